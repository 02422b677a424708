"""Outlaws & Outposts."""

from sagebrush_games.sierra_west.expansions.outlaws_and_outposts import events as happened
from sagebrush_games.sierra_west.expansions.outlaws_and_outposts.state import manhunt_of
from sagebrush_games.sierra_west.state.model import NONE, State


def bullets_gained(state: State, event: happened.BulletsGained) -> None:
    manhunt_of(state).bullets[event.seat] += event.bullets


def bullets_spent(state: State, event: happened.BulletsSpent) -> None:
    manhunt_of(state).bullets[event.seat] -= event.bullets


def sheriff_taken(state: State, event: happened.SheriffTaken) -> None:
    manhunt_of(state).sheriff = event.seat


def shot_fired(_state: State, _event: happened.ShotFired) -> None:
    """A hit has an event of its own."""


def outlaw_captured(state: State, event: happened.OutlawCaptured) -> None:
    manhunt = manhunt_of(state)
    if event.outpost == NONE:
        manhunt.supply -= 1
    else:
        manhunt.posts[event.outpost] -= 1
    manhunt.captured[event.seat] += 1


def outlaw_returned(state: State, event: happened.OutlawReturned) -> None:
    manhunt = manhunt_of(state)
    manhunt.captured[event.seat] -= 1
    manhunt.supply += 1
