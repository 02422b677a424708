"""The feed of all games, read once for all who follow it in this process.

A reader of the feed holds a connection to the store, in a cluster one for each partition. With one for each gateway
that follows, some sixty gateways left none to games.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from sagebrush_events import FeedEntry, Record
from sagebrush_process.tasks import cancel_all
from sagebrush_rules import problems

ROOM = 65_536
"""Entries that may wait for one who follows: several times what the store gives in one answer."""


class FeedReader:
    """What waits for one who follows."""

    def __init__(self) -> None:
        self._entries: deque[FeedEntry] = deque()
        self._ending: Exception | None = None
        self._wake = asyncio.Event()

    def offer(self, entry: FeedEntry) -> None:
        """Lets ``entry`` wait; ends a reader for whom too many do."""
        if len(self._entries) < ROOM:
            self._entries.append(entry)
            self._wake.set()
        else:
            self._entries.clear()
            self.end(problems.slow_watcher())

    def end(self, error: Exception) -> None:
        """What waits is the last; then ``error`` is raised."""
        self._ending = self._ending or error
        self._wake.set()

    async def entries(self) -> AsyncIterator[FeedEntry]:
        """Each entry once; raises what ended them."""
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._entries:
                yield self._entries.popleft()
            if self._ending is not None:
                raise self._ending


class _Tail:
    """One reading of the feed, until it breaks off or nobody follows."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._readers: set[FeedReader] = set()
        self._begun = asyncio.Event()
        self._error: Exception | None = None
        self._reading = asyncio.create_task(self._read())

    def is_over(self) -> bool:
        """Whether it has broken off."""
        return self._error is not None

    async def join(self, reader: FeedReader) -> None:
        """Lets ``reader`` have every entry that is appended after this call; raises what keeps the feed from it."""
        self._readers.add(reader)
        await self._begun.wait()
        if self._error is not None:
            raise self._error

    def leave(self, reader: FeedReader) -> bool:
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
        tail, reader = self._tail, FeedReader()
        try:
            await tail.join(reader)
            yield reader.entries()
        finally:
            if tail.leave(reader):
                if self._tail is tail:
                    self._tail = None
                await tail.stop()
