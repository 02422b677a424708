"""Roads at the last moment: a road may be built at any time, so who gains by one is asked once more."""

# [DE "WEGE"] [ruling R6]

from collections.abc import Callable, Iterable, Sequence
from heapq import heapify, heappop, heappush

from sagebrush_games.carson_city.events.preparation import Asked
from sagebrush_games.carson_city.rules.ruleset import Ruleset, Step
from sagebrush_games.carson_city.state.board import JOINED, Edge
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import Chance
from sagebrush_games.kernel.messages import Event, Seat

PROMPT = "roads"

Pays = Callable[[Ruleset, State, Seat], bool]
"""Whether a seat can gain by roads of its reserve."""


def ways(rules: Ruleset, goals: Iterable[Edge]) -> dict[Edge, int]:
    """By edge: how many roads it takes from there to the nearest of ``goals``, both ends of the way included."""
    left = [(rules.roads_for(rules, edge), edge) for edge in goals]
    heapify(left)
    found: dict[Edge, int] = {}
    while left:
        roads, edge = heappop(left)
        if edge not in found:
            found[edge] = roads
            for near in JOINED[edge]:
                heappush(left, (roads + rules.roads_for(rules, near), near))
    return found


def last_roads(pays: Pays) -> Step:
    """The step that asks everybody in pass order for whom a road pays, until it wants no more."""

    def step(rules: Ruleset, state: State, _chance: Chance) -> Sequence[Event]:
        for seat in state.passed:
            if state.roads[seat] and seat not in state.effects.paved and pays(rules, state, seat):
                return [Asked(seat, PROMPT)]
        return ()

    return step
