"""Guests: who calls. A guest is an id and a name behind a bearer token that can be exchanged for a new one."""

from time import monotonic, time

import msgspec

from sagebrush_gateway.settings import Settings
from sagebrush_gateway.store import Store
from sagebrush_gateway.tokens import TICKET, TOKEN, digest, new_id, new_secret

DAY = 24 * 3600
ROOM = 20_000
"""Guests remembered before the memory is cleared."""


class Guest(msgspec.Struct, frozen=True):
    """``id`` stays when the token is exchanged; seats are bound to it. ``expires`` is in Unix seconds."""

    id: str
    name: str
    expires: int


_decode = msgspec.json.Decoder(Guest).decode


class Guests:
    """Guests by token; one that was seen lately is found without asking the store."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self._store = store
        self._lifetime = int(settings.gateway_token_days * DAY)
        self._ticket_lifetime = settings.gateway_ticket_seconds
        self._fresh = settings.gateway_token_cache_seconds
        self._seen: dict[str, tuple[float, Guest]] = {}

    async def welcome(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token."""
        return await self._with_token(new_id(), name)

    async def rotate(self, guest: Guest, token: str) -> tuple[Guest, str]:
        """The same guest with a new token; the old one is worth nothing now."""
        renewed = await self._with_token(guest.id, guest.name)
        await self.forget(token)
        return renewed

    async def forget(self, token: str) -> None:
        """Makes ``token`` worthless: here at once, in other gateways within the cache's seconds."""
        self._seen.pop(digest(token), None)
        await self._store.delete(f"gw:token:{digest(token)}")

    async def by_token(self, token: str) -> Guest | None:
        """Whose token this is."""
        key = digest(token)
        seen = self._seen.get(key)
        if seen is not None and seen[0] > monotonic():
            return seen[1]
        guest = _guest(await self._store.get(f"gw:token:{key}"))
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def ticket(self, guest: Guest) -> str:
        """A secret that stands for ``guest`` once, within seconds; good for a URL."""
        ticket = new_secret(TICKET)
        await self._store.set(f"gw:ticket:{digest(ticket)}", msgspec.json.encode(guest), ex=self._ticket_lifetime)
        return ticket

    async def by_ticket(self, ticket: str) -> Guest | None:
        """Whose ticket this was; it is used up."""
        return _guest(await self._store.getdel(f"gw:ticket:{digest(ticket)}"))

    async def _with_token(self, guest_id: str, name: str) -> tuple[Guest, str]:
        guest = Guest(guest_id, name, int(time()) + self._lifetime)
        token = new_secret(TOKEN)
        await self._store.set(f"gw:token:{digest(token)}", msgspec.json.encode(guest), ex=self._lifetime)
        return guest, token

    def _remember(self, key: str, guest: Guest) -> None:
        if len(self._seen) >= ROOM:
            self._seen.clear()
        self._seen[key] = monotonic() + self._fresh, guest


def _guest(stored: bytes | None) -> Guest | None:
    return None if stored is None else _decode(stored)
