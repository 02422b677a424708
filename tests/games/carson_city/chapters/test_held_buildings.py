"""Chapter "Bauen von Gebäuden": what was kept is built after the last building box, in pass order."""

# [DE "BAUEN VON GEBÄUDEN"]

from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_building import BuyAndKeep
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.place_house import PlaceHouse
from sagebrush_games.carson_city.events.building import (
    BuildingBuilt,
    BuildingPlanned,
    ConsentSought,
    HoldingFinished,
    PlanDropped,
)
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, of


def test_held_buildings_are_built_in_pass_order() -> None:
    table = Table(3).roads(CORA, 0)
    for seat, parcel in ((ANNA, "A1"), (BILL, "A3"), (CORA, "A5")):
        table.owns(seat, parcel).holds(seat, Kind.RANCH)
    table.resolving(CORA, ANNA, BILL)
    assert table.asked() == (CORA, "held")
    events = table.play(BuildHeld(CORA, Kind.RANCH, at("A5")))
    assert events[0] == BuildingBuilt(CORA, Kind.RANCH, at("A5"), 1)
    assert table.asked() == (ANNA, "held")
    table.play(Decline(ANNA))
    assert table.asked() == (BILL, "held")


def test_what_was_bought_and_kept_this_round_may_be_built_at_once() -> None:
    table = Table().owns(ANNA, "A1").on_box(Box.BUILDING_10, ANNA).on_box(Box.BUILDING_3, BILL)
    table.resolving()
    table.play(BuyAndKeep(ANNA))
    table.play(BuyAndKeep(BILL))
    assert table.asked() == (ANNA, "held")
    assert BuildingBuilt(ANNA, Kind.RANCH, at("A1"), 1) in table.play(BuildHeld(ANNA, Kind.RANCH, at("A1")))


def test_as_many_as_one_holds_may_be_built() -> None:
    table = Table().owns(ANNA, "A1 A3").holds(ANNA, Kind.RANCH, Kind.MINE)
    table.resolving()
    assert table.play(BuildHeld(ANNA, Kind.MINE, at("A3")))[-1] == Asked(ANNA, "held")
    table.play(BuildHeld(ANNA, Kind.RANCH, at("A1")))
    assert table.state.held[ANNA] == ()


def test_who_has_no_site_and_no_road_is_not_asked() -> None:
    table = Table().holds(ANNA, Kind.RANCH)
    assert not of(Asked, table.resolving()[:-1])
    table = Table().owns(ANNA, "A1").holds(ANNA, Kind.HOTEL).roads(ANNA, 0)
    assert not of(Asked, table.resolving()[:-1])


def test_who_could_build_a_road_to_its_site_is_asked() -> None:
    table = Table().owns(ANNA, "D2").holds(ANNA, Kind.HOTEL)
    table.resolving()
    assert table.asked() == (ANNA, "held")
    assert table.offers(BuildHeld) == []
    table.play(BuildRoad(ANNA, SIDES[at("D3")][1]))
    assert table.offers(BuildHeld) == [BuildHeld(ANNA, Kind.HOTEL, at("D2"))]


def test_who_could_not_build_in_its_turn_is_not_asked_again_when_another_opens_the_way() -> None:  # [ruling R23]
    table = Table().owns(ANNA, "D2").roads(ANNA, 0).holds(ANNA, Kind.HOTEL)
    table.owns(BILL, "E2 A8").holds(BILL, Kind.HOTEL, Kind.RANCH)
    assert table.resolving()[-2:] == [HoldingFinished(ANNA), Asked(BILL, "held")]
    table.play(BuildRoad(BILL, SIDES[at("D3")][1]))
    table.play(BuildHeld(BILL, Kind.HOTEL, at("E2")))
    assert table.play(PlaceHouse(BILL, at("C3")))[-1] == Asked(BILL, "held")


def test_the_house_of_a_held_building_follows_the_same_rules() -> None:
    table = Table().owns(ANNA, "E5").owns(BILL, "C3").holds(ANNA, Kind.HOTEL)
    table.resolving()
    assert table.play(BuildHeld(ANNA, Kind.HOTEL, at("E5")))[0] == BuildingPlanned(ANNA, Kind.HOTEL, at("E5"), True)
    assert table.play(PlaceHouse(ANNA, at("C3"))) == [ConsentSought(at("C3")), Asked(BILL, "consent")]


def test_who_gives_up_the_house_of_a_held_building_has_had_its_turn() -> None:
    table = Table().owns(ANNA, "E5").holds(ANNA, Kind.HOTEL)
    table.resolving()
    table.play(BuildHeld(ANNA, Kind.HOTEL, at("E5")))
    assert table.play(Decline(ANNA))[:2] == [PlanDropped(ANNA), HoldingFinished(ANNA)]
    assert table.state.held[ANNA] == (Kind.HOTEL,)


def test_a_held_building_waits_for_the_next_round() -> None:
    table = Table().holds(ANNA, Kind.RANCH)
    table.resolving()
    assert (table.state.round, table.state.held[ANNA]) == (2, (Kind.RANCH,))
    assert table.owns(ANNA, "A1").resolving()[-1] == Asked(ANNA, "held")
