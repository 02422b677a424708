"""What can happen in Sierra West: the stored format, all modes included.

These names and fields are what the record keeps for ever. A field may be added with a default; a new meaning is a new
event. The union is closed: ``evolve`` has one function for each.
"""

from sagebrush_games.kernel.messages import Event
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

EVENTS: tuple[type[Event], ...] = (
    *flow.EVENTS,
    *preparation.EVENTS,
    *cards.EVENTS,
    *pioneers.EVENTS,
    *resources.EVENTS,
    *mountain.EVENTS,
    *market.EVENTS,
    *reactions.EVENTS,
    *orchard.EVENTS,
    *river.EVENTS,
    *diggings.EVENTS,
    *manhunt.EVENTS,
    *hastings.EVENTS,
)
