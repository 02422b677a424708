"""What a legal command would do that cannot be undone honestly: found by playing it on a copy of the state."""

from typing import Any, NamedTuple

from sagebrush_games.kernel.chance import Draw, recording, seeded
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.messages import Command

TRIAL = 0
"""The seed of a trial's chance: any one serves, since only whether something is drawn matters."""


class Flags(NamedTuple):
    """Whether a command draws chance and whether it tells somebody something hidden, automatic steps included.

    What the draws decide may reveal more; so ``reveals`` of a command that draws is that of one way they can fall.
    """

    draws: bool
    reveals: bool


def flags_of(decider: Decider[Any], state: Any, command: Command) -> Flags:
    """The flags of a legal ``command`` in ``state``, which is left alone.

    Costs a copy of the state and one play.
    """
    draws: list[Draw] = []
    events = decider.play(state.copy(), command, recording(seeded(TRIAL), draws))
    return Flags(bool(draws), decider.reveals(events))
