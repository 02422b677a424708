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

    Unless ``always``, empty where nobody ever left or is missing, and the table agreed on nothing. Times are Unix
    milliseconds.
    """
    config, control, presence = applied.table.started.config, applied.platform.control, applied.platform.presence
    if not always and control == AS_STARTED and config.absence is None and not presence.missing:
        return b""
    terms = absence_terms(config)
    away = [_away(one) for one in control.seats if one.opponent]
    removable = [{"seat": seat, "at": at} for seat, at in removable_from(applied)]
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
    out = [(one.seat, one.since_ms) for one in applied.platform.control.seats if one.resigned]
    return sorted([*out, *removable_from(applied)])


def removable_from(applied: AppliedCommit) -> list[tuple[Seat, int]]:
    """The seats whose players may be removed, and from when on, Unix ms; later where the platform was down."""
    patience = absence_terms(applied.table.started.config).remove_after * SECOND
    return sorted((seat, since + patience) for seat, since in absent_since(applied).items())


def absent_since(applied: AppliedCommit) -> dict[Seat, int]:
    """The seats without their players, and since when, Unix ms: not those of players who are out for good.

    The game waits for some; a computer plays for others; the time of others was up, and they have done nothing since.
    """
    control = applied.platform.control
    awaited = dict.fromkeys(applied.people, applied.platform.moved_ms)
    away = {one.seat: one.since_ms for one in control.seats if one.opponent}
    missing = dict(applied.platform.presence.missing)
    return {seat: at for seat, at in (awaited | away | missing).items() if not control.has_resigned(seat)}
