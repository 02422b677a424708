"""Prison: pays nothing, adds two revolvers."""

from sagebrush_games.carson_city.model import Kind
from tests.games.carson_city.table import ANNA, Table


def test_a_prison_adds_two_revolvers() -> None:
    assert Table().built(ANNA, Kind.PRISON, "A1 A3").state.revolvers == [5, 1]


def test_a_prison_pays_nothing_and_is_no_house() -> None:
    table = Table().houses("B1").built(ANNA, Kind.PRISON, "A1").built(ANNA, Kind.SALOON, "A2")
    assert (table.income("A1"), table.income("A2")) == (0, 5)
