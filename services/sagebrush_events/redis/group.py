"""Sharing the feed within a group: each entry goes to one consumer, again and again until it is acknowledged."""

import asyncio
from typing import Any

from redis.exceptions import ResponseError

from sagebrush_events import keys
from sagebrush_events.record import MAX_DELIVERIES, Delivery, FeedEntry, Unavailable
from sagebrush_events.redis.client import AWAY, Client, Command
from sagebrush_events.redis.feed import BLOCK_MS, Found, entry_of, found_in

POLL_SECONDS = 0.05
"""Between two looks at a cluster, whose nodes cannot be waited for together."""
FEEDS = [keys.feed(number) for number in range(keys.PARTITIONS)]


class RedisGroup:
    """One consumer of one group."""

    def __init__(self, client: Client, name: str, consumer: str) -> None:
        self._client = client
        self._name = name
        self._consumer = consumer

    @classmethod
    async def join(cls, client: Client, name: str, consumer: str) -> "RedisGroup":
        """A consumer of the group ``name``, which is made where it is missing."""
        group = cls(client, name, consumer)
        await group.make()
        return group

    async def make(self) -> None:
        """Make the group in every partition that lacks it."""
        results = await self._batch([(feed, ("XGROUP", "CREATE", feed, self._name, 0, "MKSTREAM")) for feed in FEEDS])
        for result in results:
            if isinstance(result, Exception) and "BUSYGROUP" not in str(result):
                raise result

    async def read(self, limit: int, wait_ms: int) -> list[Delivery]:
        """New entries, at most ``limit`` of each partition."""
        loop = asyncio.get_running_loop()
        deadline = loop.time() + wait_ms / 1000
        while True:
            left_ms = int((deadline - loop.time()) * 1000)
            found = await self._look(limit, min(left_ms, BLOCK_MS))
            if found or left_ms <= 0:
                return found
            if len(self._client.partition_sets) > 1:
                await asyncio.sleep(POLL_SECONDS)

    async def _look(self, limit: int, block_ms: int) -> list[Delivery]:
        commands = [self._read_command(numbers, limit, block_ms) for numbers in self._client.partition_sets]
        answers = await self._batch(commands)
        if any(isinstance(answer, ResponseError) and "NOGROUP" in str(answer) for answer in answers):
            await self.make()
            return []
        return [delivery_of(found) for answer in answers for found in found_in(checked(answer))]

    def _read_command(self, numbers: list[int], limit: int, block_ms: int) -> tuple[str, Command]:
        feeds = [keys.feed(number) for number in numbers]
        wait = ("BLOCK", block_ms) if len(self._client.partition_sets) == 1 and block_ms > 0 else ()
        group = "XREADGROUP", "GROUP", self._name, self._consumer, "COUNT", limit
        return feeds[0], (*group, *wait, "STREAMS", *feeds, *(">" for _ in feeds))

    async def claim(self, idle_ms: int, limit: int) -> list[Delivery]:
        """Entries taken long ago, at most ``limit`` of each partition; spent ones become dead letters."""
        numbers = range(keys.PARTITIONS)
        answers = await self._batch([self._claim_command(number, idle_ms, limit) for number in numbers])
        return [
            delivery_of((number, entry_id, fields))
            for number, answer in zip(numbers, answers, strict=True)
            for entry_id, fields in checked(answer)
        ]

    def _claim_command(self, number: int, idle_ms: int, limit: int) -> tuple[str, Command]:
        feed, dead = keys.feed(number), keys.dead(number)
        return feed, ("FCALL", "claim", 2, feed, dead, self._name, self._consumer, idle_ms, limit, MAX_DELIVERIES)

    async def ack(self, deliveries: list[Delivery]) -> None:
        """These are dealt with."""
        acks = [(keys.feed(d.partition), ("XACK", keys.feed(d.partition), self._name, d.id)) for d in deliveries]
        for answer in await self._batch(acks) if acks else []:
            checked(answer)

    async def _batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        try:
            return await self._client.batch(commands)
        except AWAY as error:
            raise Unavailable(str(error)) from error


async def dead_letters(client: Client, limit: int) -> list[FeedEntry]:
    """The oldest entries that were put aside in each partition."""
    dead = [keys.dead(number) for number in range(keys.PARTITIONS)]
    answers = await client.batch([(key, ("XRANGE", key, "-", "+", "COUNT", limit)) for key in dead])
    oldest = sorted((entry_id, fields) for answer in answers for entry_id, fields in checked(answer))
    return [entry_of(fields) for _, fields in oldest[:limit]]


def checked(answer: Any) -> Any:
    """``answer``, unless it is an error."""
    if isinstance(answer, Exception):
        raise answer
    return answer


def delivery_of(found: Found) -> Delivery:
    """A delivery from an entry of a partition's feed."""
    number, entry_id, fields = found
    return Delivery(entry_of(fields), number, entry_id.decode())
