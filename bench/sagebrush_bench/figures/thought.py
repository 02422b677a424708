"""What a computer thinks in the library: of one decision, and of a whole turn, for every title."""

from dataclasses import dataclass, field
from statistics import median, quantiles
from time import perf_counter

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_games.kernel.chance import seeded
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.arena.balance.games import Watch
from sagebrush_opponents.table import table as place_of

OPPONENT = "greedy"
BUDGET = Budget(1000)
"""No decision takes so long."""


async def measure(scale: Scale) -> list[Measurement]:
    """The median decision of a game among computers at every table, one game for each run."""
    return [decisions(table, scale) for table in base_tables()]


def decisions(table: BenchTable, scale: Scale) -> Measurement:
    """The decisions of ``table``."""
    games = [thoughts(table, seed) for seed in range(scale.runs)]
    every = [millis for game in games for millis in game.millis]
    turn = sum(every) / sum(game.turns for game in games)
    detail = f"{len(every)} decisions, p95 {quantiles(every, n=20)[-1]:.1f} ms; {turn:.0f} ms in a turn"
    samples = [median(game.millis) for game in games]
    return Measurement(
        f"a thought ({OPPONENT}), p50, {table.name}", "ms", samples, Goal(20, 10, more_is_better=False), detail
    )


@dataclass(slots=True)
class Thoughts:
    """The milliseconds of every decision of a game, and its turns."""

    millis: list[float] = field(default_factory=list)
    turns: int = 0


def thoughts(table: BenchTable, seed: int) -> Thoughts:
    """A game of ``table`` among computers."""
    place = place_of(table.title, table.config)
    decider, choose, watch = place.decider, OPPONENTS[OPPONENT](place), Watch(place)
    chance, found = seeded(seed), Thoughts()
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        seat = awaited[0][0]
        legal, view = decider.legal(state, seat), decider.view(state, seat)
        watch(state, legal)
        start = perf_counter()
        decision = choose(view, legal, BUDGET, seed + len(found.millis))
        found.millis.append(1000 * (perf_counter() - start))
        decider.play(state, decision.command, chance)
    found.turns = len(watch.turns)
    return found


FIGURE = Figure("thought", measure, seconds=15)
