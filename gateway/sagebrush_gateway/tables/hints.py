"""Hints that seats took and whose next command has not told of yet.

``gw:hints:<game>:<seat>`` is a hash whose fields are the versions at which the seat asked. A command that becomes a
commit takes away the fields that were there before it, and no later one.
"""

from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.v1 import rules_pb2 as wire

KEPT_SECONDS = 30 * 24 * 3600


class TakenHints:
    """The hints of tables that allow them; commands of other tables cost nothing here."""

    def __init__(self, store: Store) -> None:
        self._store = store

    async def note(self, game: str, seat: int, version: int) -> None:
        """Remembers that ``seat`` is told what the engine would do; before it is told."""
        key = _key(game, seat)
        await self._store.hset(key, str(version), "1")
        await self._store.expire(key, KEPT_SECONDS)

    async def withdraw(self, game: str, seat: int, version: int) -> None:
        """The seat was told nothing after all."""
        await self._store.hdel(_key(game, seat), str(version))

    async def clear(self, game: str, seat: int) -> None:
        """Somebody else has the seat, who was told nothing."""
        await self._store.delete(_key(game, seat))

    async def mark(self, table: LobbyTable, request: wire.SubmitRequest) -> list[str]:
        """Lets a command tell of the hints of its seat; what to `forget` once it is a commit."""
        if not table.hints:
            return []
        taken = [version.decode() for version in await self._store.hgetall(_key(table.id, request.seat))]
        if taken:
            request.hint = max(map(int, taken))
        return taken

    async def forget(self, request: wire.SubmitRequest, taken: list[str]) -> None:
        """The commit tells of them."""
        if taken:
            await self._store.hdel(_key(request.game, request.seat), *taken)


def _key(game: str, seat: int) -> str:
    return f"gw:hints:{game}:{seat}"
