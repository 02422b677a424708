"""Event to state: one small function per event, in the order of ``events``. No rule is computed here."""

from collections.abc import Callable
from typing import Any

from sagebrush_games.carson_city.evolve import (
    building,
    cards,
    characters,
    duel_tiles,
    horses,
    outlaws,
    placement,
    preparation,
    round_end,
    row,
    sheets,
    tokens,
    town_hall,
)
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.messages import Event

EVOLVE: dict[type[Event], Callable[[State, Any], None]] = {
    **preparation.EVOLVE,
    **characters.EVOLVE,
    **cards.EVOLVE,
    **tokens.EVOLVE,
    **placement.EVOLVE,
    **row.EVOLVE,
    **building.EVOLVE,
    **town_hall.EVOLVE,
    **round_end.EVOLVE,
    **outlaws.EVOLVE,
    **duel_tiles.EVOLVE,
    **horses.EVOLVE,
    **sheets.EVOLVE,
}
