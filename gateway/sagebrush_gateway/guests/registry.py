"""Guests: who calls. A guest is an id and a name behind one bearer token, which can be exchanged for a new one.

``gw:token:<digest>`` says whose a token is, ``gw:guest:<id>:token`` which token of a guest is the good one: empty after
the guest is revoked, missing for guests of 0.1 that have not exchanged theirs.
"""

from time import monotonic, time

import msgspec
from redis.exceptions import WatchError

from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.guests.tickets import StreamTickets
from sagebrush_gateway.guests.tokens import TOKEN, digest, is_shaped, new_id, new_secret
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store

HOUR = 3600
DAY = 24 * HOUR
ROOM = 20_000
"""Guests remembered before the memory is cleared."""


class Guest(msgspec.Struct, frozen=True):
    """``id`` stays when the token is exchanged; seats are bound to it. ``expires`` is in Unix seconds.

    ``token`` is the digest of the token that the guest came with, or got its ticket with.
    """

    id: str
    name: str
    expires: int
    token: str = ""


_decode = msgspec.json.Decoder(Guest).decode


class GuestRegistry:
    """Guests by token; one that was seen lately is found without asking the store."""

    def __init__(self, store: Store, settings: GatewaySettings, revocations: Revocations) -> None:
        self._store = store
        self._revocations = revocations
        self._seen: dict[str, tuple[float, Guest]] = {}
        revocations.subscribe(self._forget)
        revocations.when_lost(self._seen.clear)
        self._lifetime = int(settings.gateway_token_days * DAY)
        self._tickets = StreamTickets(
            store, "gw:ticket", settings.gateway_ticket_seconds, int(settings.gateway_ticket_reconnect_hours * HOUR)
        )
        self._fresh = settings.gateway_token_cache_seconds

    async def create_guest(self, name: str) -> tuple[Guest, str]:
        """A new guest and the token."""
        token = new_secret(TOKEN)
        guest, _ = await self._with_token(new_id(), name, token)
        await self._store.set(_current_token_key(guest.id), guest.token, ex=self._lifetime)
        return guest, token

    async def rotate(self, guest: Guest, token: str) -> Guest | None:
        """The same guest with another token; None when the one it came with is no longer the good one.

        Of exchanges at the same time one succeeds, so a guest never has two tokens. An exchange that was interrupted
        may be repeated. The token of another guest is refused.
        """
        renewed, is_new = await self._with_token(guest.id, guest.name, token)
        if renewed.id == guest.id and await self._replace(guest, renewed):
            await self._end(guest.token)
            return renewed
        if is_new:
            await self._store.delete(_token_key(renewed.token))
        return None

    async def has_ended(self, token: str) -> bool:
        """Whether ``token`` was a good one lately: what is opened with it ends at once, whoever gets it again."""
        return await self._revocations.has(digest(token))

    async def revoke(self, guest: Guest) -> None:
        """Ends every token and ticket of ``guest``: here at once, in other gateways within a second."""
        last = await self._store.set(_current_token_key(guest.id), "", ex=self._lifetime, get=True)
        for token in {guest.token, (last or b"").decode()} - {""}:
            await self._end(token)

    async def end(self, guest: str) -> None:
        """Revokes the guest of this id, who does not come with a token."""
        await self.revoke(Guest(guest, "", 0))

    async def by_id(self, guest: str) -> Guest | None:
        """The guest of this id; None for one who was revoked, whose token has expired, or who never was."""
        good = await self._store.get(_current_token_key(guest))
        return _guest(await self._store.get(_token_key(good.decode())), good.decode()) if good else None

    async def is_known(self, guest: str) -> bool:
        """Whether a guest of this id is, or was in the lifetime of a token; one of 0.1 may not be known."""
        return bool(await self._store.exists(_current_token_key(guest)))

    async def by_token(self, token: str) -> Guest | None:
        """None for a token that is malformed, unknown or has ended; asks the store at most once in the cache time."""
        if not is_shaped(token):
            return None
        key = digest(token)
        seen = self._seen.get(key)
        if seen is not None and seen[0] > monotonic() and self._revocations.are_known():
            return seen[1]
        guest = await self._if_good(_guest(await self._store.get(_token_key(key)), key))
        if guest is not None:
            self._remember(key, guest)
        return guest

    async def ticket(self, guest: Guest) -> str:
        """A secret that stands for ``guest`` at one stream; good for a URL."""
        return await self._tickets.issue(msgspec.json.encode(guest), guest.id)

    async def by_ticket(self, ticket: str, path: str) -> Guest | None:
        """The guest whose ticket this is, which is one of the stream of ``path`` from now on."""
        guest = await self._if_good(_guest(await self._tickets.redeem(ticket, path)))
        if guest is not None:
            await self._tickets.prolong(ticket, guest.expires)
        return guest

    async def _with_token(self, guest_id: str, name: str, token: str) -> tuple[Guest, bool]:
        """The guest who has ``token`` now, and whether nobody had it before."""
        guest = Guest(guest_id, name, int(time()) + self._lifetime, digest(token))
        key = _token_key(guest.token)
        if await self._store.set(key, msgspec.json.encode(guest), ex=self._lifetime, nx=True):
            return guest, True
        return _guest(await self._store.get(key), guest.token) or guest, False

    async def is_good(self, guest: Guest, now: float) -> bool:
        """Whether the token that ``guest`` came with has not ended at ``now``, in Unix seconds; asks the store."""
        if guest.expires <= now:
            return False
        good = await self._store.get(_current_token_key(guest.id))
        return good is None or (good != b"" and good.decode() == guest.token)

    async def _if_good(self, guest: Guest | None) -> Guest | None:
        """``guest``, unless the token it came with has ended."""
        return guest if guest is not None and await self.is_good(guest, time()) else None

    async def _replace(self, guest: Guest, renewed: Guest) -> bool:
        """Whether the good token was that of ``guest`` and is that of ``renewed`` now."""
        key = _current_token_key(guest.id)
        async with self._store.pipeline(transaction=True) as pipe:
            await pipe.watch(key)
            good = await pipe.get(key)
            if good is not None and good.decode() != guest.token:
                return False
            pipe.multi()
            pipe.set(key, renewed.token, ex=self._lifetime)
            try:
                await pipe.execute()
            except WatchError:
                return False
        return True

    async def _end(self, token: str) -> None:
        await self._store.delete(_token_key(token))
        await self._revocations.note(token)

    def _forget(self, key: str) -> None:
        self._seen.pop(key, None)

    def _remember(self, key: str, guest: Guest) -> None:
        if len(self._seen) >= ROOM:
            self._seen.clear()
        self._seen[key] = monotonic() + self._fresh, guest


def _token_key(token: str) -> str:
    return f"gw:token:{token}"


def _current_token_key(guest: str) -> str:
    return f"gw:guest:{guest}:token"


def _guest(stored: bytes | None, token: str = "") -> Guest | None:
    """The stored guest; ``token`` is the digest of its token where that was not stored with it."""
    if stored is None:
        return None
    guest = _decode(stored)
    return guest if guest.token else msgspec.structs.replace(guest, token=token)
