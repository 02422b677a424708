"""Grocer (3): eight dollars at once or later, or one kind of building pays double; limit 60."""

# [DE "DIE VERKÄUFERIN"] [BB "La Dependienta"]

from sagebrush_games.carson_city.actions.choose_character import ChooseCharacter
from sagebrush_games.carson_city.actions.decline import Decline
from sagebrush_games.carson_city.actions.double_income import DoubleIncome
from sagebrush_games.carson_city.actions.take_dollars import TakeDollars
from sagebrush_games.carson_city.events.characters import GrocerPaid, RoundBegan
from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.events.row import BuildingsEarned, IncomeStolen, ParcelDuelFought
from sagebrush_games.carson_city.state.model import Kind
from tests.games.carson_city.table import ANNA, BILL, Table, at, dice, of


def chosen() -> Table:
    table = Table().given(RoundBegan(1, (ANNA, BILL)))
    table.goes_on()
    table.play(ChooseCharacter(ANNA, "grocer"))
    return table


def payday(table: Table) -> Table:
    """Anna is the Grocer and has not yet taken dollars; buildings are about to pay."""
    table.character(ANNA, "grocer").resolving()
    return table


def test_the_dollars_may_be_taken_at_once() -> None:
    table = chosen()
    assert table.asked() == (ANNA, "grocer")
    assert table.play(TakeDollars(ANNA)) == [GrocerPaid(ANNA, 8), Asked(BILL, "character")]
    assert table.state.dollars[ANNA] == 23


def test_who_took_the_dollars_doubles_nothing() -> None:
    table = Table().character(ANNA, "grocer").built(ANNA, Kind.HOTEL, "A1").given(GrocerPaid(ANNA, 8))
    assert of(BuildingsEarned, table.resolving()) == [BuildingsEarned(ANNA, 6)]


def test_the_choice_may_wait_until_buildings_pay() -> None:
    table = chosen()
    table.play(Decline(ANNA))
    assert table.state.dollars[ANNA] == 15
    table = payday(Table().built(ANNA, Kind.HOTEL, "A1"))
    assert table.asked() == (ANNA, "doubling")


def test_all_buildings_of_one_kind_pay_double() -> None:
    table = payday(Table().built(ANNA, Kind.HOTEL, "A1 C1").built(ANNA, Kind.RANCH, "H8"))
    assert table.offers(DoubleIncome) == [DoubleIncome(ANNA, Kind.RANCH), DoubleIncome(ANNA, Kind.HOTEL)]
    assert of(BuildingsEarned, table.play(DoubleIncome(ANNA, Kind.HOTEL))) == [BuildingsEarned(ANNA, 12 + 12 + 3)]


def test_nobody_elses_buildings_pay_double() -> None:
    table = payday(Table().built(ANNA, Kind.HOTEL, "A1").built(BILL, Kind.HOTEL, "A8"))
    earned = of(BuildingsEarned, table.play(DoubleIncome(ANNA, Kind.HOTEL)))
    assert earned == [BuildingsEarned(ANNA, 12), BuildingsEarned(BILL, 6)]


def test_the_dollars_may_still_be_taken_when_buildings_pay() -> None:
    table = payday(Table().built(ANNA, Kind.HOTEL, "A1"))
    events = table.play(TakeDollars(ANNA))
    assert events[:2] == [GrocerPaid(ANNA, 8), BuildingsEarned(ANNA, 6)]


def test_who_has_nothing_to_double_gets_the_dollars_without_question() -> None:
    table = Table().character(ANNA, "grocer").built(ANNA, Kind.MINE, "A1")
    assert GrocerPaid(ANNA, 8) in table.resolving()


def test_a_kind_that_pays_nothing_cannot_be_doubled() -> None:
    table = payday(Table().built(ANNA, Kind.HOTEL, "A1").built(ANNA, Kind.MINE, "C1"))
    assert table.refused(DoubleIncome(ANNA, Kind.MINE)) == "nothing-to-double"
    assert table.refused(DoubleIncome(ANNA, Kind.BANK)) == "nothing-to-double"


def test_the_choice_comes_after_the_duels_over_buildings() -> None:
    table = Table().character(ANNA, "grocer").built(ANNA, Kind.HOTEL, "A1").on_parcels("A1", ANNA, BILL)
    events = [type(event) for event in table.resolving(chance=dice(1, 6))]
    assert events[-2:] == [ParcelDuelFought, Asked]


def test_a_doubled_odd_income_is_shared_equally() -> None:
    table = Table().built(ANNA, Kind.RANCH, "A1").on_parcels("A1", BILL)
    events = payday(table).play(DoubleIncome(ANNA, Kind.RANCH))
    assert IncomeStolen(BILL, at("A1"), 3) in events
    assert BuildingsEarned(ANNA, 3) in events


def test_the_printed_maximum_is_doubled_too() -> None:
    table = payday(Table().built(ANNA, Kind.HOTEL, "A1 B1 C1 A2").built(ANNA, Kind.SALOON, "B2"))
    assert of(BuildingsEarned, table.play(DoubleIncome(ANNA, Kind.SALOON))) == [BuildingsEarned(ANNA, 4 * 6 + 70)]
