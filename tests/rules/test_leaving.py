"""Who plays a seat: resigning, leaving it to a computer, returning, and games that end because people are gone."""

import asyncio
import json
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events import Record
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel import absence
from sagebrush_games.kernel.control.leaving import MOST_RETURNS
from sagebrush_games.kernel.messages import AbsenceTerms
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.clients.verifiers import by_python
from tests.history.test_verifying import exported, judged
from tests.rules.tables import WIND, Hands, running, table

RESIGN, LEAVE, RETURN = ({"type": kind} for kind in ("resign", "leave-seat", "return-to-seat"))
CASUAL = wire.Engine(name="casual", level="casual")


AGREE = {"type": "agree-to-end"}


def vote(against: int) -> dict[str, Any]:
    return {"type": "vote-to-remove", "against": against}


def remove(against: int) -> dict[str, Any]:
    return {"type": "remove-player", "against": against}


@pytest.fixture
def a_day_later(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever is awaited has been so for longer than anybody must wait."""
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))


async def say(hands: Hands, seat: int, command: dict[str, Any], **fields: Any) -> list[dict[str, Any]]:
    """The events that ``command`` of ``seat`` caused."""
    found: list[dict[str, Any]] = json.loads((await hands.rules.submit(hands.request(seat, command, **fields))).events)
    return found


async def refusal(hands: Hands, seat: int, command: dict[str, Any], **fields: Any) -> str:
    with pytest.raises(RulesError) as told:
        await say(hands, seat, command, **fields)
    return told.value.code


async def computers(hands: Hands) -> dict[int, str]:
    """The awaited seats that computers play, each with its opponent."""
    awaited = (await hands.frame()).awaited
    return {one.seat: one.opponent.name for one in awaited if one.HasField("opponent")}


async def played_to_the_end(hands: Hands) -> wire.Frame:
    """The last frame, after everybody took the first legal command, computers as computers."""
    while not (frame := await hands.frame()).over:
        one = frame.awaited[0]
        await hands.play(one.seat, engine=CASUAL if one.HasField("opponent") else None)
    return frame


async def test_a_computer_plays_for_who_left_until_he_returns(hands: Hands, record: MemoryRecord) -> None:
    assert await say(hands, 0, LEAVE) == [{"type": "seat-left", "seat": 0, "opponent": "casual", "once": False}]
    assert (await computers(hands))[0] == "casual"
    assert [game for game, _ in await record.feed.overdue(2**62, 10)] == [hands.game]
    assert await say(hands, 0, RETURN) == [{"type": "seat-retaken", "seat": 0}]
    assert 0 not in await computers(hands)
    assert await record.feed.overdue(2**62, 10) == []


async def test_only_who_plays_a_seat_decides_for_it(hands: Hands) -> None:
    card = await hands.card(0)
    await say(hands, 0, LEAVE)
    assert await refusal(hands, 0, card) == "seat-left"
    assert await refusal(hands, 0, card, hint=1) == "seat-left", "a person who had a hint is no computer"
    await say(hands, 0, RETURN)
    assert await refusal(hands, 0, card, engine=CASUAL) == "persons-seat"
    await say(hands, 0, card)


async def test_a_thought_is_worth_nothing_once_the_player_is_back(hands: Hands) -> None:
    card = await hands.card(0)
    await say(hands, 0, LEAVE)
    thought_at = (await hands.frame()).version
    await say(hands, 0, RETURN)
    with pytest.raises(RulesError) as told:
        await say(hands, 0, card, engine=CASUAL, expected_version=thought_at)
    assert told.value.status is StatusCode.ABORTED
    await say(hands, 0, card)


async def test_who_left_takes_nothing_back(hands: Hands) -> None:
    await say(hands, 0, LEAVE)
    await hands.play(0, engine=CASUAL)
    assert await refusal(hands, 0, {"type": "take-back"}) in ("seat-left", "not-your-turn", "nothing-to-take-back")


async def test_of_two_people_the_one_who_stays_wins(hands: Hands) -> None:
    events = await say(hands, 1, RESIGN)
    assert [event["type"] for event in events] == ["seat-resigned", "game-stopped", "seed-revealed"]
    frame = await hands.frame()
    outcome = json.loads(frame.outcome)
    assert (frame.over, outcome["reason"]) == (True, "resigned")
    assert [(one["seat"], one["place"]) for one in outcome["ranking"]] == [(0, 1), (1, 2)]


async def test_a_game_goes_on_for_who_stays_and_who_gave_up_is_last(rules: RulesClient) -> None:
    hands = await table(rules, 3)
    assert [event["type"] for event in await say(hands, 0, RESIGN)] == ["seat-resigned"]
    assert (await refusal(hands, 0, RESIGN), await refusal(hands, 0, RETURN)) == ("already-resigned",) * 2
    outcome = json.loads((await played_to_the_end(hands)).outcome)
    assert outcome["ranking"][-1]["seat"] == 0 and outcome["ranking"][-1]["place"] == 3
    assert outcome["reason"] != "resigned"


async def test_without_a_person_a_game_ends(rules: RulesClient) -> None:
    hands = await table(rules, 3, computers=(1, 2))
    await say(hands, 0, RESIGN)
    assert json.loads((await hands.frame()).outcome) == {"reason": "nobody-left", "ranking": []}


async def test_nobody_leaves_the_seat_of_a_computer(rules: RulesClient) -> None:
    hands = await table(rules, 3, computers=(1,))
    for command in (RESIGN, LEAVE, RETURN):
        assert await refusal(hands, 1, command, engine=CASUAL) == "computers-seat"
        assert await refusal(hands, WIND, command) == "no-such-seat", "the automaton has none"


async def test_what_is_done_twice_is_refused(hands: Hands) -> None:
    assert await refusal(hands, 0, RETURN) == "not-left"
    await say(hands, 0, LEAVE)
    assert await refusal(hands, 0, LEAVE) == "seat-left"
    await played_to_the_end(hands)
    assert await refusal(hands, 0, RETURN) == "game-over"


@pytest.mark.parametrize("last", [RETURN, RESIGN])
async def test_the_file_of_such_a_game_is_sound(rules: RulesClient, last: dict[str, Any]) -> None:
    hands = await table(rules, 3)
    await say(hands, 0, LEAVE)
    await hands.play(0, engine=CASUAL)
    await say(hands, 0, last)
    await played_to_the_end(hands)
    file = await exported(hands)
    assert judged(file).code == "sound", judged(file)
    assert by_python(file)["code"] == "consistent", "the verifier without rules"


async def test_a_file_in_which_somebody_else_was_made_to_resign_is_found(hands: Hands) -> None:
    await say(hands, 1, RESIGN)
    file = await exported(hands)
    forged = file.replace(b'"type":"seat-resigned","seat":1', b'"type":"seat-resigned","seat":0')
    assert forged != file and not judged(forged).ok


async def test_another_process_knows_who_plays(hands: Hands, record: Record) -> None:
    await say(hands, 0, LEAVE)
    async with running(record) as other:
        elsewhere = Hands(other, hands.game, 2)
        assert (await computers(elsewhere))[0] == "casual"
        assert await refusal(elsewhere, 0, await elsewhere.card(0)) == "seat-left"
        await say(elsewhere, 0, RETURN)
    assert 0 not in await computers(hands)


async def test_a_snapshot_keeps_who_plays(rules: RulesClient, record: MemoryRecord) -> None:
    hands = await table(rules, 2)
    for _ in range(31):
        await say(hands, 0, LEAVE)
        await say(hands, 0, RETURN)
    await say(hands, 0, LEAVE)
    while await record.snapshot(hands.game) is None:
        await hands.frame()
    async with running(record) as other:
        assert (await computers(Hands(other, hands.game, 2)))[0] == "casual"


async def test_a_snapshot_of_commits_that_were_lost_does_not_say_who_plays(
    record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Cards and money are the same in both games; who left is not."""
    monkeypatch.setattr("sagebrush_rules.cache.snapshots.EVERY", 2)
    async with running(record) as rules:
        hands = await table(rules, 2)
        await say(hands, 0, LEAVE)
        while (lost := await record.snapshot(hands.game)) is None:
            await hands.frame()
    del record._games[hands.game].commits[1:]
    async with running(record) as rules:
        hands = Hands(rules, hands.game, 2)
        await say(hands, 1, LEAVE)
        while await record.snapshot(hands.game) == lost:
            await hands.frame()
    await record.put_snapshot(hands.game, lost)
    async with running(record) as rules:
        assert await computers(Hands(rules, hands.game, 2)) == {1: "casual"}


def kinds(events: list[dict[str, Any]]) -> list[str]:
    return [event["type"] for event in events]


async def test_a_game_ends_when_everybody_agrees(hands: Hands) -> None:
    assert kinds(await say(hands, 0, AGREE)) == ["end-agreed"]
    assert await refusal(hands, 0, AGREE) == "already-agreed"
    assert kinds(await say(hands, 1, AGREE)) == ["end-agreed", "game-stopped", "seed-revealed"]
    assert json.loads((await hands.frame()).outcome) == {"reason": "agreed", "ranking": []}
    assert judged(await exported(hands)).code == "sound"


async def test_who_moves_on_agrees_no_more(hands: Hands) -> None:
    await say(hands, 0, AGREE)
    await hands.play(0)
    assert kinds(await say(hands, 1, AGREE)) == ["end-agreed"]
    assert not (await hands.frame()).over


async def test_the_last_who_had_not_agreed_resigns_and_the_game_ends(rules: RulesClient) -> None:
    hands = await table(rules, 3)
    await say(hands, 0, AGREE)
    await say(hands, 1, AGREE)
    await say(hands, 2, RESIGN)
    assert json.loads((await hands.frame()).outcome)["reason"] == "agreed"


async def test_somebody_who_was_here_today_is_not_voted_out(hands: Hands) -> None:
    assert await refusal(hands, 1, vote(0)) == "not-absent"
    assert await refusal(hands, WIND, remove(0)) == "not-absent"


@pytest.mark.usefixtures("a_day_later")
async def test_most_of_the_others_play_on_without_who_is_absent(rules: RulesClient) -> None:
    hands = await table(rules, 4)
    await hands.play(0)
    (absent,) = {one.seat for one in (await hands.frame()).awaited} & {1, 2, 3} & {1}
    others = [seat for seat in range(4) if seat != absent]
    assert kinds(await say(hands, others[0], vote(absent))) == ["removal-voted"]
    assert await refusal(hands, others[0], vote(absent)) == "already-agreed"
    assert kinds(await say(hands, others[1], vote(absent))) == ["removal-voted", "seat-removed"]
    assert await refusal(hands, absent, RETURN) == "already-resigned"
    assert (await computers(hands))[absent] == "casual"
    outcome = json.loads((await played_to_the_end(hands)).outcome)
    assert outcome["ranking"][-1]["seat"] == absent
    file = await exported(hands)
    assert (judged(file).code, by_python(file)["code"]) == ("sound", "consistent")


@pytest.mark.usefixtures("a_day_later")
async def test_a_vote_against_somebody_who_moves_is_void(rules: RulesClient) -> None:
    hands = await table(rules, 4)
    await say(hands, 1, vote(0))
    await hands.play(0)
    votes = [await refusal(hands, seat, vote(0)) for seat in (2, 3)]
    assert votes == ["not-absent"] * 2, "he has moved, so nobody waits for him"


@pytest.mark.usefixtures("a_day_later")
async def test_nobody_votes_against_himself_a_computer_or_a_seat_that_is_not_there(rules: RulesClient) -> None:
    hands = await table(rules, 3, computers=(2,))
    told = [await refusal(hands, 0, vote(seat)) for seat in (0, 2, 3, -1)]
    assert told == ["not-absent", "computers-seat", "no-such-seat", "no-such-seat"]
    assert await refusal(hands, 2, vote(0), engine=CASUAL) == "computers-seat"


@pytest.mark.usefixtures("a_day_later")
async def test_who_left_and_stays_away_is_voted_out_and_keeps_no_game_from_ending(rules: RulesClient) -> None:
    hands = await table(rules, 3)
    await say(hands, 0, LEAVE)
    assert kinds(await say(hands, 1, AGREE)) == ["end-agreed"]
    assert kinds(await say(hands, 2, AGREE)) == ["end-agreed"], "who is away is asked, too"
    assert kinds(await say(hands, 1, vote(0))) == ["removal-voted"]
    assert kinds(await say(hands, 2, vote(0)))[:3] == ["removal-voted", "seat-removed", "game-stopped"]
    assert json.loads((await hands.frame()).outcome)["reason"] == "agreed"
    assert judged(await exported(hands)).code == "sound"


@pytest.mark.usefixtures("a_day_later")
async def test_the_host_removes_who_left_and_the_computer_plays_on(rules: RulesClient) -> None:
    hands = await table(rules, 3)
    await say(hands, 0, LEAVE)
    assert kinds(await say(hands, WIND, remove(0))) == ["seat-removed"]
    assert await refusal(hands, 0, RETURN) == "already-resigned"
    assert await refusal(hands, WIND, remove(0)) == "already-resigned"
    assert (await computers(hands))[0] == "casual"


async def test_who_has_just_left_is_not_voted_out(hands: Hands) -> None:
    await say(hands, 0, LEAVE)
    assert await refusal(hands, 1, vote(0)) == "not-absent"


@pytest.mark.usefixtures("a_day_later")
async def test_those_who_have_left_neither_vote_nor_keep_each_other_in_the_game(rules: RulesClient) -> None:
    hands = await table(rules, 4)
    await say(hands, 1, vote(0))
    for seat in (0, 1, 2):
        await say(hands, seat, LEAVE)
    assert await refusal(hands, 2, vote(0)) == "seat-left"
    assert kinds(await say(hands, 3, vote(0))) == ["removal-voted", "seat-removed"], "the only one who plays"
    await say(hands, 1, RETURN)
    assert kinds(await say(hands, 3, vote(2))) == ["removal-voted"], "one of two"
    assert kinds(await say(hands, 1, vote(2))) == ["removal-voted", "seat-removed"]
    assert judged(await exported(hands)).code == "partial", "the game goes on"


@pytest.mark.usefixtures("a_day_later")
async def test_the_host_alone_removes_without_a_vote(hands: Hands) -> None:
    assert await refusal(hands, 1, remove(0)) == "only-the-host"
    assert kinds(await say(hands, WIND, remove(0))) == ["seat-removed", "game-stopped", "seed-revealed"]
    assert json.loads((await hands.frame()).outcome)["reason"] == "resigned"


@pytest.mark.usefixtures("a_day_later")
async def test_a_vote_and_a_move_at_once_are_one_after_the_other(hands: Hands) -> None:
    card = await hands.card(0)
    version = (await hands.frame()).version
    told = await asyncio.gather(
        say(hands, 0, card, expected_version=version),
        say(hands, 1, vote(0), expected_version=version),
        return_exceptions=True,
    )
    failed = [error for error in told if isinstance(error, RulesError)]
    assert len(failed) == 1 and failed[0].status is StatusCode.ABORTED


async def test_a_computer_and_the_player_who_returns_never_both_decide(hands: Hands) -> None:
    card = await hands.card(0)
    await say(hands, 0, LEAVE)
    version = (await hands.frame()).version
    told = await asyncio.gather(
        say(hands, 0, card, engine=CASUAL, expected_version=version, command_id="computer-2-0"),
        say(hands, 0, RETURN, expected_version=version),
        say(hands, 0, card, engine=CASUAL, expected_version=version, command_id="computer-2-0"),
        return_exceptions=True,
    )
    assert (await hands.frame()).version == version + 1, "one of both"
    returned = isinstance(told[1], list)
    assert [isinstance(one, list) for one in told] == [not returned, returned, not returned]


async def test_a_seat_is_not_left_for_ever(hands: Hands) -> None:
    for _ in range(MOST_RETURNS):
        await say(hands, 0, LEAVE)
        await say(hands, 0, RETURN)
    assert await refusal(hands, 0, LEAVE) == "left-too-often"
    await say(hands, 0, RESIGN)
