"""A game that its host ends: over for everybody, with its dice revealed, and sound."""

import json
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application import commands
from tests.clients.verifiers import by_python
from tests.history.test_verifying import exported, judged
from tests.rules.tables import WIND, Hands, creation, running, table

CLOSE = {"type": "close-game"}


async def close(hands: Hands) -> wire.SubmitReply:
    return await hands.rules.submit(hands.request(WIND, CLOSE, command_id="closed-by-host"))


async def refusal(hands: Hands, seat: int, command: dict[str, Any]) -> tuple[StatusCode, str]:
    with pytest.raises(RulesError) as told:
        await hands.rules.submit(hands.request(seat, command))
    return told.value.status, told.value.code


async def test_a_closed_game_is_over_and_waits_for_nobody(hands: Hands) -> None:
    await hands.play(0)
    await close(hands)
    frame = await hands.frame()
    assert (frame.version, frame.over, list(frame.awaited)) == (3, True, [])
    assert json.loads(frame.outcome) == {"reason": "closed-by-host", "ranking": []}
    assert await hands.legal(1) == []


async def test_closing_twice_is_closing_once(hands: Hands) -> None:
    first, again = await close(hands), await close(hands)
    assert (first.version, again.version, again.duplicate) == (2, 2, True)


async def test_nobody_moves_or_takes_back_in_a_closed_game(hands: Hands) -> None:
    card = await hands.card(1)
    await hands.play(0)
    await close(hands)
    for seat, command in ((1, card), (0, {"type": "take-back"}), (WIND, {"type": "blow"}), (WIND, CLOSE)):
        assert await refusal(hands, seat, command) == (StatusCode.FAILED_PRECONDITION, "game-over")


async def test_no_seat_closes_a_game_and_no_finished_game_is_closed(hands: Hands) -> None:
    assert await refusal(hands, 0, CLOSE) == (StatusCode.FAILED_PRECONDITION, "for-hosts")
    await hands.play_to_the_end()
    assert await refusal(hands, WIND, CLOSE) == (StatusCode.FAILED_PRECONDITION, "game-over")


async def test_a_game_that_is_full_takes_no_more_moves_and_can_still_be_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise it would wait for ever, and keep the games sealed that share its chance."""
    monkeypatch.setattr(commands, "LAST_TO_GO_ON", 3)
    async with running(MemoryRecord(cap=4)) as rules:
        hands = await table(rules)
        await hands.play(0)
        last = hands.request(1, await hands.card(1))
        assert (await rules.submit(last)).version == 3
        for command in ({"type": "blow"}, {"type": "leave-seat"}):
            seat = WIND if command["type"] == "blow" else 0
            assert await refusal(hands, seat, command) == (StatusCode.RESOURCE_EXHAUSTED, "game-full")
        assert (await rules.submit(last)).duplicate
        assert (await close(hands)).version == 4
        assert (await hands.frame()).over
        assert judged(await exported(hands)).code == "sound"


async def test_no_computer_is_called_for_a_closed_game(rules: RulesClient, record: MemoryRecord) -> None:
    hands = await table(rules, computers=(0, 1))
    assert [game for game, _ in await record.feed.overdue(2**62, 10)] == [hands.game]
    await close(hands)
    assert await record.feed.overdue(2**62, 10) == []


async def test_the_file_of_a_closed_game_is_complete_and_sound(hands: Hands) -> None:
    await hands.play(0)
    await close(hands)
    file = await exported(hands)
    assert json.loads(file.splitlines()[0])["complete"]
    assert [event["type"] for event in json.loads(file.splitlines()[-2])["events"]] == ["game-closed", "seed-revealed"]
    assert judged(file).ok, judged(file)
    assert by_python(file)["code"] == "consistent", "the verifier without rules"


async def test_another_process_finds_a_closed_game_closed(hands: Hands, record: MemoryRecord) -> None:
    await hands.play(0)
    await close(hands)
    async with running(record) as other:
        elsewhere = Hands(other, hands.game, 2)
        assert (await elsewhere.frame()).over
        assert await refusal(elsewhere, 1, {"type": "blow"}) == (StatusCode.FAILED_PRECONDITION, "game-over")
        frames = [frame async for frame in other.replay(wire.ReplayRequest(game=hands.game, views=True))]
        assert [frame.over for frame in frames] == [False, False, True]


async def test_who_watches_a_game_sees_that_it_was_closed(rules: RulesClient) -> None:
    request = creation()
    await rules.create_game(request)
    hands = Hands(rules, request.game, 2)
    await close(hands)
    seen = [frame async for frame in rules.watch(wire.WatchRequest(game=hands.game))]
    assert [frame.over for frame in seen] == [False, True]
