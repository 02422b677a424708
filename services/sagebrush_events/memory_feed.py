"""The feed of the reference record: one list, readers with positions, groups with pending entries."""

import asyncio
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field

from sagebrush_events.feed import AHEAD_MS, MAX_DELIVERIES, Delivery, FeedEntry, Overdue
from sagebrush_events.keys import PARTITIONS, partition


@dataclass(slots=True)
class Pending:
    """An entry that a consumer has taken and not acknowledged."""

    delivery: Delivery
    taken: int
    """When, Unix ms."""
    deliveries: int = 1


@dataclass(slots=True)
class GroupState:
    """What the consumers of one group share."""

    position: int = 0
    pending: dict[str, Pending] = field(default_factory=dict)


class MemoryFeed:
    """All entries since the record was made, and who is awaited since when."""

    partition_sets = [list(range(PARTITIONS))]  # noqa: RUF012

    def __init__(self, clock: Callable[[], int]) -> None:
        self.clock = clock
        self.entries: list[FeedEntry] = []
        self.awaiting: dict[str, int] = {}
        self.clocks: dict[str, int] = {}
        self.warnings: dict[str, int] = {}
        self.dead: list[FeedEntry] = []
        self.groups: dict[str, GroupState] = {}
        self._grown = asyncio.Condition()

    async def add(self, entry: FeedEntry) -> None:
        """Append ``entry`` and wake those who wait."""
        self.entries.append(entry)
        async with self._grown:
            self._grown.notify_all()

    async def wait(self, position: int) -> None:
        """Return once there is an entry at ``position``."""
        async with self._grown:
            await self._grown.wait_for(lambda: len(self.entries) > position)

    async def after(self, position: int) -> AsyncIterator[FeedEntry]:
        """The entries from ``position`` on, for ever."""
        while True:
            await self.wait(position)
            yield self.entries[position]
            position += 1

    def consumer(self, group: str, name: str, partitions: list[int]) -> "MemoryConsumer":
        return MemoryConsumer(self, self.groups.setdefault(group, GroupState()))

    async def overdue(self, before_ms: int, limit: int) -> list[Overdue]:
        waiting = sorted((since, game) for game, since in self.awaiting.items())
        found = [one for one in waiting if one[0] < before_ms or one[0] > before_ms + AHEAD_MS]
        return [Overdue(game, since) for since, game in found[:limit]]

    async def ended(self, now_ms: int, limit: int) -> list[str]:
        return _until(self.clocks, now_ms, limit)

    async def warnable(self, now_ms: int, limit: int) -> list[str]:
        return _until(self.warnings, now_ms, limit)

    async def close(self) -> None:
        """Nothing is held."""


def _until(index: dict[str, int], now_ms: int, limit: int) -> list[str]:
    found = sorted((at, game) for game, at in index.items() if at <= now_ms)
    return [game for _, game in found[:limit]]


class MemoryConsumer:
    """A member of a group; the reference does not need to tell members apart."""

    def __init__(self, feed: MemoryFeed, state: GroupState) -> None:
        self._feed = feed
        self._state = state

    async def join(self) -> None:
        """The group is there."""

    async def read_new(self, limit: int, wait_ms: int) -> list[Delivery]:
        try:
            await asyncio.wait_for(self._feed.wait(self._state.position), wait_ms / 1000)
        except TimeoutError:
            return []
        return [self._take(position) for position in self._next(limit)]

    async def read_unfinished(self, limit: int) -> list[Delivery]:
        """Unacknowledged entries of every member."""
        return [pending.delivery for pending in self._state.pending.values()][:limit]

    def _next(self, limit: int) -> range:
        start = self._state.position
        self._state.position = min(start + limit, len(self._feed.entries))
        return range(start, self._state.position)

    def _take(self, position: int) -> Delivery:
        entry = self._feed.entries[position]
        delivery = Delivery(entry, partition(entry.game), str(position))
        self._state.pending[delivery.id] = Pending(delivery, self._feed.clock())
        return delivery

    async def claim(self, idle_ms: int, limit: int) -> list[Delivery]:
        idle = [p for p in self._state.pending.values() if self._feed.clock() - p.taken >= idle_ms][:limit]
        for pending in idle:
            pending.taken = self._feed.clock()
            pending.deliveries += 1
        spent = [pending.delivery for pending in idle if pending.deliveries > MAX_DELIVERIES]
        self._feed.dead += [delivery.entry for delivery in spent]
        await self.acknowledge(spent)
        return [pending.delivery for pending in idle if pending.deliveries <= MAX_DELIVERIES]

    async def acknowledge(self, deliveries: list[Delivery]) -> None:
        for delivery in deliveries:
            self._state.pending.pop(delivery.id, None)

    async def dead_letters(self) -> int:
        return len(self._feed.dead)
