"""``python -m sagebrush_bench.thinking TABLE OPPONENT POSITIONS SEED``: timed decisions as one line of JSON."""

import json
import sys
from time import perf_counter
from typing import Any

from sagebrush_bench.engine import history_of_states
from sagebrush_bench.ratios import no_collection
from sagebrush_bench.tables import base_tables
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.table import table as place_of
from sagebrush_process.build import build_of_games

UNHURRIED = Budget(10**9)
"""As many simulations as the level says, however long they take."""


def thought(number: int, opponent: str, positions: int, seed: int) -> dict[str, Any]:
    """Decisions of ``opponent`` in so many positions, from all over a random game of a base table."""
    table = base_tables()[number]
    place = place_of(table.title, table.config)
    choose, decider = OPPONENTS[opponent](place), place.decider
    states = history_of_states(decider, seed, positions)
    asked = [(decider.view(state, seat), decider.legal(state, seat)) for state, seat in states]
    with no_collection():
        start = perf_counter()
        decisions = [choose(view, legal, UNHURRIED, seed) for view, legal in asked]
        seconds = perf_counter() - start
    return {
        "build": build_of_games(),
        "decisions": len(decisions),
        "simulations": sum(decision.simulations for decision in decisions),
        "seconds": seconds,
    }


if __name__ == "__main__":
    table, opponent, positions, seed = sys.argv[1:]
    print(json.dumps(thought(int(table), opponent, int(positions), int(seed))))
