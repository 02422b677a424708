"""The events of Horses as sentences."""

from sagebrush_games.carson_city.expansions.horses import events
from sagebrush_games.carson_city.state.model import MOST_SEATS
from sagebrush_games.kernel.telling import Telling

TELLING = Telling(
    events={
        events.HorsesDealt: "Everybody has horses: {horses}.",
        events.HorsesReceived: "{seat:player} receives horses: {horses}.",
        events.CowboysCounted: "",
        events.HorseOffered: "",
        events.HorseKept: "{seat:player} leaves the corrals as they are.",
        events.HorseStabled: "{seat:player} puts a horse into corral {corral}.",
        events.CowboyInCorral: "{seat:player} sends a cowboy to corral {corral}.",
        events.HorseBought: "{seat:player} buys a horse on Salary and puts it into corral {corral}.",
        events.HorseForgone: "{seat:player} buys no horse.",
        events.RanchDoubled: "{seat:player} doubles the ranch on {parcel:parcel}.",
        events.RanchesSettled: "{seat:player} doubles no more ranches.",
        events.RodeoHeld: "The rodeo points are {scores}; the rodeo goes to {winner:champion}.",
        events.HorsesScored: "{seat:player} scores {points} for horses.",
    },
    words={
        "champion": {"-1": "nobody"} | {str(seat): f"{{{seat}}}" for seat in range(MOST_SEATS)},
    },
)
