"""Hastings, the opponent of a solo game."""

from sagebrush_games.sierra_west.expansions.hastings import events as happened
from sagebrush_games.sierra_west.expansions.hastings.state import plans_of
from sagebrush_games.sierra_west.state.model import NONE, State


def plan_turned(state: State, event: happened.PlanTurned) -> None:
    plans_of(state).plan = event.plan


def plan_done(state: State, event: happened.PlanDone) -> None:
    plans_of(state).plan = NONE
    plans_of(state).done.append(event.plan)


def plans_shuffled(state: State, _event: happened.PlansShuffled) -> None:
    plans_of(state).done = []


def animal_turned(state: State, event: happened.AnimalTurned) -> None:
    state.players[event.seat].animals.append(event.animal)


def points_gained(state: State, event: happened.PointsGained) -> None:
    """Points are kept until the end."""
    plans_of(state).points += event.points
