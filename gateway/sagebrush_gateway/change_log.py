"""What changed, by id: written down by the gateway that changed it, known to every other one within a second.

Only ids are written. They are numbered in the order of the changes, so no clocks are compared. Numbers only grow: a log
that ends before a number which was seen is another one, as after an older backup was put back, and is read anew.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

import structlog

from sagebrush_gateway.store import AWAY, Store

log = structlog.get_logger("sagebrush.gateway")

EVERY = 0.25
"""Seconds between two looks."""
FRESH = 1.0
"""Seconds after a look in which what is remembered may be believed."""
KEPT = 16_384
"""Ids that are kept; a gateway that was away for longer misses the older ones."""
AGAIN = 256
"""Of those seen before, how many are looked at again: numbers are taken before they are written down."""


class ChangeLog:
    """The ids under one key of the store; listeners are told of each that changes, of some more than once."""

    def __init__(self, store: Store, key: str) -> None:
        self._store = store
        self._key = key
        self._listeners: list[Callable[[str], None]] = []
        self._forgetting: list[Callable[[], object]] = []
        self._looked_at = -FRESH
        self._seen = 0
        """The last number that a look has found: whatever is older was passed on."""
        self._highest = 0
        """The last number that is known to have been given, by a look or by a note of our own."""

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with each id that changes from now on."""
        self._listeners.append(listener)

    def when_lost(self, forget: Callable[[], object]) -> None:
        """Calls ``forget`` where the store has lost changes: whatever is remembered of it may be wrong."""
        self._forgetting.append(forget)

    def are_known(self) -> bool:
        """Whether every change that is more than a second old is known here."""
        return monotonic() - self._looked_at < FRESH

    async def note(self, id: str) -> None:
        """Tells that ``id`` has changed: here at once, elsewhere with the next look."""
        number = int(await self._store.incr(f"{self._key}:last"))
        await self._store.zadd(self._key, {id: number}, gt=True)
        await self._store.zremrangebyrank(self._key, 0, -KEPT - 1)
        self._highest = max(self._highest, number)
        self._notify(id, number)

    async def has(self, id: str) -> bool:
        """Whether ``id`` is among those that are kept."""
        return await self._store.zscore(self._key, id) is not None

    async def follow(self) -> None:
        """Looks again and again until it is cancelled; while the store is away nothing is known."""
        while True:
            with suppress(*AWAY):  # are_known() says so
                await self.poll()
            await asyncio.sleep(EVERY)

    async def poll(self) -> None:
        """Passes on what has changed since the last look."""
        began, highest = monotonic(), self._highest
        found = await self._since(self._seen - AGAIN)
        newest = int(found[-1][1]) if found else 0
        if newest < highest:
            log.warning("changes-lost", key=self._key, seen=highest, newest=newest)
            self._begin_anew()
            found = await self._since(0)
        for id, number in found:
            self._seen = max(self._seen, int(number))
            self._notify(id.decode(), int(number))
        self._highest = max(self._highest, self._seen)
        self._looked_at = began

    async def _since(self, number: int) -> list[tuple[bytes, float]]:
        """The ids that have this number or a later one, in order."""
        found: list[tuple[bytes, float]] = await self._store.zrange(
            self._key, max(0, number), "+inf", byscore=True, withscores=True
        )
        return found

    def _begin_anew(self) -> None:
        self._seen = self._highest = 0
        for forget in self._forgetting:
            forget()

    def _notify(self, id: str, number: int) -> None:
        for listener in self._listeners:
            listener(id)
