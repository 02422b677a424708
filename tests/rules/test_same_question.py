"""A choice that answers the question which its seat saw is heard, although others were faster; any other is not."""

import asyncio
import json
import secrets
from collections.abc import AsyncIterator
from types import SimpleNamespace
from typing import Any

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import AUTOMATON, TimedOut
from sagebrush_history.same_question import is_still_asked
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from tests.patience import PATIENCE
from tests.rules.tables import Hands, new_id, table
from tests.rules.test_leaving import LEAVE, RETURN, say

ANNA, BILL, CORA = range(3)
REST, BUY, SHOW = {"type": "rest"}, {"type": "buy", "stall": 1}, {"type": "show-purse"}


async def heard(hands: Hands, seat: int, command: dict[str, Any], version: int, **asked: Any) -> str:
    """The code of the refusal of what was chosen at ``version``; empty when it was heard."""
    request = hands.request(seat, command, expected_version=version, **{"same_question": True, **asked})
    try:
        await hands.rules.submit(request)
    except RulesError as error:
        return error.code
    return ""


@pytest.fixture
async def market(rules: RulesClient) -> Hands:
    """All three go about at once."""
    return await table(rules, 3, title="market-day")


async def test_who_chooses_at_the_same_time_as_others_is_heard_at_once(market: Hands) -> None:
    for command in (BUY, SHOW, REST):
        await say(market, BILL, command)
    await say(market, CORA, BUY)
    assert await heard(market, ANNA, BUY, 1, same_question=False) == "stale-version"
    assert await heard(market, ANNA, BUY, 1) == ""
    assert (await market.frame()).version == 6


async def test_many_who_choose_at_the_same_moment_are_all_heard(market: Hands) -> None:
    codes = await asyncio.gather(*(heard(market, seat, BUY, 1) for seat in (ANNA, BILL, CORA)))
    assert codes == ["", "", ""]


async def test_who_has_chosen_answers_no_older_question(market: Hands) -> None:
    await say(market, ANNA, BUY)
    assert await heard(market, ANNA, REST, 1) == "stale-version"
    assert await heard(market, ANNA, REST, 2) == ""


async def test_a_question_of_the_next_day_is_another_one(market: Hands) -> None:
    for seat in (BILL, CORA, ANNA):
        await say(market, seat, REST)
    assert await heard(market, BILL, REST, 2) == "stale-version"
    assert await heard(market, BILL, BUY, 1) == "stale-version"


async def test_who_was_away_meanwhile_looks_again(market: Hands) -> None:
    await say(market, ANNA, LEAVE)
    await say(market, ANNA, RETURN)
    assert await heard(market, ANNA, BUY, 1) == "stale-version"


async def test_what_others_do_with_their_seats_changes_no_question(rules: RulesClient) -> None:
    hands = await table(rules, 3)
    card = await hands.card(ANNA)
    await say(hands, CORA, LEAVE)
    assert await heard(hands, ANNA, card, 1) == ""


async def test_a_choice_of_long_ago_or_of_a_version_to_come_is_not_heard(market: Hands) -> None:
    for _ in range(6):
        for seat in (BILL, CORA):
            for kind in (LEAVE, RETURN):
                await say(market, seat, kind)
    for _ in range(10):
        await say(market, BILL, BUY)
        await say(market, CORA, BUY)
    for _ in range(12):
        for kind in (LEAVE, RETURN):
            await say(market, BILL, kind)
    assert (await market.frame()).version > 65
    assert [await heard(market, ANNA, BUY, version) for version in (0, 1, 10_000)] == ["stale-version"] * 3
    assert await heard(market, ANNA, BUY, 30) == ""


async def test_what_a_rule_refuses_or_a_seat_was_not_asked_is_stale(market: Hands) -> None:
    await say(market, BILL, BUY)
    assert await heard(market, ANNA, {"type": "buy", "stall": 99}, 1) == "stale-version"
    assert await heard(market, ANNA, {"type": "take-back"}, 1) == "stale-version"
    assert await heard(market, ANNA, LEAVE, 1) == "stale-version"


async def test_a_repeated_choice_has_its_first_answer(market: Hands) -> None:
    await say(market, BILL, BUY)
    request = market.request(ANNA, BUY, expected_version=1, same_question=True)
    first = await market.rules.submit(request)
    again = await market.rules.submit(request)
    assert (again.duplicate, again.version, again.events) == (True, first.version, first.events)


@pytest.fixture
async def carson() -> AsyncIterator[Hands]:
    """Three who place at once with Kit Carson, after the first cowboy of the round."""
    service = Service(MemoryRecord(), list(TITLES.values()), RulesSettings(), {})
    client = RulesClient(f"127.0.0.1:{await service.start('127.0.0.1:0')}", deadline=PATIENCE)
    config = json.dumps({"edition": "big-box", "variants": ["kit-carson"]}).encode()
    seats = [wire.SeatPlan(player=name, entropy=secrets.token_bytes(16)) for name in ("Anna", "Bill", "Cora")]
    game = new_id()
    await client.create_game(wire.CreateGameRequest(game=game, title="carson-city", config=config, seats=seats))
    hands = Hands(client, game, 3)
    try:
        while len(awaited := (await hands.frame()).awaited) < 3:
            await hands.play(awaited[0].seat)
        assert {one.prompt for one in awaited} == {"place"}
        yield hands
    finally:
        await client.close()
        await service.stop()


async def parcels(hands: Hands, seat: int) -> list[dict[str, Any]]:
    legal = await hands.legal(seat)
    return [one["command"] for one in legal if one["command"]["type"] == "place-on-parcel"]


async def test_with_kit_carson_the_moves_of_others_elsewhere_do_not_matter(carson: Hands) -> None:
    seen = (await carson.frame()).version
    wanted, *others = await parcels(carson, ANNA)
    free = await parcels(carson, BILL)
    await say(carson, BILL, next(one for one in others if one in free))
    await say(carson, BILL, {"type": "pass"})
    assert await heard(carson, ANNA, wanted, seen) == ""


async def test_with_kit_carson_who_would_meet_somebody_now_looks_again(carson: Hands) -> None:
    """The sentence of his choice would say whom; and that of passing says that he would be the second."""
    seen = (await carson.frame()).version
    free = await parcels(carson, BILL)
    wanted = next(one for one in await parcels(carson, ANNA) if one in free)
    await say(carson, BILL, wanted)
    await say(carson, BILL, {"type": "pass"})
    assert await heard(carson, ANNA, wanted, seen) == "stale-version"
    assert await heard(carson, ANNA, {"type": "pass"}, seen) == "stale-version"
    assert await heard(carson, ANNA, {"type": "pass"}, (await carson.frame()).version) == ""


def asked(actor: int, *seats: int, events: Any = ()) -> Any:
    """A commit after which ``seats`` are asked the same."""
    return SimpleNamespace(actor=actor, awaited=list(seats), prompts=["place"] * len(seats), events=events)


def test_who_was_not_asked_for_a_while_is_asked_something_else() -> None:
    """Somebody has taken his move back, and made another one."""
    seen = asked(ANNA, BILL)
    assert is_still_asked(BILL, seen, [asked(CORA, BILL), asked(CORA, BILL)])
    assert not is_still_asked(BILL, seen, [asked(ANNA, ANNA), asked(ANNA, BILL)])


def test_what_is_asked_beside_another_question_may_depend_on_its_answer() -> None:
    seen: Any = SimpleNamespace(actor=ANNA, awaited=[BILL, CORA], prompts=["place", "pay"], events=())
    assert not is_still_asked(BILL, seen, [asked(CORA, BILL)])


def test_whose_time_was_up_is_asked_something_else() -> None:
    seen = asked(ANNA, BILL, CORA)
    assert is_still_asked(BILL, seen, [asked(AUTOMATON, BILL, CORA, events=[TimedOut(CORA)])])
    assert not is_still_asked(BILL, seen, [asked(AUTOMATON, BILL, CORA, events=[TimedOut(BILL)])])
