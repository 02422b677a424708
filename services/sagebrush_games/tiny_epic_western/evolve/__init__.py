"""Event to state: each function believes its event and changes the state in place, in the order of ``events``."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.evolve import (
    agenda,
    buildings,
    dealing,
    duel,
    influence,
    placing,
    round_end,
    setup,
    showdown,
    town_hall,
)
from sagebrush_games.tiny_epic_western.state.model import State

EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    **agenda.EVOLVE,
    **setup.EVOLVE,
    **dealing.EVOLVE,
    **influence.EVOLVE,
    **placing.EVOLVE,
    **buildings.EVOLVE,
    **duel.EVOLVE,
    **showdown.EVOLVE,
    **town_hall.EVOLVE,
    **round_end.EVOLVE,
}
