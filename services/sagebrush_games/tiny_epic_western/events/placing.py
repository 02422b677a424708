"""Phase two: posse come onto spots."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class ThirdPosseStood(Event):
    """A seat has its third posse this round."""

    seat: int


@dataclass(slots=True)
class ThirdPosseWon(Event):
    """A seat will have its third posse next round."""

    seat: int


@dataclass(slots=True)
class PossePlaced(Event):
    """A token came onto a spot: 0 no side, 1 left, 2 right."""

    token: int
    spot: int
    side: int


@dataclass(slots=True)
class PosseMoved(Event):
    """A token was stood up, if wounded, and moved to another spot by a building."""

    token: int
    spot: int
    side: int
