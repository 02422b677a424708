"""Every command once: repeated, raced, interrupted, lost."""

import asyncio
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events import Append, Conflict, Lost, Unavailable, decode, keys
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.rules.tables import WIND, Hands, running, table


async def test_a_repeated_command_gets_the_same_bytes_and_is_applied_once(hands: Hands) -> None:
    request = hands.request(0, await hands.card(0), expected_version=1)
    first = await hands.rules.submit(request)
    await hands.play(1)
    again = await hands.rules.submit(request)
    assert (first.duplicate, again.duplicate) == (False, True)
    assert (again.version, again.events) == (first.version, first.events)
    assert (await hands.frame()).version == 3


async def test_a_repeated_command_is_known_to_a_process_that_never_saw_it(hands: Hands, record: MemoryRecord) -> None:
    request = hands.request(0, await hands.card(0))
    first = await hands.rules.submit(request)
    async with running(record) as other:
        again = await other.submit(request)
    assert (again.version, again.events, again.duplicate) == (first.version, first.events, True)


async def test_two_seats_may_use_the_same_id(hands: Hands, record: MemoryRecord) -> None:
    requests = [hands.request(seat, await hands.card(seat), command_id="turn-one") for seat in (0, 1)]
    first = [await hands.rules.submit(request) for request in requests]
    async with running(record) as other:
        for rules in (hands.rules, other):
            again = [await rules.submit(request) for request in requests]
            assert [(reply.version, reply.events) for reply in again] == [
                (reply.version, reply.events) for reply in first
            ]
            assert all(reply.duplicate for reply in again)
    assert [reply.version for reply in first] == [2, 3]


@pytest.mark.parametrize("version", [None, 3, 2])
async def test_a_seat_whose_id_another_one_took_first_still_uses_it_once(hands: Hands, version: int | None) -> None:
    await hands.play(0, command_id="turn-one")
    cards = [choice["command"] for choice in await hands.legal(1)]
    await hands.rules.submit(hands.request(1, cards[0], command_id="turn-one"))
    with pytest.raises(RulesError) as caught:
        await hands.rules.submit(hands.request(1, cards[1], command_id="turn-one", expected_version=version))
    assert (caught.value.code, (await hands.frame()).version) == ("command-id-reused", 3)


async def test_an_id_that_another_seat_used_is_no_reason_to_hide_that_the_game_has_moved_on(hands: Hands) -> None:
    await hands.play(0, command_id="turn-one")
    with pytest.raises(RulesError) as caught:
        await hands.rules.submit(hands.request(1, await hands.card(1), command_id="turn-one", expected_version=1))
    assert (caught.value.code, caught.value.version) == ("stale-version", 2)


async def test_what_a_game_of_an_older_release_remembers_is_known(hands: Hands, record: MemoryRecord) -> None:
    """Release 0.1 kept every command under its id alone, as `under_own_key` does not."""
    request = hands.request(0, await hands.card(0), command_id="turn-one")
    first = await hands.rules.submit(request)
    (game,) = record._games.values()
    assert keys.command_field("turn-one") in game.commands
    assert (await hands.rules.submit(request)).events == first.events


async def test_a_repeated_last_command_is_answered_though_the_game_is_over(hands: Hands) -> None:
    await hands.play(0)
    await hands.play(1)
    await hands.play(WIND)
    for seat in (0, 1, 0):
        await hands.play(seat)
    request = hands.request(1, await hands.card(1))
    last = await hands.rules.submit(request)
    assert (await hands.rules.submit(request)).events == last.events


async def test_of_32_clients_on_one_version_one_wins_it_and_the_rest_are_told_so(
    hands: Hands, record: MemoryRecord
) -> None:
    async with running(record) as other:
        cards = [await hands.card(0), await hands.card(1)]
        calls = [
            (hands.rules, other)[number % 2].submit(hands.request(number // 2 % 2, card, expected_version=1))
            for number in range(32)
            for card in [cards[number // 2 % 2]]
        ]
        answers = await asyncio.gather(*calls, return_exceptions=True)
    won = [answer for answer in answers if isinstance(answer, wire.SubmitReply)]
    lost = [answer for answer in answers if isinstance(answer, RulesError)]
    assert [reply.version for reply in won] == [2]
    assert {(error.status, error.code, error.version) for error in lost} == {(StatusCode.ABORTED, "stale-version", 2)}
    assert len(await record.read(hands.game)) == 2


async def test_every_command_sent_three_times_at_once_is_applied_once(hands: Hands, record: MemoryRecord) -> None:
    async with running(record) as other:
        while not (frame := await hands.frame()).over:
            seat = frame.awaited[0].seat
            request = hands.request(seat, await hands.card(seat))
            copies = [wire.SubmitRequest.FromString(request.SerializeToString()) for _ in range(3)]
            clients = (hands.rules, other, hands.rules)
            pairs = zip(clients, copies, strict=True)
            replies = await asyncio.gather(*(client.submit(copy) for client, copy in pairs))
            assert len({(reply.version, reply.events) for reply in replies}) == 1
    ids = [decode(data).command_id for data in await record.read(hands.game)]
    assert len(ids) == len(set(ids)) == frame.version


async def test_without_an_expected_version_others_being_faster_is_no_error(hands: Hands, record: MemoryRecord) -> None:
    async with running(record) as other:
        await Hands(other, hands.game, 2).view()
        first = await hands.play(0)
        second = await other.submit(hands.request(1, await hands.card(1)))
    assert (first.version, second.version) == (2, 3)


async def test_commands_of_a_game_keep_their_order(hands: Hands) -> None:
    cards = [await hands.card(0), await hands.card(1)]
    replies = await asyncio.gather(*(hands.rules.submit(hands.request(seat, cards[seat])) for seat in (1, 0)))
    assert [reply.version for reply in replies] == [2, 3]


class Interrupted(MemoryRecord):
    """A record whose next append is interrupted before or after it writes."""

    def __init__(self) -> None:
        super().__init__()
        self.before = self.after = False
        self.tried: list[bytes] = []

    async def append(self, append: Append) -> Any:
        self.tried.append(append.commit)
        if self.before:
            self.before = False
            raise Unavailable
        answer = await super().append(append)
        if self.after:
            self.after = False
            raise Unavailable
        return answer


async def windy(rules: RulesClient) -> Hands:
    """A table that waits for the wind, whose strength is drawn."""
    hands = await table(rules)
    await hands.play(0)
    await hands.play(1)
    return hands


async def test_a_crash_between_drawing_and_appending_cannot_roll_again() -> None:
    record = Interrupted()
    async with running(record) as rules:
        hands = await windy(rules)
        blow = hands.request(WIND, {"type": "blow"})
        record.before = True
        with pytest.raises(RulesError):
            await rules.submit(blow)
    async with running(record) as rules:
        await rules.submit(hands.request(WIND, {"type": "blow"}))
    first, second = (decode(data) for data in record.tried[-2:])
    assert first.draws == second.draws != []
    assert first.events == second.events


async def test_an_answer_lost_on_the_way_is_got_by_repeating() -> None:
    record = Interrupted()
    async with running(record) as rules:
        hands = await windy(rules)
        blow = hands.request(WIND, {"type": "blow"})
        record.after = True
        with pytest.raises(RulesError) as caught:
            await rules.submit(blow)
        assert caught.value.code == "outcome-unknown"
        again = await rules.submit(blow)
    assert (again.version, again.duplicate) == (4, True)


async def test_a_caller_who_hangs_up_does_not_stop_what_was_begun(hands: Hands, record: MemoryRecord) -> None:
    request = hands.request(0, await hands.card(0))
    call = hands.rules.stub.Submit(request)
    await asyncio.sleep(0)
    call.cancel()
    again = await hands.rules.submit(request)
    assert again.version == 2


class UnsafeStore(MemoryRecord):
    """A record that can lose its newest commits."""

    def lose(self, game: str, commits: int) -> None:
        kept = self._games[game]
        del kept.commits[-commits:]
        kept.commands = {key: entry for key, entry in kept.commands.items() if entry[0] <= len(kept.commits)}


async def test_a_record_that_lost_commits_halts_the_game_until_they_are_back() -> None:
    record = UnsafeStore()
    async with running(record) as rules:
        hands = await table(rules)
        await hands.play(0)
        await hands.play(1)
        blow = hands.request(WIND, {"type": "blow"})
        whole = await record.read(hands.game)
        record.lose(hands.game, 1)
        for _ in range(2):
            with pytest.raises(RulesError) as caught:
                await rules.submit(blow)
            assert (caught.value.status, caught.value.code) == (StatusCode.UNAVAILABLE, "record-lost")
        with pytest.raises(RulesError) as caught:
            await hands.view()
        assert caught.value.code == "record-lost"
        record._games[hands.game].commits = whole
        assert (await rules.submit(blow)).version == 4


async def test_a_game_whose_newest_commit_was_deleted_says_so_and_not_that_others_were_faster(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    record = UnsafeStore()
    async with running(record) as rules:
        hands = await table(rules)
        for seat in (0, 1):
            await hands.play(seat)
    record.lose(hands.game, 1)

    async def conflict(append: Append) -> Conflict:
        """A server knows the last id of a stream, whatever was deleted."""
        return Conflict(3)

    monkeypatch.setattr(record, "append", conflict)
    async with running(record) as rules:
        hands.rules = rules
        for _ in range(2):
            with pytest.raises(RulesError) as caught:
                await hands.play(1)
            assert (caught.value.status, caught.value.code) == (StatusCode.UNAVAILABLE, "record-lost")


async def test_a_repeated_command_whose_commit_was_deleted_is_lost_and_no_fault_of_ours() -> None:
    record = UnsafeStore()
    async with running(record) as rules:
        hands = await table(rules)
        request = hands.request(0, await hands.card(0))
        await rules.submit(request)
    del record._games[hands.game].commits[-1]
    async with running(record) as rules:
        with pytest.raises(RulesError) as caught:
            await rules.submit(request)
        assert (caught.value.status, caught.value.code) == (StatusCode.UNAVAILABLE, "record-lost")


async def test_an_append_that_meets_a_record_behind_it_is_never_repeated(hands: Hands, record: MemoryRecord) -> None:
    tried: list[Append] = []

    async def lost(append: Append) -> Lost:
        tried.append(append)
        return Lost(0)

    request = hands.request(0, await hands.card(0))
    record.append = lost  # type: ignore[method-assign]
    with pytest.raises(RulesError) as caught:
        await hands.rules.submit(request)
    assert (caught.value.code, len(tried)) == ("record-lost", 1)
