"""Followers of all games: told that games move, from the first empty message on, and nothing of what happened."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, aclosing

import pytest

from sagebrush_events import FeedEntry
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application import shared_feed
from sagebrush_rules.application.feed import followed
from sagebrush_rules.application.shared_feed import SharedFeed
from sagebrush_rules.problems import RulesProblem
from tests.patience import PATIENCE
from tests.rules.tables import running, table


def followed_commit(entry: FeedEntry) -> wire.FollowedCommit | None:
    told = followed(entry)
    return told.commits[0] if told is not None else None


def test_followers_are_told_whom_a_game_waits_for_and_nothing_else() -> None:
    payload = (
        b'{"title":"t","seats":[0,-1],"prompts":["place","outlaw-move"],"over":false,'
        b'"opponents":{"0":{"name":"greedy","budget_ms":5}},"flow":7}'
    )
    commit = followed_commit(FeedEntry("g", 3, payload))
    assert commit is not None
    assert (commit.game, commit.version, commit.over) == ("g", 3, False)
    assert [(one.seat, one.opponent.name) for one in commit.awaited] == [(0, "greedy"), (-1, "")]
    assert [one.prompt for one in commit.awaited] == ["place", "outlaw-move"]


def test_an_entry_of_an_older_release_tells_no_prompts() -> None:
    commit = followed_commit(FeedEntry("g", 3, b'{"title":"t","seats":[0,1],"over":false,"opponents":{}}'))
    assert commit is not None and [(one.seat, one.prompt) for one in commit.awaited] == [(0, ""), (1, "")]


def test_an_entry_that_cannot_be_read_does_not_stop_the_others() -> None:
    assert followed_commit(FeedEntry("g", 3, b"{")) is None


class Counted(MemoryRecord):
    """A record that counts who reads its feed."""

    def __init__(self) -> None:
        super().__init__()
        self.readers = 0

    async def tail(self) -> AsyncIterator[FeedEntry]:
        return self._counted(await super().tail())

    async def _counted(self, feed: AsyncIterator[FeedEntry]) -> AsyncIterator[FeedEntry]:
        self.readers += 1
        try:
            async for entry in feed:
                yield entry
        finally:
            self.readers -= 1


async def test_the_feed_is_read_once_however_many_follow_it() -> None:
    """Each gateway that followed held one of the 64 connections of a service to its store: sixty left none to games."""
    record = Counted()
    async with running(record) as rules, asyncio.timeout(PATIENCE):
        hands = await table(rules)
        async with AsyncExitStack() as stack:
            watching = await stack.enter_async_context(aclosing(rules.watch(wire.WatchRequest(game=hands.game))))
            assert (await anext(watching)).version == 1
            following = [await stack.enter_async_context(aclosing(rules.follow())) for _ in range(70)]
            assert [list((await anext(one)).commits) for one in following] == [[]] * 70
            await hands.play(0)
            assert [(await anext(one)).commits[0].version for one in following] == [2] * 70
            assert record.readers == 1
            await following[0].aclose()
            await hands.play(1)
            assert [(await anext(one)).commits[0].version for one in following[1:]] == [3] * 69
        await hands.play_to_the_end()
        while record.readers:  # nobody follows any more
            await asyncio.sleep(0.01)
        async with aclosing(rules.follow()) as again:
            assert not (await anext(again)).commits
            other = await table(rules)
            assert [(one.game, one.version) for one in (await anext(again)).commits] == [(other.game, 1)]


async def test_one_who_follows_too_slowly_is_dropped_and_the_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_feed, "ROOM", 2)
    record = MemoryRecord()
    feed = SharedFeed(record)
    async with feed.followed() as slow, feed.followed() as quick, asyncio.timeout(PATIENCE):
        for version in range(1, 4):
            await record.feed.add(FeedEntry("g", version, b"{}"))
            assert (await anext(quick)).version == version
        with pytest.raises(RulesProblem, match="slow-watcher"):
            await anext(slow)
