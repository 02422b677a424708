"""Tables that are opened under a key: a request that is sent again, because its answer was lost, opens no second one.

The id of the table is written down under the key before anything else, so a request that was interrupted goes on with
it, at another gateway too.
"""

from dataclasses import dataclass

import msgspec

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import KEY_REUSED, Problem
from sagebrush_gateway.rules_problems import problem_of
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_process.clock import HOUR_MS
from sagebrush_rpc.errors import RulesError


@dataclass(frozen=True, slots=True)
class OpeningRequest:
    """A wish for a table: its host, its key, empty without one, and the digest of what the host wants."""

    host: Guest
    key: str
    fingerprint: str


class Opening(msgspec.Struct, frozen=True):
    """The state of a key: its request, the table with its time, and whether that has been opened."""

    fingerprint: str
    table: str
    opened: int
    is_done: bool = False


_decode = msgspec.json.Decoder(Opening).decode
_encode = msgspec.json.Encoder().encode


class TableOpening:
    """Opens tables; keys are remembered as long as a table stays open."""

    def __init__(self, store: Store, lobby: Lobby, settings: GatewaySettings) -> None:
        self._store = store
        self._lobby = lobby
        self._lifetime = int(settings.gateway_open_table_hours * HOUR_MS)

    async def find(self, request: OpeningRequest) -> Opening | None:
        """The opening that this request has begun; None without a key. Raises the problem of another request's key."""
        stored = await self._store.get(_key(request)) if request.key else None
        if stored is None:
            return None
        found = _decode(stored)
        if found.fingerprint != request.fingerprint:
            raise Problem(KEY_REUSED)
        return found

    async def open(self, request: OpeningRequest, table: LobbyTable) -> LobbyTable:
        """``table``, opened; under a key that was used before and interrupted, with the id that it had then."""
        if not request.key:
            return await self._lobby.open_table(table)
        opening = await self._begin(request, Opening(request.fingerprint, table.id, table.opened))
        table = msgspec.structs.replace(table, id=opening.table, opened=opening.opened)
        try:
            opened = await self._lobby.open_table(table)
        except (Problem, RulesError) as error:
            if is_refusal(error):
                await self._forget(request, opening)
            raise
        done = msgspec.structs.replace(opening, is_done=True)
        await self._store.set(_key(request), _encode(done), px=self._lifetime)
        return opened

    async def _begin(self, request: OpeningRequest, opening: Opening) -> Opening:
        """``opening``, unless the same request began before."""
        if await self._store.set(_key(request), _encode(opening), nx=True, px=self._lifetime):
            return opening
        return await self.find(request) or opening

    async def _forget(self, request: OpeningRequest, opening: Opening) -> None:
        """Frees the key of what was refused, so that refusals fill no store; not where another request changed it."""
        key = _key(request)

        async def forgotten(pipe: Store) -> None:
            if await pipe.get(key) == _encode(opening):
                pipe.multi()
                pipe.delete(key)

        await self._store.transaction(forgotten, key)


def is_refusal(error: Problem | RulesError) -> bool:
    """Whether ``error`` says that nothing was opened; after a failure of the platform nobody knows."""
    kind = error.kind if isinstance(error, Problem) else problem_of(error).kind
    return kind.status < 500


def _key(request: OpeningRequest) -> str:
    return f"gw:opening:{request.host.id}:{request.key}"
