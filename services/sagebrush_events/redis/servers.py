"""Connections: one server or a cluster behind the same few calls.

The limits of time are ours and not the client's socket timeout: that one wraps every write in ``asyncio.wait_for``,
which before Python 3.12 may swallow a cancellation (ADR 0043).
"""

import asyncio
from typing import Any

import redis.asyncio as aio
from redis.asyncio.cluster import RedisCluster
from redis.asyncio.connection import AbstractConnection
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import AskError, ReadOnlyError

from sagebrush_events.keys import PARTITIONS
from sagebrush_events.record import Unavailable
from sagebrush_events.redis.client import (
    ANSWER_SECONDS,
    AWAY,
    CONNECTIONS,
    LONG_ANSWER_SECONDS,
    REPLICA_MS,
    Client,
    Command,
    confirmed,
    retry_policy,
)
from sagebrush_events.redis.exchange import exchange
from sagebrush_process.addresses import split_replicas


def open_client(url: str) -> Client:
    """A client of the store at ``url``; ``?replicas=1`` acknowledges nothing that one replica does not have."""
    address, replicas = split_replicas(url)
    kind = ManyServers if "+cluster://" in address else OneServer
    return kind(address.replace("+cluster://", "://", 1), replicas)


class OneServer:
    """A single server."""

    partition_sets = [list(range(PARTITIONS))]  # noqa: RUF012

    def __init__(self, url: str, replicas: int = 0) -> None:
        self._replicas = replicas
        self._pool = aio.BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=ANSWER_SECONDS,
            protocol=2,
            socket_timeout=None,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=retry_policy(),
        )
        self._kept: list[AbstractConnection] = []  # by batches: asking the pool each time costs more than parsing
        self._redis = aio.Redis.from_pool(self._pool)
        keep_raw_answers(self._redis)

    async def call(self, key: str, *command: Any) -> Any:
        """The answer to one command."""
        async with asyncio.timeout(LONG_ANSWER_SECONDS):
            return await self._redis.execute_command(*command)  # type: ignore[no-untyped-call]

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        """The answers to all commands, in one write."""
        sent = [command for _, command in commands]
        if self._replicas:
            sent.append(("WAIT", self._replicas, REPLICA_MS))
        connection = self._kept.pop() if self._kept else await self._pool.get_connection()  # type: ignore[no-untyped-call]
        try:
            answers = await exchange(connection, sent)
            if any(isinstance(refused, ReadOnlyError) for refused in answers):
                await connection.disconnect()  # the address may belong to another server by now
        except BaseException:
            await connection.disconnect(nowait=True)  # half of the answers may still be on their way
            raise
        finally:
            self._kept.append(connection)
        return confirmed(answers, len(commands), self._replicas)

    async def load(self, code: str) -> None:
        """Put a function library onto the server."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._redis.function_load(code, replace=True)

    async def close(self) -> None:
        await self._redis.aclose()


class ManyServers:
    """A cluster; each partition lives on one of its masters."""

    partition_sets = [[number] for number in range(PARTITIONS)]  # noqa: RUF012

    def __init__(self, url: str, replicas: int = 0) -> None:
        self._replicas = replicas
        self._redis = RedisCluster.from_url(
            url,
            max_connections=CONNECTIONS,
            protocol=2,
            socket_timeout=None,
            socket_connect_timeout=ANSWER_SECONDS,
            retry=Retry(NoBackoff(), 0) if replicas else retry_policy(),
        )
        keep_raw_answers(self._redis)
        self._redis.result_callbacks.pop("SCAN")  # that of one node is wanted, not of all

    async def call(self, key: str, *command: Any) -> Any:
        """The answer of the node that holds ``key``."""
        async with asyncio.timeout(LONG_ANSWER_SECONDS):
            await self._redis.initialize()
            return await self._redis.execute_command(*command, target_nodes=self._redis.get_node_from_key(key))

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        """The answers to all commands, in one write to each node.

        With replicas nothing is sent again to another node: the WAIT after it asked the one that was meant.
        """
        async with asyncio.timeout(ANSWER_SECONDS):
            answers = await self._pipeline(commands)
        if self._replicas and any(isinstance(answer, AskError) for answer in answers):
            await self._redis.aclose()  # the next call asks who serves which slot
            raise Unavailable("slots of the cluster are on their way to another node")
        return confirmed(answers, len(commands), self._replicas)

    async def _pipeline(self, commands: list[tuple[str, Command]]) -> list[Any]:
        await self._redis.initialize()
        pipeline = self._redis.pipeline(transaction=False)
        nodes = [self._redis.get_node_from_key(key) for key, _ in commands]
        for node, (_, command) in zip(nodes, commands, strict=True):
            pipeline.execute_command(*command, target_nodes=node)
        for node in set(nodes) if self._replicas else ():
            pipeline.execute_command("WAIT", self._replicas, REPLICA_MS, target_nodes=node)
        try:
            answers: list[Any] = await pipeline.execute(raise_on_error=False, allow_redirections=not self._replicas)
        except AWAY:
            if self._replicas:
                await self._redis.aclose()
            raise
        return answers

    async def load(self, code: str) -> None:
        """Put a function library onto every master."""
        async with asyncio.timeout(ANSWER_SECONDS):
            await self._redis.initialize()
            await self._redis.function_load(code, replace=True)

    async def close(self) -> None:
        await self._redis.aclose()  # closes nothing where the next call would ask anew who serves which slot
        await self._redis.nodes_manager.aclose()


def keep_raw_answers(client: "aio.Redis | RedisCluster") -> None:
    """Let ``client`` give the answers as the server sends them; nested lists are enough here, and cheaper."""
    for name in ("SET", "XRANGE", "XREVRANGE", "XREAD", "XREADGROUP", "ZRANGE", "SCAN"):
        client.set_response_callback(name, raw)


def raw(response: Any, **kwargs: Any) -> Any:
    """``response`` as it is."""
    return response
