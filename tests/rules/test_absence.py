"""Terms of absence on the service: games that nobody plays any more end by themselves, and verify; time is injected."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events import Unavailable
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.control.leaving import MOST_RETURNS
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons import clocks as daemon
from sagebrush_workers.daemons.clocks import ClockWatch
from tests.clients.verifiers import by_python
from tests.history.test_verifying import exported, judged
from tests.patience import PATIENCE
from tests.rules.tables import WIND, Hands, running, table
from tests.rules.test_clocks import MINUTE, Time, check, refusal
from tests.rules.test_leaving import CASUAL, LEAVE, RETURN, say, vote
from tests.rules.test_leaving import refusal as refused

HOUR = 60 * MINUTE
EARLY = (StatusCode.FAILED_PRECONDITION, "time-is-left")


def agreed(clock: dict[str, object] | None = None, **absence: object) -> bytes:
    """A config of High Card: a player may be removed after two minutes, and an abandoned game ends after an hour."""
    told = {"edition": "plain", "absence": {"remove_after": 120, "end_after": 3600, **absence}}
    return json.dumps(told | ({"clock": clock} if clock else {})).encode()


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    told = Time()
    monkeypatch.setattr("sagebrush_rules.server.now_ms", told)
    monkeypatch.setattr("sagebrush_rules.application.downtime.now_ms", lambda: 0)
    return told


@pytest.fixture
async def rules(record: MemoryRecord, time: Time) -> AsyncIterator[RulesClient]:
    async with running(record) as client:
        yield client


@pytest.fixture
async def hands(rules: RulesClient) -> Hands:
    return await table(rules, config=agreed())


async def presence(hands: Hands) -> dict[str, Any]:
    told: dict[str, Any] = json.loads((await hands.frame()).presence)
    return told


async def legal(hands: Hands, seat: int, thinking: bool) -> list[object]:
    request = wire.GetViewRequest(game=hands.game, viewer=wire.Viewer(seat=seat), legal=True, thinking=thinking)
    found: list[object] = json.loads((await hands.rules.get_view(request)).legal)
    return found


async def test_the_platform_ends_a_game_that_nobody_plays_any_more(
    record: MemoryRecord, rules: RulesClient, hands: Hands, time: Time
) -> None:
    watch = ClockWatch(record.feed, rules, time)
    time.now += HOUR - 1
    assert await watch.look() == []
    assert await refusal(hands) == EARLY
    time.now += 1
    assert await watch.look() == [hands.game]
    frame = await hands.frame()
    assert (frame.actor, json.loads(frame.outcome)) == (WIND, {"reason": "abandoned", "ranking": []})
    assert record.feed.clocks == {}
    file = await exported(hands)
    assert judged(file).code == "sound" and by_python(file)["ok"]


async def test_who_let_the_others_wait_for_ever_may_lose(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, 3, config=agreed(abandoned="absent-lose"))
    for seat in (0, 2):
        await hands.play(seat)
    time.now += HOUR
    assert [event["type"] for event in json.loads((await check(hands)).events)][:2] == ["seat-removed", "game-stopped"]
    outcome = json.loads((await hands.frame()).outcome)
    assert (outcome["reason"], [one["seat"] for one in outcome["ranking"]]) == ("absent", [0, 2, 1])
    assert [one["place"] for one in outcome["ranking"]] == [1, 1, 3]


async def test_a_command_in_the_last_moment_keeps_the_game(hands: Hands, time: Time) -> None:
    time.now += HOUR
    await hands.play(0)
    assert await refusal(hands) == EARLY


async def test_a_game_that_waits_for_a_computer_is_not_abandoned(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, config=agreed())
    for seat in (0, 1):
        await say(hands, seat, LEAVE)
    time.now += 100 * HOUR
    assert await refusal(hands) == (StatusCode.FAILED_PRECONDITION, "no-clock-runs")
    await say(hands, 0, RETURN)
    assert await refusal(hands) == EARLY, "he has just come back"


async def test_time_outs_do_not_keep_a_game_alive(rules: RulesClient, time: Time) -> None:
    """Where only clocks move a game, and computers in between, nobody plays it."""
    hands = await table(rules, config=agreed(clock={"kind": "decision", "seconds": 1500}), computers=(1,))
    begun = time.now
    while not (await hands.frame()).over:
        awaited = (await hands.frame()).awaited[0]
        if awaited.seat != 0:
            await hands.play(awaited.seat, engine=CASUAL if awaited.seat == 1 else None)
            continue
        time.now = record_deadline(await hands.frame())
        await check(hands)
    assert json.loads((await hands.frame()).outcome)["reason"] == "abandoned"
    assert time.now == begun + HOUR
    assert judged(await exported(hands)).code == "sound"


def record_deadline(frame: wire.Frame) -> int:
    """When something happens by itself."""
    ends = [one["ends"] for one in json.loads(frame.clock)["running"]]
    return int(min([*ends, json.loads(frame.presence)["abandoned_at"]]))


CAROL = {"type": "hand-over-seat", "given": 0, "player": "Carol", "holder": 1, "since": 1, "by_host": False}


async def test_a_newcomer_is_waited_for_from_then_on_and_keeps_the_game(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, config=agreed())
    time.now += HOUR - 1
    await hands.rules.submit(hands.request(WIND, CAROL))
    told = await presence(hands)
    assert told["abandoned_at"] == time.now + HOUR
    assert {one["at"] for one in told["removable"] if one["seat"] == 0} == {time.now + 2 * MINUTE}


async def test_a_newcomer_keeps_a_game_that_only_the_clocks_have_moved(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, config=agreed(clock={"kind": "decision", "seconds": 1500}))
    begun = time.now
    time.now += 1500 * 1000
    await check(hands)
    assert (await presence(hands))["abandoned_at"] == begun + HOUR
    await hands.rules.submit(hands.request(WIND, CAROL))
    assert (await presence(hands))["abandoned_at"] == time.now + HOUR


async def test_the_platform_was_down_and_nobody_is_called_absent_for_it(record: MemoryRecord, time: Time) -> None:
    async with running(record) as rules:
        game = (await table(rules, 3, config=agreed())).game
    time.now += 2 * HOUR
    async with running(record) as rules:
        hands = Hands(rules, game, 3)
        assert await refusal(hands) == EARLY
        assert await refused(hands, 1, vote(0)) == "not-absent"
        time.now += HOUR
        await say(hands, 1, vote(0))
        time.now += HOUR
        await check(hands)
        assert (await hands.frame()).over
        assert judged(await exported(hands)).code == "sound"


async def test_the_others_vote_after_the_time_that_the_table_chose(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, 3, config=agreed(substitute="greedy"))
    assert (await presence(hands))["removable"] == [{"seat": seat, "at": time.now + 2 * MINUTE} for seat in range(3)]
    time.now += 2 * MINUTE - 1
    assert await refused(hands, 1, vote(0)) == "not-absent"
    time.now += 1
    await say(hands, 1, vote(0))
    assert (await presence(hands))["votes"] == [{"seat": 1, "against": 0}]
    events = await say(hands, 2, vote(0))
    assert events[1] == {"type": "seat-removed", "seat": 0, "opponent": "greedy"}
    assert (await presence(hands))["away"] == [{"seat": 0, "opponent": "greedy", "returns": False, "since": time.now}]


@pytest.mark.parametrize("at_end", ["default", "computer-once", "computer"])
async def test_whose_time_is_up_again_and_again_is_removed_although_the_game_goes_on(
    rules: RulesClient, time: Time, at_end: str
) -> None:
    hands = await table(
        rules, 3, config=agreed(clock={"kind": "decision", "seconds": 50, "at_end": at_end}, remove_after=60)
    )
    for _ in range(3):
        for one in (await hands.frame()).awaited:
            if one.seat != 0:
                await hands.play(one.seat)
            elif one.HasField("opponent"):
                await hands.play(0, engine=CASUAL)
        assert await refused(hands, 1, vote(0)) == "not-absent"
        time.now += 50_000
        if 0 in [one["seat"] for one in json.loads((await hands.frame()).clock)["running"]]:
            await check(hands)
    removable = {one["seat"]: one["at"] for one in (await presence(hands))["removable"]}
    assert removable[0] <= time.now
    await say(hands, 1, vote(0))
    assert "seat-removed" in [event["type"] for event in await say(hands, 2, vote(0))]
    assert judged(await exported(hands)).code == "partial", "the game goes on"


async def test_whose_time_was_up_and_who_plays_again_is_not_missing(rules: RulesClient, time: Time) -> None:
    hands = await table(rules, 3, config=agreed(clock={"kind": "decision", "seconds": 100}))
    time.now += 100_000
    await check(hands)
    late = {0, 1, 2} - {one["seat"] for one in json.loads((await hands.frame()).clock)["running"]}
    time.now += 90_000
    for one in (await hands.frame()).awaited:
        await hands.play(one.seat)
    (seat,) = late
    while seat not in [one.seat for one in (await hands.frame()).awaited]:
        await hands.play((await hands.frame()).awaited[0].seat)
    await hands.play(seat)
    time.now += 40_000
    assert await refused(hands, (seat + 1) % 3, vote(seat)) == "not-absent"


@pytest.mark.parametrize("field", ["remove_after", "end_after", "abandoned", "substitute"])
async def test_terms_of_absence_that_cannot_be_are_refused_before_the_game(rules: RulesClient, field: str) -> None:
    wrong: object = {"remove_after": 0, "end_after": 10**10, "abandoned": "draw", "substitute": "?"}[field]
    with pytest.raises(RulesError) as told:
        await table(rules, config=agreed(None, **{field: wrong}))
    assert (told.value.code, told.value.field) == ("bad-config", f"config.absence.{field}")


async def test_whoever_left_has_no_commands_and_the_computer_has_them(hands: Hands) -> None:
    offered = await legal(hands, 0, thinking=False)
    await say(hands, 0, LEAVE)
    assert await legal(hands, 0, thinking=False) == []
    assert await legal(hands, 0, thinking=True) == offered
    await say(hands, 0, RETURN)
    assert await legal(hands, 0, thinking=False) == offered


async def test_a_computer_makes_one_decision_and_the_seat_is_its_players_again(rules: RulesClient, time: Time) -> None:
    config = agreed(clock={"kind": "decision", "seconds": 60, "at_end": "computer-once"}, end_after=0)
    hands = await table(rules, config=config)
    time.now += MINUTE
    await check(hands)
    assert await refused(hands, 0, {"type": "play-card", "card": 1}) == "seat-left"
    assert await legal(hands, 0, thinking=False) == [], "nobody but the computer reads the commands"
    card = (await legal(hands, 0, thinking=True))[0]
    events = await say(hands, 0, card["command"], engine=CASUAL)  # type: ignore[index]
    assert events[-1] == {"type": "seat-retaken", "seat": 0}
    assert "away" in await presence(hands) and (await presence(hands))["away"] == []
    await hands.play_to_the_end()
    assert judged(await exported(hands)).code == "sound"


async def test_a_player_whose_time_was_up_does_not_return_before_the_computer_has_decided(
    rules: RulesClient, time: Time
) -> None:
    """Or he would have the whole time again, and again."""
    config = agreed(clock={"kind": "decision", "seconds": 60, "at_end": "computer-once"}, end_after=0)
    hands = await table(rules, config=config)
    card = await hands.card(0)
    time.now += MINUTE
    await check(hands)
    assert await refused(hands, 0, RETURN) == "computer-decides"
    await say(hands, 0, card, engine=CASUAL)
    assert await refused(hands, 0, RETURN) == "not-left"


@pytest.mark.parametrize("kind", ["decision", "bank"])
async def test_nobody_holds_a_game_up_by_letting_his_time_run_out_again_and_again(
    rules: RulesClient, time: Time, kind: str
) -> None:
    hands = await table(rules, config=agreed(clock={"kind": kind, "seconds": 60, "at_end": "computer"}, end_after=0))
    await hands.play(1)
    for _ in range(MOST_RETURNS):
        time.now += MINUTE
        await check(hands)
        await say(hands, 0, RETURN)
    time.now += MINUTE
    await check(hands)
    assert await refused(hands, 0, RETURN) == "left-too-often"
    await say(hands, 0, await hands.card(0), engine=CASUAL)


@pytest.mark.parametrize("error", [Unavailable("away"), RuntimeError("nobody expected this")])
async def test_the_watch_goes_on_after_any_error(
    error: Exception,
    record: MemoryRecord,
    rules: RulesClient,
    hands: Hands,
    time: Time,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The sweeper lives in the same process, so an error here would stop every computer."""
    monkeypatch.setattr(daemon, "EVERY", 0.0)
    looks, found = 0, asyncio.Event()
    ended: Callable[..., object] = record.feed.ended

    async def failing(now: int, limit: int) -> object:
        nonlocal looks
        looks += 1
        if looks == 1:
            raise error
        found.set()
        return await ended(now, limit)  # type: ignore[misc]

    monkeypatch.setattr(record.feed, "ended", failing)
    watching = asyncio.create_task(ClockWatch(record.feed, rules, time).run())
    await asyncio.wait_for(found.wait(), PATIENCE)
    watching.cancel()
