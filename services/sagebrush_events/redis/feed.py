"""The feed on a server or a cluster; each call needs the rights of the user ``relay`` and no more."""

from collections.abc import Callable

from sagebrush_events import keys
from sagebrush_events.feed import AHEAD_MS, Overdue
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
        late = await self._earliest(keys.awaiting, "-inf", f"({before_ms}", limit)
        if len(late) == limit:
            return late
        return late + await self._earliest(keys.awaiting, f"({before_ms + AHEAD_MS}", "+inf", limit - len(late))

    async def ended(self, now_ms: int, limit: int) -> list[str]:
        return [found.game for found in await self._earliest(keys.clocks, "-inf", now_ms, limit)]

    async def warnable(self, now_ms: int, limit: int) -> list[str]:
        return [found.game for found in await self._earliest(keys.warnings, "-inf", now_ms, limit)]

    async def _earliest(self, index: Callable[[int], str], since: str, until: int | str, limit: int) -> list[Overdue]:
        """Of all partitions the entries of an index with such scores, the lowest first; one round trip for any."""
        window = since, until, "BYSCORE", "LIMIT", 0, limit, "WITHSCORES"
        indexes = map(index, range(keys.PARTITIONS))
        answers = await batch(self._client, [(key, ("ZRANGE", key, *window)) for key in indexes])
        found = [overdue for answer in answers for overdue in overdue_in(checked(answer))]
        return sorted(found, key=lambda overdue: (overdue.since_ms, overdue.game))[:limit]

    async def close(self) -> None:
        await self._client.close()


def overdue_in(flat: list[bytes]) -> list[Overdue]:
    """Members and scores in turn, as the server sends them."""
    return [Overdue(game.decode(), int(float(since))) for game, since in zip(flat[::2], flat[1::2], strict=True)]
