"""Cowboy (15), red: a ranch and a parcel for 8 dollars, built at once."""

# [BB "El Cowboy"]

from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.prospect import Prospect
from sagebrush_games.carson_city.events.building import BuildingBuilt
from sagebrush_games.carson_city.events.cards import BuildingTaken
from sagebrush_games.carson_city.events.characters import OfferDeclined, ParcelGranted
from sagebrush_games.carson_city.events.preparation import BuildingsOffered
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, SHELF, Table, at, of


def cowboy() -> Table:
    """Anna takes the red Cowboy."""
    table = Hand("cowboy-red").choosing()
    table.takes("cowboy-red")
    return table


def test_a_ranch_of_a_box_stands_on_a_new_parcel_and_the_boxes_close_up() -> None:
    events = cowboy().play(Prospect(ANNA, Box.BUILDING_3, at("A1")))
    assert events[:3] == [
        BuildingTaken(ANNA, Kind.RANCH, Box.BUILDING_3, 8),
        ParcelGranted(ANNA, at("A1")),
        BuildingBuilt(ANNA, Kind.RANCH, at("A1"), 1),
    ]
    assert of(BuildingsOffered, events)[0].offers[:6] == SHELF[1:]


def test_mines_are_not_meant() -> None:
    assert cowboy().refused(Prospect(ANNA, Box.BUILDING_4, at("A1"))) == "no-such-building-there"


def test_the_offer_may_be_declined() -> None:
    assert cowboy().play(Decline(ANNA))[0] == OfferDeclined(ANNA)


def test_without_ranches_there_is_nothing_to_ask() -> None:
    table = Hand("cowboy-red").choosing()
    table.shelf(*[Kind.MINE] * 7)
    table.state.bag[Kind.RANCH] = 0
    table.takes("cowboy-red")
    assert table.asked() == (BILL, "character")


def test_without_ranches_and_horses_the_card_stays_as_it_is() -> None:  # [ruling R46]
    table = Hand("cowboy-red").shelf(*[Kind.MINE] * 7)
    table.state.bag[Kind.RANCH] = 0
    table.choosing()
    assert "cowboy-red" in table.state.cards
