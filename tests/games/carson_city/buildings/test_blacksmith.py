"""Blacksmith: more in each round, and for each own ranch."""

# [BB "Herrería"]

import pytest

from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table


def blacksmith(number: int = 1) -> Table:
    return Table(edition=BIG_BOX).built(ANNA, Kind.BLACKSMITH, "B2").round(number)


@pytest.mark.parametrize(("number", "dollars"), [(1, 5), (2, 10), (3, 15), (4, 20)])
def test_it_pays_five_more_in_each_round(number: int, dollars: int) -> None:
    assert blacksmith(number).income("B2") == dollars


def test_each_own_ranch_anywhere_pays_five() -> None:
    assert blacksmith().built(ANNA, Kind.RANCH, "H8 G8").income("B2") == 15


def test_ranches_of_others_pay_nothing() -> None:
    assert blacksmith().built(BILL, Kind.RANCH, "A1").income("B2") == 5


def test_houses_mean_nothing_to_it() -> None:
    assert blacksmith().houses("A1 B1").income("B2") == 5


def test_it_never_pays_more_than_forty() -> None:
    assert blacksmith(4).built(ANNA, Kind.RANCH, "H8 G8 F8 E8 D8").income("B2") == 40
