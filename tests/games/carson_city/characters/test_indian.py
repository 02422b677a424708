"""Indian (8), yellow: two parcels where the dice fall, for nothing."""

# [BB "El Indio"]

from sagebrush_games.carson_city.events.characters import ParcelGranted
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, at, dice, of

INNER = " ".join(f"{column}{row}" for row in range(2, 8) for column in "BCDEFG" if f"{column}{row}" not in ("D4", "B2"))


def test_two_parcels_are_where_the_dice_fall() -> None:
    table = Hand("indian").choosing()
    events = table.takes("indian", dice(1, 1, 6, 6))  # column, row
    assert of(ParcelGranted, events) == [ParcelGranted(ANNA, at("B2")), ParcelGranted(ANNA, at("G7"))]


def test_the_dice_are_thrown_again_where_anything_lies_or_anybody_owns() -> None:
    table = Hand("indian").mountains("C2").owns(BILL, "D2").houses("E2").choosing()
    events = table.takes("indian", dice(2, 1, 3, 1, 4, 1, 3, 3, 1, 1, 1, 1, 6, 6))
    assert of(ParcelGranted, events) == [ParcelGranted(ANNA, at("B2")), ParcelGranted(ANNA, at("G7"))]


def test_where_only_one_parcel_is_left_there_is_only_one() -> None:
    table = Hand("indian").choosing()
    table.mountains(INNER)
    assert of(ParcelGranted, table.takes("indian", dice(1, 1))) == [ParcelGranted(ANNA, at("B2"))]


def test_who_has_one_property_tile_left_gets_one_parcel() -> None:  # [ruling R45]
    table = Hand("indian").owns(ANNA, "A1 B1 C1 D1 E1 F1 G1 H1 A8 B8 C8").choosing()
    assert len(of(ParcelGranted, table.takes("indian", dice(1, 1)))) == 1


def test_nothing_is_built_on_them() -> None:
    table = Hand("indian").choosing()
    table.takes("indian", dice(1, 1, 6, 6))
    assert table.state.kind(at("B2")) not in tuple(Kind)


def test_the_dice_are_thrown_again_in_the_river_and_on_outlaws() -> None:  # [ruling R45]
    table = Hand("indian", variants=("carson-river", "outlaws")).outlaws("E3").choosing()
    events = table.takes("indian", dice(1, 2, 4, 2, 1, 1, 6, 6))
    assert of(ParcelGranted, events) == [ParcelGranted(ANNA, at("B2")), ParcelGranted(ANNA, at("G7"))]
