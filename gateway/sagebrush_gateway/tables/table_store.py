"""Tables in the store: changed by compare-and-set, so two joiners never get one seat; listed newest first."""

import re
from asyncio import gather
from collections.abc import Callable
from time import monotonic

import msgspec

from sagebrush_gateway.problems import UNKNOWN_TABLE, Problem, too_many_tables
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store
from sagebrush_gateway.tables.lobby_table import LobbyTable, Stage, advanced
from sagebrush_gateway.tables.table_changes import TableChanges
from sagebrush_gateway.tables.table_terms import GroupPlace
from sagebrush_process.clock import HOUR_MS

LOOKED_THROUGH = 100
"""Tables of a guest that are read for one page of those at a stage: as many as for the longest page of all."""
ROOM = 16_384
"""Started tables kept at hand, and entries a list of tables keeps."""

FRESH = 60.0
"""Seconds in which a table at hand is believed, should a change of it have been missed."""
_ID = re.compile("[0-9a-z]{26}")
LISTED: tuple[Stage, ...] = ("open", "started", "finished")

_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(LobbyTable).decode


def _key(table: str) -> str:
    return f"gw:table:{table}"


def _claim_of(place: GroupPlace, guest: str) -> str:
    return f"gw:group:{place.group}:{guest}"


def _rematch_of(table: str) -> str:
    return f"gw:table:{table}:rematch"


def _list_of(guest: str) -> str:
    return f"gw:guest:{guest}:tables"


def _live_of(host: str) -> str:
    return f"gw:guest:{host}:live"


def _list_at(stage: Stage) -> str:
    return f"gw:tables:{stage}"


def _entry(table: LobbyTable) -> str:
    """Sorts by time; ends with the id."""
    return f"{table.opened:013d}{table.id}"


class LobbyTableStore:
    """Tables by id; one with a game seldom changes, so it is kept at hand as long as changes are told here."""

    def __init__(self, store: Store, settings: GatewaySettings) -> None:
        self._store = store
        self._most = settings.gateway_live_tables
        self._lifetime = int(settings.gateway_open_table_hours * HOUR_MS)
        self._cache: dict[str, tuple[float, LobbyTable]] = {}
        self._forgotten = 0
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
        table = _table(await self._store.get(_key(table_id)))
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
        await self._list(_list_of(table.host), table)
        if table.visibility == "public":
            await self._list(_list_at("open"), table)
        await self.changes.note(table.id)
        return table

    async def _keep_counted(self, table: LobbyTable, count: int) -> LobbyTable:
        """Keeps and counts ``table``, unless its host would have too many: however many he opens at the same time.

        Kept first: who looks for tables that vanished takes one that is counted and not kept for one of these.
        """
        is_new = await self._store.set(_key(table.id), _encode(table), nx=True, pxat=self._end_of(table))
        try:
            await self._count(table, count)
        except Problem:
            if is_new:
                await self._store.delete(_key(table.id))
            raise
        return table if is_new else await self.newest(table.id)

    async def _count(self, table: LobbyTable, count: int) -> None:
        key = _live_of(table.host)

        async def counted(pipe: Store) -> None:
            if await pipe.zscore(key, _entry(table)) is not None:
                return
            if _counted(await pipe.zrange(key, 0, -1, withscores=True)) + count > self._most:
                raise too_many_tables(self._most)
            pipe.multi()
            pipe.zadd(key, {_entry(table): count - 1})

        await self._store.transaction(counted, key)

    async def keep(self, table: LobbyTable) -> LobbyTable:
        """The table of this id: ``table``, unless somebody else kept one before. It vanishes unless it is advanced."""
        await self._store.set(_key(table.id), _encode(table), nx=True, px=self._lifetime)
        await self._list(_list_of(table.host), table)
        return await self.get(table.id)

    async def keep_in_group(self, table: LobbyTable) -> LobbyTable:
        """The same for a table of a group: it is on the lists of who sits there alone, and counts for its host."""
        await self._store.set(_key(table.id), _encode(table), nx=True, px=self._lifetime)
        for guest in {occupant.guest for occupant in table.seats if occupant is not None and occupant.guest}:
            await self._list(_list_of(guest), table)
        await self._list(_live_of(table.host), table)
        return await self.get(table.id)

    async def change(self, table_id: str, step: Callable[[LobbyTable], LobbyTable]) -> LobbyTable:
        """The table after ``step``, which runs again when another caller was faster; raises what ``step`` raises."""
        key = _key(table_id)

        async def changed(pipe: Store) -> tuple[LobbyTable, LobbyTable]:
            before = _table(await pipe.get(key))
            after = step(before)
            if after != before:
                pipe.multi()
                pipe.set(key, _encode(after), pxat=self._end_of(after))
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
        await self._enlist(table)
        return table

    async def _enlist(self, table: LobbyTable) -> None:
        """Puts ``table`` into the lists where it belongs, and only then takes it off others: it is never in none."""
        if table.stage in LISTED and table.is_listed():
            await self._list(_list_at(table.stage), table)
        for other in LISTED:
            if other != table.stage or not table.is_listed():
                await self._store.zrem(_list_at(other), _entry(table))
        if table.stage == "finished":
            await self.stop_counting(table)

    async def claim_in_group(self, place: GroupPlace, guest: str, game: str) -> str:
        """The one game of a group at which ``guest`` may accept a seat: ``game``, unless he did so at another one."""
        key = _claim_of(place, guest)
        await self._store.set(key, game, nx=True, pxat=place.until + HOUR_MS)
        return (await self._store.get(key) or b"").decode()

    async def release_claim(
        self, place: GroupPlace, guest: str, game: str, has_seat: Callable[[LobbyTable], bool]
    ) -> None:
        """Lets ``guest`` accept a seat at another game of the group, unless he has one at ``game`` or is getting it."""
        if has_seat(await self.newest(game)) or not await self._forget_claim(_claim_of(place, guest), game):
            return
        if has_seat(await self.newest(game)):  # he got it meanwhile: claim and table have no transaction in common
            await self.claim_in_group(place, guest, game)

    async def _forget_claim(self, key: str, game: str) -> bool:
        """Whether the claim of ``key`` was one to ``game``, and is none any more."""

        async def forgotten(pipe: Store) -> bool:
            if await pipe.get(key) != game.encode():
                return False
            pipe.multi()
            pipe.delete(key)
            return True

        return bool(await self._store.transaction(forgotten, key, value_from_callable=True))

    async def rematch_of(self, table_id: str) -> str:
        """The id of the table where the people of a finished game play again; empty when nobody asked for one."""
        known = await self._store.get(_rematch_of(table_id))
        return known.decode() if known else ""

    async def agree_on_rematch(self, table_id: str, before: str, table: LobbyTable) -> str:
        """The id of the table where they play again: ``table``, unless it is no longer ``before`` that was agreed on.

        Forgotten when ``table`` would have vanished, so that they may play again from the same game on another day.
        """
        key = _rematch_of(table_id)

        async def agreed(pipe: Store) -> str:
            known = await pipe.get(key)
            if known and known.decode() != before:
                return str(known.decode())
            pipe.multi()
            pipe.set(key, table.id, pxat=table.opened + self._lifetime)
            return table.id

        return str(await self._store.transaction(agreed, key, value_from_callable=True))

    async def stop_counting(self, table: LobbyTable) -> None:
        """Leaves an unfinished table out of those that its host has opened, for good."""
        await self._store.zrem(_live_of(table.host), _entry(table))

    async def count_live(self, host: str) -> int:
        """How many unfinished tables ``host`` has opened, as far as anybody noticed, without abandoned ones."""
        return _counted(await self._store.zrange(_live_of(host), 0, -1, withscores=True))

    async def live(self, host: str) -> list[LobbyTable]:
        """The unfinished tables of ``host``; those that expired are forgotten on the way."""
        key = _live_of(host)
        found = await gather(*(self._listed(key, entry.decode()) for entry in await self._store.zrange(key, 0, -1)))
        return [table for table in found if table is not None]

    async def remove(self, table: LobbyTable) -> None:
        """Takes a closed table away."""
        await self._store.delete(_key(table.id))
        await self._store.zrem(_list_at("open"), _entry(table))
        await self._store.zrem(_list_of(table.host), _entry(table))
        await self._store.zrem(_live_of(table.host), _entry(table))
        await self.changes.note(table.id)

    def forget(self, table_id: str) -> None:
        """Reads the table from the store the next time: it has changed, here or at another gateway."""
        self._forgotten += 1
        self._cache.pop(table_id, None)

    def forget_all(self) -> None:
        """Reads every table from the store the next time."""
        self._forgotten += 1
        self._cache.clear()

    async def remember(self, guest: str, table: LobbyTable) -> None:
        """Puts ``table`` on the list of ``guest``."""
        await self._list(_list_of(guest), table)

    async def unlist(self, guest: str, table: LobbyTable) -> None:
        """Takes ``table`` off the list of ``guest``."""
        await self._store.zrem(_list_of(guest), _entry(table))

    async def page_of_all(self, stage: Stage, before: str, count: int) -> tuple[list[LobbyTable], str]:
        """Public tables at ``stage``, newest first, and where the next page begins.

        One that has moved on, by a gateway that died before it changed the lists, is put where it belongs; then the
        page has fewer than ``count``.
        """
        tables, following = await self._page(_list_at(stage), before, count)
        moved = [table for table in tables if table.stage not in (stage, "starting")]
        for table in moved:
            await self._enlist(table)
        return [table for table in tables if table not in moved], following

    async def page_of_guest(
        self, guest: str, before: str, count: int, stage: str | None = None
    ) -> tuple[list[LobbyTable], str]:
        """The tables ``guest`` opened or joined, newest first, and where the next page begins; at one stage, or all.

        A page of one stage may have fewer than ``count`` tables, or none, although another page follows.
        """
        if stage is None:
            return await self._page(_list_of(guest), before, count)
        tables, following = await self._page(_list_of(guest), before, LOOKED_THROUGH)
        found = [table for table in tables if table.stage == stage]
        return found[:count], _entry(found[count - 1]) if len(found) > count else following

    async def _page(self, key: str, before: str, count: int) -> tuple[list[LobbyTable], str]:
        start = f"({before}" if before else "+"
        entries = await self._store.zrange(key, start, "-", desc=True, bylex=True, offset=0, num=count)
        found = await gather(*(self._listed(key, entry.decode()) for entry in entries))
        following = entries[-1].decode() if len(entries) == count else ""
        return [table for table in found if table is not None], following

    async def _listed(self, key: str, entry: str) -> LobbyTable | None:
        stored = await self._store.get(_key(entry[13:]))
        if stored is None:
            await self._store.zrem(key, entry)
            return None
        return _decode(stored)

    async def _list(self, key: str, table: LobbyTable) -> None:
        await self._store.zadd(key, {_entry(table): 0})
        await self._store.zremrangebyrank(key, 0, -ROOM - 1)

    def _keep_at_hand(self, table: LobbyTable) -> None:
        if len(self._cache) >= ROOM:
            self._cache.pop(next(iter(self._cache)))
        self._cache[table.id] = monotonic() + FRESH, table


def _counted(entries: list[tuple[bytes, float]]) -> int:
    """How many tables the entries stand for: the score of one is how many more a group will have."""
    return sum(1 + int(more) for _, more in entries)


def _table(stored: bytes | None) -> LobbyTable:
    if stored is None:
        raise Problem(UNKNOWN_TABLE)
    return _decode(stored)
