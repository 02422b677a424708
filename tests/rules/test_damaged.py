"""A game whose stored bytes cannot be read answers every call with one problem, and no other game notices."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any, NoReturn

import pytest
from grpc import StatusCode
from msgspec.structs import replace

from sagebrush_events import Refused, decode, encode
from sagebrush_events.memory import MemoryRecord
from sagebrush_games.kernel.decider import Decider
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.patience import PATIENCE
from tests.rules.tables import Hands, running, table

DAMAGED = StatusCode.DATA_LOSS, "record-damaged"
Poison = Callable[[bytes], bytes]


def no_commit(_data: bytes) -> bytes:
    return b"\xff not a commit"


def no_event(data: bytes) -> bytes:
    return encode(replace(decode(data), events=[b"\xc1"]))


def impossible_events(data: bytes) -> bytes:
    """The same events again and again: the hand runs out of cards."""
    commit = decode(data)
    return encode(replace(commit, events=commit.events * 9))


def another_version(data: bytes) -> bytes:
    return encode(replace(decode(data), version=3))


def changed_time(data: bytes) -> bytes:
    """A commit that reads well, and is not the one that the next commit names."""
    commit = decode(data)
    return encode(replace(commit, time=commit.time + 1))


CALLS: dict[str, Callable[[Hands], Awaitable[object]]] = {
    "view": lambda hands: hands.view(),
    "an old view": lambda hands: hands.view(version=1),
    "submit": lambda hands: hands.rules.submit(hands.request(0, {"type": "blow"})),
    "watch": lambda hands: anext(hands.rules.watch(wire.WatchRequest(game=hands.game))),
    "replay": lambda hands: anext(hands.rules.replay(wire.ReplayRequest(game=hands.game))),
    "export": lambda hands: anext(hands.rules.export(wire.ExportRequest(game=hands.game))),
    "verify": lambda hands: hands.rules.verify(wire.VerifyRequest(game=hands.game)),
}


async def code(call: Awaitable[object]) -> tuple[StatusCode, str]:
    """Status and code of the error of a call."""
    with pytest.raises(RulesError) as caught:
        await call
    return caught.value.status, caught.value.code


async def played(rules: RulesClient) -> Hands:
    """A table after three commits."""
    hands = await table(rules)
    for seat in (0, 1):
        await hands.play(seat)
    return hands


@pytest.mark.parametrize("poison", [no_commit, no_event, impossible_events, another_version, changed_time])
@pytest.mark.parametrize("call", CALLS.values(), ids=CALLS)
async def test_a_damaged_game_answers_every_call_with_one_problem(
    record: MemoryRecord, poison: Poison, call: Callable[[Hands], Awaitable[object]]
) -> None:
    async with running(record) as rules:
        hands, other = await played(rules), await played(rules)
    commits = record._games[hands.game].commits
    commits[1] = poison(commits[1])
    async with running(record) as rules:
        hands.rules = other.rules = rules
        assert await code(call(hands)) == DAMAGED
        for again in CALLS.values():
            assert await code(again(hands)) == DAMAGED
        assert (await other.play_to_the_end()).over


async def test_a_watch_of_a_game_that_is_damaged_meanwhile_ends_with_the_problem(record: MemoryRecord) -> None:
    async with running(record) as here, running(record) as elsewhere:
        hands = await played(here)
        watch = elsewhere.watch(wire.WatchRequest(game=hands.game))
        for _ in range(3):
            await anext(watch)
        frame = asyncio.ensure_future(anext(watch))
        await asyncio.sleep(0.1)
        record._games[hands.game].commits.append(b"\xff")
        await record.feed.add(record.feed.entries[-1]._replace(version=4))
        assert await code(asyncio.wait_for(frame, PATIENCE)) == DAMAGED


async def test_damage_that_one_call_meets_halts_the_game_for_all(record: MemoryRecord) -> None:
    async with running(record) as rules:
        hands = await played(rules)
        commits = record._games[hands.game].commits
        commits[1] = no_commit(commits[1])
        await hands.view()  # the newest state is in memory
        for call in (CALLS["an old view"], CALLS["view"], CALLS["submit"]):
            assert await code(call(hands)) == DAMAGED


class SlowRecord(MemoryRecord):
    """A record whose answers let other tasks run, as those of a server do."""

    async def read(self, game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        await asyncio.sleep(0)
        return await super().read(game, after, limit)


@pytest.mark.parametrize("call", ["replay", "export", "an old view"])
async def test_looking_back_at_a_game_of_which_a_commit_was_deleted_ends(call: str) -> None:
    record = SlowRecord()
    async with running(record) as rules:
        hands = await played(rules)
        commits = record._games[hands.game].commits
        commits[1] = commits[2]  # as a store answers that has the third behind the first
        async with asyncio.timeout(PATIENCE):
            assert await code(CALLS[call](hands)) == DAMAGED


async def test_a_commit_that_stands_twice_at_the_end_is_damage_and_no_move(record: MemoryRecord) -> None:
    async with running(record) as rules:
        hands = await played(rules)
        commits = record._games[hands.game].commits
        commits.append(commits[-1])
        for call in CALLS.values():
            assert await code(call(hands)) == DAMAGED


@pytest.mark.parametrize("call", ["view", "an old view", "replay", "export"])
async def test_a_right_that_the_store_lacks_for_a_while_damages_no_game(
    record: MemoryRecord, call: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(record) as rules:
        hands = await played(rules)

    async def refused(game: str, after: int = 0, limit: int | None = None) -> NoReturn:
        raise Refused("this user has no permissions to run the 'xrange' command")

    async with running(record) as rules:
        hands.rules = rules
        with monkeypatch.context() as patched:
            patched.setattr(record, "read", refused)
            assert await code(CALLS[call](hands)) == (StatusCode.INTERNAL, "internal")
        assert (await hands.play_to_the_end()).over


@pytest.mark.parametrize("lacking", [MemoryError(), OSError(24, "Too many open files")], ids=["memory", "files"])
@pytest.mark.parametrize("call", ["view", "an old view", "replay", "export"])
async def test_what_the_machine_lacks_for_a_while_damages_no_game(
    record: MemoryRecord, call: str, lacking: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(record) as rules:
        hands = await played(rules)
        old = await hands.view(version=1)
    async with running(record) as rules:
        hands.rules = rules
        with monkeypatch.context() as patched:
            patched.setattr(Decider, "apply", half_done(lacking))
            assert await code(CALLS[call](hands)) == (StatusCode.INTERNAL, "internal")
        assert await hands.view(version=1) == old
        assert (await hands.play_to_the_end()).over


async def read_before(rules: RulesClient) -> tuple[Hands, Any]:
    """A finished game whose history was read after three commits and is kept, and the view after the fourth."""
    hands = await played(rules)
    await hands.view(version=1)
    await hands.play((await hands.frame()).awaited[0].seat)
    seen = await hands.view()
    await hands.play_to_the_end()
    return hands, seen


async def test_a_history_that_was_read_in_part_for_want_of_memory_is_read_again(
    record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(record) as rules:
        hands, seen = await read_before(rules)
        with monkeypatch.context() as patched:
            patched.setattr(Decider, "apply", half_done(MemoryError()))
            assert await code(hands.view(version=4)) == (StatusCode.INTERNAL, "internal")
        asked, read = [], record.read

        async def watched(game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
            asked.append(after)
            return await read(game, after, limit)

        monkeypatch.setattr(record, "read", watched)
        assert await hands.view(version=4) == seen
        assert asked == [0], "the state that was changed in part is used no more"


async def test_who_reads_a_history_while_another_reader_lacks_memory_sees_the_right_state(
    record: MemoryRecord, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running(record) as rules:
        hands, seen = await read_before(rules)
        read, both, failed, asked = record.read, asyncio.Barrier(2), iter([True]), []

        async def together(game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
            asked.append(after)
            page = await read(game, after, limit)
            if after:
                await both.wait()
            return page

        def once(self: Any, state: Any, events: Any) -> None:
            apply(self, state, events)
            if next(failed, False):
                raise MemoryError

        apply = Decider.apply
        monkeypatch.setattr(record, "read", together)
        monkeypatch.setattr(Decider, "apply", once)
        found = await asyncio.gather(*(hands.view(version=4) for _ in range(2)), return_exceptions=True)
    assert seen in found and [type(one) for one in found if one != seen] == [RulesError]
    assert asked[2:] == [0], "the other reader goes on with no state that was changed in part"


def half_done(lacking: Exception) -> Callable[..., None]:
    """What changes a state by some events, and is interrupted."""
    apply = Decider.apply

    def interrupted(self: Any, state: Any, events: Any) -> None:
        apply(self, state, events)
        raise lacking

    return interrupted
