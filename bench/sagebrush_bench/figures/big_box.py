"""The fullest box there is, against the base game of the same title: what all variants together cost."""

from sagebrush_bench.engine import positions, rate
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.figures.step import walk
from sagebrush_bench.ratios import alternated
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables, full_tables
from sagebrush_games.kernel.chance import seeded


async def measure(scale: Scale) -> list[Measurement]:
    """Search steps a second with all variants, as a share of the base game's; nothing where there is no such box."""
    bases = {table.title.id: table for table in base_tables()}
    return [await share(full, bases[full.title.id], scale) for full in full_tables()]


async def share(full: BenchTable, base: BenchTable, scale: Scale) -> Measurement:
    """The pairs of one title."""
    pairs = await alternated(Steps(full, scale).sample, Steps(base, scale).sample, scale.pairs)
    detail = f"{len(full.config.variants)} variants; {max(full for full, _ in pairs):,.0f} steps/s"
    what = f"search step, {full.name}, all variants, against the base game"
    return Measurement(what, "x", [a / b for a, b in pairs], Goal(0.6, 0.8), detail)


class Steps:
    """Samples of the steps of one table."""

    def __init__(self, table: BenchTable, scale: Scale) -> None:
        self._decider = table.decider()
        self._positions = [position for seed in range(scale.playouts) for position in positions(self._decider, seed)]

    async def sample(self) -> float:
        """Steps a second."""
        return rate(lambda: walk(self._decider, self._positions, seeded(0)))


FIGURE = Figure("big-box", measure, seconds=20)
