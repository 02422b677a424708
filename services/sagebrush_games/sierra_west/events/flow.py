"""The sequence of play."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


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
