"""The price of never losing an acknowledged command: the record on a disk against one in memory."""

from pathlib import Path

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.platform.fixture import Fixture, fixture
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale

MEMORY = Path("/dev/shm")
"""Where Linux keeps files in memory: to flush one costs nothing there. No platform starts with less than ``always``."""


async def measure(scale: Scale) -> list[Measurement]:
    """Commands a second on a disk, as a share of those in memory, by two platforms in turn."""
    async with fixture() as on_disk, fixture(folder=MEMORY) as in_memory:

        async def rate(platform: Fixture) -> float:
            return (await platform.run(scale.clients, scale.commands)).rate

        pairs = await alternated(lambda: rate(on_disk), lambda: rate(in_memory), scale.pairs)
    detail = f"{max(a for a, _ in pairs):,.0f}/s; in memory {max(b for _, b in pairs):,.0f}/s"
    what = "commands a second, the record on a disk against one in memory"
    return [Measurement(what, "x", [a / b for a, b in pairs], Goal(0.8, 0.95), detail)]


FIGURE = Figure("durability", measure, seconds=60)
