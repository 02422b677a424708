"""Apple Hill."""

from sagebrush_games.sierra_west.events import orchard as happened
from sagebrush_games.sierra_west.state.model import State


def apples_changed(state: State, event: happened.ApplesChanged) -> None:
    """The markers of the supply stand elsewhere."""
    assert state.orchard is not None
    state.orchard.supply = [event.green, event.red]
