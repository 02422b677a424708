"""Drugstore: three dollars for each house around it, and for each own ranch anywhere."""

# [DE "DRUGSTORE"]

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table


def test_a_drugstore_earns_three_for_each_house_around() -> None:
    assert Table().houses("A1 B1 H8").built(ANNA, Kind.DRUGSTORE, "A2").income("A2") == 6


def test_own_ranches_count_from_afar_those_of_others_do_not() -> None:
    table = Table().built(ANNA, Kind.RANCH, "H1 H8").built(BILL, Kind.RANCH, "H3").built(ANNA, Kind.DRUGSTORE, "A2")
    assert table.income("A2") == 6


def test_an_own_ranch_around_counts_twice() -> None:
    assert Table().built(ANNA, Kind.RANCH, "A1").built(ANNA, Kind.DRUGSTORE, "A2").income("A2") == 6


def test_own_mines_do_not_count() -> None:
    assert Table().built(ANNA, Kind.MINE, "A1").built(ANNA, Kind.DRUGSTORE, "A2").income("A2") == 0


def test_a_drugstore_is_no_house_and_adds_no_revolver() -> None:
    table = Table().built(ANNA, Kind.DRUGSTORE, "A1").built(ANNA, Kind.SALOON, "A2")
    assert (table.income("A2"), table.state.revolvers[ANNA]) == (0, 1)
