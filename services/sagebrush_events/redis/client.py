"""What the record needs of a store, be it one server or a cluster."""

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Protocol

from redis.asyncio.retry import Retry
from redis.backoff import ExponentialBackoff
from redis.exceptions import ClusterError, ReadOnlyError, RedisClusterException, RedisError, TryAgainError
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import TimeoutError as RedisTimeoutError

from sagebrush_events.record import Unavailable
from sagebrush_process.store_answers import answer_of

CONNECTIONS = 64
"""Connections a process opens at most; a later caller waits for one."""
ANSWER_SECONDS = 2.0
LONG_ANSWER_SECONDS = 5.0
"""Of a call that may wait for entries or bring a whole game."""
REPLICA_MS = 1000
"""How long a write waits for its replicas."""

AWAY = (
    RedisConnectionError,
    RedisTimeoutError,
    ClusterError,
    RedisClusterException,  # no node answers, or nobody serves a slot
    ReadOnlyError,
    TryAgainError,
    OSError,
)
"""Errors that mean: not now. Everything here may be repeated."""
NOT_NOW = "BUSY ", "MISCONF ", "NOREPLICAS ", "UNBLOCKED "
"""How answers begin that mean it, too, and have no class of their own: a long script, a full disk, too few replicas."""

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


def is_away(error: object) -> bool:
    """Whether ``error`` means: not now."""
    return isinstance(error, AWAY) or (isinstance(error, RedisError) and str(error).startswith(NOT_NOW))


@contextmanager
def unavailable_when_away() -> Iterator[None]:
    """Raises Unavailable for a store that is away, and whatever else goes wrong as it is."""
    try:
        yield
    except Exception as error:
        if is_away(error):
            raise Unavailable(answer_of(error)) from error
        raise


def retry_policy() -> Retry:
    """Four more tries within half a second to reach a server."""
    return Retry(ExponentialBackoff(cap=0.2, base=0.02), 4, supported_errors=(RedisConnectionError,))


def confirmed(answers: list[Any], commands: int, replicas: int) -> list[Any]:
    """The answers to ``commands``, unless a WAIT after them counted fewer than ``replicas``, or was refused."""
    for count in answers[commands:]:
        if isinstance(count, Exception):
            raise Unavailable(answer_of(count)) from count  # by a master that is none any more, say
        if count < replicas:
            raise Unavailable(f"{count} of {replicas} replicas have what was written")
    return answers[:commands]
