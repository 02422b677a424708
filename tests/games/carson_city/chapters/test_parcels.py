"""Chapter "Kauf von Parzellen"."""

# [DE "KAUF VON PARZELLEN"]

from sagebrush_games.carson_city.actions.buy_parcel import BuyParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import ClaimsDropped, ParcelBought, ParcelDuelFought
from sagebrush_games.carson_city.state.board import as_set
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, CORA, DAVE, Table, at, dice, of, parcels


def price(table: Table, name: str) -> int:
    dollars: int = table.rules.parcel_price(table.rules, table.state, at(name))
    return dollars


def test_a_lonely_parcel_costs_one_dollar() -> None:
    assert price(Table(), "A1") == 1


def test_a_parcel_on_which_and_around_which_everything_lies_costs_ten() -> None:
    table = Table().houses("B2").mountains("A1 B1 C1 A2").built(ANNA, Kind.RANCH, "C2 A3 B3 C3")
    assert price(table, "B2") == 10


def test_what_lies_on_the_parcel_counts_and_who_owns_it_does_not() -> None:
    table = Table().built(BILL, Kind.HOTEL, "A1").owns(BILL, "B1")
    assert price(table, "A2") == 2
    assert price(table, "D4") == 2


def test_the_owner_pays_lays_a_tile_and_spends_its_cowboy() -> None:
    table = Table().on_parcels("C3", ANNA)
    supply = table.state.supply[ANNA]
    table.resolving()
    assert table.play(BuyParcel(ANNA, at("C3")))[0] == ParcelBought(ANNA, at("C3"), 2)
    assert table.state.owner(at("C3")) == ANNA
    assert table.state.dollars[ANNA] == 13
    assert (table.state.claims[ANNA], table.state.supply[ANNA]) == (0, supply + 1 - 4)


def test_houses_and_mountains_are_bought_as_they_stand() -> None:
    table = Table().mountains("A1").on_parcels("A1 D4", ANNA)
    table.resolving()
    table.play(BuyParcel(ANNA, at("A1")))
    table.play(BuyParcel(ANNA, at("D4")))
    assert [table.state.kind(parcel) for parcel in parcels("A1 D4")] == [Kind.MOUNTAIN, Kind.HOUSE]
    assert table.state.land[ANNA] == as_set(parcels("A1 D4"))


def test_parcels_are_bought_in_pass_order() -> None:
    table = Table(3).on_parcels("A1", ANNA).on_parcels("A3", BILL).on_parcels("A5", CORA)
    table.resolving(CORA, ANNA, BILL)
    assert table.asked() == (CORA, "parcel")
    assert table.play(BuyParcel(CORA, at("A5")))[-1] == Asked(ANNA, "parcel")
    assert table.play(Decline(ANNA))[-1] == Asked(BILL, "parcel")


def test_whose_money_does_not_do_for_all_chooses_among_them() -> None:
    table = Table().dollars(ANNA, 2).mountains("B2").on_parcels("A1 A2 H8", ANNA)
    table.resolving()
    assert table.offers(BuyParcel) == [BuyParcel(ANNA, parcel) for parcel in parcels("A1 A2 H8")]
    events = table.play(BuyParcel(ANNA, at("A1")))
    assert events[:2] == [ParcelBought(ANNA, at("A1"), 2), ClaimsDropped(ANNA, parcels("A2 H8"))]


def test_who_cannot_pay_is_not_asked_and_loses_the_cowboy_to_the_supply() -> None:
    table = Table().dollars(ANNA, 0).on_parcels("A1", ANNA)
    supply = table.state.supply[ANNA]
    assert ClaimsDropped(ANNA, parcels("A1")) in table.resolving()
    assert table.state.supply[ANNA] == supply + 1 - 4


def test_nobody_has_to_buy_even_after_a_won_duel() -> None:
    table = Table().on_parcels("A1", ANNA, BILL)
    table.resolving(chance=dice(6, 1))
    assert table.asked() == (ANNA, "parcel")
    assert table.play(Decline(ANNA))[0] == ClaimsDropped(ANNA, parcels("A1"))
    assert not table.state.owned


def test_all_duels_over_parcels_are_fought_before_anybody_buys() -> None:  # [ruling R4]
    table = Table(4).on_parcels("A1", ANNA, BILL).on_parcels("A3", CORA, DAVE).on_parcels("A5", ANNA)
    events = table.resolving(chance=dice(6, 1, 6, 1))
    assert len(of(ParcelDuelFought, events)) == 2
    assert events[-1] == Asked(ANNA, "parcel")


def test_twelve_property_tiles_are_all_there_are() -> None:
    table = Table().owns(ANNA, "A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2").on_parcels("A8 C8", ANNA)
    table.resolving()
    assert table.play(BuyParcel(ANNA, at("A8")))[1] == ClaimsDropped(ANNA, parcels("C8"))
    assert table.state.land[ANNA].bit_count() == 12


def test_a_bought_mountain_helps_only_its_owner() -> None:
    table = Table().mountains("B2").built(ANNA, Kind.MINE, "A1").built(BILL, Kind.MINE, "C3").on_parcels("B2", ANNA)
    table.resolving()
    table.play(BuyParcel(ANNA, at("B2")))
    assert (table.income("A1"), table.income("C3")) == (3, 0)
