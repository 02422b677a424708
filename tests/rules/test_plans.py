"""Planned moves: played at once while they fit, dropped when they do not, and known to their seat alone."""

import asyncio
import json
from typing import Any

import msgspec
import pytest

from sagebrush_events import Unavailable, decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.messages import Viewer
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.plans import KeptPlan, PlannedMove
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application import plans as application_plans
from sagebrush_rules.application.plans import PlanBook
from tests.patience import PATIENCE
from tests.rules.tables import Hands, running, table
from tests.rules.test_hidden import CANARIES, answers
from tests.rules.test_leaving import LEAVE, say

ANNA, BILL = 0, 1
REST = {"type": "rest"}


def move(command: dict[str, Any], *when: dict[str, Any]) -> dict[str, Any]:
    return {"command": command, "when": list(when)}


async def write(hands: Hands, seat: int, *moves: dict[str, Any]) -> Any:
    body = json.dumps({"moves": moves}).encode()
    return json.loads((await hands.rules.write_plan(wire.WritePlanRequest(game=hands.game, seat=seat, plan=body))).plan)


async def read(hands: Hands, seat: int) -> Any:
    reply = await hands.rules.read_plan(wire.ReadPlanRequest(game=hands.game, seat=seat))
    return json.loads(reply.plan) if reply.plan else None


async def ended(hands: Hands, seat: int) -> str:
    """Why the plan of ``seat`` has no more moves, once it has none."""
    async with asyncio.timeout(PATIENCE):
        while not (plan := await read(hands, seat))["ended"]:
            await asyncio.sleep(0.01)
    return str(plan["ended"])


async def refused(hands: Hands, seat: int, *moves: dict[str, Any]) -> str:
    with pytest.raises(RulesError) as told:
        await write(hands, seat, *moves)
    return f"{told.value.code} {told.value.field}".strip()


@pytest.fixture
async def market(rules: RulesClient) -> Hands:
    """Bill has rested, so he is asked when Anna rests, too, and the next day begins."""
    hands = await table(rules, title="market-day")
    await say(hands, BILL, REST)
    return hands


async def test_who_is_asked_answers_at_once_as_he_planned(market: Hands, record: MemoryRecord) -> None:
    await write(market, BILL, move(REST))
    await say(market, ANNA, REST)
    assert await ended(market, BILL) == "played"
    last = decode((await record.read(market.game))[3])
    assert (last.seat, last.command_id[:5], last.engine) == (BILL, "plan-", None)
    assert (await market.rules.verify(wire.VerifyRequest(game=market.game))).code != "event-mismatch"


async def test_several_answers_are_given_one_after_the_other(market: Hands) -> None:
    await write(market, BILL, move(REST), move({"type": "buy", "stall": 1}), move(REST))
    await say(market, ANNA, REST)
    async with asyncio.timeout(PATIENCE):
        while (await read(market, BILL))["played"] < 1:
            await asyncio.sleep(0.01)
    plan = await read(market, BILL)
    assert len(plan["moves"]) == 3 - plan["played"]


@pytest.mark.parametrize(
    "when",
    [
        {"if": "asked", "prompt": "gone"},
        {"if": "no-event", "types": ["rested"]},
        {"if": "unchanged", "path": "/day"},
    ],
)
async def test_a_plan_whose_condition_does_not_hold_is_dropped(market: Hands, when: dict[str, Any]) -> None:
    prompts = [one.prompt for one in (await market.frame()).awaited]
    assert prompts
    if when["if"] == "asked":
        assert "malformed" in await refused(market, BILL, move(REST, when))
        return
    before = (await market.frame()).version
    await write(market, BILL, move(REST, when))
    await say(market, ANNA, REST)
    assert await ended(market, BILL) == "condition"
    assert (await market.frame()).version == before + 1


async def test_a_plan_with_as_many_conditions_as_there_may_be_costs_few_views(
    market: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = list[Viewer]()
    view_json = AppliedCommit.view_json

    def noted(at: AppliedCommit, viewer: Viewer) -> bytes:
        made.append(viewer)
        return view_json(at, viewer)

    monkeypatch.setattr(AppliedCommit, "view_json", noted)
    planned = move(REST, *[{"if": "unchanged", "path": "/bought"}] * 8)
    await write(market, BILL, *[planned] * 8)
    assert made == [BILL]
    await write(market, BILL, planned)
    made.clear()
    await say(market, ANNA, REST)
    assert await ended(market, BILL) == "played"
    assert made.count(BILL) == 2


async def test_a_plan_may_depend_on_what_others_do_with_their_seats(market: Hands) -> None:
    await write(market, BILL, move(REST, {"if": "no-event", "types": ["end-agreed", "seat-left"]}))
    await say(market, ANNA, {"type": "agree-to-end"})
    await say(market, ANNA, REST)
    assert await ended(market, BILL) == "condition"


async def test_what_the_rules_refuse_ends_the_plan(market: Hands) -> None:
    await write(market, BILL, move({"type": "buy", "stall": 99}), move(REST))
    await say(market, ANNA, REST)
    assert await ended(market, BILL) not in ("played", "condition", "")
    assert [one.seat for one in (await market.frame()).awaited] == [ANNA, BILL]


async def test_who_moves_or_leaves_himself_has_no_plan_any_more(market: Hands) -> None:
    await write(market, BILL, move(REST))
    await say(market, BILL, LEAVE)
    await say(market, BILL, {"type": "return-to-seat"})
    await say(market, ANNA, REST)
    assert await ended(market, BILL) == "own-move"


async def test_whoever_should_have_looked_may_die(market: Hands, record: MemoryRecord) -> None:
    """The commit was made by a process that knew nothing of the plan; a worker asks for all plans now and then."""
    async with running(record) as other:
        there = Hands(other, market.game, 2)
        await there.frame()
        await write(market, BILL, move(REST))
        await say(there, ANNA, REST)
        await other.play_plans()
        assert await ended(there, BILL) == "played"
        await other.play_plans()
        assert (await other.play_plans()).games == 0, "nobody plans anything there any more"


async def test_two_who_look_at_once_move_once(market: Hands, record: MemoryRecord) -> None:
    await write(market, BILL, move(REST))
    async with running(record) as one, running(record) as other:
        await say(Hands(one, market.game, 2), ANNA, REST)
        await asyncio.gather(*(rules.play_plans() for rules in (one, other, market.rules) * 3))
    assert await ended(market, BILL) == "played"
    assert sum(decode(data).command_id.startswith("plan-") for data in await record.read(market.game)) == 1


async def test_a_move_that_was_written_before_a_crash_is_not_made_again(market: Hands, record: MemoryRecord) -> None:
    """The process died between the commit and the plan: what is kept names the move, and the record knows it."""
    await write(market, BILL, move(REST), move(REST))
    kept = await record.plan(market.game, BILL)
    await say(market, ANNA, REST)
    async with asyncio.timeout(PATIENCE):
        while (await read(market, BILL))["played"] != 1:
            await asyncio.sleep(0.01)
    await record.replace_plan(market.game, BILL, await record.plan(market.game, BILL), kept)
    await say(market, ANNA, REST)
    await market.rules.play_plans()
    commits = [decode(data) for data in await record.read(market.game)]
    ids = [commit.command_id for commit in commits if commit.command_id.startswith("plan-")]
    assert len(ids) == len({*ids})


async def test_a_plan_that_is_withdrawn_while_it_is_looked_at_is_not_played(
    market: Hands, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    lookup = record.lookup

    async def withdrawing(game: str, command_id: str) -> tuple[int, bytes] | None:
        await write(market, BILL)
        return await lookup(game, command_id)

    await write(market, BILL, move(REST))
    monkeypatch.setattr(record, "lookup", withdrawing)
    await say(market, ANNA, REST)
    await market.rules.play_plans()
    assert (await read(market, BILL))["moves"] == []
    assert not any(decode(data).command_id.startswith("plan-") for data in await record.read(market.game))


async def test_a_plan_is_not_judged_by_what_was_before_it(
    rules: RulesClient, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A look that began on the day before finds the plan of today."""
    hands = await table(rules, title="market-day")
    plan, begun = record.plan, list[str]()

    async def meanwhile(game: str, seat: int) -> bytes:
        if not begun:
            begun.append(game)
            for rests in (BILL, ANNA, BILL):
                await say(hands, rests, REST)
            await write(hands, BILL, move(REST, {"if": "unchanged", "path": "/day"}))
        return await plan(game, seat)

    await record.note_planned(hands.game)
    monkeypatch.setattr(record, "plan", meanwhile)
    await rules.play_plans()
    assert (await read(hands, BILL))["ended"] == ""


async def test_a_plan_with_a_command_of_another_release_ends(market: Hands, record: MemoryRecord) -> None:
    """Otherwise it would be looked at again and again, and its seat would wait for it."""
    version = (await market.frame()).version
    kept = KeptPlan("of-old", version, [PlannedMove(msgspec.Raw(b'{"type":"nap"}')), PlannedMove(msgspec.Raw(b"{}"))])
    await record.replace_plan(market.game, BILL, b"", msgspec.json.encode(kept))
    await record.note_planned(market.game)
    await say(market, ANNA, REST)
    for _ in range(2):
        await market.rules.play_plans()
    plan = await read(market, BILL)
    assert (plan["ended"], plan["moves"]) == ("malformed", [])
    assert await record.planned() == {}


async def test_a_plan_that_comes_while_the_one_before_is_forgotten_is_found_after_a_crash(
    market: Hands, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget, is_dead = record.forget_planned, asyncio.Event()
    await write(market, BILL, move(REST))
    kept = await record.plan(market.game, BILL)

    async def die(*forgotten: Any) -> None:
        await record.replace_plan(market.game, BILL, await record.plan(market.game, BILL), kept)  # by another process
        await record.note_planned(market.game)
        await forget(*forgotten)
        is_dead.set()
        raise Unavailable

    monkeypatch.setattr(record, "forget_planned", die)
    await write(market, BILL)
    async with asyncio.timeout(PATIENCE):
        await is_dead.wait()
    assert market.game in await record.planned()


async def test_a_plan_that_is_written_again_after_its_answer_was_lost_plays_its_move_once(
    rules: RulesClient, record: MemoryRecord
) -> None:
    hands = await table(rules, title="market-day")
    plan = json.dumps({"moves": [move(REST)]}).encode()
    request = wire.WritePlanRequest(game=hands.game, seat=BILL, plan=plan, id="0123456789abcdef")
    await rules.write_plan(request)
    assert await ended(hands, BILL) == "played"
    await say(hands, ANNA, REST)
    await rules.write_plan(request)
    assert await ended(hands, BILL) == "played"
    assert sum(decode(data).command_id.startswith("plan-") for data in await record.read(hands.game)) == 1


async def test_a_plan_has_no_other_id_than_a_short_one(market: Hands) -> None:
    plan = json.dumps({"moves": [move(REST)]}).encode()
    with pytest.raises(RulesError, match="malformed"):
        await market.rules.write_plan(wire.WritePlanRequest(game=market.game, seat=BILL, plan=plan, id="A" * 8))


async def test_nobody_else_learns_of_a_plan(rules: RulesClient, record: MemoryRecord) -> None:
    hands = await table(rules, 3, config=CANARIES)
    cards = (await hands.view(1))["hand"]
    await write(hands, 1, move({"type": "play-card", "card": cards[0]}, {"if": "unchanged", "path": "/windy"}))
    assert await read(hands, 0) is None
    await ended(hands, 1)
    told = b"".join([await answers(hands, viewer) for viewer in (None, 0, 2)])
    assert b"plan-" not in told and b"unchanged" not in told
    stream = b"".join(await record.read(hands.game))
    assert b"unchanged" not in stream and b'"when"' not in stream


async def test_a_plan_that_nobody_can_follow_is_refused(market: Hands) -> None:
    assert await refused(market, BILL, move({"type": "fly"})) == "malformed $.moves[0].command.type"
    assert await refused(market, BILL, move(REST), move({"type": "buy"})) == "malformed $.moves[1].command"
    assert await refused(market, BILL, move({"type": "resign"})) == "malformed $.moves[0].command"
    for when in (
        {"if": "raining"},
        {"if": "no-event", "types": []},
        {"if": "no-event", "types": ["fly"]},
        {"if": "unchanged", "path": "/moon"},
        {"if": "unchanged", "path": "day"},
        {"if": "asked", "prompt": ""},
    ):
        assert (await refused(market, BILL, move(REST, when))).startswith("malformed")
    assert await refused(market, BILL, *[move(REST)] * 9) == "malformed $.moves"
    night = {"if": "unchanged", "path": "/day"}
    assert await refused(market, BILL, move(REST, *[night] * 9)) == "malformed $.moves[0].when"
    assert (await refused(market, 7, move(REST))).startswith("no-such-seat")


async def test_a_game_that_is_over_and_a_seat_that_a_computer_plays_have_no_plans(hands: Hands) -> None:
    await say(hands, 1, LEAVE)
    card = {"type": "play-card", "card": 1}
    assert await refused(hands, 1, move(card)) == "seat-left"
    await say(hands, 1, {"type": "return-to-seat"})
    await hands.play_to_the_end()
    assert await refused(hands, 0, move(card)) == "game-over"


async def test_of_very_many_games_a_worker_has_some_looked_at_in_turn(
    rules: RulesClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[str]()

    async def look(_book: PlanBook, game: str) -> None:
        looked.append(game)

    monkeypatch.setattr(application_plans, "AT_ONCE", 2)
    games = [await table(rules, title="market-day") for _ in range(5)]
    for hands in games:
        await say(hands, BILL, REST)
        await write(hands, BILL, move(REST))
    monkeypatch.setattr(PlanBook, "_look", look)
    assert [(await rules.play_plans()).games for _ in range(3)] == [2, 2, 2]
    assert {*looked} == {hands.game for hands in games}


def writing(hands: Hands, *moves: dict[str, Any], **asked: Any) -> wire.WritePlanRequest:
    return wire.WritePlanRequest(game=hands.game, seat=BILL, plan=json.dumps({"moves": moves}).encode(), **asked)


@pytest.mark.parametrize("later", [[], [move({"type": "buy", "stall": 1})]])
async def test_a_plan_that_arrives_again_after_it_was_changed_stays_changed(
    market: Hands, later: list[dict[str, Any]]
) -> None:
    """A proxy, or a client that heard no answer, has repeated the request."""
    first = writing(market, move(REST), key="key-of-the-first")
    await market.rules.write_plan(first)
    changed = await market.rules.write_plan(writing(market, *later, key="key-of-the-second"))
    again = await market.rules.write_plan(first)
    assert (again.duplicate, again.plan) == (True, changed.plan)
    assert (await read(market, BILL))["moves"] == later


async def test_a_plan_whose_service_ended_while_it_was_written_is_played_once_it_is_sent_again(
    market: Hands, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    request = writing(market, move(REST), key="key-of-the-first")

    async def die(_game: str) -> int:
        raise Unavailable("killed")

    with monkeypatch.context() as patched, pytest.raises(RulesError):
        patched.setattr(record, "note_planned", die)
        await market.rules.write_plan(request)
    assert not await record.planned()
    assert (await market.rules.write_plan(request)).duplicate
    await say(market, ANNA, REST)
    assert await ended(market, BILL) == "played"


async def test_a_withdrawal_that_arrives_again_takes_no_later_plan_away(market: Hands) -> None:
    await market.rules.write_plan(writing(market, move(REST), key="key-of-the-first"))
    withdrawal = writing(market, key="key-of-the-second")
    await market.rules.write_plan(withdrawal)
    await market.rules.write_plan(writing(market, move(REST), key="key-of-the-third"))
    assert (await market.rules.write_plan(withdrawal)).duplicate
    assert len((await read(market, BILL))["moves"]) == 1


async def test_a_key_is_answered_after_the_game_is_over_and_under_whatever_order_of_fields(market: Hands) -> None:
    first = writing(market, move(REST), key="key-of-the-first")
    kept = await market.rules.write_plan(first)
    first.plan = b'{"moves": [{"when": [], "command": {"type": "rest"}}]}'
    for seat in (ANNA, BILL):
        await say(market, seat, {"type": "agree-to-end"})
    assert (await market.frame()).over
    again = await market.rules.write_plan(first)
    assert json.loads(again.plan)["id"] == json.loads(kept.plan)["id"]


@pytest.mark.parametrize("plan", [b'{"moves": []}', b"{", b"\xff", b"[" * 60_000])
async def test_a_key_is_of_one_plan(market: Hands, plan: bytes) -> None:
    request = writing(market, move(REST), key="key-of-the-first")
    await market.rules.write_plan(request)
    request.plan = plan
    with pytest.raises(RulesError, match="command-id-reused"):
        await market.rules.write_plan(request)


async def test_the_last_keys_of_a_seat_are_known(market: Hands, record: MemoryRecord) -> None:
    for number in range(40):
        await market.rules.write_plan(writing(market, move(REST), key=f"key-number-{number}"))
    for number in (8, 39):
        assert (await market.rules.write_plan(writing(market, move(REST), key=f"key-number-{number}"))).duplicate
    assert len(await record.plan(market.game, BILL)) < 4_000, "and no more of them are kept"


async def test_a_plan_is_replaced_by_who_saw_what_is_left_of_it(market: Hands) -> None:
    with pytest.raises(RulesError, match="plan-changed"):
        await market.rules.write_plan(writing(market, move(REST), instead_of="0123456789abcdef-1"))
    reply = await market.rules.write_plan(writing(market, move(REST), move(REST), instead_of=""))
    with pytest.raises(RulesError, match="plan-changed"):
        await market.rules.write_plan(writing(market, instead_of=""))
    await say(market, ANNA, REST)
    async with asyncio.timeout(PATIENCE):
        while (await read(market, BILL))["played"] != 1:
            await asyncio.sleep(0.01)
    with pytest.raises(RulesError, match="plan-changed"):
        await market.rules.write_plan(writing(market, move(REST), instead_of=reply.tag))
    now = await market.rules.read_plan(wire.ReadPlanRequest(game=market.game, seat=BILL))
    assert (await market.rules.write_plan(writing(market, instead_of=now.tag))).tag.endswith("-0")


async def test_a_plan_is_written_although_the_one_before_is_played_at_the_same_time(
    market: Hands, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    replace_plan, changes = record.replace_plan, list[bytes]()

    async def meanwhile(game: str, seat: int, before: bytes, plan: bytes) -> bool:
        if not changes:
            changes.append(before)
            await replace_plan(game, seat, before, before.replace(b'"played":0', b'"played":1'))
        return await replace_plan(game, seat, before, plan)

    await write(market, BILL, move(REST))
    monkeypatch.setattr(record, "replace_plan", meanwhile)
    await market.rules.write_plan(writing(market, key="key-of-the-second"))
    assert (await read(market, BILL))["moves"] == []


@pytest.mark.parametrize("key", ["short", "with a space", "x" * 65])
async def test_a_key_of_a_plan_has_the_form_of_a_command_id(market: Hands, key: str) -> None:
    with pytest.raises(RulesError, match="malformed"):
        await market.rules.write_plan(writing(market, move(REST), key=key))
