"""Followers of many games at this gateway, and how changes come to them.

Commits come from the rules service in one call for the whole process, changes of tables from the store. While either is
away nothing is lost: afterwards every reader looks at its tables again.
"""

import asyncio
from collections import defaultdict
from collections.abc import Iterator
from contextlib import aclosing, contextmanager, suppress

from sagebrush_gateway.following.mailbox import Mailbox
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.store import AWAY
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.table_store import LobbyTableStore
from sagebrush_process.clock import now_ms
from sagebrush_process.tasks import run_together
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

LOBBY = "lobby"
"""The owner of the mailboxes of those who follow all public tables; no caller has this id."""
PAUSE = 0.25
"""Seconds before the rules service is asked again after it went away."""


class Followers:
    """The mailboxes of this process."""

    def __init__(self, rules: RulesClient, tables: LobbyTableStore) -> None:
        self._rules = rules
        self._tables = tables
        self._mailboxes: defaultdict[str, set[Mailbox]] = defaultdict(set)
        self._wanted = asyncio.Event()
        self._is_connected = False
        self._complete_until = now_ms()
        self._changes: asyncio.Queue[str] = asyncio.Queue()
        tables.changes.subscribe(self._note_change)
        tables.changes.when_lost(self._start_over)

    @contextmanager
    def mailbox(self, owner: str, since: int) -> Iterator[Mailbox]:
        """The mailbox of a new reader that has seen everything up to ``since``, Unix ms; 0: nothing."""
        box = Mailbox(owner, since)
        self._mailboxes[owner].add(box)
        self._wanted.set()
        if self._is_connected:
            box.woken.set()
        try:
            yield box
        finally:
            self._mailboxes[owner].discard(box)
            if not self._mailboxes[owner]:
                del self._mailboxes[owner]

    def complete_until(self) -> int:
        """The time in Unix ms up to which everything that happened is in the mailboxes."""
        return now_ms() if self._is_connected else self._complete_until

    async def follow(self) -> None:
        """Fills mailboxes until it is cancelled."""
        await run_together(self._follow_commits(), self._follow_changes())

    async def _follow_commits(self) -> None:
        while True:
            await self._wanted.wait()
            with suppress(RulesError, *AWAY):
                await self._read_commits()
            self._disconnect()
            await asyncio.sleep(PAUSE if self._mailboxes else 0)

    async def _read_commits(self) -> None:
        """Delivers commits until nobody follows any more; the first message says that none is missed from now on."""
        async with aclosing(self._rules.follow()) as messages:
            async for message in messages:
                if not self._is_connected:
                    self._connect()
                self._complete_until = now_ms()  # later ones may be lost: a connection that dies is silent for a while
                for commit in message.commits:
                    await self._deliver(commit)
                for warnings in message.warnings:
                    await self._warn(warnings)
                if not self._mailboxes:
                    self._wanted.clear()
                    self._disconnect()
                    return

    def _connect(self) -> None:
        self._is_connected = True
        for box in self._all():
            box.catch_up(self._complete_until if box.since is None else box.since)

    def _disconnect(self) -> None:
        self._is_connected = False

    async def _deliver(self, commit: wire.FollowedCommit) -> None:
        for box in await self._boxes_of(commit.game):
            box.put(commit.game, commit, now_ms())

    async def _warn(self, told: wire.FollowedWarnings) -> None:
        for box in await self._boxes_of(told.game):
            box.warn(told, now_ms())

    async def _boxes_of(self, game: str) -> list[Mailbox]:
        """Those of everybody to whom ``game`` belongs."""
        table = await self._table(game)
        owners = owners_of(table) if table is not None else ()
        return [box for owner in owners for box in self._mailboxes.get(owner, ())]

    def _start_over(self) -> None:
        for box in self._all():
            box.start_over(now_ms())

    def _note_change(self, table: str) -> None:
        if self._mailboxes:
            self._changes.put_nowait(table)

    async def _follow_changes(self) -> None:
        while True:
            changed = await self._changes.get()
            try:
                await self._deliver_change(changed)
            except AWAY:
                self._changes.put_nowait(changed)
                await asyncio.sleep(PAUSE)

    async def _deliver_change(self, changed: str) -> None:
        self._tables.forget(changed)
        table = await self._table(changed)
        owners = set() if table is None else owners_of(table) | {*table.former}
        if table is not None and table.is_listed():
            owners.add(LOBBY)
        for box in self._all():
            if box.owner in owners or changed in box.known:
                box.put(changed, None, now_ms())

    async def _table(self, table: str) -> LobbyTable | None:
        try:
            return await self._tables.get(table)
        except Problem:
            return None

    def _all(self) -> list[Mailbox]:
        return [box for boxes in self._mailboxes.values() for box in boxes]


def owners_of(table: LobbyTable) -> set[str]:
    """The ids of the guests to whom ``table`` belongs: its players, and its host unless it is sealed for the host."""
    seated = {occupant.guest for occupant in table.seats if occupant is not None and occupant.guest}
    return {table.host, *seated} if table.belongs_to_host() else seated
