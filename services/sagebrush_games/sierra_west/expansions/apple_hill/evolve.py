"""Apple Hill."""

from sagebrush_games.sierra_west.expansions.apple_hill import events as happened
from sagebrush_games.sierra_west.expansions.apple_hill.orchard import orchard_of
from sagebrush_games.sierra_west.state.model import State


def apples_changed(state: State, event: happened.ApplesChanged) -> None:
    orchard_of(state).supply = [event.green, event.red]
