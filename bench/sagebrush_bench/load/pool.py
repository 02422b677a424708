"""Connections that are used again while they are fresh: servers hang up on idle ones."""

from collections import deque
from time import monotonic

from sagebrush_bench.load.connection import Connection

FRESH = 2.0
"""Seconds that a connection may have been idle; servers wait at least five."""


class Pool:
    """Connections to the server at ``url``, the most recently used first."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._idle: deque[tuple[float, Connection]] = deque()

    async def take(self) -> Connection:
        """A connection that is not in use."""
        if self._idle:
            since, connection = self._idle.pop()
            if monotonic() - since < FRESH:
                return connection
            connection.close()
            self.close()
        return await Connection.open(self._url)

    def give_back(self, connection: Connection) -> None:
        """``connection`` may be used by others."""
        self._idle.append((monotonic(), connection))

    def close(self) -> None:
        """Hang up all that are idle."""
        for _, connection in self._idle:
            connection.close()
        self._idle.clear()
