"""Phase 2: cowboys are placed; roads are built, then and later."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Edge, Parcel
from sagebrush_games.carson_city.state.model import Box
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class PlacementBegan(Event):
    """Cowboys are placed in ``order``."""

    order: tuple[Seat, ...]


@dataclass(slots=True)
class CowboyOnBox(Event):
    """A cowboy stands on ``box``."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class CowboyOnParcel(Event):
    """A cowboy stands on ``parcel``, to buy it, or to attack or defend what is built there."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class SheriffOnBox(Event):
    """The white cowboy stands on ``box``."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class SheriffOnParcel(Event):
    """The white cowboy stands on ``parcel``, to buy it."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class CowboyOffBox(Event):
    """A cowboy on ``box`` went back to the reserve of ``seat``, which may place it elsewhere."""

    seat: Seat
    box: Box


@dataclass(slots=True)
class CowboyOffParcel(Event):
    """The cowboy on ``parcel`` went back to the reserve of ``seat``, which may place it elsewhere."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class SheriffTakenBack(Event):
    """The white cowboy went back to the reserve of ``seat``, which may place it elsewhere."""

    seat: Seat


@dataclass(slots=True)
class Passed(Event):
    """A seat places no more cowboys this round."""

    seat: Seat


@dataclass(slots=True)
class RoadBuilt(Event):
    """A road from the reserve of ``seat`` lies on ``edge``."""

    seat: Seat
    edge: Edge


@dataclass(slots=True)
class PavingFinished(Event):
    """``seat`` builds no more roads this round."""

    seat: Seat
