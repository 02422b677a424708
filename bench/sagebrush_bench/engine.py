"""Games in the library alone: random playouts, and what they leave behind for the other engine figures."""

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter
from typing import Any

from sagebrush_bench.figure import BenchError
from sagebrush_bench.ratios import no_collection
from sagebrush_games.kernel.chance import Chance, seeded
from sagebrush_games.kernel.decider import AnyDecider
from sagebrush_games.kernel.messages import Command, Event, Seat

LONGEST = 5_000
"""Decisions after which a playout is not going to end."""


def playout(decider: AnyDecider, chance: Chance) -> int:
    """Decisions of one random game, the legal list made for each of them."""
    state, _ = decider.set_up(chance)
    decisions = 0
    while awaited := decider.awaited(state):
        legal = decider.legal(state, awaited[0][0])
        decider.play(state, legal[chance("playout", len(legal))], chance)
        decisions += 1
        if decisions > LONGEST:
            raise BenchError(f"a playout of {decider.config.title} does not end")
    return decisions


@dataclass(frozen=True, slots=True)
class PlayoutPosition:
    """A position of a playout and the command that was taken there."""

    state: Any
    command: Command


def positions(decider: AnyDecider, seed: int) -> list[PlayoutPosition]:
    """Every decision of one random game."""
    chance = seeded(seed)
    state, _ = decider.set_up(chance)
    found = []
    while awaited := decider.awaited(state):
        legal = decider.legal(state, awaited[0][0])
        command = legal[chance("playout", len(legal))]
        found.append(PlayoutPosition(state.copy(), command))
        decider.play(state, command, chance)
    return found


def history_of_states(decider: AnyDecider, seed: int, number: int) -> list[tuple[Any, Seat]]:
    """So many positions of one random game, evenly spread, each with the seat that decides."""
    found = [(position.state, position.command.seat) for position in positions(decider, seed)]
    return [found[round((part + 0.5) * len(found) / number - 0.5)] for part in range(number)]


def history(decider: AnyDecider, seed: int) -> list[Event]:
    """Every event of one random game."""
    chance = seeded(seed)
    state, events = decider.set_up(chance)
    while awaited := decider.awaited(state):
        legal = decider.legal(state, awaited[0][0])
        events += decider.play(state, legal[chance("playout", len(legal))], chance)
    return events


def rate(work: Callable[[], int]) -> float:
    """Units of ``work`` a second; it says how many it did."""
    with no_collection():
        start = perf_counter()
        count = work()
        return count / (perf_counter() - start)
