"""A platform with everything a load needs: new games, and the commands that will be sent to them."""

import asyncio
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from sagebrush_bench.load.closed import Run, closed_loop
from sagebrush_bench.platform.callers import Callers, callers
from sagebrush_bench.platform.cluster import LIMITS, Cluster, cluster
from sagebrush_bench.platform.games import CommandScript, StartedGame, guests, start_game
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_events import Record


@dataclass(frozen=True, slots=True)
class Fixture:
    """A platform and what a figure needs around it."""

    cluster: Cluster
    callers: Callers
    record: Record
    table: BenchTable
    command_script: CommandScript

    async def scripts(self, clients: int, length: int) -> list[list[bytes]]:
        """For each client, the first ``length`` commands of a new game of its own."""
        config = self.table.config
        tokens = await guests(self.callers, config.seats)
        games = await asyncio.gather(*(start_game(self.callers, config, tokens) for _ in range(clients)))
        return [await self.command_script.script(game, length) for game in games]

    async def finished(self) -> tuple[StartedGame, int]:
        """A game that was played to its end, and its last version."""
        tokens = await guests(self.callers, self.table.config.seats)
        game = await start_game(self.callers, self.table.config, tokens)
        requests = await self.command_script.script(game)
        await closed_loop(self.cluster.url, [requests])
        return game, 1 + len(requests)

    async def run(self, clients: int, length: int) -> Run:
        """A closed loop of commands on new games."""
        return await closed_loop(self.cluster.url, await self.scripts(clients, length))


@asynccontextmanager
async def fixture(limits: Mapping[str, str] = LIMITS, folder: Path | None = None) -> AsyncIterator[Fixture]:
    """A platform with ``limits`` that plays the base game of the first title; its files lie in ``folder``."""
    async with cluster(limits, folder) as running, callers(running.url) as pool, running.record() as record:
        table = base_tables()[0]
        yield Fixture(running, pool, record, table, CommandScript(record, table.config))
