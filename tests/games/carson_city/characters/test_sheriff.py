"""Sheriff (1): the white cowboy, whom nobody fights and who fights nobody."""

# [DE "DER SHERIFF"] [BB "El Sheriff"]

from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.pass_round import Pass
from sagebrush_games.carson_city.actions.place_on_box import PlaceOnBox, PlaceSheriffOnBox
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel, PlaceSheriffOnParcel
from sagebrush_games.carson_city.events.building import BuildingBuilt
from sagebrush_games.carson_city.events.characters import CharacterChosen, RoundBegan, SheriffTaken
from sagebrush_games.carson_city.events.placement import SheriffOnBox, SheriffOnParcel
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import Earned, ParcelBought, RoadsTaken
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, SHELF, Table, at


def sheriff() -> Table:
    """Anna is the Sheriff and places first."""
    table = Table().sheriff(ANNA)
    table.placing()
    return table


def test_the_sheriff_gets_the_white_cowboy_at_once() -> None:
    table = Table().given(RoundBegan(1, (ANNA, BILL)))
    table.goes_on()
    assert table.play(ChooseCharacter(ANNA, "sheriff"))[:2] == [CharacterChosen(ANNA, "sheriff"), SheriffTaken(ANNA)]


def test_the_white_cowboy_stands_on_an_empty_box_and_nobody_may_join_it() -> None:
    table = sheriff()
    table.play(PlaceSheriffOnBox(ANNA, Box.GAMBLING))
    assert table.refused(PlaceOnBox(BILL, Box.GAMBLING)) == "sheriff-there"


def test_the_white_cowboy_stands_on_an_empty_parcel_and_nobody_may_join_it() -> None:
    table = sheriff()
    table.play(PlaceSheriffOnParcel(ANNA, at("A1")))
    assert table.refused(PlaceOnParcel(BILL, at("A1"))) == "sheriff-there"


def test_placing_the_white_cowboy_is_a_turn_of_its_own_besides_the_own_cowboys() -> None:
    table = sheriff()
    assert table.play(PlaceSheriffOnBox(ANNA, Box.ROADS)) == [SheriffOnBox(ANNA, Box.ROADS), Asked(BILL, "place")]
    assert table.state.cowboys[ANNA] == 3


def test_the_sheriff_does_not_join_anybody() -> None:
    table = Table().sheriff(ANNA).on_box(Box.GAMBLING, BILL).on_box(Box.ROADS, ANNA)
    table.on_parcels("A1", BILL).on_parcels("A3", ANNA).placing()
    assert table.refused(PlaceSheriffOnBox(ANNA, Box.GAMBLING)) == "sheriff-needs-free-place"
    assert table.refused(PlaceSheriffOnBox(ANNA, Box.ROADS)) == "sheriff-needs-free-place"
    assert table.refused(PlaceSheriffOnParcel(ANNA, at("A1"))) == "sheriff-needs-free-place"
    assert table.refused(PlaceSheriffOnParcel(ANNA, at("A3"))) == "sheriff-needs-free-place"


def test_the_sheriff_attacks_and_defends_no_building() -> None:
    table = Table().sheriff(ANNA).built(BILL, Kind.HOTEL, "A1").built(ANNA, Kind.HOTEL, "C1")
    table.placing()
    assert table.refused(PlaceSheriffOnParcel(ANNA, at("A1"))) == "parcel-owned"
    assert table.refused(PlaceSheriffOnParcel(ANNA, at("C1"))) == "parcel-owned"


def test_closed_and_empty_boxes_are_closed_for_the_sheriff_too() -> None:
    table = Table().round(2).sheriff(ANNA).shelf(*SHELF[:6], None)
    table.placing()
    assert table.refused(PlaceSheriffOnBox(ANNA, Box.POINTS_2)) == "box-closed"
    assert table.refused(PlaceSheriffOnBox(ANNA, Box.BUILDING_12)) == "nothing-for-sale"


def test_on_salary_and_road_others_may_join_the_sheriff() -> None:  # [ruling R10]
    table = sheriff()
    table.play(PlaceSheriffOnBox(ANNA, Box.SALARY))
    assert table.refused(PlaceOnBox(BILL, Box.SALARY)) is None


def test_the_white_cowboy_acts_like_any_other() -> None:
    assert Earned(ANNA, Box.SALARY, 4) in Table().sheriff(ANNA, Box.SALARY).resolving()
    assert RoadsTaken(ANNA, Box.ROADS, 3) in Table().sheriff(ANNA, Box.ROADS).resolving()
    table = Table().sheriff(ANNA).given(SheriffOnParcel(ANNA, at("A1")))
    table.resolving()
    assert table.play(BuyParcel(ANNA, at("A1")))[0] == ParcelBought(ANNA, at("A1"), 1)
    assert table.state.supply[ANNA] == 7 - 4  # the white cowboy is none of Anna's ten


def test_the_white_cowboy_buys_and_builds() -> None:
    table = Table().sheriff(ANNA, Box.BUILDING_3).owns(ANNA, "A1")
    table.resolving()
    assert BuildingBuilt(ANNA, Kind.RANCH, at("A1"), 1) in table.play(BuyAndBuild(ANNA, at("A1")))


def test_the_sheriff_without_cowboys_still_places_the_white_one() -> None:
    table = Table().sheriff(ANNA).reserve(ANNA, 0)
    table.placing()
    assert table.asked() == (ANNA, "place")
    assert table.offers(PlaceOnBox) == []
    assert len(table.offers(PlaceSheriffOnBox)) == 21


def test_nobody_else_has_a_white_cowboy() -> None:
    table = Table().sheriff(BILL)
    table.placing()
    assert table.refused(PlaceSheriffOnBox(ANNA, Box.SALARY)) == "no-sheriff"
    assert table.offers(PlaceSheriffOnParcel) == []


def test_there_is_one_white_cowboy() -> None:
    table = sheriff()
    table.play(PlaceSheriffOnBox(ANNA, Box.SALARY))
    table.play(Pass(BILL))
    assert table.refused(PlaceSheriffOnParcel(ANNA, at("A1"))) == "no-sheriff"


def test_while_it_waits_in_the_reserve_the_white_cowboy_adds_to_firepower() -> None:  # [ruling R9]
    table = Table().sheriff(ANNA)
    assert table.rules.firepower(table.rules, table.state, ANNA) == 3 + 1 + 1
    table.given(SheriffOnBox(ANNA, Box.SALARY))
    assert table.rules.firepower(table.rules, table.state, ANNA) == 3 + 1
