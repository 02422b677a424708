"""Which tables changed: written down by the gateway that changed one, known to every other one within a second.

Only ids are written. They are numbered in the order of the changes, so no clocks are compared.
"""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from time import monotonic

from sagebrush_gateway.store import AWAY, Store

CHANGES = "gw:changes"
LAST = "gw:changes:last"
EVERY = 0.25
"""Seconds between two looks."""
FRESH = 1.0
"""Seconds after a look in which what is remembered of tables may be believed."""
KEPT = 16_384
"""Changed tables that are kept; who is away for longer looks at all of them again."""
AGAIN = 256
"""Of those seen before, how many are looked at again: numbers are taken before they are written down."""


class TableChanges:
    """Tells everybody who asked to be told the id of each table that changes."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._listeners: list[Callable[[str], None]] = []
        self._seen = 0
        self._told: dict[str, int] = {}
        self._looked_at = -FRESH

    def subscribe(self, listener: Callable[[str], None]) -> None:
        """Calls ``listener`` with the id of each table that changes from now on, now and then with one more."""
        self._listeners.append(listener)

    def are_known(self) -> bool:
        """Whether every change that is more than a second old is known here."""
        return monotonic() - self._looked_at < FRESH

    async def note(self, table: str) -> None:
        """Tells that ``table`` has changed: here at once, elsewhere with the next look."""
        number = int(await self._store.incr(LAST))
        await self._store.zadd(CHANGES, {table: number})
        await self._store.zremrangebyrank(CHANGES, 0, -KEPT - 1)
        self._tell(table, number)

    async def follow(self) -> None:
        """Looks again and again until it is cancelled."""
        while True:
            with suppress(*AWAY):  # what changed meanwhile is found by the next look
                await self.poll()
            await asyncio.sleep(EVERY)

    async def poll(self) -> None:
        """Passes on what has changed since the last look."""
        began, since = monotonic(), max(0, self._seen - AGAIN)
        found = await self._store.zrange(CHANGES, since, "+inf", byscore=True, withscores=True)
        for table, number in found:
            self._seen = max(self._seen, int(number))
            if self._told.get(table.decode()) != int(number):
                self._tell(table.decode(), int(number))
        self._told = {table: number for table, number in self._told.items() if number >= self._seen - AGAIN}
        self._looked_at = began

    def _tell(self, table: str, number: int) -> None:
        self._told[table] = number
        for listener in self._listeners:
            listener(table)
