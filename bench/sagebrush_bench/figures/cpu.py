"""CPU of all processes for one accepted command: store, broker, rules, gateway, relay, sweeper, workers."""

from collections import Counter

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.load.closed import closed_loop
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.scale import Scale


async def measure(scale: Scale) -> list[Measurement]:
    """Milliseconds a command while many clients play, the load generator's own apart."""
    async with fixture() as platform:
        await platform.run(scale.clients, scale.commands)
        shares = [await spent(platform, scale) for _ in range(scale.runs)]
    detail = ", ".join(f"{name} {1000 * milliseconds:.0f} µs" for name, milliseconds in shares[-1].most_common(6))
    goal = Goal(0.6, 0.3, more_is_better=False)
    return [Measurement("CPU of all processes for a command", "ms", [share.total() for share in shares], goal, detail)]


async def spent(platform: Fixture, scale: Scale) -> "Counter[str]":
    """Milliseconds of each process for one command of one run."""
    scripts = await platform.scripts(scale.clients, scale.commands)
    before = platform.cluster.cpu_seconds()
    run = await closed_loop(platform.cluster.url, scripts)
    after = platform.cluster.cpu_seconds()
    return Counter({name: 1000 * (after[name] - before[name]) / len(run.latencies) for name in after})


FIGURE = Figure("cpu", measure, seconds=30)
