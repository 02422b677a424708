"""LiveGame frames: after own commits, after those of another process, from any version, for slow readers."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable

import pytest
from structlog.testing import capture_logs

from sagebrush_events import FeedEntry, Unavailable
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.cache.watcher import Watcher
from sagebrush_rules.problems import RulesProblem
from sagebrush_rules.transport.servicer import _write
from tests.patience import PATIENCE
from tests.rules.tables import Hands, running, serving, table


def watch(rules: RulesClient, game: str, after: int = 0) -> AsyncIterator[wire.Frame]:
    """The frames of a spectator."""
    return rules.watch(wire.WatchRequest(game=game, after=after))


async def versions(frames: AsyncIterator[wire.Frame], count: int) -> list[int]:
    """The versions of the next frames."""
    async with asyncio.timeout(PATIENCE):
        return [(await anext(frames)).version for _ in range(count)]


async def test_a_watcher_gets_the_past_and_then_the_present(hands: Hands) -> None:
    await hands.play(0)
    frames = watch(hands.rules, hands.game)
    assert await versions(frames, 2) == [1, 2]
    await hands.play(1)
    assert await versions(frames, 1) == [3]


async def test_a_watch_resumes_after_any_version_and_ends_with_the_game(hands: Hands) -> None:
    last = await hands.play_to_the_end()
    for after in range(last.version + 1):
        seen = [frame.version async for frame in watch(hands.rules, hands.game, after)]
        assert seen == list(range(after + 1, last.version + 1))


async def test_a_watcher_of_another_process_sees_every_commit_once(hands: Hands, record: MemoryRecord) -> None:
    async with running(record) as other:
        seen = asyncio.create_task(collected(watch(other, hands.game)))
        last = await hands.play_to_the_end()
        async with asyncio.timeout(PATIENCE):
            assert await seen == list(range(1, last.version + 1))


async def collected(frames: AsyncIterator[wire.Frame]) -> list[int]:
    return [frame.version async for frame in frames]


async def test_watchers_of_both_processes_see_commits_of_both(hands: Hands, record: MemoryRecord) -> None:
    async with running(record) as other:
        tasks = [asyncio.create_task(collected(watch(rules, hands.game))) for rules in (hands.rules, other) * 3]
        there = Hands(other, hands.game, 2)
        while not (frame := await hands.frame()).over:
            await (hands, there)[frame.version % 2].play(frame.awaited[0].seat)
        async with asyncio.timeout(PATIENCE):
            for task in tasks:
                assert await task == list(range(1, frame.version + 1))


async def test_views_and_legal_commands_come_when_asked_for(hands: Hands) -> None:
    request = wire.WatchRequest(game=hands.game, viewer=wire.Viewer(seat=0), views=True, legal=True)
    frames = hands.rules.watch(request)
    first = await anext(frames)
    assert len(json.loads(first.view)["hand"]) == len(json.loads(first.legal)) == 3
    await hands.play(0)
    second = await anext(frames)
    assert (len(json.loads(second.view)["hand"]), second.legal) == (2, b"[]")
    plain = await anext(watch(hands.rules, hands.game))
    assert (plain.view, plain.legal) == (b"", b"")


async def test_whoever_watches_with_commands_and_without_views_has_those_of_every_version(hands: Hands) -> None:
    both, alone = (
        hands.rules.watch(wire.WatchRequest(game=hands.game, viewer=wire.Viewer(seat=1), views=views, legal=True))
        for views in (True, False)
    )
    last = await hands.play_to_the_end()
    for _ in range(last.version):
        told, asked = await anext(both), await anext(alone)
        assert (asked.view, asked.legal) == (b"", told.legal)


class Hushed(MemoryRecord):
    """A record whose feed leaves every second version out."""

    async def tail(self) -> AsyncIterator[FeedEntry]:
        return self._loud(await super().tail())

    async def _loud(self, feed: AsyncIterator[FeedEntry]) -> AsyncIterator[FeedEntry]:
        async for entry in feed:
            if entry.version % 2:
                yield entry


async def test_a_commit_that_the_feed_left_out_is_seen_with_the_next_one() -> None:
    record = Hushed()
    async with running(record) as here, running(record) as there:
        hands = await table(here)
        frames = watch(there, hands.game)
        assert await versions(frames, 1) == [1]
        await hands.play(0)
        await hands.play(1)
        assert await versions(frames, 2) == [2, 3]


class Stuttering(MemoryRecord):
    """A record whose feed breaks off before its first entry, twice."""

    def __init__(self) -> None:
        super().__init__()
        self.broken = 2

    async def tail(self) -> AsyncIterator[FeedEntry]:
        if self.broken:
            self.broken -= 1
            raise Unavailable("redis://rules:secret@store") from OSError("secret")
        return await super().tail()


async def test_a_feed_that_breaks_off_is_followed_again_and_what_was_missed_is_read(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sagebrush_rules.application.follower.PAUSE", 0.05)
    record = Stuttering()
    with capture_logs() as logs:
        async with running(record) as here, running(record) as there:
            hands = await table(here)
            frames = watch(there, hands.game)
            assert await versions(frames, 1) == [1]
            await hands.play(0)
            assert await versions(frames, 1) == [2]
    lines = [one for one in logs if one["event"] == "feed-unavailable"]
    assert [one["error"] for one in lines] == ["OSError"] * 2 and "secret" not in str(lines)


class Dropping(MemoryRecord):
    """A record whose feed waits for nobody: each reader gets one entry, and is told that he missed the others."""

    async def tail(self) -> AsyncIterator[FeedEntry]:
        return self._first(await super().tail())

    async def _first(self, feed: AsyncIterator[FeedEntry]) -> AsyncIterator[FeedEntry]:
        yield await anext(feed)
        raise Unavailable("the feed has dropped entries")


async def test_who_missed_entries_of_the_feed_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    """A watcher looks at his game again; whoever follows all games has to, and his call ends."""
    monkeypatch.setattr("sagebrush_rules.application.follower.PAUSE", 0.05)
    record = Dropping()
    async with running(record) as here, running(record) as there:
        hands = await table(here)
        frames, followed = watch(there, hands.game), there.follow()
        assert await versions(frames, 1) == [1]
        assert not (await anext(followed)).commits
        await hands.play(0)
        await hands.play(1)
        assert await versions(frames, 2) == [2, 3]
        assert [commit.version for commit in (await anext(followed)).commits] == [2]
        with pytest.raises(RulesError, match="record-unavailable"):
            await anext(followed)


class Forgetful(MemoryRecord):
    """A record that does not answer the next ``silent`` reads of a game's commits, while its feed goes on."""

    silent = 0

    async def read(self, game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        if self.silent:
            self.silent -= 1
            raise Unavailable
        return await super().read(game, after, limit)


async def test_a_watcher_hears_of_a_commit_that_could_not_be_read_when_the_feed_told_of_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("sagebrush_rules.application.follower.PAUSE", 0.05)
    record = Forgetful()
    async with running(record) as here, running(record) as there:
        hands = await table(here)
        frames = watch(there, hands.game)
        assert await versions(frames, 1) == [1]
        record.silent = 2
        await hands.play(0)
        assert await versions(frames, 1) == [2]
        assert not record.silent


async def test_a_watcher_whose_queue_runs_over_is_dropped() -> None:
    watcher = Watcher[int](limit=2)
    for number in range(4):  # the last one, alone, would leave a gap
        watcher.offer(number)
    with pytest.raises(RulesProblem) as caught:
        await watcher.take()
    assert caught.value.code == "slow-watcher"


async def test_a_reader_who_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    class Stuck:
        async def write(self, _message: object) -> None:
            await asyncio.Event().wait()

    monkeypatch.setattr("sagebrush_rules.transport.servicer.SEND_SECONDS", 0.01)
    with pytest.raises(RulesProblem) as caught:
        await _write(Stuck(), wire.Frames())
    assert caught.value.code == "slow-watcher"


async def test_a_reader_who_leaves_is_forgotten_at_once(record: MemoryRecord) -> None:
    async with serving(record) as (service, rules):
        hands = await table(rules)
        task = asyncio.create_task(collected(watch(rules, hands.game)))
        await until(lambda: hands.game in service._reader._games.watched)
        task.cancel()
        await until(lambda: not service._reader._games.watched)
        frames = rules.watch(wire.WatchRequest(game=hands.game))
        await anext(frames)
        await frames.aclose()
        await until(lambda: not service._reader._games.watched)


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.005)


async def test_open_streams_have_a_limit(record: MemoryRecord) -> None:
    async with running(record, rules_stream_limit=2) as rules:
        hands = await table(rules)
        first, second = watch(rules, hands.game), watch(rules, hands.game)
        await anext(first)
        with pytest.raises(RulesError) as caught:
            await hands.play(0)
            await anext(second)
        assert caught.value.code == "too-many-streams"
