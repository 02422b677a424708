"""Apple Hill."""

from sagebrush_games.sierra_west.expansions.apple_hill import events as happened
from sagebrush_games.sierra_west.state.model import State


def apples_changed(state: State, event: happened.ApplesChanged) -> None:
    """The markers of the supply stand elsewhere."""
    state.orchard.supply = [event.green, event.red]
