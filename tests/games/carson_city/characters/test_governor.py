"""Governor (13), yellow: a road, and a point for each road that reaches a new parcel."""

# [BB "El Gobernador"]

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.events.characters import RoadsReceived
from sagebrush_games.carson_city.events.placement import PavingFinished, RoadBuilt
from sagebrush_games.carson_city.expansions.carson_river.events import BridgeBuilt
from sagebrush_games.carson_city.state.board import SIDES
from sagebrush_games.carson_city.state.model import Box
from tests.games.carson_city.characters.hand import Hand, options
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at

NEW = SIDES[at("C3")][3]
"""The west side of C3: it meets the corner of the town and reaches no further."""

OUTWARD = SIDES[at("C3")][2]
"""The south side of C3 leads away from the town."""


def test_the_governor_gets_a_road_at_once() -> None:
    assert RoadsReceived(ANNA, 1) in Hand("governor").choosing().takes("governor")


def test_a_road_to_a_new_parcel_brings_a_point() -> None:
    table = Hand("governor").character(ANNA, "governor")
    table.placing()
    assert table.play(BuildRoad(ANNA, OUTWARD)) == [RoadBuilt(ANNA, OUTWARD), CharacterScored(ANNA, 1)]


def test_a_road_that_reaches_nothing_new_brings_none() -> None:
    table = Hand("governor").character(ANNA, "governor").roads(ANNA, 2).road(OUTWARD)
    table.placing()
    circle = SIDES[at("C4")][3]
    table.play(BuildRoad(ANNA, circle))
    inside = SIDES[at("C4")][2]
    assert table.play(BuildRoad(ANNA, inside))[0] == RoadBuilt(ANNA, inside)
    assert table.state.points[ANNA] == 1


def test_roads_of_others_bring_nothing() -> None:
    table = Hand("governor").character(ANNA, "governor")
    table.placing(BILL, ANNA)
    assert table.play(BuildRoad(BILL, OUTWARD)) == [RoadBuilt(BILL, OUTWARD)]


def resolved(roads: int) -> Table:
    """Anna, the Governor, has so many roads when nothing more is to be bought or built."""
    table = Hand("governor").character(ANNA, "governor").roads(ANNA, roads).roads(BILL, 3)
    table.resolving()
    return table


def test_before_the_round_ends_the_governor_is_asked_for_the_roads_that_are_left() -> None:
    table = resolved(2)
    assert table.asked() == (ANNA, "roads")
    assert table.play(BuildRoad(ANNA, OUTWARD)) == [RoadBuilt(ANNA, OUTWARD), CharacterScored(ANNA, 1)]
    assert table.asked() == (ANNA, "roads")
    assert table.play(Decline(ANNA))[0] == PavingFinished(ANNA)
    assert table.state.round == 2


def test_roads_taken_in_this_round_can_score_in_it() -> None:
    table = Hand("governor").character(ANNA, "governor").roads(ANNA, 0).on_box(Box.ROADS, ANNA)
    table.resolving()
    assert (table.asked(), table.state.roads[ANNA]) == ((ANNA, "roads"), 3)


def test_without_roads_the_governor_is_not_asked() -> None:
    assert resolved(0).asked() != (ANNA, "roads")


def test_nobody_else_is_asked_for_roads() -> None:
    table = Hand("governor").roads(BILL, 3)
    table.resolving()
    assert table.state.round == 2


def test_water_is_no_new_parcel_and_a_bridge_to_new_land_brings_two_points() -> None:
    river = "A2 B2 C2 D2 E2 F2 G2 H2"
    table = Table(2, "carson-river", edition=BIG_BOX, river=river, **options("governor"))
    table.character(ANNA, "governor").roads(ANNA, 3).placing()
    bank, bridge = SIDES[at("D3")][1], SIDES[at("D2")][1]
    assert table.play(BuildRoad(ANNA, bank)) == [RoadBuilt(ANNA, bank)]
    assert table.play(BuildRoad(ANNA, bridge)) == [BridgeBuilt(ANNA, bridge), CharacterScored(ANNA, 2)]
