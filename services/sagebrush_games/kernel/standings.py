"""The final ranking of a game that somebody left for good: behind all that stayed."""

from collections.abc import Sequence

from sagebrush_games.kernel.control.messages import ABSENT, RESIGNED
from sagebrush_games.kernel.control.seats import Control
from sagebrush_games.kernel.messages import Outcome, Standing


def ranked_behind(control: Control, outcome: Outcome | None) -> Outcome | None:
    """``outcome`` with the seats that resigned behind all others; each group keeps its order and its ties."""
    if outcome is None or not control.resigned():
        return outcome
    stayed = [one for one in outcome.ranking if not control.has_resigned(one.seat)]
    resigned = [one for one in outcome.ranking if control.has_resigned(one.seat)]
    return Outcome(outcome.reason, (*_placed(stayed, 0), *_placed(resigned, len(stayed))))


def _placed(group: Sequence[Standing], ahead: int) -> list[Standing]:
    """The standings of ``group``, behind ``ahead`` others."""
    return [
        Standing(one.seat, one.score, ahead + 1 + sum(other.place < one.place for other in group), one.tie_break)
        for one in group
    ]


def ranked_by_staying(control: Control, seats: int) -> tuple[Standing, ...]:
    """The ranking of a game that ended because people resigned or were absent: who stayed, then the others."""
    if control.ended not in (RESIGNED, ABSENT):
        return ()
    stayed = [seat for seat in range(seats) if not control.has_resigned(seat)]
    resigned = control.resigned()
    first = [Standing(seat, 0, 1) for seat in stayed]
    return (*first, *(Standing(seat, 0, len(stayed) + 1) for seat in resigned))
