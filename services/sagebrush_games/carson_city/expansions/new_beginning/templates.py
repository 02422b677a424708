"""The events of A New Beginning as sentences."""

from sagebrush_games.carson_city.expansions.new_beginning import events
from sagebrush_games.kernel.telling import Telling

TELLING = Telling(
    events={
        events.SheetsHanded: "Everybody fills in a sheet; there is to spend: {budgets}.",
        events.LineWritten: "{seat:player} writes on the sheet.",
        events.SheetFinished: "{seat:player} has finished the sheet.",
        events.SheetsRevealed: "The sheets are shown: {kits}.",
    },
)
