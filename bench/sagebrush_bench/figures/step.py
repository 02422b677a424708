"""A step of a search: copy the state, decide a legal command, evolve, and what follows by itself."""

from collections.abc import Sequence

from sagebrush_bench.engine import PlayoutPosition, positions, rate
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.decider import AnyDecider

GOALS = {"carson-city": Goal(30_000, 80_000)}


async def measure(scale: Scale) -> list[Measurement]:
    """Steps a second of every table, over all decisions of random games."""
    return [steps(table, scale) for table in base_tables()]


def steps(table: BenchTable, scale: Scale) -> Measurement:
    """Steps a second of ``table``."""
    decider = table.decider()
    where = [position for seed in range(scale.playouts) for position in positions(decider, seed)]
    samples = [rate(lambda: walk(decider, where, seeded(0))) for _ in range(scale.runs)]
    return Measurement(f"search step, {table.name}", "steps/s", samples, table.goal(GOALS), f"{len(where)} positions")


def walk(decider: AnyDecider, where: Sequence[PlayoutPosition], chance: Chance) -> int:
    """Take every one of the steps, each on a copy."""
    play = decider.play
    for position in where:
        play(position.state.copy(), position.command, chance)
    return len(where)


FIGURE = Figure("step", measure, seconds=15)
