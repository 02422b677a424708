"""Lawyer (promo): a parcel at once at its price, and no duel over parcels."""

from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.cards import ParcelSold, RivalsYielded
from sagebrush_games.carson_city.events.characters import OfferDeclined
from sagebrush_games.carson_city.events.row import ParcelDuelFought
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, at, dice, of


def lawyer() -> Table:
    """Anna, with 3 dollars, takes the Lawyer."""
    table = Hand("lawyer").mountains("A1 A2 A3").owns(BILL, "H8").dollars(ANNA, 3).choosing()
    table.takes("lawyer")
    return table


def test_a_parcel_is_bought_at_once_at_its_price() -> None:
    table = lawyer()
    assert table.asked() == (ANNA, "lawyer")
    assert table.play(BuyParcel(ANNA, at("B4")))[0] == ParcelSold(ANNA, at("B4"), 2)


def test_only_what_is_free_and_within_the_means() -> None:
    table = lawyer()
    assert table.refused(BuyParcel(ANNA, at("H8"))) == "parcel-owned"
    assert table.refused(BuyParcel(ANNA, at("B2"))) == "too-expensive"


def test_the_offer_may_be_declined() -> None:
    assert lawyer().play(Decline(ANNA))[0] == OfferDeclined(ANNA)


def test_who_has_no_dollar_is_not_asked() -> None:
    table = Hand("lawyer").dollars(ANNA, 0).choosing()
    table.takes("lawyer")
    assert table.asked() == (BILL, "character")


def test_rivals_over_a_parcel_yield_without_a_duel() -> None:
    table = Hand("lawyer", seats=3).character(ANNA, "lawyer").on_parcels("A1", ANNA, BILL, CORA).on_parcels("A3", BILL)
    events = table.resolving()
    assert RivalsYielded(at("A1"), (BILL, CORA)) in events
    assert not of(ParcelDuelFought, events)
    assert (table.state.cowboys[BILL], table.state.cowboys[CORA]) == (4, 4)


def test_over_buildings_the_lawyer_fights_like_everybody() -> None:
    table = Hand("lawyer").character(ANNA, "lawyer").built(BILL, Kind.HOTEL, "A1").on_parcels("A1", ANNA, BILL)
    assert of(ParcelDuelFought, table.resolving(chance=dice(1, 6)))
