"""How gateways share their buckets: each counts by itself, and tells the store of what was taken in portions.

A request never waits for the store. While the store is away, every gateway counts for itself and tells it later.
"""

import asyncio

import structlog

from sagebrush_gateway.limits.buckets import TokenBuckets
from sagebrush_gateway.limits.counters import count
from sagebrush_gateway.store import AWAY, Store

EVERY = 0.05
"""Seconds between two exchanges."""
PAUSE = 1.0
"""Seconds until the store is tried again."""
AT_ONCE = 8
"""Calls under way."""

log = structlog.get_logger("sagebrush.gateway")


class SharedBuckets:
    """The buckets of all policies of this process, and their exchange with those of other gateways."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._all: list[TokenBuckets] = []
        self._due = asyncio.Event()
        self._is_away = False

    def share(self, buckets: TokenBuckets) -> TokenBuckets:
        """``buckets``, which all gateways share from now on."""
        self._all.append(buckets)
        buckets.tell = self._due.set
        return buckets

    async def follow(self) -> None:
        """Exchanges again and again until it is cancelled."""
        while True:
            await self._due.wait()
            try:
                await self.exchange()
                self._is_away = False
            except AWAY as error:
                self._note(error)
                self._due.set()
                await asyncio.sleep(PAUSE)
            await asyncio.sleep(EVERY)

    async def exchange(self) -> None:
        """Tells the store what is due, and learns what other gateways have taken from the same buckets."""
        self._due.clear()
        due = [(buckets, key) for buckets in self._all for key in buckets.due]
        for start in range(0, len(due), AT_ONCE):
            await asyncio.gather(*(self._tell(buckets, key) for buckets, key in due[start : start + AT_ONCE]))

    async def _tell(self, buckets: TokenBuckets, key: str) -> None:
        taken = buckets.untold.pop(key, 0.0)
        buckets.due.discard(key)
        try:
            known = await count(self._store, f"{buckets.policy.place}:{key}", taken)
        except BaseException:
            buckets.untold[key] = buckets.untold.get(key, 0.0) + taken
            buckets.due.add(key)
            raise
        buckets.learn(key, known.full_in)

    def _note(self, error: Exception) -> None:
        """Says once that gateways count for themselves."""
        if not self._is_away:
            log.warning("limits-not-shared", error=type(error).__name__)
        self._is_away = True
