"""Tickets: secrets for the URL of a stream. The first use binds one to its stream, which it opens again for a while.

A browser reconnects an `EventSource` by itself with the same URL, so a ticket that were spent would end the stream.
"""

from sagebrush_gateway.guests.tokens import TICKET, digest, is_shaped, new_secret
from sagebrush_gateway.store import Store


class StreamTickets:
    """Tickets under one prefix of keys; ``reconnect`` is how many seconds a used one opens its stream again."""

    def __init__(self, store: Store, prefix: str, seconds: int, reconnect: int) -> None:
        self._store = store
        self._prefix = prefix
        self._seconds = seconds
        self._reconnect = reconnect

    async def issue(self, value: bytes) -> str:
        """A new ticket that stands for ``value``."""
        ticket = new_secret(TICKET)
        await self._store.set(self._key(ticket), value, ex=self._seconds)
        return ticket

    async def redeem(self, ticket: str, path: str) -> bytes | None:
        """What ``ticket`` stands for at the stream of ``path``; None for an unknown one and one of another stream."""
        if not is_shaped(ticket, TICKET):
            return None
        key = self._key(ticket)
        value: bytes | None = await self._store.get(key)
        if value is None or not await self._bind(f"{key}:stream", path):
            return None
        await self._store.expire(key, self._reconnect)
        return value

    async def _bind(self, key: str, path: str) -> bool:
        """Whether the ticket is, from now on at the latest, one of the stream of ``path``."""
        if await self._store.set(key, path, nx=True, ex=self._reconnect):
            return True
        if await self._store.get(key) != path.encode():
            return False
        await self._store.expire(key, self._reconnect)
        return True

    def _key(self, ticket: str) -> str:
        return f"{self._prefix}:{digest(ticket)}"
