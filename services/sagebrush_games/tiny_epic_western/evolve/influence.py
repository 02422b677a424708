"""Influence paid and gained."""

from sagebrush_games.tiny_epic_western.events.influence import InfluenceGained, InfluenceLost, InfluencePaid
from sagebrush_games.tiny_epic_western.state.model import State


def influence_paid(state: State, event: InfluencePaid) -> None:
    """Influence goes down."""
    influence = state.players[event.seat].influence
    influence[0] -= event.law
    influence[1] -= event.force
    influence[2] -= event.money


def influence_gained(state: State, event: InfluenceGained) -> None:
    """Influence goes up."""
    state.players[event.seat].influence[event.kind] += event.amount


def influence_lost(_state: State, _event: InfluenceLost) -> None:
    """Nothing changes."""
