"""What a legal command would do that cannot be undone honestly: found by playing it on a copy of the state."""

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command, Event


class Flags(NamedTuple):
    """What comes first of the things that cannot be undone: a draw of chance, or something hidden shown to somebody.

    Automatic steps are included. Neither: the command draws nothing and reveals nothing. What follows the first of
    these depends on it, so nobody can know it before.
    """

    draws: bool
    reveals: bool


NEITHER = Flags(draws=False, reveals=False)
DRAWS = Flags(draws=True, reveals=False)
REVEALS = Flags(draws=False, reveals=True)


class _Drawn(Exception):
    """The command on trial draws."""


def flags_of(decider: Decider[Any], state: Any, command: Command) -> Flags:
    """The flags of a legal ``command`` in ``state``, which is left alone.

    Costs a copy of the state and a play up to the first draw or revelation.
    """
    try:
        revealing = any(map(decider.reveals, _trial(decider, state.copy(), command, _stop)))
    except _Drawn:
        return DRAWS
    return REVEALS if revealing else NEITHER


def _trial(decider: Decider[Any], state: Any, command: Command, chance: Chance) -> Iterator[Sequence[Event]]:
    """The events of ``command``, then of each step after it."""
    events = decider.decide(state, command, chance)
    decider.apply(state, events)
    yield events
    yield from decider.steps(state, chance)


def _stop(_purpose: str, _n: int) -> int:
    raise _Drawn
