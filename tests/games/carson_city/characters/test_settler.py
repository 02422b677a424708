"""Settler (5): any unowned parcel at once for nothing; limit 30."""

# [DE "DER SIEDLER"] [BB "El Colono"]

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.choose_parcel import ChooseParcel
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.events.characters import OfferDeclined, ParcelGranted, RoundBegan
from sagebrush_games.carson_city.events.preparation import Asked
from tests.games.carson_city.table import ANNA, BILL, Table, at


def chosen(table: Table) -> Table:
    table.given(RoundBegan(1, (ANNA, BILL))).goes_on()
    table.play(ChooseCharacter(ANNA, "settler"))
    return table


def test_the_settler_takes_any_unowned_parcel_for_nothing() -> None:
    table = chosen(Table())
    assert len(table.offers(ChooseParcel)) == 64
    assert table.play(ChooseParcel(ANNA, at("H8")))[0] == ParcelGranted(ANNA, at("H8"))
    assert (table.state.owner(at("H8")), table.state.dollars[ANNA]) == (ANNA, 15)


def test_houses_and_mountains_may_be_taken() -> None:
    table = chosen(Table().mountains("A1"))
    assert table.refused(ChooseParcel(ANNA, at("A1"))) is None
    assert table.refused(ChooseParcel(ANNA, at("D4"))) is None


def test_parcels_with_owner_may_not_be_taken() -> None:
    assert chosen(Table().owns(BILL, "A1")).refused(ChooseParcel(ANNA, at("A1"))) == "parcel-owned"


def test_nobody_has_to_take_a_parcel() -> None:
    assert chosen(Table()).play(Decline(ANNA)) == [OfferDeclined(ANNA), Asked(BILL, "character")]


def test_who_has_no_property_tile_left_is_not_asked() -> None:
    table = chosen(Table().owns(ANNA, "A1 B1 C1 D1 E1 F1 G1 H1 A2 B2 C2 D2"))
    assert table.asked() == (BILL, "character")
