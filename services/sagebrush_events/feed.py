"""The feed of new commits, shared by the consumers of a group; the index of games that wait for a computer; the clocks.

Relay and sweeper work with it and with nothing else of the record: it holds ids and who is awaited, never content.
"""

from typing import NamedTuple, Protocol

MAX_DELIVERIES = 5
"""Times a feed entry is handed out before it is put aside as a dead letter."""


AHEAD_MS = 60_000
"""Further ahead than this no game waits but by a clock that was wrong when it was written."""


class FeedEntry(NamedTuple):
    """A new commit, as told to those who follow all games."""

    game: str
    version: int
    payload: bytes


class Delivery(NamedTuple):
    """A feed entry handed to one consumer, until acknowledged."""

    entry: FeedEntry
    partition: int
    id: str
    """Its Unix time in ms by the store's clock, a hyphen and a number; a plain number in memory."""

    @property
    def time_ms(self) -> int:
        """When the commit was appended."""
        return int(self.id.partition("-")[0])


class Overdue(NamedTuple):
    """A game that waits for an automatic actor."""

    game: str
    since_ms: int


class Consumer(Protocol):
    """One member of a group; entries may come twice, so be idempotent on (game, version).

    An entry that cannot be read is never handed out: it becomes a dead letter after ``MAX_DELIVERIES``.
    """

    async def join(self) -> None:
        """Make the group where it is missing; it begins with the oldest entries."""

    async def read_new(self, limit: int, wait_ms: int) -> list[Delivery]:
        """New entries, at most ``limit`` of each partition; empty after ``wait_ms`` without any."""

    async def read_unfinished(self, limit: int) -> list[Delivery]:
        """Entries that this consumer took in an earlier life and never acknowledged."""

    async def claim(self, idle_ms: int, limit: int) -> list[Delivery]:
        """Entries that anybody took ``idle_ms`` ago and never acknowledged; spent ones become dead letters."""

    async def acknowledge(self, deliveries: list[Delivery]) -> None:
        """These are dealt with."""

    async def dead_letters(self) -> int:
        """How many entries of its partitions were ever put aside."""


class Feed(Protocol):
    """What relay and sweeper see of the record; `Unavailable` when the store does not answer."""

    partition_sets: list[list[int]]
    """Partitions that one consumer can wait for: all of a server together, each of a cluster alone."""

    def consumer(self, group: str, name: str, partitions: list[int]) -> Consumer:
        """The member ``name`` of ``group`` for the ``partitions`` of one set."""

    async def overdue(self, before_ms: int, limit: int) -> list[Overdue]:
        """Games that have waited for an automatic actor since before this Unix time, the longest first.

        Behind them those that wait, as a wrong clock said, since more than ``AHEAD_MS`` after it.
        """

    async def ended(self, now_ms: int, limit: int) -> list[str]:
        """Games in which the time of a seat is up at this Unix time, the longest first."""

    async def warnable(self, now_ms: int, limit: int) -> list[str]:
        """Games in which a seat is to be warned at this Unix time, the longest first."""

    async def close(self) -> None:
        """Let go of all connections."""
