"""Lists of tables, newest first: public ones by their stage, and those that a guest opened or joined."""

from asyncio import gather

from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.live_tables import LiveTables
from sagebrush_gateway.tables.lobby_table import LobbyTable, Stage
from sagebrush_gateway.tables.stored_tables import entry_of, listed_table

LOOKED_THROUGH = 100
"""Tables of a guest that are read for one page of those at a stage: as many as for the longest page of all."""
ROOM = 16_384
"""Entries a list keeps."""
LISTED: tuple[Stage, ...] = ("open", "started", "finished")


def _of(guest: str) -> str:
    return f"gw:guest:{guest}:tables"


def _at(stage: Stage) -> str:
    return f"gw:tables:{stage}"


class TableLists:
    """Lists in the store; a table that has vanished is taken off where it is met."""

    def __init__(self, store: Store, live: LiveTables) -> None:
        self._store = store
        self._live = live

    async def add_new(self, table: LobbyTable) -> None:
        """Lists a table that was opened."""
        await self._put(_of(table.host), table)
        if table.visibility == "public":
            await self._put(_at("open"), table)

    async def move(self, table: LobbyTable) -> None:
        """Puts ``table`` into the lists where it belongs, and only then takes it off others: it is never in none."""
        if table.stage in LISTED and table.is_listed():
            await self._put(_at(table.stage), table)
        for other in LISTED:
            if other != table.stage or not table.is_listed():
                await self._store.zrem(_at(other), entry_of(table))
        if table.stage == "finished":
            await self._live.stop(table)

    async def remove(self, table: LobbyTable) -> None:
        """Takes a closed table away."""
        await self._store.zrem(_at("open"), entry_of(table))
        await self.forget(table.host, table)
        await self._live.stop(table)

    async def remember(self, guest: str, table: LobbyTable) -> None:
        """Puts ``table`` on the list of ``guest``."""
        await self._put(_of(guest), table)

    async def forget(self, guest: str, table: LobbyTable) -> None:
        """Takes ``table`` off the list of ``guest``."""
        await self._store.zrem(_of(guest), entry_of(table))

    async def page_of_all(self, stage: Stage, before: str, count: int) -> tuple[list[LobbyTable], str]:
        """Public tables at ``stage``, newest first, and where the next page begins.

        One that has moved on, by a gateway that died before it changed the lists, is put where it belongs; then the
        page has fewer than ``count``.
        """
        tables, following = await self._page(_at(stage), before, count)
        moved = [table for table in tables if table.stage not in (stage, "starting")]
        for table in moved:
            await self.move(table)
        return [table for table in tables if table not in moved], following

    async def page_of_guest(
        self, guest: str, before: str, count: int, stage: str | None = None
    ) -> tuple[list[LobbyTable], str]:
        """The tables ``guest`` opened or joined, newest first, and where the next page begins; at one stage, or all.

        A page of one stage may have fewer than ``count`` tables, or none, although another page follows.
        """
        if stage is None:
            return await self._page(_of(guest), before, count)
        tables, following = await self._page(_of(guest), before, LOOKED_THROUGH)
        found = [table for table in tables if table.stage == stage]
        return found[:count], entry_of(found[count - 1]) if len(found) > count else following

    async def _page(self, key: str, before: str, count: int) -> tuple[list[LobbyTable], str]:
        start = f"({before}" if before else "+"
        entries = await self._store.zrange(key, start, "-", desc=True, bylex=True, offset=0, num=count)
        found = await gather(*(listed_table(self._store, key, entry) for entry in entries))
        following = entries[-1].decode() if len(entries) == count else ""
        return [table for table in found if table is not None], following

    async def _put(self, key: str, table: LobbyTable) -> None:
        await self._store.zadd(key, {entry_of(table): 0})
        await self._store.zremrangebyrank(key, 0, -ROOM - 1)
