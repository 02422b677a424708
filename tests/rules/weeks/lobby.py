"""How the games of a simulation begin: alone, in groups, again, or as branches, by the gateway's own functions.

The store of tables is a dictionary here; whoever waits for it may find that somebody else was faster.
"""

import asyncio
import random
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import cast

from msgspec.structs import replace

from sagebrush_games.kernel.messages import AbsenceTerms, ClockTerms, Config
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.problems import UNKNOWN_TABLE, Problem
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.tables.branching import SPECTATOR, BranchPlan, branch_table
from sagebrush_gateway.tables.groups import new_group
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable, Occupant, SleepHours, Stage, advanced
from sagebrush_gateway.tables.rematch import rematch
from sagebrush_gateway.tables.seating import joined
from sagebrush_gateway.tables.table_store import LobbyTableStore
from sagebrush_gateway.tables.table_terms import TableAbsence, TableClock
from sagebrush_rpc import RulesClient

GROUP_HOURS = 60 * 24


class Lists:
    """Nobody lists or counts tables here."""

    async def remember(self, guest: str, table: LobbyTable) -> None:
        """Nothing."""

    async def move(self, table: LobbyTable) -> None:
        """Nothing."""

    async def stop(self, table: LobbyTable) -> None:
        """Nothing."""


class Rematches:
    """Where people play again, by the id of the finished table."""

    def __init__(self) -> None:
        self._agreed: dict[str, str] = {}

    async def of(self, table: str) -> str:
        """Where the people of a table play again; empty when nobody asked."""
        await asyncio.sleep(0)
        return self._agreed.get(table, "")

    async def agree(self, table: str, before: str, wanted: LobbyTable) -> str:
        """Where they play again: ``wanted``, unless others have agreed on another table since ``before``."""
        await asyncio.sleep(0)
        if self._agreed.get(table, "") == before:
            self._agreed[table] = wanted.id
        return self._agreed[table]


class Tables:
    """Stands for the store of tables."""

    def __init__(self) -> None:
        self.kept: dict[str, LobbyTable] = {}
        self.opened: list[str] = []
        """Every table that was opened; one that was taken away, too."""
        self.lists = self.live = Lists()
        self.rematches = Rematches()

    async def get(self, table: str) -> LobbyTable:
        """The table; raises the problem when there is none."""
        await asyncio.sleep(0)
        if table not in self.kept:
            raise Problem(UNKNOWN_TABLE)
        return self.kept[table]

    async def add(self, table: LobbyTable) -> LobbyTable:
        """Keeps a new table, and gives it."""
        self.opened.append(table.id)
        return self.kept.setdefault(table.id, table)

    async def keep_in_group(self, table: LobbyTable) -> LobbyTable:
        """The table of this id: ``table``, unless it was kept before."""
        return self.kept.setdefault(table.id, table)

    async def remove(self, table: LobbyTable) -> None:
        """Takes a table away."""
        self.kept.pop(table.id, None)

    async def change(self, table: str, step: Callable[[LobbyTable], LobbyTable]) -> LobbyTable:
        """The table after ``step``."""
        await asyncio.sleep(0)
        self.kept[table] = step(self.kept[table])
        return self.kept[table]

    async def advance(self, table: str, stage: Stage) -> LobbyTable:
        """The table at ``stage``."""
        return await self.change(table, lambda table: advanced(table, stage))


@dataclass(frozen=True)
class Rematch:
    """The table that everybody was told who asked to play again, and by how many seats they moved on."""

    played: str
    told: set[str]
    turn: int


@dataclass
class Openings:
    """Opens and starts tables for guests; each method says which games have begun."""

    rules: RulesClient
    dice: random.Random
    tables: Tables = field(default_factory=Tables)
    groups: list[str] = field(default_factory=list)
    """The tables at which the people of a whole group sat down."""
    rematches: list[Rematch] = field(default_factory=list)
    number: int = 0

    def __post_init__(self) -> None:
        self._lobby = Lobby(GatewaySettings(), self.rules, cast(LobbyTableStore, self.tables))

    async def open(self, config: Config, tables: int = 1) -> list[str]:
        """A game with a chance of its own, or several with one that they share."""
        group = new_group(tables, config.seats, GROUP_HOURS) if tables > 1 else None
        table = self._table(config, tables * config.seats)
        await self._lobby.open_table(replace(table, group=group))
        if group:
            self.groups.append(table.id)
        return await self._start(table.id, [_guest(f"{table.id}{seat}") for seat in range(tables * config.seats)])

    async def play_again(self, table_id: str, turn: int) -> list[str]:
        """A rematch, for which everybody asks at once and again later."""
        played = await self.tables.get(table_id)
        people = [_guest(seat.guest) for seat in played.seats if seat is not None]
        asking = [rematch(self._lobby, guest, played, self._new_id(), turn, _may_open) for guest in people]
        agreed = await asyncio.gather(*asking)
        agreed.append(await rematch(self._lobby, people[-1], played, self._new_id(), turn, _may_open))
        self.rematches.append(Rematch(table_id, {table.id for table in agreed}, turn))
        return await self._start(agreed[0].id, people)

    async def branch(
        self, game: str, version: int, seat: int | None, clock: ClockTerms | None, absence: AbsenceTerms | None
    ) -> list[str]:
        """A branch of a game with other terms; of a running one from what ``seat`` knows, or a spectator."""
        parent = await self._lobby.refresh(await self.tables.get(game))
        host = _guest(_sitting(parent, seat or 0).guest)
        knowledge = SPECTATOR if seat is None and parent.stage != "finished" else None
        terms = _clock(clock), _absence(absence)
        plan = BranchPlan(version, knowledge, "A branch", "public", False, *terms)
        table = await branch_table(self._lobby, host, parent, plan, self._new_id())
        await self._lobby.open_table(table)
        return await self._start(table.id, [_guest(f"{table.id}{place}") for place in range(len(table.seats))], host)

    async def _start(self, table_id: str, people: list[Guest], host: Guest | None = None) -> list[str]:
        for guest in people:
            await self.tables.change(table_id, partial(self._joined, guest=guest))
        table = await self._lobby.start(host or _guest((await self.tables.get(table_id)).host), table_id)
        return list(table.group.games) if table.group else [table.id]

    def _joined(self, table: LobbyTable, guest: Guest) -> LobbyTable:
        """With ``guest`` on his seat; he sleeps at hours of his own where he may."""
        name = f"Player {sum(seat is not None for seat in table.seats)}"
        kept = next((one.player for one in table.reserved if one is not None and one.guest == guest.id), name)
        occupant = Occupant(kept, guest.id, self.dice.randbytes(16).hex(), sleep=self._hours(table.clock))
        return joined(table, guest, None, occupant)

    def _hours(self, clock: TableClock | None) -> SleepHours:
        if clock is None or not clock.own_sleep:
            return SleepHours()
        begin = self.dice.randrange(1440)
        return SleepHours(begin, (begin + self.dice.randrange(1, clock.own_sleep + 1)) % 1440)

    def _table(self, config: Config, seats: int) -> LobbyTable:
        table = self._new_id()
        return LobbyTable(
            id=table, title=config.title, edition=config.edition, variants=config.variants,
            options=config.options or {}, name=f"Table {self.number}", host=f"{table}0", commitment="", opened=0,
            visibility="private" if self.dice.random() < 0.5 else "public", seats=(None,) * seats,
            clock=_clock(config.clock), absence=_absence(config.absence),
        )  # fmt: skip

    def _new_id(self) -> str:
        self.number += 1
        return f"{self.number:05d}".ljust(26, "w")


async def _may_open() -> None:
    """Nobody has too many tables here."""


def _guest(guest: str) -> Guest:
    return Guest(guest, "", 0)


def _sitting(table: LobbyTable, seat: int) -> Occupant:
    occupant = table.seats[seat]
    assert occupant is not None
    return occupant


def _clock(terms: ClockTerms | None) -> TableClock | None:
    return TableClock(**asdict(terms)) if terms else None


def _absence(terms: AbsenceTerms | None) -> TableAbsence | None:
    return TableAbsence(**asdict(terms)) if terms else None
