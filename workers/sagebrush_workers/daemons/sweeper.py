"""The sweeper: finds automatic turns that nobody took, and queues a nudge for each. The queue is never the truth."""

import asyncio

import structlog

from sagebrush_events import Feed, Overdue, Unavailable
from sagebrush_process.clock import now_ms
from sagebrush_process.health import Health
from sagebrush_process.places import class_of
from sagebrush_workers.daemons.backoff import Backoff
from sagebrush_workers.metrics import NUDGED
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.broker import Broker
from sagebrush_workers.queue.connections import AWAY

log = structlog.get_logger()

EVERY = 1.0
"""Seconds between two sweeps."""
OVERDUE_MS = 2000
"""A turn older than this is overdue."""
MOST_NUDGES = 20
"""As many nudges wait at once: where thousands of turns are late, nudging them all would make it worse."""
LIMIT = 100
FIRST_PAUSE_MS = 2000
"""Before a turn that was nudged in vain is nudged again."""
LONGEST_PAUSE_MS = 16_000


class Sweeper:
    """From the index of the awaited to the queue of nudges."""

    def __init__(self, feed: Feed, broker: Broker, health: Health) -> None:
        self._feed = feed
        self._broker = broker
        self._health = health
        self._backoff = Backoff[Overdue](FIRST_PAUSE_MS, LONGEST_PAUSE_MS)

    async def run(self) -> None:
        """Sweep until cancelled, across restarts of the store and of the broker."""
        while True:
            try:
                await self.sweep(now_ms())
                self._health.beat()
            except (Unavailable, *AWAY) as error:
                log.warning("server-away", error=class_of(error))
                self._health.beat("The store or the broker does not answer.")
            await asyncio.sleep(EVERY)

    async def sweep(self, now_ms: int) -> list[str]:
        """The games that were nudged: those that wait longest, so that many late turns do not hide a lost one.

        A game that a worker thinks about is not late; the lease of a worker that died ends within seconds.
        """
        overdue = await self._feed.overdue(now_ms - OVERDUE_MS, LIMIT + len(self._backoff))
        room = MOST_NUDGES - await self._broker.length(messages.NUDGES)
        if room <= 0:
            log.warning("backlog", overdue=len(overdue))
            return []
        leased = await self._broker.leased([turn.game for turn in overdue])
        turns = self._backoff.due((turn for turn in overdue if turn.game not in leased), now_ms)[:room]
        await self._broker.send([(messages.NUDGES, messages.nudge(turn.game)) for turn in turns])
        for turn in turns:
            self._backoff.pause(turn, now_ms)
            NUDGED.inc()
            log.warning("nudged", game=turn.game, waited_ms=now_ms - turn.since_ms)
        return [turn.game for turn in turns]
