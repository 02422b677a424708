"""Phase 1: characters and what they give at once."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class RoundBegan(Event):
    """Characters are chosen in ``order``."""

    round: int
    order: tuple[Seat, ...]


@dataclass(slots=True)
class CharacterChosen(Event):
    """A seat took a character."""

    seat: Seat
    character: str


@dataclass(slots=True)
class SheriffTaken(Event):
    """The white cowboy joined the reserve of ``seat``."""

    seat: Seat


@dataclass(slots=True)
class DollarsReceived(Event):
    """A character gave dollars."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class GrocerPaid(Event):
    """The Grocer gave dollars instead of doubling."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class IncomeDoubled(Event):
    """The Grocer doubles all buildings of ``kind`` that ``seat`` owns."""

    seat: Seat
    kind: Kind


@dataclass(slots=True)
class RoadsReceived(Event):
    """A character gave roads."""

    seat: Seat
    roads: int


@dataclass(slots=True)
class ParcelGranted(Event):
    """A character gave ``parcel`` for nothing."""

    seat: Seat
    parcel: Parcel


@dataclass(slots=True)
class CowboysHired(Event):
    """Cowboys went from the general supply to the reserve for ``dollars``."""

    seat: Seat
    cowboys: int
    dollars: int


@dataclass(slots=True)
class OfferDeclined(Event):
    """A seat did without what it was offered."""

    seat: Seat
