"""Outlaws & Outposts."""

from sagebrush_games.sierra_west.events import manhunt as happened
from sagebrush_games.sierra_west.state.manhunt import Manhunt
from sagebrush_games.sierra_west.state.model import NONE, State


def _manhunt(state: State) -> Manhunt:
    assert state.manhunt is not None
    return state.manhunt


def bullets_gained(state: State, event: happened.BulletsGained) -> None:
    """More bullets."""
    _manhunt(state).bullets[event.seat] += event.bullets


def bullets_spent(state: State, event: happened.BulletsSpent) -> None:
    """Fewer bullets."""
    _manhunt(state).bullets[event.seat] -= event.bullets


def sheriff_taken(state: State, event: happened.SheriffTaken) -> None:
    """The Sheriff rides with somebody."""
    _manhunt(state).sheriff = event.seat


def shot_fired(_state: State, _event: happened.ShotFired) -> None:
    """A hit has an event of its own."""


def outlaw_captured(state: State, event: happened.OutlawCaptured) -> None:
    """An outlaw is somebody's."""
    manhunt = _manhunt(state)
    if event.outpost == NONE:
        manhunt.supply -= 1
    else:
        manhunt.posts[event.outpost] -= 1
    manhunt.captured[event.seat] += 1


def outlaw_returned(state: State, event: happened.OutlawReturned) -> None:
    """An outlaw is in the supply again."""
    manhunt = _manhunt(state)
    manhunt.captured[event.seat] -= 1
    manhunt.supply += 1
