"""The record's server as a clerk sees it: a single one or a cluster behind the same two calls.

The keys are those of docs/record.md; relay and sweeper may read the feed and the index of the awaited, nothing else.
"""

import asyncio
from typing import Any
from urllib.parse import urlsplit, urlunsplit

import redis.asyncio as aio
from redis.asyncio.cluster import RedisCluster
from redis.exceptions import ClusterDownError, RedisError

PARTITIONS = 16
"""Never changes: it is part of every stored key."""
ANSWER_SECONDS = 5.0
"""After so long without an answer the connection counts as dead. The limit is ours and not the client's socket timeout:
that one wraps every write in ``asyncio.wait_for``, which before Python 3.12 may swallow a cancellation."""

AWAY = RedisError, OSError, ClusterDownError
"""What a server raises that is away, loading or refuses for the moment."""

Keyed = tuple[str, tuple[Any, ...]]
"""A key, which decides the node, and the command about it."""


def feed_key(partition: int) -> str:
    """The stream of new commits: ids and whom the game waits for."""
    return f"sb:{{{partition}}}:feed"


def awaiting_key(partition: int) -> str:
    """The games that wait for an automatic actor, by the Unix time in ms since when."""
    return f"sb:{{{partition}}}:awaiting"


def dead_key(partition: int) -> str:
    """The feed entries that no relay could digest."""
    return f"sb:{{{partition}}}:dead"


class OneServer:
    """A single server: one blocking read covers all partitions."""

    def __init__(self, url: str) -> None:
        self.partition_sets = [list(range(PARTITIONS))]
        self._redis = aio.Redis.from_url(url, protocol=2, socket_timeout=None, socket_connect_timeout=2.0)

    async def call(self, key: str, *command: Any) -> Any:
        """The answer to one command about ``key``; it may block."""
        async with asyncio.timeout(ANSWER_SECONDS):
            return await self._redis.execute_command(*command)  # type: ignore[no-untyped-call]

    async def batch(self, commands: list[Keyed]) -> list[Any]:
        """The answers to ``commands``, sent together; the first error among them is raised."""
        pipeline = self._redis.pipeline(transaction=False)
        for _, command in commands:
            pipeline.execute_command(*command)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await pipeline.execute()

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()


class ManyServers:
    """A cluster: each partition is read on the node that holds it."""

    def __init__(self, url: str) -> None:
        self.partition_sets = [[number] for number in range(PARTITIONS)]
        self._redis = RedisCluster.from_url(url, protocol=2, socket_timeout=None, socket_connect_timeout=2.0)

    async def call(self, key: str, *command: Any) -> Any:
        """The answer to one command about ``key``; it may block."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._redis.initialize()
            return await self._redis.execute_command(*command, target_nodes=self._redis.get_node_from_key(key))

    async def batch(self, commands: list[Keyed]) -> list[Any]:
        """The answers to ``commands``, sent together; the first error among them is raised."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._redis.initialize()
            pipeline = self._redis.pipeline(transaction=False)
            for key, command in commands:
                pipeline.execute_command(*command, target_nodes=self._redis.get_node_from_key(key))
            return await pipeline.execute()

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()


Store = OneServer | ManyServers


def open_store(url: str) -> Store:
    """The record at ``url``: redis://, rediss://, unix://, redis+cluster:// or rediss+cluster://."""
    parts = urlsplit(url)
    if not parts.scheme.endswith("+cluster"):
        return OneServer(url)
    return ManyServers(urlunsplit(parts._replace(scheme=parts.scheme.removesuffix("+cluster"))))
