"""What a legal command would do: draw, reveal, hand the turn on. Found by playing it on a copy of the state."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Decider, R, S, V
from sagebrush_games.kernel.messages import Command, Event


class Flags(NamedTuple):
    """What comes first of the things that cannot be undone: a draw of chance, or something hidden shown to somebody.

    Automatic steps are included. Neither: the command draws nothing and reveals nothing. What follows the first of
    these depends on it, so nobody can know it before: then ``hands_on`` is None. Else it says whether the game waits
    for the seat no more: for others, or for nobody because it is over.
    """

    draws: bool
    reveals: bool
    hands_on: bool | None = None

    @property
    def is_final(self) -> bool:
        """Whether the command draws or reveals, so that it cannot be taken back."""
        return self.draws or self.reveals


DRAWS = Flags(draws=True, reveals=False)
REVEALS = Flags(draws=False, reveals=True)


class _Drawn(Exception):
    """The command on trial draws."""


def flags_of(decider: Decider[R, S, V], state: S, command: Command) -> Flags:
    """The flags of a legal ``command`` in ``state``, which is left alone.

    Costs a copy of the state and a play up to the first draw or revelation.
    """
    after = state.copy()
    try:
        if any(map(decider.reveals, _trial(decider, after, command, _stop))):
            return REVEALS
    except _Drawn:
        return DRAWS
    hands_on = all(seat != command.seat for seat, _ in decider.awaited(after))
    return Flags(draws=False, reveals=False, hands_on=hands_on)


def _trial(decider: Decider[R, S, V], state: S, command: Command, chance: Chance) -> Iterator[Sequence[Event]]:
    """The events of ``command``, then of each step after it."""
    events = decider.decide(state, command, chance)
    decider.apply(state, events)
    yield events
    yield from decider.steps(state, chance)


def _stop(_purpose: str, _n: int) -> int:
    raise _Drawn
