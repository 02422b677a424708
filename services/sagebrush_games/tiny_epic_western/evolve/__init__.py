"""Event to state: each function believes its event and changes the state in place, in the order of ``events``."""

from sagebrush_games.kernel.agenda import next_task
from sagebrush_games.kernel.evolving import evolve_table
from sagebrush_games.tiny_epic_western.events import EVENTS
from sagebrush_games.tiny_epic_western.evolve import (
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

EVOLVE = evolve_table(
    EVENTS,
    next_task,
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
