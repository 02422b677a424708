"""Clocks on the service: time-outs are decided by its own clock, stand in the stream, and verify; time is injected."""

import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events.memory import MemoryRecord
from sagebrush_history.table import TitleRegistry
from sagebrush_history.verify import verify_with
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons import clocks as daemon
from sagebrush_workers.daemons.clocks import ClockWatch
from tests.clients.verifiers import by_python
from tests.history.test_verifying import exported, judged
from tests.rules.tables import WIND, Hands, creation, running, table
from tests.toys.market_day import MARKET_DAY

CHECK = {"type": "check-clocks"}
MINUTE = 60_000


@dataclass
class Time:
    """The time of the platform, which tests set."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


def terms(**clock: object) -> bytes:
    """A config of High Card with a clock; a minute for each decision unless said otherwise."""
    return json.dumps({"edition": "plain", "clock": {"kind": "decision", "seconds": 60, **clock}}).encode()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    """No heartbeat but that of a start: time that a test lets pass is no downtime, however slow the machine is."""
    told = Time()
    monkeypatch.setattr("sagebrush_rules.server.now_ms", told)
    monkeypatch.setattr("sagebrush_rules.application.downtime.now_ms", lambda: 0)
    monkeypatch.setattr("sagebrush_rules.server.PULSE", 3600)
    return told


@pytest.fixture
async def rules(record: MemoryRecord, time: Time) -> AsyncIterator[RulesClient]:
    async with running(record) as client:
        yield client


@pytest.fixture
async def timed(rules: RulesClient) -> Hands:
    return await table(rules, config=terms())


async def check(hands: Hands, seat: int = WIND) -> wire.SubmitReply:
    return await hands.rules.submit(hands.request(seat, CHECK))


async def clock(hands: Hands) -> dict[str, object]:
    told: dict[str, object] = json.loads((await hands.frame()).clock)
    return told


async def refusal(hands: Hands, seat: int = WIND) -> tuple[StatusCode, str]:
    with pytest.raises(RulesError) as told:
        await check(hands, seat)
    return told.value.status, told.value.code


async def test_everybody_sees_whose_time_runs_and_when_it_ends(timed: Hands, time: Time) -> None:
    told = await clock(timed)
    assert (told["at"], told["left"]) == (time.now, [MINUTE, MINUTE])
    assert told["running"] == [{"seat": seat, "ends": time.now + MINUTE} for seat in (await waiting(timed))]


async def waiting(hands: Hands) -> list[int]:
    return [one.seat for one in (await hands.frame()).awaited]


async def test_who_asks_early_is_refused_and_nothing_is_written(timed: Hands, time: Time) -> None:
    time.now += MINUTE - 1
    assert await refusal(timed) == (StatusCode.FAILED_PRECONDITION, "time-is-left")
    assert (await timed.frame()).version == 1


async def test_at_the_end_of_time_the_default_is_played_once(timed: Hands, time: Time) -> None:
    """Both choose at once here, so both times are up at once: each is decided by itself."""
    assert await waiting(timed) == [0, 1]
    time.now += MINUTE
    for seat in (0, 1):
        events = json.loads((await check(timed)).events)
        assert events[0] == {"type": "timed-out", "seat": seat}
        assert len(events) > 1
    assert await refusal(timed) == (StatusCode.FAILED_PRECONDITION, "no-clock-runs")


async def test_a_command_before_the_time_out_counts(timed: Hands, time: Time) -> None:
    time.now += MINUTE + 5
    for seat in await waiting(timed):
        await timed.play(seat)
    assert await refusal(timed) == (StatusCode.FAILED_PRECONDITION, "no-clock-runs")


async def test_no_seat_says_that_time_is_up(timed: Hands, time: Time) -> None:
    time.now += MINUTE
    assert await refusal(timed, 0) == (StatusCode.FAILED_PRECONDITION, "for-the-platform")


async def test_a_table_without_clocks_has_none(hands: Hands) -> None:
    assert (await hands.frame()).clock == b""
    assert await refusal(hands) == (StatusCode.FAILED_PRECONDITION, "no-clock-runs")


@pytest.mark.parametrize(("field", "value"), [("seconds", 0), ("seconds", 3_153_600_000), ("kind", "sand")])
async def test_a_clock_that_cannot_be_is_refused_before_the_game(rules: RulesClient, field: str, value: object) -> None:
    with pytest.raises(RulesError) as told:
        await table(rules, config=terms(**{field: value}))
    assert (told.value.code, told.value.field) == ("bad-config", f"config.clock.{field}")


async def test_a_computer_has_no_clock(rules: RulesClient) -> None:
    hands = await table(rules, config=terms(), computers=(0, 1))
    assert (await clock(hands))["running"] == []


async def test_the_watch_ends_a_game_of_sleepers_and_it_verifies(
    record: MemoryRecord, rules: RulesClient, timed: Hands, time: Time
) -> None:
    watch = ClockWatch(record.feed, rules, time)
    while not (await timed.frame()).over:
        if await waiting(timed) == [WIND]:
            await timed.play(WIND)
            continue
        time.now += MINUTE
        running = len(await waiting(timed))
        for _ in range(running):
            assert await watch.look() == [timed.game]
        assert await watch.look() == []
    assert record.feed.clocks == {}
    file = await exported(timed)
    assert judged(file).code == "sound"
    assert by_python(file)["ok"]


async def test_games_that_cannot_be_decided_do_not_hide_those_behind_them(
    record: MemoryRecord, rules: RulesClient, timed: Hands, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daemon, "LIMIT", 2)
    record.feed.clocks |= {f"damaged{number}": 1 for number in range(3)}
    watch = ClockWatch(record.feed, rules, time)
    time.now += MINUTE
    assert [await watch.look() for _ in range(2)] == [[], [timed.game]]


async def test_a_downtime_is_told_in_the_stream_and_charged_to_nobody(record: MemoryRecord, time: Time) -> None:
    async with running(record) as rules:
        hands = await table(rules, config=terms())
    time.now += 60 * MINUTE
    async with running(record) as rules:
        hands = Hands(rules, hands.game, 2)
        assert await ClockWatch(record.feed, rules, time).look() == [hands.game]
        told = await clock(hands)
        assert told["running"] == [{"seat": seat, "ends": time.now + MINUTE} for seat in (0, 1)]
        assert await waiting(hands) == [0, 1]
        time.now += MINUTE
        await check(hands)
        assert (await hands.frame()).version == 3


async def test_a_machine_that_slept_charges_nobody_for_it(
    record: MemoryRecord, time: Time, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same process goes on, and the watch comes before the next heartbeat."""
    monkeypatch.setattr("sagebrush_rules.application.downtime.now_ms", time)
    async with running(record) as rules:
        hands = await table(rules, config=terms())
        time.now += 60 * MINUTE
        assert await ClockWatch(record.feed, rules, time).look() == [hands.game]
        assert (await clock(hands))["running"] == [{"seat": seat, "ends": time.now + MINUTE} for seat in (0, 1)]
        assert await waiting(hands) == [0, 1]


async def test_a_downtime_is_credited_to_each_seat_for_the_hours_in_which_it_was_awake(
    record: MemoryRecord, time: Time
) -> None:
    """Seat 0 slept for half of it; its clock stood then anyway."""
    request = creation(config=terms(seconds=86_400, own_sleep=480))
    minute = time.now // MINUTE % 1440
    request.seats[0].sleep_from, request.seats[0].sleep_until = (minute + 10) % 1440, (minute + 40) % 1440
    async with running(record) as rules:
        await rules.create_game(request)
    time.now += 60 * MINUTE
    async with running(record) as rules:
        hands = Hands(rules, request.game, 2)
        credited = json.loads((await hands.play(1)).events)[-1]
        assert credited == {
            "type": "downtime-credited", "milliseconds": 60 * MINUTE, "by_seat": [30 * MINUTE, 60 * MINUTE],
        }  # fmt: skip
        told = await clock(hands)
        assert told["left"] == [86_400_000, 86_400_000]
        assert told["running"] == [{"seat": 0, "ends": time.now + 86_400_000 + 30 * MINUTE}]
        await hands.play_to_the_end()
        file = await exported(hands)
    assert judged(file).code == "sound"
    assert by_python(file)["ok"]


async def left(hands: Hands, seat: int = 0) -> int:
    told = await clock(hands)
    left = told["left"]
    assert isinstance(left, list)
    return int(left[seat])


async def act(hands: Hands, time: Time, seconds: int, command: dict[str, Any]) -> None:
    """Seat 0 gives ``command`` after ``seconds``."""
    time.now += seconds * 1000
    await hands.rules.submit(hands.request(0, command))


BUY: list[dict[str, Any]] = [{"type": "buy", "stall": stall} for stall in (0, 1)]
BACK: dict[str, Any] = {"type": "take-back"}


@pytest.mark.parametrize(("kind", "increment"), [("decision", 0), ("bank", 50)])
async def test_a_move_that_is_taken_back_gains_no_time(
    rules: RulesClient, record: MemoryRecord, time: Time, kind: str, increment: int
) -> None:
    config = json.loads(terms(kind=kind, increment=increment))
    day = await table(rules, title="market-day", config=json.dumps(config).encode())
    await act(day, time, 50, BUY[0])
    await act(day, time, 1, BACK)
    assert await left(day) == 9_000
    await act(day, time, 2, BUY[0])
    await act(day, time, 1, BUY[1])
    await act(day, time, 1, {**BACK, "to": 4})
    assert await left(day) == (1000 * increment + 7_000 if kind == "bank" else 60_000) - 2_000
    await act(day, time, 3, BACK)
    assert await left(day) == 2_000
    async with running(record) as fresh:
        there = Hands(fresh, day.game, 2)
        assert await left(there) == 2_000
        while not (frame := await there.frame()).over:
            await fresh.submit(there.request(frame.awaited[0].seat, {"type": "rest"}))
        file = await exported(there)
    assert verify_with(file, TitleRegistry([MARKET_DAY])).code == "sound"
    assert by_python(file)["ok"]


async def test_a_return_for_which_no_time_is_left_is_refused_and_the_seat_goes_on(
    rules: RulesClient, time: Time
) -> None:
    day = await table(rules, title="market-day", config=terms())
    await act(day, time, 40, BUY[0])
    await act(day, time, 30, BUY[1])
    frame = await rules.get_view(wire.GetViewRequest(game=day.game, viewer=wire.Viewer(seat=0), legal=True))
    assert list(frame.take_back) == [2]
    for to in ({}, {"to": 1}):
        with pytest.raises(RulesError) as told:
            await act(day, time, 1, {**BACK, **to})
        assert told.value.code == "no-time-to-return"
    assert await left(day) == 60_000
    await act(day, time, 1, {**BACK, "to": 2})
    assert await left(day) == 60_000 - 30_000 - 3_000


async def test_a_return_that_is_sent_again_gets_the_same_answer(rules: RulesClient, time: Time) -> None:
    day = await table(rules, title="market-day", config=terms())
    await act(day, time, 1, BUY[0])
    request = day.request(0, BACK)
    first, again = [await rules.submit(request) for _ in range(2)]
    assert (again.events, again.version, again.duplicate) == (first.events, first.version, True)


async def test_a_downtime_is_not_charged_to_who_takes_back(record: MemoryRecord, time: Time) -> None:
    async with running(record) as rules:
        day = await table(rules, title="market-day", config=terms())
        await act(day, time, 20, BUY[0])
    time.now += 60 * MINUTE
    async with running(record) as rules:
        day = Hands(rules, day.game, 2)
        await act(day, time, 5, BACK)
        assert await left(day) == 60_000 - 25_000


async def test_another_process_counts_the_same_time(record: MemoryRecord, timed: Hands, time: Time) -> None:
    for _ in range(2):
        time.now += MINUTE // 2
        actor = (await waiting(timed))[0]
        await timed.play(actor)
    told = await clock(timed)
    async with running(record) as elsewhere:
        assert await clock(Hands(elsewhere, timed.game, 2)) == told


@pytest.mark.parametrize("early", [True, False])
async def test_a_time_out_before_its_time_is_found_by_verification(
    timed: Hands, time: Time, early: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An operator who ends the time of a seat early has to lie about all the times of the game."""
    time.now += MINUTE - 1 if early else MINUTE
    with monkeypatch.context() as cheating:
        cheating.setattr("sagebrush_history.platform_commits._timed_out", lambda *_: 0)
        await check(timed)
    await timed.play_to_the_end()
    verdict = judged(await exported(timed))
    assert (verdict.code, verdict.version) == (("command-refused", 2) if early else ("sound", verdict.version))


async def test_a_computer_takes_the_seat_until_its_player_returns(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, config=terms(at_end="computer"))
    time.now += MINUTE
    events = json.loads((await check(hands)).events)
    assert [event["type"] for event in events] == ["seat-left", "timed-out"]
    assert [(one.seat, one.opponent.name) for one in (await hands.frame()).awaited] == [(0, "casual"), (1, "")]
    await hands.rules.submit(hands.request(0, {"type": "return-to-seat"}))
    assert (await clock(hands))["running"] == [{"seat": 0, "ends": time.now + MINUTE}, {"seat": 1, "ends": time.now}]
