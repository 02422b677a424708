// Commands, events and the view of Sierra West. Made by `make clients`: change the schemas, not this file.

/**
 * What happens when people stay away.
 *
 * `remove_after`: seconds that the game waits for a seat before the others by vote, or the host, may play on without
 * its player. `substitute`: the computer that plays for whoever left or is out. `end_after`: seconds without a
 * command of a person after which the platform ends a game that waits for one; 0: never. `abandoned`: how it ends;
 * `no-result`: without a ranking; `absent-lose`: those for whom it waited are ranked behind all others.
 */
export interface AbsenceTerms {
  /** How long the game waits for a seat before the others may play on without its player. In seconds. */
  remove_after?: number;
  /** The computer that plays for somebody who left. A computer by its name in `GET /v1/opponents`. */
  substitute?: string;
  /** How long nobody plays before the platform ends the game; 0: it never does. In seconds. */
  end_after?: number;
  /** How it ends then: `no-result`: without a ranking; `absent-lose`: those for whom it waited are ranked last. A stable name, for programs. */
  abandoned?: string;
}

/** End the game without a result, once every person asks for it; what you ask lapses with your next move. */
export interface AgreeToEnd {
  type: "agree-to-end";
}

/** An animal tile; `gains` is what it gives at a fur trade, nothing where its mode does something else. */
export interface Animal {
  /** The number by which commands, events and views call it. */
  number: number;
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** How much food, wood, stone and gold it gives at a fur trade. In pieces of the resource. */
  gains: [number, number, number, number];
  /** What it does. Text for people. */
  text: string;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
}

/** What trappers look for. */
export type AnimalName = "" | "badger" | "bear" | "beaver" | "deer" | "fox" | "marmot" | "rabbit" | "raccoon";

/** An animal tile of `seat` lies face up, without a Trapper. */
export interface AnimalTurned {
  type: "animal-turned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one; empty: none. What trappers look for. */
  animal: AnimalName;
}

/** The supply holds so many green and red apples, because of `seat`. */
export interface ApplesChanged {
  type: "apples-changed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Granny Smith in the supply. In apples. */
  green: number;
  /** Red Delicious in the supply. In apples. */
  red: number;
}

/** Lay three cards of your hand on your board: the numbers of the left, the middle and the right card. */
export interface ArrangeCards {
  type: "arrange-cards";
  /** The card that lies left. A card by its number; -1: none, or one the viewer may not see. */
  left: number;
  /** The card that lies in the middle. A card by its number; -1: none, or one the viewer may not see. */
  middle: number;
  /** The card that lies right. A card by its number; -1: none, or one the viewer may not see. */
  right: number;
}

/** Put the Dynamite card back instead of rolling at a mine card. */
export interface Blast {
  type: "blast";
  /** Which one. A special card by its number; -1: none. */
  special: number;
}

/** Wagon trail, paths, cabin spaces and score table of the player board, cabin market, tracks, animal tiles. */
export interface Board {
  /** The spaces of the wagon trail behind the trailhead. */
  trail: Array<Step>;
  /** The icons of the green and of the tan path, from the left. */
  paths: Array<Array<Space>>;
  /** The cabin spaces of the player board. */
  cabin_spaces: Array<CabinSpace>;
  /** What the mule gains in the grey cabin. In basic resources of any kind: food, wood, stone. */
  grey_gain: number;
  /** What each space of the cabin market costs on top. In basic resources of any kind: food, wood, stone. */
  market_extra: Array<number>;
  /** The homestead tracks. */
  tracks: Array<TrackText>;
  /** The animal tiles. */
  animals: Array<Animal>;
  /** What so many claimed cards are worth, from 0 cards on. In victory points. */
  card_points: Array<number>;
  /** What each further card is worth. In victory points. */
  more_card_points: number;
}

/** A pioneer stands on so many boots. */
export interface BootsFound {
  type: "boots-found";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** How many. In boots. */
  boots: number;
}

/** Boots spent: of tokens, of the icon of each pioneer. */
export interface BootsSpent {
  type: "boots-spent";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Those of opened tokens. In boots. */
  opened: number;
  /** Those of the icon of the green-path pioneer. In boots. */
  green: number;
  /** Those of the icon of the tan-path pioneer. In boots. */
  tan: number;
}

/**
 * Where a game begins that goes on from another one: as that stood after its `version`.
 *
 * `guessed`: only what `viewer` (None: a spectator) knew then is kept, and what was hidden from him was drawn by
 * the first commit. `position` is the packed state in base64; as long as the game runs, nobody reads it.
 */
export interface Branch {
  /** The game that it goes on from. A stable name, for programs. */
  game: string;
  /** The version of that game after which it goes on. A version is the number of commits so far. */
  version: number;
  /** Whether what was hidden from the viewer then was drawn anew. */
  guessed?: boolean;
  /** The seat whose knowledge is kept, if guessed; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody. */
  viewer?: number | null;
  /** The state it begins with, packed, in base64; empty but in the file of the finished game. Text for people. */
  position?: string;
}

/** Build the cabin on space `market` of the cabin market, 0 the leftmost, and pay its extra cost. */
export interface BuildCabin {
  type: "build-cabin";
  /** Which space. A space of the cabin market, 0 to 3 from the left. */
  market: number;
}

/** `seat` gains so many bullets; what went above the most is not in it. */
export interface BulletsGained {
  type: "bullets-gained";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In bullets. */
  bullets: number;
}

/** `seat` spends so many bullets. */
export interface BulletsSpent {
  type: "bullets-spent";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In bullets. */
  bullets: number;
}

/** `seat` takes a cabin off a space of the market onto a cabin space of its board. */
export interface CabinBuilt {
  type: "cabin-built";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which space. A space of the cabin market, 0 to 3 from the left. */
  market: number;
  /** Which one. A cabin by its number; -1: none. */
  cabin: number;
  /** Which one. A cabin space of the player board, 0 to 3 from the left; -1: none. */
  space: number;
}

/** A cabin of the pile lies on a space of the market. */
export interface CabinDrawn {
  type: "cabin-drawn";
  /** Where it lies. A space of the cabin market, 0 to 3 from the left. */
  market: number;
  /** Which one. A cabin by its number; -1: none. */
  cabin: number;
}

/** A pioneer is in the cabin on `space`. */
export interface CabinEntered {
  type: "cabin-entered";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** Which one. A cabin space of the player board, 0 to 3 from the left; -1: none. */
  space: number;
}

/** Damage: the cabin of `seat` on `space` goes into the box; a pioneer inside goes back to camp. */
export interface CabinLost {
  type: "cabin-lost";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A cabin space of the player board, 0 to 3 from the left; -1: none. */
  space: number;
  /** Which one. A cabin by its number; -1: none. */
  cabin: number;
}

/** A cabin space of the player board: the colour of its tile and the path of the pioneer who uses it. */
export interface CabinSpace {
  /** Of which path. The path whose pioneer may enter. */
  colour: PathColour;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
}

/** A type of cabin. */
export interface CabinText {
  /** The number by which commands, events and views call it. */
  number: number;
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** What it is called. Text for people. */
  name: string;
  /** Of which path. The path whose pioneer may enter. */
  colour: PathColour;
  /** Whether it works each time (∞) and not once. */
  endless: boolean;
  /** What it does. Text for people. */
  text: string;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
}

/** The canoe of `seat` is on `place`: 0 the fish market, then the cards of the row from the left. */
export interface CanoeMoved {
  type: "canoe-moved";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it is now. Where a canoe is: 0 the fish market, then the river cards from the left. */
  place: number;
}

/** Spend a bullet to capture an outlaw of the supply. */
export interface CaptureOutlaw {
  type: "capture-outlaw";
}

/** `seat` takes the card on `place`; `walkers` go back to the base. */
export interface CardClaimed {
  type: "card-claimed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it lay. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base. */
  place: number;
  /** Which one. A card by its number; -1: none, or one the viewer may not see. */
  card: number;
  /** Whether it goes onto the deck; false: onto the discard pile. */
  to_deck: boolean;
  /** The frontiersmen that go back to the base. A frontiersman by its owner; in a solo game 1 and 2 are those of Hastings. */
  walkers: Array<number>;
}

/** A card of this table: its icons (green left and right, tan left and right, middle), summit action and animal. */
export interface CardFace {
  /** The number by which commands, events and views call it. */
  number: number;
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** Its icons: green left and right, tan left and right, middle. What is printed on a card or a track, as rows of the content write it: `F2` is 2 food; `!` at the end: mandatory. */
  icons: Array<PathIcon>;
  /** What it says on the summit. A summit action, as rows of the content write it. */
  summit: Summit;
  /** Which one; empty: none. What trappers look for. */
  animal: AnimalName;
  /** Whether it bears the star of the mountain. */
  star: boolean;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
}

/** Of four cards `seat` put one on its deck or its discard pile; `open`: whether everybody knew the card. */
export interface CardKept {
  type: "card-kept";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A card by its number; -1: none, or one the viewer may not see. */
  card: number;
  /** Whether it goes onto the deck; false: onto the discard pile. */
  to_deck: boolean;
  /** Whether everybody knew the card. */
  open: boolean;
}

/** The card on `place` lies face up; a special card is 100 and its number. */
export interface CardTurned {
  type: "card-turned";
  /** Where it lies. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base. */
  place: number;
  /** What is seen now. A card by its number, 100 and the number of a special card; -1 nothing, -2 a basic card face down, -3 a special card face down. */
  card: number;
}

/** `seat` laid its cards on its board: left, middle, right; `known`: whether everybody knew all three. */
export interface CardsArranged {
  type: "cards-arranged";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which ones. A card by its number; -1: none, or one the viewer may not see. */
  cards: Array<number>;
  /** Whether everybody knew all three. */
  known?: boolean;
}

/** `seat` drew `cards` in this order; `open`: whether everybody knows the card. Others read -1 if not. */
export interface CardsDrawn {
  type: "cards-drawn";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which ones. A card by its number; -1: none, or one the viewer may not see. */
  cards: Array<number>;
  /** Whether everybody knows each of them. */
  open: Array<boolean>;
}

/** `seat` takes a mine cart from the supply. */
export interface CartLoaded {
  type: "cart-loaded";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Take a fish of a kind: 0 trout, 1 bass, 2 salmon. */
export interface CatchFish {
  type: "catch-fish";
  /** Which one. 0 trout, 1 bass, 2 salmon. */
  fish: number;
}

/**
 * Do what the table chose for a time that is up, or for a game that nobody plays any more.
 *
 * No seat may: the platform asks, as the automaton.
 */
export interface CheckClocks {
  type: "check-clocks";
}

/** Take the card your frontiersman stands on, onto your deck or onto your discard pile. */
export interface ClaimCard {
  type: "claim-card";
  /** Whether it goes onto the deck; false: onto the discard pile. */
  to_deck: boolean;
}

/**
 * The clocks of a table: `kind` is `decision` (each decision has `seconds`) or `bank` (all together have).
 *
 * `increment`: seconds that a bank gains after each decision. No clock runs from `sleep_from` to `sleep_until`,
 * minutes of the day in UTC; equal: there is no sleep. `at_end`: what happens when time is up; `default`: the
 * prompt is answered with its default; `computer`: a computer takes the seat until its player returns;
 * `computer-once`: a computer makes this decision alone. `own_sleep`: so many minutes of a day at most a seat may
 * let its own clock stand instead, at hours that it says before the start; 0: everybody has the hours of the table.
 * `warnings`: how many seconds before the end of its time a seat is warned, the earliest first.
 */
export interface ClockTerms {
  /** `decision`: each decision has `seconds`; `bank`: all together have. A stable name, for programs. */
  kind: string;
  /** How long a decision may take, or all together. In seconds. */
  seconds: number;
  /** What a bank gains after each decision. In seconds. */
  increment?: number;
  /** From when on no clock runs; equal to `sleep_until`: clocks always run. A minute of the day in UTC, 0 to 1439. */
  sleep_from?: number;
  /** Until when no clock runs. A minute of the day in UTC, 0 to 1439. */
  sleep_until?: number;
  /** What happens when time is up: `default`: the default of the prompt is played; `computer`: a computer takes the seat until its player returns; `computer-once`: a computer makes this decision alone. A stable name, for programs. */
  at_end?: string;
  /** The minutes of a day at most for which a seat may let its own clock stand at hours of its own; 0: none. */
  own_sleep?: number;
  /** How long before the end of its time a seat is warned, the earliest first. In seconds. */
  warnings?: Array<number>;
}

/**
 * End the game before it is over. No seat may: the platform does, as the automaton, for the host of the table.
 *
 * `reason`: what the host tells the others; empty where he says nothing.
 */
export interface CloseGame {
  type: "close-game";
  /** What the host says about it; empty: nothing. Text for people. */
  reason?: string;
}

/**
 * What a table agreed to play: an edition of a title, its variants in the manifest's order, its options.
 *
 * `corrections` is what the host's override file said when the game began, in the form of `kernel.corrections`:
 * a game carries them, so that whoever plays, replays or verifies it anywhere reads the same printed things.
 * `content` is what the box printed when the game began, in the form of `kernel.contents`; without it, what it
 * prints today. `clock`: the terms of the clocks; None: there are none. `absence`: the terms for people who stay
 * away; None: the defaults.
 */
export interface Config {
  /** What is played. A game in a box, by its id. */
  title: string;
  /** Which printing of it, or which mode. A stable name, for programs. */
  edition: string;
  /** The seats of the table. How many there are. */
  seats: number;
  /** The variants in force, in the order of the manifest. A stable name, for programs. */
  variants?: Array<string>;
  /** By option: the value that the table chose; null: all defaults. A stable name, for programs. */
  options?: Record<string, string | number | boolean> | null;
  /** What the host's override file said when the game began. Text for people. */
  corrections?: string;
  /** What the box printed when the game began, compressed; for verifiers. Bytes as hexadecimal digits. */
  content?: string;
  /** The terms of the clocks; null: there are none. */
  clock?: ClockTerms | null;
  /** The terms for people who stay away; null: the defaults. */
  absence?: AbsenceTerms | null;
}

/** Move your green-path pioneer to the next tan icon on its right and use it, by the Ford. */
export interface CrossFord {
  type: "cross-ford";
}

/** The discard pile of `seat` is its deck now. */
export interface DeckShuffled {
  type: "deck-shuffled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A Trapper that set no trap, and how many basic resources it had then. */
export type Declined = [seat: number, basics: number];

/** Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card. */
export interface Diggings {
  /** Mine carts of each owner. How many there are. */
  carts: Array<number>;
  /** Mine carts in the supply. How many there are. */
  supply: number;
  /** The seat that has the Lantern card. A seat, or, in a solo game, 1: Hastings; -1: nobody. */
  lantern?: number;
  /** The seat that has the Dynamite card. A seat, or, in a solo game, 1: Hastings; -1: nobody. */
  dynamite?: number;
}

/**
 * The platform was down since the commit before: so many milliseconds are charged to no clock.
 *
 * `by_seat`: to none of each seat, where seats have hours of sleep of their own; empty: the same to all.
 */
export interface DowntimeCredited {
  type: "downtime-credited";
  /** How long the platform was down; charged to no clock. In milliseconds. */
  milliseconds: number;
  /** How much of it is charged to no clock of each seat, where seats have hours of sleep of their own; empty: all of it. In milliseconds. */
  by_seat?: Array<number>;
}

/** `seat` has the Dynamite card now. */
export interface DynamiteTaken {
  type: "dynamite-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` agrees to end the game without a result. */
export interface EndAgreed {
  type: "end-agreed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** What the host of the table says about the end that he made, behind `GameClosed`. */
export interface EndExplained {
  type: "end-explained";
  /** What the host says about the end of the game. Text for people. */
  words: string;
}

/** The game ends with `last_round`, because of `reason`. */
export interface EndTriggered {
  type: "end-triggered";
  /** Why. Why the game ends. */
  reason: Ending;
  /** The one with which the game ends. Rounds are counted from 1; 0: before the first. */
  last_round: number;
}

/** Why the game ends. */
export type Ending = "" | "idle-rounds" | "mountain-claimed" | "row-full";

/** Put the pioneer of cabin `space`, 0 the leftmost, into the cabin there. */
export interface EnterCabin {
  type: "enter-cabin";
  /** Which one. A cabin space of the player board, 0 to 3 from the left; -1: none. */
  space: number;
}

/** A figure stands on the summit action of the card in `slot` (left, middle, right). */
export interface FigurePlaced {
  type: "figure-placed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the green-path pioneer, 1 the tan-path pioneer, 2 the mule. */
  figure: number;
  /** On which card. A card on the player board: 0 left, 1 middle, 2 right. */
  slot: number;
}

/** `seat` starts each round. */
export interface FirstChosen {
  type: "first-chosen";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` takes a fish of a kind from the supply. */
export interface FishCaught {
  type: "fish-caught";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 trout, 1 bass, 2 salmon. */
  fish: number;
}

/** `seat` gives so many fish back to the supply. */
export interface FishReturned {
  type: "fish-returned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Trout. How many there are. */
  trout: number;
  /** Bass. How many there are. */
  bass: number;
  /** Salmon. How many there are. */
  salmon: number;
}

/** Do not follow this step. */
export interface FollowNobody {
  type: "follow-nobody";
}

/** Put `pioneer` on your Tracker space and gain a resource of the track somebody just moved up. */
export interface FollowTrail {
  type: "follow-trail";
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
}

/** The green-path pioneer left its path behind icon `reached` (-1: in camp) for icon `icon` of the tan path. */
export interface FordCrossed {
  type: "ford-crossed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it stands now, on the tan path. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  icon: number;
  /** The last icon of its path that the green-path pioneer had reached. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  reached: number;
}

/** Gain 1 `kind`: 0 food, 1 wood, 2 stone. */
export interface GainBasic {
  type: "gain-basic";
  /** Which one. 0 food, 1 wood, 2 stone, 3 gold. */
  kind: number;
}

/** The host of the table ended the game before it was over: nobody moves any more, and nobody has won. */
export interface GameClosed {
  type: "game-closed";
}

/** The last round is over. */
export interface GameEnded {
  type: "game-ended";
  /** Why. Why the game ends. */
  reason: Ending;
}

/**
 * The first event of every game: what is played, by whom, and the commitment to the seed (hex SHA-256).
 *
 * `flow` is a byte of the hash of whoever opened the table, None where nobody said it. Turns of computers are shared
 * out fairly between flows. `branch`: None for a game that begins with the set-up of its title. `shared`: None
 * for a game with a chance of its own.
 */
export interface GameStarted {
  type: "game-started";
  /** The id of the game, and of its table. A stable name, for programs. */
  game: string;
  /** What is played. */
  config: Config;
  /** The player of each seat. */
  seats: Array<SeatTaken>;
  /** SHA-256 of the seed of the platform. Bytes as hexadecimal digits. */
  commitment: string;
  /** A byte of the hash of who opened the table, by which turns of computers are shared out; null: unknown. */
  flow?: number | null;
  /** From where the game goes on; null: it begins with the set-up of its title. */
  branch?: Branch | null;
  /** The tables with which the game shares its chance; null: it has a chance of its own. */
  shared?: SharedChance | null;
}

/** The game ended before its rules say so; `reason` is the stable name of the way it did. */
export interface GameStopped {
  type: "game-stopped";
  /** Why the game ended. A stable name, for programs. */
  reason: Stop;
}

/** Say how you will answer, until further notice, when you could set a trap or follow a step. */
export interface GiveInstructions {
  type: "give-instructions";
}

/**
 * Let `player`, who accepted an offer of the seat `given`, play it on: the platform gives it, as the automaton.
 *
 * `holder`: his number, one more than that of whoever had the seat. `since`: the version at which it was offered.
 * `by_host`: whether the host offered it, because nobody played it any more; else its player did.
 */
export interface HandOverSeat {
  type: "hand-over-seat";
  /** The seat that changes hands. A seat is a position at the table, counted from 0; -1: nobody. */
  given: number;
  /** The name of its new player. Text for people. */
  player: string;
  /** How many people have had the seat before him. How many there are. */
  holder: number;
  /** The version at which it was offered. A version is the number of commits so far. */
  since?: number;
  /** Whether the host offered it, because nobody played it any more. */
  by_host?: boolean;
}

/** A pioneer stands on an icon of its path without using it. */
export interface IconSkipped {
  type: "icon-skipped";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** Where it stands now. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  place: number;
}

/**
 * From now on, when you could follow a step: 0 ask me, 1 pass until my next turn, 2 always pass, or always take.
 *
 * To take is 2 and the sum of 1 for food, 2 for wood and 4 for stone; about other tracks you are asked.
 */
export interface InstructTracker {
  type: "instruct-tracker";
  /** How the seat answers from now on. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone. */
  instruction: number;
}

/** From now on, when you could set a trap: 0 ask me, 1 pass until my next turn, 2 always pass. */
export interface InstructTrapper {
  type: "instruct-trapper";
  /** How the seat answers from now on. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone. */
  instruction: number;
}

/** From now on `seat` answers as a Trapper (0) or a Tracker (1) by this instruction. */
export interface InstructionGiven {
  type: "instruction-given";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** As whom it answers. 0 Trapper, 1 Tracker. */
  role: number;
  /** How the seat answers from now on. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone. */
  instruction: number;
}

/** `first` has to be done, in this order, before the current task goes on. */
export interface Interposed {
  type: "interposed";
  /** What has to be done, in this order, before the current task goes on. */
  first: Array<Task>;
}

/** Put `card`, which is left in your hand, face down on your deck or face up on your discard pile. */
export interface KeepCard {
  type: "keep-card";
  /** Which one. A card by its number; -1: none, or one the viewer may not see. */
  card: number;
  /** Whether it goes onto the deck; false: onto the discard pile. */
  to_deck: boolean;
}

/** `seat` has the Lantern card now. */
export interface LanternTaken {
  type: "lantern-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Let a computer play the seat until you return. */
export interface LeaveSeat {
  type: "leave-seat";
}

/** Use the summit action no more. */
export interface LeaveSummit {
  type: "leave-summit";
}

/** Capture nobody. */
export interface LetThemRide {
  type: "let-them-ride";
}

/** Bullets and captured outlaws by owner, outlaws on the outposts I to V and in the supply, the Sheriff's owner. */
export interface Manhunt {
  /** How many each owner has. In bullets. */
  bullets: Array<number>;
  /** Outlaws that each owner has captured. How many there are. */
  captured: Array<number>;
  /** Outlaws on each outpost. How many there are. */
  posts: Array<number>;
  /** Outlaws in the supply. How many there are. */
  supply: number;
  /** The seat that has the Sheriff card. A seat, or, in a solo game, 1: Hastings; -1: nobody. */
  sheriff?: number;
}

/** The cabins of the market moved right: what lies on each space. `discarded` left it, -1: none. */
export interface MarketSlid {
  type: "market-slid";
  /** What lies on each space now. A cabin by its number; -1: none. */
  market: Array<number>;
  /** What left the market. A cabin by its number; -1: none. */
  discarded: number;
}

/** Roll the die at a mine card. */
export interface Mine {
  type: "mine";
  /** Which one. A special card by its number; -1: none. */
  special: number;
}

/** `seat` put the Dynamite card back: at this mine it counts as `roll`, which gives `gold`. */
export interface MineBlasted {
  type: "mine-blasted";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A special card by its number; -1: none. */
  special: number;
  /** What the die counts as. Pips of a die. */
  roll: number;
  /** How much. In gold. */
  gold: number;
}

/** `seat` rolled `die` at a mine; `roll` is the die with the Lantern, `gold` what the mine gives for it. */
export interface MineRolled {
  type: "mine-rolled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A special card by its number; -1: none. */
  special: number;
  /** What was rolled. Pips of a die. */
  die: number;
  /** What the die counts as. Pips of a die. */
  roll: number;
  /** How much. In gold. */
  gold: number;
}

/** What lies on each place of the mountain. */
export interface MountainLaid {
  type: "mountain-laid";
  /** What lies on each place of the mountain. A card by its number, 100 and the number of a special card; -1 nothing, -2 a basic card face down, -3 a special card face down. */
  mountain: Array<number>;
}

/**
 * Spend 1 boot to move your frontiersman to `place`: -1 the base, else from the left, row by row upward.
 *
 * `pioneer`: whose icon pays (0 green path, 1 tan path), -1 where that makes no difference.
 */
export interface MoveFrontiersman {
  type: "move-frontiersman";
  /** Where it goes. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base. */
  place: number;
  /** The pioneer whose icon pays; -1 where that makes no difference. 0 the one of the green path, 1 the one of the tan path. */
  pioneer?: number;
}

/**
 * Spend the boots and the resources printed on the trail to move your wagon a space ahead.
 *
 * `pioneer`: whose icon pays first (0 green path, 1 tan path), -1 where that makes no difference.
 */
export interface MoveWagon {
  type: "move-wagon";
  /** The pioneer whose icon pays first; -1 where that makes no difference. 0 the one of the green path, 1 the one of the tan path. */
  pioneer?: number;
}

/** The mule came to `seat`. */
export interface MuleGained {
  type: "mule-gained";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The mule is in the grey cabin. */
export interface MuleStabled {
  type: "mule-stabled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The current task is done; `then` comes before what was already waiting, in this order. */
export interface Next {
  type: "next";
  /** What comes next, before what was already waiting. */
  then?: Array<Task>;
}

/** Spend a Pair of Boots token as 2 boots. What you do not spend before you do anything else is lost. */
export interface OpenToken {
  type: "open-token";
}

/** The apple supply, 0 to 6: green, red. */
export interface Orchard {
  /** Granny Smith (green) and Red Delicious (red) in the supply. In apples. */
  supply?: Array<number>;
}

/** `seat` takes an outlaw off an outpost, or off the supply where that is -1. */
export interface OutlawCaptured {
  type: "outlaw-captured";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where the outlaw was. 0 to 4: I to V; -1: the supply. */
  outpost: number;
}

/** `seat` gives a captured outlaw back to the supply. */
export interface OutlawReturned {
  type: "outlaw-returned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Paddle your canoe to `place`: 0 the fish market, then the river cards from the left. */
export interface PaddleCanoe {
  type: "paddle-canoe";
  /** Where it goes. Where a canoe is: 0 the fish market, then the river cards from the left. */
  place: number;
}

/** End your Pioneer step: figures return, your cards are discarded, you draw a new hand. */
export interface PassTurn {
  type: "pass-turn";
}

/** The path whose pioneer may enter. */
export type PathColour = "green" | "tan";

/** What is printed on a card or a track, as rows of the content write it: `F2` is 2 food; `!` at the end: mandatory. */
export type PathIcon = "AG1!" | "AG1AR1!" | "AG2!" | "AM!" | "AR1!" | "AR2!" | "B1" | "B2" | "BH!" | "BJ!" | "DY" | "F1" | "F2" | "FI" | "FT" | "G1" | "G2" | "HV" | "K1" | "K2" | "LA" | "MI" | "MU" | "P1" | "P2" | "PB" | "PN" | "RL" | "S1" | "S2" | "SF" | "SH" | "W1" | "W2";

/** Pay so much food, wood and stone. */
export interface Pay {
  type: "pay";
  /** How much. In food. */
  food: number;
  /** How much. In wood. */
  wood: number;
  /** How much. In stone. */
  stone: number;
}

/** Spend `green` green apples; the others are red. */
export interface PayApples {
  type: "pay-apples";
  /** How many green ones; the others are red. In apples. */
  green: number;
}

/** `seat` takes the leftmost piece, a stone or gold, off the river card on `place`. */
export interface PiecePanned {
  type: "piece-panned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The river card it lay on. Where a canoe is: 0 the fish market, then the river cards from the left. */
  place: number;
  /** What it was: 2 or 3. 0 food, 1 wood, 2 stone, 3 gold. */
  piece: number;
}

/** Stone and gold lie on the river card that entered the row last, from the left. */
export interface PiecesLaid {
  type: "pieces-laid";
  /** What lies there, from the left: 2 or 3. 0 food, 1 wood, 2 stone, 3 gold. */
  pieces: Array<number>;
}

/** The discarded cabins are the pile now. */
export interface PileShuffled {
  type: "pile-shuffled";
}

/** A pioneer stands on an icon of its path; in games of 0.1 with `place` from 30 on, by the Ford, on a tan one. */
export interface PioneerMoved {
  type: "pioneer-moved";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** Where it stands now. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  place: number;
}

/** The green-path pioneer went back from icon `reached` to icon `place`. */
export interface PioneerTurnedBack {
  type: "pioneer-turned-back";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it stands now. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  place: number;
  /** The last icon of its path that the green-path pioneer had reached. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  reached: number;
}

/**
 * Put `figure` (0 green-path pioneer, 1 tan-path pioneer, 2 mule) on the summit action of the card in `slot`.
 *
 * `slot` is 0 left, 1 middle, 2 right. A pioneer must be at the end of its path.
 */
export interface PlaceFigure {
  type: "place-figure";
  /** Which one. 0 the green-path pioneer, 1 the tan-path pioneer, 2 the mule. */
  figure: number;
  /** On which card. A card on the player board: 0 left, 1 middle, 2 right. */
  slot: number;
}

/** Hastings has done its plan card, which goes to the others that are done. */
export interface PlanDone {
  type: "plan-done";
  /** Which one. A plan card by its number; -1: none. */
  plan: number;
}

/** A plan card: boots, who claims, steps of the wagon, track, market space, animal, and the mode's part. */
export interface PlanText {
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** How far its left frontiersman goes. In boots. */
  left: number;
  /** How far its right frontiersman goes. In boots. */
  right: number;
  /** The figure that claims the card it stands on. Which frontiersmen of Hastings; empty: none. */
  claim: Side;
  /** How many spaces its wagon goes ahead. */
  wagon: number;
  /** The track it climbs, by the id of its row; empty: none. A stable name, for programs. */
  track: string;
  /** The space of the cabin market whose cabin it takes, 1 to 4 from the left; 0: none. */
  cabin: number;
  /** Which one; empty: none. What trappers look for. */
  animal: AnimalName;
  /** What the mode adds; empty: nothing. Text for people. */
  mode: string;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
}

/** A plan card lies face up: what Hastings will do. */
export interface PlanTurned {
  type: "plan-turned";
  /** Which one. A plan card by its number; -1: none. */
  plan: number;
}

/**
 * The plan card that lies face up, those that are done, in order, and points gained by reference cards.
 *
 * The deck is what lies nowhere else: its next card is drawn when it is turned up.
 */
export interface Plans {
  /** The one that lies face up. A plan card by its number; -1: none. */
  plan: number;
  /** Those that are done, in order. A plan card by its number; -1: none. */
  done?: Array<number>;
  /** Those gained by reference cards. In victory points. */
  points?: number;
}

/** All plan cards are the deck again. */
export interface PlansShuffled {
  type: "plans-shuffled";
}

/** What an owner has, as the viewer sees it. `unseen`: cards in the pool, or where the viewer sees NONE. */
export interface PlayerView {
  /** Where each marker stands. A space of a homestead track, 0 at the start. */
  tracks: Array<number>;
  /** Tiles that lie face up. What trappers look for. */
  animals: Array<AnimalName>;
  /** How much food, wood, stone and gold. In pieces of the resource. */
  resources: Array<number>;
  /** How many. In Pair of Boots tokens. */
  tokens: number;
  /** Where the wagon is. A space of the wagon trail, 0 the trailhead. */
  wagon: number;
  /** What lies on each cabin space. A cabin by its number; -1: none. */
  cabins: Array<number>;
  /** How many cards of the mountain the owner has claimed. How many there are. */
  claimed: number;
  /** Where the green and the tan pioneer are. Where a figure is: -1 camp, -2 Tracker space, -3 Trapper space; 0 to 4 that icon of its path; 10 to 13 in the cabin on space 0 to 3, 14 in the grey cabin; 20 to 22 on the summit action in slot 0 to 2; from 30 on, by the Ford, the tan icon 0, 1 and so on. */
  figures: Array<number>;
  /** The hand. A card by its number; -1: none, or one the viewer may not see. */
  hand: Array<number>;
  /** Cards of the hand that everybody knows. A card by its number; -1: none, or one the viewer may not see. */
  open: Array<number>;
  /** Cards that were put on top of the deck, the uppermost last. A card by its number; -1: none, or one the viewer may not see. */
  top: Array<number>;
  /** Whether everybody knows each of them. */
  top_open: Array<boolean>;
  /** How many cards lie shuffled in the deck. How many there are. */
  pool: number;
  /** The cards that the pool and every card the viewer may not see are made of. A card by its number; -1: none, or one the viewer may not see. */
  unseen: Array<number>;
  /** The mode card at the bottom of the deck. A card by its number; -1: none, or one the viewer may not see. */
  bottom: number;
  /** The discard pile, the uppermost last. A card by its number; -1: none, or one the viewer may not see. */
  discard: Array<number>;
  /** What lies on the board, from the left. A card by its number; -1: none, or one the viewer may not see. */
  played: Array<number>;
  /** How the owner answers as a Trapper. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone. */
  trapping: number;
  /** How the owner answers as a Tracker. 0 ask me, 1 pass until my next turn, 2 always pass; of a Tracker 3 to 9 always take: 2 and the sum of 1 for food, 2 for wood, 4 for stone. */
  tracking: number;
  /** By name of what brings them: what the owner would have if the game ended now. In victory points. */
  points: Record<string, number>;
}

/** `seat` gains points before the end. */
export interface PointsGained {
  type: "points-gained";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/**
 * `seat` does not react; `for_turn`: nor will it set a trap later in this turn.
 *
 * `basics`: of a Trapper that may be asked again, how many basic resources it had; else -1.
 */
export interface ReactionDeclined {
  type: "reaction-declined";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Whether it is not asked again in this turn, whatever happens. */
  for_turn: boolean;
  /** What a Trapper had that may be asked again; -1: it is not asked again. In basic resources of any kind: food, wood, stone. */
  basics?: number;
}

/** Something happened that this viewer may not read; it keeps its place in the stream. */
export interface Redacted {
  type: "redacted";
}

/** `seat` asks to play on without the player of `against`. */
export interface RemovalVoted {
  type: "removal-voted";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1: nobody. */
  against: number;
}

/** The same, asked by the host of the table: the platform gives it, as the automaton. No seat may. */
export interface RemovePlayer {
  type: "remove-player";
  /** The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1: nobody. */
  against: number;
}

/** Give the game up for good; a computer plays the seat on while other people remain. */
export interface Resign {
  type: "resign";
}

/** `seat` gains so much food, wood, stone and gold. */
export interface ResourcesGained {
  type: "resources-gained";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How much. In food. */
  food: number;
  /** How much. In wood. */
  wood: number;
  /** How much. In stone. */
  stone: number;
  /** How much. In gold. */
  gold: number;
}

/** `seat` pays so much food, wood, stone and gold. */
export interface ResourcesPaid {
  type: "resources-paid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How much. In food. */
  food: number;
  /** How much. In wood. */
  wood: number;
  /** How much. In stone. */
  stone: number;
  /** How much. In gold. */
  gold: number;
}

/** Play your seat again; what a computer is thinking about for it comes to nothing. */
export interface ReturnToSeat {
  type: "return-to-seat";
}

/**
 * Canoes and fish by owner, and what lies on the river.
 *
 * A canoe is on place 0, the fish market, or on a card of the row, counted from the left. Fish are trout, bass and
 * salmon. The pieces of a card are stone and gold, from the left.
 */
export interface River {
  /** Where each canoe is. Where a canoe is: 0 the fish market, then the river cards from the left. */
  canoes: Array<number>;
  /** How many of each kind an owner has: trout, bass, salmon. How many there are. */
  fish: Array<Array<number>>;
  /** How many of each kind are in the supply: trout, bass, salmon. How many there are. */
  supply: Array<number>;
  /** What is left on each river card of the row, the first card first, and on it from the left: 2 or 3. 0 food, 1 wood, 2 stone, 3 gold. */
  pieces?: Array<Array<number>>;
}

/** A round begins. */
export interface RoundBegan {
  type: "round-began";
  /** Which one begins. Rounds are counted from 1; 0: before the first. */
  round: number;
}

/** `player` has `seat` from now on, and decides next; who had it before has nothing to do with it any more. */
export interface SeatHandedOver {
  type: "seat-handed-over";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The name of its new player. Text for people. */
  player: string;
}

/** The computer `opponent` plays for `seat` until its player returns; `once`: or until it has decided once. */
export interface SeatLeft {
  type: "seat-left";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The computer that plays the seat. A computer by its name in `GET /v1/opponents`. */
  opponent: string;
  /** Whether the computer makes one decision alone, and the seat is its player's again. */
  once?: boolean;
}

/** The player of `seat` was absent and is out of the game; where it goes on, `opponent` plays for it. */
export interface SeatRemoved {
  type: "seat-removed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The computer that plays the seat. A computer by its name in `GET /v1/opponents`. */
  opponent: string;
}

/** `seat` gave the game up for good; where the game goes on, the computer `opponent` plays for it. */
export interface SeatResigned {
  type: "seat-resigned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The computer that plays the seat. A computer by its name in `GET /v1/opponents`. */
  opponent: string;
}

/** The player of `seat` plays it again. */
export interface SeatRetaken {
  type: "seat-retaken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/**
 * The holder of a seat: a name, the entropy (hex) it added to the seed, and the opponent when a computer plays.
 *
 * `entropy_commitment` is the SHA-256 (hex) of the entropy, which the table showed before the entropy was revealed;
 * empty for a seat that adds nothing and in games of 0.1. `sleep_from`, `sleep_until`: minutes of the day in UTC
 * between which the clock of this seat stands, where the table lets seats say it; equal: those of the table.
 */
export interface SeatTaken {
  /** The name of who holds the seat. Text for people. */
  player: string;
  /** What the seat added to the seed. Bytes as hexadecimal digits. */
  entropy?: string;
  /** The computer that plays the seat; null: a person does. A computer by its name in `GET /v1/opponents`. */
  opponent?: string | null;
  /** How long the computer may think about a move; 0: as it likes. In milliseconds. */
  budget_ms?: number;
  /** SHA-256 of the entropy, shown before the entropy was; empty: none. Bytes as hexadecimal digits. */
  entropy_commitment?: string;
  /** From when on the clock of the seat stands; equal to `sleep_until`: as the clocks of the table do. A minute of the day in UTC, 0 to 1439. */
  sleep_from?: number;
  /** Until when the clock of the seat stands. A minute of the day in UTC, 0 to 1439. */
  sleep_until?: number;
}

/** The last event of every game: the seed (hex), so that everybody can check every draw. */
export interface SeedRevealed {
  type: "seed-revealed";
  /** The seed of the platform: every draw can be checked with it. Bytes as hexadecimal digits. */
  seed: string;
}

/** Return a fish (0 trout, 1 bass, 2 salmon) for a basic resource (0 food, 1 wood, 2 stone). */
export interface SellFish {
  type: "sell-fish";
  /** Which one. 0 trout, 1 bass, 2 salmon. */
  fish: number;
  /** What is gained: 0 to 2. 0 food, 1 wood, 2 stone, 3 gold. */
  resource: number;
}

/** Return one fish of each kind for gold. */
export interface SellSet {
  type: "sell-set";
}

/** Set no trap. You are asked again in this turn if your basic resources change; with `for_turn` not even then. */
export interface SetNoTrap {
  type: "set-no-trap";
  /** Whether it is not asked again in this turn, whatever happens. */
  for_turn: boolean;
}

/** Put `pioneer` on your Trapper space, pay a basic resource and turn up the tile of `animal`. */
export interface SetTrap {
  type: "set-trap";
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** Which one; empty: none. What trappers look for. */
  animal: AnimalName;
}

/**
 * The group of tables that play with one chance, of which this game is number `table`, from 0.
 *
 * `group` stands for the game in the commitment and in the key of the draws. `pool`: by table, the digest (hex) of
 * the entropy of its seats. `games`: by table, its id. Unix ms `until_ms`: whoever still plays then is stopped.
 */
export interface SharedChance {
  /** What stands for the game in the commitment and in the key of the draws. A stable name, for programs. */
  group: string;
  /** Which of the tables the game is, from 0. */
  table: number;
  /** By table: the digest of the entropy of its seats. Bytes as hexadecimal digits. */
  pool: Array<string>;
  /** By table: the id of its game. A stable name, for programs. */
  games: Array<string>;
  /** When the platform ends a game of the group that is not over, Unix milliseconds. */
  until_ms: number;
}

/** `seat` has the Sheriff card now. */
export interface SheriffTaken {
  type: "sheriff-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Pay and shoot at the open outpost. */
export interface Shoot {
  type: "shoot";
}

/** `seat` rolled `die` with the six-shooter; `roll`, the die with the Sheriff, hits from `target` on. */
export interface ShotFired {
  type: "shot-fired";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What was rolled. Pips of a die. */
  die: number;
  /** What the die counts as, with the Sheriff. Pips of a die. */
  roll: number;
  /** The least that hits. Pips of a die. */
  target: number;
}

/** Which frontiersmen of Hastings; empty: none. */
export type Side = "" | "both" | "left" | "right";

/** Move `pioneer` (0 green path, 1 tan path) past the next icon of its path; a mandatory one costs damage. */
export interface SkipIcon {
  type: "skip-icon";
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
}

/** A space of a path: the card there (left, middle, right), its cell, and the resources it costs (0: not paid). */
export interface Space {
  /** On which card of the player board the icon is. A card on the player board: 0 left, 1 middle, 2 right. */
  card: number;
  /** Which icon of the card. 0 green left, 1 green right, 2 tan left, 3 tan right (paid), 4 middle. */
  cell: number;
  /** What the icon costs; 0: it is not paid. In basic resources of any kind: food, wood, stone. */
  price: number;
}

/** A special card lies under the trail; it lay on `place`, from where `walkers` go back to the base. */
export interface SpecialEntered {
  type: "special-entered";
  /** Which one. A special card by its number; -1: none. */
  special: number;
  /** Where it lay; in the set-up, where it lay nowhere on the mountain, -1. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base. */
  place: number;
  /** The frontiersmen that go back to the base. A frontiersman by its owner; in a solo game 1 and 2 are those of Hastings. */
  walkers: Array<number>;
}

/** A special card of the mode, and what it shows. */
export interface SpecialText {
  /** The number by which commands, events and views call it. */
  number: number;
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** What it does. Text for people. */
  text: string;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
}

/** Put your mule into the grey cabin. */
export interface StableMule {
  type: "stable-mule";
}

/** A space of the wagon trail: what the step onto it costs, its multiplier, the special cards along the trail. */
export interface Step {
  /** What the step onto this space costs. In boots. */
  boots: number;
  /** What the step costs beside boots. In basic resources of any kind: food, wood, stone. */
  resources: number;
  /** By what the wagon on this space multiplies points. */
  multiplier: number;
  /** How many special cards may lie along the trail up to here. How many there are. */
  slots: number;
}

/** Move `pioneer` (0 green path, 1 tan path) to the next icon of its path and use it; a paid one is paid. */
export interface StepOn {
  type: "step-on";
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
}

/** A stable name, for programs. */
export type Stop = "abandoned" | "absent" | "agreed" | "group-ended" | "nobody-left" | "resigned";

/** A summit action, as rows of the content write it. */
export type Summit = "APPLE-HOME(any) \u221e: 4A*" | "APPLE-HOME(any): 4A*" | "APPLE-HOME(green) \u221e: 3AG" | "APPLE-HOME(green): 3AG" | "APPLE-HOME(red) \u221e: 3AR" | "APPLE-HOME(red): 3AR" | "APPLE-TRADE \u221e: 1A* \u2192 W1" | "APPLE-TRADE \u221e: 2A* \u2192 F1+S1" | "APPLE-TRADE: 2A* \u2192 F1+W1" | "BOUNTY \u221e" | "FISH-MARKET \u221e" | "HOME(any) \u221e: 2*+1K" | "HOME(any): 1F+1W+1S" | "HOME(any): 2G" | "HOME(any): 3*" | "HOME(any): 4*" | "HOME(food) \u221e: 1trout+1*" | "HOME(food) \u221e: 2F+1*" | "HOME(food): 1F+3*" | "HOME(food): 1trout" | "HOME(food): 2F+2*" | "HOME(stone) \u221e: 1salmon+1*" | "HOME(stone) \u221e: 2S+1*" | "HOME(stone): 1S+3*" | "HOME(stone): 1salmon" | "HOME(stone): 2S+2*" | "HOME(wood) \u221e: 1bass+1*" | "HOME(wood) \u221e: 2W+1*" | "HOME(wood): 1W+3*" | "HOME(wood): 1bass" | "HOME(wood): 2W+2*" | "LOAD-CART" | "LOAD-CART \u221e" | "MINE-TWICE" | "RIFLE \u221e: 2K" | "RIFLE: 2K" | "SIX-SHOOTER \u221e: 1K" | "SIX-SHOOTER: 1K" | "WAGON \u221e: 5*" | "WAGON: 1F+1W+1S" | "WAGON: 4*";

/** Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it. */
export interface TakeBack {
  type: "take-back";
  /** The version that is returned to. A version is the number of commits so far. */
  to?: number | null;
}

/** Gain the bullets of the badger. */
export interface TakeBullets {
  type: "take-bullets";
}

/** Lose the cabin on cabin space `space`, 0 the leftmost, or with -1 move your wagon a space back. */
export interface TakeDamage {
  type: "take-damage";
  /** The cabin space that loses its cabin; -1: the wagon goes a space back instead. A cabin space of the player board, 0 to 3 from the left; -1: none. */
  space: number;
}

/** Take the Dynamite card. */
export interface TakeDynamite {
  type: "take-dynamite";
}

/** Take the Lantern card. */
export interface TakeLantern {
  type: "take-lantern";
}

/** Take the Sheriff card. */
export interface TakeSheriff {
  type: "take-sheriff";
}

/** `seat` took its latest commands back: the game stands again as it stood at version `to`. */
export interface TakenBack {
  type: "taken-back";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The version that is returned to. A version is the number of commits so far. */
  to: number;
}

/** Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains. */
export type Task = [name: string, seat: number, at: number, number: number];

/** The time of `seat` was up: what follows is what the table chose for that. */
export interface TimedOut {
  type: "timed-out";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` spends a Pair of Boots token: so many boots. */
export interface TokenOpened {
  type: "token-opened";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In boots. */
  boots: number;
}

/** `seat` gains Pair of Boots tokens. */
export interface TokensGained {
  type: "tokens-gained";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In Pair of Boots tokens. */
  tokens: number;
}

/** The marker of `seat` moved up to `space`. */
export interface TrackClimbed {
  type: "track-climbed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 food, 1 wood, 2 stone; Apple Hill also 3 Granny Smith (green) and 4 Red Delicious (red). */
  track: number;
  /** Where the marker stands now. A space of a homestead track, 0 at the start. */
  space: number;
}

/** A homestead track: its exclusive top, and the icon that rewards each step. */
export interface TrackText {
  /** What it is called. Text for people. */
  name: string;
  /** The top space, on which one marker alone can stand. A space of a homestead track, 0 at the start. */
  top: number;
  /** The icon that rewards each step. What is printed on a card or a track, as rows of the content write it: `F2` is 2 food; `!` at the end: mandatory. */
  reward: PathIcon;
}

/** A pioneer of `seat` is on the Tracker space, because of a step on `track`. */
export interface TrailFollowed {
  type: "trail-followed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** Which one. 0 food, 1 wood, 2 stone; Apple Hill also 3 Granny Smith (green) and 4 Red Delicious (red). */
  track: number;
}

/** A pioneer of `seat` is on the Trapper space, the tile of `animal` lies face up. */
export interface TrapSet {
  type: "trap-set";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. 0 the one of the green path, 1 the one of the tan path. */
  pioneer: number;
  /** Which one; empty: none. What trappers look for. */
  animal: AnimalName;
}

/** What the current turn has to remember. */
export interface Turn {
  /** The seat whose turn it is. A seat, or, in a solo game, 1: Hastings; -1: nobody. */
  seat: number;
  /** What is left on the icon of each pioneer. In boots. */
  boots?: Array<number>;
  /** Those of opened tokens. In boots. */
  opened?: number;
  /** The last icon of its path that the green-path pioneer had reached. An icon of a path, from the left: 0 to 4 green, 0 to 3 tan; from 30 on, by the Ford, the tan icon 0, 1 and so on; -1: in camp. */
  reached?: number;
  /** Whether the Switchback or the Ford has been used in this turn. */
  bent?: boolean;
  /** Whether each pioneer has been in a cabin in this turn. */
  housed?: Array<boolean>;
  /** Whether new instructions have been given in this turn. */
  instructed?: boolean;
  /** The seats that set no more traps in this turn. A seat is a position at the table, counted from 0; -1: nobody. */
  patient?: Array<number>;
  /** Trappers that set no trap, with what they had then. */
  declined?: Array<Declined>;
}

/** Move your green-path pioneer one icon back and use that icon again, by the Switchback. */
export interface TurnBack {
  type: "turn-back";
}

/** The turn of an owner begins. */
export interface TurnBegan {
  type: "turn-began";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` passed: figures return to camp, the cards on the board go to the discard pile, in this order. */
export interface TurnEnded {
  type: "turn-ended";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What lies on the board, from the left. A card by its number; -1: none, or one the viewer may not see. */
  played: Array<number>;
}

/** Use the summit action; `choice` is a track, or 0 where the card leaves no choice. */
export interface UseSummit {
  type: "use-summit";
  /** Which track; 0 where the card leaves no choice. 0 food, 1 wood, 2 stone; Apple Hill also 3 Granny Smith (green) and 4 Red Delicious (red). */
  choice: number;
}

/** The table as `viewer` sees it; its numbers are those of the title's README. */
export interface View {
  /** The seat whose view this is; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody. */
  viewer: number | null;
  /** The current round. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** The seat that starts each round. A seat, or, in a solo game, 1: Hastings; -1: nobody. */
  first: number;
  /** What the current turn has to remember. */
  turn: Turn;
  /** What each owner has. */
  players: Array<PlayerView>;
  /** Where each frontiersman is. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base. */
  walkers: Array<number>;
  /** What lies on each place of the mountain. A card by its number, 100 and the number of a special card; -1 nothing, -2 a basic card face down, -3 a special card face down. */
  mountain: Array<number>;
  /** Basic cards of the mountain that nobody has seen yet. A card by its number; -1: none, or one the viewer may not see. */
  basics: Array<number>;
  /** Special cards that nobody has seen yet. A special card by its number; -1: none. */
  specials: Array<number>;
  /** The special cards under the trail, from the left. A special card by its number; -1: none. */
  row: Array<number>;
  /** What lies on each space of the cabin market. A cabin by its number; -1: none. */
  market: Array<number>;
  /** How many tiles of each cabin are in the pile. How many there are. */
  pile: Array<number>;
  /** Cabins that were discarded. A cabin by its number; -1: none. */
  cabin_discard: Array<number>;
  /** Cabins lost by damage. A cabin by its number; -1: none. */
  boxed: Array<number>;
  /** The seat that has it. A seat, or, in a solo game, 1: Hastings; -1: nobody. */
  mule: number;
  /** Where the mule is. Where a figure is: -1 camp, -2 Tracker space, -3 Trapper space; 0 to 4 that icon of its path; 10 to 13 in the cabin on space 0 to 3, 14 in the grey cabin; 20 to 22 on the summit action in slot 0 to 2; from 30 on, by the Ford, the tan icon 0, 1 and so on. */
  mule_place: number;
  /** When the last special card came. Rounds are counted from 1; 0: before the first. */
  special_round: number;
  /** The one with which the game ends; 0: it is not known yet. Rounds are counted from 1; 0: before the first. */
  last_round: number;
  /** Why the game ends; empty: it is not known yet. Why the game ends. */
  ending: Ending;
  /** Whether the game is over. */
  over: boolean;
  /** What is still to do, the next one last. */
  agenda: Array<Task>;
  /** What Apple Hill has on the table; null: another mode. */
  orchard: Orchard | null;
  /** What Boats & Banjos has on the table; null: another mode. */
  river: River | null;
  /** What Gold Rush has on the table; null: another mode. */
  diggings: Diggings | null;
  /** What Outlaws & Outposts has on the table; null: another mode. */
  manhunt: Manhunt | null;
  /** The plan cards of Hastings; null: Hastings does not play. */
  plans: Plans | null;
  /** What the plan card says that lies face up; null: none. */
  plan: PlanText | null;
  /** So many rounds without a new special card end the game. How many there are. */
  idle_rounds: number;
  /** The cards of this table, by their numbers. */
  cards: Array<CardFace>;
  /** The cabins, by their numbers. */
  cabins: Array<CabinText>;
  /** The special cards of the mode, and what they show. */
  special_texts: Array<SpecialText>;
  /** What is printed on the boards, as the host has corrected it. */
  board: Board;
  /** What no source prints of the content this table uses: our proposals. A row of the content as `table.row`. */
  unofficial: Array<string>;
}

/** Play on without the player of `against`, for whom the game has waited too long; most others must ask. */
export interface VoteToRemove {
  type: "vote-to-remove";
  /** The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1: nobody. */
  against: number;
}

/** The wagon of `seat` stands on `space`. */
export interface WagonMoved {
  type: "wagon-moved";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it stands now. A space of the wagon trail, 0 the trailhead. */
  space: number;
}

/** A frontiersman stands on `place`. */
export interface WalkerMoved {
  type: "walker-moved";
  /** Which one. A frontiersman by its owner; in a solo game 1 and 2 are those of Hastings. */
  walker: number;
  /** Where it stands now. A place of the mountain: 0 to 5 the row at the base, from the left, then rows of 5, 4, 3 and 2; -1: the base. */
  place: number;
}

/** What a seat can ask. */
export type Command =
  | ArrangeCards
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
  ;

/** What can happen. */
export type Event =
  | Next
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
  ;

/** Sierra West: `client.game<Typing>(id)` gives an editor its types. */
export interface Typing { command: Command; event: Event; view: View; }
