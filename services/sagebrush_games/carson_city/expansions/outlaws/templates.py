"""The events of the Outlaws as sentences."""

from sagebrush_games.carson_city.expansions.outlaws import events
from sagebrush_games.kernel.telling import Telling

TELLING = Telling(
    events={
        events.OutlawsArrived: "Outlaws of strength {strength} ride in to {parcels:parcel}.",
        events.OutlawImprisoned: "{seat:player} jails the outlaw on {parcel:parcel} and scores {points}.",
        events.OutlawCalled: "The outlaw on {parcel:parcel} moves.",
        events.OutlawMoved: "The outlaw of {origin:parcel} stands on {target:parcel} now.",
        events.OutlawFought: "Fight with the outlaw on {parcel:parcel}: {duelists:player} rolled {dice} for "
        "{strengths}; {winner:player} wins.",
        events.RewardTaken: "{seat:player} scores {points} for the outlaw on {parcel:parcel}.",
        events.BuildingFreed: "{seat:player} stays on {parcel:parcel} to steal half of its income.",
    },
)
