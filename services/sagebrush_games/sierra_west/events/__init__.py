"""What can happen in Sierra West: the stored format, all modes included.

These names and fields are what the record keeps for ever. A field may be added with a default; a new meaning is a new
event. The union is closed: ``evolve`` has one function for each.
"""

from sagebrush_games.kernel.evolving import events_of
from sagebrush_games.sierra_west.events import (
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

EVENTS = events_of(
    flow,
    preparation,
    cards,
    pioneers,
    resources,
    mountain,
    market,
    reactions,
    orchard,
    river,
    diggings,
    manhunt,
    hastings,
)
