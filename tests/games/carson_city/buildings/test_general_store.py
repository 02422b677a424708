"""General store: twice for houses on own parcels, once for all others, whoever owns them."""

# [BB "Tienda"]

import pytest

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table


def store() -> Table:
    return Table(edition=BIG_BOX).built(ANNA, Kind.GENERAL_STORE, "B2")


def test_a_house_on_an_own_parcel_pays_six() -> None:
    assert store().houses("A1").owns(ANNA, "A1").income("B2") == 6


def test_a_house_on_nobodys_parcel_pays_three() -> None:
    assert store().houses("A1").income("B2") == 3


def test_it_alone_earns_from_houses_of_others() -> None:
    table = store().built(ANNA, Kind.SALOON, "C1").houses("B1").owns(BILL, "B1")
    assert (table.income("B2"), table.income("C1")) == (3, 0)


@pytest.mark.parametrize(
    ("kind", "dollars"), [(Kind.RANCH, 6), (Kind.HOTEL, 12), (Kind.CHURCH, 6), (Kind.SCHOOL, 6), (Kind.MINE, 0)]
)
def test_own_buildings_around_count_twice_for_each_house_they_count_as(kind: Kind, dollars: int) -> None:
    assert store().built(ANNA, kind, "A1").income("B2") == dollars


def test_a_house_that_is_not_adjacent_pays_nothing() -> None:
    assert store().houses("D2").income("B2") == 0


def test_it_never_pays_more_than_thirty_three() -> None:
    table = store().houses("A1 B1 C1 A2 C2 A3 B3 C3")
    assert table.income("B2") == 24
    assert table.owns(ANNA, "A1 B1 C1 A2").income("B2") == 33
