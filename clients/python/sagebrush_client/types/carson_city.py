"""Commands, events and the view of Carson City. Made by `make clients`: change the schemas, not this file."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from sagebrush_client.types.title import TitleTyping


class ActionForgone(TypedDict):
    """The cowboy of `seat` left `box` without its effect."""

    type: Literal['action-forgone']

    seat: int

    box: Box


class ActionsBegan(TypedDict):
    """All have passed; the action row is resolved."""

    type: Literal['actions-began']


class AgreeToEnd(TypedDict):
    """End the game without a result, once every person asks for it; what you ask lapses with your next move."""

    type: Literal['agree-to-end']


class AllAsked(TypedDict):
    """The game waits for all of `seats` at once, each of which may answer with the commands of `prompt`."""

    type: Literal['all-asked']

    seats: list[int]

    prompt: str


class Asked(TypedDict):
    """The game waits for `seat`, which may answer with the commands of `prompt`."""

    type: Literal['asked']

    seat: int

    prompt: str


class Attack(TypedDict):
    """Place a cowboy on another seat's building on `parcel` to steal half its income."""

    type: Literal['attack']

    parcel: int


class AttackFailed(TypedDict):
    """A church protects `parcel`; the attackers' cowboys went back to their reserves."""

    type: Literal['attack-failed']

    parcel: int

    attackers: list[int]


class Auction(TypedDict):
    """What the Auctioneer sells: parcels, or the 3-guns token when there are none.

    `dollars` is the highest bid and `bidder` who made it; `out` have withdrawn, `last` was asked last.
    """

    seller: int

    lots: NotRequired[list[int]]

    open: NotRequired[bool]

    dollars: NotRequired[int]

    bidder: NotRequired[int]

    out: NotRequired[list[int]]

    last: NotRequired[int]


class AuctionClosed(TypedDict):
    """The auction is over: `winner`, who may be nobody, paid `dollars`, of which the seller got `earned`."""

    type: Literal['auction-closed']

    seller: int

    winner: int

    lots: list[int]

    dollars: int

    earned: int


class AuctionOpened(TypedDict):
    """Bids are taken, clockwise from `seller`: for the parcels it chose, else for the 3-guns token."""

    type: Literal['auction-opened']

    seller: int


class AwaitPoints(TypedDict):
    """Take no dollars; score at the end of the round."""

    type: Literal['await-points']


class Bid(TypedDict):
    """Bid so many `dollars`, more than anybody before and no more than you have."""

    type: Literal['bid']

    dollars: int


class BidMade(TypedDict):
    """The highest bid is now `dollars`."""

    type: Literal['bid-made']

    seat: int

    dollars: int


class BidderWithdrew(TypedDict):
    """A seat bids no more in this auction."""

    type: Literal['bidder-withdrew']

    seat: int


class BlastMine(TypedDict):
    """Spend a dynamite token: your mine on `parcel` pays three times as much this round."""

    type: Literal['blast-mine']

    parcel: int


class BonusScored(TypedDict):
    """Victory points for something else at the end; `reason` is its stable name, as `station`."""

    type: Literal['bonus-scored']

    seat: int

    reason: str

    points: int


class BorrowCharacter(TypedDict):
    """Take the Newspaper Boy, and with him `character`, whose effect and cash limit you use."""

    type: Literal['borrow-character']

    character: str


class BountyPaid(TypedDict):
    """The Doctor or the Undertaker got dollars for an outlaw that somebody has beaten."""

    type: Literal['bounty-paid']

    seat: int

    dollars: int


Box = Literal['ammunition', 'building-10', 'building-12', 'building-3', 'building-4', 'building-5', 'building-6', 'building-8', 'building-points', 'cowboy-income', 'cowboy-points', 'gambling', 'parcel-income', 'parcel-points', 'points-2', 'points-3', 'points-4', 'points-5', 'road', 'roads', 'salary']
"""A box of the action row that takes cowboys."""


class BoxDuelFought(TypedDict):
    """Duelists, their dice (or duel tiles) and totals; the losers' cowboys went back to their reserves."""

    type: Literal['box-duel-fought']

    box: Box

    duelists: list[int]

    dice: list[int]

    strengths: list[int]

    winner: int


class BoxView(TypedDict):
    """A box of the action row, in the order of resolution. `price` is of a building or of one victory point."""

    box: Box

    price: int | None

    duel: bool

    open: bool

    building: Kind | None

    cowboys: list[int]


class BridgeBuilt(TypedDict):
    """Two roads from the reserve of `seat` cross the river on `edge`."""

    type: Literal['bridge-built']

    seat: int

    edge: int


class BridgesScored(TypedDict):
    """Carson River: the points that parcels beside a bridge are worth more than others."""

    type: Literal['bridges-scored']

    seat: int

    points: int


class BringOutlaws(TypedDict):
    """Throw the dice for the outlaws of this round."""

    type: Literal['bring-outlaws']


class BuildHeld(TypedDict):
    """Build a `kind` you hold on `parcel`; its house, if it needs one, is placed next."""

    type: Literal['build-held']

    kind: Kind

    parcel: int


class BuildRoad(TypedDict):
    """Build a road on `edge`, which meets a road at one of its ends."""

    type: Literal['build-road']

    edge: int


class BuildingBought(TypedDict):
    """The tile of `box` belongs to `seat`, which paid `dollars`."""

    type: Literal['building-bought']

    seat: int

    box: Box

    kind: Kind

    dollars: int


class BuildingBuilt(TypedDict):
    """A held building stands on `parcel`; its revolvers went to `seat`."""

    type: Literal['building-built']

    seat: int

    kind: Kind

    parcel: int

    revolvers: int


class BuildingFreed(TypedDict):
    """The winner over an outlaw stays on `parcel` to steal half its income instead."""

    type: Literal['building-freed']

    seat: int

    parcel: int


class BuildingPlanned(TypedDict):
    """A building is to stand on `parcel` as soon as its house has a place; `held`: it was bought earlier."""

    type: Literal['building-planned']

    seat: int

    kind: Kind

    parcel: int

    held: bool


class BuildingTaken(TypedDict):
    """A character took a tile from `box`, or out of the bag, for `dollars`."""

    type: Literal['building-taken']

    seat: int

    kind: Kind

    box: Box | None

    dollars: int


class BuildingsEarned(TypedDict):
    """The income of all buildings of `seat`, without what was stolen."""

    type: Literal['buildings-earned']

    seat: int

    dollars: int


class BuildingsOffered(TypedDict):
    """The building boxes hold `offers`, cheapest first, after `drawn` came out of the bag."""

    type: Literal['buildings-offered']

    offers: list[Kind | None]

    drawn: list[Kind]


class BuyAndBuild(TypedDict):
    """Buy the building and build it on `parcel`; its house, if it needs one, is placed next."""

    type: Literal['buy-and-build']

    parcel: int


class BuyAndKeep(TypedDict):
    """Buy the building and keep it in your reserve."""

    type: Literal['buy-and-keep']


class BuyHorse(TypedDict):
    """Buy a horse for your corral of this number, from 1 to 5; your other cowboys there earn their salary."""

    type: Literal['buy-horse']

    corral: int


class BuyParcel(TypedDict):
    """Buy `parcel` at its price."""

    type: Literal['buy-parcel']

    parcel: int


class BuyPoints(TypedDict):
    """Buy so many victory points."""

    type: Literal['buy-points']

    points: int


class BuyRevolvers(TypedDict):
    """Take `revolvers` for the Captain's price and keep them."""

    type: Literal['buy-revolvers']

    revolvers: int


class CallOutlaw(TypedDict):
    """The outlaw on `parcel` moves next."""

    type: Literal['call-outlaw']

    parcel: int


class CardTurned(TypedDict):
    """A card in play counts as its other `side` from now on."""

    type: Literal['card-turned']

    card: str

    side: str


class CharacterChosen(TypedDict):
    """A seat took a character."""

    type: Literal['character-chosen']

    seat: int

    character: str


class CharacterFinished(TypedDict):
    """The character of `seat` has nothing more to offer this round."""

    type: Literal['character-finished']

    seat: int


class CharacterScored(TypedDict):
    """A character gave victory points."""

    type: Literal['character-scored']

    seat: int

    points: int


class CharacterView(TypedDict):
    """A character in play."""

    character: str

    number: int

    limit: int

    seat: int | None


class CharactersDealt(TypedDict):
    """These characters are in play, each on the side that counts."""

    type: Literal['characters-dealt']

    cards: list[str]


class CheckClocks(TypedDict):
    """Say whose time is up, and do what the table chose for that. No seat may: the platform asks, as the automaton."""

    type: Literal['check-clocks']


class ChooseCharacter(TypedDict):
    """Take `character` (its id, as in the view) and its effect."""

    type: Literal['choose-character']

    character: str


class ChooseParcel(TypedDict):
    """Take `parcel` for nothing."""

    type: Literal['choose-parcel']

    parcel: int


class ChooseTile(TypedDict):
    """Lay a tile of this value face down; all duelists show theirs at once."""

    type: Literal['choose-tile']

    tile: int


class ClaimsDropped(TypedDict):
    """The cowboys of `seat` left `parcels` for the general supply, unused or spent."""

    type: Literal['claims-dropped']

    seat: int

    parcels: list[int]


class ClockTerms(TypedDict):
    """The clocks of a table: `kind` is `decision` (each decision has `seconds`) or `bank` (all together have).

    `increment`: seconds that a bank gains after each decision. No clock runs from `sleep_from` to `sleep_until`,
    minutes of the day in UTC; equal: there is no sleep. `at_end`: what happens when time is up; `default`: the
    prompt is answered with its default; `computer`: a computer takes the seat until its player returns.
    """

    kind: str

    seconds: int

    increment: NotRequired[int]

    sleep_from: NotRequired[int]

    sleep_until: NotRequired[int]

    at_end: NotRequired[str]


class CloseGame(TypedDict):
    """End the game before it is over. No seat may: the platform does, as the automaton, for the host of the table."""

    type: Literal['close-game']


class CollectTax(TypedDict):
    """Tax `goods`: a dollar for each revolver token, or for each ten dollars, the last ones counted as ten."""

    type: Literal['collect-tax']

    goods: str


class Config(TypedDict):
    """What a table agreed to play: an edition of a title, its variants in the manifest's order, its options.

    `corrections` is what the host's override file said when the game began, in the form of `kernel.corrections`:
    a game carries them, so that whoever plays, replays or verifies it anywhere reads the same printed things.
    `content` is what the box printed when the game began, in the form of `kernel.contents`; without it, what it
    prints today. `clock`: the terms of the clocks; None: there are none.
    """

    title: str

    edition: str

    seats: int

    variants: NotRequired[list[str]]

    options: NotRequired[dict[str, str | int | bool] | None]

    corrections: NotRequired[str]

    content: NotRequired[str]

    clock: NotRequired[ClockTerms | None]


class ConsentRefused(TypedDict):
    """The owner does not want the house of `builder` on `parcel`, this round."""

    type: Literal['consent-refused']

    builder: int

    parcel: int


class ConsentSought(TypedDict):
    """The planned house is to stand on `parcel`, if its owner agrees."""

    type: Literal['consent-sought']

    parcel: int


class CowboyHealed(TypedDict):
    """A beaten cowboy of `seat` was placed again for `dollars` to the Doctor."""

    type: Literal['cowboy-healed']

    seat: int

    doctor: int

    dollars: int


class CowboyInCorral(TypedDict):
    """A cowboy stands in `corral`."""

    type: Literal['cowboy-in-corral']

    seat: int

    corral: int


class CowboyOffBox(TypedDict):
    """A cowboy on `box` went back to the reserve of `seat`, which may place it elsewhere."""

    type: Literal['cowboy-off-box']

    seat: int

    box: Box


class CowboyOffParcel(TypedDict):
    """The cowboy on `parcel` went back to the reserve of `seat`, which may place it elsewhere."""

    type: Literal['cowboy-off-parcel']

    seat: int

    parcel: int


class CowboyOnBox(TypedDict):
    """A cowboy stands on `box`."""

    type: Literal['cowboy-on-box']

    seat: int

    box: Box


class CowboyOnParcel(TypedDict):
    """A cowboy stands on `parcel`, to buy it, or to attack or defend what is built there."""

    type: Literal['cowboy-on-parcel']

    seat: int

    parcel: int


class CowboySheltered(TypedDict):
    """A cowboy stands on `box` with a no-duel token; `hired` cowboys came for it from the general supply."""

    type: Literal['cowboy-sheltered']

    seat: int

    box: Box

    hired: int


class CowboysCounted(TypedDict):
    """By seat: cowboys that stand on the board before anybody places one in this round."""

    type: Literal['cowboys-counted']

    round: int

    cowboys: list[int]


class CowboysDefeated(TypedDict):
    """Who lost the duel just fought, in the order in which the Doctor or the Undertaker deals with them.

    `after` is the box up to which the row is resolved, `stage` the part of the building income, or empty;
    `outlaw` the parcel of the outlaw that has beaten them, or -1.
    """

    type: Literal['cowboys-defeated']

    seats: list[int]

    after: Box

    stage: str

    outlaw: NotRequired[int]


class CowboysDismissed(TypedDict):
    """Cowboys left the reserve for the general supply, and their seat scored."""

    type: Literal['cowboys-dismissed']

    seat: int

    cowboys: int

    points: int


class CowboysHired(TypedDict):
    """Cowboys went from the general supply to the reserve for `dollars`."""

    type: Literal['cowboys-hired']

    seat: int

    cowboys: int

    dollars: int


class Decline(TypedDict):
    """Do without what is offered."""

    type: Literal['decline']


class DefeatAccepted(TypedDict):
    """Nothing more happens to a beaten cowboy of `seat`."""

    type: Literal['defeat-accepted']

    seat: int


class Defend(TypedDict):
    """Place a cowboy on your own building on `parcel` to meet attackers."""

    type: Literal['defend']

    parcel: int


class DismissCowboys(TypedDict):
    """Return `cowboys` from your reserve to the general supply and score."""

    type: Literal['dismiss-cowboys']

    cowboys: int


class DollarsReceived(TypedDict):
    """A character gave dollars."""

    type: Literal['dollars-received']

    seat: int

    dollars: int


class DoubleIncome(TypedDict):
    """Double what all your buildings of `kind` pay this round."""

    type: Literal['double-income']

    kind: Kind


class DoubleRanch(TypedDict):
    """Double what your ranch on `parcel` pays this round."""

    type: Literal['double-ranch']

    parcel: int


class DowntimeCredited(TypedDict):
    """The platform was down since the commit before: so many milliseconds are charged to no clock."""

    type: Literal['downtime-credited']

    milliseconds: int


class Draw(TypedDict):
    """Tiles that `seat` drew from the pile when its hand was empty.

    `used`: every tile that anybody had used before, a tile twice when it was used twice. `shown`: the drawn tiles
    that were used since.
    """

    seat: int

    used: list[int]

    size: int

    shown: NotRequired[list[int]]


class DuelCalled(TypedDict):
    """The referee wants the duel, or the fight against an outlaw, on `parcel` next."""

    type: Literal['duel-called']

    parcel: int


class DuelRolled(TypedDict):
    """The dice of a duel over `place` lie on the table, for each duelist in pass order."""

    type: Literal['duel-rolled']

    place: Box | int

    duelists: list[int]

    dice: list[list[int]]


class DuelRolledAgain(TypedDict):
    """`seat` rolled some of its dice again, or kept them all; these count."""

    type: Literal['duel-rolled-again']

    seat: int

    dice: list[int]


class DuelTilesView(TypedDict):
    """The duel tiles. `hand` and `choice` are the viewer's own, None for everybody else's and for spectators."""

    hand: list[int] | None

    choice: list[int] | None

    sizes: list[int]

    chosen: list[int]

    revealed: list[list[int]]

    totals: list[int]

    shown: list[list[int]]

    draws: list[Draw]


class DynamiteKept(TypedDict):
    """A seat blasts no more mines this round."""

    type: Literal['dynamite-kept']

    seat: int


class DynamiteLaid(TypedDict):
    """A dynamite token lies beside the cowboy of `seat` on `place`."""

    type: Literal['dynamite-laid']

    seat: int

    place: Box | int


class DynamiteReceived(TypedDict):
    """A character gave dynamite, which is kept until it is used."""

    type: Literal['dynamite-received']

    seat: int

    tokens: int


class Earned(TypedDict):
    """The cowboys of `seat` on `box` earned dollars."""

    type: Literal['earned']

    seat: int

    box: Box

    dollars: int


class Effects(TypedDict):
    """What characters leave on the table beside dollars, cowboys and the rest; neutral where nobody has such a card."""

    errand: NotRequired[int]

    promised: NotRequired[list[int]]

    finished: NotRequired[list[int]]

    tokens: NotRequired[int]

    sheltered: NotRequired[list[Token]]

    auction: NotRequired[Auction | None]

    dynamite: NotRequired[int]

    holders: NotRequired[list[int]]

    charges: NotRequired[list[Token]]

    blasted: NotRequired[list[int]]

    throw: NotRequired[Throw | None]

    defeated: NotRequired[list[int]]

    after: NotRequired[Box | None]

    stage: NotRequired[str]

    thrifty: NotRequired[list[int]]

    heroes: NotRequired[int]

    unbeaten: NotRequired[list[int]]

    paved: NotRequired[list[int]]


class EndAgreed(TypedDict):
    """`seat` agrees to end the game without a result."""

    type: Literal['end-agreed']

    seat: int


class ErrandRun(TypedDict):
    """The Newspaper Boy fetches a character for `seat`, which paid `dollars`."""

    type: Literal['errand-run']

    seat: int

    dollars: int


class ExcessPaid(TypedDict):
    """Dollars above the cash limit were given up for victory points."""

    type: Literal['excess-paid']

    seat: int

    dollars: int

    points: int


class FightDuel(TypedDict):
    """The duel on `parcel` is next."""

    type: Literal['fight-duel']

    parcel: int


class FightNext(TypedDict):
    """The fight against the outlaw on `parcel` is next."""

    type: Literal['fight-next']

    parcel: int


class FinalPointsScored(TypedDict):
    """Victory points for parcels with something on them, and for dollars."""

    type: Literal['final-points-scored']

    seat: int

    land: int

    dollars: int


class FuneralMissed(TypedDict):
    """A seat lost victory points instead of paying the Undertaker."""

    type: Literal['funeral-missed']

    seat: int

    points: int


class FuneralPaid(TypedDict):
    """A seat paid the Undertaker for a beaten cowboy."""

    type: Literal['funeral-paid']

    seat: int

    undertaker: int

    dollars: int


class Gambled(TypedDict):
    """The dice on the gambling box, and what they paid."""

    type: Literal['gambled']

    seat: int

    white: int

    black: int

    dollars: int


class GameClosed(TypedDict):
    """The host of the table ended the game before it was over: nobody moves any more, and nobody has won."""

    type: Literal['game-closed']


class GameEnded(TypedDict):
    """The fourth round is over and everything is scored."""

    type: Literal['game-ended']


class GameStarted(TypedDict):
    """The first event of every game: what is played, by whom, and the commitment to the seed (hex SHA-256).

    `flow` is a byte of the hash of whoever opened the table, None where nobody said it. Turns of computers are
    shared
    out fairly between flows.
    """

    type: Literal['game-started']

    game: str

    config: Config

    seats: list[SeatTaken]

    commitment: str

    flow: NotRequired[int | None]


class GameStopped(TypedDict):
    """The game ended before its rules say so; `reason` is the stable name of the way it did."""

    type: Literal['game-stopped']

    reason: str


class GiftOpened(TypedDict):
    """Father Christmas threw a die, which brought dollars and cowboys."""

    type: Literal['gift-opened']

    seat: int

    die: int

    dollars: int

    cowboys: int


class GiveConsent(TypedDict):
    """Allow the house on your parcel."""

    type: Literal['give-consent']


class GrocerPaid(TypedDict):
    """The Grocer gave dollars instead of doubling."""

    type: Literal['grocer-paid']

    seat: int

    dollars: int


class GunsTaken(TypedDict):
    """The token of three revolvers belongs to `seat` until the end of the round."""

    type: Literal['guns-taken']

    seat: int


class HeroesStayed(TypedDict):
    """Outlaws avoid the buildings of `seat`, which had the Heroes, once more."""

    type: Literal['heroes-stayed']

    seat: int


class HireCowboys(TypedDict):
    """Take `cowboys` from your general supply for the Captain's price."""

    type: Literal['hire-cowboys']

    cowboys: int


class HoldingFinished(TypedDict):
    """`seat`, and all before it on the lower track, have had their chance to build what they hold."""

    type: Literal['holding-finished']

    seat: int


class HorseBought(TypedDict):
    """A cowboy on Salary bought a horse for `corral`; `dollars` is what the seat has more (or less) for it all.

    That is the salary of its other cowboys there, less the price, and what the corral brought.
    """

    type: Literal['horse-bought']

    seat: int

    corral: int

    dollars: int


class HorseForgone(TypedDict):
    """`seat` takes its whole salary."""

    type: Literal['horse-forgone']

    seat: int


class HorseKept(TypedDict):
    """`seat` puts no horse into a corral now."""

    type: Literal['horse-kept']

    seat: int


class HorseOffered(TypedDict):
    """`seat` has placed a cowboy, the one that makes so many, and may put a horse into a corral."""

    type: Literal['horse-offered']

    seat: int

    cowboys: int


class HorseStabled(TypedDict):
    """A horse went from the reserve into `corral`, which brought dollars."""

    type: Literal['horse-stabled']

    seat: int

    corral: int

    dollars: int


class HorsesDealt(TypedDict):
    """The horses of each seat before the first round, and those that are left."""

    type: Literal['horses-dealt']

    horses: list[int]

    supply: int


class HorsesReceived(TypedDict):
    """Horses from the supply came into the reserve of `seat`."""

    type: Literal['horses-received']

    seat: int

    horses: int


class HorsesScored(TypedDict):
    """Victory points for horses and rodeos, at the end."""

    type: Literal['horses-scored']

    seat: int

    points: int


class HorsesView(TypedDict):
    """All horses; from `counted` on: how far the round has come."""

    supply: int

    stables: list[StableView]

    counted: list[int]

    round: int

    ready: list[int]

    traded: list[int]

    doubled: list[int]

    settled: list[int]

    rodeo: int


class HouseBuilt(TypedDict):
    """The house that came with a building stands on `parcel`."""

    type: Literal['house-built']

    parcel: int


class HouseChosen(TypedDict):
    """One house of the planned building will stand on `parcel`, or be turned over there; more are to be chosen."""

    type: Literal['house-chosen']

    parcel: int


class HouseTurned(TypedDict):
    """The house on `parcel` became a terraced house instead of a new one."""

    type: Literal['house-turned']

    parcel: int


class IncomeDoubled(TypedDict):
    """The Grocer doubles all buildings of `kind` that `seat` owns."""

    type: Literal['income-doubled']

    seat: int

    kind: Kind


class IncomePaid(TypedDict):
    """The buildings have paid; all cowboys on them, the town hall aside, went to the general supply."""

    type: Literal['income-paid']


class IncomeStolen(TypedDict):
    """A successful attack: `seat` got its half of the income of the building on `parcel`."""

    type: Literal['income-stolen']

    seat: int

    parcel: int

    dollars: int


class KeepDice(TypedDict):
    """Let your dice lie."""

    type: Literal['keep-dice']


class KeepDynamite(TypedDict):
    """Spend no more dynamite this round."""

    type: Literal['keep-dynamite']


Kind = Literal['bank', 'blacksmith', 'church', 'drugstore', 'general-store', 'hotel', 'house', 'mine', 'mountain', 'prison', 'ranch', 'saloon', 'school', 'station', 'terraced-house', 'town-hall']
"""What can lie on a parcel: a house, a mountain, or one of the buildings."""


class LayTownRoad(TypedDict):
    """Lay a road from the general supply on `edge`, on a shortest way to a place for the town hall."""

    type: Literal['lay-town-road']

    edge: int


class LeaveSeat(TypedDict):
    """Let a computer play the seat until you return."""

    type: Literal['leave-seat']


class LineWritten(TypedDict):
    """A seat wrote the next line of its sheet; `number` is -1 for everybody else."""

    type: Literal['line-written']

    seat: int

    number: int


class LosePoint(TypedDict):
    """Lose a victory point instead of paying the Undertaker."""

    type: Literal['lose-point']


class LotChosen(TypedDict):
    """The Auctioneer will sell `parcel`."""

    type: Literal['lot-chosen']

    seat: int

    parcel: int


class MineBlasted(TypedDict):
    """The mine on `parcel` pays three times as much; `spent` tokens of `seat` went for it."""

    type: Literal['mine-blasted']

    seat: int

    parcel: int

    spent: int


class MountainsRaised(TypedDict):
    """The mountains lie on `parcels`, in the order of the dice."""

    type: Literal['mountains-raised']

    parcels: list[int]


class MoveOutlaw(TypedDict):
    """Move the outlaw from `origin` to one of `targets`, all equally good; `origin` alone when it stays."""

    type: Literal['move-outlaw']

    origin: int

    targets: list[int]


class OccupyTownHall(TypedDict):
    """Place a cowboy on the town hall, to hold it or to drive its holder out."""

    type: Literal['occupy-town-hall']


class OfferDeclined(TypedDict):
    """A seat did without what it was offered."""

    type: Literal['offer-declined']

    seat: int


class OfferTaken(TypedDict):
    """A character gave dollars instead of points at the end of the round."""

    type: Literal['offer-taken']

    seat: int

    dollars: int


class OutlawCalled(TypedDict):
    """The outlaw on `parcel` moves next."""

    type: Literal['outlaw-called']

    parcel: int


class OutlawFought(TypedDict):
    """Fighters, dice and totals as in a duel, against an outlaw of fixed strength; `winner` -1: the outlaw stays."""

    type: Literal['outlaw-fought']

    parcel: int

    duelists: list[int]

    dice: list[int]

    strengths: list[int]

    winner: int


class OutlawImprisoned(TypedDict):
    """An outlaw that stood on a prison is gone; its owner got the points."""

    type: Literal['outlaw-imprisoned']

    parcel: int

    seat: int

    points: int


class OutlawMoved(TypedDict):
    """An outlaw went from `origin` to `target`, which may be the same."""

    type: Literal['outlaw-moved']

    origin: int

    target: int


class OutlawsArrived(TypedDict):
    """The dice for number and strength, the points for each outlaw, and where the new ones stand."""

    type: Literal['outlaws-arrived']

    white: int

    black: int

    strength: int

    points: int

    parcels: list[int]


class OutlawsView(TypedDict):
    """The outlaws: their strength and worth this round, who has still to move, who moves or was beaten just now."""

    strength: int

    points: int

    parcels: list[int]

    unmoved: list[int]

    at: int

    raid: int


class ParcelBought(TypedDict):
    """`parcel` belongs to `seat`, which paid `dollars`."""

    type: Literal['parcel-bought']

    seat: int

    parcel: int

    dollars: int


class ParcelDuelFought(TypedDict):
    """A duel on a parcel or building, told as one on a box."""

    type: Literal['parcel-duel-fought']

    parcel: int

    duelists: list[int]

    dice: list[int]

    strengths: list[int]

    winner: int


class ParcelGranted(TypedDict):
    """A character gave `parcel` for nothing."""

    type: Literal['parcel-granted']

    seat: int

    parcel: int


class ParcelSold(TypedDict):
    """A character sold `parcel` at once."""

    type: Literal['parcel-sold']

    seat: int

    parcel: int

    dollars: int


class ParcelView(TypedDict):
    """A parcel. `price` in dollars is None when it is owned.

    `income` is what the tile shows, before the Grocer, an attacker or an outlaw; None when nothing there can pay.
    """

    parcel: int

    name: str

    tile: Kind | None

    owner: int | None

    connected: bool

    price: int | None

    income: int | None

    cowboys: list[int]

    outlaw: bool


class Pass(TypedDict):
    """Pass: your marker takes the first free place of the lower track."""

    type: Literal['pass']


class Passed(TypedDict):
    """A seat places no more cowboys this round."""

    type: Literal['passed']

    seat: int


class PavingFinished(TypedDict):
    """`seat` builds no more roads this round."""

    type: Literal['paving-finished']

    seat: int


class PayExcess(TypedDict):
    """Give up so many `dollars`, the excess or more."""

    type: Literal['pay-excess']

    dollars: int


class PayUndertaker(TypedDict):
    """Pay the Undertaker for your beaten cowboy."""

    type: Literal['pay-undertaker']


Phase = Literal['actions', 'characters', 'cowboys', 'over', 'round-end', 'set-up']
"""Where in the game the table is."""


class PlaceHouse(TypedDict):
    """Place a house of your planned building on `parcel`."""

    type: Literal['place-house']

    parcel: int


class PlaceInCorral(TypedDict):
    """Place a cowboy in your corral of this number, from 1 to 5."""

    type: Literal['place-in-corral']

    corral: int


class PlaceOnBox(TypedDict):
    """Place a cowboy on `box`."""

    type: Literal['place-on-box']

    box: Box


class PlaceOnOutlaw(TypedDict):
    """Place a cowboy on `parcel` to fight the outlaw there, whoever owns it."""

    type: Literal['place-on-outlaw']

    parcel: int


class PlaceOnParcel(TypedDict):
    """Place a cowboy on `parcel`, which you want to buy."""

    type: Literal['place-on-parcel']

    parcel: int


class PlaceScored(TypedDict):
    """Kit Carson: points for the seats that passed after `seat` in the last round."""

    type: Literal['place-scored']

    seat: int

    points: int


class PlaceSheltered(TypedDict):
    """Place a cowboy with a no-duel token on `box`: it acts whoever else stands there."""

    type: Literal['place-sheltered']

    box: Box


class PlaceSheriffOnBox(TypedDict):
    """Place the white cowboy on `box`, where no cowboy stands; nobody may fight it there."""

    type: Literal['place-sheriff-on-box']

    box: Box


class PlaceSheriffOnParcel(TypedDict):
    """Place the white cowboy on `parcel`, where no cowboy stands; nobody may fight it there."""

    type: Literal['place-sheriff-on-parcel']

    parcel: int


class PlaceTownHall(TypedDict):
    """Place the town hall on `parcel`, which nobody owns; its house is placed next."""

    type: Literal['place-town-hall']

    parcel: int


class PlaceWithDynamite(TypedDict):
    """Place a cowboy and a dynamite token on `place`, a box or a parcel where cowboys fight."""

    type: Literal['place-with-dynamite']

    place: Box | int


class PlacementBegan(TypedDict):
    """Cowboys are placed in `order`."""

    type: Literal['placement-began']

    order: list[int]


class PlanDropped(TypedDict):
    """The planned building stays in the reserve."""

    type: Literal['plan-dropped']

    seat: int


class PlanView(TypedDict):
    """A building that waits for the place of its house, or for the consent of the owner of `asking`."""

    seat: int

    kind: Kind

    parcel: int

    held: bool

    asking: int

    houses: list[int]


class PlayerView(TypedDict):
    """What lies in front of a seat. `firepower` is what it adds to a die now.

    `limit` is its cash limit in dollars this round, the Newspaper Boy counted; None before a character is chosen.
    """

    seat: int

    dollars: int

    points: int

    cowboys: int

    supply: int

    revolvers: int

    firepower: int

    roads: int

    property_tiles: int

    character: str | None

    limit: int | None

    held: list[Kind]

    refused: list[int]


class PointsBought(TypedDict):
    """Victory points for dollars."""

    type: Literal['points-bought']

    seat: int

    box: Box

    points: int

    dollars: int


class PointsPromised(TypedDict):
    """A seat waits for the points of its character at the end of the round."""

    type: Literal['points-promised']

    seat: int


class PointsScored(TypedDict):
    """The cowboy of `seat` on `box` scored victory points."""

    type: Literal['points-scored']

    seat: int

    box: Box

    points: int


class PointsSold(TypedDict):
    """A character sold victory points for dollars."""

    type: Literal['points-sold']

    seat: int

    points: int

    dollars: int


class ProgressView(TypedDict):
    """How far the current phase has come, beyond what lies on the table."""

    turn: int

    referee: int

    finished: int

    grocer_paid: bool

    doubled: Kind | None

    income_paid: bool

    called: int

    taken_back: list[int]


class Prospect(TypedDict):
    """Take the tile of `box`, or one out of the bag when none is on offer, and build it on `parcel`."""

    type: Literal['prospect']

    box: Box | None

    parcel: int


class PutHorse(TypedDict):
    """Put one of your horses into your corral of this number, from 1 to 5."""

    type: Literal['put-horse']

    corral: int


class RanchDoubled(TypedDict):
    """The ranch on `parcel` pays double this round."""

    type: Literal['ranch-doubled']

    seat: int

    parcel: int


class RanchesSettled(TypedDict):
    """`seat` doubles no more ranches this round."""

    type: Literal['ranches-settled']

    seat: int


class Redacted(TypedDict):
    """Something happened that this viewer may not read; it keeps its place in the stream."""

    type: Literal['redacted']


class RefereeNamed(TypedDict):
    """`seat` orders the duels of this box."""

    type: Literal['referee-named']

    seat: int


class RefuseConsent(TypedDict):
    """Do not allow the house on your parcel."""

    type: Literal['refuse-consent']


class RemovalVoted(TypedDict):
    """`seat` asks to play on without the player of `against`."""

    type: Literal['removal-voted']

    seat: int

    against: int


class RemovePlayer(TypedDict):
    """The same, asked by the host of the table: the platform gives it, as the automaton. No seat may."""

    type: Literal['remove-player']

    against: int


class Resign(TypedDict):
    """Give the game up for good; a computer plays the seat on while other people remain."""

    type: Literal['resign']


class ReturnToSeat(TypedDict):
    """Play your seat again; what a computer is thinking about for it comes to nothing."""

    type: Literal['return-to-seat']


class RevolversBought(TypedDict):
    """Revolvers for dollars."""

    type: Literal['revolvers-bought']

    seat: int

    revolvers: int

    dollars: int


class RewardTaken(TypedDict):
    """The winner over an outlaw took victory points; its cowboy left `parcel` for the general supply."""

    type: Literal['reward-taken']

    seat: int

    parcel: int

    points: int


class RivalsYielded(TypedDict):
    """The Lawyer wants `parcel`; the cowboys of `seats` went back to their reserves without a duel."""

    type: Literal['rivals-yielded']

    parcel: int

    seats: list[int]


class RoadBuilt(TypedDict):
    """A road from the reserve of `seat` lies on `edge`."""

    type: Literal['road-built']

    seat: int

    edge: int


class RoadView(TypedDict):
    """A road on the map, and the corners (row, column from 0 to 8) it joins."""

    edge: int

    ends: list[Any]


class RoadsReceived(TypedDict):
    """A character gave roads."""

    type: Literal['roads-received']

    seat: int

    roads: int


class RoadsTaken(TypedDict):
    """The cowboys of `seat` on `box` brought roads."""

    type: Literal['roads-taken']

    seat: int

    box: Box

    roads: int


class RodeoHeld(TypedDict):
    """By seat: rodeo points; the winner, -1 for nobody, has a token more. All horses and cowboys left the corrals."""

    type: Literal['rodeo-held']

    scores: list[int]

    winner: int


class RollAgain(TypedDict):
    """Roll the `dice` at these places of your throw (0 is the first) once more."""

    type: Literal['roll-again']

    dice: list[int]


class RoundBegan(TypedDict):
    """Characters are chosen in `order`."""

    type: Literal['round-began']

    round: int

    order: list[int]


class RoundEnded(TypedDict):
    """All boxes are done; `cowboys` joined each reserve and the 3-guns token and the white cowboy went back."""

    type: Literal['round-ended']

    cowboys: list[int]


class SeatLeft(TypedDict):
    """The computer `opponent` plays for `seat` until its player returns."""

    type: Literal['seat-left']

    seat: int

    opponent: str


class SeatRemoved(TypedDict):
    """The player of `seat` was absent and is out of the game; where it goes on, `opponent` plays for it."""

    type: Literal['seat-removed']

    seat: int

    opponent: str


class SeatResigned(TypedDict):
    """`seat` gave the game up for good; where the game goes on, the computer `opponent` plays for it."""

    type: Literal['seat-resigned']

    seat: int

    opponent: str


class SeatRetaken(TypedDict):
    """The player of `seat` plays it again."""

    type: Literal['seat-retaken']

    seat: int


class SeatTaken(TypedDict):
    """The holder of a seat: a name, the entropy (hex) it added to the seed, and the opponent when a computer plays.

    `entropy_commitment` is the SHA-256 (hex) of the entropy, which the table showed before the entropy was
    revealed;
    empty for a seat that adds nothing and in games of 0.1.
    """

    player: str

    entropy: NotRequired[str]

    opponent: NotRequired[str | None]

    budget_ms: NotRequired[int]

    entropy_commitment: NotRequired[str]


class SeedRevealed(TypedDict):
    """The last event of every game: the seed (hex), so that everybody can check every draw."""

    type: Literal['seed-revealed']

    seed: str


class SheetFinished(TypedDict):
    """The last line of a sheet is written."""

    type: Literal['sheet-finished']

    seat: int


class SheetsHanded(TypedDict):
    """Everybody has an empty sheet with these lines, and so many dollars to spend on it (by seat)."""

    type: Literal['sheets-handed']

    lines: list[str]

    budgets: list[int]


class SheetsRevealed(TypedDict):
    """All sheets are shown, and everybody has what it chose: by line, then by seat."""

    type: Literal['sheets-revealed']

    kits: dict[str, list[int]]


class SheetsView(TypedDict):
    """The sheets. A number is -1 where the viewer may not see it yet."""

    lines: list[str]

    budgets: list[int]

    written: list[list[int]]

    revealed: bool


class Sheriff(TypedDict):
    """The white cowboy: on the card, in the reserve of `seat`, or standing on a box or a parcel for that seat."""

    seat: NotRequired[int]

    box: NotRequired[Box | None]

    parcel: NotRequired[int]


class SheriffOnBox(TypedDict):
    """The white cowboy stands on `box`."""

    type: Literal['sheriff-on-box']

    seat: int

    box: Box


class SheriffOnParcel(TypedDict):
    """The white cowboy stands on `parcel`, to buy it."""

    type: Literal['sheriff-on-parcel']

    seat: int

    parcel: int


class SheriffTaken(TypedDict):
    """The white cowboy joined the reserve of `seat`."""

    type: Literal['sheriff-taken']

    seat: int


class SheriffTakenBack(TypedDict):
    """The white cowboy went back to the reserve of `seat`, which may place it elsewhere."""

    type: Literal['sheriff-taken-back']

    seat: int


class StableView(TypedDict):
    """The horses of a seat. `corrals` and `cowboys` begin with the first corral."""

    reserve: int

    corrals: list[int]

    cowboys: list[int]

    rodeos: int

    rodeo_points: int


class StartingParcelChosen(TypedDict):
    """A seat laid a property tile during set-up."""

    type: Literal['starting-parcel-chosen']

    seat: int

    parcel: int


class Steal(TypedDict):
    """Steal half the income of the building you freed, instead of the points."""

    type: Literal['steal']


class TakeAndBuild(TypedDict):
    """Take the building of `box` and build it on `parcel`; its house, if it needs one, is placed next."""

    type: Literal['take-and-build']

    box: Box

    parcel: int


class TakeAndKeep(TypedDict):
    """Take the building of `box` and keep it in your reserve."""

    type: Literal['take-and-keep']

    box: Box


class TakeBack(TypedDict):
    """Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    type: Literal['take-back']

    to: NotRequired[int | None]


class TakeBackFromBox(TypedDict):
    """Take one of your cowboys on `box` back."""

    type: Literal['take-back-from-box']

    box: Box


class TakeBackFromParcel(TypedDict):
    """Take your cowboy on `parcel` back."""

    type: Literal['take-back-from-parcel']

    parcel: int


class TakeBackSheriff(TypedDict):
    """Take the white cowboy back."""

    type: Literal['take-back-sheriff']


class TakeDollars(TypedDict):
    """Take the dollars of your character now, instead of what else it offers."""

    type: Literal['take-dollars']


class TakeGuns(TypedDict):
    """Take the token of three revolvers for the rest of the round."""

    type: Literal['take-guns']


class TakeReward(TypedDict):
    """Take the victory points of the outlaw."""

    type: Literal['take-reward']


class TakenBack(TypedDict):
    """`seat` took its latest commands back: the game stands again as it stood at version `to`."""

    type: Literal['taken-back']

    seat: int

    to: int


class TaxCollected(TypedDict):
    """The Governor taxed `goods`; each seat paid what stands at its place."""

    type: Literal['tax-collected']

    seat: int

    goods: str

    payments: list[int]


class Throw(TypedDict):
    """A duel whose dice lie on the table, by duelist in pass order, while somebody may roll again."""

    place: Box | int

    duelists: list[int]

    dice: list[list[int]]

    settled: NotRequired[bool]


class TileChosen(TypedDict):
    """A duelist laid a tile face down; `tile` is -1 for everybody else."""

    type: Literal['tile-chosen']

    seat: int

    tile: int


class TilesDealt(TypedDict):
    """A seat got its first hand; `tiles` is empty for everybody else."""

    type: Literal['tiles-dealt']

    seat: int

    tiles: list[int]


class TilesDrawn(TypedDict):
    """A seat without tiles drew `count` from the pile; `tiles` is empty for everybody else."""

    type: Literal['tiles-drawn']

    seat: int

    count: int

    tiles: list[int]


class TilesShown(TypedDict):
    """All see these tiles before the last duelist chooses; a seat is named for each of its tiles."""

    type: Literal['tiles-shown']

    seats: list[int]

    tiles: list[int]


class TilesUsed(TypedDict):
    """The tiles of a duel, shown by all at once, lie on the pile; a seat is named for each of its tiles."""

    type: Literal['tiles-used']

    seats: list[int]

    tiles: list[int]


class TimedOut(TypedDict):
    """The time of `seat` was up: what follows is what the table chose for that."""

    type: Literal['timed-out']

    seat: int


class Token(TypedDict):
    """Dynamite, or a no-duel token, beside the cowboy of `seat` on `place`."""

    seat: int

    place: Box | int


class TokensReceived(TypedDict):
    """The Singer gave no-duel tokens for this round."""

    type: Literal['tokens-received']

    tokens: int


class TotalsAnnounced(TypedDict):
    """The sum of each seat's hand, and the dollars with which it begins."""

    type: Literal['totals-announced']

    totals: list[int]

    dollars: list[int]


class TownFounded(TypedDict):
    """The first house stands on `parcel` with a road on each of its four sides."""

    type: Literal['town-founded']

    parcel: int


class TownHall(TypedDict):
    """The town hall: the seat whose cowboy holds it, and the seat that has just drawn it and must place it."""

    holder: NotRequired[int]

    drawn_by: NotRequired[int]


class TownHallBuilt(TypedDict):
    """The town hall stands on `parcel`, which belongs to nobody."""

    type: Literal['town-hall-built']

    parcel: int


class TownHallDrawn(TypedDict):
    """The town hall came out of the bag; `seat` places it before another tile is drawn."""

    type: Literal['town-hall-drawn']

    seat: int


class TownHallTaken(TypedDict):
    """The cowboy of `seat` holds the town hall until another drives it out."""

    type: Literal['town-hall-taken']

    seat: int


class TownRoadBuilt(TypedDict):
    """A road from the general supply lies on `edge`, on the way to a place for the town hall."""

    type: Literal['town-road-built']

    edge: int


class TurnHouse(TypedDict):
    """Turn the house on `parcel` into a terraced house instead of placing a new one."""

    type: Literal['turn-house']

    parcel: int


class TurnOrderDrawn(TypedDict):
    """The turn order of the set-up and of the first round."""

    type: Literal['turn-order-drawn']

    order: list[int]


class View(TypedDict):
    """The whole table. `seat` is awaited with `prompt`, or the seats of `company`, if any, all at once."""

    phase: Phase

    round: int

    seat: int

    company: list[int]

    prompt: str

    order: list[int]

    passed: list[int]

    players: list[PlayerView]

    characters: list[CharacterView]

    boxes: list[BoxView]

    parcels: list[ParcelView]

    roads: list[RoadView]

    frontier: list[int]

    houses_left: int

    bag: dict[str, int]

    guns: int | None

    sheriff: Sheriff

    outlaws: OutlawsView

    plan: PlanView | None

    progress: ProgressView

    viewer: int | None

    river: list[int]

    duel_tiles: DuelTilesView | None

    effects: Effects

    horses: HorsesView | None

    sheets: SheetsView | None

    hall: TownHall


class VoteToRemove(TypedDict):
    """Play on without the player of `against`, for whom the game has waited for a day; most others must ask."""

    type: Literal['vote-to-remove']

    against: int


class Withdraw(TypedDict):
    """Bid no more in this auction."""

    type: Literal['withdraw']


class WriteLine(TypedDict):
    """Write `number` on the next line of your sheet; what is written stays."""

    type: Literal['write-line']

    number: int


Command = (
    ChooseParcel
    | ChooseCharacter
    | TakeDollars
    | HireCowboys
    | PlaceOnBox
    | PlaceOnParcel
    | Attack
    | Defend
    | PlaceSheriffOnBox
    | PlaceSheriffOnParcel
    | Pass
    | BuildRoad
    | FightDuel
    | BuyParcel
    | BuyAndBuild
    | BuyAndKeep
    | BuildHeld
    | PlaceHouse
    | TurnHouse
    | GiveConsent
    | RefuseConsent
    | TakeGuns
    | DoubleIncome
    | BuyPoints
    | PayExcess
    | Decline
    | BorrowCharacter
    | AwaitPoints
    | BuyRevolvers
    | TakeAndBuild
    | TakeAndKeep
    | Prospect
    | Bid
    | Withdraw
    | CollectTax
    | DismissCowboys
    | PlaceSheltered
    | PlaceWithDynamite
    | RollAgain
    | KeepDice
    | PayUndertaker
    | LosePoint
    | BlastMine
    | KeepDynamite
    | PlaceTownHall
    | LayTownRoad
    | OccupyTownHall
    | TakeBackFromBox
    | TakeBackFromParcel
    | TakeBackSheriff
    | BringOutlaws
    | CallOutlaw
    | MoveOutlaw
    | PlaceOnOutlaw
    | FightNext
    | TakeReward
    | Steal
    | ChooseTile
    | PutHorse
    | PlaceInCorral
    | BuyHorse
    | DoubleRanch
    | WriteLine
    | TakeBack
    | CloseGame
    | CheckClocks
    | Resign
    | LeaveSeat
    | ReturnToSeat
    | AgreeToEnd
    | VoteToRemove
    | RemovePlayer
)
"""What a seat can ask."""


Event = (
    TownFounded
    | MountainsRaised
    | BuildingsOffered
    | TurnOrderDrawn
    | Asked
    | AllAsked
    | StartingParcelChosen
    | RoundBegan
    | CharacterChosen
    | SheriffTaken
    | DollarsReceived
    | GrocerPaid
    | IncomeDoubled
    | RoadsReceived
    | ParcelGranted
    | CowboysHired
    | OfferDeclined
    | CharactersDealt
    | CardTurned
    | ErrandRun
    | OfferTaken
    | PointsPromised
    | CharacterScored
    | CharacterFinished
    | PointsSold
    | CowboysDismissed
    | RevolversBought
    | BuildingTaken
    | TaxCollected
    | GiftOpened
    | HeroesStayed
    | ParcelSold
    | RivalsYielded
    | TokensReceived
    | CowboySheltered
    | LotChosen
    | AuctionOpened
    | BidMade
    | BidderWithdrew
    | AuctionClosed
    | DynamiteReceived
    | DynamiteLaid
    | MineBlasted
    | DynamiteKept
    | DuelRolled
    | DuelRolledAgain
    | CowboysDefeated
    | CowboyHealed
    | DefeatAccepted
    | FuneralPaid
    | FuneralMissed
    | BountyPaid
    | PlacementBegan
    | CowboyOnBox
    | CowboyOnParcel
    | SheriffOnBox
    | SheriffOnParcel
    | CowboyOffBox
    | CowboyOffParcel
    | SheriffTakenBack
    | Passed
    | RoadBuilt
    | PavingFinished
    | ActionsBegan
    | BoxDuelFought
    | RefereeNamed
    | DuelCalled
    | ParcelDuelFought
    | Earned
    | Gambled
    | GunsTaken
    | RoadsTaken
    | ParcelBought
    | ClaimsDropped
    | ActionForgone
    | AttackFailed
    | BuildingsEarned
    | IncomeStolen
    | IncomePaid
    | PointsScored
    | PointsBought
    | BuildingBought
    | BuildingPlanned
    | PlanDropped
    | ConsentSought
    | ConsentRefused
    | BuildingBuilt
    | HouseBuilt
    | HouseChosen
    | HouseTurned
    | HoldingFinished
    | TownHallDrawn
    | TownRoadBuilt
    | TownHallBuilt
    | TownHallTaken
    | RoundEnded
    | ExcessPaid
    | FinalPointsScored
    | BonusScored
    | GameEnded
    | BridgeBuilt
    | BridgesScored
    | OutlawsArrived
    | OutlawImprisoned
    | OutlawCalled
    | OutlawMoved
    | OutlawFought
    | RewardTaken
    | BuildingFreed
    | TilesDealt
    | TotalsAnnounced
    | TileChosen
    | TilesShown
    | TilesUsed
    | TilesDrawn
    | HorsesDealt
    | HorsesReceived
    | CowboysCounted
    | HorseOffered
    | HorseKept
    | HorseStabled
    | CowboyInCorral
    | HorseBought
    | HorseForgone
    | RanchDoubled
    | RanchesSettled
    | RodeoHeld
    | HorsesScored
    | SheetsHanded
    | LineWritten
    | SheetFinished
    | SheetsRevealed
    | PlaceScored
    | GameStarted
    | SeedRevealed
    | TakenBack
    | Redacted
    | GameClosed
    | TimedOut
    | DowntimeCredited
    | SeatResigned
    | SeatLeft
    | SeatRetaken
    | EndAgreed
    | RemovalVoted
    | SeatRemoved
    | GameStopped
)
"""What can happen."""

TITLE: TitleTyping[Command, Event, View] = TitleTyping("carson-city")
"""Carson City: give it to a client, and its editor knows the types."""
