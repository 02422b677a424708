"""A game through the wire: created, played, seen, over."""

import json

import pytest

from sagebrush_events import decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import WIND, Hands, creation, running, table


async def test_a_game_is_created_played_and_over(hands: Hands) -> None:
    last = await hands.play_to_the_end()
    outcome = json.loads(last.outcome)
    assert [line["place"] for line in outcome["ranking"]] == [1, 2]
    assert outcome["reason"] == "three-tricks"
    assert not last.awaited


async def test_a_seat_sees_its_hand_and_a_spectator_sees_none(hands: Hands) -> None:
    assert len((await hands.view(0))["hand"]) == 3
    assert (await hands.view(None))["hand"] is None
    assert (await hands.view(WIND))["hand"] is None


async def test_legal_commands_come_with_a_sentence_and_flags(hands: Hands) -> None:
    choice = (await hands.legal(1))[0]
    assert choice["command"]["type"] == "play-card"
    assert choice["sentence"] == f"Play the {choice['command']['card']}."
    assert (choice["draws"], choice["reveals"]) == (False, False)


async def test_only_the_last_card_of_a_trick_says_that_it_reveals(hands: Hands) -> None:
    assert not (await hands.legal(0))[0]["reveals"]
    await hands.play(0)
    assert (await hands.legal(1))[0]["reveals"]


async def test_a_reply_tells_the_version_and_the_events_as_the_seat_may_read_them(hands: Hands) -> None:
    reply = await hands.play(0)
    assert reply.version == 2
    assert [event["type"] for event in json.loads(reply.events)] == ["card-played"]


async def test_a_frame_says_whom_the_game_waits_for(hands: Hands) -> None:
    assert [actor.seat for actor in (await hands.frame()).awaited] == [0, 1]
    await hands.play(0)
    assert [actor.seat for actor in (await hands.frame()).awaited] == [1]
    await hands.play(1)
    assert [actor.seat for actor in (await hands.frame()).awaited] == [WIND]


async def test_a_computer_seat_is_awaited_with_its_opponent(rules: RulesClient) -> None:
    hands = await table(rules, computers=(1,))
    awaited = (await hands.frame()).awaited
    assert not awaited[0].HasField("opponent")
    assert (awaited[1].opponent.name, awaited[1].opponent.budget_ms) == ("greedy", 50)


async def test_a_commit_remembers_the_engine_that_chose_it(hands: Hands, record: MemoryRecord) -> None:
    engine = wire.Engine(name="greedy", level="two", seed=2**63, budget_ms=40)
    await hands.play(0, engine=engine)
    stored = decode((await record.read(hands.game))[-1])
    assert stored.engine == {"name": "greedy", "level": "two", "seed": 2**63, "budget_ms": 40}


async def test_the_feed_says_whom_the_game_waits_for_and_never_what_was_played(record: MemoryRecord) -> None:
    async with running(record) as rules:
        config = b'{"edition":"plain","options":{"first_card":7001}}'
        hands = await table(rules, computers=(1,), config=config, flow=200)
        await hands.play_to_the_end()
    told = [json.loads(entry.payload) for entry in record.feed.entries]
    greedy = {"1": {"name": "greedy", "budget_ms": 50}}
    always = {"title": "high-card", "flow": 200}
    assert told[0] == {**always, "seats": [0, 1], "prompts": ["card", "card"], "over": False, "opponents": greedy}
    assert told[2] == {**always, "seats": [-1], "prompts": ["wind"], "over": False, "opponents": {}}
    assert told[-1] == {**always, "seats": [], "prompts": [], "over": True, "opponents": {}}
    assert "70" not in json.dumps(told)


async def test_a_game_is_due_while_it_waits_for_a_computer_or_the_automaton(record: MemoryRecord) -> None:
    async with running(record) as rules:
        hands = await table(rules, computers=(1,))
        due = []
        for seat in (1, 0, WIND, 1, 0):
            due.append([game for game, _ in await record.feed.overdue(2**60, 9)] == [hands.game])
            await hands.play(seat)
    assert due == [True, False, True, True, False]


async def test_after_a_return_the_same_computer_is_due_again(record: MemoryRecord) -> None:
    async with running(record) as rules:
        hands = await table(rules, title="market-day", computers=(1,))
        for command in ({"type": "buy", "stall": 1}, {"type": "take-back"}):
            await rules.submit(hands.request(0, command))
        assert [game for game, _ in await record.feed.overdue(2**60, 9)] == [hands.game]
        assert json.loads(record.feed.entries[-1].payload) == json.loads(record.feed.entries[0].payload)
        late = hands.request(1, {"type": "rest"}, expected_version=2)
        with pytest.raises(RulesError, match="stale-version"):
            await rules.submit(late)


async def test_the_last_event_reveals_the_seed(hands: Hands) -> None:
    await hands.play_to_the_end()
    assert json.loads(hands.replies[-1].events)[-1]["type"] == "seed-revealed"


async def test_the_first_event_says_what_is_played_by_whom(hands: Hands) -> None:
    request = wire.GetViewRequest(game=hands.game, version=1, events=True)
    started = json.loads((await hands.rules.get_view(request)).events)[0]
    assert started["type"] == "game-started"
    assert started["game"] == hands.game
    assert [seat["player"] for seat in started["seats"]] == ["P0", "P1"]


async def test_creating_a_game_again_gives_the_same_answer(rules: RulesClient) -> None:
    request = creation()
    assert await rules.create_game(request) == await rules.create_game(request)


async def test_the_commitment_promised_first_is_the_one_of_the_game(rules: RulesClient) -> None:
    request = creation()
    promised = await rules.prepare_game(wire.PrepareGameRequest(game=request.game))
    assert promised.commitment == (await rules.create_game(request)).commitment
    assert promised == await rules.prepare_game(wire.PrepareGameRequest(game=request.game))
