"""The events of Carson River as sentences."""

from sagebrush_games.carson_city.expansions.carson_river import events
from sagebrush_games.kernel.telling import Telling

TELLING = Telling(
    events={
        events.BridgeBuilt: "{seat:player} builds a bridge on {edge:edge}.",
        events.BridgesScored: "{seat:player} scores {points} for land beside bridges.",
    },
)
