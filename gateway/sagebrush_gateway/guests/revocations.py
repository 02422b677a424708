"""Tokens that have ended: written down by one gateway, known to every other one within a second.

Only digests of tokens are written. They are numbered in the order in which they end, so no clocks are compared.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from sagebrush_gateway.store import AWAY, Store

ENDED = "gw:ended"
LAST = "gw:ended:last"
EVERY = 0.25
"""Seconds between two looks."""
FRESH = 1.0
"""Seconds after a look in which what is remembered of tokens may be believed."""
KEPT = 16_384
"""Ended tokens that are kept."""
AGAIN = 256
"""Of those seen before, how many are looked at again: numbers are taken before they are written down."""


class Revocations:
    """Tells everybody who asked to be told of each token that ends; some are told more than once."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: list[Callable[[str], None]] = []
        self._seen = 0
        self._looked_at = -FRESH

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with the digest of each token that ends from now on."""
        self._listeners.append(listener)

    def are_known(self) -> bool:
        """Whether every token that ended more than a second ago is known here."""
        return monotonic() - self._looked_at < FRESH

    async def end(self, token: str) -> None:
        """Ends the token with the digest ``token``: here at once, elsewhere with the next look."""
        number = await self._store.incr(LAST)
        await self._store.zadd(ENDED, {token: number})
        await self._store.zremrangebyrank(ENDED, 0, -KEPT - 1)
        self._notify(token)

    async def follow(self) -> None:
        """Looks again and again until it is cancelled; while the store is away nothing is known."""
        while True:
            with suppress(*AWAY):  # are_known() says so
                await self.poll()
            await asyncio.sleep(EVERY)

    async def poll(self) -> None:
        """Passes on what has ended since the last look."""
        began = monotonic()
        found = await self._store.zrange(ENDED, max(0, self._seen - AGAIN), "+inf", byscore=True, withscores=True)
        for token, number in found:
            self._seen = max(self._seen, int(number))
            self._notify(token.decode())
        self._looked_at = began

    def _notify(self, token: str) -> None:
        for listener in self._listeners:
            listener(token)
