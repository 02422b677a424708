"""Chapter "Bauen von Gebäuden", rule 2: the house that comes with a building, and whose consent it takes."""

# [DE "WOHNHAUS"] [DE "BAUEN VON GEBÄUDEN"]

from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild
from sagebrush_games.carson_city.actions.consent import GiveConsent, RefuseConsent
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.place_house import PlaceHouse
from sagebrush_games.carson_city.actions.place_on_parcel import PlaceOnParcel
from sagebrush_games.carson_city.events.building import (
    BuildingBuilt,
    ConsentRefused,
    ConsentSought,
    HouseBuilt,
    PlanDropped,
)
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, Table, at, parcels


def planned(table: Table, site: str = "E5") -> Table:
    """Anna has bought a hotel and chosen its site; now its house needs a place."""
    table.shelf(*[Kind.HOTEL] * 7).owns(ANNA, site).on_box(Box.BUILDING_3, ANNA).resolving()
    table.play(BuyAndBuild(ANNA, at(site)))
    assert table.asked() == (ANNA, "house")
    return table


def places(table: Table) -> list[int]:
    return [command.parcel for command in table.offers(PlaceHouse)]


def test_building_and_house_are_built_together() -> None:
    table = planned(Table())
    events = table.play(PlaceHouse(ANNA, at("C3")))
    assert events[:2] == [BuildingBuilt(ANNA, Kind.HOTEL, at("E5"), 0), HouseBuilt(at("C3"))]
    assert table.state.dollars[ANNA] == 15 - 3 + 6  # the house was free, and the hotel has paid


def test_the_house_stands_on_a_connected_parcel_without_anything() -> None:
    table = planned(Table().mountains("C3").built(BILL, Kind.RANCH, "D3"))
    assert places(table) == list(parcels("E3 C4 E4 C5 D5"))
    assert table.refused(PlaceHouse(ANNA, at("A1"))) == "no-road"
    assert table.refused(PlaceHouse(ANNA, at("C3"))) == "parcel-occupied"


def test_the_house_does_not_stand_where_its_building_will() -> None:
    assert planned(Table()).refused(PlaceHouse(ANNA, at("E5"))) == "parcel-occupied"


def test_the_house_need_not_be_near_its_building() -> None:
    roads = [SIDES[at(name)][1] for name in ("D3", "D2", "D1")]
    table = planned(Table().road(*roads))
    assert HouseBuilt(at("E1")) in table.play(PlaceHouse(ANNA, at("E1")))


def test_own_and_unowned_parcels_take_the_house_without_question() -> None:
    assert HouseBuilt(at("C3")) in planned(Table().owns(ANNA, "C3")).play(PlaceHouse(ANNA, at("C3")))
    assert HouseBuilt(at("C3")) in planned(Table()).play(PlaceHouse(ANNA, at("C3")))


def test_on_the_parcel_of_another_its_owner_is_asked_first() -> None:
    table = planned(Table().owns(BILL, "C3"))
    assert table.play(PlaceHouse(ANNA, at("C3"))) == [ConsentSought(at("C3")), Asked(BILL, "consent")]
    assert table.state.kind(at("E5")) is None


def test_with_consent_building_and_house_are_built() -> None:
    table = planned(Table().owns(BILL, "C3"))
    table.play(PlaceHouse(ANNA, at("C3")))
    assert table.play(GiveConsent(BILL))[:2] == [BuildingBuilt(ANNA, Kind.HOTEL, at("E5"), 0), HouseBuilt(at("C3"))]


def test_after_a_refusal_the_builder_looks_for_another_place() -> None:  # [ruling R8]
    table = planned(Table().owns(BILL, "C3"))
    table.play(PlaceHouse(ANNA, at("C3")))
    assert table.play(RefuseConsent(BILL)) == [ConsentRefused(ANNA, at("C3")), Asked(ANNA, "house")]
    assert table.refused(PlaceHouse(ANNA, at("C3"))) == "owner-refused"
    assert HouseBuilt(at("D3")) in table.play(PlaceHouse(ANNA, at("D3")))


def test_a_refusal_holds_for_the_round_alone() -> None:  # [ruling R8]
    table = planned(Table().owns(BILL, "C3"))
    for command in (PlaceHouse(ANNA, at("C3")), RefuseConsent(BILL), PlaceHouse(ANNA, at("D3"))):
        table.play(command)
    table.round(2).holds(ANNA, Kind.HOTEL).owns(ANNA, "C5").resolving()
    table.play(BuildHeld(ANNA, Kind.HOTEL, at("C5")))
    assert table.refused(PlaceHouse(ANNA, at("C3"))) is None


def test_no_is_the_first_answer_to_the_question_for_consent() -> None:
    table = planned(Table().owns(BILL, "C3"))
    table.play(PlaceHouse(ANNA, at("C3")))
    assert table.decider.legal(table.state, BILL) == [RefuseConsent(BILL), GiveConsent(BILL)]


def test_when_the_last_owner_refuses_the_building_is_kept() -> None:
    table = planned(Table().owns(BILL, "C3").houses("D3 E3 C4 E4 C5 D5").roads(ANNA, 0))
    table.play(PlaceHouse(ANNA, at("C3")))
    assert table.play(RefuseConsent(BILL))[:2] == [ConsentRefused(ANNA, at("C3")), PlanDropped(ANNA)]
    assert table.state.held[ANNA] == (Kind.HOTEL,)


def test_a_road_built_in_between_opens_a_place_for_the_house() -> None:
    table = planned(Table())
    table.play(BuildRoad(ANNA, SIDES[at("D3")][1]))
    assert HouseBuilt(at("D2")) in table.play(PlaceHouse(ANNA, at("D2")))


def test_the_builder_may_think_better_of_it_and_keep_the_building() -> None:
    table = planned(Table())
    assert table.play(Decline(ANNA))[0] == PlanDropped(ANNA)
    assert table.state.held[ANNA] == (Kind.HOTEL,)
    assert table.state.dollars[ANNA] == 12


def test_twenty_houses_are_all_there_are() -> None:  # [ruling R7]
    table = Table().houses("A8 B8 C8 D8 E8 F8 G8 H8 A7 B7 C7 D7 E7 F7 G7 H7 A6 B6 C6")
    table.shelf(*[Kind.HOTEL] * 7).owns(ANNA, "E5").on_box(Box.BUILDING_3, ANNA).resolving()
    assert table.refused(BuyAndBuild(ANNA, at("E5"))) == "no-place-for-the-house"


def test_an_unowned_parcel_with_a_house_may_be_bought_later() -> None:
    table = planned(Table())
    table.play(PlaceHouse(ANNA, at("C3")))
    table.round(2).placing()
    assert table.refused(PlaceOnParcel(table.asked()[0], at("C3"))) is None
