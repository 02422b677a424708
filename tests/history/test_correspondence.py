"""Simulated weeks of correspondence games of all titles end, are decided once, and verify."""

from collections import Counter

import pytest

from tests.conformance.tables import TABLES
from tests.history.correspondence import simulated


@pytest.mark.parametrize("first", range(0, 120, 10))
def test_every_game_of_sleepers_ends_and_is_sound(first: int) -> None:
    weeks = [simulated(number) for number in range(first, first + 10)]
    assert any(week.timed_out for week in weeks)


def test_the_games_are_of_all_titles() -> None:
    assert len({table.title for table in TABLES}) == 3
    assert len(TABLES) < 120


def test_players_plan_their_answers_and_some_plans_do_not_fit() -> None:
    told = sum((simulated(number).plans.told for number in range(20)), Counter[str]())
    assert told["planned moves"] and told["plans ended by condition"] and told["plans ended by refused"], told
