"""What can happen: the stored format, one module a chapter.

Cards, buildings, bosses, mats and spots are the numbers of state/model.py.
A field that a viewer may not read is NONE in the event that viewer gets.
"""

from sagebrush_games.kernel.messages import Event
from sagebrush_games.tiny_epic_western.events import (
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

EVENTS: tuple[type[Event], ...] = (
    *agenda.EVENTS,
    *setup.EVENTS,
    *dealing.EVENTS,
    *influence.EVENTS,
    *placing.EVENTS,
    *buildings.EVENTS,
    *duel.EVENTS,
    *showdown.EVENTS,
    *town_hall.EVENTS,
    *round_end.EVENTS,
)
