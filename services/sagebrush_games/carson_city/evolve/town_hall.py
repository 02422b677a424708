"""The town hall: it is drawn, placed, and held by a cowboy."""

from dataclasses import replace

from sagebrush_games.carson_city.events.town_hall import TownHallBuilt, TownHallDrawn, TownHallTaken, TownRoadBuilt
from sagebrush_games.carson_city.evolve.table import lay, pave
from sagebrush_games.carson_city.state.model import NOBODY, Kind, State


def town_hall_drawn(state: State, event: TownHallDrawn) -> None:
    state.bag[Kind.TOWN_HALL] -= 1
    state.hall = replace(state.hall, drawn_by=event.seat)


def town_road_built(state: State, event: TownRoadBuilt) -> None:
    """One road more; perhaps that was not all."""
    pave(state, event.edge)
    state.prompt = ""


def town_hall_built(state: State, event: TownHallBuilt) -> None:
    lay(state, Kind.TOWN_HALL, event.parcel)
    state.hall = replace(state.hall, drawn_by=NOBODY)
    state.plan = None
    state.prompt = ""


def town_hall_taken(state: State, event: TownHallTaken) -> None:
    state.hall = replace(state.hall, holder=event.seat)
