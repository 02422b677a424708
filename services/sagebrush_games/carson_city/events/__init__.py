"""What can happen in Carson City: the stored format, all variants included, in the order of play.

These names and fields are what the record keeps for ever. A field may be added with a default; a new meaning is a new
event. The union is closed: ``evolve`` has one function for each.
"""

from sagebrush_games.carson_city.events import (
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
from sagebrush_games.kernel.messages import Event

EVENTS: tuple[type[Event], ...] = (
    *preparation.EVENTS,
    *characters.EVENTS,
    *cards.EVENTS,
    *tokens.EVENTS,
    *placement.EVENTS,
    *row.EVENTS,
    *building.EVENTS,
    *town_hall.EVENTS,
    *round_end.EVENTS,
    *outlaws.EVENTS,
    *duel_tiles.EVENTS,
    *horses.EVENTS,
    *sheets.EVENTS,
)
