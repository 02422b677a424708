"""The feed of all games, read once for all who follow it in this process.

A reader of the feed holds a connection to the store, in a cluster one for each partition. With one for each gateway
that follows, some sixty gateways left none to games.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sagebrush_events import FeedEntry, Record
from sagebrush_process.tasks import cancel_all
from sagebrush_rules.cache.watcher import Watcher

ROOM = 65_536
"""Entries that may wait for one who follows: several times what the store gives in one answer."""


class _Tail:
    """One reading of the feed, until it breaks off or nobody follows."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._readers: set[Watcher[FeedEntry]] = set()
        self._begun = asyncio.Event()
        self._error: Exception | None = None
        self._reading = asyncio.create_task(self._read())

    def is_over(self) -> bool:
        """Whether it has broken off."""
        return self._error is not None

    async def join(self, reader: Watcher[FeedEntry]) -> None:
        """Lets ``reader`` have every entry that is appended after this call; raises what keeps the feed from it."""
        self._readers.add(reader)
        await self._begun.wait()
        if self._error is not None:
            raise self._error

    def leave(self, reader: Watcher[FeedEntry]) -> bool:
        """Ends what `join` began; whether nobody follows any more."""
        self._readers.discard(reader)
        return not self._readers

    async def stop(self) -> None:
        """Ends the reading."""
        await cancel_all([self._reading])

    async def _read(self) -> None:
        try:
            entries = await self._record.tail()
            self._begun.set()
            async for entry in entries:
                for reader in self._readers:
                    reader.offer(entry)
        except Exception as error:  # whatever it is, all who follow must hear of it
            self._error = error
            self._begun.set()
            for reader in self._readers:
                reader.end(error)


class SharedFeed:
    """The feed of ``record``, which is read while anybody follows it."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._tail: _Tail | None = None

    @asynccontextmanager
    async def followed(self) -> AsyncIterator[AsyncIterator[FeedEntry]]:
        """All entries from now on, as `Record.tail` has them; one who is too slow gets the RulesProblem of that."""
        if self._tail is None or self._tail.is_over():
            self._tail = _Tail(self._record)
        tail, reader = self._tail, Watcher[FeedEntry](ROOM)
        try:
            await tail.join(reader)
            yield _entries(reader)
        finally:
            if tail.leave(reader):
                if self._tail is tail:
                    self._tail = None
                await tail.stop()


async def _entries(reader: Watcher[FeedEntry]) -> AsyncIterator[FeedEntry]:
    """Each entry once; raises what ends them."""
    while True:
        for entry in await reader.take():
            yield entry
