"""Apple Hill."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.events import orchard as happened
from sagebrush_games.sierra_west.state.model import State


def apples_changed(state: State, event: happened.ApplesChanged) -> None:
    """The markers of the supply stand elsewhere."""
    assert state.orchard is not None
    state.orchard.supply = [event.green, event.red]


EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {happened.ApplesChanged: apples_changed}
