"""Hints that seats took and whose next command has not told of yet.

``gw:hints:<game>:<seat>`` is a hash whose fields are the versions at which the seat asked, each with how many answers
it got or still waits for. A command that becomes a commit takes away the fields that were there before it, and no
later one.
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
        await self._count(game, seat, version, 1)

    async def withdraw(self, game: str, seat: int, version: int) -> None:
        """One request was told nothing after all; others of the same version may have been."""
        await self._count(game, seat, version, -1)

    async def mark(self, table: LobbyTable, request: wire.SubmitRequest) -> list[int]:
        """Lets a command tell of the hints of its seat; what to `forget` once it is a commit."""
        taken = await self.untold(table, request.seat)
        if taken:
            request.hint = max(taken)
        return taken

    async def forget(self, request: wire.SubmitRequest, taken: list[int], version: int) -> None:
        """The commit that made ``version`` tells of those before it; an old one, sent again, of nothing newer."""
        told = [hint for hint in taken if hint < version]
        if told:
            await self._store.hdel(_key(request.game, request.seat), *told)

    async def untold(self, table: LobbyTable, seat: int) -> list[int]:
        """The versions at which ``seat`` took a hint of which no command has told."""
        if not table.hints:
            return []
        counts = await self._store.hgetall(_key(table.id, seat))
        return [int(version) for version, count in counts.items() if int(count) > 0]

    async def _count(self, game: str, seat: int, version: int, by: int) -> None:
        key = _key(game, seat)
        await self._store.hincrby(key, str(version), by)
        await self._store.expire(key, KEPT_SECONDS)


def _key(game: str, seat: int) -> str:
    return f"gw:hints:{game}:{seat}"
