// Commands, events and the view of Carson City. Made by `make clients`: change the schemas, not this file.

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

/** The cowboy of `seat` left `box` without its effect. */
export interface ActionForgone {
  type: "action-forgone";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** All have passed; the action row is resolved. */
export interface ActionsBegan {
  type: "actions-began";
}

/** End the game without a result, once every person asks for it; what you ask lapses with your next move. */
export interface AgreeToEnd {
  type: "agree-to-end";
}

/** The game waits for all of `seats` at once, each of which may answer with the commands of `prompt`. */
export interface AllAsked {
  type: "all-asked";
  /** The seats that it concerns, in the order that the event tells of. A seat is a position at the table, counted from 0; -1: nobody. */
  seats: Array<number>;
  /** What is asked. The stable name of what a seat is asked; `prompts` of the schemas has its sentences. */
  prompt: Prompt;
}

/** The game waits for `seat`, which may answer with the commands of `prompt`. */
export interface Asked {
  type: "asked";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What is asked. The stable name of what a seat is asked; `prompts` of the schemas has its sentences. */
  prompt: Prompt;
}

/** Place a cowboy on another seat's building on `parcel` to steal half its income. */
export interface Attack {
  type: "attack";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A church protects `parcel`; the attackers' cowboys went back to their reserves. */
export interface AttackFailed {
  type: "attack-failed";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** The seats whose cowboys attacked. A seat is a position at the table, counted from 0; -1: nobody. */
  attackers: Array<number>;
}

/**
 * What the Auctioneer sells: parcels, or the 3-guns token when there are none.
 *
 * `dollars` is the highest bid and `bidder` who made it; `out` have withdrawn, `last` was asked last.
 */
export interface Auction {
  /** The seat that has the Auctioneer. A seat is a position at the table, counted from 0; -1: nobody. */
  seller: number;
  /** What is sold; none: the token of three revolvers. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  lots?: Array<number>;
  /** Whether bids are taken; false: parcels are still being chosen. */
  open?: boolean;
  /** The highest bid. In dollars. */
  dollars?: number;
  /** The seat that bid most so far. A seat is a position at the table, counted from 0; -1: nobody. */
  bidder?: number;
  /** The seats that have withdrawn. A seat is a position at the table, counted from 0; -1: nobody. */
  out?: Array<number>;
  /** The seat that was asked last for a bid. A seat is a position at the table, counted from 0; -1: nobody. */
  last?: number;
}

/** The auction is over: `winner`, who may be nobody, paid `dollars`, of which the seller got `earned`. */
export interface AuctionClosed {
  type: "auction-closed";
  /** The seat that has the Auctioneer. A seat is a position at the table, counted from 0; -1: nobody. */
  seller: number;
  /** The seat that won. A seat is a position at the table, counted from 0; -1: nobody. */
  winner: number;
  /** What is sold; none: the token of three revolvers. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  lots: Array<number>;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
  /** What the seller got. In dollars. */
  earned: number;
}

/** Bids are taken, clockwise from `seller`: for the parcels it chose, else for the 3-guns token. */
export interface AuctionOpened {
  type: "auction-opened";
  /** The seat that has the Auctioneer. A seat is a position at the table, counted from 0; -1: nobody. */
  seller: number;
}

/** Take no dollars; score at the end of the round. */
export interface AwaitPoints {
  type: "await-points";
}

/** Bid so many `dollars`, more than anybody before and no more than you have. */
export interface Bid {
  type: "bid";
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The highest bid is now `dollars`. */
export interface BidMade {
  type: "bid-made";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** A seat bids no more in this auction. */
export interface BidderWithdrew {
  type: "bidder-withdrew";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Spend a dynamite token: your mine on `parcel` pays three times as much this round. */
export interface BlastMine {
  type: "blast-mine";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Victory points for something else at the end; `reason` is its stable name, as `station`. */
export interface BonusScored {
  type: "bonus-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** For what. What brought the points. */
  reason: Scored;
  /** How many. In victory points. */
  points: number;
}

/** Take the Newspaper Boy, and with him `character`, whose effect and cash limit you use. */
export interface BorrowCharacter {
  type: "borrow-character";
  /** Which one; null: none yet. A character by its id; `-red` stands behind that of a red side. */
  character: Character;
}

/** The Doctor or the Undertaker got dollars for an outlaw that somebody has beaten. */
export interface BountyPaid {
  type: "bounty-paid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** A box of the action row that takes cowboys. */
export type Box = "ammunition" | "building-10" | "building-12" | "building-3" | "building-4" | "building-5" | "building-6" | "building-8" | "building-points" | "cowboy-income" | "cowboy-points" | "gambling" | "parcel-income" | "parcel-points" | "points-2" | "points-3" | "points-4" | "points-5" | "road" | "roads" | "salary";

/** Duelists, their dice (or duel tiles) and totals; the losers' cowboys went back to their reserves. */
export interface BoxDuelFought {
  type: "box-duel-fought";
  /** Where it happens. A box of the action row. */
  box: Box;
  /** The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1: nobody. */
  duelists: Array<number>;
  /** What each duelist rolled, or the value of the duel tile it laid. Pips of a die. */
  dice: Array<number>;
  /** Die and firepower together: who has most wins. Firepower: revolvers and what else adds to a die. */
  strengths: Array<number>;
  /** The seat that won. A seat is a position at the table, counted from 0; -1: nobody. */
  winner: number;
}

/** A box of the action row, in the order of resolution. `price` is of a building or of one victory point. */
export interface BoxView {
  /** Where it happens. A box of the action row. */
  box: Box;
  /** What it costs; null: it is not for sale. In dollars. */
  price: number | null;
  /** Whether cowboys who meet there fight. */
  duel: boolean;
  /** Whether a cowboy may be placed there. */
  open: boolean;
  /** The tile for sale there; null: none. What lies on a parcel, or will: a house, a mountain, or a building. */
  building: Kind | null;
  /** The seats whose cowboys stand there, in the order of placing; a seat twice when it has two. A seat is a position at the table, counted from 0; -1: nobody. */
  cowboys: Array<number>;
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

/** Two roads from the reserve of `seat` cross the river on `edge`. */
export interface BridgeBuilt {
  type: "bridge-built";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  edge: number;
}

/** Carson River: the points that parcels beside a bridge are worth more than others. */
export interface BridgesScored {
  type: "bridges-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/** Throw the dice for the outlaws of this round. */
export interface BringOutlaws {
  type: "bring-outlaws";
}

/** Build a `kind` you hold on `parcel`; its house, if it needs one, is placed next. */
export interface BuildHeld {
  type: "build-held";
  /** Which of the buildings you hold. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Build a road on `edge`, which meets a road at one of its ends. */
export interface BuildRoad {
  type: "build-road";
  /** Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  edge: number;
}

/** The tile of `box` belongs to `seat`, which paid `dollars`. */
export interface BuildingBought {
  type: "building-bought";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** A held building stands on `parcel`; its revolvers went to `seat`. */
export interface BuildingBuilt {
  type: "building-built";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** How many. In revolvers. */
  revolvers: number;
}

/** The winner over an outlaw stays on `parcel` to steal half its income instead. */
export interface BuildingFreed {
  type: "building-freed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A building is to stand on `parcel` as soon as its house has a place; `held`: it was bought earlier. */
export interface BuildingPlanned {
  type: "building-planned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** Whether the building was bought earlier and comes out of the reserve. */
  held: boolean;
}

/** A character took a tile from `box`, or out of the bag, for `dollars`. */
export interface BuildingTaken {
  type: "building-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
  /** Where the tile lay; null: in the bag. A box of the action row. */
  box: Box | null;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The income of all buildings of `seat`, without what was stolen. */
export interface BuildingsEarned {
  type: "buildings-earned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The building boxes hold `offers`, cheapest first, after `drawn` came out of the bag. */
export interface BuildingsOffered {
  type: "buildings-offered";
  /** What the building boxes sell, the cheapest first; null: nothing. What lies on a parcel, or will: a house, a mountain, or a building. */
  offers: Array<Kind | null>;
  /** What came out of the bag, in this order. What lies on a parcel, or will: a house, a mountain, or a building. */
  drawn: Array<Kind>;
}

/** Buy the building and build it on `parcel`; its house, if it needs one, is placed next. */
export interface BuyAndBuild {
  type: "buy-and-build";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Buy the building and keep it in your reserve. */
export interface BuyAndKeep {
  type: "buy-and-keep";
}

/** Buy a horse for your corral of this number, from 1 to 5; your other cowboys there earn their salary. */
export interface BuyHorse {
  type: "buy-horse";
  /** Which one. A corral of your board, 1 to 5. */
  corral: number;
}

/** Buy `parcel` at its price. */
export interface BuyParcel {
  type: "buy-parcel";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Buy so many victory points. */
export interface BuyPoints {
  type: "buy-points";
  /** How many. In victory points. */
  points: number;
}

/** Take `revolvers` for the Captain's price and keep them. */
export interface BuyRevolvers {
  type: "buy-revolvers";
  /** How many. In revolvers. */
  revolvers: number;
}

/** The outlaw on `parcel` moves next. */
export interface CallOutlaw {
  type: "call-outlaw";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A card in play counts as its other `side` from now on. */
export interface CardTurned {
  type: "card-turned";
  /** The card that was turned, as it was. A character by its id; `-red` stands behind that of a red side. */
  card: Character;
  /** The side that counts from now on. A character by its id; `-red` stands behind that of a red side. */
  side: Character;
}

/** A character by its id; `-red` stands behind that of a red side. */
export type Character = "auctioneer" | "auctioneer-red" | "banker" | "banker-red" | "captain" | "captain-red" | "chinese-worker" | "chinese-worker-red" | "cowboy" | "cowboy-red" | "doctor" | "editor" | "father-christmas" | "father-christmas-red" | "governor" | "governor-red" | "grocer" | "grocer-red" | "gunsmith" | "gunsmith-red" | "heroes" | "heroes-red" | "indian" | "indian-red" | "lawyer" | "mercenary" | "mercenary-red" | "newspaper-boy" | "newspaper-boy-red" | "prospector" | "prospector-red" | "settler" | "settler-red" | "sheriff" | "sheriff-red" | "singer" | "singer-red" | "teacher" | "teacher-red" | "undertaker";

/** A seat took a character. */
export interface CharacterChosen {
  type: "character-chosen";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one; null: none yet. A character by its id; `-red` stands behind that of a red side. */
  character: Character;
}

/** The character of `seat` has nothing more to offer this round. */
export interface CharacterFinished {
  type: "character-finished";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A character gave victory points. */
export interface CharacterScored {
  type: "character-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/** A character in play. */
export interface CharacterView {
  /** Which one; null: none yet. A character by its id; `-red` stands behind that of a red side. */
  character: Character;
  /** The printed number: low numbers come first in turn order. */
  number: number;
  /** The printed cash limit: what is above it at the end of the round is given up; null: that of the character it fetches, with `limit_change`. In dollars. */
  limit: number | null;
  /** What is added to the cash limit of the character it fetches; below 0: that much less; 0 for all that fetch nobody. In dollars. */
  limit_change: number;
  /** The seat that has it this round; null: nobody. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number | null;
}

/** These characters are in play, each on the side that counts. */
export interface CharactersDealt {
  type: "characters-dealt";
  /** The characters in play, each on the side that counts. A character by its id; `-red` stands behind that of a red side. */
  cards: Array<Character>;
}

/**
 * Do what the table chose for a time that is up, or for a game that nobody plays any more.
 *
 * No seat may: the platform asks, as the automaton.
 */
export interface CheckClocks {
  type: "check-clocks";
}

/** Take `character` (its id, as in the view) and its effect. */
export interface ChooseCharacter {
  type: "choose-character";
  /** Which one; null: none yet. A character by its id; `-red` stands behind that of a red side. */
  character: Character;
}

/** Take `parcel` for nothing. */
export interface ChooseParcel {
  type: "choose-parcel";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Lay a tile of this value face down; all duelists show theirs at once. */
export interface ChooseTile {
  type: "choose-tile";
  /** What you lay. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  tile: number;
}

/** The cowboys of `seat` left `parcels` for the general supply, unused or spent. */
export interface ClaimsDropped {
  type: "claims-dropped";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcels: Array<number>;
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

/** Tax `goods`: a dollar for each revolver token, or for each ten dollars, the last ones counted as ten. */
export interface CollectTax {
  type: "collect-tax";
  /** What is taxed. What the Governor taxes. */
  goods: Goods;
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

/** The owner does not want the house of `builder` on `parcel`, this round. */
export interface ConsentRefused {
  type: "consent-refused";
  /** The seat whose house it is. A seat is a position at the table, counted from 0; -1: nobody. */
  builder: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The planned house is to stand on `parcel`, if its owner agrees. */
export interface ConsentSought {
  type: "consent-sought";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A beaten cowboy of `seat` was placed again for `dollars` to the Doctor. */
export interface CowboyHealed {
  type: "cowboy-healed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The seat that has the Doctor, and is paid. A seat is a position at the table, counted from 0; -1: nobody. */
  doctor: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** A cowboy stands in `corral`. */
export interface CowboyInCorral {
  type: "cowboy-in-corral";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A corral of your board, 1 to 5. */
  corral: number;
}

/** A cowboy on `box` went back to the reserve of `seat`, which may place it elsewhere. */
export interface CowboyOffBox {
  type: "cowboy-off-box";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** The cowboy on `parcel` went back to the reserve of `seat`, which may place it elsewhere. */
export interface CowboyOffParcel {
  type: "cowboy-off-parcel";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A cowboy stands on `box`. */
export interface CowboyOnBox {
  type: "cowboy-on-box";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** A cowboy stands on `parcel`, to buy it, or to attack or defend what is built there. */
export interface CowboyOnParcel {
  type: "cowboy-on-parcel";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A cowboy stands on `box` with a no-duel token; `hired` cowboys came for it from the general supply. */
export interface CowboySheltered {
  type: "cowboy-sheltered";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
  /** How many came from the general supply for it. In cowboys. */
  hired: number;
}

/** By seat: cowboys that stand on the board before anybody places one in this round. */
export interface CowboysCounted {
  type: "cowboys-counted";
  /** The current round. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** How many each seat has on the board. In cowboys. */
  cowboys: Array<number>;
}

/**
 * The seats that lost the duel just fought, in the order in which the Doctor or the Undertaker deals with them.
 *
 * `after` is the box up to which the row is resolved, `stage` the part of the building income, or empty;
 * `outlaw` the parcel of the outlaw that has beaten them, or -1.
 */
export interface CowboysDefeated {
  type: "cowboys-defeated";
  /** The seats that it concerns, in the order that the event tells of. A seat is a position at the table, counted from 0; -1: nobody. */
  seats: Array<number>;
  /** The box up to which the action row was resolved; null: none. A box of the action row. */
  after: Box;
  /** In which part of the building income they lost. A part of the building income; empty: none. */
  stage: Stage;
  /** The outlaw that has beaten them; -1: a duel between seats. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  outlaw?: number;
}

/** Cowboys left the reserve for the general supply, and their seat scored. */
export interface CowboysDismissed {
  type: "cowboys-dismissed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In cowboys. */
  cowboys: number;
  /** How many. In victory points. */
  points: number;
}

/** Cowboys went from the general supply to the reserve for `dollars`. */
export interface CowboysHired {
  type: "cowboys-hired";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In cowboys. */
  cowboys: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** Do without what is offered. */
export interface Decline {
  type: "decline";
}

/** Nothing more happens to a beaten cowboy of `seat`. */
export interface DefeatAccepted {
  type: "defeat-accepted";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Place a cowboy on your own building on `parcel` to meet attackers. */
export interface Defend {
  type: "defend";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Return `cowboys` from your reserve to the general supply and score. */
export interface DismissCowboys {
  type: "dismiss-cowboys";
  /** How many. In cowboys. */
  cowboys: number;
}

/** A character gave dollars. */
export interface DollarsReceived {
  type: "dollars-received";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** Double what all your buildings of `kind` pay this round. */
export interface DoubleIncome {
  type: "double-income";
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
}

/** Double what your ranch on `parcel` pays this round. */
export interface DoubleRanch {
  type: "double-ranch";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
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

/**
 * Tiles that `seat` drew from the pile when its hand was empty.
 *
 * `used`: every tile that anybody had used before, a tile twice when it was used twice. `shown`: the drawn tiles
 * that were used since.
 */
export interface Draw {
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Every tile that anybody had used before, a tile twice when it was used twice. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  used: Array<number>;
  /** How many were drawn. In tiles. */
  size: number;
  /** The drawn tiles that have been used since. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  shown?: Array<number>;
}

/** The referee wants the duel, or the fight against an outlaw, on `parcel` next. */
export interface DuelCalled {
  type: "duel-called";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The dice of a duel over `place` lie on the table, for each duelist in pass order. */
export interface DuelRolled {
  type: "duel-rolled";
  /** Where cowboys stand. A box by its id, or a parcel by its number. */
  place: Box | number;
  /** The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1: nobody. */
  duelists: Array<number>;
  /** What each duelist rolled, which may be several dice. Pips of a die. */
  dice: Array<Array<number>>;
}

/** `seat` rolled some of its dice again, or kept them all; these count. */
export interface DuelRolledAgain {
  type: "duel-rolled-again";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The dice of this seat that count now. Pips of a die. */
  dice: Array<number>;
}

/** The duel tiles. `hand` and `choice` are the viewer's own, None for everybody else's and for spectators. */
export interface DuelTilesView {
  /** Your own tiles; null: the viewer has no seat. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  hand: Array<number> | null;
  /** What you laid face down for this duel; null: the viewer has no seat. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  choice: Array<number> | null;
  /** How many each seat holds. In tiles. */
  sizes: Array<number>;
  /** How many lie face down in front of each seat. In tiles. */
  chosen: Array<number>;
  /** Chosen tiles that everybody has seen before somebody chooses last. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  revealed: Array<Array<number>>;
  /** The sum of the values each seat was dealt. */
  totals: Array<number>;
  /** Tiles of the dealt hand that have been used. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  shown: Array<Array<number>>;
  /** What was drawn from the pile, in the order in which it was. */
  draws: Array<Draw>;
  /** Where the duel is, or the fight against an outlaw, for which tiles are laid; null: none are laid. A box by its id, or a parcel by its number. */
  place: Box | number | null;
}

/** A seat blasts no more mines this round. */
export interface DynamiteKept {
  type: "dynamite-kept";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A dynamite token lies beside the cowboy of `seat` on `place`. */
export interface DynamiteLaid {
  type: "dynamite-laid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where cowboys stand. A box by its id, or a parcel by its number. */
  place: Box | number;
}

/** A character gave dynamite, which is kept until it is used. */
export interface DynamiteReceived {
  type: "dynamite-received";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many tokens. In tiles. */
  tokens: number;
}

/** The cowboys of `seat` on `box` earned dollars. */
export interface Earned {
  type: "earned";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** What characters leave on the table beside dollars, cowboys and the rest; neutral where nobody has such a card. */
export interface Effects {
  /** The seat that has the Newspaper Boy. A seat is a position at the table, counted from 0; -1: nobody. */
  errand?: number;
  /** The seats that wait for points at the end of the round. A seat is a position at the table, counted from 0; -1: nobody. */
  promised?: Array<number>;
  /** The seats whose characters have nothing more to offer this round. A seat is a position at the table, counted from 0; -1: nobody. */
  finished?: Array<number>;
  /** How many tokens. In tiles. */
  tokens?: number;
  /** Where the Singer's cowboys stand with a no-duel token. */
  sheltered?: Array<Token>;
  /** What the Auctioneer sells just now; null: nothing. */
  auction?: Auction | null;
  /** What is left in the general supply. In dynamite tokens. */
  dynamite?: number;
  /** A seat for each dynamite token in a reserve. A seat is a position at the table, counted from 0; -1: nobody. */
  holders?: Array<number>;
  /** Dynamite beside cowboys. */
  charges?: Array<Token>;
  /** Mines that pay three times as much this round. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  blasted?: Array<number>;
  /** The duel whose dice lie on the table; null: none. */
  throw?: Throw | null;
  /** The seats whose cowboys lost the last duel and wait for the Doctor or the Undertaker. A seat is a position at the table, counted from 0; -1: nobody. */
  defeated?: Array<number>;
  /** The box up to which the action row was resolved; null: none. A box of the action row. */
  after?: Box | null;
  /** In which part of the building income they lost. A part of the building income; empty: none. */
  stage?: Stage;
  /** The seats that keep their dynamite this round. A seat is a position at the table, counted from 0; -1: nobody. */
  thrifty?: Array<number>;
  /** The seat that had the Heroes in the last round, until the outlaws have moved. A seat is a position at the table, counted from 0; -1: nobody. */
  heroes?: number;
  /** The outlaws that have beaten cowboys this round, where that matters to a Doctor. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  unbeaten?: Array<number>;
  /** The seats that build no more roads this round. A seat is a position at the table, counted from 0; -1: nobody. */
  paved?: Array<number>;
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

/** The Newspaper Boy fetches a character for `seat`, which paid `dollars`. */
export interface ErrandRun {
  type: "errand-run";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** Dollars above the cash limit were given up for victory points. */
export interface ExcessPaid {
  type: "excess-paid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
  /** How many. In victory points. */
  points: number;
}

/** The duel on `parcel` is next. */
export interface FightDuel {
  type: "fight-duel";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The fight against the outlaw on `parcel` is next. */
export interface FightNext {
  type: "fight-next";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Victory points for parcels with something on them, and for dollars. */
export interface FinalPointsScored {
  type: "final-points-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** For parcels with something on them. In victory points. */
  land: number;
  /** For dollars. In victory points. */
  dollars: number;
}

/** A seat lost victory points instead of paying the Undertaker. */
export interface FuneralMissed {
  type: "funeral-missed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/** A seat paid the Undertaker for a beaten cowboy. */
export interface FuneralPaid {
  type: "funeral-paid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The seat that has the Undertaker, and is paid. A seat is a position at the table, counted from 0; -1: nobody. */
  undertaker: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The dice on the gambling box, and what they paid. */
export interface Gambled {
  type: "gambled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The white die. Pips of a die. */
  white: number;
  /** The black die. Pips of a die. */
  black: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The host of the table ended the game before it was over: nobody moves any more, and nobody has won. */
export interface GameClosed {
  type: "game-closed";
}

/** The fourth round is over and everything is scored. */
export interface GameEnded {
  type: "game-ended";
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

/** Father Christmas threw a die, which brought dollars and cowboys. */
export interface GiftOpened {
  type: "gift-opened";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What was rolled. Pips of a die. */
  die: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
  /** How many. In cowboys. */
  cowboys: number;
}

/** Allow the house on your parcel. */
export interface GiveConsent {
  type: "give-consent";
}

/** What the Governor taxes. */
export type Goods = "dollars" | "revolvers";

/** The Grocer gave dollars instead of doubling. */
export interface GrocerPaid {
  type: "grocer-paid";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The token of three revolvers belongs to `seat` until the end of the round. */
export interface GunsTaken {
  type: "guns-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
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

/** Outlaws avoid the buildings of `seat`, which had the Heroes, once more. */
export interface HeroesStayed {
  type: "heroes-stayed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Take `cowboys` from your general supply for the Captain's price. */
export interface HireCowboys {
  type: "hire-cowboys";
  /** How many. In cowboys. */
  cowboys: number;
}

/** `seat`, and all before it on the lower track, have had their chance to build what they hold. */
export interface HoldingFinished {
  type: "holding-finished";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/**
 * A cowboy on Salary bought a horse for `corral`; `dollars` is what the seat has more (or less) for it all.
 *
 * That is the salary of its other cowboys there, less the price, and what the corral brought.
 */
export interface HorseBought {
  type: "horse-bought";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A corral of your board, 1 to 5. */
  corral: number;
  /** What the seat has more, or less, for it all. In dollars. */
  dollars: number;
}

/** `seat` takes its whole salary. */
export interface HorseForgone {
  type: "horse-forgone";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` puts no horse into a corral now. */
export interface HorseKept {
  type: "horse-kept";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` has placed a cowboy, the one that makes so many, and may put a horse into a corral. */
export interface HorseOffered {
  type: "horse-offered";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one it is that makes a horse move: how many stand on the board with it. In cowboys. */
  cowboys: number;
}

/** A horse went from the reserve into `corral`, which brought dollars. */
export interface HorseStabled {
  type: "horse-stabled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which one. A corral of your board, 1 to 5. */
  corral: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The horses of each seat before the first round, and those that are left. */
export interface HorsesDealt {
  type: "horses-dealt";
  /** How many each seat has. In horses. */
  horses: Array<number>;
  /** How many nobody has. In horses. */
  supply: number;
}

/** Horses from the supply came into the reserve of `seat`. */
export interface HorsesReceived {
  type: "horses-received";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In horses. */
  horses: number;
}

/** Victory points for horses and rodeos, at the end. */
export interface HorsesScored {
  type: "horses-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/** All horses; from `counted` on: how far the round has come. */
export interface HorsesView {
  /** How many nobody has. In horses. */
  supply: number;
  /** The horses of each seat. */
  stables: Array<StableView>;
  /** By seat: cowboys on the board that have had their horse offered. In cowboys. */
  counted: Array<number>;
  /** The last one in which cowboys were counted before anybody placed one. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** The seats that have just placed a cowboy and may put a horse into a corral. A seat is a position at the table, counted from 0; -1: nobody. */
  ready: Array<number>;
  /** The seats that have bought a horse this round, or did not want one. A seat is a position at the table, counted from 0; -1: nobody. */
  traded: Array<number>;
  /** Ranches that pay double this round. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  doubled: Array<number>;
  /** The seats that double no more ranches this round. A seat is a position at the table, counted from 0; -1: nobody. */
  settled: Array<number>;
  /** The last round whose rodeo is over. Rounds are counted from 1; 0: before the first. */
  rodeo: number;
}

/** The house that came with a building stands on `parcel`. */
export interface HouseBuilt {
  type: "house-built";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** One house of the planned building will stand on `parcel`, or be turned over there; more are to be chosen. */
export interface HouseChosen {
  type: "house-chosen";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The house on `parcel` became a terraced house instead of a new one. */
export interface HouseTurned {
  type: "house-turned";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The Grocer doubles all buildings of `kind` that `seat` owns. */
export interface IncomeDoubled {
  type: "income-doubled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
}

/** The buildings have paid; all cowboys on them, the town hall aside, went to the general supply. */
export interface IncomePaid {
  type: "income-paid";
}

/** A successful attack: `seat` got its half of the income of the building on `parcel`. */
export interface IncomeStolen {
  type: "income-stolen";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** Let your dice lie. */
export interface KeepDice {
  type: "keep-dice";
}

/** Spend no more dynamite this round. */
export interface KeepDynamite {
  type: "keep-dynamite";
}

/** What can lie on a parcel: a house, a mountain, or one of the buildings. */
export type Kind = "bank" | "blacksmith" | "church" | "drugstore" | "general-store" | "hotel" | "house" | "mine" | "mountain" | "prison" | "ranch" | "saloon" | "school" | "station" | "terraced-house" | "town-hall";

/** Lay a road from the general supply on `edge`, on a shortest way to a place for the town hall. */
export interface LayTownRoad {
  type: "lay-town-road";
  /** Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  edge: number;
}

/** Let a computer play the seat until you return. */
export interface LeaveSeat {
  type: "leave-seat";
}

/** A line of the sheet by its id. */
export type Line = "cowboys" | "dollars" | "horses" | "parcels" | "revolvers" | "roads" | "sharpshooter";

/** A seat wrote the next line of its sheet; `number` is -1 for everybody else. */
export interface LineWritten {
  type: "line-written";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What was written; -1: the viewer may not see it. */
  number: number;
}

/** Lose a victory point instead of paying the Undertaker. */
export interface LosePoint {
  type: "lose-point";
}

/** The Auctioneer will sell `parcel`. */
export interface LotChosen {
  type: "lot-chosen";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The mine on `parcel` pays three times as much; `spent` tokens of `seat` went for it. */
export interface MineBlasted {
  type: "mine-blasted";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** How many tokens went for it. In dynamite tokens. */
  spent: number;
}

/** The mountains lie on `parcels`, in the order of the dice. */
export interface MountainsRaised {
  type: "mountains-raised";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcels: Array<number>;
}

/** Move the outlaw from `origin` to one of `targets`, all equally good; `origin` alone when it stays. */
export interface MoveOutlaw {
  type: "move-outlaw";
  /** Where the outlaw stood. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  origin: number;
  /** Where it may go: all of them are equally good. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  targets: Array<number>;
}

/** Place a cowboy on the town hall, to hold it or to drive its holder out. */
export interface OccupyTownHall {
  type: "occupy-town-hall";
}

/** A seat did without what it was offered. */
export interface OfferDeclined {
  type: "offer-declined";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A character gave dollars instead of points at the end of the round. */
export interface OfferTaken {
  type: "offer-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The outlaw on `parcel` moves next. */
export interface OutlawCalled {
  type: "outlaw-called";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Fighters, dice and totals as in a duel, against an outlaw of fixed strength; `winner` -1: the outlaw stays. */
export interface OutlawFought {
  type: "outlaw-fought";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1: nobody. */
  duelists: Array<number>;
  /** What each duelist rolled, or the value of the duel tile it laid. Pips of a die. */
  dice: Array<number>;
  /** Die and firepower together: who has most wins. Firepower: revolvers and what else adds to a die. */
  strengths: Array<number>;
  /** The seat that won. A seat is a position at the table, counted from 0; -1: nobody. */
  winner: number;
}

/** An outlaw that stood on a prison is gone; its owner got the points. */
export interface OutlawImprisoned {
  type: "outlaw-imprisoned";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/** An outlaw went from `origin` to `target`, which may be the same. */
export interface OutlawMoved {
  type: "outlaw-moved";
  /** Where the outlaw stood. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  origin: number;
  /** Where it went. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  target: number;
}

/** The dice for number and strength, the points for each outlaw, and where the new ones stand. */
export interface OutlawsArrived {
  type: "outlaws-arrived";
  /** The white die. Pips of a die. */
  white: number;
  /** The black die. Pips of a die. */
  black: number;
  /** What each outlaw has this round. Firepower: revolvers and what else adds to a die. */
  strength: number;
  /** How many. In victory points. */
  points: number;
  /** Where the new outlaws stand. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcels: Array<number>;
}

/** The outlaws: their strength and worth this round, who has still to move, who moves or was beaten just now. */
export interface OutlawsView {
  /** What each outlaw has this round. Firepower: revolvers and what else adds to a die. */
  strength: number;
  /** What beating or catching one brings this round. In victory points. */
  points: number;
  /** Where outlaws stand. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcels: Array<number>;
  /** Where outlaws stand that have still to move. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  unmoved: Array<number>;
  /** The outlaw that moves now, or was beaten just now. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  at: number;
  /** The last round in which outlaws arrived. Rounds are counted from 1; 0: before the first. */
  raid: number;
}

/** `parcel` belongs to `seat`, which paid `dollars`. */
export interface ParcelBought {
  type: "parcel-bought";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** A duel on a parcel or building, told as one on a box. */
export interface ParcelDuelFought {
  type: "parcel-duel-fought";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1: nobody. */
  duelists: Array<number>;
  /** What each duelist rolled, or the value of the duel tile it laid. Pips of a die. */
  dice: Array<number>;
  /** Die and firepower together: who has most wins. Firepower: revolvers and what else adds to a die. */
  strengths: Array<number>;
  /** The seat that won. A seat is a position at the table, counted from 0; -1: nobody. */
  winner: number;
}

/** A character gave `parcel` for nothing. */
export interface ParcelGranted {
  type: "parcel-granted";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** A character sold `parcel` at once. */
export interface ParcelSold {
  type: "parcel-sold";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/**
 * A parcel. `price` in dollars is None where nobody can buy now: owned, water, the town hall's, an outlaw's.
 *
 * `income` is what the tile shows, before the Grocer, an attacker or an outlaw; None when nothing there can pay.
 */
export interface ParcelView {
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** The name on the map: C4 is in the third column and the fourth row. Text for people. */
  name: string;
  /** What lies there; null: nothing. What lies on a parcel, or will: a house, a mountain, or a building. */
  tile: Kind | null;
  /** The seat whose property tile lies there; null: nobody's. A seat is a position at the table, counted from 0; -1: nobody. */
  owner: number | null;
  /** Whether a road touches the parcel. */
  connected: boolean;
  /** What it costs; null: it is not for sale. In dollars. */
  price: number | null;
  /** What the tile shows, before the Grocer, an attacker or an outlaw; null: nothing there can pay. In dollars. */
  income: number | null;
  /** The seats whose cowboys stand there. A seat is a position at the table, counted from 0; -1: nobody. */
  cowboys: Array<number>;
  /** Whether an outlaw stands there. */
  outlaw: boolean;
}

/** Pass: your marker takes the first free place of the lower track. */
export interface Pass {
  type: "pass";
}

/** A seat places no more cowboys this round. */
export interface Passed {
  type: "passed";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** `seat` builds no more roads this round. */
export interface PavingFinished {
  type: "paving-finished";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Give up so many `dollars`, the excess or more. */
export interface PayExcess {
  type: "pay-excess";
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** Pay the Undertaker for your beaten cowboy. */
export interface PayUndertaker {
  type: "pay-undertaker";
}

/** Where in the game the table is. */
export type Phase = "actions" | "characters" | "cowboys" | "over" | "round-end" | "set-up";

/** Place a house of your planned building on `parcel`. */
export interface PlaceHouse {
  type: "place-house";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Place a cowboy in your corral of this number, from 1 to 5. */
export interface PlaceInCorral {
  type: "place-in-corral";
  /** Which one. A corral of your board, 1 to 5. */
  corral: number;
}

/** Place a cowboy on `box`. */
export interface PlaceOnBox {
  type: "place-on-box";
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** Place a cowboy on `parcel` to fight the outlaw there, whoever owns it. */
export interface PlaceOnOutlaw {
  type: "place-on-outlaw";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Place a cowboy on `parcel`, which you want to buy. */
export interface PlaceOnParcel {
  type: "place-on-parcel";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Kit Carson: points for the seats that passed after `seat` in the last round. */
export interface PlaceScored {
  type: "place-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
}

/** Place a cowboy with a no-duel token on `box`: it acts whoever else stands there. */
export interface PlaceSheltered {
  type: "place-sheltered";
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** Place the white cowboy on `box`, where no cowboy stands; nobody may fight it there. */
export interface PlaceSheriffOnBox {
  type: "place-sheriff-on-box";
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** Place the white cowboy on `parcel`, where no cowboy stands; nobody may fight it there. */
export interface PlaceSheriffOnParcel {
  type: "place-sheriff-on-parcel";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Place the town hall on `parcel`, which nobody owns; its house is placed next. */
export interface PlaceTownHall {
  type: "place-town-hall";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Place a cowboy and a dynamite token on `place`, a box or a parcel where cowboys fight. */
export interface PlaceWithDynamite {
  type: "place-with-dynamite";
  /** Where cowboys stand. A box by its id, or a parcel by its number. */
  place: Box | number;
}

/** Cowboys are placed in `order`. */
export interface PlacementBegan {
  type: "placement-began";
  /** The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody. */
  order: Array<number>;
}

/** The planned building stays in the reserve. */
export interface PlanDropped {
  type: "plan-dropped";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A building that waits for the place of its house, or for the consent of the owner of `asking`. */
export interface PlanView {
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which tile. What lies on a parcel, or will: a house, a mountain, or a building. */
  kind: Kind;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** Whether the building was bought earlier and comes out of the reserve. */
  held: boolean;
  /** The parcel whose owner is asked for consent. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  asking: number;
  /** Where its houses will stand, as chosen so far. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  houses: Array<number>;
}

/**
 * What lies in front of a seat. `firepower` is what it adds to a die now.
 *
 * `limit` is its cash limit in dollars this round, the Newspaper Boy counted; None before a character is chosen.
 */
export interface PlayerView {
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
  /** How many. In victory points. */
  points: number;
  /** How many are in the personal reserve. In cowboys. */
  cowboys: number;
  /** How many are left in the general supply for this seat. In cowboys. */
  supply: number;
  /** How many. In revolvers. */
  revolvers: number;
  /** What the seat adds to a die now. Firepower: revolvers and what else adds to a die. */
  firepower: number;
  /** How many are in the personal reserve. In roads. */
  roads: number;
  /** How many parcels the seat can still take. In tiles. */
  property_tiles: number;
  /** Which one; null: none yet. A character by its id; `-red` stands behind that of a red side. */
  character: Character | null;
  /** The cash limit of this round: what is above it at the end is given up; null: no character yet. In dollars. */
  limit: number | null;
  /** Buildings that were bought and are not built yet. What lies on a parcel, or will: a house, a mountain, or a building. */
  held: Array<Kind>;
  /** Where owners refused a house of this seat this round. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  refused: Array<number>;
}

/** Victory points for dollars. */
export interface PointsBought {
  type: "points-bought";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
  /** How many. In victory points. */
  points: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** A seat waits for the points of its character at the end of the round. */
export interface PointsPromised {
  type: "points-promised";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The cowboy of `seat` on `box` scored victory points. */
export interface PointsScored {
  type: "points-scored";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
  /** How many. In victory points. */
  points: number;
}

/** A character sold victory points for dollars. */
export interface PointsSold {
  type: "points-sold";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In victory points. */
  points: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** How far the current phase has come, beyond what lies on the table. */
export interface ProgressView {
  /** Starting parcels laid, or characters chosen this round. How many there are. */
  turn: number;
  /** The seat that orders the duels of the box that is resolved. A seat is a position at the table, counted from 0; -1: nobody. */
  referee: number;
  /** Seats, in the order in which they passed, that have had their chance to build what they hold. How many there are. */
  finished: number;
  /** Whether the Grocer took dollars instead of doubling. */
  grocer_paid: boolean;
  /** The kind of building that pays double this round; null: none. What lies on a parcel, or will: a house, a mountain, or a building. */
  doubled: Kind | null;
  /** Whether the buildings have paid this round. */
  income_paid: boolean;
  /** The duel that its referee called and that is not fought yet. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  called: number;
  /** The seats that took a cowboy back this round, each as often as it did. A seat is a position at the table, counted from 0; -1: nobody. */
  taken_back: Array<number>;
}

/** The stable name of what a seat is asked; `prompts` of the schemas has its sentences. */
export type Prompt = "" | "ammunition" | "banker-red" | "bid" | "building" | "captain" | "captain-red" | "character" | "chinese-worker-red" | "consent" | "corral" | "cowboy-red" | "doctor" | "doubling" | "duel" | "duel-tile" | "dynamite" | "excess" | "first-lot" | "governor-red" | "grocer" | "grocer-red" | "held" | "heroes-red" | "horse" | "house" | "lawyer" | "move" | "move-sheriff" | "next-lot" | "outlaw-fight" | "outlaw-move" | "outlaw-order" | "outlaw-reward" | "outlaws" | "parcel" | "place" | "points" | "prospector" | "ranches" | "roads" | "roll-again" | "second-corral" | "settler" | "settler-red" | "sheet" | "starting-parcel" | "town-hall" | "town-hall-house" | "town-hall-road" | "undertaker";

/** Take the tile of `box`, or one out of the bag when none is on offer, and build it on `parcel`. */
export interface Prospect {
  type: "prospect";
  /** Where the tile lies; null: one out of the bag, when none is on offer. A box of the action row. */
  box: Box | null;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Put one of your horses into your corral of this number, from 1 to 5. */
export interface PutHorse {
  type: "put-horse";
  /** Which one. A corral of your board, 1 to 5. */
  corral: number;
}

/** The ranch on `parcel` pays double this round. */
export interface RanchDoubled {
  type: "ranch-doubled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** `seat` doubles no more ranches this round. */
export interface RanchesSettled {
  type: "ranches-settled";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Something happened that this viewer may not read; it keeps its place in the stream. */
export interface Redacted {
  type: "redacted";
}

/** `seat` orders the duels of this box. */
export interface RefereeNamed {
  type: "referee-named";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Do not allow the house on your parcel. */
export interface RefuseConsent {
  type: "refuse-consent";
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

/** Play your seat again; what a computer is thinking about for it comes to nothing. */
export interface ReturnToSeat {
  type: "return-to-seat";
}

/** Revolvers for dollars. */
export interface RevolversBought {
  type: "revolvers-bought";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In revolvers. */
  revolvers: number;
  /** How many are paid, received, or held. In dollars. */
  dollars: number;
}

/** The winner over an outlaw took victory points; its cowboy left `parcel` for the general supply. */
export interface RewardTaken {
  type: "reward-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** How many. In victory points. */
  points: number;
}

/** The Lawyer wants `parcel`; the cowboys of `seats` went back to their reserves without a duel. */
export interface RivalsYielded {
  type: "rivals-yielded";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
  /** The seats that it concerns, in the order that the event tells of. A seat is a position at the table, counted from 0; -1: nobody. */
  seats: Array<number>;
}

/** A road from the reserve of `seat` lies on `edge`. */
export interface RoadBuilt {
  type: "road-built";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  edge: number;
}

/** A road on the map, and the corners (row, column from 0 to 8) it joins. */
export interface RoadView {
  /** Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  edge: number;
  /** The two corners that the road joins. Row and column of a corner of the map, each 0 to 8. */
  ends: [[number, number], [number, number]];
}

/** A character gave roads. */
export interface RoadsReceived {
  type: "roads-received";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In roads. */
  roads: number;
}

/** The cowboys of `seat` on `box` brought roads. */
export interface RoadsTaken {
  type: "roads-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
  /** How many. In roads. */
  roads: number;
}

/** By seat: rodeo points; the winner, -1 for nobody, has a token more. All horses and cowboys left the corrals. */
export interface RodeoHeld {
  type: "rodeo-held";
  /** What each seat had. In rodeo points: most of them win the rodeo. */
  scores: Array<number>;
  /** The seat that won. A seat is a position at the table, counted from 0; -1: nobody. */
  winner: number;
}

/** Roll the `dice` at these places of your throw (0 is the first) once more. */
export interface RollAgain {
  type: "roll-again";
  /** The places in your throw of the dice to roll once more, from 0. */
  dice: Array<number>;
}

/** Characters are chosen in `order`. */
export interface RoundBegan {
  type: "round-began";
  /** The current round. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody. */
  order: Array<number>;
}

/** All boxes are done; `cowboys` joined each reserve and the 3-guns token and the white cowboy went back. */
export interface RoundEnded {
  type: "round-ended";
  /** How many joined each reserve. In cowboys. */
  cowboys: Array<number>;
}

/** What brought the points. */
export type Scored = "station" | "teacher";

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

/** The last line of a sheet is written. */
export interface SheetFinished {
  type: "sheet-finished";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Everybody has an empty sheet with these lines, and so many dollars to spend on it (by seat). */
export interface SheetsHanded {
  type: "sheets-handed";
  /** The lines of every sheet, from the top. A line of the sheet by its id. */
  lines: Array<Line>;
  /** What each seat may spend on its sheet. In dollars. */
  budgets: Array<number>;
}

/** All sheets are shown, and everybody has what it chose: by line, then by seat. */
export interface SheetsRevealed {
  type: "sheets-revealed";
  /** What each seat chose, by line and then by seat. */
  kits: Record<string, Array<number>>;
}

/** The sheets. A number is -1 where the viewer may not see it yet. */
export interface SheetsView {
  /** The lines of every sheet, from the top. A line of the sheet by its id. */
  lines: Array<Line>;
  /** What each seat may spend on its sheet. In dollars. */
  budgets: Array<number>;
  /** By seat, then by line: what is written; -1: what the viewer may not see yet. */
  written: Array<Array<number>>;
  /** Whether all sheets are shown. */
  revealed: boolean;
}

/** The white cowboy: on the card, in the reserve of `seat`, or standing on a box or a parcel for that seat. */
export interface Sheriff {
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat?: number;
  /** On which box it stands; null: on none. A box of the action row. */
  box?: Box | null;
  /** On which parcel it stands. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel?: number;
}

/** The white cowboy stands on `box`. */
export interface SheriffOnBox {
  type: "sheriff-on-box";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** The white cowboy stands on `parcel`, to buy it. */
export interface SheriffOnParcel {
  type: "sheriff-on-parcel";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The white cowboy joined the reserve of `seat`. */
export interface SheriffTaken {
  type: "sheriff-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The white cowboy went back to the reserve of `seat`, which may place it elsewhere. */
export interface SheriffTakenBack {
  type: "sheriff-taken-back";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The horses of a seat. `corrals` and `cowboys` begin with the first corral. */
export interface StableView {
  /** How many wait in the reserve. In horses. */
  reserve: number;
  /** How many stand in each corral, the first one first. In horses. */
  corrals: Array<number>;
  /** The corrals in which a cowboy stands. A corral of your board, 1 to 5. */
  cowboys: Array<number>;
  /** How many rodeos the seat has won. How many there are. */
  rodeos: number;
  /** What the seat would bring into a rodeo now. In rodeo points: most of them win the rodeo. */
  rodeo_points: number;
}

/** A part of the building income; empty: none. */
export type Stage = "" | "attacks" | "outlaws" | "town-hall";

/** A seat laid a property tile during set-up. */
export interface StartingParcelChosen {
  type: "starting-parcel-chosen";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Steal half the income of the building you freed, instead of the points. */
export interface Steal {
  type: "steal";
}

/** A stable name, for programs. */
export type Stop = "abandoned" | "absent" | "agreed" | "group-ended" | "nobody-left" | "resigned";

/** Take the building of `box` and build it on `parcel`; its house, if it needs one, is placed next. */
export interface TakeAndBuild {
  type: "take-and-build";
  /** Where it happens. A box of the action row. */
  box: Box;
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Take the building of `box` and keep it in your reserve. */
export interface TakeAndKeep {
  type: "take-and-keep";
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it. */
export interface TakeBack {
  type: "take-back";
  /** The version that is returned to. A version is the number of commits so far. */
  to?: number | null;
}

/** Take one of your cowboys on `box` back. */
export interface TakeBackFromBox {
  type: "take-back-from-box";
  /** Where it happens. A box of the action row. */
  box: Box;
}

/** Take your cowboy on `parcel` back. */
export interface TakeBackFromParcel {
  type: "take-back-from-parcel";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** Take the white cowboy back. */
export interface TakeBackSheriff {
  type: "take-back-sheriff";
}

/** Take the dollars of your character now, instead of what else it offers. */
export interface TakeDollars {
  type: "take-dollars";
}

/** Take the token of three revolvers for the rest of the round. */
export interface TakeGuns {
  type: "take-guns";
}

/** Take the victory points of the outlaw. */
export interface TakeReward {
  type: "take-reward";
}

/** `seat` took its latest commands back: the game stands again as it stood at version `to`. */
export interface TakenBack {
  type: "taken-back";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** The version that is returned to. A version is the number of commits so far. */
  to: number;
}

/** The Governor taxed `goods`; each seat paid what stands at its place. */
export interface TaxCollected {
  type: "tax-collected";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What is taxed. What the Governor taxes. */
  goods: Goods;
  /** What each seat paid. In dollars. */
  payments: Array<number>;
}

/** A duel whose dice lie on the table, by duelist in pass order, while somebody may roll again. */
export interface Throw {
  /** Where cowboys stand. A box by its id, or a parcel by its number. */
  place: Box | number;
  /** The seats that fight, in the order in which they passed. A seat is a position at the table, counted from 0; -1: nobody. */
  duelists: Array<number>;
  /** What each duelist rolled, which may be several dice. Pips of a die. */
  dice: Array<Array<number>>;
  /** Whether everybody who may roll again has said so. */
  settled?: boolean;
}

/** A duelist laid a tile face down; `tile` is -1 for everybody else. */
export interface TileChosen {
  type: "tile-chosen";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** What was laid. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  tile: number;
}

/** A seat got its first hand; `tiles` is empty for everybody else. */
export interface TilesDealt {
  type: "tiles-dealt";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  tiles: Array<number>;
}

/** A seat without tiles drew `count` from the pile; `tiles` is empty for everybody else. */
export interface TilesDrawn {
  type: "tiles-drawn";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** How many. In tiles. */
  count: number;
  /** Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  tiles: Array<number>;
}

/** Each duelist lays a tile for the duel, or the fight against an outlaw, on `place`. */
export interface TilesDue {
  type: "tiles-due";
  /** Where the duel is, or the fight against an outlaw. A box by its id, or a parcel by its number. */
  place: Box | number;
}

/** All see these tiles before the last duelist chooses; a seat is named for each of its tiles. */
export interface TilesShown {
  type: "tiles-shown";
  /** The seat whose tile it is, one for each of `tiles`. A seat is a position at the table, counted from 0; -1: nobody. */
  seats: Array<number>;
  /** Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  tiles: Array<number>;
}

/** The tiles of a duel, shown by all at once, lie on the pile; a seat is named for each of its tiles. */
export interface TilesUsed {
  type: "tiles-used";
  /** The seat whose tile it was, one for each of `tiles`. A seat is a position at the table, counted from 0; -1: nobody. */
  seats: Array<number>;
  /** Which tiles; empty: the viewer may not see them. A duel tile by its value, which counts like a die; -1: a tile the viewer may not see. */
  tiles: Array<number>;
}

/** The time of `seat` was up: what follows is what the table chose for that. */
export interface TimedOut {
  type: "timed-out";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** Dynamite, or a no-duel token, beside the cowboy of `seat` on `place`. */
export interface Token {
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** Where cowboys stand. A box by its id, or a parcel by its number. */
  place: Box | number;
}

/** The Singer gave no-duel tokens for this round. */
export interface TokensReceived {
  type: "tokens-received";
  /** How many tokens. In tiles. */
  tokens: number;
}

/** The sum of each seat's hand, and the dollars with which it begins. */
export interface TotalsAnnounced {
  type: "totals-announced";
  /** The sum of the values each seat was dealt. */
  totals: Array<number>;
  /** With how many each seat begins. In dollars. */
  dollars: Array<number>;
}

/** The first house stands on `parcel` with a road on each of its four sides. */
export interface TownFounded {
  type: "town-founded";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The town hall: the seat whose cowboy holds it, and the seat that has just drawn it and must place it. */
export interface TownHall {
  /** The seat whose cowboy holds the town hall. A seat is a position at the table, counted from 0; -1: nobody. */
  holder?: number;
  /** The seat that has just drawn the town hall and must place it. A seat is a position at the table, counted from 0; -1: nobody. */
  drawn_by?: number;
}

/** The town hall stands on `parcel`, which belongs to nobody. */
export interface TownHallBuilt {
  type: "town-hall-built";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The town hall came out of the bag; `seat` places it before another tile is drawn. */
export interface TownHallDrawn {
  type: "town-hall-drawn";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** The cowboy of `seat` holds the town hall until another drives it out. */
export interface TownHallTaken {
  type: "town-hall-taken";
  /** The seat that does it, or that it concerns. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
}

/** A road from the general supply lies on `edge`, on the way to a place for the town hall. */
export interface TownRoadBuilt {
  type: "town-road-built";
  /** Where the road lies. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  edge: number;
}

/** Turn the house on `parcel` into a terraced house instead of placing a new one. */
export interface TurnHouse {
  type: "turn-house";
  /** Where it happens. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  parcel: number;
}

/** The turn order of the set-up and of the first round. */
export interface TurnOrderDrawn {
  type: "turn-order-drawn";
  /** The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody. */
  order: Array<number>;
}

/** The whole table. `seat` is awaited with `prompt`, or the seats of `company`, if any, all at once. */
export interface View {
  /** What goes on. A part of a round. */
  phase: Phase;
  /** The current round. Rounds are counted from 1; 0: before the first. */
  round: number;
  /** The seat that is asked. A seat is a position at the table, counted from 0; -1: nobody. */
  seat: number;
  /** All seats that are asked at once; empty: `seat` alone. A seat is a position at the table, counted from 0; -1: nobody. */
  company: Array<number>;
  /** What `seat`, or `company`, is asked; empty: nothing. The stable name of what a seat is asked; `prompts` of the schemas has its sentences. */
  prompt: Prompt;
  /** The turn order, the first one first. A seat is a position at the table, counted from 0; -1: nobody. */
  order: Array<number>;
  /** The seats that have passed, the first one first. A seat is a position at the table, counted from 0; -1: nobody. */
  passed: Array<number>;
  /** What lies in front of each seat. */
  players: Array<PlayerView>;
  /** The characters in play. */
  characters: Array<CharacterView>;
  /** The action row, in the order of resolution. */
  boxes: Array<BoxView>;
  /** The map, row by row. */
  parcels: Array<ParcelView>;
  /** The roads on the map, as they were built. */
  roads: Array<RoadView>;
  /** Where a road could be built next. A side of a parcel, on which a road can lie, by number; `telling.words.edge` says where it is. */
  frontier: Array<number>;
  /** How many are left in the supply. In houses. */
  houses_left: number;
  /** How many tiles of each kind are still in the bag. In tiles. */
  bag: Record<string, number>;
  /** The seat that has the token of three revolvers this round; null: nobody. A seat is a position at the table, counted from 0; -1: nobody. */
  guns: number | null;
  /** The white cowboy. */
  sheriff: Sheriff;
  /** The outlaws. */
  outlaws: OutlawsView;
  /** The building that waits for its house; null: none. */
  plan: PlanView | null;
  /** How far the phase has come. */
  progress: ProgressView;
  /** The seat whose view this is; null: a spectator's. A seat is a position at the table, counted from 0; -1: nobody. */
  viewer: number | null;
  /** The parcels under water; roads between two of them are bridges. A parcel is a square of the map: row times 8 plus column, both from 0; -1: none. */
  river: Array<number>;
  /** The duel tiles; null: duels are fought with dice. */
  duel_tiles: DuelTilesView | null;
  /** What characters leave on the table. */
  effects: Effects;
  /** All horses; null: nobody has any. */
  horses: HorsesView | null;
  /** The sheets of A New Beginning; null: everybody begins with the same. */
  sheets: SheetsView | null;
  /** The town hall. */
  hall: TownHall;
}

/** Play on without the player of `against`, for whom the game has waited too long; most others must ask. */
export interface VoteToRemove {
  type: "vote-to-remove";
  /** The seat whose player is to be put out of the game. A seat is a position at the table, counted from 0; -1: nobody. */
  against: number;
}

/** Bid no more in this auction. */
export interface Withdraw {
  type: "withdraw";
}

/** Write `number` on the next line of your sheet; what is written stays. */
export interface WriteLine {
  type: "write-line";
  /** How many of what the line sells. */
  number: number;
}

/** What a seat can ask. */
export type Command =
  | ChooseParcel
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
  ;

/** What can happen. */
export type Event =
  | TownFounded
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
  ;

/** Carson City: `client.game<Typing>(id)` gives an editor its types. */
export interface Typing { command: Command; event: Event; view: View; }
