"""Carson River: bridges, and what they bring in the end."""

from sagebrush_games.carson_city.evolve.table import pave
from sagebrush_games.carson_city.expansions.carson_river.events import BridgeBuilt, BridgesScored
from sagebrush_games.carson_city.state.model import State


def bridge_built(state: State, event: BridgeBuilt) -> None:
    pave(state, event.edge)  # the question stays open
    state.roads[event.seat] -= 2


def bridges_scored(state: State, event: BridgesScored) -> None:
    state.points[event.seat] += event.points
