// Commands, events and the view of Tiny Epic Western. Made by `make clients`: change the schemas, not this file.

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

/** Reveal your poker card and add its value; it stays face up for the round. */
export interface AddCard {
  type: "add-card";
}

/** Move the token of `industry` one step up: 0 wagon, 1 railroad, 2 mining. */
export interface AdvanceIndustry {
  type: "advance-industry";
  /** Which one. 0 wagon, 1 railroad, 2 mining. */
  industry: number;
}

/** End the game without a result, once every person asks for it; what you ask lapses with your next move. */
export interface AgreeToEnd {
  type: "agree-to-end";
}

/** What was not bought went back into the deck. */
export interface AuctionClosed {
  type: "auction-closed";
}

/** A seat looks at buildings from the deck. */
export interface AuctionDrawn {
  type: "auction-drawn";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which ones. A building by its number; -1: none, or one the viewer may not see. */
  buildings: Array<number>;
}

/** `seat` plays with `boss`, dealt or chosen. */
export interface BossTaken {
  type: "boss-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A boss by its number; -1: none yet. */
  boss: number;
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

/** `owner` bought a building at `mat`, -1 for the Auction House; `ordinary` in phase four. */
export interface BuildingBought {
  type: "building-bought";
  /** The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
  /** Where it lay; -1: at the Auction House. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** Whether it was bought in phase four as everybody may. */
  ordinary: boolean;
}

/** A seat does without what the building on its porch offers; the owner was paid for the visit. */
export interface BuildingDeclined {
  type: "building-declined";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
}

/** A building from the deck lies in the buy zone of `mat`. */
export interface BuildingDrawn {
  type: "building-drawn";
  /** In whose buy zone it lies. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
}

/** A building on the table, with its cost (Law, Force, Money), points and shares from left to right. */
export interface BuildingText {
  /** The number by which commands, events and views call it. */
  number: number;
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** What it is called. Text for people. */
  name: string;
  /** What it does. Text for people. */
  text: string;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
  /** Its price by kind: Law, Force, Money. In influence. */
  cost: Array<number>;
  /** What it is worth at the end. In victory points. */
  vp: number;
  /** The industries that it has a share of, from left to right. 0 wagon, 1 railroad, 2 mining. */
  shares: Array<number>;
  /** When it works. When a building works. */
  timing: Timing;
}

/** A seat comes to the building on a porch and may use it; `owner` is -1 for a neutral one. */
export interface BuildingUsed {
  type: "building-used";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
  /** The seat whose building it is. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: number;
}

/** Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) and buy `building` at its cost, wherever it lies. */
export interface BuyAtOnce {
  type: "buy-at-once";
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
}

/** Buy the building for sale at `mat` for exactly this price; a discount may leave out any of its icons. */
export interface BuyBuilding {
  type: "buy-building";
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** How much Law. In Law. */
  law: number;
  /** How much Force. In Force. */
  force: number;
  /** How much Money. In Money. */
  money: number;
}

/** Buy `building` from the cards drawn, at its cost. */
export interface BuyDrawn {
  type: "buy-drawn";
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
}

/** A duelist revealed the poker card of his hand and added its value. */
export interface CardAdded {
  type: "card-added";
  /** The side of the duel. 0 the attacker, 1 the defender. */
  role: number;
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number;
  /** What the card adds. Pips of a die. */
  value: number;
}

/** A seat drew a poker card and keeps one of two. */
export interface CardDrawn {
  type: "card-drawn";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number;
}

/** A seat kept one of its cards and discarded the others, face down. */
export interface CardKept {
  type: "card-kept";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number;
}

/** A boss or building on the table: its number, its name and what it does. */
export interface CardText {
  /** The number by which commands, events and views call it. */
  number: number;
  /** Its row in the content. A stable name, for programs. */
  id: string;
  /** What it is called. Text for people. */
  name: string;
  /** What it does. Text for people. */
  text: string;
  /** Whether no source prints what it says: our proposal. */
  unofficial: boolean;
}

/** The poker cards of all seats and of the Rival, at the start of phase three. */
export interface CardsRevealed {
  type: "cards-revealed";
  /** Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  cards: Array<number>;
  /** The Rival's cards, the hidden one last. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  rival: Array<number>;
}

/**
 * Do what the table chose for a time that is up, or for a game that nobody plays any more.
 *
 * No seat may: the platform asks, as the automaton.
 */
export interface CheckClocks {
  type: "check-clocks";
}

/** Play with `boss`; the sentence of the choice says what it can do. */
export interface ChooseBoss {
  type: "choose-boss";
  /** Which one. A boss by its number; -1: none yet. */
  boss: number;
}

/** Play the colour of `mat` and sit at it: 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout. */
export interface ChooseMat {
  type: "choose-mat";
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
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

/** Turn `amount` of the first kind of the building in use into the second, and gain 2 more. */
export interface ConvertInfluence {
  type: "convert-influence";
  /** How much. In influence. */
  amount: number;
}

/** `role` 0 is the attacker, 1 the defender; `free` when the Powder House paid. */
export interface DieRolledAgain {
  type: "die-rolled-again";
  /** The side of the duel. 0 the attacker, 1 the defender. */
  role: number;
  /** What was rolled. Pips of a die. */
  die: number;
  /** Whether the Powder House pays for it. */
  free: boolean;
}

/** The poker deck was empty; the discards are the deck again. */
export interface DiscardsShuffled {
  type: "discards-shuffled";
}

/** Pay 1 influence of `kind`; the Rival must roll again (`target` 0) or draw another card (`target` 1). */
export interface DisturbRival {
  type: "disturb-rival";
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
  /** 0: the Rival must roll again; 1: it must draw another card. */
  target: number;
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

/** Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) to draw 2 building cards, or the last one. */
export interface DrawAtAuction {
  type: "draw-at-auction";
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
}

/** Two tokens on one spot; index 0 is the attacker, 1 the defender. */
export interface Duel {
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** The posses that fight. A token: 3 x owner + 0, 1 or 2; -1: none. */
  tokens: Array<number>;
  /** What both rolled. Pips of a die. */
  dice: Array<number>;
  /** What cards and buildings add. Pips of a die. */
  added: Array<number>;
  /** Whether each has used the free roll of the Powder House. */
  free: Array<boolean>;
  /** The poker card that fights for the Rival. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  rival_card?: number;
}

/** Both rolled; `rival_card` is the poker card that fights for the solo Rival, or -1. */
export interface DuelBegan {
  type: "duel-began";
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** The token that came. A token: 3 x owner + 0, 1 or 2; -1: none. */
  attacker: number;
  /** The token that was there. A token: 3 x owner + 0, 1 or 2; -1: none. */
  defender: number;
  /** What the attacker rolled. Pips of a die. */
  attacker_die: number;
  /** What the defender rolled. Pips of a die. */
  defender_die: number;
  /** What is added to the attacker's die before anybody rolls again. Pips of a die. */
  attacker_added?: number;
  /** What is added to the defender's die before anybody rolls again. Pips of a die. */
  defender_added?: number;
  /** The poker card that fights for the Rival. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  rival_card?: number;
}

/** The loser's token lies down, the winner takes the Wanted card; `why` is in words. */
export interface DuelDecided {
  type: "duel-decided";
  /** The seat that won. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  winner: number;
  /** The seat that lost. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  loser: number;
  /** Which one. A token: 3 x owner + 0, 1 or 2; -1: none. */
  token: number;
  /** Why, in English words. Text for people. */
  why: string;
}

/** A seat neither duels nor is dueled for the rest of the round. */
export interface DuelsAvoided {
  type: "duels-avoided";
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

/** Why the game ended. */
export type Ending = "" | "deck-empty" | "six-rounds";

/** The host of the table ended the game before it was over: nobody moves any more, and nobody has won. */
export interface GameClosed {
  type: "game-closed";
}

/** The game is over: six-rounds or deck-empty. */
export interface GameEnded {
  type: "game-ended";
  /** Why. Why the game ended. */
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

/** Poker cards for a seat to choose from, ascending. */
export interface HandDealt {
  type: "hand-dealt";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  cards: Array<number>;
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

/** Hands at a mat: owners best first, each with its card in force and its hand; `why` the best won, in words. */
export interface HandsCompared {
  type: "hands-compared";
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** The seats that take part, the best first. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owners: Array<number>;
  /** Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  cards: Array<number>;
  /** What each of `owners` has, in words. A poker hand in words. */
  hands: Array<string>;
  /** The seats that won; several: a tie. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  winners: Array<number>;
  /** Why, in English words. Text for people. */
  why: string;
}

/** Buildings the Rival of a solo game starts with, the usable one last. */
export interface HeadStartDealt {
  type: "head-start-dealt";
  /** The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: number;
  /** Which ones. A building by its number; -1: none, or one the viewer may not see. */
  buildings: Array<number>;
}

/** Stand up your wounded posse on spot `source` and move it to `spot`; `side` as when placing. */
export interface HealPosse {
  type: "heal-posse";
  /** Where the posse stands now. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  source: number;
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or up). */
  side: number;
}

/** Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) for your third posse this round. */
export interface HireThird {
  type: "hire-third";
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
}

/** An industry token moved one step up, to `step`; `owner` chose it. */
export interface IndustryAdvanced {
  type: "industry-advanced";
  /** The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: number;
  /** Which one. 0 wagon, 1 railroad, 2 mining. */
  industry: number;
  /** Where the token stands now. Steps of an industry: 0 off the track, 1 third, 2 second, 3 first position. */
  step: number;
}

/** A seat gained `amount` of a kind; what went above the printed limit is not in it. */
export interface InfluenceGained {
  type: "influence-gained";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
  /** How much. In influence. */
  amount: number;
}

/** A seat had no room for what it should have gained of a kind. */
export interface InfluenceLost {
  type: "influence-lost";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
}

/** A seat paid influence: Law, Force, Money. */
export interface InfluencePaid {
  type: "influence-paid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How much Law. In Law. */
  law: number;
  /** How much Force. In Force. */
  force: number;
  /** How much Money. In Money. */
  money: number;
}

/** Keep `card` and discard the others, face down. */
export interface KeepCard {
  type: "keep-card";
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number;
}

/** Let a computer play the seat until you return. */
export interface LeaveSeat {
  type: "leave-seat";
}

/** `owner` plays the colour of `mat` and sits at it. */
export interface MatTaken {
  type: "mat-taken";
  /** The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: number;
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
}

/** Pay 1 influence of `kind` to move your other standing posse from `source` to `spot`. */
export interface MovePosse {
  type: "move-posse";
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
  /** Where the posse stands now. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  source: number;
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or up). */
  side: number;
}

/** The current task is done; `then` comes before what was already waiting, in this order. */
export interface Next {
  type: "next";
  /** What comes next, before what was already waiting. */
  then?: Array<Task>;
}

/** What a seat may do without. */
export type Offer = "auction" | "buy" | "buy-leftover" | "hire-third" | "livery-stable" | "post-office";

/** A seat does without an offer: the name of its prompt. */
export interface OfferDeclined {
  type: "offer-declined";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What is declined: the prompt that offered it. What a seat may do without. */
  offer: Offer;
}

/** Do without what is offered. */
export interface Pass {
  type: "pass";
}

/** Pay 2 influence in all to win the Town Hall this round whatever the hands. */
export interface PayPostage {
  type: "pay-postage";
  /** How much Law. In Law. */
  law: number;
  /** How much Force. In Force. */
  force: number;
  /** How much Money. In Money. */
  money: number;
}

/** Place a posse on `spot`; `side` is 0 where the spot has one use, otherwise 1 left or 2 right. */
export interface PlacePosse {
  type: "place-posse";
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or up). */
  side: number;
}

/** What lies in front of an owner, as the viewer sees it. */
export interface PlayerView {
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** Which one. A boss by its number; -1: none yet. */
  boss: number;
  /** How much of each kind. In influence. */
  influence: Array<number>;
  /** The buildings on the porch of the owner's mat, the usable one last. A building by its number; -1: none, or one the viewer may not see. */
  stack: Array<number>;
  /** What was bought this round. A building by its number; -1: none, or one the viewer may not see. */
  bought: Array<number>;
  /** Whether the seat has, or takes, its third posse. */
  third: boolean;
  /** Whether it has its third posse in the next round. */
  third_won: boolean;
  /** What was dealt, of which one is kept. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  dealt: Array<number>;
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number | null;
  /** Whether everybody sees the seat's card. */
  shown: boolean;
  /** What was discarded face down. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  discarded: Array<number>;
  /** Whether the seat has seen the Rival's hidden card. */
  peeked: boolean;
  /** Whether the seat neither duels nor is dueled for the rest of the round. */
  avoids: boolean;
  /** Whether the seat may roll again once in each of its duels without paying. */
  powder: boolean;
  /** Duels that were won this round. How many there are. */
  duels_won: number;
  /** Buildings that were bought in phase four of this round. How many there are. */
  purchases: number;
}

/** A building from the deck lies on the neutral porch of `mat`. */
export interface PorchFilled {
  type: "porch-filled";
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
}

/** The neutral building of `mat` moved from the porch into the buy zone. */
export interface PorchMoved {
  type: "porch-moved";
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
}

/** `building` came to the top of the stack of `owner`. */
export interface PorchReordered {
  type: "porch-reordered";
  /** The seat that it belongs to, or that does it. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
}

/** A token was stood up, if wounded, and moved to another spot by a building. */
export interface PosseMoved {
  type: "posse-moved";
  /** Which one. A token: 3 x owner + 0, 1 or 2; -1: none. */
  token: number;
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or up). */
  side: number;
}

/** A token came onto a spot: 0 no side, 1 left, 2 right. */
export interface PossePlaced {
  type: "posse-placed";
  /** Which one. A token: 3 x owner + 0, 1 or 2; -1: none. */
  token: number;
  /** Where. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  spot: number;
  /** Which use of the spot. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or up). */
  side: number;
}

/** A seat may roll again once in each of its duels this round without paying. */
export interface PowderLoaded {
  type: "powder-loaded";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
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

/** Put `building` on top of the stack of the location mat `mat`. */
export interface ReorderPorch {
  type: "reorder-porch";
  /** Which one. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mat: number;
  /** Which one. A building by its number; -1: none, or one the viewer may not see. */
  building: number;
}

/** Give the game up for good; a computer plays the seat on while other people remain. */
export interface Resign {
  type: "resign";
}

/** Play your seat again; what a computer is thinking about for it comes to nothing. */
export interface ReturnToSeat {
  type: "return-to-seat";
}

/** The solo Rival had to fight with another poker card. */
export interface RivalCardDrawn {
  type: "rival-card-drawn";
  /** The side of the duel. 0 the attacker, 1 the defender. */
  role: number;
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number;
  /** What the card adds. Pips of a die. */
  value: number;
}

/** A seat looked at the Rival's hidden card. */
export interface RivalPeeked {
  type: "rival-peeked";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one; null: none. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  card: number;
}

/** The solo Rival rolled where to place its next posse, 1 to 6. */
export interface RivalRolled {
  type: "rival-rolled";
  /** What was rolled. Pips of a die. */
  die: number;
}

/** Roll your die again: pay 1 Force as attacker, 1 Law as defender, or use the Powder House when `free`. */
export interface RollAgain {
  type: "roll-again";
  /** Whether the Powder House pays for it. */
  free: boolean;
}

/** A round began, with its dealer. */
export interface RoundBegan {
  type: "round-began";
  /** Which one begins. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** The seat that deals this round, and is first. A seat is a position at the table, counted from 0; -1: nobody. */
  dealer: number;
}

/** Tokens went home, new buildings onto their porches; `thirds` are the seats whose third posse stands. */
export interface RoundEnded {
  type: "round-ended";
  /** The seats whose third posse stands in the next round. A seat is a position at the table, counted from 0; -1: nobody. */
  thirds: Array<number>;
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

/** The dealer of the first round, and the mat of each owner; no mats where the seats choose them. */
export interface SeatsPlaced {
  type: "seats-placed";
  /** The seat that deals this round, and is first. A seat is a position at the table, counted from 0; -1: nobody. */
  dealer: number;
  /** Where each owner sits; none: the seats choose. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  mats: Array<number>;
}

/** The last event of every game: the seed (hex), so that everybody can check every draw. */
export interface SeedRevealed {
  type: "seed-revealed";
  /** The seed of the platform: every draw can be checked with it. Bytes as hexadecimal digits. */
  seed: string;
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

/** Pay 2 of `kind` (0 Law, 1 Force, 2 Money), gain 2 of each other kind. */
export interface StayAtHotel {
  type: "stay-at-hotel";
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
}

/** A stable name, for programs. */
export type Stop = "abandoned" | "absent" | "agreed" | "group-ended" | "nobody-left" | "resigned";

/** Leave the duel as it is: your posse is wounded. */
export interface StopDuel {
  type: "stop-duel";
}

/** Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it. */
export interface TakeBack {
  type: "take-back";
  /** The version that is returned to. A version is the number of commits so far. */
  to?: number | null;
}

/** Take the free gain as `kind`: 0 Law, 1 Force, 2 Money. */
export interface TakeInfluence {
  type: "take-influence";
  /** Which kind. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  kind: number;
}

/** Take 1 Law and 1 Force, or with `third` your third posse for the next round. */
export interface TakePot {
  type: "take-pot";
  /** Whether the seat has, or takes, its third posse. */
  third: boolean;
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

/** A seat has its third posse this round. */
export interface ThirdPosseStood {
  type: "third-posse-stood";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A seat will have its third posse next round. */
export interface ThirdPosseWon {
  type: "third-posse-won";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The time of `seat` was up: what follows is what the table chose for that. */
export interface TimedOut {
  type: "timed-out";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** When a building works. */
export type Timing = "buy" | "immediate" | "resolution";

/** Six poker cards between the mats, and the Rival's: one hidden, in a solo game another one open before it. */
export interface TownDealt {
  type: "town-dealt";
  /** The poker cards between the mats: `gaps[g]` lies between places g and g + 1 of the wheel. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  gaps: Array<number>;
  /** The Rival's cards, the hidden one last. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  rival: Array<number>;
}

/** The order of buying: owners best first, each with its card in force and its hand; `why` in words. */
export interface TownHallRanked {
  type: "town-hall-ranked";
  /** The seats that take part, the best first. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owners: Array<number>;
  /** Which ones. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  cards: Array<number>;
  /** What each of `owners` has, in words. A poker hand in words. */
  hands: Array<string>;
  /** Why, in English words. Text for people. */
  why: string;
}

/** A seat wins the Town Hall by the Post Office: first in the order of buying. */
export interface TownHallTaken {
  type: "town-hall-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Use the building on the porch where you just placed. */
export interface UseBuilding {
  type: "use-building";
}

/** The table as `viewer` sees it; its numbers are those of the title's README. */
export interface View {
  /** The seat whose view this is; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody. */
  viewer: number | null;
  /** The current one, of six. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** The seat that deals this round, and is first. A seat is a position at the table, counted from 0; -1: nobody. */
  dealer: number;
  /** The seat that has the Wanted card. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  wanted: number;
  /** The mats clockwise from the Town Hall. 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout, 4 Sheriff's Office, 5 Town Hall; -1: none. */
  wheel: Array<number>;
  /** What lies in front of each owner, in a solo game the Rival last. */
  players: Array<PlayerView>;
  /** Where each token stands. A place for posses: the porches 0, 2, 4, 6 of mats 0 to 3 and 8 of the Sheriff; influence spots 1, 3, 5, 7; 9 Number, 10 Suit, 11 Leftover; -1: in front of its owner. */
  token_spot: Array<number>;
  /** Which use of its spot each token has. 0 where a spot has one use, 1 left (at once, or down), 2 right (when the hand is won, or up). */
  token_side: Array<number>;
  /** Whether each token is wounded. */
  token_down: Array<boolean>;
  /** The seat whose mat it is. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  owner: Array<number>;
  /** The neutral building on the porch of each mat. A building by its number; -1: none, or one the viewer may not see. */
  porch: Array<number>;
  /** The building in the buy zone of each mat. A building by its number; -1: none, or one the viewer may not see. */
  market: Array<number>;
  /** The poker cards between the mats: `gaps[g]` lies between places g and g + 1 of the wheel. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  gaps: Array<number>;
  /** The Rival's cards, the hidden one last. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  rival: Array<number>;
  /** Whether everybody sees the Rival's hidden card. */
  rival_shown: boolean;
  /** Cards with which the Rival has fought. A poker card: 5 x suit + value - 1, suits by strength from 0 cattle skull, 1 horseshoe, 2 tepee to 3 hat; -1: none, or one the viewer may not see. */
  seen: Array<number>;
  /** The buildings drawn at the Auction House. A building by its number; -1: none, or one the viewer may not see. */
  offer: Array<number>;
  /** Where each token stands. Steps of an industry: 0 off the track, 1 third, 2 second, 3 first position. */
  industry: Array<number>;
  /** The seats that buy first, second and so on. A seat, or, in a solo game, one more than the last seat: the Rival; -1: nobody. */
  ranking: Array<number>;
  /** The duel that is fought; null: none. */
  duel: Duel | null;
  /** What is still to do, the next one last. */
  agenda: Array<Task>;
  /** Why the game is over; empty: it goes on. Why the game ended. */
  ending: Ending;
  /** Cards in the poker deck. How many there are. */
  poker_left: number;
  /** Buildings in the deck. How many there are. */
  buildings_left: number;
  /** The bosses of this table. */
  bosses: Array<CardText>;
  /** The buildings on the table. */
  buildings: Array<BuildingText>;
  /** What no source prints of the content this table uses: our proposals. A row of the content as `table.row`. */
  unofficial: Array<string>;
}

/** Gain 1 of `first` and 1 of `second`, different kinds in printed order (0 Law, 1 Force, 2 Money). */
export interface VisitGraveyard {
  type: "visit-graveyard";
  /** The first kind that is gained. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  first: number;
  /** The second kind that is gained. A kind of influence: 0 Law, 1 Force, 2 Money, 3 of your choice. */
  second: number;
}

/** Play on without the player of `against`, for whom the game has waited too long; most others must ask. */
export interface VoteToRemove {
  type: "vote-to-remove";
  /** The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1: nobody. */
  against: number;
}

/** What a seat can ask. */
export type Command =
  | ChooseMat
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
  ;

/** What can happen. */
export type Event =
  | Next
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
  ;

/** Tiny Epic Western: `client.game<Typing>(id)` gives an editor its types. */
export interface Typing { command: Command; event: Event; view: View; }
