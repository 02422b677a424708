"""What can happen in any game of Sierra West: the stored format.

These names and fields are what the record keeps for ever. A field may be added with a default; a new meaning is a new
event. The union is closed: ``evolve`` has one function for each. Expansions have events of their own.
"""

from sagebrush_games.kernel.agenda import Interposed, Next
from sagebrush_games.kernel.evolving import events_of
from sagebrush_games.sierra_west.events import (
    cards,
    flow,
    market,
    mountain,
    pioneers,
    preparation,
    reactions,
    resources,
)

EVENTS = events_of(Next, Interposed, flow, preparation, cards, pioneers, resources, mountain, market, reactions)
