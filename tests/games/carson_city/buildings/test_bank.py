"""Bank: three dollars for each house around it, and for each own mine anywhere."""

# [DE "BANK"]

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table


def test_a_bank_earns_three_for_each_house_around() -> None:
    assert Table().houses("A1 B1 H8").built(ANNA, Kind.BANK, "A2").income("A2") == 6


def test_own_mines_count_from_afar_those_of_others_do_not() -> None:
    table = Table().built(ANNA, Kind.MINE, "H1 H8").built(BILL, Kind.MINE, "H3").built(ANNA, Kind.BANK, "A2")
    assert table.income("A2") == 6


def test_an_own_mine_around_counts_once() -> None:
    assert Table().built(ANNA, Kind.MINE, "A1").built(ANNA, Kind.BANK, "A2").income("A2") == 3


def test_own_ranches_count_only_as_houses_around() -> None:
    assert Table().built(ANNA, Kind.RANCH, "A1 H8").built(ANNA, Kind.BANK, "A2").income("A2") == 3


def test_a_bank_is_no_house_and_adds_no_revolver() -> None:
    table = Table().built(ANNA, Kind.BANK, "A1").built(ANNA, Kind.SALOON, "A2")
    assert (table.income("A2"), table.state.revolvers[ANNA]) == (0, 1)
