"""Reading a game: at a version, from version to version, and live."""

from collections.abc import AsyncGenerator, Callable, Iterable

from sagebrush_games.kernel.messages import Seat
from sagebrush_history.moment import Moment
from sagebrush_rules import problems
from sagebrush_rules.application.follower import Follower
from sagebrush_rules.cache.games import Games, Live
from sagebrush_rules.cache.history import Stories, Story
from sagebrush_rules.cache.watcher import Watcher
from sagebrush_rules.metrics import WATCHERS

PAGE = 32
"""Frames of the past that travel together."""
Pages = AsyncGenerator[list[Moment], None]
Telling = Callable[[Story, int, int], Iterable[Moment]]
"""`Story.told`, or `Story.played` where states are needed."""


class Reading:
    """What was and what is, as moments; who may see what of them is not decided here."""

    def __init__(self, games: Games, stories: Stories, follower: Follower, watch_limit: int) -> None:
        self._games = games
        self._stories = stories
        self._follower = follower
        self._watch_limit = watch_limit

    async def newest(self, game: str) -> Moment:
        """The game as it is."""
        return await self._games.newest(self._games.slot(game))

    async def at(self, game: str, version: int) -> Moment:
        """The game as it was at ``version``; the Problem of a version it has not reached."""
        live = self._games.slot(game)
        moment = await self._reached(live, version)
        if version == moment.version:
            return moment
        if version < 1:
            raise problems.no_such_version(version, moment.version)
        return await self._stories.at(game, version)

    async def thinking_seed(self, moment: Moment, seat: Seat | None) -> int | None:
        """The seed for the decision that the newest ``moment`` awaits of a computer; None for any other seat."""
        if seat not in moment.awaited or not moment.table.is_automatic(seat):
            return None
        secret = await self._games.secret(self._games.slot(moment.table.game), moment)
        return secret.thinking_seed(moment.version + 1, seat)

    async def past(self, game: str, after: int, until: int | None, telling: Telling) -> Pages:
        """The moments above ``after`` up to ``until`` or the newest, in pages."""
        live = self._games.slot(game)
        if until is None:
            until = (await self._games.newest(live)).version
        await self._reached(live, max(after, until))
        async for page in self._pages(game, after, until, telling):
            yield page

    async def live(self, game: str, after: int, telling: Telling) -> Pages:
        """The moments above ``after``, then each new one, until the game is over."""
        live = self._games.slot(game)
        watcher = Watcher(self._watch_limit)
        self._games.watch(live, watcher)
        WATCHERS.inc()
        try:
            async for page in self._live(live, watcher, after, telling):
                yield page
        finally:
            WATCHERS.dec()
            self._games.unwatch(live, watcher)

    def stop(self) -> None:
        """Every watch ends: its reader goes elsewhere."""
        for live in self._games.watched.values():
            for watcher in live.watchers:
                watcher.end(problems.stopping())

    async def _live(self, live: Live, watcher: Watcher, after: int, telling: Telling) -> Pages:
        self._follower.wake()
        newest = await self._games.newest(live)
        if after > newest.version:
            raise problems.no_such_version(after, newest.version)
        async for page in self._between(live.game, after, newest, telling):
            yield page
        while not newest.is_over:
            for moment in await watcher.take():
                if moment.version > newest.version:
                    async for page in self._between(live.game, newest.version, moment, telling):
                        yield page
                    newest = moment

    async def _between(self, game: str, after: int, last: Moment, telling: Telling) -> Pages:
        """The moments above ``after`` up to ``last``, which is at hand."""
        if after < last.version - 1:
            async for page in self._pages(game, after, last.version - 1, telling):
                yield page
        if after < last.version:
            yield [last]

    async def _pages(self, game: str, after: int, until: int, telling: Telling) -> Pages:
        story = await self._stories.story(game, until)
        for start in range(after, until, PAGE):
            yield list(telling(story, start, min(start + PAGE, until)))

    async def _reached(self, live: Live, version: int) -> Moment:
        """The game at ``version`` or later."""
        moment = live.moment
        if moment is None or moment.version < version:
            moment = await self._games.newest(live)
        if moment.version < version:
            raise problems.no_such_version(version, moment.version)
        return moment
