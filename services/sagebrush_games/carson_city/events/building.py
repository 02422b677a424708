"""Phase 3: buildings are bought and built, with their houses."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class BuildingBought(Event):
    """The tile of ``box`` belongs to ``seat``, which paid ``dollars``."""

    seat: Seat
    box: Box
    kind: Kind
    dollars: int


@dataclass(slots=True)
class BuildingPlanned(Event):
    """A building is to stand on ``parcel`` as soon as its house has a place; ``held``: it was bought earlier."""

    seat: Seat
    kind: Kind
    parcel: Parcel
    held: bool


@dataclass(slots=True)
class PlanDropped(Event):
    """The planned building stays in the reserve."""

    seat: Seat


@dataclass(slots=True)
class ConsentSought(Event):
    """The planned house is to stand on ``parcel``, if its owner agrees."""

    parcel: Parcel


@dataclass(slots=True)
class ConsentRefused(Event):
    """The owner does not want the house of ``builder`` on ``parcel``, this round."""

    builder: Seat
    parcel: Parcel


@dataclass(slots=True)
class BuildingBuilt(Event):
    """A held building stands on ``parcel``; its revolvers went to ``seat``."""

    seat: Seat
    kind: Kind
    parcel: Parcel
    revolvers: int


@dataclass(slots=True)
class HouseBuilt(Event):
    """The house that came with a building stands on ``parcel``."""

    parcel: Parcel


@dataclass(slots=True)
class HouseChosen(Event):
    """One house of the planned building will stand on ``parcel``, or be turned over there; more are to be chosen."""

    parcel: Parcel


@dataclass(slots=True)
class HouseTurned(Event):
    """The house on ``parcel`` became a terraced house instead of a new one."""

    parcel: Parcel


@dataclass(slots=True)
class HoldingFinished(Event):
    """``seat``, and all before it on the lower track, have had their chance to build what they hold."""

    seat: Seat
