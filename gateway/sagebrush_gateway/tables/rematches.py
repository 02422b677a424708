"""Where the people of a finished game play again: one table for all who ask."""

from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.stored_tables import key_of


def _key(table: str) -> str:
    return f"{key_of(table)}:rematch"


class Rematches:
    """Agreements in the store; ``lifetime``: milliseconds that an open table has."""

    def __init__(self, store: Store, lifetime: int) -> None:
        self._store = store
        self._lifetime = lifetime

    async def of(self, table_id: str) -> str:
        """The id of the table where the people of a finished game play again; empty when nobody asked for one."""
        known = await self._store.get(_key(table_id))
        return known.decode() if known else ""

    async def agree(self, table_id: str, before: str, table: LobbyTable) -> str:
        """The id of the table where they play again: ``table``, unless it is no longer ``before`` that was agreed on.

        Forgotten when ``table`` would have vanished, so that they may play again from the same game on another day.
        """
        key = _key(table_id)

        async def agreed(pipe: Store) -> str:
            known = await pipe.get(key)
            if known and known.decode() != before:
                return str(known.decode())
            pipe.multi()
            pipe.set(key, table.id, pxat=table.opened + self._lifetime)
            return table.id

        return str(await self._store.transaction(agreed, key, value_from_callable=True))
