"""Weeks of correspondence at rules services that die: every game ends and verifies, and clocks are charged fairly."""

import asyncio

import pytest

from sagebrush_events.commit import decode
from tests.rules.weeks.checking import REGISTRY, report
from tests.rules.weeks.fair_time import DAY, MINUTE, charged_awake, stepped, uncounted
from tests.rules.weeks.games import Weeks, played

GAMES, SEED, DEATHS = 24, 3, 0.03


@pytest.fixture(scope="module")
def weeks() -> Weeks:
    """A simulation, played to its end."""
    return asyncio.run(played(GAMES, SEED, DEATHS))


def test_every_game_ends_is_decided_once_is_charged_fairly_and_is_sound(weeks: Weeks) -> None:
    told = report(weeks)
    assert told["wrong"] == []
    assert told["games"] == told["ended"] == told["verified"] == GAMES
    assert (told["decisions made twice"], told["milliseconds charged for downtime or sleep"]) == (0, 0)
    assert told["deaths of a process"] > 10 and told["downtimes"] > 10
    assert told["answers lost and asked for again"] > 10
    assert told["events"]["timed-out"] > 10 and told["events"]["downtime-credited"] > 10
    assert told["warnings"] > 10 and told["warnings told twice"] == 0


def test_a_downtime_that_was_charged_would_be_found(weeks: Weeks) -> None:
    """The same commits, when the platform was down once more than anybody knew."""
    found = 0
    for game in weeks.games:
        commits = [decode(data) for data in weeks.platform.record._games[game].commits]
        table = REGISTRY.table_of(commits[0])
        down = commits[0].time, commits[-1].time
        found += uncounted(table, stepped(table, commits), [down]) > 0
    assert found > GAMES // 4


def test_time_is_counted_outside_the_hours_of_sleep_and_outside_downtimes() -> None:
    night, day = (22 * 60, 6 * 60), 1000 * DAY
    assert charged_awake(night, day, day + DAY, []) == 16 * 60 * MINUTE
    assert charged_awake((0, 0), day, day + DAY, [(day + MINUTE, day + 3 * MINUTE)]) == DAY - 2 * MINUTE
    assert charged_awake(night, day, day + DAY, [(day, day + 7 * 60 * MINUTE)]) == 15 * 60 * MINUTE
    assert charged_awake(night, day, day + 5 * MINUTE, []) == 0


def test_a_decision_that_stands_twice_or_was_told_to_nobody_would_be_found(weeks: Weeks) -> None:
    game = next(game for game in weeks.games if weeks.acknowledged[game])
    command = next(iter(weeks.acknowledged[game]))
    told = weeks.acknowledged[game]
    version = told.pop(command)
    try:
        assert any("acknowledged to nobody" in fault for fault in report(weeks)["wrong"])
        told[command] = version + 1
        assert any("was acknowledged as" in fault for fault in report(weeks)["wrong"])
    finally:
        told[command] = version
