"""Simulated weeks of correspondence games of all titles end, are decided once, and verify."""

import pytest

from tests.conformance.tables import TABLES
from tests.history.correspondence import simulated


@pytest.mark.parametrize("first", range(0, 200, 10))
def test_every_game_of_sleepers_ends_and_is_sound(first: int) -> None:
    weeks = [simulated(number) for number in range(first, first + 10)]
    assert any(week.timed_out for week in weeks)


def test_the_games_are_of_all_titles() -> None:
    assert len({table.title for table in TABLES}) == 3
    assert len(TABLES) < 200
