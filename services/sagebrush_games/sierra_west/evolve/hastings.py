"""Hastings, the opponent of a solo game."""

from sagebrush_games.sierra_west.events import hastings as happened
from sagebrush_games.sierra_west.state.model import NONE, State


def plan_turned(state: State, event: happened.PlanTurned) -> None:
    """Everybody knows what comes."""
    assert state.plans is not None
    state.plans.plan = event.plan


def plan_done(state: State, event: happened.PlanDone) -> None:
    """No plan lies face up."""
    assert state.plans is not None
    state.plans.plan = NONE
    state.plans.done.append(event.plan)


def plans_shuffled(state: State, _event: happened.PlansShuffled) -> None:
    """Any plan may come."""
    assert state.plans is not None
    state.plans.done = []


def animal_turned(state: State, event: happened.AnimalTurned) -> None:
    """A tile lies face up."""
    state.players[event.seat].animals.append(event.animal)


def points_gained(state: State, event: happened.PointsGained) -> None:
    """Points are kept until the end."""
    assert state.plans is not None
    state.plans.points += event.points
