"""Preparation: who sits where, with which boss, and what lies on the table."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class SeatsPlaced(Event):
    """The dealer of the first round, and the mat of each owner; no mats where the seats choose them."""

    dealer: int
    mats: tuple[int, ...]


@dataclass(slots=True)
class MatTaken(Event):
    """``owner`` plays the colour of ``mat`` and sits at it."""

    owner: int
    mat: int


@dataclass(slots=True)
class BossTaken(Event):
    """``seat`` plays with ``boss``, dealt or chosen."""

    seat: int
    boss: int


@dataclass(slots=True)
class BuildingDrawn(Event):
    """A building from the deck lies in the buy zone of ``mat``."""

    mat: int
    building: int


@dataclass(slots=True)
class PorchFilled(Event):
    """A building from the deck lies on the neutral porch of ``mat``."""

    mat: int
    building: int
