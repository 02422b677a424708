"""Hotel: six dollars, and two houses for other buildings of its owner."""

# [DE "HOTEL"]

import pytest

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, Table


def test_a_hotel_always_earns_six() -> None:
    table = Table().built(ANNA, Kind.HOTEL, "A1").houses("B2").built(ANNA, Kind.HOTEL, "B1")
    assert (table.income("A1"), table.income("B1")) == (6, 6)


@pytest.mark.parametrize(("kind", "dollars"), [(Kind.DRUGSTORE, 6), (Kind.BANK, 6), (Kind.SALOON, 10)])
def test_a_hotel_counts_as_two_houses(kind: Kind, dollars: int) -> None:
    assert Table().built(ANNA, Kind.HOTEL, "A1").built(ANNA, kind, "A2").income("A2") == dollars


def test_a_hotel_adds_no_revolver() -> None:
    assert Table().built(ANNA, Kind.HOTEL, "A1").state.revolvers == [1, 1]
