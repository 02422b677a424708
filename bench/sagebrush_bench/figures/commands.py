"""Commands over HTTP, many clients on as many games, all checks on, against the echo."""

from sagebrush_bench.echo.running import echo
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.load.closed import closed_loop
from sagebrush_bench.platform.fixture import fixture
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale


async def measure(scale: Scale) -> list[Measurement]:
    """Commands a second, as a share of what the echo does with the same requests."""
    async with fixture() as platform, echo() as bound_url:
        generator = []

        async def ours() -> float:
            run = await platform.run(scale.clients, scale.commands)
            generator.append(run.generator_us)
            return run.rate

        async def theirs() -> float:
            return (await closed_loop(bound_url, await platform.scripts(scale.clients, scale.commands))).rate

        pairs = await alternated(ours, theirs, scale.pairs)
    rates = f"{max(a for a, _ in pairs):,.0f}/s; echo {max(b for _, b in pairs):,.0f}/s"
    detail = f"{rates}; load generator {min(generator):.0f} µs a command"
    what = f"commands over HTTP, {scale.clients} clients on {scale.clients} games, against the echo"
    return [Measurement(what, "x", [a / b for a, b in pairs], Goal(1.0, 2.0), detail)]


FIGURE = Figure("commands", measure, seconds=60)
