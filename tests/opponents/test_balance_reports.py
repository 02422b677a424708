"""What the balance report counts and how it reckons."""

from collections import Counter
from dataclasses import replace
from operator import attrgetter
from pathlib import Path
from types import SimpleNamespace

import pytest

from sagebrush_cli.titles.balance.picture import draw
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config, Seat
from sagebrush_opponents.arena.balance.estimates import Mean, Spread, mean_of, percentile, share_of, spread_of
from sagebrush_opponents.arena.balance.games import GameResult, Watch, played
from sagebrush_opponents.arena.balance.report import Report, report_of
from sagebrush_opponents.arena.balance.tables import TextTable, tables
from sagebrush_opponents.table import OpponentTable, table
from tests.toys.high_card import BOOK, HIGH_CARD

DUEL = Config("carson-city", "2009", 2)
ANNA, BILL = 0, 1


def game(
    winners: tuple[Seat, ...], order: tuple[Seat, ...] = (ANNA, BILL), scores: tuple[int, ...] = (20, 10)
) -> GameResult:
    """A game of two that ended like this."""
    return GameResult(winners, order, scores, scores[0] - scores[1], 4, Counter({1: 8, 3: 2}), Counter({2: 9, 80: 1}))


def watched(*decisions: tuple[int, Seat, Seat], turn_of: bool = True, alone: bool = True) -> Watch:
    """What was counted of decisions, each with its round, whose turn it is and who decides."""
    turned = replace(BOOK, round_of=attrgetter("round"), turn_of=attrgetter("turn") if turn_of else None)
    title = replace(HIGH_CARD, rulebook=turned)
    plain = table(HIGH_CARD, Config("high-card", "plain", 2))
    everybody = [(ANNA, "card"), (BILL, "card")]
    book = replace(BOOK, awaited=lambda _rules, state: everybody[:1] if alone else everybody)
    watch = Watch(OpponentTable(title, replace(plain.decider, book=book), plain.codec))
    for round_number, turn, seat in decisions:
        watch(SimpleNamespace(round=round_number, turn=turn), [Command(seat), Command(seat)])
    return watch


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(8, 10, 0.4902, 0.9433), (0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962)],
)
def test_a_share_has_the_interval_of_wilson(wins: int, games: int, low: float, high: float) -> None:
    found = share_of(wins, games)
    assert found.share == wins / games
    assert (found.low, found.high) == pytest.approx((low, high), abs=1e-4)


def test_a_mean_is_as_sure_as_its_samples_agree() -> None:
    found = mean_of([2, 4, 4, 4, 5, 5, 7, 9])
    assert (found.mean, found.least, found.most) == (5, 2, 9)
    assert found.deviation == pytest.approx(2.1381, abs=1e-4)
    assert found.high - found.mean == found.mean - found.low == pytest.approx(1.4816, abs=1e-4)


def test_one_sample_is_its_own_interval() -> None:
    assert mean_of([7]) == Mean(7, 7, 7, 0, 7, 7)


def test_percentiles_are_values_that_occurred() -> None:
    assert spread_of(Counter({1: 94, 2: 1, 30: 5})) == Spread(2.46, 1, 2, 30)
    assert percentile(Counter({1: 1, 2: 1}), 50) == 1


def test_nothing_has_no_percentile() -> None:
    with pytest.raises(ValueError, match="no values"):
        percentile(Counter(), 50)


def test_those_who_tie_share_the_victory() -> None:
    report = report_of(DUEL, [game((ANNA,)), game((ANNA, BILL)), game((BILL,)), game((ANNA,))])
    assert [share.share for share in report.wins] == [0.625, 0.375]


def test_nobody_wins_a_game_that_the_box_wins() -> None:
    report = report_of(replace_seats(1), [game((), (ANNA,), (20, 0)), game((ANNA,), (ANNA,), (30, 0))])
    assert [share.share for share in report.wins] == [0.5]
    assert report.margin is None


def replace_seats(seats: int) -> Config:
    """The table of another number of seats."""
    return replace(DUEL, seats=seats)


def test_wins_are_counted_by_the_order_of_the_first_round_too() -> None:
    report = report_of(DUEL, [game((ANNA,), (BILL, ANNA)), game((BILL,), (ANNA, BILL))])
    assert [share.share for share in report.wins] == [0.5, 0.5]
    assert [share.share for share in report.order] == [0, 1]


def test_a_turn_is_what_a_seat_decides_in_a_row() -> None:
    watch = watched((1, ANNA, ANNA), (1, ANNA, ANNA), (1, BILL, BILL), (2, BILL, BILL), turn_of=False)
    assert watch.turns == [2, 1, 1]
    assert watch.round == 2


def test_an_answer_within_a_turn_neither_ends_it_nor_counts() -> None:
    watch = watched((1, ANNA, ANNA), (1, ANNA, BILL), (1, ANNA, ANNA), (1, BILL, BILL))
    assert watch.turns == [2, 1]
    assert watch.choices == Counter({2: 4})


def test_what_the_box_moves_is_nobodys_decision() -> None:
    watch = watched((1, ANNA, ANNA), (1, AUTOMATON, AUTOMATON), (1, ANNA, ANNA), turn_of=False)
    assert watch.turns == [1, 0, 1]
    assert watch.choices == Counter({2: 2})


def test_the_order_of_play_is_that_in_which_seats_first_decide_alone() -> None:
    assert watched((0, ANNA, ANNA), (1, BILL, BILL), (1, ANNA, ANNA), (2, ANNA, ANNA)).order == [BILL, ANNA]
    assert watched((1, ANNA, ANNA), (1, BILL, BILL), alone=False).order == []


def test_a_game_tells_who_won_and_how_long_it_took() -> None:
    found = played(DUEL, "random", 1)
    assert sorted(found.order) == [ANNA, BILL]
    assert found.rounds == 4
    assert found.margin == max(found.scores) - min(found.scores)
    assert found.turns.total() <= found.choices.total()


def test_a_turn_in_which_nobody_decides_is_no_turn() -> None:
    found = played(replace(DUEL, variants=("outlaws",)), "random", 1)
    assert min(found.turns) == 1


def reports() -> list[Report]:
    """Two tables of one title."""
    return [report_of(replace_seats(1), [game((ANNA,), (ANNA,), (20, 0))]), report_of(DUEL, [game((ANNA,))] * 4)]


def test_every_table_has_a_row_for_each_report_and_a_cell_for_each_heading() -> None:
    for found in tables(reports()):
        assert [row[:2] for row in found.rows] == [("2009", "1"), ("2009", "2")]
        assert {len(row) for row in found.rows} == {len(found.headings)}


def test_a_title_without_rounds_has_a_report_without_wins_by_their_order(tmp_path: Path) -> None:
    report = report_of(DUEL, [game((ANNA,), order=())])
    assert report.order == ()
    _, wins, order, _ = tables([report])
    assert wins.rows[0][2].startswith("100.0%")
    assert order.rows[0][2:] == ("", "")
    draw("Pig", "greedy", [report], tmp_path / "balance.png")
    assert (tmp_path / "balance.png").read_bytes().startswith(b"\x89PNG")


def test_a_row_says_what_was_counted() -> None:
    course, wins, _, scores = tables(reports())
    assert course.rows[1][2:] == ("4", "4.0, 4, 4", "1.4, 3, 3", "2, 80, 80", "15.0, 5.3", "10.0 ± 0.0")
    assert wins.rows[1][2:] == ("100.0% (51.0 to 100.0)", "0.0% (0.0 to 49.0)")
    assert wins.rows[0][3] == ""
    assert scores.rows[1][2:] == ("20.0 ± 0.0", "10.0 ± 0.0")


def test_every_seat_has_its_column_whatever_table_comes_first() -> None:
    alone, two = reports()
    assert [found.headings for found in tables([alone, two])] == [found.headings for found in tables([two, alone])]


def test_a_table_is_written_for_a_page() -> None:
    lines = tables(reports())[1].markdown().splitlines()
    assert lines[0] == "Wins by seat:"
    assert lines[2:4] == ["| edition | seats | seat 1 | seat 2 |", "| --- | --- | --- | --- |"]


def test_a_line_that_stands_in_a_cell_does_not_end_it() -> None:
    assert TextTable("a", ("b",), (("one|other",),)).markdown().splitlines()[-1] == r"| one\|other |"


def test_the_picture_is_a_png(tmp_path: Path) -> None:
    draw("Carson City", "greedy", reports(), tmp_path / "balance.png")
    assert (tmp_path / "balance.png").read_bytes().startswith(b"\x89PNG")
