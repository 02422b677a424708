"""Phase 3: buildings are bought and built, with their houses."""

from dataclasses import replace

from sagebrush_games.carson_city.events.building import (
    BuildingBought,
    BuildingBuilt,
    BuildingPlanned,
    ConsentRefused,
    ConsentSought,
    HoldingFinished,
    HouseBuilt,
    HouseChosen,
    HouseTurned,
    PlanDropped,
)
from sagebrush_games.carson_city.evolve.table import lay, spend
from sagebrush_games.carson_city.state.model import NOWHERE, SHELF, Kind, Plan, State


def building_bought(state: State, event: BuildingBought) -> None:
    """The tile waits in front of the seat."""
    state.dollars[event.seat] -= event.dollars
    state.held[event.seat] += (event.kind,)
    state.offers[SHELF[event.box]] = None
    spend(state, event.seat, event.box)
    state.prompt = ""


def building_planned(state: State, event: BuildingPlanned) -> None:
    state.plan = Plan(event.seat, event.kind, event.parcel, event.held)
    state.prompt = ""


def plan_dropped(state: State, _event: PlanDropped) -> None:
    state.plan = None
    state.prompt = ""


def consent_sought(state: State, event: ConsentSought) -> None:
    assert state.plan is not None
    state.plan = replace(state.plan, asking=event.parcel)
    state.prompt = ""


def consent_refused(state: State, event: ConsentRefused) -> None:
    """The owner's parcel is out of the question."""
    assert state.plan is not None
    state.plan = replace(state.plan, asking=NOWHERE)
    state.refused[event.builder] |= 1 << event.parcel
    state.prompt = ""


def building_built(state: State, event: BuildingBuilt) -> None:
    held = list(state.held[event.seat])
    held.remove(event.kind)
    state.held[event.seat] = tuple(held)
    state.revolvers[event.seat] += event.revolvers
    lay(state, event.kind, event.parcel)
    state.plan = None
    state.prompt = ""


def house_built(state: State, event: HouseBuilt) -> None:
    lay(state, Kind.HOUSE, event.parcel)


def house_chosen(state: State, event: HouseChosen) -> None:
    """One place is settled, the next house follows."""
    assert state.plan is not None
    state.plan = replace(state.plan, asking=NOWHERE, houses=(*state.plan.houses, event.parcel))
    state.prompt = ""


def house_turned(state: State, event: HouseTurned) -> None:
    state.tiles[Kind.HOUSE] ^= 1 << event.parcel
    state.tiles[Kind.TERRACED_HOUSE] |= 1 << event.parcel


def holding_finished(state: State, event: HoldingFinished) -> None:
    state.finished = state.passed.index(event.seat) + 1
    state.prompt = ""
