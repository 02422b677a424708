"""The sequence of play."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.state.model import Task


@dataclass(slots=True)
class Next(Event):
    """The current task is done; ``then`` comes before what was already waiting, in this order."""

    then: tuple[Task, ...] = ()


@dataclass(slots=True)
class Interposed(Event):
    """``first`` has to be done, in this order, before the current task goes on."""

    first: tuple[Task, ...]


@dataclass(slots=True)
class RoundBegan(Event):
    """A round begins."""

    round: int


@dataclass(slots=True)
class TurnBegan(Event):
    """The turn of an owner begins."""

    seat: int


@dataclass(slots=True)
class TurnEnded(Event):
    """``seat`` passed: figures return to camp, the cards on the board go to the discard pile, in this order."""

    seat: int
    played: tuple[int, ...]


@dataclass(slots=True)
class EndTriggered(Event):
    """The game ends with ``last_round``, because of ``reason``."""

    reason: str
    last_round: int


@dataclass(slots=True)
class GameEnded(Event):
    """The last round is over."""

    reason: str
