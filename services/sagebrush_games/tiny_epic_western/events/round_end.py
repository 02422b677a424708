"""The end of a round and of the game."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class PorchMoved(Event):
    """The neutral building of ``mat`` moved from the porch into the buy zone."""

    mat: int


@dataclass(slots=True)
class RoundEnded(Event):
    """Tokens went home, new buildings onto their porches; ``thirds`` are the seats whose third posse stands."""

    thirds: tuple[int, ...]


@dataclass(slots=True)
class GameEnded(Event):
    """The game is over: six-rounds or deck-empty."""

    reason: str
