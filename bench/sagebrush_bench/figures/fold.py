"""Folding: events to state, evolve alone."""

from sagebrush_bench.engine import history, rate
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables

GOALS = {"carson-city": Goal(400_000, 1_000_000)}


async def measure(scale: Scale) -> list[Measurement]:
    """Events a second of every table, over whole random games."""
    return [folds(table, scale) for table in base_tables()]


def folds(table: BenchTable, scale: Scale) -> Measurement:
    """Events a second of ``table``."""
    decider = table.decider()
    games = [history(decider, seed) for seed in range(scale.playouts)]

    def fold_all() -> int:
        for events in games:
            decider.fold(events)
        return sum(map(len, games))

    samples = [rate(fold_all) for _ in range(scale.runs)]
    detail = f"{sum(map(len, games)) / len(games):.0f} events a game"
    return Measurement(f"fold, {table.name}", "events/s", samples, table.goal(GOALS), detail)


FIGURE = Figure("fold", measure, seconds=5)
