"""Commands, events and the view of Carson City. Made by `make clients`: change the schemas, not this file."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from sagebrush_client.types.title import TitleTyping


class AbsenceTerms(TypedDict):
    """What happens when people stay away.

    `remove_after`: seconds that the game waits for a seat before the others by vote, or the host, may play on
    without
    its player. `substitute`: the computer that plays for whoever left or is out. `end_after`: seconds without a
    command of a person after which the platform ends a game that waits for one; 0: never. `abandoned`: how it ends;
    `no-result`: without a ranking; `absent-lose`: those for whom it waited are ranked behind all others.
    """

    remove_after: NotRequired[int]
    """How long the game waits for a seat before the others may play on without its player. In seconds."""

    substitute: NotRequired[str]
    """The computer that plays for somebody who left. A computer by its name in `GET /v1/opponents`."""

    end_after: NotRequired[int]
    """How long nobody plays before the platform ends the game; 0: it never does. In seconds."""

    abandoned: NotRequired[str]
    """How it ends then: `no-result`: without a ranking; `absent-lose`: those for whom it waited are ranked last. A
    stable name, for programs.
    """


class ActionForgone(TypedDict):
    """The cowboy of `seat` left `box` without its effect."""

    type: Literal['action-forgone']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""


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
    """The seats that it concerns, in the order that the event tells of. A seat is a position at the table, counted
    from 0; -1: nobody.
    """

    prompt: Prompt
    """What is asked. The stable name of what a seat is asked; `prompts` of the schemas has its sentences."""


class Asked(TypedDict):
    """The game waits for `seat`, which may answer with the commands of `prompt`."""

    type: Literal['asked']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    prompt: Prompt
    """What is asked. The stable name of what a seat is asked; `prompts` of the schemas has its sentences."""


class Attack(TypedDict):
    """Place a cowboy on another seat's building on `parcel` to steal half its income."""

    type: Literal['attack']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class AttackFailed(TypedDict):
    """A church protects `parcel`; the attackers' cowboys went back to their reserves."""

    type: Literal['attack-failed']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    attackers: list[int]
    """The seats whose cowboys attacked. A seat is a position at the table, counted from 0; -1: nobody."""


class Auction(TypedDict):
    """What the Auctioneer sells: parcels, or the 3-guns token when there are none.

    `dollars` is the highest bid and `bidder` who made it; `out` have withdrawn, `last` was asked last.
    """

    seller: int
    """The seat that has the Auctioneer. A seat is a position at the table, counted from 0; -1: nobody."""

    lots: NotRequired[list[int]]
    """What is sold; none: the token of three revolvers. A parcel is a square of the map: row times 8 plus column, both
    from 0; -1: none.
    """

    open: NotRequired[bool]
    """Whether bids are taken; false: parcels are still being chosen."""

    dollars: NotRequired[int]
    """The highest bid. In dollars."""

    bidder: NotRequired[int]
    """The seat that bid most so far. A seat is a position at the table, counted from 0; -1: nobody."""

    out: NotRequired[list[int]]
    """The seats that have withdrawn. A seat is a position at the table, counted from 0; -1: nobody."""

    last: NotRequired[int]
    """The seat that was asked last for a bid. A seat is a position at the table, counted from 0; -1: nobody."""


class AuctionClosed(TypedDict):
    """The auction is over: `winner`, who may be nobody, paid `dollars`, of which the seller got `earned`."""

    type: Literal['auction-closed']

    seller: int
    """The seat that has the Auctioneer. A seat is a position at the table, counted from 0; -1: nobody."""

    winner: int
    """The seat that won. A seat is a position at the table, counted from 0; -1: nobody."""

    lots: list[int]
    """What is sold; none: the token of three revolvers. A parcel is a square of the map: row times 8 plus column, both
    from 0; -1: none.
    """

    dollars: int
    """How many are paid, received, or held. In dollars."""

    earned: int
    """What the seller got. In dollars."""


class AuctionOpened(TypedDict):
    """Bids are taken, clockwise from `seller`: for the parcels it chose, else for the 3-guns token."""

    type: Literal['auction-opened']

    seller: int
    """The seat that has the Auctioneer. A seat is a position at the table, counted from 0; -1: nobody."""


class AwaitPoints(TypedDict):
    """Take no dollars; score at the end of the round."""

    type: Literal['await-points']


class Bid(TypedDict):
    """Bid so many `dollars`, more than anybody before and no more than you have."""

    type: Literal['bid']

    dollars: int
    """How many are paid, received, or held. In dollars."""


class BidMade(TypedDict):
    """The highest bid is now `dollars`."""

    type: Literal['bid-made']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class BidderWithdrew(TypedDict):
    """A seat bids no more in this auction."""

    type: Literal['bidder-withdrew']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class BlastMine(TypedDict):
    """Spend a dynamite token: your mine on `parcel` pays three times as much this round."""

    type: Literal['blast-mine']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class BonusScored(TypedDict):
    """Victory points for something else at the end; `reason` is its stable name, as `station`."""

    type: Literal['bonus-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    reason: Scored
    """For what. What brought the points."""

    points: int
    """How many. In victory points."""


class BorrowCharacter(TypedDict):
    """Take the Newspaper Boy, and with him `character`, whose effect and cash limit you use."""

    type: Literal['borrow-character']

    character: Character
    """Which one; null: none yet. A character by its id; `-red` stands behind that of a red side."""


class BountyPaid(TypedDict):
    """The Doctor or the Undertaker got dollars for an outlaw that somebody has beaten."""

    type: Literal['bounty-paid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


Box = Literal['ammunition', 'building-10', 'building-12', 'building-3', 'building-4', 'building-5', 'building-6', 'building-8', 'building-points', 'cowboy-income', 'cowboy-points', 'gambling', 'parcel-income', 'parcel-points', 'points-2', 'points-3', 'points-4', 'points-5', 'road', 'roads', 'salary']
"""A box of the action row that takes cowboys."""


class BoxDuelFought(TypedDict):
    """Duelists, their dice (or duel tiles) and totals; the losers' cowboys went back to their reserves."""

    type: Literal['box-duel-fought']

    box: Box
    """Where it happens. A box of the action row."""

    duelists: list[int]
    """The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    dice: list[int]
    """What each duelist rolled, or the value of the duel tile it laid. Pips of a die."""

    strengths: list[int]
    """Die and firepower together: who has most wins. Firepower: revolvers and what else adds to a die."""

    winner: int
    """The seat that won. A seat is a position at the table, counted from 0; -1: nobody."""


class BoxView(TypedDict):
    """A box of the action row, in the order of resolution. `price` is of a building or of one victory point."""

    box: Box
    """Where it happens. A box of the action row."""

    price: int | None
    """What it costs; null: it is not for sale. In dollars."""

    duel: bool
    """Whether cowboys who meet there fight."""

    open: bool
    """Whether a cowboy may be placed there."""

    building: Kind | None
    """The tile for sale there; null: none. What lies on a parcel, or will: a house, a mountain, or a building."""

    cowboys: list[int]
    """The seats whose cowboys stand there, in the order of placing; a seat twice when it has two. A seat is a position
    at the table, counted from 0; -1: nobody.
    """


class Branch(TypedDict):
    """Where a game begins that goes on from another one: as that stood after its `version`.

    `guessed`: only what `viewer` (None: a spectator) knew then is kept, and what was hidden from him was drawn by
    the first commit. `position` is the packed state in base64; as long as the game runs, nobody reads it.
    """

    game: str
    """The game that it goes on from. A stable name, for programs."""

    version: int
    """The version of that game after which it goes on. A version is the number of commits so far."""

    guessed: NotRequired[bool]
    """Whether what was hidden from the viewer then was drawn anew."""

    viewer: NotRequired[int | None]
    """The seat whose knowledge is kept, if guessed; null: a spectator's. A seat is a position at the table, counted
    from 0; -1: nobody.
    """

    position: NotRequired[str]
    """The state it begins with, packed, in base64; empty but in the file of the finished game. Text for people."""


class BridgeBuilt(TypedDict):
    """Two roads from the reserve of `seat` cross the river on `edge`."""

    type: Literal['bridge-built']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    edge: int
    """Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it
    is.
    """


class BridgesScored(TypedDict):
    """Carson River: the points that parcels beside a bridge are worth more than others."""

    type: Literal['bridges-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class BringOutlaws(TypedDict):
    """Throw the dice for the outlaws of this round."""

    type: Literal['bring-outlaws']


class BuildHeld(TypedDict):
    """Build a `kind` you hold on `parcel`; its house, if it needs one, is placed next."""

    type: Literal['build-held']

    kind: Kind
    """Which of the buildings you hold. What lies on a parcel, or will: a house, a mountain, or a building."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class BuildRoad(TypedDict):
    """Build a road on `edge`, which meets a road at one of its ends."""

    type: Literal['build-road']

    edge: int
    """Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it
    is.
    """


class BuildingBought(TypedDict):
    """The tile of `box` belongs to `seat`, which paid `dollars`."""

    type: Literal['building-bought']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class BuildingBuilt(TypedDict):
    """A held building stands on `parcel`; its revolvers went to `seat`."""

    type: Literal['building-built']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    revolvers: int
    """How many. In revolvers."""


class BuildingFreed(TypedDict):
    """The winner over an outlaw stays on `parcel` to steal half its income instead."""

    type: Literal['building-freed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class BuildingPlanned(TypedDict):
    """A building is to stand on `parcel` as soon as its house has a place; `held`: it was bought earlier."""

    type: Literal['building-planned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    held: bool
    """Whether the building was bought earlier and comes out of the reserve."""


class BuildingTaken(TypedDict):
    """A character took a tile from `box`, or out of the bag, for `dollars`."""

    type: Literal['building-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""

    box: Box | None
    """Where the tile lay; null: in the bag. A box of the action row."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class BuildingsEarned(TypedDict):
    """The income of all buildings of `seat`, without what was stolen."""

    type: Literal['buildings-earned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class BuildingsOffered(TypedDict):
    """The building boxes hold `offers`, cheapest first, after `drawn` came out of the bag."""

    type: Literal['buildings-offered']

    offers: list[Kind | None]
    """What the building boxes sell, the cheapest first; null: nothing. What lies on a parcel, or will: a house, a
    mountain, or a building.
    """

    drawn: list[Kind]
    """What came out of the bag, in this order. What lies on a parcel, or will: a house, a mountain, or a building."""


class BuyAndBuild(TypedDict):
    """Buy the building and build it on `parcel`; its house, if it needs one, is placed next."""

    type: Literal['buy-and-build']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class BuyAndKeep(TypedDict):
    """Buy the building and keep it in your reserve."""

    type: Literal['buy-and-keep']


class BuyHorse(TypedDict):
    """Buy a horse for your corral of this number, from 1 to 5; your other cowboys there earn their salary."""

    type: Literal['buy-horse']

    corral: int
    """Which one. A corral of your board, 1 to 5."""


class BuyParcel(TypedDict):
    """Buy `parcel` at its price."""

    type: Literal['buy-parcel']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class BuyPoints(TypedDict):
    """Buy so many victory points."""

    type: Literal['buy-points']

    points: int
    """How many. In victory points."""


class BuyRevolvers(TypedDict):
    """Take `revolvers` for the Captain's price and keep them."""

    type: Literal['buy-revolvers']

    revolvers: int
    """How many. In revolvers."""


class CallOutlaw(TypedDict):
    """The outlaw on `parcel` moves next."""

    type: Literal['call-outlaw']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class CardTurned(TypedDict):
    """A card in play counts as its other `side` from now on."""

    type: Literal['card-turned']

    card: Character
    """The card that was turned, as it was. A character by its id; `-red` stands behind that of a red side."""

    side: Character
    """The side that counts from now on. A character by its id; `-red` stands behind that of a red side."""


Character = Literal['auctioneer', 'auctioneer-red', 'banker', 'banker-red', 'captain', 'captain-red', 'chinese-worker', 'chinese-worker-red', 'cowboy', 'cowboy-red', 'doctor', 'editor', 'father-christmas', 'father-christmas-red', 'governor', 'governor-red', 'grocer', 'grocer-red', 'gunsmith', 'gunsmith-red', 'heroes', 'heroes-red', 'indian', 'indian-red', 'lawyer', 'mercenary', 'mercenary-red', 'newspaper-boy', 'newspaper-boy-red', 'prospector', 'prospector-red', 'settler', 'settler-red', 'sheriff', 'sheriff-red', 'singer', 'singer-red', 'teacher', 'teacher-red', 'undertaker']
"""A character by its id; `-red` stands behind that of a red side."""


class CharacterChosen(TypedDict):
    """A seat took a character."""

    type: Literal['character-chosen']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    character: Character
    """Which one; null: none yet. A character by its id; `-red` stands behind that of a red side."""


class CharacterFinished(TypedDict):
    """The character of `seat` has nothing more to offer this round."""

    type: Literal['character-finished']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class CharacterScored(TypedDict):
    """A character gave victory points."""

    type: Literal['character-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class CharacterView(TypedDict):
    """A character in play."""

    character: Character
    """Which one; null: none yet. A character by its id; `-red` stands behind that of a red side."""

    number: int
    """The printed number: low numbers come first in turn order."""

    limit: int | None
    """The printed cash limit: what is above it at the end of the round is given up; null: that of the character it
    fetches, with `limit_change`. In dollars.
    """

    limit_change: int
    """What is added to the cash limit of the character it fetches; below 0: that much less; 0 for all that fetch
    nobody. In dollars.
    """

    seat: int | None
    """The seat that has it this round; null: nobody. A seat is a position at the table, counted from 0; -1: nobody."""


class CharactersDealt(TypedDict):
    """These characters are in play, each on the side that counts."""

    type: Literal['characters-dealt']

    cards: list[Character]
    """The characters in play, each on the side that counts. A character by its id; `-red` stands behind that of a red
    side.
    """


class CheckClocks(TypedDict):
    """Do what the table chose for a time that is up, or for a game that nobody plays any more.

    No seat may: the platform asks, as the automaton.
    """

    type: Literal['check-clocks']


class ChooseCharacter(TypedDict):
    """Take `character` (its id, as in the view) and its effect."""

    type: Literal['choose-character']

    character: Character
    """Which one; null: none yet. A character by its id; `-red` stands behind that of a red side."""


class ChooseParcel(TypedDict):
    """Take `parcel` for nothing."""

    type: Literal['choose-parcel']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class ChooseTile(TypedDict):
    """Lay a tile of this value face down; all duelists show theirs at once."""

    type: Literal['choose-tile']

    tile: int
    """What you lay. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see."""


class ClaimsDropped(TypedDict):
    """The cowboys of `seat` left `parcels` for the general supply, unused or spent."""

    type: Literal['claims-dropped']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcels: list[int]
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class ClockTerms(TypedDict):
    """The clocks of a table: `kind` is `decision` (each decision has `seconds`) or `bank` (all together have).

    `increment`: seconds that a bank gains after each decision. No clock runs from `sleep_from` to `sleep_until`,
    minutes of the day in UTC; equal: there is no sleep. `at_end`: what happens when time is up; `default`: the
    prompt is answered with its default; `computer`: a computer takes the seat until its player returns;
    `computer-once`: a computer makes this decision alone. `own_sleep`: so many minutes of a day at most a seat may
    let its own clock stand instead, at hours that it says before the start; 0: everybody has the hours of the
    table.
    `warnings`: how many seconds before the end of its time a seat is warned, the earliest first.
    """

    kind: str
    """`decision`: each decision has `seconds`; `bank`: all together have. A stable name, for programs."""

    seconds: int
    """How long a decision may take, or all together. In seconds."""

    increment: NotRequired[int]
    """What a bank gains after each decision. In seconds."""

    sleep_from: NotRequired[int]
    """From when on no clock runs; equal to `sleep_until`: clocks always run. A minute of the day in UTC, 0 to 1439."""

    sleep_until: NotRequired[int]
    """Until when no clock runs. A minute of the day in UTC, 0 to 1439."""

    at_end: NotRequired[str]
    """What happens when time is up: `default`: the default of the prompt is played; `computer`: a computer takes the
    seat until its player returns; `computer-once`: a computer makes this decision alone. A stable name, for
    programs.
    """

    own_sleep: NotRequired[int]
    """The minutes of a day at most for which a seat may let its own clock stand at hours of its own; 0: none."""

    warnings: NotRequired[list[int]]
    """How long before the end of its time a seat is warned, the earliest first. In seconds."""


class CloseGame(TypedDict):
    """End the game before it is over. No seat may: the platform does, as the automaton, for the host of the table.

    `reason`: what the host tells the others; empty where he says nothing.
    """

    type: Literal['close-game']

    reason: NotRequired[str]
    """What the host says about it; empty: nothing. Text for people."""


class CollectTax(TypedDict):
    """Tax `goods`: a dollar for each revolver token, or for each ten dollars, the last ones counted as ten."""

    type: Literal['collect-tax']

    goods: Goods
    """What is taxed. What the Governor taxes."""


class Config(TypedDict):
    """What a table agreed to play: an edition of a title, its variants in the manifest's order, its options.

    `corrections` is what the host's override file said when the game began, in the form of `kernel.corrections`:
    a game carries them, so that whoever plays, replays or verifies it anywhere reads the same printed things.
    `content` is what the box printed when the game began, in the form of `kernel.contents`; without it, what it
    prints today. `clock`: the terms of the clocks; None: there are none. `absence`: the terms for people who stay
    away; None: the defaults.
    """

    title: str
    """What is played. A game in a box, by its id."""

    edition: str
    """Which printing of it, or which mode. A stable name, for programs."""

    seats: int
    """The seats of the table. How many there are."""

    variants: NotRequired[list[str]]
    """The variants in force, in the order of the manifest. A stable name, for programs."""

    options: NotRequired[dict[str, str | int | bool] | None]
    """By option: the value that the table chose; null: all defaults. A stable name, for programs."""

    corrections: NotRequired[str]
    """What the host's override file said when the game began. Text for people."""

    content: NotRequired[str]
    """What the box printed when the game began, compressed; for verifiers. Bytes as hexadecimal digits."""

    clock: NotRequired[ClockTerms | None]
    """The terms of the clocks; null: there are none."""

    absence: NotRequired[AbsenceTerms | None]
    """The terms for people who stay away; null: the defaults."""


class ConsentRefused(TypedDict):
    """The owner does not want the house of `builder` on `parcel`, this round."""

    type: Literal['consent-refused']

    builder: int
    """The seat whose house it is. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class ConsentSought(TypedDict):
    """The planned house is to stand on `parcel`, if its owner agrees."""

    type: Literal['consent-sought']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class CowboyHealed(TypedDict):
    """A beaten cowboy of `seat` was placed again for `dollars` to the Doctor."""

    type: Literal['cowboy-healed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    doctor: int
    """The seat that has the Doctor, and is paid. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class CowboyInCorral(TypedDict):
    """A cowboy stands in `corral`."""

    type: Literal['cowboy-in-corral']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    corral: int
    """Which one. A corral of your board, 1 to 5."""


class CowboyOffBox(TypedDict):
    """A cowboy on `box` went back to the reserve of `seat`, which may place it elsewhere."""

    type: Literal['cowboy-off-box']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""


class CowboyOffParcel(TypedDict):
    """The cowboy on `parcel` went back to the reserve of `seat`, which may place it elsewhere."""

    type: Literal['cowboy-off-parcel']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class CowboyOnBox(TypedDict):
    """A cowboy stands on `box`."""

    type: Literal['cowboy-on-box']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""


class CowboyOnParcel(TypedDict):
    """A cowboy stands on `parcel`, to buy it, or to attack or defend what is built there."""

    type: Literal['cowboy-on-parcel']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class CowboySheltered(TypedDict):
    """A cowboy stands on `box` with a no-duel token; `hired` cowboys came for it from the general supply."""

    type: Literal['cowboy-sheltered']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""

    hired: int
    """How many came from the general supply for it. In cowboys."""


class CowboysCounted(TypedDict):
    """By seat: cowboys that stand on the board before anybody places one in this round."""

    type: Literal['cowboys-counted']

    round: int
    """The current round. Rounds are counted from 1; 0: before the first."""

    cowboys: list[int]
    """How many each seat has on the board. In cowboys."""


class CowboysDefeated(TypedDict):
    """The seats that lost the duel just fought, in the order in which the Doctor or the Undertaker deals with them.

    `after` is the box up to which the row is resolved, `stage` the part of the building income, or empty;
    `outlaw` the parcel of the outlaw that has beaten them, or -1.
    """

    type: Literal['cowboys-defeated']

    seats: list[int]
    """The seats that it concerns, in the order that the event tells of. A seat is a position at the table, counted
    from 0; -1: nobody.
    """

    after: Box
    """The box up to which the action row was resolved; null: none. A box of the action row."""

    stage: Stage
    """In which part of the building income they lost. A part of the building income; empty: none."""

    outlaw: NotRequired[int]
    """The outlaw that has beaten them; -1: a duel between seats. A parcel is a square of the map: row times 8 plus
    column, both from 0; -1: none.
    """


class CowboysDismissed(TypedDict):
    """Cowboys left the reserve for the general supply, and their seat scored."""

    type: Literal['cowboys-dismissed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    cowboys: int
    """How many. In cowboys."""

    points: int
    """How many. In victory points."""


class CowboysHired(TypedDict):
    """Cowboys went from the general supply to the reserve for `dollars`."""

    type: Literal['cowboys-hired']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    cowboys: int
    """How many. In cowboys."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class Decline(TypedDict):
    """Do without what is offered."""

    type: Literal['decline']


class DefeatAccepted(TypedDict):
    """Nothing more happens to a beaten cowboy of `seat`."""

    type: Literal['defeat-accepted']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class Defend(TypedDict):
    """Place a cowboy on your own building on `parcel` to meet attackers."""

    type: Literal['defend']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class DismissCowboys(TypedDict):
    """Return `cowboys` from your reserve to the general supply and score."""

    type: Literal['dismiss-cowboys']

    cowboys: int
    """How many. In cowboys."""


class DollarsReceived(TypedDict):
    """A character gave dollars."""

    type: Literal['dollars-received']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class DoubleIncome(TypedDict):
    """Double what all your buildings of `kind` pay this round."""

    type: Literal['double-income']

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""


class DoubleRanch(TypedDict):
    """Double what your ranch on `parcel` pays this round."""

    type: Literal['double-ranch']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class DowntimeCredited(TypedDict):
    """The platform was down since the commit before: so many milliseconds are charged to no clock.

    `by_seat`: to none of each seat, where seats have hours of sleep of their own; empty: the same to all.
    """

    type: Literal['downtime-credited']

    milliseconds: int
    """How long the platform was down; charged to no clock. In milliseconds."""

    by_seat: NotRequired[list[int]]
    """How much of it is charged to no clock of each seat, where seats have hours of sleep of their own; empty: all of
    it. In milliseconds.
    """


class Draw(TypedDict):
    """Tiles that `seat` drew from the pile when its hand was empty.

    `used`: every tile that anybody had used before, a tile twice when it was used twice. `shown`: the drawn tiles
    that were used since.
    """

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    used: list[int]
    """Every tile that anybody had used before, a tile twice when it was used twice. A duel tile by its value, which
    counts like a die; -1: a tile the viewer may not see.
    """

    size: int
    """How many were drawn. In tiles."""

    shown: NotRequired[list[int]]
    """The drawn tiles that have been used since. A duel tile by its value, which counts like a die; -1: a tile the
    viewer may not see.
    """


class DuelCalled(TypedDict):
    """The referee wants the duel, or the fight against an outlaw, on `parcel` next."""

    type: Literal['duel-called']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class DuelRolled(TypedDict):
    """The dice of a duel over `place` lie on the table, for each duelist in pass order."""

    type: Literal['duel-rolled']

    place: Box | int
    """Where cowboys stand. A box by its id, or a parcel by its number."""

    duelists: list[int]
    """The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    dice: list[list[int]]
    """What each duelist rolled, which may be several dice. Pips of a die."""


class DuelRolledAgain(TypedDict):
    """`seat` rolled some of its dice again, or kept them all; these count."""

    type: Literal['duel-rolled-again']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dice: list[int]
    """The dice of this seat that count now. Pips of a die."""


class DuelTilesView(TypedDict):
    """The duel tiles. `hand` and `choice` are the viewer's own, None for everybody else's and for spectators."""

    hand: list[int] | None
    """Your own tiles; null: the viewer has no seat. A duel tile by its value, which counts like a die; -1: a tile the
    viewer may not see.
    """

    choice: list[int] | None
    """What you laid face down for this duel; null: the viewer has no seat. A duel tile by its value, which counts like
    a die; -1: a tile the viewer may not see.
    """

    sizes: list[int]
    """How many each seat holds. In tiles."""

    chosen: list[int]
    """How many lie face down in front of each seat. In tiles."""

    revealed: list[list[int]]
    """Chosen tiles that everybody has seen before somebody chooses last. A duel tile by its value, which counts like a
    die; -1: a tile the viewer may not see.
    """

    totals: list[int]
    """The sum of the values each seat was dealt."""

    shown: list[list[int]]
    """Tiles of the dealt hand that have been used. A duel tile by its value, which counts like a die; -1: a tile the
    viewer may not see.
    """

    draws: list[Draw]
    """What was drawn from the pile, in the order in which it was."""

    place: Box | int | None
    """Where the duel is, or the fight against an outlaw, for which tiles are laid; null: none are laid. A box by its
    id, or a parcel by its number.
    """


class DynamiteKept(TypedDict):
    """A seat blasts no more mines this round."""

    type: Literal['dynamite-kept']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class DynamiteLaid(TypedDict):
    """A dynamite token lies beside the cowboy of `seat` on `place`."""

    type: Literal['dynamite-laid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    place: Box | int
    """Where cowboys stand. A box by its id, or a parcel by its number."""


class DynamiteReceived(TypedDict):
    """A character gave dynamite, which is kept until it is used."""

    type: Literal['dynamite-received']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    tokens: int
    """How many tokens. In tiles."""


class Earned(TypedDict):
    """The cowboys of `seat` on `box` earned dollars."""

    type: Literal['earned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class Effects(TypedDict):
    """What characters leave on the table beside dollars, cowboys and the rest; neutral where nobody has such a card."""

    errand: NotRequired[int]
    """The seat that has the Newspaper Boy. A seat is a position at the table, counted from 0; -1: nobody."""

    promised: NotRequired[list[int]]
    """The seats that wait for points at the end of the round. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    finished: NotRequired[list[int]]
    """The seats whose characters have nothing more to offer this round. A seat is a position at the table, counted
    from 0; -1: nobody.
    """

    tokens: NotRequired[int]
    """How many tokens. In tiles."""

    sheltered: NotRequired[list[Token]]
    """Where the Singer's cowboys stand with a no-duel token."""

    auction: NotRequired[Auction | None]
    """What the Auctioneer sells just now; null: nothing."""

    dynamite: NotRequired[int]
    """What is left in the general supply. In dynamite tokens."""

    holders: NotRequired[list[int]]
    """A seat for each dynamite token in a reserve. A seat is a position at the table, counted from 0; -1: nobody."""

    charges: NotRequired[list[Token]]
    """Dynamite beside cowboys."""

    blasted: NotRequired[list[int]]
    """Mines that pay three times as much this round. A parcel is a square of the map: row times 8 plus column, both
    from 0; -1: none.
    """

    throw: NotRequired[Throw | None]
    """The duel whose dice lie on the table; null: none."""

    defeated: NotRequired[list[int]]
    """The seats whose cowboys lost the last duel and wait for the Doctor or the Undertaker. A seat is a position at
    the table, counted from 0; -1: nobody.
    """

    after: NotRequired[Box | None]
    """The box up to which the action row was resolved; null: none. A box of the action row."""

    stage: NotRequired[Stage]
    """In which part of the building income they lost. A part of the building income; empty: none."""

    thrifty: NotRequired[list[int]]
    """The seats that keep their dynamite this round. A seat is a position at the table, counted from 0; -1: nobody."""

    heroes: NotRequired[int]
    """The seat that had the Heroes in the last round, until the outlaws have moved. A seat is a position at the table,
    counted from 0; -1: nobody.
    """

    unbeaten: NotRequired[list[int]]
    """The outlaws that have beaten cowboys this round, where that matters to a Doctor. A parcel is a square of the
    map: row times 8 plus column, both from 0; -1: none.
    """

    paved: NotRequired[list[int]]
    """The seats that build no more roads this round. A seat is a position at the table, counted from 0; -1: nobody."""


class EndAgreed(TypedDict):
    """`seat` agrees to end the game without a result."""

    type: Literal['end-agreed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class EndExplained(TypedDict):
    """What the host of the table says about the end that he made, behind `GameClosed`."""

    type: Literal['end-explained']

    words: str
    """What the host says about the end of the game. Text for people."""


class ErrandRun(TypedDict):
    """The Newspaper Boy fetches a character for `seat`, which paid `dollars`."""

    type: Literal['errand-run']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class ExcessPaid(TypedDict):
    """Dollars above the cash limit were given up for victory points."""

    type: Literal['excess-paid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""

    points: int
    """How many. In victory points."""


class FightDuel(TypedDict):
    """The duel on `parcel` is next."""

    type: Literal['fight-duel']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class FightNext(TypedDict):
    """The fight against the outlaw on `parcel` is next."""

    type: Literal['fight-next']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class FinalPointsScored(TypedDict):
    """Victory points for parcels with something on them, and for dollars."""

    type: Literal['final-points-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    land: int
    """For parcels with something on them. In victory points."""

    dollars: int
    """For dollars. In victory points."""


class FuneralMissed(TypedDict):
    """A seat lost victory points instead of paying the Undertaker."""

    type: Literal['funeral-missed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class FuneralPaid(TypedDict):
    """A seat paid the Undertaker for a beaten cowboy."""

    type: Literal['funeral-paid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    undertaker: int
    """The seat that has the Undertaker, and is paid. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class Gambled(TypedDict):
    """The dice on the gambling box, and what they paid."""

    type: Literal['gambled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    white: int
    """The white die. Pips of a die."""

    black: int
    """The black die. Pips of a die."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


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
    out fairly between flows. `branch`: None for a game that begins with the set-up of its title. `shared`: None
    for a game with a chance of its own.
    """

    type: Literal['game-started']

    game: str
    """The id of the game, and of its table. A stable name, for programs."""

    config: Config
    """What is played."""

    seats: list[SeatTaken]
    """The player of each seat."""

    commitment: str
    """SHA-256 of the seed of the platform. Bytes as hexadecimal digits."""

    flow: NotRequired[int | None]
    """A byte of the hash of who opened the table, by which turns of computers are shared out; null: unknown."""

    branch: NotRequired[Branch | None]
    """From where the game goes on; null: it begins with the set-up of its title."""

    shared: NotRequired[SharedChance | None]
    """The tables with which the game shares its chance; null: it has a chance of its own."""


class GameStopped(TypedDict):
    """The game ended before its rules say so; `reason` is the stable name of the way it did."""

    type: Literal['game-stopped']

    reason: Stop
    """Why the game ended. A stable name, for programs."""


class GiftOpened(TypedDict):
    """Father Christmas threw a die, which brought dollars and cowboys."""

    type: Literal['gift-opened']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    die: int
    """What was rolled. Pips of a die."""

    dollars: int
    """How many are paid, received, or held. In dollars."""

    cowboys: int
    """How many. In cowboys."""


class GiveConsent(TypedDict):
    """Allow the house on your parcel."""

    type: Literal['give-consent']


Goods = Literal['dollars', 'revolvers']
"""What the Governor taxes."""


class GrocerPaid(TypedDict):
    """The Grocer gave dollars instead of doubling."""

    type: Literal['grocer-paid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class GunsTaken(TypedDict):
    """The token of three revolvers belongs to `seat` until the end of the round."""

    type: Literal['guns-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class HandOverSeat(TypedDict):
    """Let `player`, who accepted an offer of the seat `given`, play it on: the platform gives it, as the automaton.

    `holder`: his number, one more than that of whoever had the seat. `since`: the version at which it was offered.
    `by_host`: whether the host offered it, because nobody played it any more; else its player did.
    """

    type: Literal['hand-over-seat']

    given: int
    """The seat that changes hands. A seat is a position at the table, counted from 0; -1: nobody."""

    player: str
    """The name of its new player. Text for people."""

    holder: int
    """How many people have had the seat before him. How many there are."""

    since: NotRequired[int]
    """The version at which it was offered. A version is the number of commits so far."""

    by_host: NotRequired[bool]
    """Whether the host offered it, because nobody played it any more."""


class HeroesStayed(TypedDict):
    """Outlaws avoid the buildings of `seat`, which had the Heroes, once more."""

    type: Literal['heroes-stayed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class HireCowboys(TypedDict):
    """Take `cowboys` from your general supply for the Captain's price."""

    type: Literal['hire-cowboys']

    cowboys: int
    """How many. In cowboys."""


class HoldingFinished(TypedDict):
    """`seat`, and all before it on the lower track, have had their chance to build what they hold."""

    type: Literal['holding-finished']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class HorseBought(TypedDict):
    """A cowboy on Salary bought a horse for `corral`; `dollars` is what the seat has more (or less) for it all.

    That is the salary of its other cowboys there, less the price, and what the corral brought.
    """

    type: Literal['horse-bought']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    corral: int
    """Which one. A corral of your board, 1 to 5."""

    dollars: int
    """What the seat has more, or less, for it all. In dollars."""


class HorseForgone(TypedDict):
    """`seat` takes its whole salary."""

    type: Literal['horse-forgone']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class HorseKept(TypedDict):
    """`seat` puts no horse into a corral now."""

    type: Literal['horse-kept']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class HorseOffered(TypedDict):
    """`seat` has placed a cowboy, the one that makes so many, and may put a horse into a corral."""

    type: Literal['horse-offered']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    cowboys: int
    """Which one it is that makes a horse move: how many stand on the board with it. In cowboys."""


class HorseStabled(TypedDict):
    """A horse went from the reserve into `corral`, which brought dollars."""

    type: Literal['horse-stabled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    corral: int
    """Which one. A corral of your board, 1 to 5."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class HorsesDealt(TypedDict):
    """The horses of each seat before the first round, and those that are left."""

    type: Literal['horses-dealt']

    horses: list[int]
    """How many each seat has. In horses."""

    supply: int
    """How many nobody has. In horses."""


class HorsesReceived(TypedDict):
    """Horses from the supply came into the reserve of `seat`."""

    type: Literal['horses-received']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    horses: int
    """How many. In horses."""


class HorsesScored(TypedDict):
    """Victory points for horses and rodeos, at the end."""

    type: Literal['horses-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class HorsesView(TypedDict):
    """All horses; from `counted` on: how far the round has come."""

    supply: int
    """How many nobody has. In horses."""

    stables: list[StableView]
    """The horses of each seat."""

    counted: list[int]
    """By seat: cowboys on the board that have had their horse offered. In cowboys."""

    round: int
    """The last one in which cowboys were counted before anybody placed one. Rounds are counted from 1; 0: before the
    first.
    """

    ready: list[int]
    """The seats that have just placed a cowboy and may put a horse into a corral. A seat is a position at the table,
    counted from 0; -1: nobody.
    """

    traded: list[int]
    """The seats that have bought a horse this round, or did not want one. A seat is a position at the table, counted
    from 0; -1: nobody.
    """

    doubled: list[int]
    """Ranches that pay double this round. A parcel is a square of the map: row times 8 plus column, both from 0; -1:
    none.
    """

    settled: list[int]
    """The seats that double no more ranches this round. A seat is a position at the table, counted from 0; -1: nobody."""

    rodeo: int
    """The last round whose rodeo is over. Rounds are counted from 1; 0: before the first."""


class HouseBuilt(TypedDict):
    """The house that came with a building stands on `parcel`."""

    type: Literal['house-built']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class HouseChosen(TypedDict):
    """One house of the planned building will stand on `parcel`, or be turned over there; more are to be chosen."""

    type: Literal['house-chosen']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class HouseTurned(TypedDict):
    """The house on `parcel` became a terraced house instead of a new one."""

    type: Literal['house-turned']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class IncomeDoubled(TypedDict):
    """The Grocer doubles all buildings of `kind` that `seat` owns."""

    type: Literal['income-doubled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""


class IncomePaid(TypedDict):
    """The buildings have paid; all cowboys on them, the town hall aside, went to the general supply."""

    type: Literal['income-paid']


class IncomeStolen(TypedDict):
    """A successful attack: `seat` got its half of the income of the building on `parcel`."""

    type: Literal['income-stolen']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


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
    """Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it
    is.
    """


class LeaveSeat(TypedDict):
    """Let a computer play the seat until you return."""

    type: Literal['leave-seat']


Line = Literal['cowboys', 'dollars', 'horses', 'parcels', 'revolvers', 'roads', 'sharpshooter']
"""A line of the sheet by its id."""


class LineWritten(TypedDict):
    """A seat wrote the next line of its sheet; `number` is -1 for everybody else."""

    type: Literal['line-written']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    number: int
    """What was written; -1: the viewer may not see it."""


class LosePoint(TypedDict):
    """Lose a victory point instead of paying the Undertaker."""

    type: Literal['lose-point']


class LotChosen(TypedDict):
    """The Auctioneer will sell `parcel`."""

    type: Literal['lot-chosen']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class MineBlasted(TypedDict):
    """The mine on `parcel` pays three times as much; `spent` tokens of `seat` went for it."""

    type: Literal['mine-blasted']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    spent: int
    """How many tokens went for it. In dynamite tokens."""


class MountainsRaised(TypedDict):
    """The mountains lie on `parcels`, in the order of the dice."""

    type: Literal['mountains-raised']

    parcels: list[int]
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class MoveOutlaw(TypedDict):
    """Move the outlaw from `origin` to one of `targets`, all equally good; `origin` alone when it stays."""

    type: Literal['move-outlaw']

    origin: int
    """Where the outlaw stood. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    targets: list[int]
    """Where it may go: all of them are equally good. A parcel is a square of the map: row times 8 plus column, both
    from 0; -1: none.
    """


class OccupyTownHall(TypedDict):
    """Place a cowboy on the town hall, to hold it or to drive its holder out."""

    type: Literal['occupy-town-hall']


class OfferDeclined(TypedDict):
    """A seat did without what it was offered."""

    type: Literal['offer-declined']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class OfferTaken(TypedDict):
    """A character gave dollars instead of points at the end of the round."""

    type: Literal['offer-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class OutlawCalled(TypedDict):
    """The outlaw on `parcel` moves next."""

    type: Literal['outlaw-called']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class OutlawFought(TypedDict):
    """Fighters, dice and totals as in a duel, against an outlaw of fixed strength; `winner` -1: the outlaw stays."""

    type: Literal['outlaw-fought']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    duelists: list[int]
    """The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    dice: list[int]
    """What each duelist rolled, or the value of the duel tile it laid. Pips of a die."""

    strengths: list[int]
    """Die and firepower together: who has most wins. Firepower: revolvers and what else adds to a die."""

    winner: int
    """The seat that won. A seat is a position at the table, counted from 0; -1: nobody."""


class OutlawImprisoned(TypedDict):
    """An outlaw that stood on a prison is gone; its owner got the points."""

    type: Literal['outlaw-imprisoned']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class OutlawMoved(TypedDict):
    """An outlaw went from `origin` to `target`, which may be the same."""

    type: Literal['outlaw-moved']

    origin: int
    """Where the outlaw stood. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    target: int
    """Where it went. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class OutlawsArrived(TypedDict):
    """The dice for number and strength, the points for each outlaw, and where the new ones stand."""

    type: Literal['outlaws-arrived']

    white: int
    """The white die. Pips of a die."""

    black: int
    """The black die. Pips of a die."""

    strength: int
    """What each outlaw has this round. Firepower: revolvers and what else adds to a die."""

    points: int
    """How many. In victory points."""

    parcels: list[int]
    """Where the new outlaws stand. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class OutlawsView(TypedDict):
    """The outlaws: their strength and worth this round, who has still to move, who moves or was beaten just now."""

    strength: int
    """What each outlaw has this round. Firepower: revolvers and what else adds to a die."""

    points: int
    """What beating or catching one brings this round. In victory points."""

    parcels: list[int]
    """Where outlaws stand. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    unmoved: list[int]
    """Where outlaws stand that have still to move. A parcel is a square of the map: row times 8 plus column, both from
    0; -1: none.
    """

    at: int
    """The outlaw that moves now, or was beaten just now. A parcel is a square of the map: row times 8 plus column,
    both from 0; -1: none.
    """

    raid: int
    """The last round in which outlaws arrived. Rounds are counted from 1; 0: before the first."""


class ParcelBought(TypedDict):
    """`parcel` belongs to `seat`, which paid `dollars`."""

    type: Literal['parcel-bought']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class ParcelDuelFought(TypedDict):
    """A duel on a parcel or building, told as one on a box."""

    type: Literal['parcel-duel-fought']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    duelists: list[int]
    """The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    dice: list[int]
    """What each duelist rolled, or the value of the duel tile it laid. Pips of a die."""

    strengths: list[int]
    """Die and firepower together: who has most wins. Firepower: revolvers and what else adds to a die."""

    winner: int
    """The seat that won. A seat is a position at the table, counted from 0; -1: nobody."""


class ParcelGranted(TypedDict):
    """A character gave `parcel` for nothing."""

    type: Literal['parcel-granted']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class ParcelSold(TypedDict):
    """A character sold `parcel` at once."""

    type: Literal['parcel-sold']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class ParcelView(TypedDict):
    """A parcel. `price` in dollars is None where nobody can buy now: owned, water, the town hall's, an outlaw's.

    `income` is what the tile shows, before the Grocer, an attacker or an outlaw; None when nothing there can pay.
    """

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    name: str
    """The name on the map: C4 is in the third column and the fourth row. Text for people."""

    tile: Kind | None
    """What lies there; null: nothing. What lies on a parcel, or will: a house, a mountain, or a building."""

    owner: int | None
    """The seat whose property tile lies there; null: nobody's. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    connected: bool
    """Whether a road touches the parcel."""

    price: int | None
    """What it costs; null: it is not for sale. In dollars."""

    income: int | None
    """What the tile shows, before the Grocer, an attacker or an outlaw; null: nothing there can pay. In dollars."""

    cowboys: list[int]
    """The seats whose cowboys stand there. A seat is a position at the table, counted from 0; -1: nobody."""

    outlaw: bool
    """Whether an outlaw stands there."""


class Pass(TypedDict):
    """Pass: your marker takes the first free place of the lower track."""

    type: Literal['pass']


class Passed(TypedDict):
    """A seat places no more cowboys this round."""

    type: Literal['passed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class PavingFinished(TypedDict):
    """`seat` builds no more roads this round."""

    type: Literal['paving-finished']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class PayExcess(TypedDict):
    """Give up so many `dollars`, the excess or more."""

    type: Literal['pay-excess']

    dollars: int
    """How many are paid, received, or held. In dollars."""


class PayUndertaker(TypedDict):
    """Pay the Undertaker for your beaten cowboy."""

    type: Literal['pay-undertaker']


Phase = Literal['actions', 'characters', 'cowboys', 'over', 'round-end', 'set-up']
"""Where in the game the table is."""


class PlaceHouse(TypedDict):
    """Place a house of your planned building on `parcel`."""

    type: Literal['place-house']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class PlaceInCorral(TypedDict):
    """Place a cowboy in your corral of this number, from 1 to 5."""

    type: Literal['place-in-corral']

    corral: int
    """Which one. A corral of your board, 1 to 5."""


class PlaceOnBox(TypedDict):
    """Place a cowboy on `box`."""

    type: Literal['place-on-box']

    box: Box
    """Where it happens. A box of the action row."""


class PlaceOnOutlaw(TypedDict):
    """Place a cowboy on `parcel` to fight the outlaw there, whoever owns it."""

    type: Literal['place-on-outlaw']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class PlaceOnParcel(TypedDict):
    """Place a cowboy on `parcel`, which you want to buy."""

    type: Literal['place-on-parcel']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class PlaceScored(TypedDict):
    """Kit Carson: points for the seats that passed after `seat` in the last round."""

    type: Literal['place-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class PlaceSheltered(TypedDict):
    """Place a cowboy with a no-duel token on `box`: it acts whoever else stands there."""

    type: Literal['place-sheltered']

    box: Box
    """Where it happens. A box of the action row."""


class PlaceSheriffOnBox(TypedDict):
    """Place the white cowboy on `box`, where no cowboy stands; nobody may fight it there."""

    type: Literal['place-sheriff-on-box']

    box: Box
    """Where it happens. A box of the action row."""


class PlaceSheriffOnParcel(TypedDict):
    """Place the white cowboy on `parcel`, where no cowboy stands; nobody may fight it there."""

    type: Literal['place-sheriff-on-parcel']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class PlaceTownHall(TypedDict):
    """Place the town hall on `parcel`, which nobody owns; its house is placed next."""

    type: Literal['place-town-hall']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class PlaceWithDynamite(TypedDict):
    """Place a cowboy and a dynamite token on `place`, a box or a parcel where cowboys fight."""

    type: Literal['place-with-dynamite']

    place: Box | int
    """Where cowboys stand. A box by its id, or a parcel by its number."""


class PlacementBegan(TypedDict):
    """Cowboys are placed in `order`."""

    type: Literal['placement-began']

    order: list[int]
    """The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody."""


class PlanDropped(TypedDict):
    """The planned building stays in the reserve."""

    type: Literal['plan-dropped']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class PlanView(TypedDict):
    """A building that waits for the place of its house, or for the consent of the owner of `asking`."""

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: Kind
    """Which tile. What lies on a parcel, or will: a house, a mountain, or a building."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    held: bool
    """Whether the building was bought earlier and comes out of the reserve."""

    asking: int
    """The parcel whose owner is asked for consent. A parcel is a square of the map: row times 8 plus column, both from
    0; -1: none.
    """

    houses: list[int]
    """Where its houses will stand, as chosen so far. A parcel is a square of the map: row times 8 plus column, both
    from 0; -1: none.
    """


class PlayerView(TypedDict):
    """What lies in front of a seat. `firepower` is what it adds to a die now.

    `limit` is its cash limit in dollars this round, the Newspaper Boy counted; None before a character is chosen.
    """

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    dollars: int
    """How many are paid, received, or held. In dollars."""

    points: int
    """How many. In victory points."""

    cowboys: int
    """How many are in the personal reserve. In cowboys."""

    supply: int
    """How many are left in the general supply for this seat. In cowboys."""

    revolvers: int
    """How many. In revolvers."""

    firepower: int
    """What the seat adds to a die now. Firepower: revolvers and what else adds to a die."""

    roads: int
    """How many are in the personal reserve. In roads."""

    property_tiles: int
    """How many parcels the seat can still take. In tiles."""

    character: Character | None
    """Which one; null: none yet. A character by its id; `-red` stands behind that of a red side."""

    limit: int | None
    """The cash limit of this round: what is above it at the end is given up; null: no character yet. In dollars."""

    held: list[Kind]
    """Buildings that were bought and are not built yet. What lies on a parcel, or will: a house, a mountain, or a
    building.
    """

    refused: list[int]
    """Where owners refused a house of this seat this round. A parcel is a square of the map: row times 8 plus column,
    both from 0; -1: none.
    """


class PointsBought(TypedDict):
    """Victory points for dollars."""

    type: Literal['points-bought']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""

    points: int
    """How many. In victory points."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class PointsPromised(TypedDict):
    """A seat waits for the points of its character at the end of the round."""

    type: Literal['points-promised']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class PointsScored(TypedDict):
    """The cowboy of `seat` on `box` scored victory points."""

    type: Literal['points-scored']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""

    points: int
    """How many. In victory points."""


class PointsSold(TypedDict):
    """A character sold victory points for dollars."""

    type: Literal['points-sold']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class ProgressView(TypedDict):
    """How far the current phase has come, beyond what lies on the table."""

    turn: int
    """Starting parcels laid, or characters chosen this round. How many there are."""

    referee: int
    """The seat that orders the duels of the box that is resolved. A seat is a position at the table, counted from 0;
    -1: nobody.
    """

    finished: int
    """Seats, in the order in which they passed, that have had their chance to build what they hold. How many there
    are.
    """

    grocer_paid: bool
    """Whether the Grocer took dollars instead of doubling."""

    doubled: Kind | None
    """The kind of building that pays double this round; null: none. What lies on a parcel, or will: a house, a
    mountain, or a building.
    """

    income_paid: bool
    """Whether the buildings have paid this round."""

    called: int
    """The duel that its referee called and that is not fought yet. A parcel is a square of the map: row times 8 plus
    column, both from 0; -1: none.
    """

    taken_back: list[int]
    """The seats that took a cowboy back this round, each as often as it did. A seat is a position at the table,
    counted from 0; -1: nobody.
    """


Prompt = Literal['', 'ammunition', 'banker-red', 'bid', 'building', 'captain', 'captain-red', 'character', 'chinese-worker-red', 'consent', 'corral', 'cowboy-red', 'doctor', 'doubling', 'duel', 'duel-tile', 'dynamite', 'excess', 'first-lot', 'governor-red', 'grocer', 'grocer-red', 'held', 'heroes-red', 'horse', 'house', 'lawyer', 'move', 'move-sheriff', 'next-lot', 'outlaw-fight', 'outlaw-move', 'outlaw-order', 'outlaw-reward', 'outlaws', 'parcel', 'place', 'points', 'prospector', 'ranches', 'roads', 'roll-again', 'second-corral', 'settler', 'settler-red', 'sheet', 'starting-parcel', 'town-hall', 'town-hall-house', 'town-hall-road', 'undertaker']
"""The stable name of what a seat is asked; `prompts` of the schemas has its sentences."""


class Prospect(TypedDict):
    """Take the tile of `box`, or one out of the bag when none is on offer, and build it on `parcel`."""

    type: Literal['prospect']

    box: Box | None
    """Where the tile lies; null: one out of the bag, when none is on offer. A box of the action row."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class PutHorse(TypedDict):
    """Put one of your horses into your corral of this number, from 1 to 5."""

    type: Literal['put-horse']

    corral: int
    """Which one. A corral of your board, 1 to 5."""


class RanchDoubled(TypedDict):
    """The ranch on `parcel` pays double this round."""

    type: Literal['ranch-doubled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class RanchesSettled(TypedDict):
    """`seat` doubles no more ranches this round."""

    type: Literal['ranches-settled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class Redacted(TypedDict):
    """Something happened that this viewer may not read; it keeps its place in the stream."""

    type: Literal['redacted']


class RefereeNamed(TypedDict):
    """`seat` orders the duels of this box."""

    type: Literal['referee-named']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class RefuseConsent(TypedDict):
    """Do not allow the house on your parcel."""

    type: Literal['refuse-consent']


class RemovalVoted(TypedDict):
    """`seat` asks to play on without the player of `against`."""

    type: Literal['removal-voted']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    against: int
    """The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1:
    nobody.
    """


class RemovePlayer(TypedDict):
    """The same, asked by the host of the table: the platform gives it, as the automaton. No seat may."""

    type: Literal['remove-player']

    against: int
    """The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1:
    nobody.
    """


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
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    revolvers: int
    """How many. In revolvers."""

    dollars: int
    """How many are paid, received, or held. In dollars."""


class RewardTaken(TypedDict):
    """The winner over an outlaw took victory points; its cowboy left `parcel` for the general supply."""

    type: Literal['reward-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    points: int
    """How many. In victory points."""


class RivalsYielded(TypedDict):
    """The Lawyer wants `parcel`; the cowboys of `seats` went back to their reserves without a duel."""

    type: Literal['rivals-yielded']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""

    seats: list[int]
    """The seats that it concerns, in the order that the event tells of. A seat is a position at the table, counted
    from 0; -1: nobody.
    """


class RoadBuilt(TypedDict):
    """A road from the reserve of `seat` lies on `edge`."""

    type: Literal['road-built']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    edge: int
    """Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it
    is.
    """


class RoadView(TypedDict):
    """A road on the map, and the corners (row, column from 0 to 8) it joins."""

    edge: int
    """Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it
    is.
    """

    ends: list[Any]
    """The two corners that the road joins. Row and column of a corner of the map, each 0 to 8."""


class RoadsReceived(TypedDict):
    """A character gave roads."""

    type: Literal['roads-received']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    roads: int
    """How many. In roads."""


class RoadsTaken(TypedDict):
    """The cowboys of `seat` on `box` brought roads."""

    type: Literal['roads-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""

    roads: int
    """How many. In roads."""


class RodeoHeld(TypedDict):
    """By seat: rodeo points; the winner, -1 for nobody, has a token more. All horses and cowboys left the corrals."""

    type: Literal['rodeo-held']

    scores: list[int]
    """What each seat had. In rodeo points: most of them win the rodeo."""

    winner: int
    """The seat that won. A seat is a position at the table, counted from 0; -1: nobody."""


class RollAgain(TypedDict):
    """Roll the `dice` at these places of your throw (0 is the first) once more."""

    type: Literal['roll-again']

    dice: list[int]
    """The places in your throw of the dice to roll once more, from 0."""


class RoundBegan(TypedDict):
    """Characters are chosen in `order`."""

    type: Literal['round-began']

    round: int
    """The current round. Rounds are counted from 1; 0: before the first."""

    order: list[int]
    """The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody."""


class RoundEnded(TypedDict):
    """All boxes are done; `cowboys` joined each reserve and the 3-guns token and the white cowboy went back."""

    type: Literal['round-ended']

    cowboys: list[int]
    """How many joined each reserve. In cowboys."""


Scored = Literal['station', 'teacher']
"""What brought the points."""


class SeatHandedOver(TypedDict):
    """`player` has `seat` from now on, and decides next; who had it before has nothing to do with it any more."""

    type: Literal['seat-handed-over']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    player: str
    """The name of its new player. Text for people."""


class SeatLeft(TypedDict):
    """The computer `opponent` plays for `seat` until its player returns; `once`: or until it has decided once."""

    type: Literal['seat-left']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    opponent: str
    """The computer that plays the seat. A computer by its name in `GET /v1/opponents`."""

    once: NotRequired[bool]
    """Whether the computer makes one decision alone, and the seat is its player's again."""


class SeatRemoved(TypedDict):
    """The player of `seat` was absent and is out of the game; where it goes on, `opponent` plays for it."""

    type: Literal['seat-removed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    opponent: str
    """The computer that plays the seat. A computer by its name in `GET /v1/opponents`."""


class SeatResigned(TypedDict):
    """`seat` gave the game up for good; where the game goes on, the computer `opponent` plays for it."""

    type: Literal['seat-resigned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    opponent: str
    """The computer that plays the seat. A computer by its name in `GET /v1/opponents`."""


class SeatRetaken(TypedDict):
    """The player of `seat` plays it again."""

    type: Literal['seat-retaken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class SeatTaken(TypedDict):
    """The holder of a seat: a name, the entropy (hex) it added to the seed, and the opponent when a computer plays.

    `entropy_commitment` is the SHA-256 (hex) of the entropy, which the table showed before the entropy was
    revealed;
    empty for a seat that adds nothing and in games of 0.1. `sleep_from`, `sleep_until`: minutes of the day in UTC
    between which the clock of this seat stands, where the table lets seats say it; equal: those of the table.
    """

    player: str
    """The name of who holds the seat. Text for people."""

    entropy: NotRequired[str]
    """What the seat added to the seed. Bytes as hexadecimal digits."""

    opponent: NotRequired[str | None]
    """The computer that plays the seat; null: a person does. A computer by its name in `GET /v1/opponents`."""

    budget_ms: NotRequired[int]
    """How long the computer may think about a move; 0: as it likes. In milliseconds."""

    entropy_commitment: NotRequired[str]
    """SHA-256 of the entropy, shown before the entropy was; empty: none. Bytes as hexadecimal digits."""

    sleep_from: NotRequired[int]
    """From when on the clock of the seat stands; equal to `sleep_until`: as the clocks of the table do. A minute of
    the day in UTC, 0 to 1439.
    """

    sleep_until: NotRequired[int]
    """Until when the clock of the seat stands. A minute of the day in UTC, 0 to 1439."""


class SeedRevealed(TypedDict):
    """The last event of every game: the seed (hex), so that everybody can check every draw."""

    type: Literal['seed-revealed']

    seed: str
    """The seed of the platform: every draw can be checked with it. Bytes as hexadecimal digits."""


class SharedChance(TypedDict):
    """The group of tables that play with one chance, of which this game is number `table`, from 0.

    `group` stands for the game in the commitment and in the key of the draws. `pool`: by table, the digest (hex) of
    the entropy of its seats. `games`: by table, its id. Unix ms `until_ms`: whoever still plays then is stopped.
    """

    group: str
    """What stands for the game in the commitment and in the key of the draws. A stable name, for programs."""

    table: int
    """Which of the tables the game is, from 0."""

    pool: list[str]
    """By table: the digest of the entropy of its seats. Bytes as hexadecimal digits."""

    games: list[str]
    """By table: the id of its game. A stable name, for programs."""

    until_ms: int
    """When the platform ends a game of the group that is not over, Unix milliseconds."""


class SheetFinished(TypedDict):
    """The last line of a sheet is written."""

    type: Literal['sheet-finished']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class SheetsHanded(TypedDict):
    """Everybody has an empty sheet with these lines, and so many dollars to spend on it (by seat)."""

    type: Literal['sheets-handed']

    lines: list[Line]
    """The lines of every sheet, from the top. A line of the sheet by its id."""

    budgets: list[int]
    """What each seat may spend on its sheet. In dollars."""


class SheetsRevealed(TypedDict):
    """All sheets are shown, and everybody has what it chose: by line, then by seat."""

    type: Literal['sheets-revealed']

    kits: dict[str, list[int]]
    """What each seat chose, by line and then by seat."""


class SheetsView(TypedDict):
    """The sheets. A number is -1 where the viewer may not see it yet."""

    lines: list[Line]
    """The lines of every sheet, from the top. A line of the sheet by its id."""

    budgets: list[int]
    """What each seat may spend on its sheet. In dollars."""

    written: list[list[int]]
    """By seat, then by line: what is written; -1: what the viewer may not see yet."""

    revealed: bool
    """Whether all sheets are shown."""


class Sheriff(TypedDict):
    """The white cowboy: on the card, in the reserve of `seat`, or standing on a box or a parcel for that seat."""

    seat: NotRequired[int]
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: NotRequired[Box | None]
    """On which box it stands; null: on none. A box of the action row."""

    parcel: NotRequired[int]
    """On which parcel it stands. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class SheriffOnBox(TypedDict):
    """The white cowboy stands on `box`."""

    type: Literal['sheriff-on-box']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    box: Box
    """Where it happens. A box of the action row."""


class SheriffOnParcel(TypedDict):
    """The white cowboy stands on `parcel`, to buy it."""

    type: Literal['sheriff-on-parcel']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class SheriffTaken(TypedDict):
    """The white cowboy joined the reserve of `seat`."""

    type: Literal['sheriff-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class SheriffTakenBack(TypedDict):
    """The white cowboy went back to the reserve of `seat`, which may place it elsewhere."""

    type: Literal['sheriff-taken-back']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class StableView(TypedDict):
    """The horses of a seat. `corrals` and `cowboys` begin with the first corral."""

    reserve: int
    """How many wait in the reserve. In horses."""

    corrals: list[int]
    """How many stand in each corral, the first one first. In horses."""

    cowboys: list[int]
    """The corrals in which a cowboy stands. A corral of your board, 1 to 5."""

    rodeos: int
    """How many rodeos the seat has won. How many there are."""

    rodeo_points: int
    """What the seat would bring into a rodeo now. In rodeo points: most of them win the rodeo."""


Stage = Literal['', 'attacks', 'outlaws', 'town-hall']
"""A part of the building income; empty: none."""


class StartingParcelChosen(TypedDict):
    """A seat laid a property tile during set-up."""

    type: Literal['starting-parcel-chosen']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class Steal(TypedDict):
    """Steal half the income of the building you freed, instead of the points."""

    type: Literal['steal']


Stop = Literal['abandoned', 'absent', 'agreed', 'group-ended', 'nobody-left', 'resigned']
"""A stable name, for programs."""


class TakeAndBuild(TypedDict):
    """Take the building of `box` and build it on `parcel`; its house, if it needs one, is placed next."""

    type: Literal['take-and-build']

    box: Box
    """Where it happens. A box of the action row."""

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class TakeAndKeep(TypedDict):
    """Take the building of `box` and keep it in your reserve."""

    type: Literal['take-and-keep']

    box: Box
    """Where it happens. A box of the action row."""


class TakeBack(TypedDict):
    """Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    type: Literal['take-back']

    to: NotRequired[int | None]
    """The version that is returned to. A version is the number of commits so far."""


class TakeBackFromBox(TypedDict):
    """Take one of your cowboys on `box` back."""

    type: Literal['take-back-from-box']

    box: Box
    """Where it happens. A box of the action row."""


class TakeBackFromParcel(TypedDict):
    """Take your cowboy on `parcel` back."""

    type: Literal['take-back-from-parcel']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


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
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    to: int
    """The version that is returned to. A version is the number of commits so far."""


class TaxCollected(TypedDict):
    """The Governor taxed `goods`; each seat paid what stands at its place."""

    type: Literal['tax-collected']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    goods: Goods
    """What is taxed. What the Governor taxes."""

    payments: list[int]
    """What each seat paid. In dollars."""


class Throw(TypedDict):
    """A duel whose dice lie on the table, by duelist in pass order, while somebody may roll again."""

    place: Box | int
    """Where cowboys stand. A box by its id, or a parcel by its number."""

    duelists: list[int]
    """The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    dice: list[list[int]]
    """What each duelist rolled, which may be several dice. Pips of a die."""

    settled: NotRequired[bool]
    """Whether everybody who may roll again has said so."""


class TileChosen(TypedDict):
    """A duelist laid a tile face down; `tile` is -1 for everybody else."""

    type: Literal['tile-chosen']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    tile: int
    """What was laid. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see."""


class TilesDealt(TypedDict):
    """A seat got its first hand; `tiles` is empty for everybody else."""

    type: Literal['tiles-dealt']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    tiles: list[int]
    """Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile
    the viewer may not see.
    """


class TilesDrawn(TypedDict):
    """A seat without tiles drew `count` from the pile; `tiles` is empty for everybody else."""

    type: Literal['tiles-drawn']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    count: int
    """How many. In tiles."""

    tiles: list[int]
    """Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile
    the viewer may not see.
    """


class TilesDue(TypedDict):
    """Each duelist lays a tile for the duel, or the fight against an outlaw, on `place`."""

    type: Literal['tiles-due']

    place: Box | int
    """Where the duel is, or the fight against an outlaw. A box by its id, or a parcel by its number."""


class TilesShown(TypedDict):
    """All see these tiles before the last duelist chooses; a seat is named for each of its tiles."""

    type: Literal['tiles-shown']

    seats: list[int]
    """The seat whose tile it is, one for each of `tiles`. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    tiles: list[int]
    """Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile
    the viewer may not see.
    """


class TilesUsed(TypedDict):
    """The tiles of a duel, shown by all at once, lie on the pile; a seat is named for each of its tiles."""

    type: Literal['tiles-used']

    seats: list[int]
    """The seat whose tile it was, one for each of `tiles`. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    tiles: list[int]
    """Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile
    the viewer may not see.
    """


class TimedOut(TypedDict):
    """The time of `seat` was up: what follows is what the table chose for that."""

    type: Literal['timed-out']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class Token(TypedDict):
    """Dynamite, or a no-duel token, beside the cowboy of `seat` on `place`."""

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    place: Box | int
    """Where cowboys stand. A box by its id, or a parcel by its number."""


class TokensReceived(TypedDict):
    """The Singer gave no-duel tokens for this round."""

    type: Literal['tokens-received']

    tokens: int
    """How many tokens. In tiles."""


class TotalsAnnounced(TypedDict):
    """The sum of each seat's hand, and the dollars with which it begins."""

    type: Literal['totals-announced']

    totals: list[int]
    """The sum of the values each seat was dealt."""

    dollars: list[int]
    """With how many each seat begins. In dollars."""


class TownFounded(TypedDict):
    """The first house stands on `parcel` with a road on each of its four sides."""

    type: Literal['town-founded']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class TownHall(TypedDict):
    """The town hall: the seat whose cowboy holds it, and the seat that has just drawn it and must place it."""

    holder: NotRequired[int]
    """The seat whose cowboy holds the town hall. A seat is a position at the table, counted from 0; -1: nobody."""

    drawn_by: NotRequired[int]
    """The seat that has just drawn the town hall and must place it. A seat is a position at the table, counted from 0;
    -1: nobody.
    """


class TownHallBuilt(TypedDict):
    """The town hall stands on `parcel`, which belongs to nobody."""

    type: Literal['town-hall-built']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class TownHallDrawn(TypedDict):
    """The town hall came out of the bag; `seat` places it before another tile is drawn."""

    type: Literal['town-hall-drawn']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class TownHallTaken(TypedDict):
    """The cowboy of `seat` holds the town hall until another drives it out."""

    type: Literal['town-hall-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class TownRoadBuilt(TypedDict):
    """A road from the general supply lies on `edge`, on the way to a place for the town hall."""

    type: Literal['town-road-built']

    edge: int
    """Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it
    is.
    """


class TurnHouse(TypedDict):
    """Turn the house on `parcel` into a terraced house instead of placing a new one."""

    type: Literal['turn-house']

    parcel: int
    """Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none."""


class TurnOrderDrawn(TypedDict):
    """The turn order of the set-up and of the first round."""

    type: Literal['turn-order-drawn']

    order: list[int]
    """The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody."""


class View(TypedDict):
    """The whole table. `seat` is awaited with `prompt`, or the seats of `company`, if any, all at once."""

    phase: Phase
    """What goes on. A part of a round."""

    round: int
    """The current round. Rounds are counted from 1; 0: before the first."""

    seat: int
    """The seat that is asked. A seat is a position at the table, counted from 0; -1: nobody."""

    company: list[int]
    """All seats that are asked at once; empty: `seat` alone. A seat is a position at the table, counted from 0; -1:
    nobody.
    """

    prompt: Prompt
    """What `seat`, or `company`, is asked; empty: nothing. The stable name of what a seat is asked; `prompts` of the
    schemas has its sentences.
    """

    order: list[int]
    """The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody."""

    passed: list[int]
    """The seats that have passed, the first one first. A seat is a position at the table, counted from 0; -1: nobody."""

    players: list[PlayerView]
    """What lies in front of each seat."""

    characters: list[CharacterView]
    """The characters in play."""

    boxes: list[BoxView]
    """The action row, in the order of resolution."""

    parcels: list[ParcelView]
    """The map, row by row."""

    roads: list[RoadView]
    """The roads on the map, as they were built."""

    frontier: list[int]
    """Where a road could be built next. A side of a parcel, on which a road can lie, by number; `telling.words.edge`
    says where it is.
    """

    houses_left: int
    """How many are left in the supply. In houses."""

    bag: dict[str, int]
    """How many tiles of each kind are still in the bag. In tiles."""

    guns: int | None
    """The seat that has the token of three revolvers this round; null: nobody. A seat is a position at the table,
    counted from 0; -1: nobody.
    """

    sheriff: Sheriff
    """The white cowboy."""

    outlaws: OutlawsView
    """The outlaws."""

    plan: PlanView | None
    """The building that waits for its house; null: none."""

    progress: ProgressView
    """How far the phase has come."""

    viewer: int | None
    """The seat whose view this is; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody."""

    river: list[int]
    """The parcels under water; roads between two of them are bridges. A parcel is a square of the map: row times 8
    plus column, both from 0; -1: none.
    """

    duel_tiles: DuelTilesView | None
    """The duel tiles; null: duels are fought with dice."""

    effects: Effects
    """What characters leave on the table."""

    horses: HorsesView | None
    """All horses; null: nobody has any."""

    sheets: SheetsView | None
    """The sheets of A New Beginning; null: everybody begins with the same."""

    hall: TownHall
    """The town hall."""


class VoteToRemove(TypedDict):
    """Play on without the player of `against`, for whom the game has waited too long; most others must ask."""

    type: Literal['vote-to-remove']

    against: int
    """The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1:
    nobody.
    """


class Withdraw(TypedDict):
    """Bid no more in this auction."""

    type: Literal['withdraw']


class WriteLine(TypedDict):
    """Write `number` on the next line of your sheet; what is written stays."""

    type: Literal['write-line']

    number: int
    """How many of what the line sells."""


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
    | HandOverSeat
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
    | TilesDue
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
    | EndExplained
    | TimedOut
    | DowntimeCredited
    | SeatResigned
    | SeatLeft
    | SeatRetaken
    | EndAgreed
    | RemovalVoted
    | SeatRemoved
    | SeatHandedOver
    | GameStopped
)
"""What can happen."""

TITLE: TitleTyping[Command, Event, View] = TitleTyping("carson-city")
"""Carson City: give it to a client, and its editor knows the types."""
