"""The events of advanced planning as sentences."""

from sagebrush_games.kernel.telling import Telling
from sagebrush_games.sierra_west.expansions.advanced_planning import events

TELLING = Telling(
    events={
        events.CardKept: "{seat:player} keeps {card:card} back.",
    },
)
