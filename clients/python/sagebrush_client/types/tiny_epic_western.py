"""Commands, events and the view of Tiny Epic Western. Made by `make clients`: change the schemas, not this file."""

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


class AddCard(TypedDict):
    """Reveal your poker card and add its value; it stays face up for the round."""

    type: Literal['add-card']


class AdvanceIndustry(TypedDict):
    """Move the token of `industry` one step up: 0 wagon, 1 railroad, 2 mining."""

    type: Literal['advance-industry']

    industry: int
    """Which one. 0 wagon, 1 railroad, 2 mining."""


class AgreeToEnd(TypedDict):
    """End the game without a result, once every person asks for it; what you ask lapses with your next move."""

    type: Literal['agree-to-end']


class AuctionClosed(TypedDict):
    """What was not bought went back into the deck."""

    type: Literal['auction-closed']


class AuctionDrawn(TypedDict):
    """A seat looks at buildings from the deck."""

    type: Literal['auction-drawn']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    buildings: list[int]
    """Which ones. A building by its number; -1: none, or one the viewer may not see."""


class BossTaken(TypedDict):
    """`seat` plays with `boss`, dealt or chosen."""

    type: Literal['boss-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    boss: int
    """Which one. A boss by its number; -1: none yet."""


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


class BuildingBought(TypedDict):
    """`owner` bought a building at `mat`, -1 for the Auction House; `ordinary` in phase four."""

    type: Literal['building-bought']

    owner: int
    """The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the
    Rival; -1: nobody.
    """

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""

    mat: int
    """Where it lay; -1: at the Auction House. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town
    Hall; -1: none.
    """

    ordinary: bool
    """Whether it was bought in phase four as everybody may."""


class BuildingDeclined(TypedDict):
    """A seat does without what the building on its porch offers; the owner was paid for the visit."""

    type: Literal['building-declined']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""


class BuildingDrawn(TypedDict):
    """A building from the deck lies in the buy zone of `mat`."""

    type: Literal['building-drawn']

    mat: int
    """In whose buy zone it lies. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""


class BuildingText(TypedDict):
    """A building on the table, with its cost (Law, Force, Money), points and shares from left to right."""

    number: int
    """The number by which commands, events and views call it."""

    id: str
    """Its row in the content. A stable name, for programs."""

    name: str
    """What it is called. Text for people."""

    text: str
    """What it does. Text for people."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""

    cost: list[int]
    """Its price by kind: Law, Force, Money. In influence."""

    vp: int
    """What it is worth at the end. In victory points."""

    shares: list[int]
    """The industries that it has a share of, from left to right. 0 wagon, 1 railroad, 2 mining."""

    timing: Timing
    """When it works. When a building works."""


class BuildingUsed(TypedDict):
    """A seat comes to the building on a porch and may use it; `owner` is -1 for a neutral one."""

    type: Literal['building-used']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""

    owner: int
    """The seat whose building it is. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody."""


class BuyAtOnce(TypedDict):
    """Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) and buy `building` at its cost, wherever it lies."""

    type: Literal['buy-at-once']

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


class BuyBuilding(TypedDict):
    """Buy the building for sale at `mat` for exactly this price; a discount may leave out any of its icons."""

    type: Literal['buy-building']

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""

    law: int
    """How much Law. In Law."""

    force: int
    """How much Force. In Force."""

    money: int
    """How much Money. In Money."""


class BuyDrawn(TypedDict):
    """Buy `building` from the cards drawn, at its cost."""

    type: Literal['buy-drawn']

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""


class CardAdded(TypedDict):
    """A duelist revealed the poker card of his hand and added its value."""

    type: Literal['card-added']

    role: int
    """The side of the duel. 0 the attacker, 1 the defender."""

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    card: int
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    value: int
    """What the card adds. Pips of a die."""


class CardDrawn(TypedDict):
    """A seat drew a poker card and keeps one of two."""

    type: Literal['card-drawn']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    card: int
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class CardKept(TypedDict):
    """A seat kept one of its cards and discarded the others, face down."""

    type: Literal['card-kept']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    card: int
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class CardText(TypedDict):
    """A boss or building on the table: its number, its name and what it does."""

    number: int
    """The number by which commands, events and views call it."""

    id: str
    """Its row in the content. A stable name, for programs."""

    name: str
    """What it is called. Text for people."""

    text: str
    """What it does. Text for people."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""


class CardsRevealed(TypedDict):
    """The poker cards of all seats and of the Rival, at the start of phase three."""

    type: Literal['cards-revealed']

    cards: list[int]
    """Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3
    hat; -1: none, or one the viewer may not see.
    """

    rival: list[int]
    """The Rival's cards, the hidden one last. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle
    skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class CheckClocks(TypedDict):
    """Do what the table chose for a time that is up, or for a game that nobody plays any more.

    No seat may: the platform asks, as the automaton.
    """

    type: Literal['check-clocks']


class ChooseBoss(TypedDict):
    """Play with `boss`; the sentence of the choice says what it can do."""

    type: Literal['choose-boss']

    boss: int
    """Which one. A boss by its number; -1: none yet."""


class ChooseMat(TypedDict):
    """Play the colour of `mat` and sit at it: 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout."""

    type: Literal['choose-mat']

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""


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


class ConvertInfluence(TypedDict):
    """Turn `amount` of the first kind of the building in use into the second, and gain 2 more."""

    type: Literal['convert-influence']

    amount: int
    """How much. In influence."""


class DieRolledAgain(TypedDict):
    """`role` 0 is the attacker, 1 the defender; `free` when the Powder House paid."""

    type: Literal['die-rolled-again']

    role: int
    """The side of the duel. 0 the attacker, 1 the defender."""

    die: int
    """What was rolled. Pips of a die."""

    free: bool
    """Whether the Powder House pays for it."""


class DiscardsShuffled(TypedDict):
    """The poker deck was empty; the discards are the deck again."""

    type: Literal['discards-shuffled']


class DisturbRival(TypedDict):
    """Pay 1 influence of `kind`; the Rival must roll again (`target` 0) or draw another card (`target` 1)."""

    type: Literal['disturb-rival']

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""

    target: int
    """0: the Rival must roll again; 1: it must draw another card."""


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


class DrawAtAuction(TypedDict):
    """Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) to draw 2 building cards, or the last one."""

    type: Literal['draw-at-auction']

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


class Duel(TypedDict):
    """Two tokens on one spot; index 0 is the attacker, 1 the defender."""

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    tokens: list[int]
    """The posses that fight. A token: 3 x owner + 0, 1 or 2; -1: none."""

    dice: list[int]
    """What both rolled. Pips of a die."""

    added: list[int]
    """What cards and buildings add. Pips of a die."""

    free: list[bool]
    """Whether each has used the free roll of the Powder House."""

    rival_card: NotRequired[int]
    """The poker card that fights for the Rival. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle
    skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class DuelBegan(TypedDict):
    """Both rolled; `rival_card` is the poker card that fights for the solo Rival, or -1."""

    type: Literal['duel-began']

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    attacker: int
    """The token that came. A token: 3 x owner + 0, 1 or 2; -1: none."""

    defender: int
    """The token that was there. A token: 3 x owner + 0, 1 or 2; -1: none."""

    attacker_die: int
    """What the attacker rolled. Pips of a die."""

    defender_die: int
    """What the defender rolled. Pips of a die."""

    attacker_added: NotRequired[int]
    """What is added to the attacker's die before anybody rolls again. Pips of a die."""

    defender_added: NotRequired[int]
    """What is added to the defender's die before anybody rolls again. Pips of a die."""

    rival_card: NotRequired[int]
    """The poker card that fights for the Rival. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle
    skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class DuelDecided(TypedDict):
    """The loser's token lies down, the winner takes the Wanted card; `why` is in words."""

    type: Literal['duel-decided']

    winner: int
    """The seat that won. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody."""

    loser: int
    """The seat that lost. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody."""

    token: int
    """Which one. A token: 3 x owner + 0, 1 or 2; -1: none."""

    why: str
    """Why, in English words. Text for people."""


class DuelsAvoided(TypedDict):
    """A seat neither duels nor is dueled for the rest of the round."""

    type: Literal['duels-avoided']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


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


Ending = Literal['', 'deck-empty', 'six-rounds']
"""Why the game ended."""


class GameClosed(TypedDict):
    """The host of the table ended the game before it was over: nobody moves any more, and nobody has won."""

    type: Literal['game-closed']


class GameEnded(TypedDict):
    """The game is over: six-rounds or deck-empty."""

    type: Literal['game-ended']

    reason: Ending
    """Why. Why the game ended."""


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


class HandDealt(TypedDict):
    """Poker cards for a seat to choose from, ascending."""

    type: Literal['hand-dealt']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    cards: list[int]
    """Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3
    hat; -1: none, or one the viewer may not see.
    """


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


class HandsCompared(TypedDict):
    """Hands at a mat: owners best first, each with its card in force and its hand; `why` the best won, in words."""

    type: Literal['hands-compared']

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""

    owners: list[int]
    """The seats that take part, the best first. A seat, or, in a solo game, one more than the last seat: the Rival;
    -1: nobody.
    """

    cards: list[int]
    """Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3
    hat; -1: none, or one the viewer may not see.
    """

    hands: list[str]
    """What each of `owners` has, in words. A poker hand in words."""

    winners: list[int]
    """The seats that won; several: a tie. A seat, or, in a solo game, one more than the last seat: the Rival; -1:
    nobody.
    """

    why: str
    """Why, in English words. Text for people."""


class HeadStartDealt(TypedDict):
    """Buildings the Rival of a solo game starts with, the usable one last."""

    type: Literal['head-start-dealt']

    owner: int
    """The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the
    Rival; -1: nobody.
    """

    buildings: list[int]
    """Which ones. A building by its number; -1: none, or one the viewer may not see."""


class HealPosse(TypedDict):
    """Stand up your wounded posse on spot `source` and move it to `spot`; `side` as when placing."""

    type: Literal['heal-posse']

    source: int
    """Where the posse stands now. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff;
    influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    side: int
    """Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or
    up).
    """


class HireThird(TypedDict):
    """Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) for your third posse this round."""

    type: Literal['hire-third']

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


class IndustryAdvanced(TypedDict):
    """An industry token moved one step up, to `step`; `owner` chose it."""

    type: Literal['industry-advanced']

    owner: int
    """The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the
    Rival; -1: nobody.
    """

    industry: int
    """Which one. 0 wagon, 1 railroad, 2 mining."""

    step: int
    """Where the token stands now. Steps of an industry: 0 off the track, 1 third, 2 second, 3 first position."""


class InfluenceGained(TypedDict):
    """A seat gained `amount` of a kind; what went above the printed limit is not in it."""

    type: Literal['influence-gained']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""

    amount: int
    """How much. In influence."""


class InfluenceLost(TypedDict):
    """A seat had no room for what it should have gained of a kind."""

    type: Literal['influence-lost']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


class InfluencePaid(TypedDict):
    """A seat paid influence: Law, Force, Money."""

    type: Literal['influence-paid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    law: int
    """How much Law. In Law."""

    force: int
    """How much Force. In Force."""

    money: int
    """How much Money. In Money."""


class KeepCard(TypedDict):
    """Keep `card` and discard the others, face down."""

    type: Literal['keep-card']

    card: int
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class LeaveSeat(TypedDict):
    """Let a computer play the seat until you return."""

    type: Literal['leave-seat']


class MatTaken(TypedDict):
    """`owner` plays the colour of `mat` and sits at it."""

    type: Literal['mat-taken']

    owner: int
    """The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the
    Rival; -1: nobody.
    """

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""


class MovePosse(TypedDict):
    """Pay 1 influence of `kind` to move your other standing posse from `source` to `spot`."""

    type: Literal['move-posse']

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""

    source: int
    """Where the posse stands now. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff;
    influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    side: int
    """Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or
    up).
    """


class Next(TypedDict):
    """The current task is done; `then` comes before what was already waiting, in this order."""

    type: Literal['next']

    then: NotRequired[list[Task]]
    """What comes next, before what was already waiting."""


Offer = Literal['auction', 'buy', 'buy-leftover', 'hire-third', 'livery-stable', 'post-office']
"""What a seat may do without."""


class OfferDeclined(TypedDict):
    """A seat does without an offer: the name of its prompt."""

    type: Literal['offer-declined']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    offer: Offer
    """What is declined: the prompt that offered it. What a seat may do without."""


class Pass(TypedDict):
    """Do without what is offered."""

    type: Literal['pass']


class PayPostage(TypedDict):
    """Pay 2 influence in all to win the Town Hall this round whatever the hands."""

    type: Literal['pay-postage']

    law: int
    """How much Law. In Law."""

    force: int
    """How much Force. In Force."""

    money: int
    """How much Money. In Money."""


class PlacePosse(TypedDict):
    """Place a posse on `spot`; `side` is 0 where the spot has one use, otherwise 1 left or 2 right."""

    type: Literal['place-posse']

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    side: int
    """Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or
    up).
    """


class PlayerView(TypedDict):
    """What lies in front of an owner, as the viewer sees it."""

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""

    boss: int
    """Which one. A boss by its number; -1: none yet."""

    influence: list[int]
    """How much of each kind. In influence."""

    stack: list[int]
    """The buildings on the porch of the owner's mat, the usable one last. A building by its number; -1: none, or one
    the viewer may not see.
    """

    bought: list[int]
    """What was bought this round. A building by its number; -1: none, or one the viewer may not see."""

    third: bool
    """Whether the seat has, or takes, its third posse."""

    third_won: bool
    """Whether it has its third posse in the next round."""

    dealt: list[int]
    """What was dealt, of which one is kept. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull,
    1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    card: int | None
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    shown: bool
    """Whether everybody sees the seat's card."""

    discarded: list[int]
    """What was discarded face down. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1
    horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    peeked: bool
    """Whether the seat has seen the Rival's hidden card."""

    avoids: bool
    """Whether the seat neither duels nor is dueled for the rest of the round."""

    powder: bool
    """Whether the seat may roll again once in each of its duels without paying."""

    duels_won: int
    """Duels that were won this round. How many there are."""

    purchases: int
    """Buildings that were bought in phase four of this round. How many there are."""


class PorchFilled(TypedDict):
    """A building from the deck lies on the neutral porch of `mat`."""

    type: Literal['porch-filled']

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""


class PorchMoved(TypedDict):
    """The neutral building of `mat` moved from the porch into the buy zone."""

    type: Literal['porch-moved']

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""


class PorchReordered(TypedDict):
    """`building` came to the top of the stack of `owner`."""

    type: Literal['porch-reordered']

    owner: int
    """The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the
    Rival; -1: nobody.
    """

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""


class PosseMoved(TypedDict):
    """A token was stood up, if wounded, and moved to another spot by a building."""

    type: Literal['posse-moved']

    token: int
    """Which one. A token: 3 x owner + 0, 1 or 2; -1: none."""

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    side: int
    """Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or
    up).
    """


class PossePlaced(TypedDict):
    """A token came onto a spot: 0 no side, 1 left, 2 right."""

    type: Literal['posse-placed']

    token: int
    """Which one. A token: 3 x owner + 0, 1 or 2; -1: none."""

    spot: int
    """Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5,
    7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    side: int
    """Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or
    up).
    """


class PowderLoaded(TypedDict):
    """A seat may roll again once in each of its duels this round without paying."""

    type: Literal['powder-loaded']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class Redacted(TypedDict):
    """Something happened that this viewer may not read; it keeps its place in the stream."""

    type: Literal['redacted']


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


class ReorderPorch(TypedDict):
    """Put `building` on top of the stack of the location mat `mat`."""

    type: Literal['reorder-porch']

    mat: int
    """Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none."""

    building: int
    """Which one. A building by its number; -1: none, or one the viewer may not see."""


class Resign(TypedDict):
    """Give the game up for good; a computer plays the seat on while other people remain."""

    type: Literal['resign']


class ReturnToSeat(TypedDict):
    """Play your seat again; what a computer is thinking about for it comes to nothing."""

    type: Literal['return-to-seat']


class RivalCardDrawn(TypedDict):
    """The solo Rival had to fight with another poker card."""

    type: Literal['rival-card-drawn']

    role: int
    """The side of the duel. 0 the attacker, 1 the defender."""

    card: int
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    value: int
    """What the card adds. Pips of a die."""


class RivalPeeked(TypedDict):
    """A seat looked at the Rival's hidden card."""

    type: Literal['rival-peeked']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    card: int
    """Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2
    tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class RivalRolled(TypedDict):
    """The solo Rival rolled where to place its next posse, 1 to 6."""

    type: Literal['rival-rolled']

    die: int
    """What was rolled. Pips of a die."""


class RollAgain(TypedDict):
    """Roll your die again: pay 1 Force as attacker, 1 Law as defender, or use the Powder House when `free`."""

    type: Literal['roll-again']

    free: bool
    """Whether the Powder House pays for it."""


class RoundBegan(TypedDict):
    """A round began, with its dealer."""

    type: Literal['round-began']

    round: int
    """Which one begins. Rounds are counted from 1; 0: before the first."""

    dealer: int
    """The seat that deals this round, and is first. A seat is a position at the table, counted from 0; -1: nobody."""


class RoundEnded(TypedDict):
    """Tokens went home, new buildings onto their porches; `thirds` are the seats whose third posse stands."""

    type: Literal['round-ended']

    thirds: list[int]
    """The seats whose third posse stands in the next round. A seat is a position at the table, counted from 0; -1:
    nobody.
    """


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


class SeatsPlaced(TypedDict):
    """The dealer of the first round, and the mat of each owner; no mats where the seats choose them."""

    type: Literal['seats-placed']

    dealer: int
    """The seat that deals this round, and is first. A seat is a position at the table, counted from 0; -1: nobody."""

    mats: list[int]
    """Where each owner sits; none: the seats choose. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5
    Town Hall; -1: none.
    """


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


class StayAtHotel(TypedDict):
    """Pay 2 of `kind` (0 Law, 1 Force, 2 Money), gain 2 of each other kind."""

    type: Literal['stay-at-hotel']

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


Stop = Literal['abandoned', 'absent', 'agreed', 'group-ended', 'nobody-left', 'resigned']
"""A stable name, for programs."""


class StopDuel(TypedDict):
    """Leave the duel as it is: your posse is wounded."""

    type: Literal['stop-duel']


class TakeBack(TypedDict):
    """Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    type: Literal['take-back']

    to: NotRequired[int | None]
    """The version that is returned to. A version is the number of commits so far."""


class TakeInfluence(TypedDict):
    """Take the free gain as `kind`: 0 Law, 1 Force, 2 Money."""

    type: Literal['take-influence']

    kind: int
    """Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


class TakePot(TypedDict):
    """Take 1 Law and 1 Force, or with `third` your third posse for the next round."""

    type: Literal['take-pot']

    third: bool
    """Whether the seat has, or takes, its third posse."""


class TakenBack(TypedDict):
    """`seat` took its latest commands back: the game stands again as it stood at version `to`."""

    type: Literal['taken-back']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    to: int
    """The version that is returned to. A version is the number of commits so far."""


Task = list[Any]
"""Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains."""


class ThirdPosseStood(TypedDict):
    """A seat has its third posse this round."""

    type: Literal['third-posse-stood']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class ThirdPosseWon(TypedDict):
    """A seat will have its third posse next round."""

    type: Literal['third-posse-won']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class TimedOut(TypedDict):
    """The time of `seat` was up: what follows is what the table chose for that."""

    type: Literal['timed-out']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


Timing = Literal['buy', 'immediate', 'resolution']
"""When a building works."""


class TownDealt(TypedDict):
    """Six poker cards between the mats, and the Rival's: one hidden, in a solo game another one open before it."""

    type: Literal['town-dealt']

    gaps: list[int]
    """The poker cards between the mats: `gaps[g]` lies between places g and g + 1 of the wheel. A poker card: 5 x suit
    + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer
    may not see.
    """

    rival: list[int]
    """The Rival's cards, the hidden one last. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle
    skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """


class TownHallRanked(TypedDict):
    """The order of buying: owners best first, each with its card in force and its hand; `why` in words."""

    type: Literal['town-hall-ranked']

    owners: list[int]
    """The seats that take part, the best first. A seat, or, in a solo game, one more than the last seat: the Rival;
    -1: nobody.
    """

    cards: list[int]
    """Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3
    hat; -1: none, or one the viewer may not see.
    """

    hands: list[str]
    """What each of `owners` has, in words. A poker hand in words."""

    why: str
    """Why, in English words. Text for people."""


class TownHallTaken(TypedDict):
    """A seat wins the Town Hall by the Post Office: first in the order of buying."""

    type: Literal['town-hall-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class UseBuilding(TypedDict):
    """Use the building on the porch where you just placed."""

    type: Literal['use-building']


class View(TypedDict):
    """The table as `viewer` sees it; its numbers are those of the title's README."""

    viewer: int | None
    """The seat whose view this is; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody."""

    round: int
    """The current one, of six. Rounds are counted from 1; 0: before the first."""

    dealer: int
    """The seat that deals this round, and is first. A seat is a position at the table, counted from 0; -1: nobody."""

    wanted: int
    """The seat that has the Wanted card. A seat, or, in a solo game, one more than the last seat: the Rival; -1:
    nobody.
    """

    wheel: list[int]
    """The mats clockwise from the Town Hall. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town
    Hall; -1: none.
    """

    players: list[PlayerView]
    """What lies in front of each owner, in a solo game the Rival last."""

    token_spot: list[int]
    """Where each token stands. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff;
    influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner.
    """

    token_side: list[int]
    """Which use of its spot each token has. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the
    hand is won, or up).
    """

    token_down: list[bool]
    """Whether each token is wounded."""

    owner: list[int]
    """The seat whose mat it is. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody."""

    porch: list[int]
    """The neutral building on the porch of each mat. A building by its number; -1: none, or one the viewer may not
    see.
    """

    market: list[int]
    """The building in the buy zone of each mat. A building by its number; -1: none, or one the viewer may not see."""

    gaps: list[int]
    """The poker cards between the mats: `gaps[g]` lies between places g and g + 1 of the wheel. A poker card: 5 x suit
    + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer
    may not see.
    """

    rival: list[int]
    """The Rival's cards, the hidden one last. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle
    skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    rival_shown: bool
    """Whether everybody sees the Rival's hidden card."""

    seen: list[int]
    """Cards with which the Rival has fought. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle
    skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see.
    """

    offer: list[int]
    """The buildings drawn at the Auction House. A building by its number; -1: none, or one the viewer may not see."""

    industry: list[int]
    """Where each token stands. Steps of an industry: 0 off the track, 1 third, 2 second, 3 first position."""

    ranking: list[int]
    """The seats that buy first, second and so on. A seat, or, in a solo game, one more than the last seat: the Rival;
    -1: nobody.
    """

    duel: Duel | None
    """The duel that is fought; null: none."""

    agenda: list[Task]
    """What is still to do, the next one last."""

    ending: Ending
    """Why the game is over; empty: it goes on. Why the game ended."""

    poker_left: int
    """Cards in the poker deck. How many there are."""

    buildings_left: int
    """Buildings in the deck. How many there are."""

    bosses: list[CardText]
    """The bosses of this table."""

    buildings: list[BuildingText]
    """The buildings on the table."""

    unofficial: list[str]
    """What no source prints of the content this table uses: our proposals. A row of the content as `table.row`."""


class VisitGraveyard(TypedDict):
    """Gain 1 of `first` and 1 of `second`, different kinds in printed order (0 Law, 1 Force, 2 Money)."""

    type: Literal['visit-graveyard']

    first: int
    """The first kind that is gained. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""

    second: int
    """The second kind that is gained. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice."""


class VoteToRemove(TypedDict):
    """Play on without the player of `against`, for whom the game has waited too long; most others must ask."""

    type: Literal['vote-to-remove']

    against: int
    """The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1:
    nobody.
    """


Command = (
    ChooseMat
    | ChooseBoss
    | KeepCard
    | HireThird
    | Pass
    | PlacePosse
    | TakeInfluence
    | ConvertInfluence
    | StayAtHotel
    | VisitGraveyard
    | UseBuilding
    | DrawAtAuction
    | BuyDrawn
    | ReorderPorch
    | BuyAtOnce
    | HealPosse
    | MovePosse
    | RollAgain
    | AddCard
    | StopDuel
    | TakePot
    | PayPostage
    | BuyBuilding
    | AdvanceIndustry
    | DisturbRival
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
    Next
    | SeatsPlaced
    | MatTaken
    | BossTaken
    | BuildingDrawn
    | PorchFilled
    | RoundBegan
    | TownDealt
    | HandDealt
    | CardKept
    | InfluencePaid
    | InfluenceGained
    | InfluenceLost
    | ThirdPosseStood
    | ThirdPosseWon
    | PossePlaced
    | PosseMoved
    | BuildingUsed
    | BuildingDeclined
    | OfferDeclined
    | DuelsAvoided
    | PowderLoaded
    | RivalPeeked
    | CardDrawn
    | AuctionDrawn
    | AuctionClosed
    | PorchReordered
    | BuildingBought
    | DuelBegan
    | DieRolledAgain
    | CardAdded
    | DiscardsShuffled
    | DuelDecided
    | CardsRevealed
    | HandsCompared
    | TownHallRanked
    | TownHallTaken
    | IndustryAdvanced
    | PorchMoved
    | RoundEnded
    | GameEnded
    | HeadStartDealt
    | RivalRolled
    | RivalCardDrawn
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

TITLE: TitleTyping[Command, Event, View] = TitleTyping("tiny-epic-western")
"""Tiny Epic Western: give it to a client, and its editor knows the types."""
