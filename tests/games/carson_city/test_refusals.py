"""Every refusal of the title, provoked once; the chapters provoke most of them again in their own light."""

from collections.abc import Callable

import pytest

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.buy_points import BuyPoints
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.fight_duel import FightDuel
from sagebrush_games.carson_city.actions.hire_cowboys import HireCowboys
from sagebrush_games.carson_city.actions.occupy_town_hall import OccupyTownHall
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.pay_excess import PayExcess
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.actions.place_town_hall import LayTownRoad
from sagebrush_games.carson_city.actions.take_back import TakeBackFromBox, TakeBackFromParcel
from sagebrush_games.carson_city.events.building import BuildingPlanned, ConsentRefused
from sagebrush_games.carson_city.events.placement import CowboyOffBox, CowboyOnBox
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.round_end import GameEnded
from sagebrush_games.carson_city.events.town_hall import TownHallBuilt, TownHallTaken
from sagebrush_games.carson_city.expansions.horses.actions.double_ranch import DoubleRanch
from sagebrush_games.carson_city.expansions.horses.actions.place_in_corral import PlaceInCorral
from sagebrush_games.carson_city.expansions.horses.actions.put_horse import PutHorse
from sagebrush_games.carson_city.expansions.horses.events import HorsesDealt
from sagebrush_games.carson_city.expansions.new_beginning.actions.write_line import WriteLine
from sagebrush_games.carson_city.expansions.new_beginning.events import LineWritten, SheetsHanded
from sagebrush_games.carson_city.expansions.outlaws.actions.fight_next import FightNext
from sagebrush_games.carson_city.expansions.outlaws.actions.move_outlaw import MoveOutlaw
from sagebrush_games.carson_city.expansions.outlaws.actions.place_on_outlaw import PlaceOnOutlaw
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawCalled
from sagebrush_games.carson_city.expansions.strongest.actions.choose_tile import ChooseTile
from sagebrush_games.carson_city.expansions.strongest.events import TilesDealt
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from sagebrush_games.kernel.messages import AUTOMATON, Command, Event
from sagebrush_games.kernel.refusal import GAME_OVER, NOT_AWAITED, NOT_NOW, Refusal
from tests.games.carson_city.characters.refused import CASES as CHARACTER_CASES
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, SHELF, Table, at, parcels
from tests.sentences import codes

Case = tuple[Table, Command]


def asked(table: Table, prompt: str, command: Command) -> Case:
    """``command`` at a moment when Anna is asked for ``prompt``."""
    return table.given(Asked(ANNA, prompt)), command


def placing(table: Table, command: Command) -> Case:
    """``command`` while cowboys are placed."""
    table.placing()
    return table, command


def resolving(table: Table, command: Command) -> Case:
    """``command`` at the first question of the action row."""
    table.resolving()
    return table, command


def planned(table: Table, command: Command, *then: Event) -> Case:
    """``command`` while Anna's hotel on E5 waits for the place of its house, after ``then``."""
    table.owns(ANNA, "E5").holds(ANNA, Kind.HOTEL).given(BuildingPlanned(ANNA, Kind.HOTEL, at("E5"), False))
    return asked(table.given(*then), "house", command)


def without_gambling(command: Command) -> Case:
    """``command`` while Anna places cowboys on an action row that lacks a box of other editions."""
    table, _ = placing(Table(), command)
    del table.state.boxes[Box.GAMBLING]
    return table, command


def restless(command: Command) -> Case:
    """``command`` after Anna has taken back ten cowboys this round."""
    table = Table(2, "kit-carson").on_box(Box.SALARY, ANNA)
    table.placing()
    table.given(*[CowboyOnBox(ANNA, Box.SALARY), CowboyOffBox(ANNA, Box.SALARY)] * 10)
    return asked(table, "place", command)


def holding_hall(command: Command) -> Case:
    """``command`` while Anna's cowboy holds the town hall on E5 and cowboys may be shifted."""
    table = Table(2, "kit-carson", edition=BIG_BOX).given(TownHallBuilt(at("E5"))).on_parcels("E5", ANNA)
    return placing(table.given(TownHallTaken(ANNA)), command)


def choosing_tile(command: Command) -> Case:
    """``command`` while Anna chooses a duel tile."""
    table = Table(2, "law-of-the-strongest").given(*(TilesDealt(seat, (0, 1, 2, 3, 4, 5)) for seat in (ANNA, BILL)))
    return resolving(table.on_box(Box.ROADS, ANNA, BILL), command)


def wading(command: Command) -> Case:
    """``command`` while Anna, who has one road, places cowboys and the river flows past the town."""
    return placing(Table(2, "carson-river", river="A3 B3 C3 D3 E3 F3 G3 H3").roads(ANNA, 1), command)


def stabling(command: Command) -> Case:
    """``command`` while Anna places cowboys and has two horses."""
    return placing(Table(2, "horses").given(HorsesDealt((2, 2), 21)), command)


def ranching(command: Command) -> Case:
    """``command`` while Anna, without a ranch on A1, is asked which of her ranches pays double."""
    return asked(Table(2, "horses").given(HorsesDealt((2, 2), 21)), "ranches", command)


def writing(command: Command) -> Case:
    """``command`` while Anna writes the last line of her sheet, with 38 dollars less 32 left."""
    table = Table(2, "new-beginning").given(SheetsHanded(("cowboys", "parcels", "dollars"), (38, 38)))
    return asked(table.given(LineWritten(ANNA, 5), LineWritten(ANNA, 4)), "sheet", command)


def moving(command: Command) -> Case:
    """``command`` while the outlaw on A2 moves, which should go to A1."""
    table = Table(2, "outlaws").built(BILL, Kind.HOTEL, "A1").outlaws("A2").given(OutlawCalled(at("A2")))
    return table.given(Asked(AUTOMATON, "outlaw-move")), command


def outlaw() -> Table:
    return Table(2, "outlaws").outlaws("A1")


def big_box() -> Table:
    return Table(edition=BIG_BOX)


TWELVE = "A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2"
TWENTY = "A8 B8 C8 D8 E8 F8 G8 H8 A7 B7 C7 D7 E7 F7 G7 H7 A6 B6 C6"

CASES: dict[str, Callable[[], Case]] = {
    **CHARACTER_CASES,
    "already-there": lambda: placing(Table().on_box(Box.ROADS, ANNA), PlaceOnBox(ANNA, Box.ROADS)),
    "box-closed": lambda: placing(Table().round(2), PlaceOnBox(ANNA, Box.POINTS_2)),
    "building-protected": lambda: placing(
        big_box().built(BILL, Kind.CHURCH, "B2").built(BILL, Kind.HOTEL, "A1"), Attack(ANNA, at("A1"))
    ),
    "character-taken": lambda: asked(Table(), "character", ChooseCharacter(ANNA, "settler")),
    "game-over": lambda: (Table().given(GameEnded()), Pass(ANNA)),
    "house-not-enclosed": lambda: planned(big_box(), TurnHouse(ANNA, at("D4"))),
    "no-cowboy": lambda: placing(Table().sheriff(ANNA).reserve(ANNA, 0), PlaceOnBox(ANNA, Box.SALARY)),
    "no-cowboy-in-supply": lambda: asked(Table().reserve(ANNA, 8), "captain", HireCowboys(ANNA, 3)),
    "no-cowboy-there": lambda: resolving(Table().on_parcels("A1", ANNA), BuyParcel(ANNA, at("A2"))),
    "no-duel-there": lambda: resolving(Table().on_parcels("A1 A3", ANNA, BILL), FightDuel(ANNA, at("A2"))),
    "no-fight-there": lambda: asked(outlaw(), "outlaw-fight", FightNext(ANNA, at("A2"))),
    "no-horse-now": lambda: stabling(PutHorse(ANNA, 1)),
    "no-crossing-road": lambda: asked(
        big_box().owns(ANNA, "E5").holds(ANNA, Kind.STATION), "held", BuildHeld(ANNA, Kind.STATION, at("E5"))
    ),
    "no-house-there": lambda: planned(big_box(), TurnHouse(ANNA, at("C3"))),
    "no-house-left": lambda: planned(Table().houses(TWENTY), PlaceHouse(ANNA, at("C3"))),
    "no-outlaw-there": lambda: placing(outlaw(), PlaceOnOutlaw(ANNA, at("A2"))),
    "no-place-for-the-house": lambda: asked(
        Table().houses(TWENTY).owns(ANNA, "E5").holds(ANNA, Kind.HOTEL), "held", BuildHeld(ANNA, Kind.HOTEL, at("E5"))
    ),
    "no-property-tile": lambda: asked(Table().owns(ANNA, TWELVE), "settler", ChooseParcel(ANNA, at("H8"))),
    "no-ranch-to-double": lambda: ranching(DoubleRanch(ANNA, at("A1"))),
    "no-road": lambda: planned(Table(), PlaceHouse(ANNA, at("A1"))),
    "no-road-in-reserve": lambda: placing(Table().roads(ANNA, 0), BuildRoad(ANNA, SIDES[at("D3")][1])),
    "no-second-road": lambda: wading(BuildRoad(ANNA, SIDES[at("D3")][1])),
    "no-sheriff": lambda: placing(Table(), PlaceSheriffOnBox(ANNA, Box.SALARY)),
    "no-such-character": lambda: asked(Table(), "character", ChooseCharacter(ANNA, "undertaker")),
    "no-such-corral": lambda: stabling(PlaceInCorral(ANNA, 6)),
    "no-such-edge": lambda: placing(Table(), BuildRoad(ANNA, 144)),
    "no-such-number": lambda: resolving(Table().on_box(Box.POINTS_5, ANNA), BuyPoints(ANNA, 0)),
    "no-such-parcel": lambda: placing(Table(), PlaceOnParcel(ANNA, 64)),
    "holds-town-hall": lambda: holding_hall(TakeBackFromParcel(ANNA, at("E5"))),
    "no-town-hall": lambda: placing(big_box(), OccupyTownHall(ANNA)),
    "not-held": lambda: asked(Table().owns(ANNA, "A1"), "held", BuildHeld(ANNA, Kind.RANCH, at("A1"))),
    "not-now": lambda: placing(Table(), PayExcess(ANNA, 10)),
    "not-this-outlaw": lambda: moving(MoveOutlaw(AUTOMATON, at("A3"), parcels("A1"))),
    "not-your-building": lambda: placing(Table().built(BILL, Kind.HOTEL, "A1"), Defend(ANNA, at("A1"))),
    "not-your-parcel": lambda: asked(
        Table().owns(BILL, "A1").holds(ANNA, Kind.RANCH), "held", BuildHeld(ANNA, Kind.RANCH, at("A1"))
    ),
    "not-your-turn": lambda: placing(Table(), Pass(BILL)),
    "nothing-for-sale": lambda: placing(Table().shelf(*SHELF[:6], None), PlaceOnBox(ANNA, Box.BUILDING_12)),
    "nothing-to-double": lambda: asked(Table().built(ANNA, Kind.MINE, "A1"), "doubling", DoubleIncome(ANNA, Kind.MINE)),
    "nothing-to-steal": lambda: placing(Table().built(BILL, Kind.PRISON, "A1"), Attack(ANNA, at("A1"))),
    "no-such-tile": lambda: choosing_tile(ChooseTile(ANNA, 6)),
    "not-placed": lambda: placing(Table(2, "kit-carson"), TakeBackFromBox(ANNA, Box.ROADS)),
    "order-without-effect": lambda: asked(outlaw().on_parcels("A1", ANNA), "outlaw-fight", FightNext(ANNA, at("A1"))),
    "outlaw-there": lambda: placing(outlaw(), PlaceOnParcel(ANNA, at("A1"))),
    "over-budget": lambda: writing(WriteLine(ANNA, 7)),
    "own-building": lambda: placing(Table().built(ANNA, Kind.HOTEL, "A1"), Attack(ANNA, at("A1"))),
    "owner-refused": lambda: planned(
        Table().owns(BILL, "C3"), PlaceHouse(ANNA, at("C3")), ConsentRefused(ANNA, at("C3"))
    ),
    "parcel-occupied": lambda: planned(Table(), PlaceHouse(ANNA, at("D4"))),
    "parcel-owned": lambda: placing(Table().owns(BILL, "A1"), PlaceOnParcel(ANNA, at("A1"))),
    "river-there": lambda: placing(Table(2, "carson-river"), PlaceOnParcel(ANNA, at("A3"))),
    "road-not-joined": lambda: placing(Table(), BuildRoad(ANNA, 0)),
    "road-there": lambda: placing(Table(), BuildRoad(ANNA, SIDES[at("D4")][0])),
    "school-on-this-bank": lambda: asked(
        Table(2, "carson-river", edition=BIG_BOX)
        .built(BILL, Kind.SCHOOL, "H8")
        .owns(ANNA, "G8")
        .road(71)
        .houses("A8")
        .holds(ANNA, Kind.SCHOOL),
        "held",
        BuildHeld(ANNA, Kind.SCHOOL, at("G8")),
    ),
    "sheriff-needs-free-place": lambda: placing(
        Table().sheriff(ANNA).on_box(Box.SALARY, BILL), PlaceSheriffOnBox(ANNA, Box.SALARY)
    ),
    "no-such-box": lambda: without_gambling(PlaceOnBox(ANNA, Box.GAMBLING)),
    "sheriff-there": lambda: placing(Table().sheriff(BILL, Box.ROADS), PlaceOnBox(ANNA, Box.ROADS)),
    "shifted-enough": lambda: restless(TakeBackFromBox(ANNA, Box.SALARY)),
    "too-expensive": lambda: resolving(Table().on_box(Box.POINTS_5, ANNA), BuyPoints(ANNA, 4)),
    "too-far": lambda: asked(
        big_box().mountains("B2 C2 D2 B3 C3 D3 E3 B4 C4 E4 B5 C5 D5 E5"),
        "town-hall-road",
        LayTownRoad(ANNA, SIDES[at("C4")][0]),
    ),
    "town-hall-there": lambda: placing(big_box().given(TownHallBuilt(at("A1"))), PlaceOnParcel(ANNA, at("A1"))),
    "wrong-payment": lambda: asked(Table().character(ANNA, "sheriff").dollars(ANNA, 28), "excess", PayExcess(ANNA, 9)),
    "wrong-targets": lambda: moving(MoveOutlaw(AUTOMATON, at("A2"), parcels("A2"))),
}


@pytest.mark.parametrize("code", CASES)
def test_the_refusal_has_this_code(code: str) -> None:
    table, command = CASES[code]()
    assert table.refused(command) == code


def test_the_white_cowboy_stands_on_no_box_that_the_row_lacks() -> None:
    table, command = placing(Table().sheriff(ANNA), PlaceSheriffOnBox(ANNA, Box.GAMBLING))
    assert table.refused(command) is None
    del table.state.boxes[Box.GAMBLING]
    assert table.refused(command) == "no-such-box"
    assert command not in table.decider.legal(table.state, ANNA)


@pytest.mark.parametrize("code", CASES)
def test_a_refused_command_raises_and_changes_nothing(code: str) -> None:
    table, command = CASES[code]()
    before = table.state.copy()
    with pytest.raises(Refusal, match=f"^{code}$"):
        table.play(command)
    assert table.state == before


def test_every_code_is_provoked_and_has_its_sentence() -> None:
    assert set(CASES) == {*codes("carson-city"), NOT_AWAITED, NOT_NOW, GAME_OVER}
