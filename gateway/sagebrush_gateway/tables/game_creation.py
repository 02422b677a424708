"""Games that an application creates: started at once, with its users and computers on the seats.

Which games a request makes is written down under its key before the first of them is made, so it may be repeated, at
another gateway too, and at the same time. What the title refuses leaves nothing behind; what was interrupted goes on.
"""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from secrets import token_hex

import msgspec

from sagebrush_gateway.applications.application import Application
from sagebrush_gateway.applications.registry import ApplicationRegistry
from sagebrush_gateway.applications.seat_tokens import SeatTokens, derived_token
from sagebrush_gateway.guests.tokens import digest, new_id
from sagebrush_gateway.problems import KEY_REUSED, UNAUTHENTICATED, UNAVAILABLE, UNKNOWN_TABLE, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.store import FAILED, Store
from sagebrush_gateway.tables.lobby import REFUSED, Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant
from sagebrush_process.clock import now_ms
from sagebrush_rpc.errors import RulesError

REMEMBERED = 7 * 24 * 3600
"""Seconds in which a request may be repeated."""
AT_ONCE = 8
"""Games of one request that are created at the same time."""


@dataclass(frozen=True, slots=True)
class GamePlan:
    """What an application wants: a table with somebody on each seat. Its id, host and stage come later.

    ``group``: a name that games with the same chance share, empty for one of its own; ``hours``: how long they play.
    """

    table: LobbyTable
    index: int
    group: str = ""
    hours: int = 0


@dataclass(frozen=True, slots=True)
class IssuedSeat:
    """The first token of a user's seat; empty when it has been exchanged or has ended since."""

    seat: int
    token: str
    expires: int


@dataclass(frozen=True, slots=True)
class CreatedGame:
    """A game that has started, with the tokens of its users."""

    table: LobbyTable
    seats: list[IssuedSeat]


class Batch(msgspec.Struct, frozen=True):
    """A request that creates games: the digest of its body, the ids of its games, and what tokens are derived from."""

    fingerprint: str
    games: tuple[str, ...]
    nonce: str
    opened: int


_decode = msgspec.json.Decoder(Batch).decode


class GameCreation:
    """Creates games for applications."""

    def __init__(self, store: Store, lobby: Lobby, applications: ApplicationRegistry, seats: SeatTokens) -> None:
        self._store = store
        self._lobby = lobby
        self._applications = applications
        self._seats = seats

    async def find_batch(self, application: Application, key: str, fingerprint: str) -> Batch | None:
        """The batch of this key, if there is one; raises the problem when it was for another body."""
        stored = await self._store.get(_key(application, key))
        return None if stored is None else _same(_decode(stored), fingerprint)

    async def begin_batch(self, application: Application, key: str, fingerprint: str, count: int) -> tuple[Batch, bool]:
        """The batch of this key, and whether it is a new one."""
        batch = Batch(fingerprint, tuple(new_id() for _ in range(count)), token_hex(16), now_ms())
        if await self._store.set(_key(application, key), msgspec.json.encode(batch), nx=True, ex=REMEMBERED):
            return batch, True
        found = await self.find_batch(application, key, fingerprint)
        return (batch, True) if found is None else (found, False)

    async def create_all(
        self, application: Application, secret: str, batch: Batch, plans: Sequence[GamePlan]
    ) -> dict[int, CreatedGame | Problem]:
        """By the index of each plan: its game, or why there is none. ``secret`` is the application's key."""
        room = asyncio.Semaphore(AT_ONCE)

        async def created(plan: GamePlan) -> CreatedGame | Problem:
            async with room:
                return await self._created_or_problem(application, secret, batch, plan)

        return dict(zip((plan.index for plan in plans), await asyncio.gather(*map(created, plans)), strict=True))

    async def _created_or_problem(
        self, application: Application, secret: str, batch: Batch, plan: GamePlan
    ) -> CreatedGame | Problem:
        try:
            return await self._create(application, secret, batch, plan)
        except Problem as problem:
            return problem
        except RulesError as error:
            return problem_of(error)
        except FAILED:
            return Problem(UNAVAILABLE, headers={"Retry-After": "1"})

    async def _create(self, application: Application, secret: str, batch: Batch, plan: GamePlan) -> CreatedGame:
        if await self._applications.by_id(application.id) is None:
            raise Problem(UNAUTHENTICATED, "The application has been revoked.")
        game = batch.games[plan.index]
        wanted = msgspec.structs.replace(plan.table, id=game, host=application.id, opened=batch.opened)
        table = await self._table(wanted)
        if table.has_game():
            return CreatedGame(table, await self._issue(application, secret, batch, table))
        try:
            await self._lobby.create_game(table)
        except RulesError as error:
            if error.status in REFUSED:
                await self._lobby.tables.remove(table)
            raise
        seats = await self._issue(application, secret, batch, table)
        return CreatedGame(await self._lobby.tables.advance(game, "started"), seats)

    async def _table(self, wanted: LobbyTable) -> LobbyTable:
        """The table of the game as far as it has come: kept with every seat taken, and closed for changes."""
        try:
            return await self._lobby.tables.get(wanted.id)
        except Problem as problem:
            if problem.kind is not UNKNOWN_TABLE:
                raise
        return await self._lobby.keep_closed(wanted)

    async def _issue(self, application: Application, secret: str, batch: Batch, table: LobbyTable) -> list[IssuedSeat]:
        """The tokens of the users' seats; the same however often they are issued, none of a seat that changed hands."""
        people = [(seat, who) for seat, who in enumerate(table.seats) if who is not None and who.opponent is None]
        users = [(seat, who) for seat, who in people if not table.holder(seat)]
        return [await self._issue_one(application, secret, batch, table, seat, who) for seat, who in users]

    async def _issue_one(
        self, application: Application, secret: str, batch: Batch, table: LobbyTable, seat: int, who: Occupant
    ) -> IssuedSeat:
        token = derived_token(secret, batch.nonce, table.id, seat)
        wanted = self._seats.new_grant(application.id, who.guest, who.player, token)
        granted = await self._seats.grant(table.id, seat, wanted)
        return IssuedSeat(seat, token if granted.token == digest(token) else "", granted.expires)


def _same(batch: Batch, fingerprint: str) -> Batch:
    if batch.fingerprint != fingerprint:
        raise Problem(KEY_REUSED, "The key belongs to another request.")
    return batch


def _key(application: Application, key: str) -> str:
    return f"gw:batch:{application.id}:{sha256(key.encode()).hexdigest()}"
