"""The town hall: it is drawn, placed, and held by a cowboy."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Edge, Parcel
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class TownHallDrawn(Event):
    """The town hall came out of the bag; ``seat`` places it before another tile is drawn."""

    seat: Seat


@dataclass(slots=True)
class TownRoadBuilt(Event):
    """A road from the general supply lies on ``edge``, on the way to a place for the town hall."""

    edge: Edge


@dataclass(slots=True)
class TownHallBuilt(Event):
    """The town hall stands on ``parcel``, which belongs to nobody."""

    parcel: Parcel


@dataclass(slots=True)
class TownHallTaken(Event):
    """The cowboy of ``seat`` holds the town hall until another drives it out."""

    seat: Seat
