"""The watch on warnings: finds games in which a seat has little time left, and has the rules service tell it.

It decides nothing, and may die or run twice: who was told stands in the record, written together with the telling.
"""

from collections.abc import Callable

import structlog

from sagebrush_events import Feed
from sagebrush_process.clock import now_ms
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_workers.daemons.backoff import Backoff
from sagebrush_workers.daemons.watching import watch
from sagebrush_workers.metrics import WARNED

log = structlog.get_logger()

EVERY = 0.5
"""Seconds between two looks: how late a warning is at most while everything works."""
LIMIT = 500
PAUSE_MS = 10_000
"""After a fault a game is left alone for so long."""


class WarningWatch:
    """From the index of warnings to the rules service."""

    def __init__(self, feed: Feed, rules: RulesClient, clock: Callable[[], int] = now_ms) -> None:
        self._feed = feed
        self._rules = rules
        self._clock = clock
        self._backoff = Backoff[str](PAUSE_MS, PAUSE_MS)

    async def run(self) -> None:
        """Watch until cancelled, across restarts of the store and of the rules service."""
        await watch(self.look, EVERY, "warnings-not-watched")

    async def look(self) -> int:
        """How many seats were warned."""
        now = self._clock()
        found = await self._feed.warnable(now, LIMIT + len(self._backoff))
        return sum([await self._told(game, now) for game in self._backoff.due(found, now)])

    async def _told(self, game: str, now: int) -> int:
        try:
            seats = await self._rules.tell_warnings(game)
        except RulesError as error:
            self._backoff.pause(game, now)
            log.warning("warning-not-told", game=game, code=error.code)
            return 0
        if seats:
            WARNED.inc(seats)
            log.info("warned", game=game, seats=seats)
        return seats
