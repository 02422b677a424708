"""The broker as relay and sweeper see it: queues to append to."""

import asyncio
from collections.abc import Sequence

import structlog

from sagebrush_process.health import Health
from sagebrush_workers.queue.connections import AWAY, BROKER_AWAY, connect_async, fault_of, in_time
from sagebrush_workers.turns import LEASE

log = structlog.get_logger()

FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0


class Broker:
    """Queues of messages that workers take."""

    def __init__(self, url: str, health: Health) -> None:
        self._redis = connect_async(url)
        self._health = health

    async def send(self, tasks: list[tuple[str, bytes]]) -> None:
        """Append each message to its queue; keeps trying until the broker has them all, however long it is away."""
        pause = FIRST_PAUSE
        while tasks:
            try:
                await self._append(tasks)
                return
            except AWAY as error:
                log.warning("broker-away", waiting=len(tasks), error=type(error).__name__)
                self._health.beat(BROKER_AWAY)
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _append(self, tasks: list[tuple[str, bytes]]) -> None:
        """One attempt; when it fails some messages may have arrived, and a task twice is a command once."""
        queues: dict[str, list[bytes]] = {}
        for queue, message in tasks:
            queues.setdefault(queue, []).append(message)
        pipeline = self._redis.pipeline(transaction=False)
        for queue, messages in queues.items():
            pipeline.lpush(queue, *messages)
        await in_time(pipeline.execute())

    async def length(self, queue: str) -> int:
        """How many messages wait in ``queue``."""
        return await in_time(self._redis.llen(queue))

    async def leased(self, games: Sequence[str]) -> set[str]:
        """Those of ``games`` that a worker thinks about."""
        if not games:
            return set()
        leases = await in_time(self._redis.mget([f"{LEASE}{game}" for game in games]))
        return {game for game, lease in zip(games, leases, strict=True) if lease}

    async def fault(self) -> str:
        """A sentence when the broker does not answer, else nothing."""
        return await fault_of(self._redis)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()
