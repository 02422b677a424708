"""A stream over many tables: first what the reader missed, then what changes, as it changes."""

from asyncio import gather, sleep
from collections.abc import AsyncGenerator, AsyncIterator
from dataclasses import dataclass, field

from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.table_updates import UpdateReader
from sagebrush_gateway.following.followers import PAUSE, Followers
from sagebrush_gateway.following.mailbox import Changed, Mailbox
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.errors import RulesError

OVERLAP_MS = 30_000
"""Looked at again before a cursor: clocks of several machines differ, and commits take a moment to arrive."""
PAGE = 16
"""Tables that are looked at together."""
ROOM = 16_384
"""Games whose newest version is remembered for a reader; of others an update may come twice."""
Updates = AsyncGenerator[TableUpdateResponse, None]


@dataclass(slots=True)
class TableStream:
    """What one reader is told, in order; of a game no version comes after a newer one."""

    followers: Followers
    box: Mailbox
    reader: UpdateReader
    told: dict[str, tuple[int, str]] = field(default_factory=dict)
    """By game: the newest version that the reader knows, and the id of that update."""
    warned: dict[str, None] = field(default_factory=dict)
    """The ids of the warnings that the reader knows."""

    async def updates(self) -> Updates:
        """All updates until the reader goes; across restarts of the rules service."""
        while True:
            await self.box.woken.wait()
            seen, changed = self.box.since or 0, Changed()
            try:
                if self.box.since is not None:
                    async for update in self._missed(seen):
                        yield update
                seen, changed, warnings = self.box.take()
                for told in warnings:
                    for update in filter(self._is_news, await self.reader.warned(told)):
                        yield update.model_copy(update={"cursor": seen})
                async for update in self._changed(seen, changed):
                    yield update
            except RulesError:
                self.box.put_back(changed, seen)
                self.box.catch_up(seen)
                await sleep(PAUSE)

    async def _missed(self, since: int) -> AsyncIterator[TableUpdateResponse]:
        """The tables that changed after ``since``; until all are told, cursors stay there, so none is skipped."""
        self.box.since = None
        if self.box.is_outdated:
            self.box.is_outdated = False
            self.told.clear()
            self.warned.clear()
        now = self.followers.complete_until()
        after = max(-1, since - OVERLAP_MS)
        async for page in self._tables(with_finished=since > 0):
            for updates in await gather(*(self.reader.missed(table.id, after) for table in page)):
                for update in filter(self._is_news, updates):
                    yield update.model_copy(update={"cursor": since})
        yield TableUpdateResponse(id=f"ready-{now}", type="ready", cursor=now)

    async def _changed(self, began: int, changed: Changed) -> AsyncIterator[TableUpdateResponse]:
        """The updates of tables that ``changed``, which loses each as it is told."""
        while changed:
            table, commit = next(iter(changed.items()))
            update = await self.reader.update(table, commit)
            del changed[table]
            if update is not None and self._is_news(update):
                yield update.model_copy(update={"cursor": began})

    def _is_news(self, update: TableUpdateResponse) -> bool:
        """Whether the reader does not know it yet."""
        assert update.table is not None
        if update.version is None:
            return self._is_table_news(update, update.table)
        if update.type == "warned":
            return self._is_warning_news(update.id)
        self.box.known.discard(update.table)
        told = self.told.get(update.table, (0, ""))
        if update.version < told[0] or update.id == told[1]:
            return False
        if len(self.told) >= ROOM:
            self.told.pop(next(iter(self.told)))
        self.told[update.table] = update.version, update.id
        return True

    def _is_warning_news(self, warning: str) -> bool:
        if warning in self.warned:
            return False
        if len(self.warned) >= ROOM:
            self.warned.pop(next(iter(self.warned)))
        self.warned[warning] = None
        return True

    def _is_table_news(self, update: TableUpdateResponse, table: str) -> bool:
        """Whether it belongs to what the reader was told of, when it is about a table that is gone."""
        if update.type == "removed":
            was_known = table in self.box.known or table in self.told
            self.box.known.discard(table)
            self.told.pop(table, None)
            return was_known
        if update.stage in ("open", "starting"):
            self.box.known.add(table)
        else:
            self.box.known.discard(table)
        return True

    async def _tables(self, with_finished: bool) -> AsyncIterator[list[LobbyTable]]:
        """The tables of the reader, newest first; those of the lobby are the open ones."""
        before, lists = "", self.reader.gateway.tables.lists
        while True:
            if self.reader.is_lobby:
                found, before = await lists.page_of_all("open", before, PAGE)
            else:
                found, before = await lists.page_of_guest(self.reader.caller.id, before, PAGE)
            if page := [table for table in found if with_finished or table.stage not in ("finished", "closed")]:
                yield page
            if not before:
                return
