"""The Outlaws: they come, move, fight and leave."""

from sagebrush_games.carson_city.evolve.table import drop, gather_dice, retreat
from sagebrush_games.carson_city.expansions.outlaws.events import (
    BuildingFreed,
    OutlawCalled,
    OutlawFought,
    OutlawImprisoned,
    OutlawMoved,
    OutlawsArrived,
    RewardTaken,
)
from sagebrush_games.carson_city.state.board import as_set
from sagebrush_games.carson_city.state.model import NOBODY, NOWHERE, State


def outlaws_arrived(state: State, event: OutlawsArrived) -> None:
    """New outlaws, and all of them will move."""
    state.outlaws |= as_set(event.parcels)
    state.unmoved = state.outlaws
    state.raid = state.round
    state.outlaw_strength = event.strength
    state.outlaw_points = event.points
    state.prompt = ""


def outlaw_imprisoned(state: State, event: OutlawImprisoned) -> None:
    """An outlaw less, points for the sheriff of that prison."""
    state.outlaws ^= 1 << event.parcel
    state.unmoved &= state.outlaws
    state.points[event.seat] += event.points


def outlaw_called(state: State, event: OutlawCalled) -> None:
    state.outlaw_at = event.parcel
    state.prompt = ""


def outlaw_moved(state: State, event: OutlawMoved) -> None:
    state.unmoved ^= 1 << event.origin
    state.outlaws = state.outlaws ^ 1 << event.origin | 1 << event.target
    state.outlaw_at = NOWHERE
    state.prompt = ""


def outlaw_fought(state: State, event: OutlawFought) -> None:
    """The losers leave, the outlaw too when it lost."""
    for loser in event.duelists:
        if loser != event.winner:
            retreat(state, loser, event.parcel)
    gather_dice(state)
    if event.winner != NOBODY:
        state.outlaws ^= 1 << event.parcel
        state.outlaw_at = event.parcel
    state.called = NOWHERE
    state.prompt = ""


def reward_taken(state: State, event: RewardTaken) -> None:
    state.points[event.seat] += event.points
    drop(state, event.seat, event.parcel)
    state.outlaw_at = NOWHERE
    state.prompt = ""


def building_freed(state: State, _event: BuildingFreed) -> None:
    state.outlaw_at = NOWHERE
    state.prompt = ""
