"""Chinese Worker (4), red: any building on offer for 5 dollars, built at once or kept; the boxes close up."""

# [DE "DER KULI"] [BB "El Trabajador Chino"]

from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.place_house import PlaceHouse
from sagebrush_games.carson_city.actions.take_building import TakeAndBuild, TakeAndKeep
from sagebrush_games.carson_city.events.building import BuildingBuilt, BuildingPlanned, HouseBuilt
from sagebrush_games.carson_city.events.cards import BuildingTaken
from sagebrush_games.carson_city.events.characters import OfferDeclined
from sagebrush_games.carson_city.events.preparation import BuildingsOffered
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, SHELF, Table, at, of

RED = "chinese-worker-red"


def worker() -> Table:
    """Anna, who owns two parcels beside the town, takes the red Chinese Worker."""
    table = Hand(RED).owns(ANNA, "C3 A1").choosing()
    table.takes(RED)
    return table


def test_a_building_may_be_kept_and_the_boxes_close_up_at_once() -> None:
    events = worker().play(TakeAndKeep(ANNA, Box.BUILDING_12))
    assert events[0] == BuildingTaken(ANNA, Kind.MINE, Box.BUILDING_12, 5)
    assert of(BuildingsOffered, events)[0].offers[:6] == SHELF[:6]


def test_cheaper_boxes_are_filled_from_dearer_ones() -> None:
    events = worker().play(TakeAndKeep(ANNA, Box.BUILDING_3))
    assert of(BuildingsOffered, events)[0].offers[:6] == SHELF[1:]


def test_a_building_may_be_built_at_once() -> None:
    events = worker().play(TakeAndBuild(ANNA, Box.BUILDING_4, at("A1")))
    assert events[:2] == [
        BuildingTaken(ANNA, Kind.MINE, Box.BUILDING_4, 5),
        BuildingBuilt(ANNA, Kind.MINE, at("A1"), 1),
    ]


def test_a_building_that_needs_a_house_gets_it_at_once() -> None:
    table = worker()
    events = table.play(TakeAndBuild(ANNA, Box.BUILDING_5, at("C3")))
    assert BuildingPlanned(ANNA, Kind.SALOON, at("C3"), False) in events
    assert table.asked() == (ANNA, "house")
    built = table.play(PlaceHouse(ANNA, at("C4")))
    assert HouseBuilt(at("C4")) in built
    assert of(BuildingsOffered, built)


def test_without_a_place_for_the_house_the_building_is_kept() -> None:
    table = worker()
    table.play(TakeAndBuild(ANNA, Box.BUILDING_5, at("C3")))
    table.play(Decline(ANNA))
    assert table.state.held[ANNA] == (Kind.SALOON,)


def test_where_it_cannot_stand_it_is_not_built() -> None:
    table = worker()
    assert table.refused(TakeAndBuild(ANNA, Box.BUILDING_5, at("A1"))) == "no-road"
    assert table.refused(TakeAndBuild(ANNA, Box.SALARY, at("A1"))) == "nothing-for-sale"
    assert table.refused(TakeAndKeep(ANNA, Box.SALARY)) == "nothing-for-sale"


def test_the_offer_may_be_declined() -> None:
    assert worker().play(Decline(ANNA))[0] == OfferDeclined(ANNA)


def test_who_has_no_five_dollars_is_not_asked() -> None:
    table = Hand(RED).choosing()
    table.dollars(ANNA, 4)
    table.takes(RED)
    assert table.asked()[1] == "character"


def test_in_2009_too_the_house_is_placed_before_the_boxes_close_up() -> None:
    table = Table(2, characters="custom", **{"card-4": "red"}).owns(ANNA, "C3").choosing()
    table.takes(RED)
    table.play(TakeAndBuild(ANNA, Box.BUILDING_5, at("C3")))
    assert table.asked() == (ANNA, "house")
    built = table.play(PlaceHouse(ANNA, at("C4")))
    assert [type(event) for event in built[:3]] == [BuildingBuilt, HouseBuilt, BuildingsOffered]
