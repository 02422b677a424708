"""Commands, events and the view of Sierra West. Made by `make clients`: change the schemas, not this file."""

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


class AgreeToEnd(TypedDict):
    """End the game without a result, once every person asks for it; what you ask lapses with your next move."""

    type: Literal['agree-to-end']


class Animal(TypedDict):
    """An animal tile; `gains` is what it gives at a fur trade, nothing where its mode does something else."""

    number: int
    """The number by which commands, events and views call it."""

    id: str
    """Its row in the content. A stable name, for programs."""

    gains: list[Any]
    """How much food, wood, stone and gold it gives at a fur trade. In pieces of the resource."""

    text: str
    """What it does. Text for people."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""


AnimalName = Literal['', 'badger', 'bear', 'beaver', 'deer', 'fox', 'marmot', 'rabbit', 'raccoon']
"""What trappers look for."""


class AnimalTurned(TypedDict):
    """An animal tile of `seat` lies face up, without a Trapper."""

    type: Literal['animal-turned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    animal: AnimalName
    """Which one; empty: none. What trappers look for."""


class ApplesChanged(TypedDict):
    """The supply holds so many green and red apples, because of `seat`."""

    type: Literal['apples-changed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    green: int
    """Granny Smith in the supply. In apples."""

    red: int
    """Red Delicious in the supply. In apples."""


class ArrangeCards(TypedDict):
    """Lay three cards of your hand on your board: the numbers of the left, the middle and the right card."""

    type: Literal['arrange-cards']

    left: int
    """The card that lies left. A card by its number; -1: none, or one the viewer may not see."""

    middle: int
    """The card that lies in the middle. A card by its number; -1: none, or one the viewer may not see."""

    right: int
    """The card that lies right. A card by its number; -1: none, or one the viewer may not see."""


class Blast(TypedDict):
    """Put the Dynamite card back instead of rolling at a mine card."""

    type: Literal['blast']

    special: int
    """Which one. A special card by its number; -1: none."""


class Board(TypedDict):
    """Wagon trail, paths, cabin spaces and score table of the player board, cabin market, tracks, animal tiles."""

    trail: list[Step]
    """The spaces of the wagon trail behind the trailhead."""

    paths: list[list[Space]]
    """The icons of the green and of the tan path, from the left."""

    cabin_spaces: list[CabinSpace]
    """The cabin spaces of the player board."""

    grey_gain: int
    """What the mule gains in the grey cabin. In basic resources of any kind: food, wood, stone."""

    market_extra: list[int]
    """What each space of the cabin market costs on top. In basic resources of any kind: food, wood, stone."""

    tracks: list[TrackText]
    """The homestead tracks."""

    animals: list[Animal]
    """The animal tiles."""

    card_points: list[int]
    """What so many claimed cards are worth, from 0 cards on. In victory points."""

    more_card_points: int
    """What each further card is worth. In victory points."""


class BootsFound(TypedDict):
    """A pioneer stands on so many boots."""

    type: Literal['boots-found']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    boots: int
    """How many. In boots."""


class BootsSpent(TypedDict):
    """Boots spent: of tokens, of the icon of each pioneer."""

    type: Literal['boots-spent']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    opened: int
    """Those of opened tokens. In boots."""

    green: int
    """Those of the icon of the green-path pioneer. In boots."""

    tan: int
    """Those of the icon of the tan-path pioneer. In boots."""


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


class BuildCabin(TypedDict):
    """Build the cabin on space `market` of the cabin market, 0 the leftmost, and pay its extra cost."""

    type: Literal['build-cabin']

    market: int
    """Which space. A space of the cabin market, 0 to 3 from the left."""


class BulletsGained(TypedDict):
    """`seat` gains so many bullets; what went above the most is not in it."""

    type: Literal['bullets-gained']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    bullets: int
    """How many. In bullets."""


class BulletsSpent(TypedDict):
    """`seat` spends so many bullets."""

    type: Literal['bullets-spent']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    bullets: int
    """How many. In bullets."""


class CabinBuilt(TypedDict):
    """`seat` takes a cabin off a space of the market onto a cabin space of its board."""

    type: Literal['cabin-built']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    market: int
    """Which space. A space of the cabin market, 0 to 3 from the left."""

    cabin: int
    """Which one. A cabin by its number; -1: none."""

    space: int
    """Which one. A cabin space of the player board, 0 to 3 from the left; -1: none."""


class CabinDrawn(TypedDict):
    """A cabin of the pile lies on a space of the market."""

    type: Literal['cabin-drawn']

    market: int
    """Where it lies. A space of the cabin market, 0 to 3 from the left."""

    cabin: int
    """Which one. A cabin by its number; -1: none."""


class CabinEntered(TypedDict):
    """A pioneer is in the cabin on `space`."""

    type: Literal['cabin-entered']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    space: int
    """Which one. A cabin space of the player board, 0 to 3 from the left; -1: none."""


class CabinLost(TypedDict):
    """Damage: the cabin of `seat` on `space` goes into the box; a pioneer inside goes back to camp."""

    type: Literal['cabin-lost']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    space: int
    """Which one. A cabin space of the player board, 0 to 3 from the left; -1: none."""

    cabin: int
    """Which one. A cabin by its number; -1: none."""


class CabinSpace(TypedDict):
    """A cabin space of the player board: the colour of its tile and the path of the pioneer who uses it."""

    colour: PathColour
    """Of which path. The path whose pioneer may enter."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""


class CabinText(TypedDict):
    """A type of cabin."""

    number: int
    """The number by which commands, events and views call it."""

    id: str
    """Its row in the content. A stable name, for programs."""

    name: str
    """What it is called. Text for people."""

    colour: PathColour
    """Of which path. The path whose pioneer may enter."""

    endless: bool
    """Whether it works each time (∞) and not once."""

    text: str
    """What it does. Text for people."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""


class CanoeMoved(TypedDict):
    """The canoe of `seat` is on `place`: 0 the fish market, then the cards of the row from the left."""

    type: Literal['canoe-moved']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    place: int
    """Where it is now. Where a canoe is: 0 the fish market, then the river cards from the left."""


class CaptureOutlaw(TypedDict):
    """Spend a bullet to capture an outlaw of the supply."""

    type: Literal['capture-outlaw']


class CardClaimed(TypedDict):
    """`seat` takes the card on `place`; `walkers` go back to the base."""

    type: Literal['card-claimed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    place: int
    """Where it lay. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2;
    -1: the base.
    """

    card: int
    """Which one. A card by its number; -1: none, or one the viewer may not see."""

    to_deck: bool
    """Whether it goes onto the deck; false: onto the discard pile."""

    walkers: list[int]
    """The frontiersmen that go back to the base. A frontiersman by its owner; in a solo game 1 and 2 are those of
    Hastings.
    """


class CardFace(TypedDict):
    """A card of this table: its icons (green left and right, tan left and right, middle), summit action and animal."""

    number: int
    """The number by which commands, events and views call it."""

    id: str
    """Its row in the content. A stable name, for programs."""

    icons: list[PathIcon]
    """Its icons: green left and right, tan left and right, middle. What is printed on a card or a track, as rows of
    the content write it: `F2` is 2 food; `!` at the end: mandatory.
    """

    summit: Summit
    """What it says on the summit. A summit action, as rows of the content write it."""

    animal: AnimalName
    """Which one; empty: none. What trappers look for."""

    star: bool
    """Whether it bears the star of the mountain."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""


class CardKept(TypedDict):
    """Of four cards `seat` put one on its deck or its discard pile; `open`: whether everybody knew the card."""

    type: Literal['card-kept']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    card: int
    """Which one. A card by its number; -1: none, or one the viewer may not see."""

    to_deck: bool
    """Whether it goes onto the deck; false: onto the discard pile."""

    open: bool
    """Whether everybody knew the card."""


class CardTurned(TypedDict):
    """The card on `place` lies face up; a special card is 100 and its number."""

    type: Literal['card-turned']

    place: int
    """Where it lies. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2;
    -1: the base.
    """

    card: int
    """What is seen now. A card by its number, 100 and the number of a special card; -1 nothing, -2 a basic card face
    down, -3 a special card face down.
    """


class CardsArranged(TypedDict):
    """`seat` laid its cards on its board: left, middle, right; `known`: whether everybody knew all three."""

    type: Literal['cards-arranged']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    cards: list[int]
    """Which ones. A card by its number; -1: none, or one the viewer may not see."""

    known: NotRequired[bool]
    """Whether everybody knew all three."""


class CardsDrawn(TypedDict):
    """`seat` drew `cards` in this order; `open`: whether everybody knows the card. Others read -1 if not."""

    type: Literal['cards-drawn']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    cards: list[int]
    """Which ones. A card by its number; -1: none, or one the viewer may not see."""

    open: list[bool]
    """Whether everybody knows each of them."""


class CartLoaded(TypedDict):
    """`seat` takes a mine cart from the supply."""

    type: Literal['cart-loaded']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class CatchFish(TypedDict):
    """Take a fish of a kind: 0 trout, 1 bass, 2 salmon."""

    type: Literal['catch-fish']

    fish: int
    """Which one. 0 trout, 1 bass, 2 salmon."""


class CheckClocks(TypedDict):
    """Do what the table chose for a time that is up, or for a game that nobody plays any more.

    No seat may: the platform asks, as the automaton.
    """

    type: Literal['check-clocks']


class ClaimCard(TypedDict):
    """Take the card your frontiersman stands on, onto your deck or onto your discard pile."""

    type: Literal['claim-card']

    to_deck: bool
    """Whether it goes onto the deck; false: onto the discard pile."""


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


class CrossFord(TypedDict):
    """Move your green-path pioneer to the next tan icon on its right and use it, by the Ford."""

    type: Literal['cross-ford']


class DeckShuffled(TypedDict):
    """The discard pile of `seat` is its deck now."""

    type: Literal['deck-shuffled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


Declined = list[Any]
"""A Trapper that set no trap, and how many basic resources it had then."""


class Diggings(TypedDict):
    """Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card."""

    carts: list[int]
    """Mine carts of each owner. How many there are."""

    supply: int
    """Mine carts in the supply. How many there are."""

    lantern: NotRequired[int]
    """The seat that has the Lantern card. A seat, or, in a solo game, 1: Hastings; -1: nobody."""

    dynamite: NotRequired[int]
    """The seat that has the Dynamite card. A seat, or, in a solo game, 1: Hastings; -1: nobody."""


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


class DynamiteTaken(TypedDict):
    """`seat` has the Dynamite card now."""

    type: Literal['dynamite-taken']

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


class EndTriggered(TypedDict):
    """The game ends with `last_round`, because of `reason`."""

    type: Literal['end-triggered']

    reason: Ending
    """Why. Why the game ends."""

    last_round: int
    """The one with which the game ends. Rounds are counted from 1; 0: before the first."""


Ending = Literal['', 'idle-rounds', 'mountain-claimed', 'row-full']
"""Why the game ends."""


class EnterCabin(TypedDict):
    """Put the pioneer of cabin `space`, 0 the leftmost, into the cabin there."""

    type: Literal['enter-cabin']

    space: int
    """Which one. A cabin space of the player board, 0 to 3 from the left; -1: none."""


class FigurePlaced(TypedDict):
    """A figure stands on the summit action of the card in `slot` (left, middle, right)."""

    type: Literal['figure-placed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    figure: int
    """Which one. 0 the green-path pioneer, 1 the tan-path pioneer, 2 the mule."""

    slot: int
    """On which card. A card on the player board: 0 left, 1 middle, 2 right."""


class FirstChosen(TypedDict):
    """`seat` starts each round."""

    type: Literal['first-chosen']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class FishCaught(TypedDict):
    """`seat` takes a fish of a kind from the supply."""

    type: Literal['fish-caught']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    fish: int
    """Which one. 0 trout, 1 bass, 2 salmon."""


class FishReturned(TypedDict):
    """`seat` gives so many fish back to the supply."""

    type: Literal['fish-returned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    trout: int
    """Trout. How many there are."""

    bass: int
    """Bass. How many there are."""

    salmon: int
    """Salmon. How many there are."""


class FollowNobody(TypedDict):
    """Do not follow this step."""

    type: Literal['follow-nobody']


class FollowTrail(TypedDict):
    """Put `pioneer` on your Tracker space and gain a resource of the track somebody just moved up."""

    type: Literal['follow-trail']

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""


class FordCrossed(TypedDict):
    """The green-path pioneer left its path behind icon `reached` (-1: in camp) for icon `icon` of the tan path."""

    type: Literal['ford-crossed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    icon: int
    """Where it stands now, on the tan path. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by
    the Ford, the tan icon 0, 1 and so on; -1: in camp.
    """

    reached: int
    """The last icon of its path that the green-path pioneer had reached. An icon of a path, from the left: 0 to 4
    green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp.
    """


class GainBasic(TypedDict):
    """Gain 1 `kind`: 0 food, 1 wood, 2 stone."""

    type: Literal['gain-basic']

    kind: int
    """Which one. 0 food, 1 wood, 2 stone, 3 gold."""


class GameClosed(TypedDict):
    """The host of the table ended the game before it was over: nobody moves any more, and nobody has won."""

    type: Literal['game-closed']


class GameEnded(TypedDict):
    """The last round is over."""

    type: Literal['game-ended']

    reason: Ending
    """Why. Why the game ends."""


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


class GiveInstructions(TypedDict):
    """Say how you will answer, until further notice, when you could set a trap or follow a step."""

    type: Literal['give-instructions']


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


class IconSkipped(TypedDict):
    """A pioneer stands on an icon of its path without using it."""

    type: Literal['icon-skipped']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    place: int
    """Where it stands now. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the
    tan icon 0, 1 and so on; -1: in camp.
    """


class InstructTracker(TypedDict):
    """From now on, when you could follow a step: 0 ask me, 1 pass until my next turn, 2 always pass, or always take.

    To take is 2 and the sum of 1 for food, 2 for wood and 4 for stone; about other tracks you are asked.
    """

    type: Literal['instruct-tracker']

    instruction: int
    """How the seat answers from now on. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always
    take: 2 and the sum of 1 for food, 2 for wood, 4 for stone.
    """


class InstructTrapper(TypedDict):
    """From now on, when you could set a trap: 0 ask me, 1 pass until my next turn, 2 always pass."""

    type: Literal['instruct-trapper']

    instruction: int
    """How the seat answers from now on. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always
    take: 2 and the sum of 1 for food, 2 for wood, 4 for stone.
    """


class InstructionGiven(TypedDict):
    """From now on `seat` answers as a Trapper (0) or a Tracker (1) by this instruction."""

    type: Literal['instruction-given']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    role: int
    """As whom it answers. 0 Trapper, 1 Tracker."""

    instruction: int
    """How the seat answers from now on. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always
    take: 2 and the sum of 1 for food, 2 for wood, 4 for stone.
    """


class Interposed(TypedDict):
    """`first` has to be done, in this order, before the current task goes on."""

    type: Literal['interposed']

    first: list[Task]
    """What has to be done, in this order, before the current task goes on."""


class KeepCard(TypedDict):
    """Put `card`, which is left in your hand, face down on your deck or face up on your discard pile."""

    type: Literal['keep-card']

    card: int
    """Which one. A card by its number; -1: none, or one the viewer may not see."""

    to_deck: bool
    """Whether it goes onto the deck; false: onto the discard pile."""


class LanternTaken(TypedDict):
    """`seat` has the Lantern card now."""

    type: Literal['lantern-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


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
    """How many each owner has. In bullets."""

    captured: list[int]
    """Outlaws that each owner has captured. How many there are."""

    posts: list[int]
    """Outlaws on each outpost. How many there are."""

    supply: int
    """Outlaws in the supply. How many there are."""

    sheriff: NotRequired[int]
    """The seat that has the Sheriff card. A seat, or, in a solo game, 1: Hastings; -1: nobody."""


class MarketSlid(TypedDict):
    """The cabins of the market moved right: what lies on each space. `discarded` left it, -1: none."""

    type: Literal['market-slid']

    market: list[int]
    """What lies on each space now. A cabin by its number; -1: none."""

    discarded: int
    """What left the market. A cabin by its number; -1: none."""


class Mine(TypedDict):
    """Roll the die at a mine card."""

    type: Literal['mine']

    special: int
    """Which one. A special card by its number; -1: none."""


class MineBlasted(TypedDict):
    """`seat` put the Dynamite card back: at this mine it counts as `roll`, which gives `gold`."""

    type: Literal['mine-blasted']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    special: int
    """Which one. A special card by its number; -1: none."""

    roll: int
    """What the die counts as. Pips of a die."""

    gold: int
    """How much. In gold."""


class MineRolled(TypedDict):
    """`seat` rolled `die` at a mine; `roll` is the die with the Lantern, `gold` what the mine gives for it."""

    type: Literal['mine-rolled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    special: int
    """Which one. A special card by its number; -1: none."""

    die: int
    """What was rolled. Pips of a die."""

    roll: int
    """What the die counts as. Pips of a die."""

    gold: int
    """How much. In gold."""


class MountainLaid(TypedDict):
    """What lies on each place of the mountain."""

    type: Literal['mountain-laid']

    mountain: list[int]
    """What lies on each place of the mountain. A card by its number, 100 and the number of a special card; -1 nothing,
    -2 a basic card face down, -3 a special card face down.
    """


class MoveFrontiersman(TypedDict):
    """Spend 1 boot to move your frontiersman to `place`: -1 the base, else from the left, row by row upward.

    `pioneer`: whose icon pays (0 green path, 1 tan path), -1 where that makes no difference.
    """

    type: Literal['move-frontiersman']

    place: int
    """Where it goes. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2;
    -1: the base.
    """

    pioneer: NotRequired[int]
    """The pioneer whose icon pays; -1 where that makes no difference. 0 the one of the green path, 1 the one of the
    tan path.
    """


class MoveWagon(TypedDict):
    """Spend the boots and the resources printed on the trail to move your wagon a space ahead.

    `pioneer`: whose icon pays first (0 green path, 1 tan path), -1 where that makes no difference.
    """

    type: Literal['move-wagon']

    pioneer: NotRequired[int]
    """The pioneer whose icon pays first; -1 where that makes no difference. 0 the one of the green path, 1 the one of
    the tan path.
    """


class MuleGained(TypedDict):
    """The mule came to `seat`."""

    type: Literal['mule-gained']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class MuleStabled(TypedDict):
    """The mule is in the grey cabin."""

    type: Literal['mule-stabled']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class Next(TypedDict):
    """The current task is done; `then` comes before what was already waiting, in this order."""

    type: Literal['next']

    then: NotRequired[list[Task]]
    """What comes next, before what was already waiting."""


class OpenToken(TypedDict):
    """Spend a Pair of Boots token as 2 boots. What you do not spend before you do anything else is lost."""

    type: Literal['open-token']


class Orchard(TypedDict):
    """The apple supply, 0 to 6: green, red."""

    supply: NotRequired[list[int]]
    """Granny Smith (green) and Red Delicious (red) in the supply. In apples."""


class OutlawCaptured(TypedDict):
    """`seat` takes an outlaw off an outpost, or off the supply where that is -1."""

    type: Literal['outlaw-captured']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    outpost: int
    """Where the outlaw was. 0 to 4: I to V; -1: the supply."""


class OutlawReturned(TypedDict):
    """`seat` gives a captured outlaw back to the supply."""

    type: Literal['outlaw-returned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class PaddleCanoe(TypedDict):
    """Paddle your canoe to `place`: 0 the fish market, then the river cards from the left."""

    type: Literal['paddle-canoe']

    place: int
    """Where it goes. Where a canoe is: 0 the fish market, then the river cards from the left."""


class PassTurn(TypedDict):
    """End your Pioneer step: figures return, your cards are discarded, you draw a new hand."""

    type: Literal['pass-turn']


PathColour = Literal['green', 'tan']
"""The path whose pioneer may enter."""


PathIcon = Literal['AG1!', 'AG1AR1!', 'AG2!', 'AM!', 'AR1!', 'AR2!', 'B1', 'B2', 'BH!', 'BJ!', 'DY', 'F1', 'F2', 'FI', 'FT', 'G1', 'G2', 'HV', 'K1', 'K2', 'LA', 'MI', 'MU', 'P1', 'P2', 'PB', 'PN', 'RL', 'S1', 'S2', 'SF', 'SH', 'W1', 'W2']
"""What is printed on a card or a track, as rows of the content write it: `F2` is 2 food; `!` at the end:
mandatory.
"""


class Pay(TypedDict):
    """Pay so much food, wood and stone."""

    type: Literal['pay']

    food: int
    """How much. In food."""

    wood: int
    """How much. In wood."""

    stone: int
    """How much. In stone."""


class PayApples(TypedDict):
    """Spend `green` green apples; the others are red."""

    type: Literal['pay-apples']

    green: int
    """How many green ones; the others are red. In apples."""


class PiecePanned(TypedDict):
    """`seat` takes the leftmost piece, a stone or gold, off the river card on `place`."""

    type: Literal['piece-panned']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    place: int
    """The river card it lay on. Where a canoe is: 0 the fish market, then the river cards from the left."""

    piece: int
    """What it was: 2 or 3. 0 food, 1 wood, 2 stone, 3 gold."""


class PiecesLaid(TypedDict):
    """Stone and gold lie on the river card that entered the row last, from the left."""

    type: Literal['pieces-laid']

    pieces: list[int]
    """What lies there, from the left: 2 or 3. 0 food, 1 wood, 2 stone, 3 gold."""


class PileShuffled(TypedDict):
    """The discarded cabins are the pile now."""

    type: Literal['pile-shuffled']


class PioneerMoved(TypedDict):
    """A pioneer stands on an icon of its path; in games of 0.1 with `place` from 30 on, by the Ford, on a tan one."""

    type: Literal['pioneer-moved']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    place: int
    """Where it stands now. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the
    tan icon 0, 1 and so on; -1: in camp.
    """


class PioneerTurnedBack(TypedDict):
    """The green-path pioneer went back from icon `reached` to icon `place`."""

    type: Literal['pioneer-turned-back']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    place: int
    """Where it stands now. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the
    tan icon 0, 1 and so on; -1: in camp.
    """

    reached: int
    """The last icon of its path that the green-path pioneer had reached. An icon of a path, from the left: 0 to 4
    green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp.
    """


class PlaceFigure(TypedDict):
    """Put `figure` (0 green-path pioneer, 1 tan-path pioneer, 2 mule) on the summit action of the card in `slot`.

    `slot` is 0 left, 1 middle, 2 right. A pioneer must be at the end of its path.
    """

    type: Literal['place-figure']

    figure: int
    """Which one. 0 the green-path pioneer, 1 the tan-path pioneer, 2 the mule."""

    slot: int
    """On which card. A card on the player board: 0 left, 1 middle, 2 right."""


class PlanDone(TypedDict):
    """Hastings has done its plan card, which goes to the others that are done."""

    type: Literal['plan-done']

    plan: int
    """Which one. A plan card by its number; -1: none."""


class PlanText(TypedDict):
    """A plan card: boots, who claims, steps of the wagon, track, market space, animal, and the mode's part."""

    id: str
    """Its row in the content. A stable name, for programs."""

    left: int
    """How far its left frontiersman goes. In boots."""

    right: int
    """How far its right frontiersman goes. In boots."""

    claim: Side
    """The figure that claims the card it stands on. Which frontiersmen of Hastings; empty: none."""

    wagon: int
    """How many spaces its wagon goes ahead."""

    track: str
    """The track it climbs, by the id of its row; empty: none. A stable name, for programs."""

    cabin: int
    """The space of the cabin market whose cabin it takes, 1 to 4 from the left; 0: none."""

    animal: AnimalName
    """Which one; empty: none. What trappers look for."""

    mode: str
    """What the mode adds; empty: nothing. Text for people."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""


class PlanTurned(TypedDict):
    """A plan card lies face up: what Hastings will do."""

    type: Literal['plan-turned']

    plan: int
    """Which one. A plan card by its number; -1: none."""


class Plans(TypedDict):
    """The plan card that lies face up, those that are done, in order, and points gained by reference cards.

    The deck is what lies nowhere else: its next card is drawn when it is turned up.
    """

    plan: int
    """The one that lies face up. A plan card by its number; -1: none."""

    done: NotRequired[list[int]]
    """Those that are done, in order. A plan card by its number; -1: none."""

    points: NotRequired[int]
    """Those gained by reference cards. In victory points."""


class PlansShuffled(TypedDict):
    """All plan cards are the deck again."""

    type: Literal['plans-shuffled']


class PlayerView(TypedDict):
    """What an owner has, as the viewer sees it. `unseen`: cards in the pool, or where the viewer sees NONE."""

    tracks: list[int]
    """Where each marker stands. A space of a homestead track, 0 at the start."""

    animals: list[AnimalName]
    """Tiles that lie face up. What trappers look for."""

    resources: list[int]
    """How much food, wood, stone and gold. In pieces of the resource."""

    tokens: int
    """How many. In Pair of Boots tokens."""

    wagon: int
    """Where the wagon is. A space of the wagon trail, 0 the trailhead."""

    cabins: list[int]
    """What lies on each cabin space. A cabin by its number; -1: none."""

    claimed: int
    """How many cards of the mountain the owner has claimed. How many there are."""

    figures: list[int]
    """Where the green and the tan pioneer are. Where a figure is: -1 camp, -2 Tracker space, -3 Trapper space; 0 to 4
    that icon of its path; 10 to 13 in the cabin on space 0 to 3, 14 in the grey cabin; 20 to 22 on the summit
    action in slot 0 to 2; from 30 on, by the Ford, the tan icon 0, 1 and so on.
    """

    hand: list[int]
    """The hand. A card by its number; -1: none, or one the viewer may not see."""

    open: list[int]
    """Cards of the hand that everybody knows. A card by its number; -1: none, or one the viewer may not see."""

    top: list[int]
    """Cards that were put on top of the deck, the uppermost last. A card by its number; -1: none, or one the viewer
    may not see.
    """

    top_open: list[bool]
    """Whether everybody knows each of them."""

    pool: int
    """How many cards lie shuffled in the deck. How many there are."""

    unseen: list[int]
    """The cards that the pool and every card the viewer may not see are made of. A card by its number; -1: none, or
    one the viewer may not see.
    """

    bottom: int
    """The mode card at the bottom of the deck. A card by its number; -1: none, or one the viewer may not see."""

    discard: list[int]
    """The discard pile, the uppermost last. A card by its number; -1: none, or one the viewer may not see."""

    played: list[int]
    """What lies on the board, from the left. A card by its number; -1: none, or one the viewer may not see."""

    trapping: int
    """How the owner answers as a Trapper. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9
    always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone.
    """

    tracking: int
    """How the owner answers as a Tracker. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9
    always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone.
    """

    points: dict[str, int]
    """By name of what brings them: what the owner would have if the game ended now. In victory points."""


class PointsGained(TypedDict):
    """`seat` gains points before the end."""

    type: Literal['points-gained']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    points: int
    """How many. In victory points."""


class ReactionDeclined(TypedDict):
    """`seat` does not react; `for_turn`: nor will it set a trap later in this turn.

    `basics`: of a Trapper that may be asked again, how many basic resources it had; else -1.
    """

    type: Literal['reaction-declined']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    for_turn: bool
    """Whether it is not asked again in this turn, whatever happens."""

    basics: NotRequired[int]
    """What a Trapper had that may be asked again; -1: it is not asked again. In basic resources of any kind: food,
    wood, stone.
    """


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


class Resign(TypedDict):
    """Give the game up for good; a computer plays the seat on while other people remain."""

    type: Literal['resign']


class ResourcesGained(TypedDict):
    """`seat` gains so much food, wood, stone and gold."""

    type: Literal['resources-gained']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    food: int
    """How much. In food."""

    wood: int
    """How much. In wood."""

    stone: int
    """How much. In stone."""

    gold: int
    """How much. In gold."""


class ResourcesPaid(TypedDict):
    """`seat` pays so much food, wood, stone and gold."""

    type: Literal['resources-paid']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    food: int
    """How much. In food."""

    wood: int
    """How much. In wood."""

    stone: int
    """How much. In stone."""

    gold: int
    """How much. In gold."""


class ReturnToSeat(TypedDict):
    """Play your seat again; what a computer is thinking about for it comes to nothing."""

    type: Literal['return-to-seat']


class River(TypedDict):
    """Canoes and fish by owner, and what lies on the river.

    A canoe is on place 0, the fish market, or on a card of the row, counted from the left. Fish are trout, bass and
    salmon. The pieces of a card are stone and gold, from the left.
    """

    canoes: list[int]
    """Where each canoe is. Where a canoe is: 0 the fish market, then the river cards from the left."""

    fish: list[list[int]]
    """How many of each kind an owner has: trout, bass, salmon. How many there are."""

    supply: list[int]
    """How many of each kind are in the supply: trout, bass, salmon. How many there are."""

    pieces: NotRequired[list[list[int]]]
    """What is left on each river card of the row, the first card first, and on it from the left: 2 or 3. 0 food, 1
    wood, 2 stone, 3 gold.
    """


class RoundBegan(TypedDict):
    """A round begins."""

    type: Literal['round-began']

    round: int
    """Which one begins. Rounds are counted from 1; 0: before the first."""


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


class SellFish(TypedDict):
    """Return a fish (0 trout, 1 bass, 2 salmon) for a basic resource (0 food, 1 wood, 2 stone)."""

    type: Literal['sell-fish']

    fish: int
    """Which one. 0 trout, 1 bass, 2 salmon."""

    resource: int
    """What is gained: 0 to 2. 0 food, 1 wood, 2 stone, 3 gold."""


class SellSet(TypedDict):
    """Return one fish of each kind for gold."""

    type: Literal['sell-set']


class SetNoTrap(TypedDict):
    """Set no trap. You are asked again in this turn if your basic resources change; with `for_turn` not even then."""

    type: Literal['set-no-trap']

    for_turn: bool
    """Whether it is not asked again in this turn, whatever happens."""


class SetTrap(TypedDict):
    """Put `pioneer` on your Trapper space, pay a basic resource and turn up the tile of `animal`."""

    type: Literal['set-trap']

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    animal: AnimalName
    """Which one; empty: none. What trappers look for."""


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


class SheriffTaken(TypedDict):
    """`seat` has the Sheriff card now."""

    type: Literal['sheriff-taken']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class Shoot(TypedDict):
    """Pay and shoot at the open outpost."""

    type: Literal['shoot']


class ShotFired(TypedDict):
    """`seat` rolled `die` with the six-shooter; `roll`, the die with the Sheriff, hits from `target` on."""

    type: Literal['shot-fired']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    die: int
    """What was rolled. Pips of a die."""

    roll: int
    """What the die counts as, with the Sheriff. Pips of a die."""

    target: int
    """The least that hits. Pips of a die."""


Side = Literal['', 'both', 'left', 'right']
"""Which frontiersmen of Hastings; empty: none."""


class SkipIcon(TypedDict):
    """Move `pioneer` (0 green path, 1 tan path) past the next icon of its path; a mandatory one costs damage."""

    type: Literal['skip-icon']

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""


class Space(TypedDict):
    """A space of a path: the card there (left, middle, right), its cell, and the resources it costs (0: not paid)."""

    card: int
    """On which card of the player board the icon is. A card on the player board: 0 left, 1 middle, 2 right."""

    cell: int
    """Which icon of the card. 0 green left, 1 green right, 2 tan left, 3 tan right (paid), 4 middle."""

    price: int
    """What the icon costs; 0: it is not paid. In basic resources of any kind: food, wood, stone."""


class SpecialEntered(TypedDict):
    """A special card lies under the trail; it lay on `place`, from where `walkers` go back to the base."""

    type: Literal['special-entered']

    special: int
    """Which one. A special card by its number; -1: none."""

    place: int
    """Where it lay; in the set-up, where it lay nowhere on the mountain, -1. A place of the mountain: 0 to 5 the row
    at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base.
    """

    walkers: list[int]
    """The frontiersmen that go back to the base. A frontiersman by its owner; in a solo game 1 and 2 are those of
    Hastings.
    """


class SpecialText(TypedDict):
    """A special card of the mode, and what it shows."""

    number: int
    """The number by which commands, events and views call it."""

    id: str
    """Its row in the content. A stable name, for programs."""

    text: str
    """What it does. Text for people."""

    unofficial: bool
    """Whether no source prints what it says: our proposal."""


class StableMule(TypedDict):
    """Put your mule into the grey cabin."""

    type: Literal['stable-mule']


class Step(TypedDict):
    """A space of the wagon trail: what the step onto it costs, its multiplier, the special cards along the trail."""

    boots: int
    """What the step onto this space costs. In boots."""

    resources: int
    """What the step costs beside boots. In basic resources of any kind: food, wood, stone."""

    multiplier: int
    """By what the wagon on this space multiplies points."""

    slots: int
    """How many special cards may lie along the trail up to here. How many there are."""


class StepOn(TypedDict):
    """Move `pioneer` (0 green path, 1 tan path) to the next icon of its path and use it; a paid one is paid."""

    type: Literal['step-on']

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""


Stop = Literal['abandoned', 'absent', 'agreed', 'group-ended', 'nobody-left', 'resigned']
"""A stable name, for programs."""


Summit = Literal['APPLE-HOME(any) ∞: 4A*', 'APPLE-HOME(any): 4A*', 'APPLE-HOME(green) ∞: 3AG', 'APPLE-HOME(green): 3AG', 'APPLE-HOME(red) ∞: 3AR', 'APPLE-HOME(red): 3AR', 'APPLE-TRADE ∞: 1A* → W1', 'APPLE-TRADE ∞: 2A* → F1+S1', 'APPLE-TRADE: 2A* → F1+W1', 'BOUNTY ∞', 'FISH-MARKET ∞', 'HOME(any) ∞: 2*+1K', 'HOME(any): 1F+1W+1S', 'HOME(any): 2G', 'HOME(any): 3*', 'HOME(any): 4*', 'HOME(food) ∞: 1trout+1*', 'HOME(food) ∞: 2F+1*', 'HOME(food): 1F+3*', 'HOME(food): 1trout', 'HOME(food): 2F+2*', 'HOME(stone) ∞: 1salmon+1*', 'HOME(stone) ∞: 2S+1*', 'HOME(stone): 1S+3*', 'HOME(stone): 1salmon', 'HOME(stone): 2S+2*', 'HOME(wood) ∞: 1bass+1*', 'HOME(wood) ∞: 2W+1*', 'HOME(wood): 1W+3*', 'HOME(wood): 1bass', 'HOME(wood): 2W+2*', 'LOAD-CART', 'LOAD-CART ∞', 'MINE-TWICE', 'RIFLE ∞: 2K', 'RIFLE: 2K', 'SIX-SHOOTER ∞: 1K', 'SIX-SHOOTER: 1K', 'WAGON ∞: 5*', 'WAGON: 1F+1W+1S', 'WAGON: 4*']
"""A summit action, as rows of the content write it."""


class TakeBack(TypedDict):
    """Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it."""

    type: Literal['take-back']

    to: NotRequired[int | None]
    """The version that is returned to. A version is the number of commits so far."""


class TakeBullets(TypedDict):
    """Gain the bullets of the badger."""

    type: Literal['take-bullets']


class TakeDamage(TypedDict):
    """Lose the cabin on cabin space `space`, 0 the leftmost, or with -1 move your wagon a space back."""

    type: Literal['take-damage']

    space: int
    """The cabin space that loses its cabin; -1: the wagon goes a space back instead. A cabin space of the player
    board, 0 to 3 from the left; -1: none.
    """


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
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    to: int
    """The version that is returned to. A version is the number of commits so far."""


Task = list[Any]
"""Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains."""


class TimedOut(TypedDict):
    """The time of `seat` was up: what follows is what the table chose for that."""

    type: Literal['timed-out']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class TokenOpened(TypedDict):
    """`seat` spends a Pair of Boots token: so many boots."""

    type: Literal['token-opened']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    boots: int
    """How many. In boots."""


class TokensGained(TypedDict):
    """`seat` gains Pair of Boots tokens."""

    type: Literal['tokens-gained']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    tokens: int
    """How many. In Pair of Boots tokens."""


class TrackClimbed(TypedDict):
    """The marker of `seat` moved up to `space`."""

    type: Literal['track-climbed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    track: int
    """Which one. 0 food, 1 wood, 2 stone; Apple Hill also 3 Granny Smith (green) and 4 Red Delicious (red)."""

    space: int
    """Where the marker stands now. A space of a homestead track, 0 at the start."""


class TrackText(TypedDict):
    """A homestead track: its exclusive top, and the icon that rewards each step."""

    name: str
    """What it is called. Text for people."""

    top: int
    """The top space, on which one marker alone can stand. A space of a homestead track, 0 at the start."""

    reward: PathIcon
    """The icon that rewards each step. What is printed on a card or a track, as rows of the content write it: `F2` is
    2 food; `!` at the end: mandatory.
    """


class TrailFollowed(TypedDict):
    """A pioneer of `seat` is on the Tracker space, because of a step on `track`."""

    type: Literal['trail-followed']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    track: int
    """Which one. 0 food, 1 wood, 2 stone; Apple Hill also 3 Granny Smith (green) and 4 Red Delicious (red)."""


class TrapSet(TypedDict):
    """A pioneer of `seat` is on the Trapper space, the tile of `animal` lies face up."""

    type: Literal['trap-set']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    pioneer: int
    """Which one. 0 the one of the green path, 1 the one of the tan path."""

    animal: AnimalName
    """Which one; empty: none. What trappers look for."""


class Turn(TypedDict):
    """What the current turn has to remember."""

    seat: int
    """The seat whose turn it is. A seat, or, in a solo game, 1: Hastings; -1: nobody."""

    boots: NotRequired[list[int]]
    """What is left on the icon of each pioneer. In boots."""

    opened: NotRequired[int]
    """Those of opened tokens. In boots."""

    reached: NotRequired[int]
    """The last icon of its path that the green-path pioneer had reached. An icon of a path, from the left: 0 to 4
    green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp.
    """

    bent: NotRequired[bool]
    """Whether the Switchback or the Ford has been used in this turn."""

    housed: NotRequired[list[bool]]
    """Whether each pioneer has been in a cabin in this turn."""

    instructed: NotRequired[bool]
    """Whether new instructions have been given in this turn."""

    patient: NotRequired[list[int]]
    """The seats that set no more traps in this turn. A seat is a position at the table, counted from 0; -1: nobody."""

    declined: NotRequired[list[Declined]]
    """Trappers that set no trap, with what they had then."""


class TurnBack(TypedDict):
    """Move your green-path pioneer one icon back and use that icon again, by the Switchback."""

    type: Literal['turn-back']


class TurnBegan(TypedDict):
    """The turn of an owner begins."""

    type: Literal['turn-began']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""


class TurnEnded(TypedDict):
    """`seat` passed: figures return to camp, the cards on the board go to the discard pile, in this order."""

    type: Literal['turn-ended']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    played: list[int]
    """What lies on the board, from the left. A card by its number; -1: none, or one the viewer may not see."""


class UseSummit(TypedDict):
    """Use the summit action; `choice` is a track, or 0 where the card leaves no choice."""

    type: Literal['use-summit']

    choice: int
    """Which track; 0 where the card leaves no choice. 0 food, 1 wood, 2 stone; Apple Hill also 3 Granny Smith (green)
    and 4 Red Delicious (red).
    """


class View(TypedDict):
    """The table as `viewer` sees it; its numbers are those of the title's README."""

    viewer: int | None
    """The seat whose view this is; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody."""

    round: int
    """The current round. Rounds are counted from 1; 0: before the first."""

    first: int
    """The seat that starts each round. A seat, or, in a solo game, 1: Hastings; -1: nobody."""

    turn: Turn
    """What the current turn has to remember."""

    players: list[PlayerView]
    """What each owner has."""

    walkers: list[int]
    """Where each frontiersman is. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5,
    4, 3 and 2; -1: the base.
    """

    mountain: list[int]
    """What lies on each place of the mountain. A card by its number, 100 and the number of a special card; -1 nothing,
    -2 a basic card face down, -3 a special card face down.
    """

    basics: list[int]
    """Basic cards of the mountain that nobody has seen yet. A card by its number; -1: none, or one the viewer may not
    see.
    """

    specials: list[int]
    """Special cards that nobody has seen yet. A special card by its number; -1: none."""

    row: list[int]
    """The special cards under the trail, from the left. A special card by its number; -1: none."""

    market: list[int]
    """What lies on each space of the cabin market. A cabin by its number; -1: none."""

    pile: list[int]
    """How many tiles of each cabin are in the pile. How many there are."""

    cabin_discard: list[int]
    """Cabins that were discarded. A cabin by its number; -1: none."""

    boxed: list[int]
    """Cabins lost by damage. A cabin by its number; -1: none."""

    mule: int
    """The seat that has it. A seat, or, in a solo game, 1: Hastings; -1: nobody."""

    mule_place: int
    """Where the mule is. Where a figure is: -1 camp, -2 Tracker space, -3 Trapper space; 0 to 4 that icon of its path;
    10 to 13 in the cabin on space 0 to 3, 14 in the grey cabin; 20 to 22 on the summit action in slot 0 to 2; from
    30 on, by the Ford, the tan icon 0, 1 and so on.
    """

    special_round: int
    """When the last special card came. Rounds are counted from 1; 0: before the first."""

    last_round: int
    """The one with which the game ends; 0: it is not known yet. Rounds are counted from 1; 0: before the first."""

    ending: Ending
    """Why the game ends; empty: it is not known yet. Why the game ends."""

    over: bool
    """Whether the game is over."""

    agenda: list[Task]
    """What is still to do, the next one last."""

    orchard: Orchard | None
    """What Apple Hill has on the table; null: another mode."""

    river: River | None
    """What Boats & Banjos has on the table; null: another mode."""

    diggings: Diggings | None
    """What Gold Rush has on the table; null: another mode."""

    manhunt: Manhunt | None
    """What Outlaws & Outposts has on the table; null: another mode."""

    plans: Plans | None
    """The plan cards of Hastings; null: Hastings does not play."""

    plan: PlanText | None
    """What the plan card says that lies face up; null: none."""

    idle_rounds: int
    """So many rounds without a new special card end the game. How many there are."""

    cards: list[CardFace]
    """The cards of this table, by their numbers."""

    cabins: list[CabinText]
    """The cabins, by their numbers."""

    special_texts: list[SpecialText]
    """The special cards of the mode, and what they show."""

    board: Board
    """What is printed on the boards, as the host has corrected it."""

    unofficial: list[str]
    """What no source prints of the content this table uses: our proposals. A row of the content as `table.row`."""


class VoteToRemove(TypedDict):
    """Play on without the player of `against`, for whom the game has waited too long; most others must ask."""

    type: Literal['vote-to-remove']

    against: int
    """The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1:
    nobody.
    """


class WagonMoved(TypedDict):
    """The wagon of `seat` stands on `space`."""

    type: Literal['wagon-moved']

    seat: int
    """The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody."""

    space: int
    """Where it stands now. A space of the wagon trail, 0 the trailhead."""


class WalkerMoved(TypedDict):
    """A frontiersman stands on `place`."""

    type: Literal['walker-moved']

    walker: int
    """Which one. A frontiersman by its owner; in a solo game 1 and 2 are those of Hastings."""

    place: int
    """Where it stands now. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3
    and 2; -1: the base.
    """


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
    | HandOverSeat
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

TITLE: TitleTyping[Command, Event, View] = TitleTyping("sierra-west")
"""Sierra West: give it to a client, and its editor knows the types."""
