"""Prospector (9), yellow: a mine and a parcel for 10 dollars, built at once."""

# [BB "El Buscador de Oro"]

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.prospect import Prospect
from sagebrush_games.carson_city.events.building import BuildingBuilt
from sagebrush_games.carson_city.events.cards import BuildingTaken, CardTurned
from sagebrush_games.carson_city.events.characters import OfferDeclined, ParcelGranted
from sagebrush_games.carson_city.events.preparation import BuildingsOffered
from sagebrush_games.carson_city.state.model import Box, Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, SHELF, Table, at, of

NO_MINE = (Kind.RANCH, Kind.BANK, Kind.SALOON, Kind.BANK, Kind.HOTEL, Kind.RANCH, Kind.CHURCH)


def prospector() -> Table:
    """Anna takes the Prospector."""
    table = Hand("prospector").choosing()
    table.takes("prospector")
    return table


def test_the_mine_of_a_box_stands_on_a_new_parcel_at_once() -> None:
    events = prospector().play(Prospect(ANNA, Box.BUILDING_12, at("A1")))
    assert events[:3] == [
        BuildingTaken(ANNA, Kind.MINE, Box.BUILDING_12, 10),
        ParcelGranted(ANNA, at("A1")),
        BuildingBuilt(ANNA, Kind.MINE, at("A1"), 1),
    ]
    assert of(BuildingsOffered, events)[0].offers[:6] == SHELF[:6]


def test_out_of_the_bag_it_comes_only_when_no_box_offers_one() -> None:  # [ruling R44]
    assert prospector().refused(Prospect(ANNA, None, at("A1"))) == "no-such-building-there"
    table = Hand("prospector").choosing()
    table.shelf(*NO_MINE)
    table.takes("prospector")
    assert table.play(Prospect(ANNA, None, at("A1")))[0] == BuildingTaken(ANNA, Kind.MINE, None, 10)


def test_the_parcel_must_be_free_of_everything() -> None:
    table = Hand("prospector").mountains("A2").owns(BILL, "A3").choosing()
    table.takes("prospector")
    assert table.refused(Prospect(ANNA, Box.BUILDING_4, at("A2"))) == "parcel-occupied"
    assert table.refused(Prospect(ANNA, Box.BUILDING_4, at("A3"))) == "parcel-owned"


def test_the_offer_may_be_declined() -> None:  # [ruling R41]
    assert prospector().play(Decline(ANNA))[0] == OfferDeclined(ANNA)


def test_who_has_no_ten_dollars_is_not_asked() -> None:
    table = Hand("prospector").choosing()
    table.dollars(ANNA, 9)
    table.takes("prospector")
    assert table.asked() == (BILL, "character")


def test_when_no_mine_is_left_the_card_is_turned_for_good() -> None:  # [ruling R46]
    table = Hand("prospector").choosing()
    table.shelf(*NO_MINE)
    table.state.bag[Kind.MINE] = 0
    table.state.prompt = ""
    assert CardTurned("prospector", "prospector-red") in table.goes_on()
    assert table.refused(ChooseCharacter(ANNA, "prospector")) == "no-such-character"
    assert table.refused(ChooseCharacter(ANNA, "prospector-red")) is None
