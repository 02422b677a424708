"""The relay: reads who is awaited after each commit and queues a task for every computer.

An entry of the feed is acknowledged after its tasks are queued, so a relay, a broker or a store may die at any moment:
the worst is a task twice, and a task twice is a command once.
"""

import asyncio
import json
import time

import structlog

from sagebrush_events import Consumer, Delivery, FeedEntry, Unavailable
from sagebrush_process.health import Health
from sagebrush_process.places import class_of
from sagebrush_workers.metrics import DEAD, LAG, QUEUED
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.broker import Broker
from sagebrush_workers.turns import AutomaticTurn, automatic, flow_of

log = structlog.get_logger()

GROUP = "relay"
LIMIT = 128
BLOCK_MS = 1000
"""Below the time after which a connection without an answer counts as dead, and a process without a sign of life."""
ABANDONED_MS = 5000
CLAIM_EVERY = 2.0
"""Seconds between two looks for entries of dead relays."""
GATHER = 0.005
"""Seconds after a delivery in which more may come: many entries together cost little more than one."""
PAUSE = 0.2
"""Seconds before the next try when the store is away."""

Task = tuple[str, AutomaticTurn]
"""The name of a queue, and the turn that goes there."""


class Lags:
    """How far the relays of a process are behind; operators read of the one that is furthest."""

    def __init__(self) -> None:
        self._seconds: dict[Relay, float] = {}

    def note(self, relay: "Relay", new: list[Delivery]) -> None:
        """``relay`` has queued the tasks of what was ``new``; where nothing was, nothing waits for it."""
        self._seconds[relay] = max(0.0, time.time() - new[-1].time_ms / 1000) if new else 0.0
        LAG.set(max(self._seconds.values()))


class Relay:
    """From one feed to the queues of moves."""

    def __init__(self, feed: Consumer, broker: Broker, health: Health, lags: Lags) -> None:
        self._feed = feed
        self._broker = broker
        self._health = health
        self._lags = lags
        self._fault = ""
        self._next_claim = 0.0
        self._dead = 0

    async def run(self) -> None:
        """Relay until cancelled, across restarts of the store and of the broker."""
        while True:
            try:
                await self._feed.join()
                await self._resume()
                self._fault = await self._broker.fault()
                while True:
                    await self.step()
            except Unavailable as error:
                log.warning("store-away", error=class_of(error))
                self._health.beat("The store does not answer.")
                await asyncio.sleep(PAUSE)

    async def step(self) -> None:
        """Relay what is new, and now and then what others left."""
        self._health.beat(self._fault)
        new = await self._feed.read_new(LIMIT, BLOCK_MS)
        await self.deliver(new)
        self._lags.note(self, new)
        await asyncio.sleep(GATHER)
        if time.monotonic() >= self._next_claim:
            self._next_claim = time.monotonic() + CLAIM_EVERY
            await self.claim()
            self._fault = await self._broker.fault()

    async def claim(self) -> None:
        """Relay what dead relays had taken, and raise the alarm when an entry had to be put aside."""
        await self.deliver(await self._feed.claim(ABANDONED_MS, LIMIT))
        dead = await self._feed.dead_letters()
        if dead > self._dead:
            log.error("dead-letters", count=dead)
            DEAD.inc(dead - self._dead)
        self._dead = dead

    async def deliver(self, deliveries: list[Delivery]) -> None:
        """Queue the tasks of new commits and acknowledge them; what cannot be read is left for the dead letters."""
        readable = [(delivery, tasks) for delivery in deliveries if (tasks := tasks_of(delivery.entry)) is not None]
        queued = [task for _, tasks in readable for task in tasks]
        await self._broker.send([(queue, messages.move(turn, queue)) for queue, turn in queued])
        await self._feed.acknowledge([delivery for delivery, _ in readable])
        for _, turn in queued:
            QUEUED.inc()
            log.info("queued", game=turn.game, version=turn.version, trace_id=turn.id, seat=turn.seat)

    async def _resume(self) -> None:
        """Relay what an earlier life of this consumer had taken; one pass, so that a bad entry cannot hold it up."""
        await self.deliver(await self._feed.read_unfinished(LIMIT))


def tasks_of(entry: FeedEntry) -> list[Task] | None:
    """The turns of computers after the commit that ``entry`` tells of; None when its payload cannot be read."""
    try:
        told = json.loads(entry.payload)
        queue = messages.queue_of(flow_of(entry.game, told))
        return [(queue, turn) for turn in automatic(entry.game, entry.version, told)]
    except (KeyError, ValueError, TypeError, AttributeError):
        log.exception("unreadable-entry", game=entry.game, version=entry.version)
        return None
