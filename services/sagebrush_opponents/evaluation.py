"""What positions are worth: what a title gives to the opponents that look ahead, and where each title's is found."""

from collections.abc import Collection, Mapping, Sequence
from typing import Any, Protocol

from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Seat
from sagebrush_opponents.carson_city import CarsonCityEvaluation
from sagebrush_opponents.sierra_west import SierraWestEvaluation
from sagebrush_opponents.tiny_epic_western import TinyEpicWesternEvaluation
from sagebrush_opponents.weights import Weights


class Evaluation(Protocol):
    """What a title's positions are worth."""

    @property
    def final(self) -> Collection[type[Command]]:
        """Commands that are judged before the automatic steps after them."""

    @property
    def free(self) -> Collection[type[Command]]:
        """Commands that answer no question: the seat is asked the same again."""

    @property
    def idle(self) -> Collection[type[Command]]:
        """Commands that never better a position, so that nobody thinks about them while there are others."""

    def value(self, state: Any, seat: Seat) -> float:
        """How good ``state`` is for ``seat``, in units of the title's own."""

    def sketch(self, state: Any, seat: Seat) -> float:
        """A cheaper guess at the same, good enough to tell which of many commands deserve a closer look."""

    def sketches(self, state: Any, commands: Sequence[Command]) -> Sequence[float | None]:
        """What ``sketch`` would say after each of a seat's commands, without playing it; None where only playing tells.

        What the game does by itself after the command need not be foreseen.
        """

    def worths(self, state: Any) -> Sequence[float]:
        """The points that everybody may hope for at the end: by seat, then of a rival that the box plays, if any."""


class MakesEvaluation(Protocol):
    """What makes the evaluation of a title."""

    def __call__(self, decider: AnyDecider, weights: Weights | None = None, /) -> Evaluation:
        """That for a table; with the weights written by hand unless there are others."""


EVALUATIONS: Mapping[str, MakesEvaluation] = {
    "carson-city": CarsonCityEvaluation,
    "sierra-west": SierraWestEvaluation,
    "tiny-epic-western": TinyEpicWesternEvaluation,
}
"""What makes the evaluation for a table, by title."""


def sensible(evaluation: Evaluation, legal: Sequence[Command]) -> Sequence[Command]:
    """``legal`` without idle commands, unless there is nothing else."""
    return [command for command in legal if type(command) not in evaluation.idle] or legal
