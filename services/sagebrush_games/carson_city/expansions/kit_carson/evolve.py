"""Kit Carson: passing early is worth points."""

from sagebrush_games.carson_city.expansions.kit_carson.events import PlaceScored
from sagebrush_games.carson_city.state.model import State


def place_scored(state: State, event: PlaceScored) -> None:
    state.points[event.seat] += event.points
