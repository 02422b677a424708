"""The state of one table, and the names of what is in the box.

Sets of parcels are ints (see ``board``); what lies in front of the seats stands in columns, one list per thing, indexed
by seat. So a copy is a few dozen slices and dictionary copies. Only ``evolve`` changes a state.
"""

from dataclasses import dataclass, field
from enum import StrEnum

from sagebrush_games.carson_city.state.board import NONE, Edge, Parcel, Parcels, has
from sagebrush_games.kernel.copying import DerivedCopy
from sagebrush_games.kernel.fields import OMIT_DEFAULT_FROM_HASH, SHARED, Slot, omit_empty_keys_from_hash
from sagebrush_games.kernel.messages import Seat

NOBODY = -1
NOWHERE = -1

MOST_SEATS = 6
"""Of any edition: commands are made once for so many seats."""


class Kind(StrEnum):
    """What can lie on a parcel: a house, a mountain, or one of the buildings."""

    __hash__ = str.__hash__  # the enum's own is slow, and tiles are looked up by kind everywhere

    HOUSE = "house"
    MOUNTAIN = "mountain"
    RANCH = "ranch"
    MINE = "mine"
    DRUGSTORE = "drugstore"
    BANK = "bank"
    SALOON = "saloon"
    HOTEL = "hotel"
    CHURCH = "church"
    PRISON = "prison"
    TERRACED_HOUSE = "terraced-house"
    GENERAL_STORE = "general-store"
    BLACKSMITH = "blacksmith"
    SCHOOL = "school"
    STATION = "station"
    TOWN_HALL = "town-hall"


FIRST_KINDS = (
    "house",
    "mountain",
    "ranch",
    "mine",
    "drugstore",
    "bank",
    "saloon",
    "hotel",
    "church",
    "prison",
    "terraced-house",
    "general-store",
    "blacksmith",
    "school",
    "station",
    "town-hall",
)
"""The kinds of release 0.1: the hash of a state always has them."""

BUILDINGS = tuple(kind for kind in Kind if kind not in (Kind.HOUSE, Kind.TERRACED_HOUSE, Kind.MOUNTAIN))


class Box(StrEnum):
    """A box of the action row that takes cowboys."""

    __hash__ = str.__hash__  # as above

    SALARY = "salary"
    AMMUNITION = "ammunition"
    ROADS = "roads"
    ROAD = "road"
    BUILDING_12 = "building-12"
    BUILDING_10 = "building-10"
    BUILDING_8 = "building-8"
    BUILDING_6 = "building-6"
    BUILDING_5 = "building-5"
    BUILDING_4 = "building-4"
    BUILDING_3 = "building-3"
    PARCEL_INCOME = "parcel-income"
    COWBOY_INCOME = "cowboy-income"
    GAMBLING = "gambling"
    PARCEL_POINTS = "parcel-points"
    COWBOY_POINTS = "cowboy-points"
    BUILDING_POINTS = "building-points"
    POINTS_5 = "points-5"
    POINTS_4 = "points-4"
    POINTS_3 = "points-3"
    POINTS_2 = "points-2"


SHELF = {
    Box.BUILDING_3: 0,
    Box.BUILDING_4: 1,
    Box.BUILDING_5: 2,
    Box.BUILDING_6: 3,
    Box.BUILDING_8: 4,
    Box.BUILDING_10: 5,
    Box.BUILDING_12: 6,
}
"""By building box: its place in ``State.offers``."""


class Phase(StrEnum):
    """Where in the game the table is."""

    __hash__ = str.__hash__  # as above

    SET_UP = "set-up"
    CHARACTERS = "characters"
    COWBOYS = "cowboys"
    ACTIONS = "actions"
    ROUND_END = "round-end"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Sheriff:
    """The white cowboy: on the card, in the reserve of ``seat``, or standing on a box or a parcel for that seat."""

    seat: Seat = NOBODY
    box: Box | None = None
    parcel: Parcel = NOWHERE

    def is_ready(self, seat: Seat) -> bool:
        """Whether ``seat`` has the white cowboy and has not placed it yet."""
        return self.seat == seat and self.box is None and self.parcel == NOWHERE


@dataclass(frozen=True, slots=True)
class Plan:
    """A building whose place is chosen and whose house is not.

    ``held``: it was bought earlier. ``asking``: the parcel about whose house the owner is being asked, or NOWHERE.
    ``houses``: the parcels chosen so far for its houses, in order; where one stood already it will be turned over.
    """

    seat: Seat
    kind: Kind
    parcel: Parcel
    held: bool
    asking: Parcel = NOWHERE
    houses: tuple[Parcel, ...] = field(default=(), metadata=OMIT_DEFAULT_FROM_HASH)


@dataclass(frozen=True, slots=True)
class TownHall:
    """The town hall: the seat whose cowboy holds it, and the seat that has just drawn it and must place it."""

    holder: Seat = NOBODY
    drawn_by: Seat = NOBODY


Place = Box | Parcel
"""Where cowboys stand: a box of the row, or a parcel."""


@dataclass(frozen=True, slots=True)
class Token:
    """Dynamite, or a no-duel token, beside the cowboy of ``seat`` on ``place``."""

    seat: Seat
    place: Place


@dataclass(frozen=True, slots=True)
class Auction:
    """What the Auctioneer sells: parcels, or the 3-guns token when there are none.

    ``dollars`` is the highest bid and ``bidder`` who made it; ``out`` have withdrawn, ``last`` was asked last.
    """

    seller: Seat
    lots: tuple[Parcel, ...] = ()
    open: bool = False
    dollars: int = 0
    bidder: Seat = NOBODY
    out: tuple[Seat, ...] = ()
    last: Seat = NOBODY


@dataclass(frozen=True, slots=True)
class Throw:
    """A duel whose dice lie on the table, by duelist in pass order, while somebody may roll again."""

    place: Place
    duelists: tuple[Seat, ...]
    dice: tuple[tuple[int, ...], ...]
    settled: bool = False  # whether everybody who may roll again has said so


@dataclass(frozen=True, slots=True)
class Effects:
    """What characters leave on the table beside dollars, cowboys and the rest; neutral where nobody has such a card."""

    errand: Seat = NOBODY  # who has the Newspaper Boy
    promised: tuple[Seat, ...] = ()  # who waits for points at the end of the round
    finished: tuple[Seat, ...] = ()  # whose character has nothing more to offer this round
    tokens: int = 0  # no-duel tokens the Singer has not placed
    sheltered: tuple[Token, ...] = ()  # where the Singer's cowboy stands with such a token
    auction: Auction | None = None
    dynamite: int = 0  # in the general supply
    holders: tuple[Seat, ...] = ()  # a seat for each dynamite token in a reserve
    charges: tuple[Token, ...] = ()  # dynamite beside cowboys
    blasted: tuple[Parcel, ...] = ()  # mines that pay three times as much this round
    throw: Throw | None = None
    defeated: tuple[Seat, ...] = ()  # whose cowboys lost the last duel and wait for the Doctor or the Undertaker
    after: Box | None = None  # the box up to which the row was resolved when they lost
    stage: str = ""  # the part of the building income in which they lost: outlaws, town-hall, attacks
    thrifty: tuple[Seat, ...] = ()  # who keeps its dynamite this round
    heroes: Seat = NOBODY  # who had the Heroes in the last round, until the outlaws have moved
    # the outlaws that have beaten cowboys this round, where that matters to a Doctor
    unbeaten: tuple[Parcel, ...] = field(default=(), metadata=OMIT_DEFAULT_FROM_HASH)
    # who builds no more roads this round
    paved: tuple[Seat, ...] = field(default=(), metadata=OMIT_DEFAULT_FROM_HASH)


def is_pinned(effects: Effects, seat: Seat, place: Place) -> bool:
    """Whether a token lies beside the cowboy of ``seat`` on ``place``, which therefore stays there."""
    tokens = effects.charges + effects.sheltered
    return tokens != () and Token(seat, place) in tokens


@dataclass(slots=True)
class State(DerivedCopy):
    """Everything on the table. Columns are indexed by seat; sets of parcels are ints.

    What came after release 0.1 stands at the end, at its default wherever nobody plays with it.
    """

    phase: Phase
    round: int  # 1 to 4, 0 during set-up
    asked: Seat  # whom the game waits for, with which prompt ("" when it does not wait)
    prompt: str
    order: list[Seat]  # the upper track: who chooses first in phase 1, by character number in phase 2
    passed: list[Seat]  # the lower track: who passed first this round
    turn: int  # starting parcels laid, or characters chosen this round

    land: list[Parcels]  # column: parcels with the seat's property tile
    claims: list[Parcels]  # column: parcels and buildings where a cowboy of the seat stands
    dollars: list[int]
    points: list[int]
    cowboys: list[int]  # column: in the personal reserve
    supply: list[int]  # column: in the general supply
    revolvers: list[int]
    roads: list[int]  # column: roads in the personal reserve
    characters: list[str]  # column: id of the character, "" before the choice
    held: list[tuple[Kind, ...]]  # column: buildings bought and not built
    refused: list[Parcels]  # column: where owners refused a house of the seat this round

    owned: Parcels  # union of ``land``
    occupied: Parcels  # union of ``tiles``
    tiles: dict[Kind, Parcels] = field(metadata=omit_empty_keys_from_hash(FIRST_KINDS))  # what lies where
    boxes: dict[Box, tuple[Seat, ...]]  # cowboys on each box, as placed
    offers: list[Kind | None]  # the buildings for sale, cheapest box first
    bag: dict[Kind, int]
    built: list[Edge]  # roads on the map, as built
    frontier: list[Edge]  # where a road could be built next, rising
    connected: Parcels  # parcels touched by a road

    guns: Seat  # who has the token of three revolvers
    sheriff: Sheriff
    plan: Plan | None
    referee: Seat  # who orders the duels of the box being resolved
    finished: int  # seats, in pass order, that have had their chance to build what they hold
    dollars_taken: bool  # the Grocer has taken the dollars instead of doubling
    doubled: Kind | None  # the kind of building the Grocer doubles
    income_paid: bool

    outlaws: Parcels
    unmoved: Parcels  # outlaws that have not moved this round
    outlaw_at: Parcel  # the outlaw that moves now, or was beaten a moment ago, or NOWHERE
    raid: int  # the last round in which outlaws arrived
    outlaw_strength: int
    outlaw_points: int  # for beating or catching one

    cards: tuple[str, ...]  # the characters in play, each on the side that counts

    # who is asked at once, each for itself; empty when ``asked`` alone is
    company: tuple[Seat, ...] = field(default=(), metadata=OMIT_DEFAULT_FROM_HASH)
    # the duel its referee called, while something is still to be settled before it
    called: Parcel = field(default=NOWHERE, metadata=OMIT_DEFAULT_FROM_HASH)
    # who took a cowboy back this round, each as often as it did
    taken_back: tuple[Seat, ...] = field(default=(), metadata=OMIT_DEFAULT_FROM_HASH)
    duel_tiles: Slot = field(default=None, metadata=OMIT_DEFAULT_FROM_HASH | SHARED)
    # what characters beyond the first seven leave on the table
    effects: Effects = field(default=Effects(), metadata=OMIT_DEFAULT_FROM_HASH)
    horses: Slot = field(default=None, metadata=OMIT_DEFAULT_FROM_HASH | SHARED)
    sheets: Slot = field(default=None, metadata=OMIT_DEFAULT_FROM_HASH | SHARED)
    hall: TownHall = field(default=TownHall(), metadata=OMIT_DEFAULT_FROM_HASH)

    @property
    def seats(self) -> range:
        """All seats of the table."""
        return range(len(self.dollars))

    def owner(self, parcel: Parcel) -> Seat:
        """The seat that owns ``parcel``, or NOBODY."""
        if has(self.owned, parcel):
            for seat, land in enumerate(self.land):
                if has(land, parcel):
                    return seat
        return NOBODY

    def kind(self, parcel: Parcel) -> Kind | None:
        """What lies on ``parcel``."""
        if has(self.occupied, parcel):
            for kind, parcels in self.tiles.items():
                if has(parcels, parcel):
                    return kind
        return None

    def seat_of(self, character: str) -> Seat:
        """The seat that has ``character`` this round, or NOBODY."""
        return self.characters.index(character) if character in self.characters else NOBODY

    def held_hall(self, seat: Seat) -> Parcels:
        """The parcel of the town hall when ``seat`` holds it, else none."""
        return self.tiles[Kind.TOWN_HALL] if self.hall.holder == seat else NONE

    def claimants(self, parcel: Parcel) -> list[Seat]:
        """The seats with a cowboy on ``parcel``, the white one aside."""
        return [seat for seat, claims in enumerate(self.claims) if has(claims, parcel)]
