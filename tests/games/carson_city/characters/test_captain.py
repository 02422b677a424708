"""Captain (6): one, two or three cowboys at once for one, four or nine dollars; limit 30."""

# [DE "DER HAUPTMANN"] [BB "El Capitán"]

import pytest

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.hire_cowboys import HireCowboys
from sagebrush_games.carson_city.events.characters import CowboysHired, OfferDeclined, RoundBegan
from sagebrush_games.carson_city.events.preparation import Asked
from tests.games.carson_city.table import ANNA, BILL, Table


def chosen(table: Table) -> Table:
    table.given(RoundBegan(1, (ANNA, BILL))).goes_on()
    table.play(ChooseCharacter(ANNA, "captain"))
    return table


@pytest.mark.parametrize(("cowboys", "dollars"), [(1, 1), (2, 4), (3, 9)])
def test_cowboys_cost_one_four_or_nine_dollars(cowboys: int, dollars: int) -> None:
    table = chosen(Table())
    assert table.play(HireCowboys(ANNA, cowboys))[0] == CowboysHired(ANNA, cowboys, dollars)
    assert table.state.cowboys[ANNA] == 3 + cowboys
    assert table.state.dollars[ANNA] == 15 - dollars


def test_the_offer_is_made_once_and_may_be_declined() -> None:
    assert chosen(Table()).play(Decline(ANNA)) == [OfferDeclined(ANNA), Asked(BILL, "character")]
    assert chosen(Table()).play(HireCowboys(ANNA, 1))[-1] == Asked(BILL, "character")


def test_nobody_hires_more_than_the_general_supply_holds() -> None:
    table = chosen(Table().reserve(ANNA, 8))
    assert table.offers(HireCowboys) == [HireCowboys(ANNA, 1), HireCowboys(ANNA, 2)]
    assert table.refused(HireCowboys(ANNA, 3)) == "no-cowboy-in-supply"


def test_whose_supply_is_empty_is_not_asked() -> None:
    assert chosen(Table().reserve(ANNA, 9)).offers(HireCowboys) == [HireCowboys(ANNA, 1)]
    assert chosen(Table().reserve(ANNA, 10)).asked() == (BILL, "character")


def test_nobody_hires_without_the_dollars() -> None:
    assert chosen(Table().dollars(ANNA, 8)).refused(HireCowboys(ANNA, 3)) == "too-expensive"
    assert chosen(Table().dollars(ANNA, 9)).refused(HireCowboys(ANNA, 3)) is None
    assert chosen(Table().dollars(ANNA, 1)).offers(HireCowboys) == [HireCowboys(ANNA, 1)]
    assert chosen(Table().dollars(ANNA, 0)).asked() == (BILL, "character")


def test_there_is_no_price_for_none_or_four() -> None:
    table = chosen(Table())
    assert table.refused(HireCowboys(ANNA, 0)) == "no-such-number"
    assert table.refused(HireCowboys(ANNA, 4)) == "no-such-number"
