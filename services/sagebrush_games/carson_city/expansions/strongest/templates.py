"""The events of the Law of the Strongest as sentences."""

from sagebrush_games.carson_city.expansions.strongest import events
from sagebrush_games.kernel.telling import Telling

TELLING = Telling(
    events={
        events.TilesDealt: "{seat:player} gets duel tiles.",
        events.TotalsAnnounced: "The duel tiles of the seats add up to {totals}, so they begin with {dollars} dollars.",
        events.TileChosen: "{seat:player} lays a duel tile face down.",
        events.TilesShown: "{seats:player} show their duel tiles first: {tiles}.",
        events.TilesUsed: "{seats:player} show their duel tiles: {tiles}.",
        events.TilesDrawn: "{seat:player} draws duel tiles: {count}.",
    },
)
