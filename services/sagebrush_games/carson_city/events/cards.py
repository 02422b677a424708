"""Characters: cards in play, what they give, sell and take."""

from dataclasses import dataclass

from sagebrush_games.carson_city.state.board import Parcel
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.messages import Event, Seat


@dataclass(slots=True)
class CharactersDealt(Event):
    """These characters are in play, each on the side that counts."""

    cards: tuple[str, ...]


@dataclass(slots=True)
class CardTurned(Event):
    """A card in play counts as its other ``side`` from now on."""

    card: str
    side: str


@dataclass(slots=True)
class ErrandRun(Event):
    """The Newspaper Boy fetches a character for ``seat``, which paid ``dollars``."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class OfferTaken(Event):
    """A character gave dollars instead of points at the end of the round."""

    seat: Seat
    dollars: int


@dataclass(slots=True)
class PointsPromised(Event):
    """A seat waits for the points of its character at the end of the round."""

    seat: Seat


@dataclass(slots=True)
class CharacterScored(Event):
    """A character gave victory points."""

    seat: Seat
    points: int


@dataclass(slots=True)
class CharacterFinished(Event):
    """The character of ``seat`` has nothing more to offer this round."""

    seat: Seat


@dataclass(slots=True)
class PointsSold(Event):
    """A character sold victory points for dollars."""

    seat: Seat
    points: int
    dollars: int


@dataclass(slots=True)
class CowboysDismissed(Event):
    """Cowboys left the reserve for the general supply, and their seat scored."""

    seat: Seat
    cowboys: int
    points: int


@dataclass(slots=True)
class RevolversBought(Event):
    """Revolvers for dollars."""

    seat: Seat
    revolvers: int
    dollars: int


@dataclass(slots=True)
class BuildingTaken(Event):
    """A character took a tile from ``box``, or out of the bag, for ``dollars``."""

    seat: Seat
    kind: Kind
    box: Box | None
    dollars: int


@dataclass(slots=True)
class TaxCollected(Event):
    """The Governor taxed ``goods``; each seat paid what stands at its place."""

    seat: Seat
    goods: str
    payments: tuple[int, ...]


@dataclass(slots=True)
class GiftOpened(Event):
    """Father Christmas threw a die, which brought dollars and cowboys."""

    seat: Seat
    die: int
    dollars: int
    cowboys: int


@dataclass(slots=True)
class HeroesStayed(Event):
    """Outlaws avoid the buildings of ``seat``, which had the Heroes, once more."""

    seat: Seat


@dataclass(slots=True)
class ParcelSold(Event):
    """A character sold ``parcel`` at once."""

    seat: Seat
    parcel: Parcel
    dollars: int


@dataclass(slots=True)
class RivalsYielded(Event):
    """The Lawyer wants ``parcel``; the cowboys of ``seats`` went back to their reserves without a duel."""

    parcel: Parcel
    seats: tuple[Seat, ...]
