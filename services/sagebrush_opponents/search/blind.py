"""For titles without an evaluation: nobody knows what a position is worth, so simulations play at random to the end."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar

from sagebrush_games.kernel.chance import pick
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.search.clock import Clock
from sagebrush_opponents.search.dice import Dice

TO_THE_END = 5000
"""Decisions after which a random game counts as endless, and everybody as equal."""


class BlindEvaluation:
    """Everything is worth the same."""

    final: ClassVar[Collection[type[Command]]] = ()
    free: ClassVar[Collection[type[Command]]] = ()
    idle: ClassVar[Collection[type[Command]]] = ()

    def __init__(self, decider: AnyDecider) -> None:
        self._seats = decider.config.seats

    def value(self, _state: Any, _seat: Seat) -> float:
        """Nothing."""
        return 0.0

    def sketch(self, _state: Any, _seat: Seat) -> float:
        """Nothing."""
        return 0.0

    def sketches(self, _state: Any, commands: Sequence[Command]) -> list[float]:
        """Nothing, whatever is played."""
        return [0.0] * len(commands)

    def worths(self, _state: Any) -> list[float]:
        """Nothing, for everybody."""
        return [0.0] * self._seats


class RandomPolicy:
    """Any legal command, each equally likely."""

    def __init__(self, decider: AnyDecider) -> None:
        self._decider = decider

    def remember(self) -> None:
        """Nothing."""

    def play(self, state: Any, legal: Sequence[Command], dice: Dice, _clock: Clock) -> tuple[Command, Any]:
        """The command and ``state``, changed by it."""
        command = pick(dice, "playout", legal)
        self._decider.play(state, command, dice)
        return command, state
