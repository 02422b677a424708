"""Set-up: town, mountains, buildings for sale, turn order, starting parcels; and the question of every prompt."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class TownFounded(Event):
    """The first house stands on ``parcel`` with a road on each of its four sides."""

    parcel: Parcel


@dataclass(slots=True)
class MountainsRaised(Event):
    """The mountains lie on ``parcels``, in the order of the dice."""

    parcels: tuple[Parcel, ...]


@dataclass(slots=True)
class BuildingsOffered(Event):
    """The building boxes hold ``offers``, cheapest first, after ``drawn`` came out of the bag."""

    offers: tuple[Kind | None, ...]
    drawn: tuple[Kind, ...]


@dataclass(slots=True)
class TurnOrderDrawn(Event):
    """The turn order of the set-up and of the first round."""

    order: tuple[Seat, ...]


@dataclass(slots=True)
class Asked(Event):
    """The game waits for ``seat``, which may answer with the commands of ``prompt``."""

    seat: Seat
    prompt: str


@dataclass(slots=True)
class AllAsked(Event):
    """The game waits for all of ``seats`` at once, each of which may answer with the commands of ``prompt``."""

    seats: tuple[Seat, ...]
    prompt: str


@dataclass(slots=True)
class StartingParcelChosen(Event):
    """A seat laid a property tile during set-up."""

    seat: Seat
    parcel: Parcel
