"""Connections to the broker, and what counts as its answer."""

import asyncio
from collections.abc import Awaitable
from typing import TypeVar

import redis.asyncio as aio
from redis import Redis
from redis.exceptions import RedisError

Value = TypeVar("Value")

ANSWER_SECONDS = 5.0
"""After so long without an answer a connection counts as dead."""
CONNECT_SECONDS = 2.0
AWAY = RedisError, OSError  # a TimeoutError is an OSError
"""What a broker raises that is away, loading or full."""
BROKER_AWAY = "The broker does not answer."


def connect(url: str) -> Redis:
    """A connection for threads, which waits for each answer."""
    return Redis.from_url(url, socket_timeout=ANSWER_SECONDS, socket_connect_timeout=CONNECT_SECONDS)


def connect_async(url: str) -> aio.Redis:
    """A connection for an event loop; `in_time` ends what it waits for.

    The client's own limit wraps every write in ``asyncio.wait_for``, which before Python 3.12 may swallow a
    cancellation (ADR 0043).
    """
    return aio.Redis.from_url(url, protocol=2, socket_timeout=None, socket_connect_timeout=CONNECT_SECONDS)


async def in_time(asked: Awaitable[Value]) -> Value:
    """What the broker answers; raises TimeoutError, which is one of ``AWAY``, where it says nothing."""
    async with asyncio.timeout(ANSWER_SECONDS):
        return await asked


async def fault_of(redis: aio.Redis) -> str:
    """A sentence when the broker does not answer, else nothing."""
    try:
        await in_time(redis.ping())
    except AWAY:
        return BROKER_AWAY
    return ""
