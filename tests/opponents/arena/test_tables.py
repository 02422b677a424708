"""Standings as people read them."""

from dataclasses import replace

from sagebrush_opponents.arena.pairing import FinishedRound
from sagebrush_opponents.arena.ratings.bradley_terry import EloRating
from sagebrush_opponents.arena.ratings.timings import step_of
from sagebrush_opponents.arena.records import GameRecord
from sagebrush_opponents.arena.standings import standings
from sagebrush_opponents.arena.tables import interval, matrix, standings_tables

WON = GameRecord("x", "", "t", 1, ("a", "b"), (1.0, 0.0), (9, 2), (1, 2), 9, 0.5)
"""A game that ``a`` won against ``b``."""


def test_a_row_tells_the_share_and_the_score_of_its_player_against_the_other() -> None:
    times = {"a": {f"{step_of(10)}": 98, f"{step_of(500)}": 2}}
    records = (replace(WON, times=times), replace(WON, id="y"), replace(WON, id="z", shares=(0.0, 1.0)))
    found = standings([FinishedRound(records)], "b")
    matches, table, ratings, moves = standings_tables(found)
    assert [(row[:4], row[4][:5], row[5:]) for row in matches.rows] == [
        (("a", "b", "1", "3"), "66.7%", ("50%", "9.0 : 2.0")),
        (("b", "a", "1", "3"), "33.3%", ("50%", "2.0 : 9.0")),
    ]
    assert [(name, one[:5], other[:5]) for name, one, other in table.rows] == [("a", "", "66.7%"), ("b", "33.3%", "")]
    assert [(row[0], row[3]) for row in ratings.rows] == [("a", "3"), ("b", "3")]
    ((name, decisions, median, p99, most),) = moves.rows
    assert (name, decisions) == ("a", "100")
    assert float(median) < 11 < 450 < float(p99) == float(most)


def test_the_matrix_shows_one_against_many_and_not_many_against_one() -> None:
    alone = replace(WON, labels=("a", "b", "b"), shares=(1.0, 0.0, 0.0), scores=(9, 2, 2), places=(1, 2, 2))
    many = replace(alone, id="y", labels=("b", "a", "a"), shares=(0.5, 0.5, 0.0))
    for records in ((alone, many), (many, alone)):
        (found,) = standings([FinishedRound(records)], "b")
        shown = matrix(found)
        (row,) = (row for row in shown.rows if row[0] == "a")
        assert dict(zip(shown.headings, row, strict=True))["b"][:6] == "100.0%"


def test_an_interval_that_has_no_end_says_on_which_side_it_is_open() -> None:
    rating = EloRating("a", 100.0, -20.0, 250.0, 10)
    assert interval(rating) == "-20 to +250"
    assert interval(replace(rating, bound="least")) == "above -20"
    assert interval(replace(rating, bound="most")) == "below +250"
