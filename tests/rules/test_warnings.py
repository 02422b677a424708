"""Warnings before the end of time: told once, never of a downtime or after the decision, whoever dies meanwhile."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any

import pytest

from sagebrush_events import Unavailable
from sagebrush_events.memory import MemoryRecord
from sagebrush_events.record import ToldWarnings
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons import warnings
from sagebrush_workers.daemons.clocks import ClockWatch
from sagebrush_workers.daemons.relay import tasks_of
from sagebrush_workers.daemons.warnings import WarningWatch
from tests.history.test_verifying import exported, judged
from tests.rules.tables import Hands, running, serving, table
from tests.rules.test_clocks import MINUTE, Time, terms

WARNED = terms(warnings=[30, 10])
BOTH = [(0, 30), (1, 30)]


@pytest.fixture(name="time")
def _time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """No heartbeat but that of a start: time that a test lets pass is no downtime, however slow the machine is."""
    told = Time()
    monkeypatch.setattr("sagebrush_rules.server.now_ms", told)
    monkeypatch.setattr("sagebrush_rules.server.PULSE", 3600)
    monkeypatch.setattr("sagebrush_rules.application.downtime.now_ms", lambda: 0)
    return told


@pytest.fixture(name="rules")
async def _rules(record: MemoryRecord, time: Time) -> AsyncIterator[RulesClient]:
    async with running(record) as client:
        yield client


@pytest.fixture(name="timed")
async def _timed(rules: RulesClient) -> Hands:
    return await table(rules, config=WARNED)


@pytest.fixture(name="watch")
async def _watch(record: MemoryRecord, rules: RulesClient, time: Time) -> WarningWatch:
    return WarningWatch(record.feed, rules, time)


def told_in(record: MemoryRecord) -> list[tuple[int, int]]:
    """Seat and seconds of every warning in the feed."""
    entries = (json.loads(entry.payload).get("warnings", ()) for entry in record.feed.entries)
    return [(seat, seconds) for warnings in entries for _, seat, seconds, *_ in warnings]


async def test_every_seat_is_told_once_of_each_instant(
    record: MemoryRecord, timed: Hands, time: Time, watch: WarningWatch
) -> None:
    for passed, warned in ((29_999, 0), (1, 2), (0, 0), (19_999, 0), (1, 2), (5000, 0)):
        time.now += passed
        assert await watch.look() == warned
    assert told_in(record) == [*BOTH, (0, 10), (1, 10)]


async def test_a_warning_changes_nothing_in_the_game_and_queues_no_computer(
    record: MemoryRecord, timed: Hands, time: Time, watch: WarningWatch
) -> None:
    before = await timed.frame()
    time.now += MINUTE // 2
    assert await watch.look() == 2
    assert await timed.frame() == before
    assert tasks_of(record.feed.entries[-1]) == []
    while not (frame := await timed.frame()).over:
        await timed.play(frame.awaited[0].seat)
    assert judged(await exported(timed)).code == "sound"
    assert record.feed.warnings == {}


async def test_who_has_decided_is_not_warned_and_the_other_is(
    record: MemoryRecord, timed: Hands, time: Time, watch: WarningWatch
) -> None:
    await timed.play(0)
    time.now += MINUTE // 2
    assert await watch.look() == 1
    assert told_in(record) == [(1, 30)]


async def test_a_commit_of_somebody_else_takes_no_warning_away(
    record: MemoryRecord, timed: Hands, time: Time, watch: WarningWatch
) -> None:
    """The watch was dead when it was time to warn both; then one of them decided."""
    time.now += MINUTE // 2
    await timed.play(0)
    assert await watch.look() == 1
    assert told_in(record) == [(1, 30)]
    assert await watch.look() == 0


async def test_a_watch_that_was_dead_for_long_tells_the_last_warning_alone(
    record: MemoryRecord, timed: Hands, time: Time, watch: WarningWatch
) -> None:
    time.now += 55_000
    assert await watch.look() == 2
    assert told_in(record) == [(0, 10), (1, 10)]


async def test_when_time_is_up_nobody_is_warned_any_more(
    record: MemoryRecord, timed: Hands, time: Time, watch: WarningWatch
) -> None:
    time.now += MINUTE
    assert await watch.look() == 0
    assert told_in(record) == []


async def test_each_decision_has_warnings_of_its_own(
    record: MemoryRecord, rules: RulesClient, time: Time, watch: WarningWatch
) -> None:
    timed = await table(rules, config=WARNED)
    for _ in range(2):
        time.now += MINUTE // 2
        await watch.look()
        for one in (await timed.frame()).awaited:
            await timed.play(one.seat)
        while (frame := await timed.frame()).awaited[0].seat < 0:
            await timed.play(frame.awaited[0].seat)
    assert told_in(record) == [*BOTH, *BOTH]


async def test_two_watches_tell_it_once(record: MemoryRecord, timed: Hands, time: Time) -> None:
    async with running(record) as elsewhere:
        time.now += MINUTE // 2
        watches = [WarningWatch(record.feed, rules, time) for rules in (timed.rules, elsewhere)]
        assert sum(await asyncio.gather(*(watch.look() for watch in watches))) == 2
    assert told_in(record) == BOTH


async def test_a_service_that_dies_before_it_has_written_warns_with_its_next_life(
    record: MemoryRecord, timed: Hands, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def killed(_told: ToldWarnings) -> bool:
        raise Unavailable("the process is gone")

    async with running(record) as elsewhere:
        time.now += MINUTE // 2
        with monkeypatch.context() as dying:
            dying.setattr(record, "tell_warnings", killed)
            assert await WarningWatch(record.feed, timed.rules, time).look() == 0
        assert await WarningWatch(record.feed, elsewhere, time).look() == 2
    assert told_in(record) == BOTH


async def test_a_downtime_is_not_warned_of_but_what_is_left_after_it(record: MemoryRecord, time: Time) -> None:
    async with running(record) as rules:
        await table(rules, config=WARNED)
    time.now += MINUTE // 2
    async with running(record) as rules:
        watch = WarningWatch(record.feed, rules, time)
        assert await watch.look() == 0
        time.now += MINUTE // 2 - 1
        assert await watch.look() == 0
        time.now += 1
        assert await watch.look() == 2
    assert told_in(record) == BOTH


async def test_what_was_told_before_a_downtime_is_not_told_again(record: MemoryRecord, time: Time) -> None:
    async with serving(record) as (service, rules):
        hands = await table(rules, config=WARNED)
        for _ in range(6):
            time.now += 5000
            await service._downtime.beat()
        assert await WarningWatch(record.feed, rules, time).look() == 2
    time.now += 600 * MINUTE
    async with running(record) as rules:
        await ClockWatch(record.feed, rules, time).look()
        await Hands(rules, hands.game, 2).play(0)
        watch = WarningWatch(record.feed, rules, time)
        assert await watch.look() == 0
        time.now += 20_000
        assert await watch.look() == 1
    assert told_in(record) == [*BOTH, (1, 10)]


async def test_a_game_whose_record_is_damaged_holds_up_no_other(
    record: MemoryRecord, rules: RulesClient, time: Time, watch: WarningWatch
) -> None:
    bad, good = await table(rules, config=WARNED), await table(rules, config=WARNED)
    record._games[bad.game].commits[0] = b"no commit"
    async with running(record) as fresh:
        time.now += MINUTE // 2
        watch = WarningWatch(record.feed, fresh, time)
        assert await watch.look() == 2
        assert await watch.look() == 0
    assert good.game in [entry.game for entry in record.feed.entries[2:]]


async def test_damaged_games_do_not_hide_those_behind_them(
    record: MemoryRecord, rules: RulesClient, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(warnings, "LIMIT", 2)
    await table(rules, config=WARNED)
    record.feed.warnings |= {f"damaged{number}": 1 for number in range(3)}
    watch = WarningWatch(record.feed, rules, time)
    time.now += MINUTE // 2
    assert [await watch.look() for _ in range(2)] == [0, 2]


async def test_a_table_that_wants_none_has_none(record: MemoryRecord, rules: RulesClient, time: Time) -> None:
    timed = await table(rules, config=terms())
    assert record.feed.warnings == {}
    assert "warnings" not in json.loads((await timed.frame()).clock)["running"][0]


async def test_whoever_asks_about_the_newest_frame_learns_what_was_told(
    timed: Hands, time: Time, watch: WarningWatch
) -> None:
    async def told() -> list[Any]:
        frame = await timed.rules.get_view(wire.GetViewRequest(game=timed.game, warned=True))
        return [(one.seat, one.seconds, one.told) for one in frame.warned]

    assert await told() == []
    time.now += MINUTE // 2
    await watch.look()
    assert await told() == [(seat, 30, time.now) for seat in (0, 1)]
    await timed.play(0)
    assert await told() == [(1, 30, time.now)]


@pytest.mark.parametrize("warnings", [[60], [4], [10, 20], [30, 25, 20, 15, 10]])
async def test_warnings_that_cannot_be_are_refused_before_the_game(rules: RulesClient, warnings: list[int]) -> None:
    with pytest.raises(RulesError) as told:
        await table(rules, config=terms(warnings=warnings))
    assert (told.value.code, told.value.field) == ("bad-config", "config.clock.warnings")
