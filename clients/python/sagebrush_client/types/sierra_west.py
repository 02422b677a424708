"""Commands, events and the view of Sierra West. Made by `make clients`: change the schemas, not this file."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict

from sagebrush_client.types.title import TitleTyping


class AgreeToEnd(TypedDict):
    """End the game without a result, once every person asks for it; what you ask lapses with your next move."""

    type: Literal['agree-to-end']


class Animal(TypedDict):
    """An animal tile; `gains` is what it gives at a fur trade, nothing where its mode does something else."""

    number: int

    id: str

    gains: list[Any]

    text: str

    unofficial: bool


class AnimalTurned(TypedDict):
    """An animal tile of `seat` lies face up, without a Trapper."""

    type: Literal['animal-turned']

    seat: int

    animal: str


class ApplesChanged(TypedDict):
    """The supply holds so many green and red apples, because of `seat`."""

    type: Literal['apples-changed']

    seat: int

    green: int

    red: int


class ArrangeCards(TypedDict):
    """Lay three cards of your hand on your board: the numbers of the left, the middle and the right card."""

    type: Literal['arrange-cards']

    left: int

    middle: int

    right: int


class Blast(TypedDict):
    """Put the Dynamite card back instead of rolling at a mine card."""

    type: Literal['blast']

    special: int


class Board(TypedDict):
    """Wagon trail, paths, cabin spaces and score table of the player board, cabin market, tracks, animal tiles."""

    trail: list[Step]

    paths: list[list[Space]]

    cabin_spaces: list[CabinSpace]

    grey_gain: int

    market_extra: list[int]

    tracks: list[TrackText]

    animals: list[Animal]

    card_points: list[int]

    more_card_points: int


class BootsFound(TypedDict):
    """A pioneer stands on so many boots."""

    type: Literal['boots-found']

    seat: int

    pioneer: int

    boots: int


class BootsSpent(TypedDict):
    """Boots spent: of tokens, of the icon of each pioneer."""

    type: Literal['boots-spent']

    seat: int

    opened: int

    green: int

    tan: int


class BuildCabin(TypedDict):
    """Build the cabin on space `market` of the cabin market, 0 the leftmost, and pay its extra cost."""

    type: Literal['build-cabin']

    market: int


class BulletsGained(TypedDict):
    """`seat` gains so many bullets; what went above the most is not in it."""

    type: Literal['bullets-gained']

    seat: int

    bullets: int


class BulletsSpent(TypedDict):
    """`seat` spends so many bullets."""

    type: Literal['bullets-spent']

    seat: int

    bullets: int


class CabinBuilt(TypedDict):
    """`seat` takes a cabin off a space of the market onto a cabin space of its board."""

    type: Literal['cabin-built']

    seat: int

    market: int

    cabin: int

    space: int


class CabinDrawn(TypedDict):
    """A cabin of the pile lies on a space of the market."""

    type: Literal['cabin-drawn']

    market: int

    cabin: int


class CabinEntered(TypedDict):
    """A pioneer is in the cabin on `space`."""

    type: Literal['cabin-entered']

    seat: int

    pioneer: int

    space: int


class CabinLost(TypedDict):
    """Damage: the cabin of `seat` on `space` goes into the box; a pioneer inside goes back to camp."""

    type: Literal['cabin-lost']

    seat: int

    space: int

    cabin: int


class CabinSpace(TypedDict):
    """A cabin space of the player board: the colour of its tile and the path of the pioneer who uses it."""

    colour: str

    pioneer: int


class CabinText(TypedDict):
    """A type of cabin."""

    number: int

    id: str

    name: str

    colour: str

    endless: bool

    text: str

    unofficial: bool


class CanoeMoved(TypedDict):
    """The canoe of `seat` is on `place`: 0 the fish market, then the cards of the row from the left."""

    type: Literal['canoe-moved']

    seat: int

    place: int


class CaptureOutlaw(TypedDict):
    """Spend a bullet to capture an outlaw of the supply."""

    type: Literal['capture-outlaw']


class CardClaimed(TypedDict):
    """`seat` takes the card on `place`; `walkers` go back to the base."""

    type: Literal['card-claimed']

    seat: int

    place: int

    card: int

    to_deck: bool

    walkers: list[int]


class CardFace(TypedDict):
    """A card of this table: its icons (green left and right, tan left and right, middle), summit action and animal."""

    number: int

    id: str

    icons: list[str]

    summit: str

    animal: str

    star: bool

    unofficial: bool


class CardKept(TypedDict):
    """Of four cards `seat` put one on its deck or its discard pile; `open`: whether everybody knew the card."""

    type: Literal['card-kept']

    seat: int

    card: int

    to_deck: bool

    open: bool


class CardTurned(TypedDict):
    """The card on `place` lies face up; a special card is 100 and its number."""

    type: Literal['card-turned']

    place: int

    card: int


class CardsArranged(TypedDict):
    """`seat` laid its cards on its board: left, middle, right; `known`: whether everybody knew all three."""

    type: Literal['cards-arranged']

    seat: int

    cards: list[int]

    known: NotRequired[bool]


class CardsDrawn(TypedDict):
    """`seat` drew `cards` in this order; `open`: whether everybody knows the card. Others read -1 if not."""

    type: Literal['cards-drawn']

    seat: int

    cards: list[int]

    open: list[bool]


class CartLoaded(TypedDict):
    """`seat` takes a mine cart from the supply."""

    type: Literal['cart-loaded']

    seat: int


class CatchFish(TypedDict):
    """Take a fish of a kind: 0 trout, 1 bass, 2 salmon."""

    type: Literal['catch-fish']

    fish: int


class CheckClocks(TypedDict):
    """Say whose time is up, and do what the table chose for that. No seat may: the platform asks, as the automaton."""

    type: Literal['check-clocks']


class ClaimCard(TypedDict):
    """Take the card your frontiersman stands on, onto your deck or onto your discard pile."""

    type: Literal['claim-card']

    to_deck: bool


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


class CrossFord(TypedDict):
    """Move your green-path pioneer to the next tan icon on its right and use it, by the Ford."""

    type: Literal['cross-ford']


class DeckShuffled(TypedDict):
    """The discard pile of `seat` is its deck now."""

    type: Literal['deck-shuffled']

    seat: int


Declined = list[Any]
"""A Trapper that set no trap, and how many basic resources it had then."""


class Diggings(TypedDict):
    """Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card."""

    carts: list[int]

    supply: int

    lantern: NotRequired[int]

    dynamite: NotRequired[int]


class DowntimeCredited(TypedDict):
    """The platform was down since the commit before: so many milliseconds are charged to no clock."""

    type: Literal['downtime-credited']

    milliseconds: int


class DynamiteTaken(TypedDict):
    """`seat` has the Dynamite card now."""

    type: Literal['dynamite-taken']

    seat: int


class EndAgreed(TypedDict):
    """`seat` agrees to end the game without a result."""

    type: Literal['end-agreed']

    seat: int


class EndTriggered(TypedDict):
    """The game ends with `last_round`, because of `reason`."""

    type: Literal['end-triggered']

    reason: str

    last_round: int


class EnterCabin(TypedDict):
    """Put the pioneer of cabin `space`, 0 the leftmost, into the cabin there."""

    type: Literal['enter-cabin']

    space: int


class FigurePlaced(TypedDict):
    """A figure stands on the summit action of the card in `slot` (left, middle, right)."""

    type: Literal['figure-placed']

    seat: int

    figure: int

    slot: int


class FirstChosen(TypedDict):
    """`seat` starts each round."""

    type: Literal['first-chosen']

    seat: int


class FishCaught(TypedDict):
    """`seat` takes a fish of a kind from the supply."""

    type: Literal['fish-caught']

    seat: int

    fish: int


class FishReturned(TypedDict):
    """`seat` gives so many fish back to the supply."""

    type: Literal['fish-returned']

    seat: int

    trout: int

    bass: int

    salmon: int


class FollowNobody(TypedDict):
    """Do not follow this step."""

    type: Literal['follow-nobody']


class FollowTrail(TypedDict):
    """Put `pioneer` on your Tracker space and gain a resource of the track somebody just moved up."""

    type: Literal['follow-trail']

    pioneer: int


class FordCrossed(TypedDict):
    """The green-path pioneer left its path behind icon `reached` (-1: in camp) for icon `icon` of the tan path."""

    type: Literal['ford-crossed']

    seat: int

    icon: int

    reached: int


class GainBasic(TypedDict):
    """Gain 1 `kind`: 0 food, 1 wood, 2 stone."""

    type: Literal['gain-basic']

    kind: int


class GameClosed(TypedDict):
    """The host of the table ended the game before it was over: nobody moves any more, and nobody has won."""

    type: Literal['game-closed']


class GameEnded(TypedDict):
    """The last round is over."""

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


class GiveInstructions(TypedDict):
    """Say how you will answer, until further notice, when you could set a trap or follow a step."""

    type: Literal['give-instructions']


class IconSkipped(TypedDict):
    """A pioneer stands on an icon of its path without using it."""

    type: Literal['icon-skipped']

    seat: int

    pioneer: int

    place: int


class InstructTracker(TypedDict):
    """From now on, when you could follow a step: 0 ask me, 1 pass until my next turn, 2 always pass, or always take.

    To take is 2 and the sum of 1 for food, 2 for wood and 4 for stone; about other tracks you are asked.
    """

    type: Literal['instruct-tracker']

    instruction: int


class InstructTrapper(TypedDict):
    """From now on, when you could set a trap: 0 ask me, 1 pass until my next turn, 2 always pass."""

    type: Literal['instruct-trapper']

    instruction: int


class InstructionGiven(TypedDict):
    """From now on `seat` answers as a Trapper (0) or a Tracker (1) by this instruction."""

    type: Literal['instruction-given']

    seat: int

    role: int

    instruction: int


class Interposed(TypedDict):
    """`first` has to be done, in this order, before the current task goes on."""

    type: Literal['interposed']

    first: list[Task]


class KeepCard(TypedDict):
    """Put `card`, which is left in your hand, face down on your deck or face up on your discard pile."""

    type: Literal['keep-card']

    card: int

    to_deck: bool


class LanternTaken(TypedDict):
    """`seat` has the Lantern card now."""

    type: Literal['lantern-taken']

    seat: int


class LeaveSeat(TypedDict):
    """Let a computer play the seat until you return."""

    type: Literal['leave-seat']


class LeaveSummit(TypedDict):
    """Use the summit action no more."""

    type: Literal['leave-summit']


class LetThemRide(TypedDict):
    """Capture nobody."""

    type: Literal['let-them-ride']


class Manhunt(TypedDict):
    """Bullets and captured outlaws by owner, outlaws on the outposts I to V and in the supply, the Sheriff's owner."""

    bullets: list[int]

    captured: list[int]

    posts: list[int]

    supply: int

    sheriff: NotRequired[int]


class MarketSlid(TypedDict):
    """The cabins of the market moved right: what lies on each space. `discarded` left it, -1: none."""

    type: Literal['market-slid']

    market: list[int]

    discarded: int


class Mine(TypedDict):
    """Roll the die at a mine card."""

    type: Literal['mine']

    special: int


class MineBlasted(TypedDict):
    """`seat` put the Dynamite card back: at this mine it counts as `roll`, which gives `gold`."""

    type: Literal['mine-blasted']

    seat: int

    special: int

    roll: int

    gold: int


class MineRolled(TypedDict):
    """`seat` rolled `die` at a mine; `roll` is the die with the Lantern, `gold` what the mine gives for it."""

    type: Literal['mine-rolled']

    seat: int

    special: int

    die: int

    roll: int

    gold: int


class MountainLaid(TypedDict):
    """What lies on each place of the mountain."""

    type: Literal['mountain-laid']

    mountain: list[int]


class MoveFrontiersman(TypedDict):
    """Spend 1 boot to move your frontiersman to `place`: -1 the base, else from the left, row by row upward.

    `pioneer`: whose icon pays (0 green path, 1 tan path), -1 where that makes no difference.
    """

    type: Literal['move-frontiersman']

    place: int

    pioneer: NotRequired[int]


class MoveWagon(TypedDict):
    """Spend the boots and the resources printed on the trail to move your wagon a space ahead.

    `pioneer`: whose icon pays first (0 green path, 1 tan path), -1 where that makes no difference.
    """

    type: Literal['move-wagon']

    pioneer: NotRequired[int]


class MuleGained(TypedDict):
    """The mule came to `seat`."""

    type: Literal['mule-gained']

    seat: int


class MuleStabled(TypedDict):
    """The mule is in the grey cabin."""

    type: Literal['mule-stabled']

    seat: int


class Next(TypedDict):
    """The current task is done; `then` comes before what was already waiting, in this order."""

    type: Literal['next']

    then: NotRequired[list[Task]]


class OpenToken(TypedDict):
    """Spend a Pair of Boots token as 2 boots. What you do not spend before you do anything else is lost."""

    type: Literal['open-token']


class Orchard(TypedDict):
    """The apple supply, 0 to 6: green, red."""

    supply: NotRequired[list[int]]


class OutlawCaptured(TypedDict):
    """`seat` takes an outlaw off an outpost, or off the supply where that is -1."""

    type: Literal['outlaw-captured']

    seat: int

    outpost: int


class OutlawReturned(TypedDict):
    """`seat` gives a captured outlaw back to the supply."""

    type: Literal['outlaw-returned']

    seat: int


class PaddleCanoe(TypedDict):
    """Paddle your canoe to `place`: 0 the fish market, then the river cards from the left."""

    type: Literal['paddle-canoe']

    place: int


class PassTurn(TypedDict):
    """End your Pioneer step: figures return, your cards are discarded, you draw a new hand."""

    type: Literal['pass-turn']


class Pay(TypedDict):
    """Pay so much food, wood and stone."""

    type: Literal['pay']

    food: int

    wood: int

    stone: int


class PayApples(TypedDict):
    """Spend `green` green apples; the others are red."""

    type: Literal['pay-apples']

    green: int


class PiecePanned(TypedDict):
    """`seat` takes the leftmost piece, a stone or gold, off the river card on `place`."""

    type: Literal['piece-panned']

    seat: int

    place: int

    piece: int


class PiecesLaid(TypedDict):
    """Stone and gold lie on the river card that entered the row last, from the left."""

    type: Literal['pieces-laid']

    pieces: list[int]


class PileShuffled(TypedDict):
    """The discarded cabins are the pile now."""

    type: Literal['pile-shuffled']


class PioneerMoved(TypedDict):
    """A pioneer stands on an icon of its path; in games of 0.1 with `place` from 30 on, by the Ford, on a tan one."""

    type: Literal['pioneer-moved']

    seat: int

    pioneer: int

    place: int


class PioneerTurnedBack(TypedDict):
    """The green-path pioneer went back from icon `reached` to icon `place`."""

    type: Literal['pioneer-turned-back']

    seat: int

    place: int

    reached: int


class PlaceFigure(TypedDict):
    """Put `figure` (0 green-path pioneer, 1 tan-path pioneer, 2 mule) on the summit action of the card in `slot`.

    `slot` is 0 left, 1 middle, 2 right. A pioneer must be at the end of its path.
    """

    type: Literal['place-figure']

    figure: int

    slot: int


class PlanDone(TypedDict):
    """Hastings has done its plan card, which goes to the others that are done."""

    type: Literal['plan-done']

    plan: int


class PlanText(TypedDict):
    """A plan card: boots, who claims, steps of the wagon, track, market space, animal, and the mode's part."""

    id: str

    left: int

    right: int

    claim: str

    wagon: int

    track: str

    cabin: int

    animal: str

    mode: str

    unofficial: bool


class PlanTurned(TypedDict):
    """A plan card lies face up: what Hastings will do."""

    type: Literal['plan-turned']

    plan: int


class Plans(TypedDict):
    """The plan card that lies face up, those that are done, in order, and points gained by reference cards.

    The deck is what lies nowhere else: its next card is drawn when it is turned up.
    """

    plan: int

    done: NotRequired[list[int]]

    points: NotRequired[int]


class PlansShuffled(TypedDict):
    """All plan cards are the deck again."""

    type: Literal['plans-shuffled']


class PlayerView(TypedDict):
    """What an owner has, as the viewer sees it. `unseen`: cards in the pool, or where the viewer sees NONE."""

    tracks: list[int]

    animals: list[str]

    resources: list[int]

    tokens: int

    wagon: int

    cabins: list[int]

    claimed: int

    figures: list[int]

    hand: list[int]

    open: list[int]

    top: list[int]

    top_open: list[bool]

    pool: int

    unseen: list[int]

    bottom: int

    discard: list[int]

    played: list[int]

    trapping: int

    tracking: int

    points: dict[str, int]


class PointsGained(TypedDict):
    """`seat` gains points before the end."""

    type: Literal['points-gained']

    seat: int

    points: int


class ReactionDeclined(TypedDict):
    """`seat` does not react; `for_turn`: nor will it set a trap later in this turn.

    `basics`: of a Trapper that may be asked again, how many basic resources it had; else -1.
    """

    type: Literal['reaction-declined']

    seat: int

    for_turn: bool

    basics: NotRequired[int]


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


class Resign(TypedDict):
    """Give the game up for good; a computer plays the seat on while other people remain."""

    type: Literal['resign']


class ResourcesGained(TypedDict):
    """`seat` gains so much food, wood, stone and gold."""

    type: Literal['resources-gained']

    seat: int

    food: int

    wood: int

    stone: int

    gold: int


class ResourcesPaid(TypedDict):
    """`seat` pays so much food, wood, stone and gold."""

    type: Literal['resources-paid']

    seat: int

    food: int

    wood: int

    stone: int

    gold: int


class ReturnToSeat(TypedDict):
    """Play your seat again; what a computer is thinking about for it comes to nothing."""

    type: Literal['return-to-seat']


class River(TypedDict):
    """Canoes and fish by owner, and what lies on the river.

    A canoe is on place 0, the fish market, or on a card of the row, counted from the left. Fish are trout, bass and
    salmon. The pieces of a card are stone and gold, from the left.
    """

    canoes: list[int]

    fish: list[list[int]]

    supply: list[int]

    pieces: NotRequired[list[list[int]]]


class RoundBegan(TypedDict):
    """A round begins."""

    type: Literal['round-began']

    round: int


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


class SellFish(TypedDict):
    """Return a fish (0 trout, 1 bass, 2 salmon) for a basic resource (0 food, 1 wood, 2 stone)."""

    type: Literal['sell-fish']

    fish: int

    resource: int


class SellSet(TypedDict):
    """Return one fish of each kind for gold."""

    type: Literal['sell-set']


class SetNoTrap(TypedDict):
    """Set no trap. You are asked again in this turn if your basic resources change; with `for_turn` not even then."""

    type: Literal['set-no-trap']

    for_turn: bool


class SetTrap(TypedDict):
    """Put `pioneer` on your Trapper space, pay a basic resource and turn up the tile of `animal`."""

    type: Literal['set-trap']

    pioneer: int

    animal: str


class SheriffTaken(TypedDict):
    """`seat` has the Sheriff card now."""

    type: Literal['sheriff-taken']

    seat: int


class Shoot(TypedDict):
    """Pay and shoot at the open outpost."""

    type: Literal['shoot']


class ShotFired(TypedDict):
    """`seat` rolled `die` with the six-shooter; `roll`, the die with the Sheriff, hits from `target` on."""

    type: Literal['shot-fired']

    seat: int

    die: int

    roll: int

    target: int


class SkipIcon(TypedDict):
    """Move `pioneer` (0 green path, 1 tan path) past the next icon of its path; a mandatory one costs damage."""

    type: Literal['skip-icon']

    pioneer: int


class Space(TypedDict):
    """A space of a path: the card there (left, middle, right), its cell, and the resources it costs (0: not paid)."""

    card: int

    cell: int

    price: int


class SpecialEntered(TypedDict):
    """A special card lies under the trail; it lay on `place`, from where `walkers` go back to the base."""

    type: Literal['special-entered']

    special: int

    place: int

    walkers: list[int]


class SpecialText(TypedDict):
    """A special card of the mode, and what it shows."""

    number: int

    id: str

    text: str

    unofficial: bool


class StableMule(TypedDict):
    """Put your mule into the grey cabin."""

    type: Literal['stable-mule']


class Step(TypedDict):
    """A space of the wagon trail: what the step onto it costs, its multiplier, the special cards along the trail."""

    boots: int

    resources: int

    multiplier: int

    slots: int


class StepOn(TypedDict):
    """Move `pioneer` (0 green path, 1 tan path) to the next icon of its path and use it; a paid one is paid."""

    type: Literal['step-on']

    pioneer: int


class TakeBack(TypedDict):
    """Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    type: Literal['take-back']

    to: NotRequired[int | None]


class TakeBullets(TypedDict):
    """Gain the bullets of the badger."""

    type: Literal['take-bullets']


class TakeDamage(TypedDict):
    """Lose the cabin on cabin space `space`, 0 the leftmost, or with -1 move your wagon a space back."""

    type: Literal['take-damage']

    space: int


class TakeDynamite(TypedDict):
    """Take the Dynamite card."""

    type: Literal['take-dynamite']


class TakeLantern(TypedDict):
    """Take the Lantern card."""

    type: Literal['take-lantern']


class TakeSheriff(TypedDict):
    """Take the Sheriff card."""

    type: Literal['take-sheriff']


class TakenBack(TypedDict):
    """`seat` took its latest commands back: the game stands again as it stood at version `to`."""

    type: Literal['taken-back']

    seat: int

    to: int


Task = list[Any]
"""Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains."""


class TimedOut(TypedDict):
    """The time of `seat` was up: what follows is what the table chose for that."""

    type: Literal['timed-out']

    seat: int


class TokenOpened(TypedDict):
    """`seat` spends a Pair of Boots token: so many boots."""

    type: Literal['token-opened']

    seat: int

    boots: int


class TokensGained(TypedDict):
    """`seat` gains Pair of Boots tokens."""

    type: Literal['tokens-gained']

    seat: int

    tokens: int


class TrackClimbed(TypedDict):
    """The marker of `seat` moved up to `space`."""

    type: Literal['track-climbed']

    seat: int

    track: int

    space: int


class TrackText(TypedDict):
    """A homestead track: its exclusive top, and the icon that rewards each step."""

    name: str

    top: int

    reward: str


class TrailFollowed(TypedDict):
    """A pioneer of `seat` is on the Tracker space, because of a step on `track`."""

    type: Literal['trail-followed']

    seat: int

    pioneer: int

    track: int


class TrapSet(TypedDict):
    """A pioneer of `seat` is on the Trapper space, the tile of `animal` lies face up."""

    type: Literal['trap-set']

    seat: int

    pioneer: int

    animal: str


class Turn(TypedDict):
    """What the current turn has to remember."""

    seat: int

    boots: NotRequired[list[int]]

    opened: NotRequired[int]

    reached: NotRequired[int]

    bent: NotRequired[bool]

    housed: NotRequired[list[bool]]

    instructed: NotRequired[bool]

    patient: NotRequired[list[int]]

    declined: NotRequired[list[Declined]]


class TurnBack(TypedDict):
    """Move your green-path pioneer one icon back and use that icon again, by the Switchback."""

    type: Literal['turn-back']


class TurnBegan(TypedDict):
    """The turn of an owner begins."""

    type: Literal['turn-began']

    seat: int


class TurnEnded(TypedDict):
    """`seat` passed: figures return to camp, the cards on the board go to the discard pile, in this order."""

    type: Literal['turn-ended']

    seat: int

    played: list[int]


class UseSummit(TypedDict):
    """Use the summit action; `choice` is a track, or 0 where the card leaves no choice."""

    type: Literal['use-summit']

    choice: int


class View(TypedDict):
    """The table as `viewer` sees it; its numbers are those of the title's README."""

    viewer: int | None

    round: int

    first: int

    turn: Turn

    players: list[PlayerView]

    walkers: list[int]

    mountain: list[int]

    basics: list[int]

    specials: list[int]

    row: list[int]

    market: list[int]

    pile: list[int]

    cabin_discard: list[int]

    boxed: list[int]

    mule: int

    mule_place: int

    special_round: int

    last_round: int

    ending: str

    over: bool

    agenda: list[Task]

    orchard: Orchard | None

    river: River | None

    diggings: Diggings | None

    manhunt: Manhunt | None

    plans: Plans | None

    plan: PlanText | None

    idle_rounds: int

    cards: list[CardFace]

    cabins: list[CabinText]

    special_texts: list[SpecialText]

    board: Board

    unofficial: list[str]


class VoteToRemove(TypedDict):
    """Play on without the player of `against`, for whom the game has waited for a day; most others must ask."""

    type: Literal['vote-to-remove']

    against: int


class WagonMoved(TypedDict):
    """The wagon of `seat` stands on `space`."""

    type: Literal['wagon-moved']

    seat: int

    space: int


class WalkerMoved(TypedDict):
    """A frontiersman stands on `place`."""

    type: Literal['walker-moved']

    walker: int

    place: int


Command = (
    ArrangeCards
    | StepOn
    | SkipIcon
    | MoveFrontiersman
    | MoveWagon
    | PlaceFigure
    | EnterCabin
    | StableMule
    | OpenToken
    | TurnBack
    | CrossFord
    | GiveInstructions
    | PassTurn
    | TakeDamage
    | Pay
    | ClaimCard
    | BuildCabin
    | UseSummit
    | LeaveSummit
    | GainBasic
    | InstructTrapper
    | InstructTracker
    | SetTrap
    | SetNoTrap
    | FollowTrail
    | FollowNobody
    | PayApples
    | PaddleCanoe
    | CatchFish
    | SellFish
    | SellSet
    | Mine
    | Blast
    | TakeLantern
    | TakeDynamite
    | Shoot
    | CaptureOutlaw
    | LetThemRide
    | TakeSheriff
    | TakeBullets
    | KeepCard
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
    | Interposed
    | RoundBegan
    | TurnBegan
    | TurnEnded
    | EndTriggered
    | GameEnded
    | FirstChosen
    | MountainLaid
    | CardsDrawn
    | DeckShuffled
    | CardsArranged
    | PioneerMoved
    | IconSkipped
    | PioneerTurnedBack
    | FordCrossed
    | CabinEntered
    | MuleStabled
    | FigurePlaced
    | MuleGained
    | BootsFound
    | TokenOpened
    | BootsSpent
    | ResourcesGained
    | ResourcesPaid
    | TokensGained
    | TrackClimbed
    | WagonMoved
    | CabinLost
    | WalkerMoved
    | CardClaimed
    | CardTurned
    | SpecialEntered
    | CabinBuilt
    | MarketSlid
    | CabinDrawn
    | PileShuffled
    | TrapSet
    | TrailFollowed
    | ReactionDeclined
    | InstructionGiven
    | ApplesChanged
    | PiecesLaid
    | CanoeMoved
    | FishCaught
    | FishReturned
    | PiecePanned
    | LanternTaken
    | DynamiteTaken
    | MineRolled
    | MineBlasted
    | CartLoaded
    | BulletsGained
    | BulletsSpent
    | SheriffTaken
    | ShotFired
    | OutlawCaptured
    | OutlawReturned
    | PlanTurned
    | PlanDone
    | PlansShuffled
    | AnimalTurned
    | PointsGained
    | CardKept
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

TITLE: TitleTyping[Command, Event, View] = TitleTyping("sierra-west")
"""Sierra West: give it to a client, and its editor knows the types."""
