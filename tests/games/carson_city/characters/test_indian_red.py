"""Indian (8), red: no parcel costs more than 3 dollars."""

# [BB "El Indio"]

from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.events.row import ParcelBought
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, Table, at


def expensive() -> Table:
    """A parcel for 5 dollars and one for 1, on which Anna and Bill stand."""
    table = Hand("indian-red").character(ANNA, "indian-red").mountains("A1 A2 A3 B1")
    return table.on_parcels("B2", ANNA).on_parcels("H8", ANNA)


def test_a_dear_parcel_costs_three_dollars() -> None:
    table = expensive()
    table.dollars(ANNA, 4).resolving()
    assert table.play(BuyParcel(ANNA, at("B2")))[0] == ParcelBought(ANNA, at("B2"), 3)


def test_a_cheap_parcel_costs_what_it_costs() -> None:
    table = expensive()
    table.resolving()
    assert table.play(BuyParcel(ANNA, at("H8")))[0] == ParcelBought(ANNA, at("H8"), 1)


def test_the_others_pay_the_price() -> None:
    table = Hand("indian-red").mountains("A1 A2 A3 B1").on_parcels("B2", BILL)
    table.resolving()
    assert table.play(BuyParcel(BILL, at("B2")))[0] == ParcelBought(BILL, at("B2"), 5)
