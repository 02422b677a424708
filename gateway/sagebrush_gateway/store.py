"""The gateway's own keyspace `gw:*` in the record's server: guests, tickets, tables. It has no right on streams."""

from typing import Any

from redis.asyncio import BlockingConnectionPool, Redis, RedisCluster
from redis.exceptions import RedisClusterException, RedisError

from sagebrush_process.addresses import split_replicas

CONNECTIONS = 16
SECONDS = 2.0

FAILED = RedisError, RedisClusterException, TimeoutError
"""The store does not do what it was asked; a cluster of which no node answers raises a class of its own."""
AWAY = *FAILED, OSError
"""The same, and nobody listens at its address."""

Store = Any
"""A client of one server or of a cluster; every operation of the gateway touches one key."""


def connect(url: str) -> Store:
    """A client for ``url``: redis://, rediss://, unix://, redis+cluster:// or rediss+cluster://.

    The replicas for which a record waits there are no concern of the gateway.
    """
    address, _ = split_replicas(url)
    if "+cluster://" in address:
        return RedisCluster.from_url(address.replace("+cluster", ""), socket_timeout=SECONDS)
    pool = BlockingConnectionPool.from_url(
        address, max_connections=CONNECTIONS, timeout=SECONDS, socket_timeout=SECONDS
    )
    return Redis.from_pool(pool)
