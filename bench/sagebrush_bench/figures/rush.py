"""How long a computer's turn waits when very many are due at once, and at which levels they are played."""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from time import perf_counter

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.platform.cluster import Cluster
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.platform.games import guests, join, open_table
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_events import decode

OPPONENT = "master"
HOSTS = 8
"""Guests whose games they are: workers take from the queues of guests in turn."""
MESSENGERS = ("relay", "sweeper")
"""The processes that put turns into the queues."""
SLOWEST = 120.0
"""Seconds after which a turn is taken for lost."""
PAUSE = 0.1


async def measure(scale: Scale) -> list[Measurement]:
    """The seconds until the last of ``scale.rush`` turns of a strong level is played, for each title."""
    async with fixture() as platform:
        return [await _measured(platform, table, scale.rush) for table in base_tables()]


async def _measured(platform: Fixture, table: BenchTable, count: int) -> Measurement:
    with _nobody_told(platform.cluster):
        games = await _games(platform, table, count)
    began = perf_counter()
    waits = sorted(await _answers(platform, games, began))
    levels = Counter([await _level(platform, game) for game in games])
    played = ", ".join(f"{number} {level}" for level, number in levels.most_common())
    detail = f"{count} turns of {OPPONENT}; half are played after {waits[count // 2]:.1f} s; played by: {played}"
    what = f"{count} turns of computers due at once, the last one, {table.name}"
    return Measurement(what, "s", [waits[-1]], Goal(60, 30, more_is_better=False), detail)


@contextmanager
def _nobody_told(cluster: Cluster) -> Iterator[None]:
    """No worker hears of a turn while the block lasts; within thirty seconds no health check fails for it."""
    stopped = [pid for name, pid in cluster.pids.items() if name in MESSENGERS]
    for pid in stopped:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in stopped:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


async def _games(platform: Fixture, table: BenchTable, count: int) -> list[str]:
    """So many new games that wait for a computer."""
    hosts, games = await guests(platform.callers, HOSTS), list[str]()
    while len(games) < count:
        missing = count - len(games)
        begun = await asyncio.gather(*(_game(platform, table, hosts[number % HOSTS]) for number in range(missing)))
        games += [game for game in begun if game]
    return games


async def _game(platform: Fixture, table: BenchTable, host: str) -> str:
    """A new game; empty where the one person at the table was drawn to begin."""
    own = table.config.seats - 1
    opened = await open_table(platform.callers, table.config, host)
    await join(platform.callers, opened.id, host, own)
    await opened.add_opponents(OPPONENT)
    game = str((await opened.start())["game"])
    begins = (await platform.callers.client(host).game(game).look())["awaited"][0]["seat"]
    return game if begins < own else ""


async def _answers(platform: Fixture, games: list[str], began: float) -> list[float]:
    """After how many seconds the first turn of each game was seen to be played."""
    waiting, waits = set(games), []
    while waiting:
        heads = {game: await platform.record.head(game) for game in waiting}
        seconds = perf_counter() - began
        played = {game for game, head in heads.items() if head > 1}
        waits += [seconds] * len(played)
        waiting -= played
        if seconds > SLOWEST:
            raise BenchError(f"{len(waiting)} turns were not played in {SLOWEST:.0f} s")
        await asyncio.sleep(PAUSE)
    return waits


async def _level(platform: Fixture, game: str) -> str:
    """The player of the first turn of ``game``."""
    commit = await platform.record.at(game, 2)
    engine = decode(commit).engine if commit else None
    return str((engine or {}).get("level", "nobody"))


FIGURE = Figure("rush", measure, seconds=240, on_request=True)
