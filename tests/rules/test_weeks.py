"""Weeks of correspondence at rules services that die: every game ends and verifies, and clocks are charged fairly."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace as changed

from sagebrush_events.commit import decode
from tests.rules.weeks.checking import REGISTRY, report
from tests.rules.weeks.fair_time import DAY, MINUTE, charged_awake, stepped, uncounted
from tests.rules.weeks.games import Weeks, played
from tests.rules.weeks.lobby import Rematch
from tests.rules.weeks.plans import plan_faults
from tests.rules.weeks.relations import branch_faults, group_faults, rematch_faults

GAMES, SEED, DEATHS = 9, 16, 0.03


@pytest.fixture(scope="module")
def weeks() -> Weeks:
    """A simulation, played to its end."""
    return asyncio.run(played(GAMES, SEED, DEATHS))


def test_every_game_ends_is_decided_once_is_charged_fairly_and_is_sound(weeks: Weeks) -> None:
    told = report(weeks)
    assert told["wrong"] == []
    assert told["games"] == told["ended"] == told["verified"] > GAMES
    assert (told["decisions made twice"], told["milliseconds charged for downtime or sleep"]) == (0, 0)
    assert told["deaths of a process"] > 10 and told["downtimes"] > 10
    assert told["answers lost and asked for again"] > 10
    assert told["events"]["timed-out"] > 10 and told["events"]["downtime-credited"] > 10
    assert told["warnings"] > 10 and told["warnings told twice"] == 0
    assert told["groups"] > 0 and told["rematches"] > 0 and told["planned moves"] > 50
    assert told["branches"] > told["branches of a running game"] > 0


def test_a_downtime_that_was_charged_would_be_found(weeks: Weeks) -> None:
    """The same commits, when the platform was down once more than anybody knew."""
    found = 0
    for game in weeks.games:
        commits = [decode(data) for data in weeks.platform.record._games[game].commits]
        table = REGISTRY.table_of(commits[0])
        down = commits[0].time, commits[-1].time
        found += uncounted(table, stepped(table, commits), [down]) > 0
    assert found > len(weeks.games) // 4


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


def stored(weeks: Weeks) -> dict[str, Sequence[bytes]]:
    """The commits of all games."""
    return {game: weeks.platform.record._games[game].commits for game in weeks.games}


def branched(weeks: Weeks, guessed: bool) -> list[str]:
    """The games that are branches, guessed or not."""
    branches = {game: REGISTRY.table_of(decode(commits[0])).started.branch for game, commits in stored(weeks).items()}
    return [game for game, branch in branches.items() if branch is not None and branch.guessed is guessed]


def faults_when(weeks: Weeks, game: str, **changes: Any) -> list[str]:
    """What would be wrong with a branch if it said something else of its beginning."""

    def table_of(first: Any) -> Any:
        table = REGISTRY.table_of(first)
        if table.started.game != game:
            return table
        assert table.started.branch is not None
        return SimpleNamespace(started=replace(table.started, branch=replace(table.started.branch, **changes)))

    return list(branch_faults(stored(weeks), table_of, game))


def test_a_branch_that_has_more_than_its_viewer_knew_would_be_found(weeks: Weeks) -> None:
    for game in branched(weeks, guessed=True):
        assert faults_when(weeks, game) == []
        assert any("begins with the truth" in fault for fault in faults_when(weeks, game, guessed=False))
    for game in (*branched(weeks, guessed=True), *branched(weeks, guessed=False)):
        assert any("does not begin as" in fault for fault in faults_when(weeks, game, position="AAAA"))


def test_tables_of_a_group_that_did_not_share_their_chance_would_be_found(weeks: Weeks) -> None:
    group = weeks.openings.tables.kept[weeks.openings.groups[0]]
    assert group.group is not None
    game = group.group.games[0]
    others = [other for other, table in weeks.openings.tables.kept.items() if table.title == group.title]
    other = next(other for other in others if other in weeks.games and other not in group.group.games)
    faults = list(group_faults(stored(weeks), REGISTRY.table_of, [game, other]))
    assert any("2 seeds" in fault for fault in faults) and any("another table drew" in fault for fault in faults)


def test_a_rematch_with_other_seats_another_link_or_twice_would_be_found(weeks: Weeks) -> None:
    tables = weeks.openings.tables
    again = next(one for one in weeks.openings.rematches if len(tables.kept[one.played].seats) > 1)
    (new,) = again.told

    def faults(*rematches: Rematch) -> str:
        return " ".join(rematch_faults(stored(weeks), REGISTRY.table_of, tables, rematches))

    assert faults(again) == ""
    assert "has other seats" in faults(replace(again, turn=again.turn + 1))
    assert "are told 2 tables" in faults(replace(again, told={new, again.played}))
    assert "is played again 2 times" in faults(again, again)
    kept = tables.kept[new]
    try:
        tables.kept[new] = changed(kept, name="Another")
        assert "has another link" in faults(again)
    finally:
        tables.kept[new] = kept


def test_a_plan_that_was_played_by_another_seat_or_in_another_case_would_be_found(weeks: Weeks) -> None:
    game = next(iter(weeks.planner.written.values())).game
    commits = list(map(decode, stored(weeks)[game]))
    steps = stepped(REGISTRY.table_of(commits[0]), commits)

    def faults(**changes: Any) -> str:
        written = {plan: replace(one, **changes) for plan, one in weeks.planner.written.items()}
        return " ".join(plan_faults(written, game, commits, steps))

    assert faults() == ""
    assert "was planned for another case" in faults(whens=[[{"if": "asked", "prompt": "never"}]] * 4)
    assert "was planned by seat 9" in faults(seat=9)
    assert "was planned before another move of its seat" in faults(after=1)
