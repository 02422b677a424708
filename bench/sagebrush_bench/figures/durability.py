"""The price of never losing an acknowledged command: the store with ``always`` against ``everysec``."""

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.platform.fixture import fixture
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale


async def measure(scale: Scale) -> list[Measurement]:
    """Commands a second with ``always``, as a share of those with ``everysec``, in the same platform."""
    async with fixture() as platform, platform.cluster.store() as store:

        async def rate(policy: str) -> float:
            await store.config_set("appendfsync", policy)
            return (await platform.run(scale.clients, scale.commands)).rate

        pairs = await alternated(lambda: rate("always"), lambda: rate("everysec"), scale.pairs)
    detail = f"{max(a for a, _ in pairs):,.0f}/s; everysec {max(b for _, b in pairs):,.0f}/s"
    what = "commands a second, `always` against `everysec`"
    return [Measurement(what, "x", [a / b for a, b in pairs], Goal(0.8, 0.95), detail)]


FIGURE = Figure("durability", measure, seconds=60)
