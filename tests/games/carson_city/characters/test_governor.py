"""Governor (13), yellow: a road, and a point for each road that reaches a new parcel."""

from sagebrush_games.carson_city.actions.build_road import BuildRoad
from sagebrush_games.carson_city.board import SIDES
from sagebrush_games.carson_city.events.cards import CharacterScored
from sagebrush_games.carson_city.events.characters import RoadsReceived
from sagebrush_games.carson_city.events.placement import RoadBuilt
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, at

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
