"""One member of a group that shares the feed: each entry goes to one of them, again and again until acknowledged."""

from typing import Any

from redis.exceptions import OutOfMemoryError, RedisClusterException, RedisError

from sagebrush_events import keys
from sagebrush_events.feed import MAX_DELIVERIES, Delivery
from sagebrush_events.record import Unavailable
from sagebrush_events.redis.client import Client, Command
from sagebrush_events.redis.tail import Fields, Found, entries_in, entry_of
from sagebrush_process.store_answers import answer_of

ERRORS = RedisError, RedisClusterException, OSError
"""Whatever a store answers, or that it does not."""


class RedisConsumer:
    """A member for some partitions that one blocking read can cover."""

    def __init__(self, client: Client, group: str, name: str, partitions: list[int]) -> None:
        self._client = client
        self._group = group
        self._name = name
        self._partitions = partitions
        self._feeds = [keys.feed(number) for number in partitions]

    async def join(self) -> None:
        """Make the group in every partition that lacks it; where there is no room for it, a read says that it lacks."""
        commands = [(feed, ("XGROUP", "CREATE", feed, self._group, 0, "MKSTREAM")) for feed in self._feeds]
        for answer in await batch(self._client, commands):
            if "BUSYGROUP" not in str(answer) and not isinstance(answer, OutOfMemoryError):
                checked(answer)

    async def read_new(self, limit: int, wait_ms: int) -> list[Delivery]:
        """New entries, at most ``limit`` of each partition."""
        return deliveries_of(await self._read(">", "COUNT", limit, "BLOCK", wait_ms))

    async def read_unfinished(self, limit: int) -> list[Delivery]:
        """Entries taken in an earlier life; those that the feed has trimmed since are acknowledged here."""
        found = await self._read("0", "COUNT", limit)
        await self._acknowledge([(number, entry_id) for number, entry_id, fields in found if not fields])
        return deliveries_of([entry for entry in found if entry[2]])

    async def claim(self, idle_ms: int, limit: int) -> list[Delivery]:
        """Entries taken long ago, at most ``limit`` of each partition.

        None before the record has its functions, and while it has no room.
        """
        answers = await batch(
            self._client, [self._claim_command(number, idle_ms, limit) for number in self._partitions]
        )
        if any("unction not found" in str(answer) or isinstance(answer, OutOfMemoryError) for answer in answers):
            return []
        taken = zip(self._partitions, answers, strict=True)
        return deliveries_of([(number, *entry) for number, answer in taken for entry in checked(answer)])

    async def acknowledge(self, deliveries: list[Delivery]) -> None:
        await self._acknowledge([(delivery.partition, delivery.id.encode()) for delivery in deliveries])

    async def dead_letters(self) -> int:
        """The length of the streams of dead letters, from which nothing is taken away."""
        dead = [keys.dead(number) for number in self._partitions]
        return sum([checked(answer) for answer in await batch(self._client, [(key, ("XLEN", key)) for key in dead])])

    async def _read(self, after: str, *options: Any) -> list[Found]:
        group = "XREADGROUP", "GROUP", self._group, self._name
        try:
            answer = await self._client.call(
                self._feeds[0], *group, *options, "STREAMS", *self._feeds, *[after] * len(self._feeds)
            )
        except ERRORS as error:
            raise Unavailable(answer_of(error)) from error
        return entries_in(answer)

    def _claim_command(self, number: int, idle_ms: int, limit: int) -> tuple[str, Command]:
        feed, dead = keys.feed(number), keys.dead(number)
        return feed, ("FCALL", "claim", 2, feed, dead, self._group, self._name, idle_ms, limit, MAX_DELIVERIES)

    async def _acknowledge(self, entries: list[tuple[int, bytes]]) -> None:
        ids: dict[str, list[bytes]] = {}
        for number, entry_id in entries:
            ids.setdefault(keys.feed(number), []).append(entry_id)
        commands = [(feed, ("XACK", feed, self._group, *acknowledged)) for feed, acknowledged in ids.items()]
        for answer in await batch(self._client, commands) if commands else ():
            checked(answer)


async def batch(client: Client, commands: list[tuple[str, Command]]) -> list[Any]:
    """The answers to ``commands``, errors of the server among them; `Unavailable` when there are none."""
    try:
        return await client.batch(commands)
    except ERRORS as error:
        raise Unavailable(answer_of(error)) from error


def checked(answer: Any) -> Any:
    """``answer``, unless it is an error: whatever it is, joining again and repeating is right."""
    if isinstance(answer, Exception):
        raise Unavailable(answer_of(answer)) from answer
    return answer


def deliveries_of(found: list[Found]) -> list[Delivery]:
    """The entries that can be read; the others are left to become dead letters."""
    return [delivery for number, entry_id, fields in found for delivery in _delivery(number, entry_id, fields)]


def _delivery(number: int, entry_id: bytes, fields: Fields) -> list[Delivery]:
    try:
        return [Delivery(entry_of(fields), number, entry_id.decode())]
    except ValueError:
        return []
