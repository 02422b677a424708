"""Connections: one server or a cluster behind the same few calls."""

from typing import Any, Protocol
from urllib.parse import urlsplit, urlunsplit

import redis.asyncio as aio
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ClusterError, OutOfMemoryError, ReadOnlyError, SlotNotCoveredError, TryAgainError
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from sagebrush_events.keys import PARTITIONS

CONNECTIONS = 64
"""Connections a process opens at most; whoever comes later waits a moment."""
ANSWER_SECONDS = 2.0

AWAY = (
    RedisConnectionError,
    RedisTimeoutError,
    ClusterError,
    SlotNotCoveredError,
    OutOfMemoryError,
    ReadOnlyError,
    TryAgainError,
    OSError,
)
"""Errors that mean: not now. Everything here may be repeated."""

Command = tuple[Any, ...]
"""A command with its arguments; for the cluster, the key that decides the node comes separately."""


class Client(Protocol):
    """What the record needs from its store."""

    partition_sets: list[list[int]]
    """Partitions that one blocking read may ask for together."""

    async def call(self, key: str, *command: Any) -> Any:
        """The answer to one command about ``key``, on a connection of its own: it may block or be long."""

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        """The answers, errors among them, to commands sent together, each with the key it is about."""

    async def load(self, code: str) -> None:
        """Put a function library onto every master, over any older one."""

    async def close(self) -> None:
        """Close all connections."""


def open_client(url: str) -> Client:
    """A client of the store at ``url``; it connects when first used."""
    parts = urlsplit(url)
    if not parts.scheme.endswith("+cluster"):
        return OneServer(url)
    return ManyServers(urlunsplit(parts._replace(scheme=parts.scheme.removesuffix("+cluster"))))


class OneServer:
    """A single server."""

    partition_sets = [list(range(PARTITIONS))]  # noqa: RUF012

    def __init__(self, url: str) -> None:
        pool = aio.BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=ANSWER_SECONDS,
            protocol=2,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=patience(),
        )
        self._redis = aio.Redis.from_pool(pool)

    async def call(self, key: str, *command: Any) -> Any:
        """The answer to one command."""
        return await self._redis.execute_command(*command)  # type: ignore[no-untyped-call]

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        """The answers to all commands, in one write."""
        pipeline = self._redis.pipeline(transaction=False)
        for _, command in commands:
            pipeline.execute_command(*command)
        return await pipeline.execute(raise_on_error=False)

    async def load(self, code: str) -> None:
        """Put a function library onto the server."""
        await self._redis.function_load(code, replace=True)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()


class ManyServers:
    """A cluster; each partition lives on one of its masters."""

    partition_sets = [[number] for number in range(PARTITIONS)]  # noqa: RUF012

    def __init__(self, url: str) -> None:
        self._redis = RedisCluster.from_url(
            url,
            max_connections=CONNECTIONS,
            protocol=2,
            socket_timeout=ANSWER_SECONDS,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=patience(),
        )

    async def call(self, key: str, *command: Any) -> Any:
        """The answer of the node that holds ``key``."""
        await self._redis.initialize()
        return await self._redis.execute_command(*command, target_nodes=self._redis.get_node_from_key(key))

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        """The answers to all commands, in one write to each node."""
        await self._redis.initialize()
        pipeline = self._redis.pipeline(transaction=False)
        for key, command in commands:
            pipeline.execute_command(*command, target_nodes=self._redis.get_node_from_key(key))
        return await pipeline.execute(raise_on_error=False)

    async def load(self, code: str) -> None:
        """Put a function library onto every master."""
        await self._redis.initialize()
        await self._redis.function_load(code, replace=True)

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()


def patience() -> Retry:
    """Four more tries within half a second when a connection breaks: all commands here may be repeated."""
    return Retry(ExponentialBackoff(cap=0.2, base=0.02), 4, supported_errors=(RedisConnectionError,))
