"""A random playout with the legal list at every decision, against python-chess's random playout."""

import random
from collections.abc import Callable
from dataclasses import dataclass, field
from itertools import count
from statistics import median
from time import perf_counter

import chess

from sagebrush_bench.engine import playout
from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.ratios import alternated, no_collection
from sagebrush_bench.scale import Scale
from sagebrush_bench.tables import BenchTable, base_tables
from sagebrush_games.kernel.chance import seeded

GOALS = {"carson-city": Goal(1.0, 2.0)}


async def measure(scale: Scale) -> list[Measurement]:
    """Playouts of every table, each against chess."""
    return [await against_chess(table, scale) for table in base_tables()]


async def against_chess(table: BenchTable, scale: Scale) -> Measurement:
    """Playouts a second of ``table`` over those of chess."""
    decider = table.decider()
    ours = RepeatedPlayouts(lambda seed: playout(decider, seeded(seed)), scale.playouts)
    bound = RepeatedPlayouts(chess_playout, scale.playouts)
    pairs = await alternated(ours.sample, bound.sample, scale.pairs)
    detail = f"{ours}; chess {bound}"
    ratios = [a / b for a, b in pairs]
    return Measurement(f"random playout, {table.name}, against python-chess", "x", ratios, table.goal(GOALS), detail)


@dataclass(slots=True)
class RepeatedPlayouts:
    """Samples of ``size`` random games each; ``play`` says how many decisions a game had."""

    play: Callable[[int], int]
    size: int
    _seeds: "count[int]" = field(default_factory=count)
    _seconds: list[float] = field(default_factory=list)
    _decisions: list[int] = field(default_factory=list)

    async def sample(self) -> float:
        """Games a second."""
        with no_collection():
            for _ in range(self.size):
                start = perf_counter()
                self._decisions.append(self.play(next(self._seeds)))
                self._seconds.append(perf_counter() - start)
        return self.size / sum(self._seconds[-self.size :])

    def __str__(self) -> str:
        each = 1e6 * sum(self._seconds) / sum(self._decisions)
        return f"{1000 * median(self._seconds):.1f} ms for {median(self._decisions):.0f} decisions, {each:.0f} µs each"


def chess_playout(seed: int) -> int:
    """Plies of a random game of chess, without looking for repetitions: that would only slow it."""
    pick = random.Random(seed).choice
    board = chess.Board()
    plies = 0
    while (legal := list(board.legal_moves)) and not board.is_insufficient_material() and board.halfmove_clock < 150:
        board.push(pick(legal))
        plies += 1
    return plies


FIGURE = Figure("playout", measure, seconds=30)
