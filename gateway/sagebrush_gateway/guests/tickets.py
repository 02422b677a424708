"""Tickets: secrets for the URL of a stream. The first use binds one to its stream, which it opens again for a while.

A browser reconnects an `EventSource` by itself with the same URL, so a ticket that were spent would end the stream.
"""

from math import inf
from time import time

from sagebrush_gateway.guests.tokens import TICKET, digest, is_shaped, new_secret
from sagebrush_gateway.store import Store

MOST = 256
"""Tickets that are kept for one owner; the oldest ones end when there are more."""


class StreamTickets:
    """Tickets under one prefix of keys; ``reconnect`` is how many seconds a used one opens its stream again."""

    def __init__(self, store: Store, prefix: str, seconds: int, reconnect: int) -> None:
        self._store = store
        self._prefix = prefix
        self._seconds = seconds
        self._reconnect = reconnect

    async def issue(self, value: bytes, owner: str) -> str:
        """A new ticket of ``owner`` that stands for ``value``."""
        ticket = new_secret(TICKET)
        await self._store.set(self._key(digest(ticket)), value, ex=self._seconds)
        await self._count(digest(ticket), f"gw:guest:{owner}:tickets")
        return ticket

    async def redeem(self, ticket: str, path: str) -> bytes | None:
        """What ``ticket`` stands for at the stream of ``path``; None for an unknown one and one of another stream."""
        if not is_shaped(ticket, TICKET):
            return None
        key = self._key(digest(ticket))
        value: bytes | None = await self._store.get(key)
        return value if value is not None and await self._bind(_stream_of(key), path) else None

    async def prolong(self, ticket: str, until: float = inf) -> None:
        """Lets a redeemed ticket open its stream again for a while, at most ``until`` a time in Unix seconds."""
        key = self._key(digest(ticket))
        seconds = int(min(self._reconnect, until - time()))
        await self._store.expire(_stream_of(key), seconds)
        await self._store.expire(key, seconds)

    async def _bind(self, key: str, path: str) -> bool:
        """Whether the ticket is, from now on at the latest, one of the stream of ``path``.

        A digest is stored, since a path may be long and lead nowhere; earlier releases stored the path.
        """
        bound = digest(path)
        if await self._store.set(key, bound, nx=True, ex=self._seconds):
            return True
        return await self._store.get(key) in (bound.encode(), path.encode())

    async def _count(self, ticket: str, owned: str) -> None:
        """Notes the digest of a new ticket, and ends the oldest ones of an owner who has too many."""
        await self._store.zadd(owned, {ticket: time()})
        await self._store.expire(owned, self._reconnect)
        surplus = await self._store.zcard(owned) - MOST
        for oldest, _ in await self._store.zpopmin(owned, surplus) if surplus > 0 else ():
            key = self._key(oldest.decode())
            await self._store.delete(key)
            await self._store.delete(_stream_of(key))

    def _key(self, ticket: str) -> str:
        return f"{self._prefix}:{ticket}"


def _stream_of(key: str) -> str:
    return f"{key}:stream"
