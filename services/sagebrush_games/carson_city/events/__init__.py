"""What can happen in Carson City: the stored format, in the order of play; expansions add theirs.

These names and fields are what the record keeps for ever. A field may be added with a default; a new meaning is a new
event. The union is closed: ``evolve`` has one function for each.
"""

from sagebrush_games.carson_city.events import (
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
from sagebrush_games.kernel.evolving import events_of

EVENTS = events_of(preparation, characters, cards, tokens, placement, row, building, town_hall, round_end)
