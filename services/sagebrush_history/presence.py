"""The people who are away from a game, and what follows from it, as everybody may know it."""

import msgspec

from sagebrush_games.kernel.absence import absence_terms
from sagebrush_games.kernel.clocks import SECOND
from sagebrush_games.kernel.control import AS_STARTED
from sagebrush_history.applied_commit import AppliedCommit

_json = msgspec.json.Encoder().encode


def presence_json(applied: AppliedCommit) -> bytes:
    """The computers on seats that somebody left, the seats that may be removed, and the time of abandonment.

    Empty where nobody ever left and the table agreed on nothing. Times are Unix milliseconds.
    """
    config, control = applied.table.started.config, applied.platform.control
    if control == AS_STARTED and config.absence is None:
        return b""
    terms = absence_terms(config)
    away = [{"seat": one.seat, "opponent": one.opponent, "returns": not one.resigned} for one in control.seats]
    removable = [{"seat": seat, "at": removable_from(applied)} for seat in applied.people]
    votes = [{"seat": seat, "against": against} for seat, against in control.votes]
    return _json(
        {
            "away": [one for one in away if one["opponent"]],
            "removable": removable,
            "abandoned_at": applied.abandoned_from,
            "agreed": control.agreed,
            "votes": votes,
            "terms": terms,
        }
    )


def removable_from(applied: AppliedCommit) -> int:
    """When the others may play on without the people whom the game waits for, Unix ms; later where it was down."""
    return applied.platform.moved_ms + absence_terms(applied.table.started.config).remove_after * SECOND
