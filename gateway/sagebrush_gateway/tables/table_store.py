"""Tables in the store: changed by compare-and-set, so two joiners never get one seat."""

import re
from collections.abc import Callable
from time import monotonic

from sagebrush_gateway.problems import UNKNOWN_TABLE, Problem
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.group_claims import GroupClaims
from sagebrush_gateway.tables.live_tables import LiveTables
from sagebrush_gateway.tables.lobby_table import LobbyTable, Stage, advanced
from sagebrush_gateway.tables.rematches import Rematches
from sagebrush_gateway.tables.stored_tables import encode_table, key_of, table_in
from sagebrush_gateway.tables.table_changes import TableChanges
from sagebrush_gateway.tables.table_lists import TableLists
from sagebrush_process.clock import HOUR_MS

ROOM = 16_384
"""Tables kept at hand."""

FRESH = 60.0
"""Seconds in which a table at hand is believed, should a change of it have been missed."""
_ID = re.compile("[0-9a-z]{26}")


class LobbyTableStore:
    """Tables by id; one with a game seldom changes, so it is kept at hand as long as changes are told here.

    ``live`` counts those of a host, ``lists`` has pages of them, ``claims`` and ``rematches`` what belongs to groups
    and to finished games.
    """

    def __init__(self, store: Store, settings: GatewaySettings) -> None:
        self._store = store
        self._lifetime = int(settings.gateway_open_table_hours * HOUR_MS)
        self._cache: dict[str, tuple[float, LobbyTable]] = {}
        self._forgotten = 0
        self.live = LiveTables(store, settings.gateway_live_tables)
        self.lists = TableLists(store, self.live)
        self.claims = GroupClaims(store)
        self.rematches = Rematches(store, self._lifetime)
        self.changes = TableChanges(store)
        self.changes.subscribe(self.forget)
        self.changes.when_lost(self.forget_all)

    async def get(self, table_id: str) -> LobbyTable:
        """The table; raises the problem when there is none."""
        until, table = self._cache.get(table_id, (0.0, None))
        if table is None or until < monotonic() or not self.changes.are_known():
            return await self.newest(table_id)
        return table

    async def newest(self, table_id: str) -> LobbyTable:
        """The same, from the store in any case; not kept at hand where a table changed while the answer was coming."""
        if not _ID.fullmatch(table_id):  # it would name something else that is kept beside tables
            raise Problem(UNKNOWN_TABLE)
        forgotten = self._forgotten
        table = table_in(await self._store.get(key_of(table_id)))
        if table.has_game() and forgotten == self._forgotten:
            self._keep_at_hand(table)
        return table

    async def add(self, table: LobbyTable) -> LobbyTable:
        """Keeps a new table for as long as tables stay open; raises the problem of a host who has too many.

        Repeating it, also after a kill, gives the table as it is by now, and lists it unless it has begun.
        """
        table = await self._keep_counted(table, table.group.tables if table.group else 1)
        if not table.is_open():
            return table
        await self.lists.add_new(table)
        await self.changes.note(table.id)
        return table

    async def _keep_counted(self, table: LobbyTable, count: int) -> LobbyTable:
        """Keeps and counts ``table``, unless its host would have too many: however many he opens at the same time.

        Kept first: who looks for tables that vanished takes one that is counted and not kept for one of these.
        """
        is_new = await self._store.set(key_of(table.id), encode_table(table), nx=True, pxat=self._end_of(table))
        try:
            await self.live.begin(table, count)
        except Problem:
            if is_new:
                await self._store.delete(key_of(table.id))
            raise
        return table if is_new else await self.newest(table.id)

    async def keep(self, table: LobbyTable) -> LobbyTable:
        """The table of this id: ``table``, unless somebody else kept one before. It vanishes unless it is advanced."""
        await self._store.set(key_of(table.id), encode_table(table), nx=True, px=self._lifetime)
        await self.lists.remember(table.host, table)
        return await self.get(table.id)

    async def keep_in_group(self, table: LobbyTable) -> LobbyTable:
        """The same for a table of a group: it is on the lists of who sits there alone, and counts for its host."""
        await self._store.set(key_of(table.id), encode_table(table), nx=True, px=self._lifetime)
        for guest in {occupant.guest for occupant in table.seats if occupant is not None and occupant.guest}:
            await self.lists.remember(guest, table)
        await self.live.begin_in_group(table)
        return await self.get(table.id)

    async def change(self, table_id: str, step: Callable[[LobbyTable], LobbyTable]) -> LobbyTable:
        """The table after ``step``, which runs again when another caller was faster; raises what ``step`` raises."""
        key = key_of(table_id)

        async def changed(pipe: Store) -> tuple[LobbyTable, LobbyTable]:
            before = table_in(await pipe.get(key))
            after = step(before)
            if after != before:
                pipe.multi()
                pipe.set(key, encode_table(after), pxat=self._end_of(after))
            return before, after

        found: tuple[LobbyTable, LobbyTable] = await self._store.transaction(changed, key, value_from_callable=True)
        before, after = found
        if after != before:
            self.forget(table_id)  # it has changed also where nobody can be told of it now
            await self.changes.note(table_id)
        return after

    def _end_of(self, table: LobbyTable) -> int | None:
        """Unix milliseconds at which the table vanishes, before its seed does; None once its game may have begun."""
        return table.opened + self._lifetime if table.stage in ("open", "closed") else None

    async def advance(self, table_id: str, stage: Stage) -> LobbyTable:
        """The table at ``stage``, and in the lists where it belongs then."""
        table = await self.change(table_id, lambda table: advanced(table, stage))
        await self.lists.move(table)
        return table

    async def remove(self, table: LobbyTable) -> None:
        """Takes a closed table away."""
        await self._store.delete(key_of(table.id))
        await self.lists.remove(table)
        await self.changes.note(table.id)

    def forget(self, table_id: str) -> None:
        """Reads the table from the store the next time: it has changed, here or at another gateway."""
        self._forgotten += 1
        self._cache.pop(table_id, None)

    def forget_all(self) -> None:
        """Reads every table from the store the next time."""
        self._forgotten += 1
        self._cache.clear()

    def _keep_at_hand(self, table: LobbyTable) -> None:
        if len(self._cache) >= ROOM:
            self._cache.pop(next(iter(self._cache)))
        self._cache[table.id] = monotonic() + FRESH, table
