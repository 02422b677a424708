"""Set-up."""

from sagebrush_games.sierra_west.events import preparation as happened
from sagebrush_games.sierra_west.state.model import SPECIAL, State


def first_chosen(state: State, event: happened.FirstChosen) -> None:
    state.first = event.seat


def mountain_laid(state: State, event: happened.MountainLaid) -> None:
    """The mountain is built; special cards that lie face up have been seen."""
    state.mountain = list(event.mountain)
    state.specials = [special for special in state.specials if SPECIAL + special not in event.mountain]
