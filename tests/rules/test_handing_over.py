"""A seat that changes hands: who accepts plays on, and who had it before reads and decides nothing any more."""

import asyncio
import json
from typing import Any

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel import absence
from sagebrush_games.kernel.messages import AbsenceTerms
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.clients.verifiers import by_python
from tests.history.test_verifying import exported, judged
from tests.patience import PATIENCE
from tests.rules.tables import WIND, Hands, creation, running, table
from tests.rules.test_leaving import CASUAL, LEAVE, RESIGN, RETURN, computers, played_to_the_end, refusal, say
from tests.rules.test_plans import REST, move, write

ANNA, BILL = 0, 1
OLD, NEW = 0, 1
"""The number of the holder before and after the seat changed hands once."""


def hand_over(seat: int, holder: int = NEW, since: int = 1, by_host: bool = False) -> dict[str, Any]:
    told = {"given": seat, "player": "Carol", "holder": holder, "since": since, "by_host": by_host}
    return {"type": "hand-over-seat", **told}


HANDED = [{"type": "seat-handed-over", "seat": ANNA, "player": "Carol"}]


async def test_who_accepts_plays_on_and_the_game_is_verified(hands: Hands) -> None:
    card = await hands.card(ANNA)
    assert await say(hands, WIND, hand_over(ANNA)) == HANDED
    assert await refusal(hands, ANNA, card, holder=OLD) == "seat-handed-over"
    await say(hands, ANNA, card, holder=NEW)
    assert (await played_to_the_end(hands)).over
    data = await exported(hands)
    assert judged(data).code == "sound" and by_python(data)["code"] == "consistent"


async def test_an_old_caller_that_names_no_holder_goes_on(hands: Hands) -> None:
    await say(hands, WIND, hand_over(ANNA))
    await hands.play(ANNA)


async def test_a_seat_says_nothing_about_who_takes_it_over(hands: Hands) -> None:
    assert await refusal(hands, ANNA, hand_over(ANNA)) == "only-by-link"
    assert await refusal(hands, BILL, hand_over(ANNA)) == "only-by-link"


async def test_a_seat_changes_hands_once_for_each_offer(hands: Hands) -> None:
    await say(hands, WIND, hand_over(ANNA))
    assert await refusal(hands, WIND, hand_over(ANNA)) == "seat-handed-over"
    assert await refusal(hands, WIND, hand_over(ANNA, holder=3)) == "seat-handed-over"
    for holder in range(2, 11):
        await say(hands, WIND, hand_over(ANNA, holder, since=holder))
    assert await refusal(hands, WIND, hand_over(ANNA, 11, since=11)) == "handed-over-too-often"


async def test_two_who_accept_at_once_do_not_both_get_the_seat(hands: Hands) -> None:
    answers = await asyncio.gather(
        *(say(hands, WIND, hand_over(ANNA), command_id=f"handed-over-{n}") for n in range(2)), return_exceptions=True
    )
    assert [one.code for one in answers if isinstance(one, RulesError)] == ["seat-handed-over"]


async def test_a_repeated_acceptance_is_one(hands: Hands) -> None:
    for _ in range(2):
        assert await say(hands, WIND, hand_over(ANNA), command_id="handed-over-1") == HANDED
    assert (await hands.frame()).version == 2


async def test_what_nobody_plays_any_more_is_taken_over_at_the_offer_of_the_host(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    by_host = hand_over(ANNA, by_host=True)
    assert await refusal(hands, WIND, by_host) == "player-returned"
    await say(hands, ANNA, LEAVE)
    assert await refusal(hands, WIND, by_host) == "player-returned", "he has left a moment ago"
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    assert await say(hands, WIND, by_host) == HANDED
    assert await computers(hands) == {}


async def test_a_computer_meanwhile_makes_way(hands: Hands) -> None:
    await say(hands, ANNA, LEAVE)
    thought = await hands.card(ANNA)
    await say(hands, WIND, hand_over(ANNA))
    assert await refusal(hands, ANNA, thought, expected_version=2, engine=CASUAL) == "stale-version"
    assert await refusal(hands, ANNA, thought, engine=CASUAL) == "persons-seat"
    await say(hands, ANNA, thought, holder=NEW)


async def test_an_offer_lapses_when_the_player_comes_back(hands: Hands) -> None:
    await say(hands, ANNA, LEAVE)
    await say(hands, ANNA, RETURN)
    assert await refusal(hands, WIND, hand_over(ANNA, since=2)) == "player-returned"
    assert await say(hands, WIND, hand_over(ANNA, since=3)) == HANDED


async def test_no_seat_of_a_computer_is_taken_over_nor_one_that_was_given_up(rules: RulesClient) -> None:
    assert await refusal(await table(rules, 3, computers=(1,)), WIND, hand_over(1)) == "computers-seat"
    hands = await table(rules, 3)
    assert await refusal(hands, WIND, hand_over(9)) == "no-such-seat"
    await say(hands, ANNA, RESIGN)
    assert await refusal(hands, WIND, hand_over(ANNA)) == "already-resigned"
    assert await say(hands, WIND, hand_over(ANNA, by_host=True)) == HANDED
    ranking = json.loads((await played_to_the_end(hands)).outcome)["ranking"]
    assert {one["place"] for one in ranking} != {1} and len(ranking) == 3


async def test_nothing_is_taken_over_in_a_finished_game(hands: Hands) -> None:
    await hands.play_to_the_end()
    assert await refusal(hands, WIND, hand_over(ANNA)) == "game-over"


async def looked(hands: Hands, holder: int, **asked: Any) -> str:
    """The code with which the holder of this number is refused; empty where he sees his hand."""
    viewer = wire.Viewer(seat=ANNA, holder=holder)
    try:
        await hands.rules.get_view(wire.GetViewRequest(game=hands.game, viewer=viewer, **asked))
    except RulesError as error:
        return error.code
    return ""


async def test_who_had_the_seat_sees_nothing_of_it_any_more(hands: Hands) -> None:
    assert await looked(hands, OLD) == ""
    await say(hands, WIND, hand_over(ANNA))
    assert await looked(hands, OLD) == await looked(hands, OLD, version=1) == "seat-handed-over"
    assert await looked(hands, NEW) == await looked(hands, NEW, version=1) == ""
    old = wire.Viewer(seat=ANNA, holder=OLD)
    for stream in (
        hands.rules.replay(wire.ReplayRequest(game=hands.game, viewer=old, views=True)),
        hands.rules.watch(wire.WatchRequest(game=hands.game, viewer=old, views=True)),
        hands.rules.export(wire.ExportRequest(game=hands.game, viewer=old)),
    ):
        with pytest.raises(RulesError, match="seat"):
            await anext(stream)
    trial = wire.DryRunRequest(game=hands.game, seat=ANNA, holder=OLD, commands=[json.dumps(LEAVE).encode()])
    with pytest.raises(RulesError):
        await hands.rules.dry_run(trial)


async def test_who_had_the_seat_begins_no_branch_with_what_it_knows(hands: Hands) -> None:
    await say(hands, WIND, hand_over(ANNA))
    for holder, told in ((OLD, "seat-handed-over"), (NEW, "")):
        viewer = wire.Viewer(seat=ANNA, holder=holder)
        asked = creation(2, title="", branch=wire.Branch(game=hands.game, version=1, viewer=viewer))
        try:
            await hands.rules.create_game(asked)
            found = ""
        except RulesError as error:
            found = error.code
        assert found == told


async def test_open_streams_of_who_had_the_seat_end_before_the_next_commit(hands: Hands) -> None:
    old = wire.WatchRequest(game=hands.game, viewer=wire.Viewer(seat=ANNA, holder=OLD), views=True)
    stream = hands.rules.watch(old)
    assert (await anext(stream)).version == 1
    await say(hands, WIND, hand_over(ANNA))
    with pytest.raises(RulesError) as told:
        async with asyncio.timeout(PATIENCE):
            await anext(stream)
    assert told.value.code == "seat-handed-over"


async def test_plans_of_who_had_the_seat_are_neither_played_nor_shown(rules: RulesClient, record: MemoryRecord) -> None:
    hands = await table(rules, title="market-day")
    await write(hands, BILL, move(REST), move(REST))
    await say(hands, WIND, hand_over(BILL))
    ask = wire.ReadPlanRequest(game=hands.game, seat=BILL, holder=NEW)
    assert (await rules.read_plan(ask)).plan == b""
    with pytest.raises(RulesError):
        await rules.read_plan(wire.ReadPlanRequest(game=hands.game, seat=BILL, holder=OLD))
    assert not await record.plan(hands.game, BILL)


async def test_a_plan_of_who_has_just_got_the_seat_stays(
    rules: RulesClient, record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is found by a look that began before the seat changed hands."""
    hands = await table(rules, title="market-day")
    await say(hands, BILL, REST)
    await write(hands, BILL, move(REST))
    plan, given = record.plan, list[str]()

    async def meanwhile(game: str, seat: int) -> bytes:
        if not given:
            given.append(game)
            await say(hands, WIND, hand_over(BILL))
            await write(hands, BILL, move(REST))
        return await plan(game, seat)

    monkeypatch.setattr(record, "plan", meanwhile)
    await rules.play_plans()
    ask = wire.ReadPlanRequest(game=hands.game, seat=BILL, holder=NEW)
    assert json.loads((await rules.read_plan(ask)).plan)["moves"]


async def test_another_process_knows_who_has_a_seat(hands: Hands, record: MemoryRecord) -> None:
    await say(hands, WIND, hand_over(ANNA))
    async with running(record) as other:
        there = Hands(other, hands.game, hands.seats)
        assert await looked(there, OLD) == "seat-handed-over"
        assert await looked(there, NEW) == ""


async def test_who_takes_a_seat_over_has_a_tenth_of_the_time_at_least(rules: RulesClient) -> None:
    terms = {"kind": "bank", "seconds": 1000}
    hands = await table(rules, config=json.dumps({"edition": "plain", "clock": terms}).encode())
    before = json.loads((await hands.frame()).clock)["left"][ANNA]
    await say(hands, WIND, hand_over(ANNA))
    after = json.loads((await hands.frame()).clock)["left"][ANNA]
    assert before - 60_000 < after <= before, "who has more keeps what he has"
