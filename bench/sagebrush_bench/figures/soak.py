"""Many live games, a steady open load, many open event streams, for minutes: latency from the due time, and memory."""

import asyncio
from collections.abc import Sequence
from math import ceil
from statistics import median, quantiles

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.load.listener import Listener, listeners
from sagebrush_bench.load.open import AnsweredRequest, open_loop
from sagebrush_bench.platform.fixture import fixture
from sagebrush_bench.platform.load_scenario import load_scenario
from sagebrush_bench.platform.memory import Memory
from sagebrush_bench.scale import Scale

WINDOWS = 10
"""Parts of the time; each is a run with a p99 of its own."""
PATIENCE = 60.0
"""Seconds in which every stream tells what has happened."""


async def measure(scale: Scale) -> list[Measurement]:
    """p50 and p99 of a command at half of saturation, and what memory did."""
    async with fixture() as platform:
        url = platform.cluster.url
        rate = min(scale.rate, (await platform.run(scale.clients, scale.commands)).rate / 2)
        scenario = await load_scenario(platform, scale.live_games, ceil(rate * scale.soak_seconds / scale.live_games))
        memory = Memory(platform.cluster)
        async with listeners(url, scenario.streams(scale.streams)) as streams, asyncio.TaskGroup() as beside:
            await told(streams, [1] * len(streams))
            watch = beside.create_task(memory.watch(scale.soak_seconds / WINDOWS / 4))
            answered = await open_loop(url, scenario.requests(), rate)
            watch.cancel()
            await told(streams, scenario.versions(scale.streams))
    load = f"{scale.live_games:,} games, {scale.streams:,} streams, {rate:,.0f} commands/s, {scale.soak_seconds} s"
    return [*latencies(answered, load), growth(memory, len(answered))]


async def told(streams: Sequence[Listener], versions: Sequence[int]) -> None:
    """Return when each stream has told of its version; BenchError when one does not."""
    for _ in range(int(PATIENCE / 0.05)):
        if [stream.version for stream in streams] == versions:
            return
        await asyncio.sleep(0.05)
    behind = sum(stream.version != version for stream, version in zip(streams, versions, strict=True))
    raise BenchError(f"{behind} event streams do not tell what happened")


def latencies(answered: Sequence[AnsweredRequest], load: str) -> list[Measurement]:
    """A sample for each part of the time."""
    whole = max(due for due, _ in answered) * 1.0001
    parts: list[list[float]] = [[] for _ in range(WINDOWS)]
    for due, latency in answered:
        parts[int(WINDOWS * due / whole)].append(1000 * latency)
    p99 = [quantiles(part, n=100)[98] for part in parts if len(part) > 1]
    p50 = [median(part) for part in parts if part]
    goal = Goal(12, 6, more_is_better=False)
    return [Measurement("open loop, p50", "ms", p50), Measurement("open loop, p99", "ms", p99, goal, load)]


def growth(memory: Memory, commands: int) -> Measurement:
    """Memory of all processes but the record, late over early; the record keeps what it is given."""
    kept = 1e6 * (memory.record[-1] - memory.record[0]) / commands
    detail = f"{memory.others[-1]:.0f} MB in the end; the record grew {kept:.0f} bytes a command"
    goal = Goal(1.05, 1.02, more_is_better=False)
    return Measurement("memory late over early, the record apart", "x", [memory.growth], goal, detail)


FIGURE = Figure("soak", measure, seconds=900)
