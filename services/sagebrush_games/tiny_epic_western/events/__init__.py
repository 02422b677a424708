"""What can happen: the stored format, one module a chapter.

Cards, buildings, bosses, mats and spots are the numbers of state/model.py.
A field that a viewer may not read is NONE in the event that viewer gets.
"""

from sagebrush_games.kernel.agenda import Next
from sagebrush_games.kernel.evolving import events_of
from sagebrush_games.tiny_epic_western.events import (
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

EVENTS = events_of(
    Next,
    setup,
    dealing,
    influence,
    placing,
    buildings,
    duel,
    showdown,
    town_hall,
    round_end,
)
