"""What outlaws spoil where they stand."""

# [BB "Efectos de los Forajidos"]

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.place_house import PlaceHouse, TurnHouse
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel, PlaceSheriffOnParcel
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import BuildingsEarned
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at, of


def test_a_parcel_under_an_outlaw_is_not_sold() -> None:
    table = Table(2, "outlaws").outlaws("A1")
    table.placing()
    assert table.refused(PlaceOnParcel(ANNA, at("A1"))) == "outlaw-there"


def test_the_settler_cannot_take_it_either() -> None:
    table = Table(2, "outlaws").outlaws("A1").given(Asked(ANNA, "settler"))
    assert table.refused(ChooseParcel(ANNA, at("A1"))) == "outlaw-there"


def test_the_sheriff_stays_away() -> None:
    table = Table(2, "outlaws").outlaws("A1").sheriff(ANNA)
    table.placing()
    assert table.refused(PlaceSheriffOnParcel(ANNA, at("A1"))) == "outlaw-there"


def test_nothing_is_built_under_an_outlaw() -> None:
    table = Table(2, "outlaws").owns(ANNA, "A1").outlaws("A1").on_box(Box.BUILDING_3, ANNA)
    table.resolving()
    assert table.refused(BuyAndBuild(ANNA, at("A1"))) == "outlaw-there"


def test_no_house_is_built_under_an_outlaw() -> None:
    table = Table(2, "outlaws").shelf(*[Kind.HOTEL] * 7).owns(ANNA, "E5").outlaws("C3").on_box(Box.BUILDING_3, ANNA)
    table.resolving()
    table.play(BuyAndBuild(ANNA, at("E5")))
    assert table.refused(PlaceHouse(ANNA, at("C3"))) == "outlaw-there"


def test_a_building_under_an_outlaw_pays_half_rounded_down() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.RANCH, "A1").outlaws("A1")
    assert of(BuildingsEarned, table.resolving()) == [BuildingsEarned(ANNA, 1)]


def test_buildings_around_an_outlaw_pay_all() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A1").built(ANNA, Kind.RANCH, "A3").outlaws("A2")
    assert of(BuildingsEarned, table.resolving()) == [BuildingsEarned(ANNA, 6 + 5)]


def test_a_doubled_building_under_an_outlaw_pays_its_single_income() -> None:  # [ruling R20]
    table = Table(2, "outlaws").character(ANNA, "grocer").built(ANNA, Kind.RANCH, "A1").outlaws("A1")
    table.resolving()
    assert BuildingsEarned(ANNA, 3) in table.play(DoubleIncome(ANNA, Kind.RANCH))


def test_a_building_under_an_outlaw_is_neither_attacked_nor_defended_against_players() -> None:
    table = Table(2, "outlaws").built(ANNA, Kind.HOTEL, "A1").built(BILL, Kind.HOTEL, "C1").outlaws("A1 C1")
    table.placing()
    assert table.refused(Defend(ANNA, at("A1"))) == "outlaw-there"
    assert table.refused(Attack(ANNA, at("C1"))) == "outlaw-there"


def test_a_house_under_an_outlaw_still_counts_for_its_neighbours() -> None:
    table = Table(2, "outlaws").houses("A1").built(ANNA, Kind.SALOON, "A2").outlaws("A1")
    assert table.income("A2") == 5


def test_no_house_is_turned_over_under_an_outlaw() -> None:
    table = Table(2, "outlaws", edition=BIG_BOX).shelf(*[Kind.HOTEL] * 7).mountains("C3 D3 E3 C4 E4 C5 D5")
    table.owns(ANNA, "E5 F5").road(SIDES[at("E5")][1]).outlaws("D4").on_box(Box.BUILDING_3, ANNA).resolving()
    table.play(BuyAndBuild(ANNA, at("E5")))
    assert table.refused(TurnHouse(ANNA, at("D4"))) == "outlaw-there"
