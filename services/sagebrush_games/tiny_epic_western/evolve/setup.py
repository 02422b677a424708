"""Preparation: who sits where, with which boss, and what lies on the table."""

from sagebrush_games.tiny_epic_western.events.setup import BossTaken, BuildingDrawn, MatTaken, PorchFilled, SeatsPlaced
from sagebrush_games.tiny_epic_western.state.model import State


def seats_placed(state: State, event: SeatsPlaced) -> None:
    """Mats find their owners."""
    state.dealer = event.dealer
    for owner, mat in enumerate(event.mats):
        mat_taken(state, MatTaken(owner, mat))


def mat_taken(state: State, event: MatTaken) -> None:
    """A mat has its owner."""
    state.players[event.owner].mat = event.mat
    state.owner[event.mat] = event.owner


def boss_taken(state: State, event: BossTaken) -> None:
    """A seat has its boss."""
    state.players[event.seat].boss = event.boss


def building_drawn(state: State, event: BuildingDrawn) -> None:
    """A buy zone is filled."""
    state.market[event.mat] = event.building


def porch_filled(state: State, event: PorchFilled) -> None:
    """A neutral porch is filled."""
    state.porch[event.mat] = event.building
