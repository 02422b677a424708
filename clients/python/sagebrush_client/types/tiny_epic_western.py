"""Commands, events and the view of Tiny Epic Western. Made by `make clients`: change the schemas, not this file."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from sagebrush_client.types.title import TitleTyping


class AddCard(TypedDict):
    """Reveal your poker card and add its value; it stays face up for the round."""

    type: Literal['add-card']


class AdvanceIndustry(TypedDict):
    """Move the token of `industry` one step up: 0 wagon, 1 railroad, 2 mining."""

    type: Literal['advance-industry']

    industry: int


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

    buildings: list[int]


class BossTaken(TypedDict):
    """`seat` plays with `boss`, dealt or chosen."""

    type: Literal['boss-taken']

    seat: int

    boss: int


class BuildingBought(TypedDict):
    """`owner` bought a building at `mat`, -1 for the Auction House; `ordinary` in phase four."""

    type: Literal['building-bought']

    owner: int

    building: int

    mat: int

    ordinary: bool


class BuildingDrawn(TypedDict):
    """A building from the deck lies in the buy zone of `mat`."""

    type: Literal['building-drawn']

    mat: int

    building: int


class BuildingText(TypedDict):
    """A building on the table, with its cost (Law, Force, Money), points and shares from left to right."""

    number: int

    id: str

    name: str

    text: str

    unofficial: bool

    cost: list[int]

    vp: int

    shares: list[int]

    timing: str


class BuildingUsed(TypedDict):
    """A seat uses the building on a porch; `owner` is -1 for a neutral one."""

    type: Literal['building-used']

    seat: int

    building: int

    owner: int


class BuyAtOnce(TypedDict):
    """Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) and buy `building` at its cost, wherever it lies."""

    type: Literal['buy-at-once']

    building: int

    kind: int


class BuyBuilding(TypedDict):
    """Buy the building for sale at `mat` for exactly this price; a discount may leave out any of its icons."""

    type: Literal['buy-building']

    mat: int

    law: int

    force: int

    money: int


class BuyDrawn(TypedDict):
    """Buy `building` from the cards drawn, at its cost."""

    type: Literal['buy-drawn']

    building: int


class CardAdded(TypedDict):
    """A duelist revealed the poker card of his hand and added its value."""

    type: Literal['card-added']

    role: int

    seat: int

    card: int

    value: int


class CardDrawn(TypedDict):
    """A seat drew a poker card and keeps one of two."""

    type: Literal['card-drawn']

    seat: int

    card: int


class CardKept(TypedDict):
    """A seat kept one of its cards and discarded the others, face down."""

    type: Literal['card-kept']

    seat: int

    card: int


class CardText(TypedDict):
    """A boss or building on the table: its number, its name and what it does."""

    number: int

    id: str

    name: str

    text: str

    unofficial: bool


class CardsRevealed(TypedDict):
    """The poker cards of all seats and of the Rival, at the start of phase three."""

    type: Literal['cards-revealed']

    cards: list[int]

    rival: list[int]


class CheckClocks(TypedDict):
    """Say whose time is up, and do what the table chose for that. No seat may: the platform asks, as the automaton."""

    type: Literal['check-clocks']


class ChooseBoss(TypedDict):
    """Play with `boss`; the sentence of the choice says what it can do."""

    type: Literal['choose-boss']

    boss: int


class ChooseMat(TypedDict):
    """Play the colour of `mat` and sit at it: 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout."""

    type: Literal['choose-mat']

    mat: int


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


class ConvertInfluence(TypedDict):
    """Turn `amount` of the first kind of the building in use into the second, and gain 2 more."""

    type: Literal['convert-influence']

    amount: int


class DieRolledAgain(TypedDict):
    """`role` 0 is the attacker, 1 the defender; `free` when the Powder House paid."""

    type: Literal['die-rolled-again']

    role: int

    die: int

    free: bool


class DiscardsShuffled(TypedDict):
    """The poker deck was empty; the discards are the deck again."""

    type: Literal['discards-shuffled']


class DisturbRival(TypedDict):
    """Pay 1 influence of `kind`; the Rival must roll again (`target` 0) or draw another card (`target` 1)."""

    type: Literal['disturb-rival']

    kind: int

    target: int


class DowntimeCredited(TypedDict):
    """The platform was down since the commit before: so many milliseconds are charged to no clock."""

    type: Literal['downtime-credited']

    milliseconds: int


class DrawAtAuction(TypedDict):
    """Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) to draw 2 building cards."""

    type: Literal['draw-at-auction']

    kind: int


class Duel(TypedDict):
    """Two tokens on one spot; index 0 is the attacker, 1 the defender."""

    spot: int

    tokens: list[int]

    dice: list[int]

    added: list[int]

    free: list[bool]

    rival_card: NotRequired[int]


class DuelBegan(TypedDict):
    """Both rolled; `rival_card` is the poker card that fights for the solo Rival, or -1."""

    type: Literal['duel-began']

    spot: int

    attacker: int

    defender: int

    attacker_die: int

    defender_die: int

    attacker_added: NotRequired[int]

    defender_added: NotRequired[int]

    rival_card: NotRequired[int]


class DuelDecided(TypedDict):
    """The loser's token lies down, the winner takes the Wanted card; `why` is in words."""

    type: Literal['duel-decided']

    winner: int

    loser: int

    token: int

    why: str


class DuelsAvoided(TypedDict):
    """A seat neither duels nor is dueled for the rest of the round."""

    type: Literal['duels-avoided']

    seat: int


class EndAgreed(TypedDict):
    """`seat` agrees to end the game without a result."""

    type: Literal['end-agreed']

    seat: int


class GameClosed(TypedDict):
    """The host of the table ended the game before it was over: nobody moves any more, and nobody has won."""

    type: Literal['game-closed']


class GameEnded(TypedDict):
    """The game is over: six-rounds or deck-empty."""

    type: Literal['game-ended']

    reason: str


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


class HandDealt(TypedDict):
    """Poker cards for a seat to choose from, ascending."""

    type: Literal['hand-dealt']

    seat: int

    cards: list[int]


class HandsCompared(TypedDict):
    """Hands at a mat: owners best first, each with its card in force and its hand; `why` the best won, in words."""

    type: Literal['hands-compared']

    mat: int

    owners: list[int]

    cards: list[int]

    hands: list[str]

    winners: list[int]

    why: str


class HeadStartDealt(TypedDict):
    """Buildings the Rival of a solo game starts with, the usable one last."""

    type: Literal['head-start-dealt']

    owner: int

    buildings: list[int]


class HealPosse(TypedDict):
    """Stand up your wounded posse on spot `source` and move it to `spot`; `side` as when placing."""

    type: Literal['heal-posse']

    source: int

    spot: int

    side: int


class HireThird(TypedDict):
    """Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) for your third posse this round."""

    type: Literal['hire-third']

    kind: int


class IndustryAdvanced(TypedDict):
    """An industry token moved one step up, to `step`; `owner` chose it."""

    type: Literal['industry-advanced']

    owner: int

    industry: int

    step: int


class InfluenceGained(TypedDict):
    """A seat gained `amount` of a kind; what went above the printed limit is not in it."""

    type: Literal['influence-gained']

    seat: int

    kind: int

    amount: int


class InfluencePaid(TypedDict):
    """A seat paid influence: Law, Force, Money."""

    type: Literal['influence-paid']

    seat: int

    law: int

    force: int

    money: int


class KeepCard(TypedDict):
    """Keep `card` and discard the others, face down."""

    type: Literal['keep-card']

    card: int


class LeaveSeat(TypedDict):
    """Let a computer play the seat until you return."""

    type: Literal['leave-seat']


class MatTaken(TypedDict):
    """`owner` plays the colour of `mat` and sits at it."""

    type: Literal['mat-taken']

    owner: int

    mat: int


class MovePosse(TypedDict):
    """Pay 1 influence of `kind` to move your other standing posse from `source` to `spot`."""

    type: Literal['move-posse']

    kind: int

    source: int

    spot: int

    side: int


class Next(TypedDict):
    """The current task is done; `then` comes before what was already waiting, in this order."""

    type: Literal['next']

    then: NotRequired[list[Task]]


class Pass(TypedDict):
    """Do without what is offered."""

    type: Literal['pass']


class PayPostage(TypedDict):
    """Pay 2 influence in all to win the Town Hall this round whatever the hands."""

    type: Literal['pay-postage']

    law: int

    force: int

    money: int


class PlacePosse(TypedDict):
    """Place a posse on `spot`; `side` is 0 where the spot has one use, otherwise 1 left or 2 right."""

    type: Literal['place-posse']

    spot: int

    side: int


class PlayerView(TypedDict):
    """What lies in front of an owner, as the viewer sees it."""

    mat: int

    boss: int

    influence: list[int]

    stack: list[int]

    bought: list[int]

    third: bool

    third_won: bool

    dealt: list[int]

    card: int | None

    shown: bool

    discarded: list[int]

    peeked: bool

    avoids: bool

    powder: bool

    duels_won: int

    purchases: int


class PorchFilled(TypedDict):
    """A building from the deck lies on the neutral porch of `mat`."""

    type: Literal['porch-filled']

    mat: int

    building: int


class PorchMoved(TypedDict):
    """The neutral building of `mat` moved from the porch into the buy zone."""

    type: Literal['porch-moved']

    mat: int


class PorchReordered(TypedDict):
    """`building` came to the top of the stack of `owner`."""

    type: Literal['porch-reordered']

    owner: int

    building: int


class PosseMoved(TypedDict):
    """A token was stood up, if wounded, and moved to another spot by a building."""

    type: Literal['posse-moved']

    token: int

    spot: int

    side: int


class PossePlaced(TypedDict):
    """A token came onto a spot: 0 no side, 1 left, 2 right."""

    type: Literal['posse-placed']

    token: int

    spot: int

    side: int


class PowderLoaded(TypedDict):
    """A seat may roll again once in each of its duels this round without paying."""

    type: Literal['powder-loaded']

    seat: int


class Redacted(TypedDict):
    """Something happened that this viewer may not read; it keeps its place in the stream."""

    type: Literal['redacted']


class RemovalVoted(TypedDict):
    """`seat` asks to play on without the player of `against`."""

    type: Literal['removal-voted']

    seat: int

    against: int


class RemovePlayer(TypedDict):
    """The same, asked by the host of the table: the platform gives it, as the automaton. No seat may."""

    type: Literal['remove-player']

    against: int


class ReorderPorch(TypedDict):
    """Put `building` on top of the stack of the location mat `mat`."""

    type: Literal['reorder-porch']

    mat: int

    building: int


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

    card: int

    value: int


class RivalPeeked(TypedDict):
    """A seat looked at the Rival's hidden card."""

    type: Literal['rival-peeked']

    seat: int

    card: int


class RivalRolled(TypedDict):
    """The solo Rival rolled where to place its next posse, 1 to 6."""

    type: Literal['rival-rolled']

    die: int


class RollAgain(TypedDict):
    """Roll your die again: pay 1 Force as attacker, 1 Law as defender, or use the Powder House when `free`."""

    type: Literal['roll-again']

    free: bool


class RoundBegan(TypedDict):
    """A round began, with its dealer."""

    type: Literal['round-began']

    round: int

    dealer: int


class RoundEnded(TypedDict):
    """Tokens went home, new buildings onto their porches; `thirds` are the seats whose third posse stands."""

    type: Literal['round-ended']

    thirds: list[int]


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


class SeatsPlaced(TypedDict):
    """The dealer of the first round, and the mat of each owner; no mats where the seats choose them."""

    type: Literal['seats-placed']

    dealer: int

    mats: list[int]


class SeedRevealed(TypedDict):
    """The last event of every game: the seed (hex), so that everybody can check every draw."""

    type: Literal['seed-revealed']

    seed: str


class StayAtHotel(TypedDict):
    """Pay 2 of `kind` (0 Law, 1 Force, 2 Money), gain 2 of each other kind."""

    type: Literal['stay-at-hotel']

    kind: int


class StopDuel(TypedDict):
    """Leave the duel as it is: your posse is wounded."""

    type: Literal['stop-duel']


class TakeBack(TypedDict):
    """Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    type: Literal['take-back']

    to: NotRequired[int | None]


class TakeInfluence(TypedDict):
    """Take the free gain as `kind`: 0 Law, 1 Force, 2 Money."""

    type: Literal['take-influence']

    kind: int


class TakePot(TypedDict):
    """Take 1 Law and 1 Force, or with `third` your third posse for the next round."""

    type: Literal['take-pot']

    third: bool


class TakenBack(TypedDict):
    """`seat` took its latest commands back: the game stands again as it stood at version `to`."""

    type: Literal['taken-back']

    seat: int

    to: int


Task = list[Any]
"""Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains."""


class ThirdPosseStood(TypedDict):
    """A seat has its third posse this round."""

    type: Literal['third-posse-stood']

    seat: int


class ThirdPosseWon(TypedDict):
    """A seat will have its third posse next round."""

    type: Literal['third-posse-won']

    seat: int


class TimedOut(TypedDict):
    """The time of `seat` was up: what follows is what the table chose for that."""

    type: Literal['timed-out']

    seat: int


class TownDealt(TypedDict):
    """Six poker cards between the mats, and the Rival's: one hidden, in a solo game another one open before it."""

    type: Literal['town-dealt']

    gaps: list[int]

    rival: list[int]


class TownHallRanked(TypedDict):
    """The order of buying: owners best first, each with its card in force and its hand; `why` in words."""

    type: Literal['town-hall-ranked']

    owners: list[int]

    cards: list[int]

    hands: list[str]

    why: str


class TownHallTaken(TypedDict):
    """A seat wins the Town Hall by the Post Office: first in the order of buying."""

    type: Literal['town-hall-taken']

    seat: int


class UseBuilding(TypedDict):
    """Use the building on the porch where you just placed."""

    type: Literal['use-building']


class View(TypedDict):
    """The table as `viewer` sees it; its numbers are those of the title's README."""

    viewer: int | None

    round: int

    dealer: int

    wanted: int

    wheel: list[int]

    players: list[PlayerView]

    token_spot: list[int]

    token_side: list[int]

    token_down: list[bool]

    owner: list[int]

    porch: list[int]

    market: list[int]

    gaps: list[int]

    rival: list[int]

    rival_shown: bool

    seen: list[int]

    offer: list[int]

    industry: list[int]

    ranking: list[int]

    duel: Duel | None

    agenda: list[Task]

    ending: str

    poker_left: int

    buildings_left: int

    bosses: list[CardText]

    buildings: list[BuildingText]

    unofficial: list[str]


class VisitGraveyard(TypedDict):
    """Gain 1 of `first` and 1 of `second`, different kinds in printed order (0 Law, 1 Force, 2 Money)."""

    type: Literal['visit-graveyard']

    first: int

    second: int


class VoteToRemove(TypedDict):
    """Play on without the player of `against`, for whom the game has waited for a day; most others must ask."""

    type: Literal['vote-to-remove']

    against: int


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
    | ThirdPosseStood
    | ThirdPosseWon
    | PossePlaced
    | PosseMoved
    | BuildingUsed
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

TITLE: TitleTyping[Command, Event, View] = TitleTyping("tiny-epic-western")
"""Tiny Epic Western: give it to a client, and its editor knows the types."""
