"""The broker as relay and sweeper see it: queues to append to, and the heartbeat that says this process works."""

import asyncio
import os
import time

import redis.asyncio as aio
import structlog
from redis.exceptions import RedisError

log = structlog.get_logger()

ANSWER_SECONDS = 5.0
"""After so long without an answer the connection counts as dead. The limit is ours and not the client's socket timeout:
that one wraps every write in ``asyncio.wait_for``, which before Python 3.12 may swallow a cancellation (ADR 0043)."""

AWAY = RedisError, OSError
"""What a broker raises that is away, loading or full."""
FIRST_PAUSE = 0.02
LONGEST_PAUSE = 1.0
BEAT_EVERY = 2.0
BEAT_LASTS = 10
"""Seconds after which a silent process counts as dead."""


def heartbeat_key(role: str, instance: str) -> str:
    """Holds the process id of the process of that role while it works."""
    return f"sb:alive:{role}:{instance}"


class Broker:
    """Queues of messages that workers take."""

    def __init__(self, url: str) -> None:
        self._redis = aio.Redis.from_url(url, protocol=2, socket_timeout=None, socket_connect_timeout=2.0)

    async def send(self, tasks: list[tuple[str, bytes]]) -> None:
        """Append each message to its queue; keeps trying until the broker has them all, however long it is away."""
        pause = FIRST_PAUSE
        while tasks:
            try:
                await self._append(tasks)
                return
            except AWAY as error:
                log.warning("broker-away", waiting=len(tasks), error=type(error).__name__)
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

    async def beat(self, key: str) -> None:
        """Say that this process works."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._redis.set(key, os.getpid(), ex=BEAT_LASTS)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()


class Heart:
    """Beats when the loop of a clerk comes around, at most every two seconds."""

    def __init__(self, broker: Broker, role: str, instance: str) -> None:
        self._broker = broker
        self._key = heartbeat_key(role, instance)
        self._next = 0.0

    async def beat(self) -> None:
        """Say that this process works, unless that was said just now; a broker that is away is no error."""
        now = time.monotonic()
        if now < self._next:
            return
        try:
            await self._broker.beat(self._key)
            self._next = now + BEAT_EVERY
        except AWAY as error:
            log.warning("heartbeat-lost", error=type(error).__name__)
