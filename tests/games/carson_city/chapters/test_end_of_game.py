"""Chapter "Spielende": final points, the ranking, ties."""

# [DE "SPILENDE"] [BB "FINAL DE LA PARTIDA"]

import pytest

from sagebrush_games.carson_city.actions.pay_excess import PayExcess
from sagebrush_games.carson_city.events.round_end import ExcessPaid, FinalPointsScored, GameEnded, RoundEnded
from sagebrush_games.carson_city.state.model import NOBODY, Kind
from sagebrush_games.kernel.messages import Event, Outcome, Standing
from tests.games.carson_city.table import ANNA, BILL, CORA, Table, of


def last_round(seats: int = 2) -> Table:
    return Table(seats).round(4)


def ended(table: Table, *passes: int) -> list[Event]:
    return table.resolving(*passes)


def test_the_game_ends_after_four_rounds() -> None:
    table = last_round()
    assert ended(table)[-1] == GameEnded()
    assert table.asked() == (NOBODY, "")
    assert table.decider.outcome(table.state) is not None


def test_there_is_no_outcome_before_the_end() -> None:
    table = Table().round(3)
    ended(table)
    assert table.decider.outcome(table.state) is None


def test_each_own_parcel_with_a_building_house_or_mountain_scores_two_points() -> None:
    table = last_round().built(ANNA, Kind.PRISON, "A1").houses("A3").mountains("A5").owns(ANNA, "A3 A5 A7 H8")
    assert of(FinalPointsScored, ended(table))[ANNA].land == 6


def test_held_buildings_and_unowned_tiles_score_nothing() -> None:
    table = last_round().mountains("A5").holds(ANNA, Kind.BANK)
    assert of(FinalPointsScored, ended(table))[ANNA].land == 0


@pytest.mark.parametrize(("dollars", "points"), [(0, 0), (5, 0), (6, 1), (17, 2)])
def test_six_dollars_score_a_point_rounded_down(dollars: int, points: int) -> None:
    assert of(FinalPointsScored, ended(last_round().dollars(ANNA, dollars)))[ANNA].dollars == points


def test_the_cash_limit_comes_before_the_final_count() -> None:
    table = last_round().character(ANNA, "sheriff").dollars(ANNA, 40)
    ended(table)
    events = table.play(PayExcess(ANNA, 20))
    assert of(ExcessPaid, events) == [ExcessPaid(ANNA, 20, 2)]
    assert of(FinalPointsScored, events)[ANNA].dollars == 3
    assert table.state.points[ANNA] == 5


def test_no_cowboys_come_after_the_last_round() -> None:
    assert of(RoundEnded, ended(last_round())) == [RoundEnded((0, 0))]


def test_most_points_win() -> None:
    table = last_round(3).dollars(ANNA, 0).dollars(BILL, 12).dollars(CORA, 6)
    ended(table)
    outcome = table.decider.outcome(table.state)
    assert outcome == Outcome("four-rounds", (Standing(BILL, 2, 1), Standing(CORA, 1, 2), Standing(ANNA, 0, 3)))


def test_on_a_tie_who_passed_earlier_in_the_last_round_wins() -> None:
    table = last_round()
    ended(table, BILL, ANNA)
    outcome = table.decider.outcome(table.state)
    assert outcome is not None
    assert outcome.ranking == (Standing(BILL, 2, 1, "passed-earlier"), Standing(ANNA, 2, 2, "passed-earlier"))


def test_neither_dollars_nor_parcels_break_a_tie() -> None:
    table = last_round().dollars(ANNA, 16).dollars(BILL, 12).owns(ANNA, "A1")
    ended(table, BILL, ANNA)
    outcome = table.decider.outcome(table.state)
    assert outcome is not None
    assert outcome.ranking[0].seat == BILL
