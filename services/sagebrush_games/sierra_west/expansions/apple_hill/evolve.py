"""Apple Hill."""

from sagebrush_games.sierra_west.expansions.apple_hill import events as happened
from sagebrush_games.sierra_west.state.model import State


def apples_changed(state: State, event: happened.ApplesChanged) -> None:
    state.orchard.supply = [event.green, event.red]
