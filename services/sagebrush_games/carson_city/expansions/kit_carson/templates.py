"""The events of Kit Carson as sentences."""

from sagebrush_games.carson_city.expansions.kit_carson import events
from sagebrush_games.kernel.telling import Telling

TELLING = Telling(
    events={
        events.PlaceScored: "{seat:player} scores {points} for the place in the round.",
    },
)
