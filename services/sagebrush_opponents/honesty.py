"""``python -m sagebrush_opponents.honesty``: the same view with other hidden truths must give the same decision."""

import argparse
from collections.abc import Iterator, Sequence
from typing import Any

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import AUTOMATON, Command, Config
from sagebrush_opponents import LEVELS, OPPONENTS, Budget
from sagebrush_opponents.table import OpponentTable, table

Position = tuple[Any, Sequence[Command]]
"""A state in which a seat has a choice, and its legal commands."""


def positions(at: OpponentTable, seed: int) -> Iterator[Position]:
    """Those of one random game."""
    decider, chance = at.decider, seeded(seed)
    state, _ = decider.set_up(chance)
    while awaited := decider.awaited(state):
        legal = decider.legal(state, awaited[0][0])
        if awaited[0][0] != AUTOMATON and len(legal) > 1:
            yield state, legal
        decider.play(state, legal[chance("honesty", len(legal))], chance)


def is_honest(at: OpponentTable, name: str, position: Position, simulations: int, seed: int) -> bool:
    """Whether an opponent decides alike in a position and in another that looks the same to its seat."""
    state, legal = position
    decider, seat, choose = at.decider, legal[0].seat, OPPONENTS[name](at)
    view = decider.view(state, seat)
    other = decider.determinize(view, seeded(seed))
    budget = Budget(600_000, simulations)
    first = choose(view, legal, budget, seed)
    return first == choose(decider.view(other, seat), decider.legal(other, seat), budget, seed)


def dishonest(at: OpponentTable, name: str, pairs: int, simulations: int) -> int:
    """How many of so many pairs were decided differently."""
    found = seen = seed = 0
    while seen < pairs:
        seed += 1
        for position in positions(at, seed):
            found += not is_honest(at, name, position, simulations, seed * 7919 + seen)
            seen += 1
            if seen == pairs:
                break
    return found


def main() -> None:
    """Print a line for each title and level; the exit status is 1 when one peeked."""
    parser = argparse.ArgumentParser(prog="python -m sagebrush_opponents.honesty")
    parser.add_argument("--pairs", type=int, default=10_000, help="Of each title and level.")
    parser.add_argument("--titles", nargs="+", default=sorted(TITLES), choices=sorted(TITLES))
    parser.add_argument("--opponents", nargs="+", default=list(LEVELS), choices=sorted(OPPONENTS))
    parser.add_argument("--simulations", type=int, default=4, help="0: those of the level.")
    asked = parser.parse_args()
    total = 0
    for title in asked.titles:
        at = table(TITLES[title], Config(title, TITLES[title].manifest.editions[-1].id, 2))
        for name in asked.opponents:
            found = dishonest(at, name, asked.pairs, asked.simulations)
            total += found
            print(f"{title} {name}: {found} of {asked.pairs} pairs decided differently", flush=True)
    raise SystemExit(1 if total else 0)


if __name__ == "__main__":
    main()
