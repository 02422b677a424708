"""Ranch: a dollar for each free parcel around it, a revolver, a house for others of its owner."""

# [DE "RANCH"]

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table


def test_a_ranch_in_the_open_country_earns_eight() -> None:
    assert Table().built(ANNA, Kind.RANCH, "B7").income("B7") == 8


def test_a_ranch_in_the_corner_earns_three() -> None:
    assert Table().built(ANNA, Kind.RANCH, "A1").income("A1") == 3


def test_free_parcels_count_whoever_owns_them() -> None:
    assert Table().owns(BILL, "A1 B1 C1").owns(ANNA, "A2").built(ANNA, Kind.RANCH, "B2").income("B2") == 8


def test_houses_mountains_and_buildings_are_not_free() -> None:
    table = Table().houses("A1").mountains("B1").built(BILL, Kind.HOTEL, "C1").built(ANNA, Kind.RANCH, "B2")
    assert table.income("B2") == 5


def test_a_ranch_earns_one_dollar_at_least() -> None:
    assert Table().houses("A2 B1 B2").built(ANNA, Kind.RANCH, "A1").income("A1") == 1


def test_several_ranches_share_a_free_parcel() -> None:
    table = Table().built(ANNA, Kind.RANCH, "A1").built(BILL, Kind.RANCH, "A3")
    assert (table.income("A1"), table.income("A3")) == (3, 5)


def test_a_ranch_adds_a_revolver() -> None:
    assert Table().built(ANNA, Kind.RANCH, "A1 A3").state.revolvers == [3, 1]


def test_a_ranch_counts_as_a_house() -> None:
    assert Table().built(ANNA, Kind.RANCH, "A1").built(ANNA, Kind.SALOON, "A2").income("A2") == 5
