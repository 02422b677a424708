"""The people who are away from a game, and what follows from it, as everybody may know it."""

from typing import Any

import msgspec

from sagebrush_games.kernel.absence import absence_terms
from sagebrush_games.kernel.clocks import SECOND
from sagebrush_games.kernel.control.seats import AS_STARTED, SeatControl
from sagebrush_games.kernel.messages import Seat
from sagebrush_history.applied_commit import AppliedCommit

_json = msgspec.json.Encoder().encode


def presence_json(applied: AppliedCommit, always: bool = False) -> bytes:
    """The computers on seats that somebody left, the seats that may be removed or offered, the time of abandonment.

    Unless ``always``, empty where nobody ever left and the table agreed on nothing. Times are Unix milliseconds.
    """
    config, control = applied.table.started.config, applied.platform.control
    if not always and control == AS_STARTED and config.absence is None:
        return b""
    terms = absence_terms(config)
    away = [_away(one) for one in control.seats if one.opponent]
    removable = [{"seat": seat, "at": removable_from(applied)} for seat in applied.people]
    votes = [{"seat": seat, "against": against} for seat, against in control.votes]
    return _json(
        {
            "away": away,
            "removable": removable,
            "offerable": [{"seat": seat, "at": at} for seat, at in offerable(applied)],
            "abandoned_at": applied.abandoned_from,
            "agreed": control.agreed,
            "votes": votes,
            "terms": terms,
        }
    )


def _away(one: SeatControl) -> dict[str, Any]:
    return {"seat": one.seat, "opponent": one.opponent, "returns": not one.resigned, "since": one.since_ms}


def offerable(applied: AppliedCommit) -> list[tuple[Seat, int]]:
    """The seats that the host may offer to somebody else, and from when on, Unix ms; later where it was down."""
    patience = absence_terms(applied.table.started.config).remove_after * SECOND
    left = [
        (one.seat, one.since_ms + (not one.resigned) * patience)
        for one in applied.platform.control.seats
        if one.opponent
    ]
    return sorted([*left, *((seat, removable_from(applied)) for seat in applied.people)])


def away_since(applied: AppliedCommit, seat: Seat) -> int:
    """Since when ``seat`` is without its player, or since when the game waits, Unix ms."""
    found = applied.platform.control.of(seat)
    return found.since_ms if found is not None and found.opponent else applied.platform.moved_ms


def removable_from(applied: AppliedCommit) -> int:
    """When the others may play on without the people whom the game waits for, Unix ms; later where it was down."""
    return applied.platform.moved_ms + absence_terms(applied.table.started.config).remove_after * SECOND
