"""The unfinished tables of a host, which are counted: nobody may have more than so many."""

from asyncio import gather

from sagebrush_gateway.problems import too_many_tables
from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.stored_tables import entry_of, listed_table


def _key(host: str) -> str:
    return f"gw:guest:{host}:live"


class LiveTables:
    """Counted in the store, so that several gateways count together; ``most``: how many a host may have."""

    def __init__(self, store: Store, most: int) -> None:
        self._store = store
        self._most = most

    async def begin(self, table: LobbyTable, count: int) -> None:
        """Counts ``table`` as so many, once; raises the problem of a host who would have too many."""
        key = _key(table.host)

        async def counted(pipe: Store) -> None:
            if await pipe.zscore(key, entry_of(table)) is not None:
                return
            if _counted(await pipe.zrange(key, 0, -1, withscores=True)) + count > self._most:
                raise too_many_tables(self._most)
            pipe.multi()
            pipe.zadd(key, {entry_of(table): count - 1})

        await self._store.transaction(counted, key)

    async def begin_in_group(self, table: LobbyTable) -> None:
        """Counts a table of a group, for which there was room when the group was opened."""
        await self._store.zadd(_key(table.host), {entry_of(table): 0})

    async def stop(self, table: LobbyTable) -> None:
        """Leaves an unfinished table out of those that its host has opened, for good."""
        await self._store.zrem(_key(table.host), entry_of(table))

    async def count(self, host: str) -> int:
        """How many unfinished tables ``host`` has opened, as far as anybody noticed, without abandoned ones."""
        return _counted(await self._store.zrange(_key(host), 0, -1, withscores=True))

    async def of(self, host: str) -> list[LobbyTable]:
        """The unfinished tables of ``host``; those that expired are forgotten on the way."""
        key = _key(host)
        found = await gather(*(listed_table(self._store, key, entry) for entry in await self._store.zrange(key, 0, -1)))
        return [table for table in found if table is not None]


def _counted(entries: list[tuple[bytes, float]]) -> int:
    """How many tables the entries stand for: the score of one is how many more a group will have."""
    return sum(1 + int(more) for _, more in entries)
