"""The sweeper: finds automatic turns that nobody took, and has them looked after. The queue is never the truth."""

import asyncio
import time

import structlog

from sagebrush_events import Feed, Overdue, Unavailable
from sagebrush_workers import messages
from sagebrush_workers.broker import AWAY, Broker, Heart
from sagebrush_workers.metrics import NUDGED

log = structlog.get_logger()

EVERY = 1.0
"""Seconds between two sweeps."""
OVERDUE_MS = 2000
"""A turn older than this is overdue."""
FIRST_PAUSE_MS = 2000
LONGEST_PAUSE_MS = 16_000
"""A game that was nudged in vain is nudged again, after longer and longer pauses."""
MOST_NUDGES = 20
"""As many nudges wait at once: where thousands of turns are late, nudging them all would make it worse."""
LIMIT = 100


class Patience:
    """What was nudged, and when to nudge it again."""

    def __init__(self) -> None:
        self._nudged: dict[Overdue, tuple[int, int]] = {}

    def due(self, overdue: list[Overdue], now_ms: int, most: int = LIMIT) -> list[Overdue]:
        """The first ``most`` of ``overdue`` that should be nudged now; what is no longer overdue is forgotten."""
        known = self._nudged
        self._nudged = {turn: known[turn] for turn in overdue if turn in known}
        chosen = [turn for turn in overdue if self._nudged.get(turn, (0, 0))[0] <= now_ms][:most]
        for turn in chosen:
            pause = min(2 * self._nudged[turn][1], LONGEST_PAUSE_MS) if turn in self._nudged else FIRST_PAUSE_MS
            self._nudged[turn] = now_ms + pause, pause
        return chosen


class Sweeper:
    """From the index of the awaited to the queue of nudges."""

    def __init__(self, feed: Feed, broker: Broker, heart: Heart) -> None:
        self._feed = feed
        self._broker = broker
        self._heart = heart
        self._patience = Patience()

    async def run(self) -> None:
        """Sweep until cancelled, across restarts of the store and of the broker."""
        while True:
            try:
                await self._heart.beat()
                await self.sweep(int(time.time() * 1000))
            except (Unavailable, *AWAY) as error:
                log.warning("server-away", error=type(error).__name__)
            await asyncio.sleep(EVERY)

    async def sweep(self, now_ms: int) -> list[str]:
        """The games that were nudged: those that wait longest, so that many late turns do not hide a lost one."""
        overdue = await self._feed.overdue(now_ms - OVERDUE_MS, LIMIT)
        room = MOST_NUDGES - (await self._broker.length(messages.NUDGES) if overdue else 0)
        if room <= 0:
            log.warning("backlog", overdue=len(overdue))
            return []
        games = self._patience.due(overdue, now_ms, room)
        await self._broker.send([(messages.NUDGES, messages.nudge(game)) for game, _ in games])
        for game, since in games:
            NUDGED.inc()
            log.warning("nudged", game=game, waited_ms=now_ms - since)
        return [game for game, _ in games]
