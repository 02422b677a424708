"""The broker as relay and sweeper see it: queues to append to."""

import asyncio
from collections.abc import Sequence

import redis.asyncio as aio
import structlog
from redis.exceptions import RedisError

from sagebrush_process.health import Health
from sagebrush_workers.turns import LEASE

log = structlog.get_logger()

ANSWER_SECONDS = 5.0
"""After so long without an answer the connection counts as dead. The limit is ours and not the client's socket timeout:
that one wraps every write in ``asyncio.wait_for``, which before Python 3.12 may swallow a cancellation (ADR 0043)."""
AWAY = RedisError, OSError
"""What a broker raises that is away, loading or full."""
BROKER_AWAY = "The broker does not answer."
FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0


class Broker:
    """Queues of messages that workers take."""

    def __init__(self, url: str, health: Health) -> None:
        self._redis = aio.Redis.from_url(url, protocol=2, socket_timeout=None, socket_connect_timeout=2.0)
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
        async with asyncio.timeout(ANSWER_SECONDS):
            await pipeline.execute()

    async def length(self, queue: str) -> int:
        """How many messages wait in ``queue``."""
        async with asyncio.timeout(ANSWER_SECONDS):
            return await self._redis.llen(queue)

    async def leased(self, games: Sequence[str]) -> set[str]:
        """Those of ``games`` that a worker thinks about."""
        if not games:
            return set()
        async with asyncio.timeout(ANSWER_SECONDS):
            leases = await self._redis.mget([f"{LEASE}{game}" for game in games])
        return {game for game, lease in zip(games, leases, strict=True) if lease}

    async def fault(self) -> str:
        """A sentence when the broker does not answer, else nothing."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                await self._redis.ping()
        except AWAY:
            return BROKER_AWAY
        return ""

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()
