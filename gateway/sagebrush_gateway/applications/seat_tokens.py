"""Tokens of seats: each opens one seat of one game, for a user whom the application knows.

The hash ``gw:seats:<game>`` has the digest of each seat's good token. A token names its game and seat, and its secret
part is derived from the application's key and a number that only the store has: who repeats the request that made a
game gets the same tokens, and neither the store nor the key alone tells them.
"""

import re
from base64 import urlsafe_b64encode
from collections.abc import Callable
from hmac import compare_digest
from hmac import digest as hmac
from time import monotonic, time

import msgspec
from msgspec.structs import replace

from sagebrush_gateway.applications.application import DAY
from sagebrush_gateway.applications.registry import ApplicationRegistry
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.guests.revocations import Revocations
from sagebrush_gateway.guests.tickets import StreamTickets
from sagebrush_gateway.guests.tokens import SEAT_TOKEN, digest, new_secret
from sagebrush_gateway.store import Store

FRESH = 5.0
"""Seconds in which a gateway remembers whose a token is; that it has ended is known within one all the same."""
ROOM = 20_000
_SHAPE = re.compile(f"{SEAT_TOKEN}([0-9a-z]{{26}})_([0-9]{{1,2}})_[A-Za-z0-9_-]{{43}}")


class SeatGrant(msgspec.Struct, frozen=True):
    """The holder of a seat: a user of an application, with the token of this digest until a time in Unix seconds.

    The digest is empty while nobody may.
    """

    application: str
    id: str
    name: str
    token: str
    expires: int


NOBODY = SeatGrant("", "", "", "", 0)
"""The grant of a seat that its user has left: it stays, so that a repeated request for the game makes no other."""
_decode = msgspec.json.Decoder(SeatGrant).decode


def seat_token(game: str, seat: int, secret: str) -> str:
    """The token with this secret part."""
    return f"{SEAT_TOKEN}{game}_{seat}_{secret}"


def derived_token(key: str, nonce: str, game: str, seat: int) -> str:
    """The first token of a seat: known to who has both the application's ``key`` and ``nonce``."""
    secret = hmac(key.encode(), f"sagebrush-seat|{nonce}|{game}|{seat}".encode(), "sha256")
    return seat_token(game, seat, urlsafe_b64encode(secret).rstrip(b"=").decode())


class SeatTokens:
    """Seats by token; one that was seen lately is found without asking the store."""

    def __init__(
        self,
        store: Store,
        applications: ApplicationRegistry,
        revocations: Revocations,
        days: float,
        tickets: StreamTickets,
    ) -> None:
        self._store = store
        self._applications = applications
        self._revocations = revocations
        self._lifetime = int(days * DAY)
        self._tickets = tickets
        self._seen: dict[str, tuple[float, SeatGrant]] = {}
        revocations.subscribe(self._forget)
        revocations.when_lost(self._seen.clear)

    async def grant(self, game: str, seat: int, holder: SeatGrant) -> SeatGrant:
        """The holder of the seat: ``holder``, unless it was given to somebody before."""
        if await self._store.hsetnx(_key(game), str(seat), msgspec.json.encode(holder)):
            return holder
        return await self._stored(game, seat) or holder

    def new_grant(self, application: str, user: str, name: str, token: str) -> SeatGrant:
        """For ``user`` with ``token``, from now on."""
        return SeatGrant(application, user, name, digest(token), int(time()) + self._lifetime)

    async def rotate(self, game: str, seat: int) -> tuple[SeatGrant, str] | None:
        """A new token for the same user; the old one ends with its streams. None for a seat that no user has."""
        token, expires = seat_token(game, seat, new_secret("")), int(time()) + self._lifetime
        grant = await self._replace(game, seat, lambda now: replace(now, token=digest(token), expires=expires))
        return None if grant is None else (grant, token)

    async def revoke(self, game: str, seat: int) -> bool:
        """Whether a user has the seat, who can play it no more until the application asks for a new token."""
        return await self._replace(game, seat, lambda now: replace(now, token="", expires=0)) is not None

    async def release(self, game: str, seat: int) -> None:
        """The user of the seat has it no more: his token ends with its streams, and the application gets no other."""
        await self._replace(game, seat, lambda _: NOBODY)

    async def by_token(self, token: str) -> SeatHolder | None:
        """None for a token that is malformed, unknown or has ended, or whose application was revoked."""
        found = _SHAPE.fullmatch(token)
        return None if found is None else await self._by_digest(found[1], int(found[2]), digest(token))

    async def is_token_good(self, holder: SeatHolder, now: float) -> bool:
        """Whether the token of ``holder`` is good at ``now``, Unix seconds; asks the store in any case."""
        grant = await self._stored(holder.game, holder.seat)
        return grant is not None and grant.token == holder.token and grant.expires > now

    async def ticket(self, holder: SeatHolder) -> str:
        """A secret that stands for ``holder`` at one stream; good for a URL."""
        return await self._tickets.issue(msgspec.json.encode((holder.game, holder.seat, holder.token)), holder.id)

    async def by_ticket(self, ticket: str, path: str) -> SeatHolder | None:
        """The holder whose ticket this is, which is one of the stream of ``path`` from now on."""
        stored = await self._tickets.redeem(ticket, path)
        if stored is None:
            return None
        holder = await self._by_digest(*msgspec.json.decode(stored, type=tuple[str, int, str]))
        if holder is not None:
            await self._tickets.prolong(ticket)
        return holder

    async def _by_digest(self, game: str, seat: int, token: str) -> SeatHolder | None:
        grant = await self._grant(game, seat, token)
        if grant is None or not compare_digest(grant.token, token) or grant.expires < time():
            return None
        application = await self._applications.by_id(grant.application)
        return None if application is None else SeatHolder(grant.id, grant.name, token, game, seat, application)

    async def _grant(self, game: str, seat: int, token: str) -> SeatGrant | None:
        until, grant = self._seen.get(token, (0.0, None))
        if grant is not None and until > monotonic() and self._revocations.are_known():
            return grant
        grant = await self._stored(game, seat)
        if grant is not None and grant.token == token:
            if len(self._seen) >= ROOM:
                self._seen.clear()
            self._seen[token] = monotonic() + FRESH, grant
        return grant

    async def _stored(self, game: str, seat: int) -> SeatGrant | None:
        stored = await self._store.hget(_key(game), str(seat))
        return None if stored is None else _decode(stored)

    async def _replace(self, game: str, seat: int, step: Callable[[SeatGrant], SeatGrant]) -> SeatGrant | None:
        """The seat after ``step``, which ends the token it had; None for one that no user has, or has any more.

        Of several changes at once the last one counts.
        """

        async def replaced(pipe: Store) -> tuple[SeatGrant, SeatGrant]:
            stored = await pipe.hget(_key(game), str(seat))
            before = NOBODY if stored is None else _decode(stored)
            after = NOBODY if before == NOBODY else step(before)
            if after != before:
                pipe.multi()
                pipe.hset(_key(game), str(seat), msgspec.json.encode(after))
            return before, after

        found: tuple[SeatGrant, SeatGrant] = await self._store.transaction(
            replaced, _key(game), value_from_callable=True
        )
        before, after = found
        if before.token:
            await self._revocations.note(before.token)
        return None if after == NOBODY else after

    def _forget(self, ended: str) -> None:
        self._seen.pop(ended, None)


def _key(game: str) -> str:
    return f"gw:seats:{game}"
