"""Chapter "Bauen von Gebäuden": buying, sites, roads, revolvers, keeping for later."""

# [DE "BAUEN VON GEBÄUDEN"] [DE "GEBÄUDE"]

import pytest

from sagebrush_games.carson_city.actions.build_held import BuildHeld
from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.buy_building import BuyAndBuild, BuyAndKeep
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.building import BuildingBought, BuildingBuilt
from sagebrush_games.carson_city.events.row import ActionForgone
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.table import ANNA, BILL, Table, at, of, parcels


def buying(table: Table, box: Box = Box.BUILDING_3, seat: int = ANNA) -> Table:
    """The moment when ``seat`` may buy what lies on the box."""
    table.on_box(box, seat).resolving()
    assert table.asked() == (seat, "building")
    return table


def sites(table: Table) -> list[int]:
    return [command.parcel for command in table.offers(BuyAndBuild)]


@pytest.mark.parametrize(
    ("box", "price"),
    [
        (Box.BUILDING_12, 12),
        (Box.BUILDING_10, 10),
        (Box.BUILDING_8, 8),
        (Box.BUILDING_6, 6),
        (Box.BUILDING_5, 5),
        (Box.BUILDING_4, 4),
        (Box.BUILDING_3, 3),
    ],
)
def test_a_building_costs_what_its_box_says(box: Box, price: int) -> None:
    table = buying(Table(), box)
    assert of(BuildingBought, table.play(BuyAndKeep(ANNA)))[0].dollars == price


def test_a_bought_building_leaves_its_box_and_the_cowboy_goes_to_the_supply() -> None:
    table = buying(Table().owns(ANNA, "A1"))
    events = table.play(BuyAndBuild(ANNA, at("A1")))
    assert events[:2] == [
        BuildingBought(ANNA, Box.BUILDING_3, Kind.RANCH, 3),
        BuildingBuilt(ANNA, Kind.RANCH, at("A1"), 1),
    ]
    assert table.state.kind(at("A1")) is Kind.RANCH
    assert table.state.boxes[Box.BUILDING_3] == ()


def test_who_cannot_pay_is_not_asked() -> None:
    table = Table().dollars(ANNA, 2).on_box(Box.BUILDING_3, ANNA)
    assert ActionForgone(ANNA, Box.BUILDING_3) in table.resolving()


def test_nobody_has_to_buy() -> None:
    table = buying(Table())
    assert table.play(Decline(ANNA))[0] == ActionForgone(ANNA, Box.BUILDING_3)
    assert table.state.dollars[ANNA] == 15


def test_dear_buildings_are_sold_before_cheap_ones() -> None:
    table = Table().dollars(ANNA, 13).on_box(Box.BUILDING_12, ANNA).on_box(Box.BUILDING_3, ANNA)
    table.resolving()
    assert ActionForgone(ANNA, Box.BUILDING_3) in table.play(BuyAndKeep(ANNA))


def test_buildings_stand_on_own_parcels_without_anything_else() -> None:
    table = Table().mountains("A1").owns(ANNA, "A1 D4 A3").built(ANNA, Kind.HOTEL, "A5").owns(BILL, "A7")
    assert sites(buying(table)) == [at("A3")]
    assert table.refused(BuyAndBuild(ANNA, at("A1"))) == "parcel-occupied"
    assert table.refused(BuyAndBuild(ANNA, at("A7"))) == "not-your-parcel"


@pytest.mark.parametrize("kind", [Kind.DRUGSTORE, Kind.BANK, Kind.SALOON, Kind.HOTEL, Kind.CHURCH, Kind.PRISON])
def test_a_road_has_to_touch_the_parcel(kind: Kind) -> None:
    table = buying(Table().shelf(*[kind] * 7).owns(ANNA, "A1 C3"))
    assert sites(table) == [at("C3")]
    assert table.refused(BuyAndBuild(ANNA, at("A1"))) == "no-road"


@pytest.mark.parametrize("kind", [Kind.RANCH, Kind.MINE])
def test_ranches_and_mines_need_neither_road_nor_house(kind: Kind) -> None:
    table = buying(Table().shelf(*[kind] * 7).owns(ANNA, "A1 C3"))
    assert sites(table) == list(parcels("A1 C3"))
    assert of(BuildingBuilt, table.play(BuyAndBuild(ANNA, at("A1")))) == [BuildingBuilt(ANNA, kind, at("A1"), 1)]


def test_a_road_built_in_between_opens_the_site() -> None:
    table = buying(Table().shelf(*[Kind.HOTEL] * 7).owns(ANNA, "D2"))
    assert sites(table) == []
    table.play(BuildRoad(ANNA, SIDES[at("D3")][1]))
    assert sites(table) == [at("D2")]


def test_a_building_may_be_kept_for_later_in_any_number() -> None:
    table = buying(Table().holds(ANNA, Kind.BANK, Kind.BANK, Kind.SALOON))
    table.play(BuyAndKeep(ANNA))
    assert table.state.held[ANNA] == (Kind.BANK, Kind.BANK, Kind.SALOON, Kind.RANCH)


def test_revolvers_come_when_the_building_is_built_not_when_it_is_bought() -> None:
    table = buying(Table().owns(ANNA, "A1"))
    table.play(BuyAndKeep(ANNA))
    assert table.state.revolvers[ANNA] == 1
    table.play(BuildHeld(ANNA, Kind.RANCH, at("A1")))
    assert table.state.revolvers[ANNA] == 2


def test_one_place_for_the_house_beside_the_site_is_enough() -> None:
    table = Table().shelf(*[Kind.HOTEL] * 7).owns(ANNA, "E5").houses("C3 D3 E3 C4 E4 C5").roads(ANNA, 0)
    assert sites(buying(table)) == [at("E5")]


def test_a_building_is_bought_with_the_last_dollars() -> None:
    table = buying(Table().dollars(ANNA, 3))
    table.play(BuyAndKeep(ANNA))
    assert table.state.dollars[ANNA] == 0


def test_without_a_place_for_the_house_a_building_can_only_be_kept() -> None:
    table = Table().shelf(*[Kind.HOTEL] * 7).owns(ANNA, "E5").houses("C3 D3 E3 C4 E4 C5 D5").roads(ANNA, 0)
    assert sites(buying(table)) == []
    assert table.refused(BuyAndBuild(ANNA, at("E5"))) == "no-place-for-the-house"
