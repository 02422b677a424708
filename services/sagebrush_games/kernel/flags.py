"""What a legal command would do that cannot be undone honestly: found by playing it on a copy of the state."""

from typing import Any, NamedTuple

from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command


class Flags(NamedTuple):
    """Whether a command, automatic steps included, draws chance; and whether it shows somebody something hidden.

    ``reveals`` is about commands that draw nothing: what else a draw brings to light, nobody can know before it.
    """

    draws: bool
    reveals: bool


DRAWS = Flags(draws=True, reveals=False)


class _Drawn(Exception):
    """The command on trial draws."""


def flags_of(decider: Decider[Any], state: Any, command: Command) -> Flags:
    """The flags of a legal ``command`` in ``state``, which is left alone.

    Costs a copy of the state and a play up to the first draw.
    """
    try:
        events = decider.play(state.copy(), command, _stop)
    except _Drawn:
        return DRAWS
    return Flags(draws=False, reveals=decider.reveals(events))


def _stop(_purpose: str, _n: int) -> int:
    raise _Drawn
