"""A platform with everything a load needs: new games, and the commands that will be sent to them."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass

from sagebrush_bench.load.closed import Run, closed_loop
from sagebrush_bench.platform.callers import Callers, callers
from sagebrush_bench.platform.games import Foresight, Game, guests, started
from sagebrush_bench.platform.house import LIMITS, House, house
from sagebrush_bench.tables import Table, base_tables
from sagebrush_events import Record


@dataclass(frozen=True, slots=True)
class Stage:
    """A platform and what a figure needs around it."""

    house: House
    callers: Callers
    record: Record
    table: Table
    foresight: Foresight

    async def scripts(self, clients: int, length: int) -> list[list[bytes]]:
        """For each client, the first ``length`` commands of a new game of its own."""
        config = self.table.config
        tokens = await guests(self.callers, config.seats)
        games = await asyncio.gather(*(started(self.callers, config, tokens) for _ in range(clients)))
        return [await self.foresight.script(game, length) for game in games]

    async def finished(self) -> tuple[Game, int]:
        """A game that was played to its end, and its last version."""
        tokens = await guests(self.callers, self.table.config.seats)
        game = await started(self.callers, self.table.config, tokens)
        requests = await self.foresight.script(game)
        await closed_loop(self.house.url, [requests])
        return game, 1 + len(requests)

    async def run(self, clients: int, length: int) -> Run:
        """A closed loop of commands on new games."""
        return await closed_loop(self.house.url, await self.scripts(clients, length))


@asynccontextmanager
async def stage(limits: Mapping[str, str] = LIMITS) -> AsyncIterator[Stage]:
    """A platform with ``limits`` that plays the base game of the first title."""
    async with house(limits) as running, callers(running.url) as pool, running.record() as record:
        table = base_tables()[0]
        yield Stage(running, pool, record, table, Foresight(record, table.config))
