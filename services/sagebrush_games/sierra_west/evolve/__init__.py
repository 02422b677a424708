"""Event to state: one small function per event, in the order of ``events``. No rule is computed here."""

from sagebrush_games.kernel import agenda
from sagebrush_games.kernel.evolving import evolve_table
from sagebrush_games.sierra_west.events import EVENTS
from sagebrush_games.sierra_west.evolve import (
    cards,
    flow,
    market,
    mountain,
    pioneers,
    preparation,
    reactions,
    resources,
)

EVOLVE = evolve_table(EVENTS, agenda, flow, preparation, cards, pioneers, resources, mountain, market, reactions)
