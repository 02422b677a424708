"""The events of Carson City as sentences."""

from collections.abc import Mapping

from sagebrush_games.carson_city.content import SIDES
from sagebrush_games.carson_city.events import (
    building,
    cards,
    characters,
    placement,
    preparation,
    round_end,
    row,
    tokens,
    town_hall,
)
from sagebrush_games.carson_city.read.wording import named, titled
from sagebrush_games.carson_city.state.board import EDGES, PARCELS, edge_name, parcel_name
from sagebrush_games.carson_city.state.model import MOST_SEATS, Box, Kind
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.telling import Telling, numbered

PREPARATION: Mapping[type[Event], str] = {
    preparation.TownFounded: "The town begins with a house on {parcel:parcel}.",
    preparation.MountainsRaised: "Mountains rise on {parcels:parcel}.",
    preparation.BuildingsOffered: "For sale, cheapest first: {offers:kind}.",
    preparation.TurnOrderDrawn: "The turn order is {order:player}.",
    preparation.Asked: "",
    preparation.AllAsked: "",
    preparation.StartingParcelChosen: "{seat:player} starts with {parcel:parcel}.",
}
CHARACTERS: Mapping[type[Event], str] = {
    characters.RoundBegan: "Round {round} begins; characters are chosen by {order:player}.",
    characters.CharacterChosen: "{seat:player} takes the {character:character}.",
    characters.SheriffTaken: "{seat:player} has the white cowboy.",
    characters.DollarsReceived: "{seat:player} receives ${dollars}.",
    characters.GrocerPaid: "{seat:player} takes ${dollars} from the grocer.",
    characters.IncomeDoubled: "{seat:player} will earn twice from each {kind:kind}.",
    characters.RoadsReceived: "{seat:player} receives roads: {roads}.",
    characters.ParcelGranted: "{seat:player} receives {parcel:parcel} for nothing.",
    characters.CowboysHired: "{seat:player} hires cowboys: {cowboys}, for ${dollars}.",
    characters.OfferDeclined: "{seat:player} does without.",
}
CARDS: Mapping[type[Event], str] = {
    cards.CharactersDealt: "These characters are in play: {cards:character}.",
    cards.CardTurned: "The {card:character} is now the {side:character}.",
    cards.ErrandRun: "{seat:player} sends the newspaper boy for ${dollars}.",
    cards.OfferTaken: "{seat:player} takes ${dollars}.",
    cards.PointsPromised: "{seat:player} will score at the end of the round.",
    cards.CharacterScored: "{seat:player} scores {points} with the character.",
    cards.CharacterFinished: "",
    cards.PointsSold: "{seat:player} buys victory points: {points}, for ${dollars}.",
    cards.CowboysDismissed: "{seat:player} sends cowboys home: {cowboys}, and scores {points}.",
    cards.RevolversBought: "{seat:player} buys revolvers: {revolvers}, for ${dollars}.",
    cards.BuildingTaken: "{seat:player} takes a {kind:kind} for ${dollars}.",
    cards.TaxCollected: "{seat:player} taxes {goods}: the seats pay {payments} dollars.",
    cards.GiftOpened: "{seat:player} throws {die}: ${dollars} and cowboys: {cowboys}.",
    cards.HeroesStayed: "",
    cards.ParcelSold: "{seat:player} buys {parcel:parcel} at once for ${dollars}.",
    cards.RivalsYielded: "{seats:player} leave {parcel:parcel} to the lawyer.",
}
TOKENS: Mapping[type[Event], str] = {
    tokens.TokensReceived: "The singer gives no-duel tokens: {tokens}.",
    tokens.CowboySheltered: "{seat:player} sends a cowboy with a no-duel token to {box:box}.",
    tokens.LotChosen: "{seat:player} puts {parcel:parcel} up for auction.",
    tokens.AuctionOpened: "{seller:player} opens the auction.",
    tokens.BidMade: "{seat:player} bids ${dollars}.",
    tokens.BidderWithdrew: "{seat:player} bids no more.",
    tokens.AuctionClosed: "The auction is over: the winner pays ${dollars}, {seller:player} gets ${earned}.",
    tokens.DynamiteReceived: "{seat:player} receives dynamite: {tokens}.",
    tokens.DynamiteLaid: "{seat:player} lays dynamite beside the cowboy.",
    tokens.MineBlasted: "{seat:player} blasts the mine on {parcel:parcel}, which pays three times as much.",
    tokens.DynamiteKept: "{seat:player} keeps the rest of the dynamite.",
    tokens.DuelRolled: "Before the duel {duelists:player} rolled {dice}.",
    tokens.DuelRolledAgain: "The dice of {seat:player} are {dice}.",
    tokens.CowboysDefeated: "",
    tokens.CowboyHealed: "{seat:player} pays {doctor:player} ${dollars} and places the beaten cowboy again.",
    tokens.DefeatAccepted: "",
    tokens.FuneralPaid: "{seat:player} pays {undertaker:player} ${dollars} for the beaten cowboy.",
    tokens.FuneralMissed: "{seat:player} loses victory points: {points}.",
    tokens.BountyPaid: "{seat:player} receives a bounty of ${dollars}.",
}
PLACEMENT: Mapping[type[Event], str] = {
    placement.PlacementBegan: "Cowboys are placed by {order:player}.",
    placement.CowboyOnBox: "{seat:player} sends a cowboy to {box:box}.",
    placement.CowboyOnParcel: "{seat:player} sends a cowboy to {parcel:parcel}.",
    placement.SheriffOnBox: "{seat:player} sends the white cowboy to {box:box}.",
    placement.SheriffOnParcel: "{seat:player} sends the white cowboy to {parcel:parcel}.",
    placement.CowboyOffBox: "{seat:player} takes the cowboy on {box:box} back.",
    placement.CowboyOffParcel: "{seat:player} takes the cowboy on {parcel:parcel} back.",
    placement.SheriffTakenBack: "{seat:player} takes the white cowboy back.",
    placement.Passed: "{seat:player} passes.",
    placement.RoadBuilt: "{seat:player} builds a road on {edge:edge}.",
    placement.PavingFinished: "",
}
ROW: Mapping[type[Event], str] = {
    row.ActionsBegan: "All have passed; the actions begin.",
    row.BoxDuelFought: "Duel on {box:box}: {duelists:player} rolled {dice} for {strengths}; {winner:player} wins.",
    row.RefereeNamed: "{seat:referee}.",
    row.DuelCalled: "There is a duel on {parcel:parcel}.",
    row.ParcelDuelFought: "Duel on {parcel:parcel}: {duelists:player} rolled {dice} for {strengths}; "
    "{winner:player} wins.",
    row.Earned: "{seat:player} earns ${dollars} on {box:box}.",
    row.Gambled: "{seat:player} gambles, rolls {white} and {black}, and wins ${dollars}.",
    row.GunsTaken: "{seat:player} takes the three revolvers.",
    row.RoadsTaken: "{seat:player} takes roads: {roads}.",
    row.ParcelBought: "{seat:player} buys {parcel:parcel} for ${dollars}.",
    row.ClaimsDropped: "{seat:player} gives up cowboys on {parcels:parcel}.",
    row.ActionForgone: "{seat:player} makes no use of {box:box}.",
    row.AttackFailed: "A church protects {parcel:parcel} from {attackers:player}.",
    row.BuildingsEarned: "{seat:player} earns ${dollars} from buildings.",
    row.IncomeStolen: "{seat:player} steals ${dollars} on {parcel:parcel}.",
    row.IncomePaid: "The buildings have paid.",
    row.PointsScored: "{seat:player} scores {points} on {box:box}.",
    row.PointsBought: "{seat:player} buys victory points: {points}, for ${dollars}.",
}
BUILDING: Mapping[type[Event], str] = {
    building.BuildingBought: "{seat:player} buys a {kind:kind} for ${dollars}.",
    building.BuildingPlanned: "{seat:player} plans a {kind:kind} on {parcel:parcel}.",
    building.PlanDropped: "{seat:player} keeps the building for later.",
    building.ConsentSought: "The house shall stand on {parcel:parcel}, if its owner agrees.",
    building.ConsentRefused: "{builder:player} may not build the house on {parcel:parcel}.",
    building.BuildingBuilt: "{seat:player} builds a {kind:kind} on {parcel:parcel}.",
    building.HouseBuilt: "A house is built on {parcel:parcel}.",
    building.HouseChosen: "One of its houses will stand on {parcel:parcel}.",
    building.HouseTurned: "The house on {parcel:parcel} becomes a terraced house.",
    building.HoldingFinished: "",
}
TOWN_HALL: Mapping[type[Event], str] = {
    town_hall.TownHallDrawn: "The town hall is drawn; {seat:player} places it.",
    town_hall.TownRoadBuilt: "A road of the town is built on {edge:edge}.",
    town_hall.TownHallBuilt: "The town hall stands on {parcel:parcel}.",
    town_hall.TownHallTaken: "{seat:player} holds the town hall.",
}
ROUND_END: Mapping[type[Event], str] = {
    round_end.RoundEnded: "The round is over; new cowboys: {cowboys}.",
    round_end.ExcessPaid: "{seat:player} gives up ${dollars} above the limit for victory points: {points}.",
    round_end.FinalPointsScored: "{seat:player} scores {land} for land and {dollars} for dollars.",
    round_end.BonusScored: "{seat:player} scores {points} for the {reason}.",
    round_end.GameEnded: "The game is over.",
}

TELLING = Telling(
    events={
        **PREPARATION,
        **CHARACTERS,
        **CARDS,
        **TOKENS,
        **PLACEMENT,
        **ROW,
        **BUILDING,
        **TOWN_HALL,
        **ROUND_END,
    },
    words={
        "kind": {kind: named(kind) for kind in Kind},
        "box": {box: named(box).capitalize() for box in Box},
        "character": {side: titled(side) for side in SIDES},
        "player": {"-1": "the outlaw"},
        "referee": {"-1": "The order of duels no longer matters"}
        | {str(seat): f"{{{seat}}} orders the duels" for seat in range(MOST_SEATS)},
        "parcel": numbered([parcel_name(parcel) for parcel in range(PARCELS)]),
        "edge": numbered([edge_name(edge) for edge in range(EDGES)]),
    },
)
