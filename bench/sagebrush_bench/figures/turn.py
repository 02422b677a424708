"""A computer's turn on an idle machine: from the commit before it to its own."""

import asyncio
from itertools import pairwise
from statistics import median

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.platform.games import guests, start_among_computers
from sagebrush_bench.scale import Scale
from sagebrush_events import decode

OPPONENT = "greedy"
SLOWEST = 1.0
"""Seconds that a turn takes at most, on average."""
PATIENCE = 60
"""Seconds that a game may need beyond that, before it has stopped."""


async def measure(scale: Scale) -> list[Measurement]:
    """The median turn of a game that only computers play, one game for each run."""
    async with fixture() as platform:
        games = [await turns(platform, scale.turns) for _ in range(scale.runs)]
    detail = f"{sum(map(len, games))} turns, {platform.table.config.seats} seats"
    goal = Goal(40, 20, more_is_better=False)
    return [Measurement(f"a computer's turn ({OPPONENT}), p50", "ms", [median(game) for game in games], goal, detail)]


async def turns(platform: Fixture, count: int) -> list[int]:
    """Milliseconds of each turn of a new game, at least ``count``, as the times of its commits tell."""
    (host,) = await guests(platform.callers, 1)
    game = await start_among_computers(platform.callers, platform.table.config, host, OPPONENT)
    for _ in range(count + PATIENCE):
        await asyncio.sleep(SLOWEST)
        if await platform.record.head(game.id) > count:
            break
    else:
        raise BenchError(f"{OPPONENT} did not take {count} turns")
    times = [decode(commit).time for commit in await platform.record.read(game.id)]
    return [after - before for before, after in pairwise(times)]


FIGURE = Figure("turn", measure, seconds=60)
