"""The feed of new commits, read as a consumer group: an entry comes until somebody acknowledges it."""

from typing import Any, NamedTuple

from redis.exceptions import ResponseError

from sagebrush_workers.store import Store, dead_key, feed_key

GROUP = "relay"
MAX_DELIVERIES = 5
"""Times an entry is handed out before it is put aside as a dead letter."""


class Entry(NamedTuple):
    """One entry of the feed; ``fields`` is empty when the feed was trimmed meanwhile."""

    partition: int
    id: bytes
    fields: dict[bytes, bytes]


class Feed:
    """One consumer of the group, for some partitions."""

    def __init__(self, store: Store, consumer: str, partitions: list[int]) -> None:
        self._store = store
        self._consumer = consumer
        self._partitions = partitions

    async def join(self) -> None:
        """Make the group where it does not exist yet; it begins with the oldest entries."""
        for number in self._partitions:
            key = feed_key(number)
            try:
                await self._store.call(key, "XGROUP", "CREATE", key, GROUP, "0", "MKSTREAM")
            except ResponseError as error:
                if not str(error).startswith("BUSYGROUP"):
                    raise

    async def fresh(self, limit: int, wait_ms: int) -> list[Entry]:
        """New entries, ``limit`` of a partition at most; empty after ``wait_ms`` without any."""
        return await self._read(">", "COUNT", limit, "BLOCK", wait_ms)

    async def unfinished(self, limit: int) -> list[Entry]:
        """Entries that this consumer took in an earlier life and never acknowledged."""
        return await self._read("0", "COUNT", limit)

    async def abandoned(self, idle_ms: int, limit: int) -> list[Entry]:
        """Entries that anybody took ``idle_ms`` ago and never acknowledged; the spent ones become dead letters.

        The function comes with the record, whose owner may not have started yet: then nothing is abandoned.
        """
        keys = [(number, feed_key(number), dead_key(number)) for number in self._partitions]
        rest = GROUP, self._consumer, idle_ms, limit, MAX_DELIVERIES
        try:
            answers = await self._store.batch([(key, ("FCALL", "claim", 2, key, dead, *rest)) for _, key, dead in keys])
        except ResponseError as error:
            if "unction not found" not in str(error):
                raise
            return []
        return [
            Entry(number, entry_id, dict(zip(flat[::2], flat[1::2], strict=True)))
            for number, answer in zip(self._partitions, answers, strict=True)
            for entry_id, flat in answer
        ]

    async def ack(self, entries: list[Entry]) -> None:
        """These are dealt with."""
        ids: dict[str, list[bytes]] = {}
        for entry in entries:
            ids.setdefault(feed_key(entry.partition), []).append(entry.id)
        if ids:
            await self._store.batch([(key, ("XACK", key, GROUP, *dealt_with)) for key, dealt_with in ids.items()])

    async def dead(self) -> int:
        """How many entries of these partitions were put aside."""
        keys = [dead_key(number) for number in self._partitions]
        return sum(await self._store.batch([(key, ("XLEN", key)) for key in keys]))

    async def _read(self, after: str, *options: Any) -> list[Entry]:
        keys = [feed_key(number) for number in self._partitions]
        command = "XREADGROUP", "GROUP", GROUP, self._consumer, *options, "STREAMS", *keys
        found = await self._store.call(keys[0], *command, *[after] * len(keys))
        return [
            Entry(_number(key), entry_id, fields or {}) for key, entries in found or [] for entry_id, fields in entries
        ]


def _number(key: bytes) -> int:
    """The partition that a key names in braces."""
    return int(key[key.index(b"{") + 1 : key.index(b"}")])
