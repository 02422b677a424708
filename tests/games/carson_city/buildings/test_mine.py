"""Mine: three dollars for each mountain around it that is unowned or own, a revolver."""

# [DE "SILBERMINE"]

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table


def test_a_mine_earns_three_for_each_mountain_around() -> None:
    assert Table().mountains("A1 B1 C3 H8").built(ANNA, Kind.MINE, "B2").income("B2") == 9


def test_a_mine_without_mountains_earns_nothing() -> None:
    assert Table().built(ANNA, Kind.MINE, "B2").income("B2") == 0


def test_several_mines_share_a_mountain() -> None:
    table = Table().mountains("B2").built(ANNA, Kind.MINE, "A1").built(BILL, Kind.MINE, "C3")
    assert (table.income("A1"), table.income("C3")) == (3, 3)


def test_own_mountains_count_and_those_of_others_do_not() -> None:
    table = Table().mountains("A1 B1 C1").owns(ANNA, "A1").owns(BILL, "B1").built(ANNA, Kind.MINE, "B2")
    assert table.income("B2") == 6


def test_a_mine_pays_twenty_one_at_most() -> None:
    assert Table().mountains("A1 B1 C1 A2 C2 A3 B3 C3").built(ANNA, Kind.MINE, "B2").income("B2") == 21


def test_a_mine_adds_a_revolver() -> None:
    assert Table().built(ANNA, Kind.MINE, "A1").state.revolvers == [2, 1]


def test_a_mine_is_no_house() -> None:
    assert Table().built(ANNA, Kind.MINE, "A1").built(ANNA, Kind.SALOON, "A2").income("A2") == 0
