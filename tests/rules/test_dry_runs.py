"""Dry runs: what commands would lead to, up to the first that draws, reveals or is refused; nothing is stored."""

import json
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from grpc import StatusCode

from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import Hands, running, table

ANNA, BILL = 0, 1
GAMBLE, SHOW, REST, BACK = ({"type": name} for name in ("gamble", "show-purse", "rest", "take-back"))


def buy(stall: int) -> dict[str, Any]:
    return {"type": "buy", "stall": stall}


@pytest_asyncio.fixture
async def market() -> AsyncIterator[Hands]:
    async with running(MemoryRecord()) as rules:
        yield await table(rules, title="market-day")


async def tried(hands: Hands, seat: int, *commands: Any, **fields: Any) -> wire.DryRunReply:
    bodies = [json.dumps(command).encode() for command in commands]
    request = wire.DryRunRequest(game=hands.game, seat=seat, commands=bodies, **fields)
    return await hands.rules.dry_run(request)


async def error(hands: Hands, seat: int, *commands: Any, **fields: Any) -> tuple[StatusCode, str]:
    with pytest.raises(RulesError) as raised:
        await tried(hands, seat, *commands, **fields)
    return raised.value.status, raised.value.code


async def test_it_is_what_the_game_then_does_and_nothing_is_stored(market: Hands) -> None:
    reply = await tried(market, ANNA, buy(0), buy(2), expected_version=1)
    assert not reply.HasField("problem") and reply.version == 1
    assert (await market.view())["bought"] == [[], []]
    for frame, command in zip(reply.frames, (buy(0), buy(2)), strict=True):
        done = await market.rules.submit(market.request(ANNA, command))
        assert (frame.version, frame.events) == (done.version, done.events)
    real = await market.rules.get_view(wire.GetViewRequest(game=market.game, viewer=wire.Viewer(seat=ANNA), legal=True))
    last = reply.frames[-1]
    assert (last.view, last.legal, last.take_back, last.awaited) == (
        real.view,
        real.legal,
        real.take_back,
        real.awaited,
    )


async def test_views_come_after_each_command_when_asked_for(market: Hands) -> None:
    quiet, told = [await tried(market, ANNA, buy(0), buy(1), views=views) for views in (False, True)]
    assert [bool(frame.view) for frame in quiet.frames] == [False, True]
    assert [json.loads(frame.view)["bought"][ANNA] for frame in told.frames] == [[0], [0, 1]]


async def test_a_number_that_could_not_be_stored_is_malformed(market: Hands) -> None:
    reply = await tried(market, ANNA, buy(0), buy(2**70))
    assert (len(reply.frames), reply.problem.code, reply.problem.status) == (1, "malformed", 3)


@pytest.mark.parametrize(
    ("command", "code"), [(GAMBLE, "would-draw"), (SHOW, "would-reveal"), (buy(9), "no-such-stall")]
)
async def test_it_ends_before_what_draws_reveals_or_is_refused_and_says_which(
    market: Hands, command: Any, code: str
) -> None:
    reply = await tried(market, ANNA, buy(0), command, buy(1))
    assert len(reply.frames) == 1 and reply.frames[0].legal
    assert reply.problem.code == code and reply.problem.detail and reply.problem.version == 1


async def test_who_is_not_awaited_after_a_command_can_try_no_more(market: Hands) -> None:
    reply = await tried(market, ANNA, REST, buy(0))
    assert [awaited.seat for awaited in reply.frames[0].awaited] == [BILL] and reply.frames[0].legal == b"[]"
    assert reply.problem.code == "not-your-turn"


async def test_taking_back_is_tried_as_far_as_the_turn_goes_back(market: Hands) -> None:
    await market.rules.submit(market.request(ANNA, buy(0)))
    reply = await tried(market, ANNA, buy(1), {**BACK, "to": 2}, BACK, BACK, views=True)
    assert [json.loads(frame.view)["bought"][ANNA] for frame in reply.frames] == [[0, 1], [0], []]
    assert reply.problem.code == "nothing-to-take-back"


async def test_what_the_platform_alone_does_cannot_be_tried(market: Hands) -> None:
    reply = await tried(market, ANNA, {"type": "close-game"})
    assert (reply.problem.code, len(reply.frames)) == ("not-in-a-dry-run", 0)
    assert not (await market.rules.get_view(wire.GetViewRequest(game=market.game))).over


async def test_a_game_that_would_end_shows_its_outcome_and_keeps_its_seed(market: Hands) -> None:
    for seat in (ANNA, BILL, ANNA):
        await market.rules.submit(market.request(seat, REST))
    reply = await tried(market, BILL, REST, REST)
    last = reply.frames[0]
    assert last.over and json.loads(last.outcome)["reason"] == "evening" and b"seed" not in last.events
    assert reply.problem.code == "game-over"


async def test_nobodys_hidden_things_are_in_it(market: Hands) -> None:
    seen = json.loads((await tried(market, ANNA, buy(0))).frames[0].view)["purses"]
    assert seen[BILL] == -1 and seen[ANNA] > 0


@pytest.mark.parametrize(
    "body", [{"type": "sing"}, {}, {"type": "buy", "stall": 10**30}, {"type": "buy", "stall": "1"}]
)
async def test_a_malformed_command_ends_it_with_its_place(market: Hands, body: Any) -> None:
    reply = await tried(market, ANNA, buy(0), body)
    assert (reply.problem.code, len(reply.frames)) == ("malformed", 1)


async def test_wrong_requests_are_refused_as_a_whole(market: Hands) -> None:
    assert await error(market, ANNA, buy(0), expected_version=7) == (StatusCode.ABORTED, "stale-version")
    assert await error(market, market.seats, buy(0)) == (StatusCode.INVALID_ARGUMENT, "no-such-seat")
    assert await error(market, -1, buy(0)) == (StatusCode.INVALID_ARGUMENT, "no-such-seat")
    assert await error(market, ANNA) == (StatusCode.INVALID_ARGUMENT, "malformed")
    assert await error(market, ANNA, *[buy(0)] * 65) == (StatusCode.INVALID_ARGUMENT, "malformed")


async def test_sentences_come_in_the_language_asked_for(market: Hands) -> None:
    reply = await tried(market, ANNA, GAMBLE, language="de")
    assert reply.problem.detail.startswith("Der Probelauf endet hier")
