"""Branches at the rules service: what it refuses, what may be repeated, and that nothing of a running game gets out."""

import json
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events import decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.history.test_verifying import exported, judged
from tests.rules.tables import Hands, creation, running, table
from tests.rules.test_hidden import CANARIES


def branch(parent: Hands, version: int, seats: int = 2, **fields: Any) -> wire.CreateGameRequest:
    """A request for a branch of ``parent``; a ``viewer`` among the fields makes it a guessed one."""
    viewer = fields.pop("viewer", "")
    who = None if viewer == "" else wire.Viewer(seat=viewer)
    asked = wire.Branch(game=parent.game, version=version, viewer=who)
    return creation(seats, title="", branch=asked, **fields)


async def branched(parent: Hands, version: int, **fields: Any) -> Hands:
    """The hands at a new branch."""
    request = branch(parent, version, parent.seats, **fields)
    await parent.rules.create_game(request)
    return Hands(parent.rules, request.game, parent.seats)


async def dealt_to(hands: Hands) -> str:
    """The hands of all seats."""
    return str([(await hands.view(seat))["hand"] for seat in range(hands.seats)])


async def refusal(rules: RulesClient, request: wire.CreateGameRequest) -> tuple[StatusCode, str]:
    with pytest.raises(RulesError) as told:
        await rules.create_game(request)
    return told.value.status, told.value.code


async def test_a_finished_game_goes_on_as_it_stood_and_the_branch_is_proved_alone(
    hands: Hands, record: MemoryRecord
) -> None:
    await hands.play_to_the_end()
    for version in (1, 4, 7):
        again = await branched(hands, version)
        assert (await again.view(0)) == (await hands.view(0, version))
        frame = await again.rules.get_view(wire.GetViewRequest(game=again.game, version=1, events=True))
        (started,) = json.loads(frame.events)
        told = {"game": hands.game, "version": version, "guessed": False, "viewer": None, "position": ""}
        assert started["branch"] == told
        await again.play_to_the_end()
        assert judged(await exported(again)).code == "sound"
        assert (await again.rules.verify(wire.VerifyRequest(game=again.game))).ok


async def test_another_process_reads_a_branch_from_the_record(hands: Hands, record: MemoryRecord) -> None:
    await hands.play_to_the_end()
    again = await branched(hands, 1)
    await again.play(0)
    async with running(record) as other:
        there = Hands(other, again.game, 2)
        assert await there.view(0) == await again.view(0)
        assert (await there.play_to_the_end()).over


async def test_what_is_taken_back_in_a_branch_leads_to_its_position(rules: RulesClient) -> None:
    parent = await table(rules, title="market-day")
    again = await branched(parent, 1, viewer=0)
    before = await again.view(0)
    await again.rules.submit(again.request(0, {"type": "buy", "stall": 1}))
    assert await again.view(0) != before
    await again.rules.submit(again.request(0, {"type": "take-back"}))
    assert await again.view(0) == before


async def test_the_truth_of_a_running_game_goes_into_no_branch(hands: Hands) -> None:
    await hands.play(0)
    assert await refusal(hands.rules, branch(hands, 1)) == (StatusCode.FAILED_PRECONDITION, "game-not-over")


@pytest.mark.parametrize("viewer", [None, 0, 2])
async def test_a_branch_of_a_running_game_keeps_what_its_viewer_knew_and_deals_the_rest_anew(
    rules: RulesClient, record: MemoryRecord, viewer: int | None
) -> None:
    parent = await table(rules, 3, config=CANARIES)
    await parent.play(1)
    dealt, guessed = await dealt_to(parent), set()
    for _ in range(3):
        again = await branched(parent, 2, viewer=viewer)
        guessed.add(await dealt_to(again))
    assert guessed != {dealt}, "one in a thousand guesses is right"
    draws = decode((await record.read(again.game))[0]).draws
    assert draws, "what was hidden was drawn, and the draws can be checked"
    assert await again.view(viewer) == await parent.view(viewer)


async def test_a_branch_begins_before_the_end_of_a_game_that_exists(hands: Hands) -> None:
    last = (await hands.play_to_the_end()).version
    rules = hands.rules
    assert await refusal(rules, branch(hands, last)) == (StatusCode.OUT_OF_RANGE, "over-at-version")
    assert await refusal(rules, branch(hands, last + 1)) == (StatusCode.OUT_OF_RANGE, "no-such-version")
    assert await refusal(rules, branch(hands, 0)) == (StatusCode.OUT_OF_RANGE, "no-such-version")
    assert await refusal(rules, branch(hands, 3, viewer=2)) == (StatusCode.INVALID_ARGUMENT, "no-such-seat")
    assert await refusal(rules, branch(hands, 3, viewer=-1)) == (StatusCode.INVALID_ARGUMENT, "no-such-seat")
    assert await refusal(rules, branch(hands, 3, seats=3)) == (StatusCode.INVALID_ARGUMENT, "bad-config")
    assert await refusal(rules, branch(Hands(rules, "0" * 26, 2), 3)) == (StatusCode.NOT_FOUND, "unknown-game")


async def test_asking_twice_for_a_branch_makes_one(hands: Hands, record: MemoryRecord) -> None:
    await hands.play_to_the_end()
    request = branch(hands, 3, viewer=0)
    assert await hands.rules.create_game(request) == await hands.rules.create_game(request)
    other = wire.CreateGameRequest()
    other.CopyFrom(request)
    other.branch.version = 4
    assert await refusal(hands.rules, other) == (StatusCode.ALREADY_EXISTS, "game-exists")


async def test_a_table_learns_before_anybody_sits_that_there_is_no_such_branch(hands: Hands) -> None:
    request = branch(hands, 1)
    asked = wire.PrepareGameRequest(game=request.game, branch=request.branch, config=request.config, seats=2)
    with pytest.raises(RulesError) as told:
        await hands.rules.prepare_game(asked)
    assert told.value.code == "game-not-over"


async def test_a_branch_has_clocks_of_its_own(hands: Hands) -> None:
    await hands.play_to_the_end()
    config = b'{"edition":"plain","clock":{"kind":"decision","seconds":60}}'
    again = await branched(hands, 3, config=config)
    assert json.loads((await again.frame()).clock)["terms"]["seconds"] == 60
    too_short = branch(hands, 3, config=b'{"edition":"plain","clock":{"kind":"decision","seconds":0}}')
    assert await refusal(hands.rules, too_short) == (StatusCode.INVALID_ARGUMENT, "bad-config")


@pytest.mark.parametrize("config", [b"", b"{}", b'{"clock":{"kind":"decision","seconds":60}}', b'{"edition":"plain"}'])
async def test_a_branch_has_the_edition_of_its_game_whether_it_is_named_or_not(hands: Hands, config: bytes) -> None:
    await hands.play_to_the_end()
    request = branch(hands, 3, config=config)
    asked = wire.PrepareGameRequest(game=request.game, branch=request.branch, config=config, seats=2)
    assert (await hands.rules.prepare_game(asked)).commitment
    assert (await hands.rules.create_game(request)).version == 1


@pytest.mark.parametrize(
    ("asked", "field"),
    [
        ({"config": b'{"edition":"other"}'}, "config.edition"),
        ({"config": b'{"variants":["windy"]}'}, "config.variants"),
        ({"config": b'{"options":{"cards":9}}'}, "config.options"),
        ({"title": "market-day"}, "title"),
    ],
)
async def test_a_branch_that_would_be_another_game_is_refused(hands: Hands, asked: dict[str, Any], field: str) -> None:
    await hands.play_to_the_end()
    request = wire.CreateGameRequest(branch=wire.Branch(game=hands.game, version=3), game="0" * 26, **asked)
    prepared = wire.PrepareGameRequest(branch=request.branch, game=request.game, seats=2, **asked)
    request.seats.extend([wire.SeatPlan(player="Anna"), wire.SeatPlan(player="Bill")])
    for call in (hands.rules.prepare_game(prepared), hands.rules.create_game(request)):
        with pytest.raises(RulesError) as told:
            await call
        assert (told.value.code, told.value.field) == ("bad-config", field)


async def test_a_game_that_is_no_branch_names_its_edition(rules: RulesClient) -> None:
    asked = wire.PrepareGameRequest(game="0" * 26, title="high-card", config=b"{}", seats=2)
    with pytest.raises(RulesError, match="malformed"):
        await rules.prepare_game(asked)
