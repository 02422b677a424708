"""Follows the commits of other rules processes, for the games that are watched here."""

import asyncio

import structlog

from sagebrush_events import FeedEntry
from sagebrush_process.places import class_of, places_of
from sagebrush_process.tasks import BackgroundTasks, cancel_all
from sagebrush_rules.application.shared_feed import SharedFeed
from sagebrush_rules.cache.games import GameCache, LiveGame
from sagebrush_rules.problems import RulesProblem

log = structlog.get_logger("sagebrush.rules")
PAUSE = 0.2
"""Seconds between two attempts to follow a record that does not answer."""
NEWEST = float("inf")
"""A version no game has reached."""


class Follower:
    """Follows the whole feed, only while a game is watched."""

    def __init__(self, games: GameCache, feed: SharedFeed) -> None:
        self._games = games
        self._feed = feed
        self._following: asyncio.Task[None] | None = None
        self._refreshes = BackgroundTasks()

    def wake(self) -> None:
        """Starts to follow, unless it does already."""
        if self._following is None or self._following.done():
            self._following = asyncio.create_task(self._follow())

    async def stop(self) -> None:
        """Ends the reader and its refreshes."""
        if self._following is not None:
            await cancel_all([self._following])
        await self._refreshes.cancel()

    async def _follow(self) -> None:
        while self._games.watched:
            try:
                await self._follow_feed()
            except Exception as error:  # whatever it is, those who watch go on watching
                log.warning("feed-unavailable", error=class_of(error), places=places_of(error))
                await asyncio.sleep(PAUSE)

    async def _follow_feed(self) -> None:
        """Follows until no game is watched; begins with what was missed."""
        async with self._feed.followed() as entries:
            for live in self._games.watched.values():
                self._refresh(live, NEWEST)
            async for entry in entries:
                self._on_entry(entry)
                if not self._games.watched:
                    return

    def _on_entry(self, entry: FeedEntry) -> None:
        live = self._games.watched.get(entry.game)
        if live is not None and _is_behind(live, entry.version):
            self._refresh(live, entry.version)

    def _refresh(self, live: LiveGame, version: float) -> None:
        self._refreshes.begin(self._refresh_now(live, version))

    async def _refresh_now(self, live: LiveGame, version: float) -> None:
        """Reads the game up to ``version`` as soon as the record answers; ends the watchers of an unreadable one."""
        is_told = False
        while live.watchers:
            try:
                await self._catch_up(live, version)
                return
            except RulesProblem as problem:
                log.warning("watched-game-unreadable", game=live.game, code=problem.code)
                for watcher in live.watchers:
                    watcher.end(problem)
                return
            except Exception as error:  # whatever it is: the feed does not tell of this commit again
                if not is_told:
                    log.warning("watched-game-unavailable", game=live.game, error=type(error).__name__)
                is_told = True
                await asyncio.sleep(PAUSE)

    async def _catch_up(self, live: LiveGame, version: float) -> None:
        """Reads the game up to ``version``, unless a command of ours did so in the meantime."""
        async with live.lock:
            if _is_behind(live, version):
                await self._games.refresh(live)


def _is_behind(live: LiveGame, version: float) -> bool:
    return live.latest is None or live.latest.version < version
