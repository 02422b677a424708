"""Chapter "Wege": where roads may be built, when, and what they connect."""

# [DE "WEGE"]

import pytest

from sagebrush_games.carson_city.actions.build_road import BUILD_ROAD, BuildRoad
from sagebrush_games.carson_city.editions.edition_2009 import ACTIONS
from sagebrush_games.carson_city.events.placement import RoadBuilt
from sagebrush_games.carson_city.state.board import EDGES, SIDES, TOUCHED, as_set, ends, members
from tests.games.carson_city.table import ANNA, Table, at, parcels

NORTH_OF_D3, WEST_OF_D3, EAST_OF_D3 = SIDES[at("D3")][0], SIDES[at("D3")][3], SIDES[at("D3")][1]


def placing() -> Table:
    table = Table()
    table.placing()
    return table


def test_a_new_road_meets_a_road_at_one_of_its_ends() -> None:
    table = placing()
    assert table.play(BuildRoad(ANNA, EAST_OF_D3)) == [RoadBuilt(ANNA, EAST_OF_D3)]
    assert table.state.roads[ANNA] == 0


def test_a_road_in_the_open_country_is_refused() -> None:
    assert placing().refused(BuildRoad(ANNA, NORTH_OF_D3)) == "road-not-joined"


def test_eight_edges_meet_the_first_four_roads() -> None:
    assert len(placing().offers(BuildRoad)) == 8


def test_roads_go_on_from_new_roads() -> None:
    table = placing()
    table.roads(ANNA, 2).play(BuildRoad(ANNA, EAST_OF_D3))
    assert BuildRoad(ANNA, NORTH_OF_D3) in table.offers(BuildRoad)


def test_a_road_connects_the_parcels_at_its_corners_too() -> None:
    table = Table().road(EAST_OF_D3)
    connected = table.state.connected & ~as_set(parcels("C3 D3 E3 C4 D4 E4 C5 D5 E5"))
    assert members(connected) == list(parcels("D2 E2"))


def test_roads_lie_on_the_rim_of_the_map_too() -> None:
    edges = [SIDES[at(name)][1] for name in ("D3", "D2", "D1")]
    table = placing()
    table.road(*edges).roads(ANNA, 1)
    assert SIDES[at("D1")][0] in table.state.frontier
    assert table.refused(BuildRoad(ANNA, SIDES[at("D1")][0])) is None


def test_roads_cost_nothing_and_as_many_as_one_has_may_be_built_in_one_turn() -> None:
    table = placing()
    table.roads(ANNA, 3)
    for edge in (EAST_OF_D3, WEST_OF_D3, NORTH_OF_D3):
        table.play(BuildRoad(ANNA, edge))
    assert table.state.dollars[ANNA] == 15
    assert table.asked() == (ANNA, "place")
    assert table.refused(BuildRoad(ANNA, 0)) == "no-road-in-reserve"


def test_there_is_one_road_on_an_edge() -> None:
    assert placing().refused(BuildRoad(ANNA, SIDES[at("D4")][0])) == "road-there"


@pytest.mark.parametrize("prompt", ["character", "place", "parcel", "building", "house", "held"])
def test_roads_may_be_built_at_the_own_decisions(prompt: str) -> None:  # [ruling R6]
    assert BUILD_ROAD in ACTIONS[prompt]


def test_a_road_touches_two_parcels_in_a_corner_of_the_map_and_six_inside() -> None:
    assert TOUCHED[SIDES[at("A1")][0]].bit_count() == 2
    assert TOUCHED[SIDES[at("D4")][0]].bit_count() == 6
    assert all(2 <= TOUCHED[edge].bit_count() <= 6 for edge in range(EDGES))


def test_roads_connect_exactly_the_parcels_with_a_corner_at_one_of_their_ends() -> None:
    corners = {corner for edge in SIDES[at("A1")] for corner in ends(edge)}
    assert corners == {(0, 0), (0, 1), (1, 0), (1, 1)}
