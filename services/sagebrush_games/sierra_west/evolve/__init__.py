"""Event to state: one small function per event, in the order of ``events``. No rule is computed here."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.evolve import (
    cards,
    diggings,
    flow,
    hastings,
    manhunt,
    market,
    mountain,
    orchard,
    pioneers,
    preparation,
    reactions,
    resources,
    river,
)
from sagebrush_games.sierra_west.state.model import State

EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    **flow.EVOLVE,
    **preparation.EVOLVE,
    **cards.EVOLVE,
    **pioneers.EVOLVE,
    **resources.EVOLVE,
    **mountain.EVOLVE,
    **market.EVOLVE,
    **reactions.EVOLVE,
    **orchard.EVOLVE,
    **river.EVOLVE,
    **diggings.EVOLVE,
    **manhunt.EVOLVE,
    **hastings.EVOLVE,
}
