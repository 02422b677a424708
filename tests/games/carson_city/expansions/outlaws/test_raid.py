"""The Outlaws arrive: number, strength, places, prisons."""

# [BB "Forajidos"]

import pytest

from sagebrush_games.carson_city.events.characters import RoundBegan
from sagebrush_games.carson_city.expansions.outlaws.actions.bring_outlaws import BringOutlaws
from sagebrush_games.carson_city.expansions.outlaws.actions.move_outlaw import MoveOutlaw
from sagebrush_games.carson_city.expansions.outlaws.events import OutlawImprisoned, OutlawsArrived
from sagebrush_games.carson_city.state.board import as_set
from sagebrush_games.carson_city.state.model import Kind
from sagebrush_games.kernel.messages import AUTOMATON
from tests.games.carson_city.table import ANNA, BILL, Table, at, dice, of, parcels


def raid(number: int = 2, table: Table | None = None) -> Table:
    """The moment when the automaton brings the outlaws of a round."""
    table = table or Table(2, "outlaws")
    table.given(RoundBegan(number, table.everybody)).goes_on()
    assert table.asked() == (AUTOMATON, "outlaws")
    return table


def brought(table: Table, *pips: int) -> OutlawsArrived:
    """What came out of the white and the black die, and of two dice (column, row) for each outlaw."""
    return of(OutlawsArrived, table.play(BringOutlaws(AUTOMATON), dice(*pips)))[0]


@pytest.mark.parametrize("number", [2, 3, 4])
def test_outlaws_come_before_the_characters_of_rounds_two_three_and_four(number: int) -> None:
    table = raid(number)
    table.play(BringOutlaws(AUTOMATON), dice(1, 1, 1, 1))
    table.play(table.offers(MoveOutlaw)[0])
    assert table.asked() == (ANNA, "character")


def test_no_outlaws_come_in_round_one() -> None:
    table = Table(2, "outlaws").given(RoundBegan(1, (ANNA, BILL)))
    table.goes_on()
    assert table.asked() == (ANNA, "character")


def test_no_outlaws_come_without_the_variant() -> None:
    table = Table(2).given(RoundBegan(2, (ANNA, BILL)))
    table.goes_on()
    assert table.asked() == (ANNA, "character")


@pytest.mark.parametrize(("white", "number"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_the_white_die_says_how_many_come(white: int, number: int) -> None:
    places = (1, 1, 3, 3, 5, 5)[: 2 * number]
    assert brought(raid(), white, 1, *places).parcels == tuple(parcels("B2 D4 F6"))[:number]


@pytest.mark.parametrize(("black", "points"), [(1, 2), (2, 2), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_black_die_and_seven_are_the_strength(black: int, points: int) -> None:
    arrived = brought(raid(), 1, black, 1, 1)
    assert (arrived.strength, arrived.points) == (7 + black, points)


def test_outlaws_of_earlier_rounds_get_the_strength_of_this_one() -> None:
    table = raid(3, Table(2, "outlaws").outlaws("H8", 8))
    brought(table, 1, 6, 1, 1)
    assert (table.state.outlaw_strength, table.state.outlaws) == (13, as_set(parcels("B2 H8")))


def test_the_dice_are_thrown_again_on_another_outlaw() -> None:
    table = raid(3, Table(2, "outlaws").outlaws("B2"))
    assert brought(table, 3, 1, 1, 1, 2, 1, 2, 1, 3, 1).parcels == parcels("C2 D2")


def test_the_dice_are_thrown_again_beside_a_prison() -> None:
    table = raid(2, Table(2, "outlaws").built(ANNA, Kind.PRISON, "B3"))
    assert brought(table, 1, 1, 1, 1, 2, 2, 5, 5).parcels == parcels("F6")


def test_an_outlaw_that_lands_on_a_prison_is_caught_for_the_points_of_its_tile() -> None:
    # [BB "Iglesias y Prisiones"] [ruling R19]
    table = raid(2, Table(2, "outlaws").built(BILL, Kind.PRISON, "B3"))
    events = table.play(BringOutlaws(AUTOMATON), dice(1, 6, 1, 2))
    assert events[1] == OutlawImprisoned(at("B3"), BILL, 4)
    assert table.state.outlaws == 0
    assert table.state.points == [0, 4]
    assert table.asked() == (ANNA, "character")


def test_nobody_else_may_bring_outlaws() -> None:
    assert raid().refused(BringOutlaws(ANNA)) == "not-your-turn"
