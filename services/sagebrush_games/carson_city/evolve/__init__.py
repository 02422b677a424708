"""Event to state: one small function per event, in the order of ``events``. No rule is computed here."""

from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.evolve import (
    building,
    cards,
    characters,
    placement,
    preparation,
    round_end,
    row,
    tokens,
    town_hall,
)
from sagebrush_games.kernel.evolving import evolve_table

EVOLVE = evolve_table(EVENTS, preparation, characters, cards, tokens, placement, row, building, town_hall, round_end)
