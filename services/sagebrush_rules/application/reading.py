"""Reading a game: at a version, from version to version, and live."""

from collections.abc import AsyncGenerator

from sagebrush_events import Record, decode
from sagebrush_games.kernel.messages import Seat
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.thought import thought_of
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules import problems
from sagebrush_rules.application.feed import followed
from sagebrush_rules.application.follower import Follower
from sagebrush_rules.application.seals import Seals
from sagebrush_rules.application.shared_feed import SharedFeed
from sagebrush_rules.application.thinking import thought_json
from sagebrush_rules.cache.games import GameCache, LiveGame
from sagebrush_rules.cache.history import HistoryCache
from sagebrush_rules.cache.watcher import Watcher
from sagebrush_rules.metrics import WATCHERS

PAGE = 32
"""Past commits that are sent together."""
Pages = AsyncGenerator[list[AppliedCommit], None]


class GameReader:
    """The commits of games, past and live; what a viewer may see of them is not decided here."""

    def __init__(
        self,
        record: Record,
        games: GameCache,
        history: HistoryCache,
        feed: SharedFeed,
        watch_limit: int,
        seals: Seals,
    ) -> None:
        self._record = record
        self._games = games
        self._history = history
        self._feed = feed
        self._follower = Follower(games, feed)
        self._watch_limit = watch_limit
        self._seals = seals

    async def newest(self, game: str) -> AppliedCommit:
        """The newest commit in the record, with its state."""
        return await self._games.newest(self._games.live_game(game))

    async def is_open(self, game: str) -> bool:
        """Whether everybody may know everything of ``game``: it is over, and so is all that shares its chance."""
        newest = await self.newest(game)
        return newest.is_over and not await self._seals.is_sealed(newest)

    async def followed(self) -> AsyncGenerator[wire.FollowedCommits, None]:
        """That games move, or their clocks run out, all of them from now on; the first one is empty."""
        async with self._feed.followed() as entries:
            yield wire.FollowedCommits()
            async for entry in entries:
                if (told := followed(entry)) is not None:
                    yield told

    async def at(self, game: str, version: int) -> AppliedCommit:
        """The game as it was at ``version``; raises the RulesProblem of a version it has not reached."""
        live = self._games.live_game(game)
        applied = await self._reached(live, version)
        if version == applied.version:
            return applied
        if version < 1:
            raise problems.no_such_version(version, applied.version)
        return await self._history.at(game, version)

    async def thinking_seed(self, applied: AppliedCommit, seat: Seat | None) -> int | None:
        """The seed for the decision that the newest ``applied`` awaits of a computer; None for any other seat."""
        if seat not in applied.awaited or not applied.is_automatic(seat):
            return None
        secret = await self._games.secret(self._games.live_game(applied.table.game), applied)
        return secret.thinking_seed(applied.version + 1, seat)

    async def past(self, game: str, after: int, until: int | None, with_state: bool, most: int = 0) -> Pages:
        """The commits above ``after`` up to ``until`` or the newest, in pages; ``most``: how many, 0 for all."""
        live = self._games.live_game(game)
        if until is None:
            until = (await self._games.newest(live)).version
        await self._reached(live, max(after, until))
        if most:
            until = min(until, after + most)
        async for page in self._pages(game, after, until, with_state):
            yield page

    async def thoughts(self, game: str, after: int, until: int, language: str) -> dict[int, bytes]:
        """What computers thought, as JSON by version, in the commits above ``after`` up to ``until``.

        Nothing before the game is over and unsealed: what a computer considers tells what it holds.
        """
        newest = await self._games.newest(self._games.live_game(game))
        if not await self.is_open(game):
            return {}
        codec = newest.table.codec
        stored = map(decode, await self._record.read(game, after, until - after))
        thoughts = {commit.version: thought for commit in stored if (thought := thought_of(commit, codec))}
        history = await self._history.history(game, until)
        before = history.commits(max(after - 1, 0), until - 1, with_state=True)
        told = ((one, thoughts.get(one.version + 1)) for one in before)
        return {one.version + 1: thought_json(one, thought, language) for one, thought in told if thought}

    async def live(self, game: str, after: int, with_state: bool) -> Pages:
        """The commits above ``after``, then each new one, until the game is over."""
        live = self._games.live_game(game)
        watcher = Watcher[AppliedCommit](self._watch_limit)
        self._games.watch(live, watcher)
        WATCHERS.inc()
        try:
            async for page in self._live(live, watcher, after, with_state):
                yield page
        finally:
            WATCHERS.dec()
            self._games.unwatch(live, watcher)

    def end_watches(self) -> None:
        """Every watch ends: its reader goes elsewhere."""
        for live in self._games.watched.values():
            for watcher in live.watchers:
                watcher.end(problems.stopping())

    async def close(self) -> None:
        """Follows no commits of other processes any more."""
        await self._follower.stop()

    async def _live(self, live: LiveGame, watcher: Watcher[AppliedCommit], after: int, with_state: bool) -> Pages:
        self._follower.wake()
        newest = await self._games.newest(live)
        if after > newest.version:
            raise problems.no_such_version(after, newest.version)
        async for page in self._between(live.game, after, newest, with_state):
            yield page
        while not newest.is_over:
            for applied in await watcher.take():
                if applied.version > newest.version:
                    async for page in self._between(live.game, newest.version, applied, with_state):
                        yield page
                    newest = applied

    async def _between(self, game: str, after: int, last: AppliedCommit, with_state: bool) -> Pages:
        """The commits above ``after`` up to ``last``, which is at hand."""
        if after < last.version - 1:
            async for page in self._pages(game, after, last.version - 1, with_state):
                yield page
        if after < last.version:
            yield [last]

    async def _pages(self, game: str, after: int, until: int, with_state: bool) -> Pages:
        history = await self._history.history(game, until)
        for start in range(after, until, PAGE):
            yield list(history.commits(start, min(start + PAGE, until), with_state))

    async def _reached(self, live: LiveGame, version: int) -> AppliedCommit:
        """The game at ``version`` or later."""
        applied = live.latest
        if applied is None or applied.version < version:
            applied = await self._games.newest(live)
        if applied.version < version:
            raise problems.no_such_version(version, applied.version)
        return applied
