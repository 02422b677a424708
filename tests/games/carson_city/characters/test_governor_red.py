"""Governor (13), red: a tax on revolvers or on dollars, which nobody can refuse."""

# [BB "El Gobernador"]

from sagebrush_games.carson_city.actions.collect_tax import CollectTax
from sagebrush_games.carson_city.events.cards import RevolversBought, TaxCollected
from tests.games.carson_city.characters.hand import Hand
from tests.games.carson_city.table import ANNA, BILL, CORA, Table

RED = "governor-red"


def governor() -> Table:
    """Anna takes the red Governor; Bill has 21 dollars and three revolvers, Cora 20 dollars and one revolver."""
    table = Hand(RED, seats=3).dollars(BILL, 21).dollars(CORA, 20).given(RevolversBought(BILL, 2, 0)).choosing()
    table.takes(RED)
    return table


def test_a_dollar_for_each_revolver() -> None:
    table = governor()
    assert table.play(CollectTax(ANNA, "revolvers"))[0] == TaxCollected(ANNA, "revolvers", (0, 3, 1))
    assert table.state.dollars == [19, 18, 19]


def test_a_dollar_for_each_ten_dollars_rounded_up() -> None:
    assert governor().play(CollectTax(ANNA, "dollars"))[0] == TaxCollected(ANNA, "dollars", (0, 3, 2))


def test_there_is_no_other_tax() -> None:
    assert governor().refused(CollectTax(ANNA, "houses")) == "no-such-tax"


def test_who_cannot_pay_pays_what_it_has() -> None:  # [ruling R54]
    table = Hand(RED).dollars(BILL, 2).given(RevolversBought(BILL, 4, 0)).choosing()
    table.takes(RED)
    assert table.play(CollectTax(ANNA, "revolvers"))[0] == TaxCollected(ANNA, "revolvers", (0, 2))


def test_when_both_taxes_are_the_same_nobody_is_asked() -> None:
    table = Hand(RED).dollars(BILL, 10).choosing()
    assert TaxCollected(ANNA, "revolvers", (0, 1)) in table.takes(RED)
