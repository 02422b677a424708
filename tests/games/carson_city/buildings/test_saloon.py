"""Saloon: five dollars for each house around it."""

# [DE "SALOON"]

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, Table


def test_a_saloon_earns_five_for_each_house_around() -> None:
    assert Table().houses("A1 B1 H8").built(ANNA, Kind.SALOON, "A2").income("A2") == 10


def test_ranches_hotels_and_churches_around_count_as_houses() -> None:
    table = Table().built(ANNA, Kind.RANCH, "A1").built(ANNA, Kind.HOTEL, "B1").built(ANNA, Kind.CHURCH, "C1")
    assert table.built(ANNA, Kind.SALOON, "B2").income("B2") == 5 * (1 + 2 + 1)


def test_prisons_mines_banks_drugstores_and_saloons_do_not() -> None:
    table = Table().built(ANNA, Kind.PRISON, "A1").built(ANNA, Kind.MINE, "B1").built(ANNA, Kind.BANK, "C1")
    table.built(ANNA, Kind.DRUGSTORE, "A2").built(ANNA, Kind.SALOON, "C2")
    assert table.built(ANNA, Kind.SALOON, "B2").income("B2") == 0


def test_a_saloon_pays_thirty_five_at_most() -> None:
    table = Table().built(ANNA, Kind.HOTEL, "A1 B1 C1 A2")
    assert table.built(ANNA, Kind.SALOON, "B2").income("B2") == 35
