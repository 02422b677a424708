"""A table on which a test arranges what it needs, by events alone; parcels go by name: column letter, row number."""

from collections.abc import Sequence
from typing import Any, TypeVar

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.events.building import BuildingBought, BuildingBuilt, HouseBuilt
from sagebrush_games.carson_city.events.characters import (
    CharacterChosen,
    CowboysHired,
    DollarsReceived,
    ParcelGranted,
    RoadsReceived,
    RoundBegan,
    SheriffTaken,
)
from sagebrush_games.carson_city.events.placement import (
    CowboyOnBox,
    CowboyOnParcel,
    Passed,
    PlacementBegan,
    RoadBuilt,
    SheriffOnBox,
)
from sagebrush_games.carson_city.events.preparation import (
    BuildingsOffered,
    MountainsRaised,
    TownFounded,
    TurnOrderDrawn,
)
from sagebrush_games.carson_city.events.row import ActionsBegan
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawsArrived
from sagebrush_games.carson_city.expansions.outlaws.raid import points
from sagebrush_games.carson_city.state.board import parcel_at
from sagebrush_games.carson_city.state.model import NOBODY, Box, Kind
from sagebrush_games.kernel.chance import Chance, scripted
from sagebrush_games.kernel.conformance import refused
from sagebrush_games.kernel.messages import Command, Config, Event, Seat

ANNA, BILL, CORA, DAVE, EMMA, FRED = range(6)
CALM = ("banker", "settler", "captain", "sheriff", "chinese-worker", "mercenary")
"""Characters whose effect is over when they are chosen: who sits where until a test says otherwise."""
SHELF = (Kind.RANCH, Kind.MINE, Kind.SALOON, Kind.BANK, Kind.HOTEL, Kind.RANCH, Kind.MINE)
"""The buildings for sale, cheapest first, until a test says otherwise."""

E = TypeVar("E", bound=Event)


def at(name: str) -> int:
    """The parcel called ``C4``: third column, fourth row."""
    return parcel_at(int(name[1]) - 1, "ABCDEFGH".index(name[0]))


def parcels(names: str) -> tuple[int, ...]:
    """The parcels of ``"C4 D4"``."""
    return tuple(map(at, names.split()))


def dice(*pips: int) -> Chance:
    """Dice that fall as written; out of the bag comes its first tile."""
    fall = scripted(*(pip - 1 for pip in pips))
    return lambda purpose, n: 0 if purpose == "bag" else fall(purpose, n)


NO_DICE = dice()


BIG_BOX = "big-box"


def config(seats: int, *variants: str, edition: str = "2009", **options: str | int | bool) -> Config:
    """A table, of the 2009 edition unless a test says otherwise."""
    return Config("carson-city", edition, seats, variants, options or None)


def of(kind: type[E], events: Sequence[Event]) -> list[E]:
    """The events of one class."""
    return [event for event in events if isinstance(event, kind)]


class Table:
    """Round 1, the town on D4, nothing else on the map, everybody with a starting kit and a calm character."""

    def __init__(self, seats: int = 2, *variants: str, edition: str = "2009", **options: str | int | bool) -> None:
        self.decider = TITLE.build(config(seats, *variants, edition=edition, **options))
        self.rules = self.decider.rules
        self.everybody = tuple(range(seats))
        self.state = self.decider.fold([TownFounded(at("D4")), TurnOrderDrawn(self.everybody)])
        self.shelf(*SHELF).round(1)

    def given(self, *events: Event) -> "Table":
        """The table after ``events``."""
        self.decider.apply(self.state, events)
        return self

    def round(self, number: int) -> "Table":
        """The table in that round, characters chosen."""
        self.given(RoundBegan(number, self.everybody))
        for seat in self.everybody:
            self.given(CharacterChosen(seat, CALM[seat]))
        return self

    def character(self, seat: Seat, character: str) -> "Table":
        """``seat`` has ``character``, without its immediate effect; who had it gets the other one."""
        if character in self.state.characters:
            self.given(CharacterChosen(self.state.characters.index(character), self.state.characters[seat]))
        return self.given(CharacterChosen(seat, character))

    def sheriff(self, seat: Seat, box: Box | None = None) -> "Table":
        """``seat`` is the Sheriff, the white cowboy in its reserve or on a box."""
        self.character(seat, "sheriff").given(SheriffTaken(seat))
        return self if box is None else self.given(SheriffOnBox(seat, box))

    def shelf(self, *kinds: Kind | None) -> "Table":
        """The buildings for sale, cheapest first."""
        return self.given(BuildingsOffered(kinds, ()))

    def owns(self, seat: Seat, names: str) -> "Table":
        """Property tiles of ``seat``."""
        return self.given(*(ParcelGranted(seat, parcel) for parcel in parcels(names)))

    def houses(self, names: str) -> "Table":
        """Houses."""
        return self.given(*(HouseBuilt(parcel) for parcel in parcels(names)))

    def mountains(self, names: str) -> "Table":
        """Mountains."""
        return self.given(MountainsRaised(parcels(names)))

    def built(self, seat: Seat, kind: Kind, names: str) -> "Table":
        """Buildings of ``seat`` on parcels of its own, with their revolvers."""
        revolvers = self.rules.buildings[kind].revolvers
        for parcel in parcels(names):
            self.holds(seat, kind)
            self.given(ParcelGranted(seat, parcel), BuildingBuilt(seat, kind, parcel, revolvers))
        return self

    def holds(self, seat: Seat, *kinds: Kind) -> "Table":
        """Buildings in the reserve of ``seat``."""
        offers = tuple(self.state.offers)
        for kind in kinds:
            self.given(BuildingBought(seat, Box.BUILDING_3, kind, 0), BuildingsOffered(offers, ()))
        return self

    def dollars(self, seat: Seat, dollars: int) -> "Table":
        """``seat`` has so many dollars."""
        return self.given(DollarsReceived(seat, dollars - self.state.dollars[seat]))

    def reserve(self, seat: Seat, cowboys: int) -> "Table":
        """``seat`` has so many cowboys in its reserve; the supply gives or takes the difference."""
        return self.given(CowboysHired(seat, cowboys - self.state.cowboys[seat], 0))

    def roads(self, seat: Seat, roads: int) -> "Table":
        """``seat`` has so many roads in its reserve."""
        return self.given(RoadsReceived(seat, roads - self.state.roads[seat]))

    def road(self, *edges: int) -> "Table":
        """Roads on the map."""
        for edge in edges:
            self.given(RoadsReceived(ANNA, 1), RoadBuilt(ANNA, edge))
        return self

    def on_box(self, box: Box, *seats: Seat) -> "Table":
        """Cowboys on a box, from the supply of their seats."""
        for seat in seats:
            self.given(CowboysHired(seat, 1, 0), CowboyOnBox(seat, box))
        return self

    def on_parcels(self, names: str, *seats: Seat) -> "Table":
        """A cowboy of each of ``seats`` on each parcel, from the supply."""
        for parcel in parcels(names):
            for seat in seats:
                self.given(CowboysHired(seat, 1, 0), CowboyOnParcel(seat, parcel))
        return self

    def outlaws(self, names: str, strength: int = 8) -> "Table":
        """Outlaws that came and moved in this round."""
        self.given(OutlawsArrived(1, strength - 7, strength, points(self.rules, strength), parcels(names)))
        self.state.unmoved = 0
        return self

    def choosing(self, number: int = 1) -> "Table":
        """The table at the beginning of a round, when the first seat is asked for a character."""
        self.given(RoundBegan(number, self.everybody)).goes_on()
        return self

    def takes(self, character: str, chance: Chance = NO_DICE) -> list[Event]:
        """What happens when who is asked takes ``character``."""
        return self.play(ChooseCharacter(self.asked()[0], character), chance)

    def placing(self, *order: Seat) -> list[Event]:
        """What happens until the first decision of phase 2."""
        self.given(PlacementBegan(order or self.everybody))
        return self.goes_on()

    def resolving(self, *passes: Seat, chance: Chance = NO_DICE) -> list[Event]:
        """What happens after all have passed in this order, until somebody is asked."""
        return self.passed(*passes).goes_on(chance)

    def passed(self, *passes: Seat) -> "Table":
        """The table when all have passed in this order."""
        return self.given(*map(Passed, passes or self.everybody), ActionsBegan())

    def goes_on(self, chance: Chance = NO_DICE) -> list[Event]:
        """What happens by itself until somebody is asked."""
        played: list[Event] = []
        while events := self.decider.book.advance(self.rules, self.state, chance):
            self.given(*events)
            played += events
        return played

    def play(self, command: Command, chance: Chance = NO_DICE) -> list[Event]:
        """What a command and the steps after it cause."""
        return self.decider.play(self.state, command, chance)

    def asked(self) -> tuple[Seat, str]:
        """Whom the game waits for, with which prompt."""
        return next(iter(self.decider.awaited(self.state)), (NOBODY, ""))

    def offers(self, kind: type[Command], seat: Seat | None = None) -> list[Any]:
        """The legal commands of one class, of whom the game waits for."""
        legal = self.decider.legal(self.state, self.asked()[0] if seat is None else seat)
        return [command for command in legal if isinstance(command, kind)]

    def refused(self, command: Command) -> str | None:
        """The code of the refusal, or None."""
        return refused(self.decider, self.state, command)

    def income(self, name: str) -> int:
        """Dollars the tile on a parcel shows."""
        dollars: int = self.rules.tile_income(self.rules, self.state, at(name))
        return dollars
