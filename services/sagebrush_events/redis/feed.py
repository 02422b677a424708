"""The feed on a server or a cluster; each call needs the rights of the user ``relay`` and no more."""

from collections.abc import Iterable

from sagebrush_events import keys
from sagebrush_events.feed import Overdue
from sagebrush_events.redis.client import Client
from sagebrush_events.redis.consumer import RedisConsumer, batch, checked


class RedisFeed:
    """The feed behind one client."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.partition_sets = client.partition_sets

    def consumer(self, group: str, name: str, partitions: list[int]) -> RedisConsumer:
        return RedisConsumer(self._client, group, name, partitions)

    async def overdue(self, before_ms: int, limit: int) -> list[Overdue]:
        """The longest waiting of each partition, and of those the longest."""
        window = "-inf", f"({before_ms}", "BYSCORE", "LIMIT", 0, limit, "WITHSCORES"
        indexes = [keys.awaiting(number) for number in range(keys.PARTITIONS)]
        answers = await batch(self._client, [(key, ("ZRANGE", key, *window)) for key in indexes])
        found = [overdue for answer in answers for overdue in overdue_in(checked(answer))]
        return sorted(found, key=lambda overdue: (overdue.since_ms, overdue.game))[:limit]

    async def ended(self, now_ms: int, limit: int) -> list[str]:
        """In one round trip, which costs the same however many clocks run."""
        return await self._until(map(keys.clocks, range(keys.PARTITIONS)), now_ms, limit)

    async def warnable(self, now_ms: int, limit: int) -> list[str]:
        """In one round trip, too."""
        return await self._until(map(keys.warnings, range(keys.PARTITIONS)), now_ms, limit)

    async def _until(self, indexes: Iterable[str], now_ms: int, limit: int) -> list[str]:
        window = "-inf", now_ms, "BYSCORE", "LIMIT", 0, limit, "WITHSCORES"
        answers = await batch(self._client, [(key, ("ZRANGE", key, *window)) for key in indexes])
        found = [ended for answer in answers for ended in overdue_in(checked(answer))]
        return [one.game for one in sorted(found, key=lambda one: (one.since_ms, one.game))[:limit]]

    async def close(self) -> None:
        await self._client.close()


def overdue_in(flat: list[bytes]) -> list[Overdue]:
    """Members and scores in turn, as the server sends them."""
    return [Overdue(game.decode(), int(float(since))) for game, since in zip(flat[::2], flat[1::2], strict=True)]
