"""Prison: pays nothing, adds two revolvers."""

# [DE "GEFÄNGNIS"] [BB "Prisión"]

import pytest

from sagebrush_games.carson_city.actions.attack import Attack, Defend
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BIG_BOX, BILL, Table, at


def test_a_prison_adds_two_revolvers() -> None:
    assert Table().built(ANNA, Kind.PRISON, "A1 A3").state.revolvers == [5, 1]


def test_a_prison_pays_nothing_and_is_no_house() -> None:
    table = Table().houses("B1").built(ANNA, Kind.PRISON, "A1").built(ANNA, Kind.SALOON, "A2")
    assert (table.income("A1"), table.income("A2")) == (0, 5)


@pytest.mark.parametrize("edition", ["2009", BIG_BOX])
def test_a_prison_is_neither_attacked_nor_defended(edition: str) -> None:
    table = Table(edition=edition).built(ANNA, Kind.PRISON, "A1").given(Asked(BILL, "place"))
    assert table.refused(Attack(BILL, at("A1"))) == "nothing-to-steal"
    table.given(Asked(ANNA, "place"))
    assert table.refused(Defend(ANNA, at("A1"))) == "nothing-to-steal"
