// Commands, events and the view of Carson City. Made by `make clients`: change the schemas, not this file.

/** The cowboy of `seat` left `box` without its effect. */
export interface ActionForgone {
  type: "action-forgone";
  seat: number;
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
  seats: Array<number>;
  prompt: string;
}

/** The game waits for `seat`, which may answer with the commands of `prompt`. */
export interface Asked {
  type: "asked";
  seat: number;
  prompt: string;
}

/** Place a cowboy on another seat's building on `parcel` to steal half its income. */
export interface Attack {
  type: "attack";
  parcel: number;
}

/** A church protects `parcel`; the attackers' cowboys went back to their reserves. */
export interface AttackFailed {
  type: "attack-failed";
  parcel: number;
  attackers: Array<number>;
}

/**
 * What the Auctioneer sells: parcels, or the 3-guns token when there are none.
 *
 * `dollars` is the highest bid and `bidder` who made it; `out` have withdrawn, `last` was asked last.
 */
export interface Auction {
  seller: number;
  lots?: Array<number>;
  open?: boolean;
  dollars?: number;
  bidder?: number;
  out?: Array<number>;
  last?: number;
}

/** The auction is over: `winner`, who may be nobody, paid `dollars`, of which the seller got `earned`. */
export interface AuctionClosed {
  type: "auction-closed";
  seller: number;
  winner: number;
  lots: Array<number>;
  dollars: number;
  earned: number;
}

/** Bids are taken, clockwise from `seller`: for the parcels it chose, else for the 3-guns token. */
export interface AuctionOpened {
  type: "auction-opened";
  seller: number;
}

/** Take no dollars; score at the end of the round. */
export interface AwaitPoints {
  type: "await-points";
}

/** Bid so many `dollars`, more than anybody before and no more than you have. */
export interface Bid {
  type: "bid";
  dollars: number;
}

/** The highest bid is now `dollars`. */
export interface BidMade {
  type: "bid-made";
  seat: number;
  dollars: number;
}

/** A seat bids no more in this auction. */
export interface BidderWithdrew {
  type: "bidder-withdrew";
  seat: number;
}

/** Spend a dynamite token: your mine on `parcel` pays three times as much this round. */
export interface BlastMine {
  type: "blast-mine";
  parcel: number;
}

/** Victory points for something else at the end; `reason` is its stable name, as `station`. */
export interface BonusScored {
  type: "bonus-scored";
  seat: number;
  reason: string;
  points: number;
}

/** Take the Newspaper Boy, and with him `character`, whose effect and cash limit you use. */
export interface BorrowCharacter {
  type: "borrow-character";
  character: string;
}

/** The Doctor or the Undertaker got dollars for an outlaw that somebody has beaten. */
export interface BountyPaid {
  type: "bounty-paid";
  seat: number;
  dollars: number;
}

/** A box of the action row that takes cowboys. */
export type Box = "ammunition" | "building-10" | "building-12" | "building-3" | "building-4" | "building-5" | "building-6" | "building-8" | "building-points" | "cowboy-income" | "cowboy-points" | "gambling" | "parcel-income" | "parcel-points" | "points-2" | "points-3" | "points-4" | "points-5" | "road" | "roads" | "salary";

/** Duelists, their dice (or duel tiles) and totals; the losers' cowboys went back to their reserves. */
export interface BoxDuelFought {
  type: "box-duel-fought";
  box: Box;
  duelists: Array<number>;
  dice: Array<number>;
  strengths: Array<number>;
  winner: number;
}

/** A box of the action row, in the order of resolution. `price` is of a building or of one victory point. */
export interface BoxView {
  box: Box;
  price: number | null;
  duel: boolean;
  open: boolean;
  building: Kind | null;
  cowboys: Array<number>;
}

/** Two roads from the reserve of `seat` cross the river on `edge`. */
export interface BridgeBuilt {
  type: "bridge-built";
  seat: number;
  edge: number;
}

/** Carson River: the points that parcels beside a bridge are worth more than others. */
export interface BridgesScored {
  type: "bridges-scored";
  seat: number;
  points: number;
}

/** Throw the dice for the outlaws of this round. */
export interface BringOutlaws {
  type: "bring-outlaws";
}

/** Build a `kind` you hold on `parcel`; its house, if it needs one, is placed next. */
export interface BuildHeld {
  type: "build-held";
  kind: Kind;
  parcel: number;
}

/** Build a road on `edge`, which meets a road at one of its ends. */
export interface BuildRoad {
  type: "build-road";
  edge: number;
}

/** The tile of `box` belongs to `seat`, which paid `dollars`. */
export interface BuildingBought {
  type: "building-bought";
  seat: number;
  box: Box;
  kind: Kind;
  dollars: number;
}

/** A held building stands on `parcel`; its revolvers went to `seat`. */
export interface BuildingBuilt {
  type: "building-built";
  seat: number;
  kind: Kind;
  parcel: number;
  revolvers: number;
}

/** The winner over an outlaw stays on `parcel` to steal half its income instead. */
export interface BuildingFreed {
  type: "building-freed";
  seat: number;
  parcel: number;
}

/** A building is to stand on `parcel` as soon as its house has a place; `held`: it was bought earlier. */
export interface BuildingPlanned {
  type: "building-planned";
  seat: number;
  kind: Kind;
  parcel: number;
  held: boolean;
}

/** A character took a tile from `box`, or out of the bag, for `dollars`. */
export interface BuildingTaken {
  type: "building-taken";
  seat: number;
  kind: Kind;
  box: Box | null;
  dollars: number;
}

/** The income of all buildings of `seat`, without what was stolen. */
export interface BuildingsEarned {
  type: "buildings-earned";
  seat: number;
  dollars: number;
}

/** The building boxes hold `offers`, cheapest first, after `drawn` came out of the bag. */
export interface BuildingsOffered {
  type: "buildings-offered";
  offers: Array<Kind | null>;
  drawn: Array<Kind>;
}

/** Buy the building and build it on `parcel`; its house, if it needs one, is placed next. */
export interface BuyAndBuild {
  type: "buy-and-build";
  parcel: number;
}

/** Buy the building and keep it in your reserve. */
export interface BuyAndKeep {
  type: "buy-and-keep";
}

/** Buy a horse for your corral of this number, from 1 to 5; your other cowboys there earn their salary. */
export interface BuyHorse {
  type: "buy-horse";
  corral: number;
}

/** Buy `parcel` at its price. */
export interface BuyParcel {
  type: "buy-parcel";
  parcel: number;
}

/** Buy so many victory points. */
export interface BuyPoints {
  type: "buy-points";
  points: number;
}

/** Take `revolvers` for the Captain's price and keep them. */
export interface BuyRevolvers {
  type: "buy-revolvers";
  revolvers: number;
}

/** The outlaw on `parcel` moves next. */
export interface CallOutlaw {
  type: "call-outlaw";
  parcel: number;
}

/** A card in play counts as its other `side` from now on. */
export interface CardTurned {
  type: "card-turned";
  card: string;
  side: string;
}

/** A seat took a character. */
export interface CharacterChosen {
  type: "character-chosen";
  seat: number;
  character: string;
}

/** The character of `seat` has nothing more to offer this round. */
export interface CharacterFinished {
  type: "character-finished";
  seat: number;
}

/** A character gave victory points. */
export interface CharacterScored {
  type: "character-scored";
  seat: number;
  points: number;
}

/** A character in play. */
export interface CharacterView {
  character: string;
  number: number;
  limit: number;
  seat: number | null;
}

/** These characters are in play, each on the side that counts. */
export interface CharactersDealt {
  type: "characters-dealt";
  cards: Array<string>;
}

/** Say whose time is up, and do what the table chose for that. No seat may: the platform asks, as the automaton. */
export interface CheckClocks {
  type: "check-clocks";
}

/** Take `character` (its id, as in the view) and its effect. */
export interface ChooseCharacter {
  type: "choose-character";
  character: string;
}

/** Take `parcel` for nothing. */
export interface ChooseParcel {
  type: "choose-parcel";
  parcel: number;
}

/** Lay a tile of this value face down; all duelists show theirs at once. */
export interface ChooseTile {
  type: "choose-tile";
  tile: number;
}

/** The cowboys of `seat` left `parcels` for the general supply, unused or spent. */
export interface ClaimsDropped {
  type: "claims-dropped";
  seat: number;
  parcels: Array<number>;
}

/**
 * The clocks of a table: `kind` is `decision` (each decision has `seconds`) or `bank` (all together have).
 *
 * `increment`: seconds that a bank gains after each decision. No clock runs from `sleep_from` to `sleep_until`,
 * minutes of the day in UTC; equal: there is no sleep. `at_end`: what happens when time is up; `default`: the
 * prompt is answered with its default; `computer`: a computer takes the seat until its player returns.
 */
export interface ClockTerms {
  kind: string;
  seconds: number;
  increment?: number;
  sleep_from?: number;
  sleep_until?: number;
  at_end?: string;
}

/** End the game before it is over. No seat may: the platform does, as the automaton, for the host of the table. */
export interface CloseGame {
  type: "close-game";
}

/** Tax `goods`: a dollar for each revolver token, or for each ten dollars, the last ones counted as ten. */
export interface CollectTax {
  type: "collect-tax";
  goods: string;
}

/**
 * What a table agreed to play: an edition of a title, its variants in the manifest's order, its options.
 *
 * `corrections` is what the host's override file said when the game began, in the form of `kernel.corrections`:
 * a game carries them, so that whoever plays, replays or verifies it anywhere reads the same printed things.
 * `content` is what the box printed when the game began, in the form of `kernel.contents`; without it, what it
 * prints today. `clock`: the terms of the clocks; None: there are none.
 */
export interface Config {
  title: string;
  edition: string;
  seats: number;
  variants?: Array<string>;
  options?: Record<string, string | number | boolean> | null;
  corrections?: string;
  content?: string;
  clock?: ClockTerms | null;
}

/** The owner does not want the house of `builder` on `parcel`, this round. */
export interface ConsentRefused {
  type: "consent-refused";
  builder: number;
  parcel: number;
}

/** The planned house is to stand on `parcel`, if its owner agrees. */
export interface ConsentSought {
  type: "consent-sought";
  parcel: number;
}

/** A beaten cowboy of `seat` was placed again for `dollars` to the Doctor. */
export interface CowboyHealed {
  type: "cowboy-healed";
  seat: number;
  doctor: number;
  dollars: number;
}

/** A cowboy stands in `corral`. */
export interface CowboyInCorral {
  type: "cowboy-in-corral";
  seat: number;
  corral: number;
}

/** A cowboy on `box` went back to the reserve of `seat`, which may place it elsewhere. */
export interface CowboyOffBox {
  type: "cowboy-off-box";
  seat: number;
  box: Box;
}

/** The cowboy on `parcel` went back to the reserve of `seat`, which may place it elsewhere. */
export interface CowboyOffParcel {
  type: "cowboy-off-parcel";
  seat: number;
  parcel: number;
}

/** A cowboy stands on `box`. */
export interface CowboyOnBox {
  type: "cowboy-on-box";
  seat: number;
  box: Box;
}

/** A cowboy stands on `parcel`, to buy it, or to attack or defend what is built there. */
export interface CowboyOnParcel {
  type: "cowboy-on-parcel";
  seat: number;
  parcel: number;
}

/** A cowboy stands on `box` with a no-duel token; `hired` cowboys came for it from the general supply. */
export interface CowboySheltered {
  type: "cowboy-sheltered";
  seat: number;
  box: Box;
  hired: number;
}

/** By seat: cowboys that stand on the board before anybody places one in this round. */
export interface CowboysCounted {
  type: "cowboys-counted";
  round: number;
  cowboys: Array<number>;
}

/**
 * Who lost the duel just fought, in the order in which the Doctor or the Undertaker deals with them.
 *
 * `after` is the box up to which the row is resolved, `stage` the part of the building income, or empty;
 * `outlaw` the parcel of the outlaw that has beaten them, or -1.
 */
export interface CowboysDefeated {
  type: "cowboys-defeated";
  seats: Array<number>;
  after: Box;
  stage: string;
  outlaw?: number;
}

/** Cowboys left the reserve for the general supply, and their seat scored. */
export interface CowboysDismissed {
  type: "cowboys-dismissed";
  seat: number;
  cowboys: number;
  points: number;
}

/** Cowboys went from the general supply to the reserve for `dollars`. */
export interface CowboysHired {
  type: "cowboys-hired";
  seat: number;
  cowboys: number;
  dollars: number;
}

/** Do without what is offered. */
export interface Decline {
  type: "decline";
}

/** Nothing more happens to a beaten cowboy of `seat`. */
export interface DefeatAccepted {
  type: "defeat-accepted";
  seat: number;
}

/** Place a cowboy on your own building on `parcel` to meet attackers. */
export interface Defend {
  type: "defend";
  parcel: number;
}

/** Return `cowboys` from your reserve to the general supply and score. */
export interface DismissCowboys {
  type: "dismiss-cowboys";
  cowboys: number;
}

/** A character gave dollars. */
export interface DollarsReceived {
  type: "dollars-received";
  seat: number;
  dollars: number;
}

/** Double what all your buildings of `kind` pay this round. */
export interface DoubleIncome {
  type: "double-income";
  kind: Kind;
}

/** Double what your ranch on `parcel` pays this round. */
export interface DoubleRanch {
  type: "double-ranch";
  parcel: number;
}

/** The platform was down since the commit before: so many milliseconds are charged to no clock. */
export interface DowntimeCredited {
  type: "downtime-credited";
  milliseconds: number;
}

/**
 * Tiles that `seat` drew from the pile when its hand was empty.
 *
 * `used`: every tile that anybody had used before, a tile twice when it was used twice. `shown`: the drawn tiles
 * that were used since.
 */
export interface Draw {
  seat: number;
  used: Array<number>;
  size: number;
  shown?: Array<number>;
}

/** The referee wants the duel, or the fight against an outlaw, on `parcel` next. */
export interface DuelCalled {
  type: "duel-called";
  parcel: number;
}

/** The dice of a duel over `place` lie on the table, for each duelist in pass order. */
export interface DuelRolled {
  type: "duel-rolled";
  place: Box | number;
  duelists: Array<number>;
  dice: Array<Array<number>>;
}

/** `seat` rolled some of its dice again, or kept them all; these count. */
export interface DuelRolledAgain {
  type: "duel-rolled-again";
  seat: number;
  dice: Array<number>;
}

/** The duel tiles. `hand` and `choice` are the viewer's own, None for everybody else's and for spectators. */
export interface DuelTilesView {
  hand: Array<number> | null;
  choice: Array<number> | null;
  sizes: Array<number>;
  chosen: Array<number>;
  revealed: Array<Array<number>>;
  totals: Array<number>;
  shown: Array<Array<number>>;
  draws: Array<Draw>;
}

/** A seat blasts no more mines this round. */
export interface DynamiteKept {
  type: "dynamite-kept";
  seat: number;
}

/** A dynamite token lies beside the cowboy of `seat` on `place`. */
export interface DynamiteLaid {
  type: "dynamite-laid";
  seat: number;
  place: Box | number;
}

/** A character gave dynamite, which is kept until it is used. */
export interface DynamiteReceived {
  type: "dynamite-received";
  seat: number;
  tokens: number;
}

/** The cowboys of `seat` on `box` earned dollars. */
export interface Earned {
  type: "earned";
  seat: number;
  box: Box;
  dollars: number;
}

/** What characters leave on the table beside dollars, cowboys and the rest; neutral where nobody has such a card. */
export interface Effects {
  errand?: number;
  promised?: Array<number>;
  finished?: Array<number>;
  tokens?: number;
  sheltered?: Array<Token>;
  auction?: Auction | null;
  dynamite?: number;
  holders?: Array<number>;
  charges?: Array<Token>;
  blasted?: Array<number>;
  throw?: Throw | null;
  defeated?: Array<number>;
  after?: Box | null;
  stage?: string;
  thrifty?: Array<number>;
  heroes?: number;
  unbeaten?: Array<number>;
  paved?: Array<number>;
}

/** `seat` agrees to end the game without a result. */
export interface EndAgreed {
  type: "end-agreed";
  seat: number;
}

/** The Newspaper Boy fetches a character for `seat`, which paid `dollars`. */
export interface ErrandRun {
  type: "errand-run";
  seat: number;
  dollars: number;
}

/** Dollars above the cash limit were given up for victory points. */
export interface ExcessPaid {
  type: "excess-paid";
  seat: number;
  dollars: number;
  points: number;
}

/** The duel on `parcel` is next. */
export interface FightDuel {
  type: "fight-duel";
  parcel: number;
}

/** The fight against the outlaw on `parcel` is next. */
export interface FightNext {
  type: "fight-next";
  parcel: number;
}

/** Victory points for parcels with something on them, and for dollars. */
export interface FinalPointsScored {
  type: "final-points-scored";
  seat: number;
  land: number;
  dollars: number;
}

/** A seat lost victory points instead of paying the Undertaker. */
export interface FuneralMissed {
  type: "funeral-missed";
  seat: number;
  points: number;
}

/** A seat paid the Undertaker for a beaten cowboy. */
export interface FuneralPaid {
  type: "funeral-paid";
  seat: number;
  undertaker: number;
  dollars: number;
}

/** The dice on the gambling box, and what they paid. */
export interface Gambled {
  type: "gambled";
  seat: number;
  white: number;
  black: number;
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
 * out fairly between flows.
 */
export interface GameStarted {
  type: "game-started";
  game: string;
  config: Config;
  seats: Array<SeatTaken>;
  commitment: string;
  flow?: number | null;
}

/** The game ended before its rules say so; `reason` is the stable name of the way it did. */
export interface GameStopped {
  type: "game-stopped";
  reason: string;
}

/** Father Christmas threw a die, which brought dollars and cowboys. */
export interface GiftOpened {
  type: "gift-opened";
  seat: number;
  die: number;
  dollars: number;
  cowboys: number;
}

/** Allow the house on your parcel. */
export interface GiveConsent {
  type: "give-consent";
}

/** The Grocer gave dollars instead of doubling. */
export interface GrocerPaid {
  type: "grocer-paid";
  seat: number;
  dollars: number;
}

/** The token of three revolvers belongs to `seat` until the end of the round. */
export interface GunsTaken {
  type: "guns-taken";
  seat: number;
}

/** Outlaws avoid the buildings of `seat`, which had the Heroes, once more. */
export interface HeroesStayed {
  type: "heroes-stayed";
  seat: number;
}

/** Take `cowboys` from your general supply for the Captain's price. */
export interface HireCowboys {
  type: "hire-cowboys";
  cowboys: number;
}

/** `seat`, and all before it on the lower track, have had their chance to build what they hold. */
export interface HoldingFinished {
  type: "holding-finished";
  seat: number;
}

/**
 * A cowboy on Salary bought a horse for `corral`; `dollars` is what the seat has more (or less) for it all.
 *
 * That is the salary of its other cowboys there, less the price, and what the corral brought.
 */
export interface HorseBought {
  type: "horse-bought";
  seat: number;
  corral: number;
  dollars: number;
}

/** `seat` takes its whole salary. */
export interface HorseForgone {
  type: "horse-forgone";
  seat: number;
}

/** `seat` puts no horse into a corral now. */
export interface HorseKept {
  type: "horse-kept";
  seat: number;
}

/** `seat` has placed a cowboy, the one that makes so many, and may put a horse into a corral. */
export interface HorseOffered {
  type: "horse-offered";
  seat: number;
  cowboys: number;
}

/** A horse went from the reserve into `corral`, which brought dollars. */
export interface HorseStabled {
  type: "horse-stabled";
  seat: number;
  corral: number;
  dollars: number;
}

/** The horses of each seat before the first round, and those that are left. */
export interface HorsesDealt {
  type: "horses-dealt";
  horses: Array<number>;
  supply: number;
}

/** Horses from the supply came into the reserve of `seat`. */
export interface HorsesReceived {
  type: "horses-received";
  seat: number;
  horses: number;
}

/** Victory points for horses and rodeos, at the end. */
export interface HorsesScored {
  type: "horses-scored";
  seat: number;
  points: number;
}

/** All horses; from `counted` on: how far the round has come. */
export interface HorsesView {
  supply: number;
  stables: Array<StableView>;
  counted: Array<number>;
  round: number;
  ready: Array<number>;
  traded: Array<number>;
  doubled: Array<number>;
  settled: Array<number>;
  rodeo: number;
}

/** The house that came with a building stands on `parcel`. */
export interface HouseBuilt {
  type: "house-built";
  parcel: number;
}

/** One house of the planned building will stand on `parcel`, or be turned over there; more are to be chosen. */
export interface HouseChosen {
  type: "house-chosen";
  parcel: number;
}

/** The house on `parcel` became a terraced house instead of a new one. */
export interface HouseTurned {
  type: "house-turned";
  parcel: number;
}

/** The Grocer doubles all buildings of `kind` that `seat` owns. */
export interface IncomeDoubled {
  type: "income-doubled";
  seat: number;
  kind: Kind;
}

/** The buildings have paid; all cowboys on them, the town hall aside, went to the general supply. */
export interface IncomePaid {
  type: "income-paid";
}

/** A successful attack: `seat` got its half of the income of the building on `parcel`. */
export interface IncomeStolen {
  type: "income-stolen";
  seat: number;
  parcel: number;
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
  edge: number;
}

/** Let a computer play the seat until you return. */
export interface LeaveSeat {
  type: "leave-seat";
}

/** A seat wrote the next line of its sheet; `number` is -1 for everybody else. */
export interface LineWritten {
  type: "line-written";
  seat: number;
  number: number;
}

/** Lose a victory point instead of paying the Undertaker. */
export interface LosePoint {
  type: "lose-point";
}

/** The Auctioneer will sell `parcel`. */
export interface LotChosen {
  type: "lot-chosen";
  seat: number;
  parcel: number;
}

/** The mine on `parcel` pays three times as much; `spent` tokens of `seat` went for it. */
export interface MineBlasted {
  type: "mine-blasted";
  seat: number;
  parcel: number;
  spent: number;
}

/** The mountains lie on `parcels`, in the order of the dice. */
export interface MountainsRaised {
  type: "mountains-raised";
  parcels: Array<number>;
}

/** Move the outlaw from `origin` to one of `targets`, all equally good; `origin` alone when it stays. */
export interface MoveOutlaw {
  type: "move-outlaw";
  origin: number;
  targets: Array<number>;
}

/** Place a cowboy on the town hall, to hold it or to drive its holder out. */
export interface OccupyTownHall {
  type: "occupy-town-hall";
}

/** A seat did without what it was offered. */
export interface OfferDeclined {
  type: "offer-declined";
  seat: number;
}

/** A character gave dollars instead of points at the end of the round. */
export interface OfferTaken {
  type: "offer-taken";
  seat: number;
  dollars: number;
}

/** The outlaw on `parcel` moves next. */
export interface OutlawCalled {
  type: "outlaw-called";
  parcel: number;
}

/** Fighters, dice and totals as in a duel, against an outlaw of fixed strength; `winner` -1: the outlaw stays. */
export interface OutlawFought {
  type: "outlaw-fought";
  parcel: number;
  duelists: Array<number>;
  dice: Array<number>;
  strengths: Array<number>;
  winner: number;
}

/** An outlaw that stood on a prison is gone; its owner got the points. */
export interface OutlawImprisoned {
  type: "outlaw-imprisoned";
  parcel: number;
  seat: number;
  points: number;
}

/** An outlaw went from `origin` to `target`, which may be the same. */
export interface OutlawMoved {
  type: "outlaw-moved";
  origin: number;
  target: number;
}

/** The dice for number and strength, the points for each outlaw, and where the new ones stand. */
export interface OutlawsArrived {
  type: "outlaws-arrived";
  white: number;
  black: number;
  strength: number;
  points: number;
  parcels: Array<number>;
}

/** The outlaws: their strength and worth this round, who has still to move, who moves or was beaten just now. */
export interface OutlawsView {
  strength: number;
  points: number;
  parcels: Array<number>;
  unmoved: Array<number>;
  at: number;
  raid: number;
}

/** `parcel` belongs to `seat`, which paid `dollars`. */
export interface ParcelBought {
  type: "parcel-bought";
  seat: number;
  parcel: number;
  dollars: number;
}

/** A duel on a parcel or building, told as one on a box. */
export interface ParcelDuelFought {
  type: "parcel-duel-fought";
  parcel: number;
  duelists: Array<number>;
  dice: Array<number>;
  strengths: Array<number>;
  winner: number;
}

/** A character gave `parcel` for nothing. */
export interface ParcelGranted {
  type: "parcel-granted";
  seat: number;
  parcel: number;
}

/** A character sold `parcel` at once. */
export interface ParcelSold {
  type: "parcel-sold";
  seat: number;
  parcel: number;
  dollars: number;
}

/**
 * A parcel. `price` in dollars is None when it is owned.
 *
 * `income` is what the tile shows, before the Grocer, an attacker or an outlaw; None when nothing there can pay.
 */
export interface ParcelView {
  parcel: number;
  name: string;
  tile: Kind | null;
  owner: number | null;
  connected: boolean;
  price: number | null;
  income: number | null;
  cowboys: Array<number>;
  outlaw: boolean;
}

/** Pass: your marker takes the first free place of the lower track. */
export interface Pass {
  type: "pass";
}

/** A seat places no more cowboys this round. */
export interface Passed {
  type: "passed";
  seat: number;
}

/** `seat` builds no more roads this round. */
export interface PavingFinished {
  type: "paving-finished";
  seat: number;
}

/** Give up so many `dollars`, the excess or more. */
export interface PayExcess {
  type: "pay-excess";
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
  parcel: number;
}

/** Place a cowboy in your corral of this number, from 1 to 5. */
export interface PlaceInCorral {
  type: "place-in-corral";
  corral: number;
}

/** Place a cowboy on `box`. */
export interface PlaceOnBox {
  type: "place-on-box";
  box: Box;
}

/** Place a cowboy on `parcel` to fight the outlaw there, whoever owns it. */
export interface PlaceOnOutlaw {
  type: "place-on-outlaw";
  parcel: number;
}

/** Place a cowboy on `parcel`, which you want to buy. */
export interface PlaceOnParcel {
  type: "place-on-parcel";
  parcel: number;
}

/** Kit Carson: points for the seats that passed after `seat` in the last round. */
export interface PlaceScored {
  type: "place-scored";
  seat: number;
  points: number;
}

/** Place a cowboy with a no-duel token on `box`: it acts whoever else stands there. */
export interface PlaceSheltered {
  type: "place-sheltered";
  box: Box;
}

/** Place the white cowboy on `box`, where no cowboy stands; nobody may fight it there. */
export interface PlaceSheriffOnBox {
  type: "place-sheriff-on-box";
  box: Box;
}

/** Place the white cowboy on `parcel`, where no cowboy stands; nobody may fight it there. */
export interface PlaceSheriffOnParcel {
  type: "place-sheriff-on-parcel";
  parcel: number;
}

/** Place the town hall on `parcel`, which nobody owns; its house is placed next. */
export interface PlaceTownHall {
  type: "place-town-hall";
  parcel: number;
}

/** Place a cowboy and a dynamite token on `place`, a box or a parcel where cowboys fight. */
export interface PlaceWithDynamite {
  type: "place-with-dynamite";
  place: Box | number;
}

/** Cowboys are placed in `order`. */
export interface PlacementBegan {
  type: "placement-began";
  order: Array<number>;
}

/** The planned building stays in the reserve. */
export interface PlanDropped {
  type: "plan-dropped";
  seat: number;
}

/** A building that waits for the place of its house, or for the consent of the owner of `asking`. */
export interface PlanView {
  seat: number;
  kind: Kind;
  parcel: number;
  held: boolean;
  asking: number;
  houses: Array<number>;
}

/**
 * What lies in front of a seat. `firepower` is what it adds to a die now.
 *
 * `limit` is its cash limit in dollars this round, the Newspaper Boy counted; None before a character is chosen.
 */
export interface PlayerView {
  seat: number;
  dollars: number;
  points: number;
  cowboys: number;
  supply: number;
  revolvers: number;
  firepower: number;
  roads: number;
  property_tiles: number;
  character: string | null;
  limit: number | null;
  held: Array<Kind>;
  refused: Array<number>;
}

/** Victory points for dollars. */
export interface PointsBought {
  type: "points-bought";
  seat: number;
  box: Box;
  points: number;
  dollars: number;
}

/** A seat waits for the points of its character at the end of the round. */
export interface PointsPromised {
  type: "points-promised";
  seat: number;
}

/** The cowboy of `seat` on `box` scored victory points. */
export interface PointsScored {
  type: "points-scored";
  seat: number;
  box: Box;
  points: number;
}

/** A character sold victory points for dollars. */
export interface PointsSold {
  type: "points-sold";
  seat: number;
  points: number;
  dollars: number;
}

/** How far the current phase has come, beyond what lies on the table. */
export interface ProgressView {
  turn: number;
  referee: number;
  finished: number;
  grocer_paid: boolean;
  doubled: Kind | null;
  income_paid: boolean;
  called: number;
  taken_back: Array<number>;
}

/** Take the tile of `box`, or one out of the bag when none is on offer, and build it on `parcel`. */
export interface Prospect {
  type: "prospect";
  box: Box | null;
  parcel: number;
}

/** Put one of your horses into your corral of this number, from 1 to 5. */
export interface PutHorse {
  type: "put-horse";
  corral: number;
}

/** The ranch on `parcel` pays double this round. */
export interface RanchDoubled {
  type: "ranch-doubled";
  seat: number;
  parcel: number;
}

/** `seat` doubles no more ranches this round. */
export interface RanchesSettled {
  type: "ranches-settled";
  seat: number;
}

/** Something happened that this viewer may not read; it keeps its place in the stream. */
export interface Redacted {
  type: "redacted";
}

/** `seat` orders the duels of this box. */
export interface RefereeNamed {
  type: "referee-named";
  seat: number;
}

/** Do not allow the house on your parcel. */
export interface RefuseConsent {
  type: "refuse-consent";
}

/** `seat` asks to play on without the player of `against`. */
export interface RemovalVoted {
  type: "removal-voted";
  seat: number;
  against: number;
}

/** The same, asked by the host of the table: the platform gives it, as the automaton. No seat may. */
export interface RemovePlayer {
  type: "remove-player";
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
  seat: number;
  revolvers: number;
  dollars: number;
}

/** The winner over an outlaw took victory points; its cowboy left `parcel` for the general supply. */
export interface RewardTaken {
  type: "reward-taken";
  seat: number;
  parcel: number;
  points: number;
}

/** The Lawyer wants `parcel`; the cowboys of `seats` went back to their reserves without a duel. */
export interface RivalsYielded {
  type: "rivals-yielded";
  parcel: number;
  seats: Array<number>;
}

/** A road from the reserve of `seat` lies on `edge`. */
export interface RoadBuilt {
  type: "road-built";
  seat: number;
  edge: number;
}

/** A road on the map, and the corners (row, column from 0 to 8) it joins. */
export interface RoadView {
  edge: number;
  ends: [[number, number], [number, number]];
}

/** A character gave roads. */
export interface RoadsReceived {
  type: "roads-received";
  seat: number;
  roads: number;
}

/** The cowboys of `seat` on `box` brought roads. */
export interface RoadsTaken {
  type: "roads-taken";
  seat: number;
  box: Box;
  roads: number;
}

/** By seat: rodeo points; the winner, -1 for nobody, has a token more. All horses and cowboys left the corrals. */
export interface RodeoHeld {
  type: "rodeo-held";
  scores: Array<number>;
  winner: number;
}

/** Roll the `dice` at these places of your throw (0 is the first) once more. */
export interface RollAgain {
  type: "roll-again";
  dice: Array<number>;
}

/** Characters are chosen in `order`. */
export interface RoundBegan {
  type: "round-began";
  round: number;
  order: Array<number>;
}

/** All boxes are done; `cowboys` joined each reserve and the 3-guns token and the white cowboy went back. */
export interface RoundEnded {
  type: "round-ended";
  cowboys: Array<number>;
}

/** The computer `opponent` plays for `seat` until its player returns. */
export interface SeatLeft {
  type: "seat-left";
  seat: number;
  opponent: string;
}

/** The player of `seat` was absent and is out of the game; where it goes on, `opponent` plays for it. */
export interface SeatRemoved {
  type: "seat-removed";
  seat: number;
  opponent: string;
}

/** `seat` gave the game up for good; where the game goes on, the computer `opponent` plays for it. */
export interface SeatResigned {
  type: "seat-resigned";
  seat: number;
  opponent: string;
}

/** The player of `seat` plays it again. */
export interface SeatRetaken {
  type: "seat-retaken";
  seat: number;
}

/**
 * The holder of a seat: a name, the entropy (hex) it added to the seed, and the opponent when a computer plays.
 *
 * `entropy_commitment` is the SHA-256 (hex) of the entropy, which the table showed before the entropy was revealed;
 * empty for a seat that adds nothing and in games of 0.1.
 */
export interface SeatTaken {
  player: string;
  entropy?: string;
  opponent?: string | null;
  budget_ms?: number;
  entropy_commitment?: string;
}

/** The last event of every game: the seed (hex), so that everybody can check every draw. */
export interface SeedRevealed {
  type: "seed-revealed";
  seed: string;
}

/** The last line of a sheet is written. */
export interface SheetFinished {
  type: "sheet-finished";
  seat: number;
}

/** Everybody has an empty sheet with these lines, and so many dollars to spend on it (by seat). */
export interface SheetsHanded {
  type: "sheets-handed";
  lines: Array<string>;
  budgets: Array<number>;
}

/** All sheets are shown, and everybody has what it chose: by line, then by seat. */
export interface SheetsRevealed {
  type: "sheets-revealed";
  kits: Record<string, Array<number>>;
}

/** The sheets. A number is -1 where the viewer may not see it yet. */
export interface SheetsView {
  lines: Array<string>;
  budgets: Array<number>;
  written: Array<Array<number>>;
  revealed: boolean;
}

/** The white cowboy: on the card, in the reserve of `seat`, or standing on a box or a parcel for that seat. */
export interface Sheriff {
  seat?: number;
  box?: Box | null;
  parcel?: number;
}

/** The white cowboy stands on `box`. */
export interface SheriffOnBox {
  type: "sheriff-on-box";
  seat: number;
  box: Box;
}

/** The white cowboy stands on `parcel`, to buy it. */
export interface SheriffOnParcel {
  type: "sheriff-on-parcel";
  seat: number;
  parcel: number;
}

/** The white cowboy joined the reserve of `seat`. */
export interface SheriffTaken {
  type: "sheriff-taken";
  seat: number;
}

/** The white cowboy went back to the reserve of `seat`, which may place it elsewhere. */
export interface SheriffTakenBack {
  type: "sheriff-taken-back";
  seat: number;
}

/** The horses of a seat. `corrals` and `cowboys` begin with the first corral. */
export interface StableView {
  reserve: number;
  corrals: Array<number>;
  cowboys: Array<number>;
  rodeos: number;
  rodeo_points: number;
}

/** A seat laid a property tile during set-up. */
export interface StartingParcelChosen {
  type: "starting-parcel-chosen";
  seat: number;
  parcel: number;
}

/** Steal half the income of the building you freed, instead of the points. */
export interface Steal {
  type: "steal";
}

/** Take the building of `box` and build it on `parcel`; its house, if it needs one, is placed next. */
export interface TakeAndBuild {
  type: "take-and-build";
  box: Box;
  parcel: number;
}

/** Take the building of `box` and keep it in your reserve. */
export interface TakeAndKeep {
  type: "take-and-keep";
  box: Box;
}

/** Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it. */
export interface TakeBack {
  type: "take-back";
  to?: number | null;
}

/** Take one of your cowboys on `box` back. */
export interface TakeBackFromBox {
  type: "take-back-from-box";
  box: Box;
}

/** Take your cowboy on `parcel` back. */
export interface TakeBackFromParcel {
  type: "take-back-from-parcel";
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
  seat: number;
  to: number;
}

/** The Governor taxed `goods`; each seat paid what stands at its place. */
export interface TaxCollected {
  type: "tax-collected";
  seat: number;
  goods: string;
  payments: Array<number>;
}

/** A duel whose dice lie on the table, by duelist in pass order, while somebody may roll again. */
export interface Throw {
  place: Box | number;
  duelists: Array<number>;
  dice: Array<Array<number>>;
  settled?: boolean;
}

/** A duelist laid a tile face down; `tile` is -1 for everybody else. */
export interface TileChosen {
  type: "tile-chosen";
  seat: number;
  tile: number;
}

/** A seat got its first hand; `tiles` is empty for everybody else. */
export interface TilesDealt {
  type: "tiles-dealt";
  seat: number;
  tiles: Array<number>;
}

/** A seat without tiles drew `count` from the pile; `tiles` is empty for everybody else. */
export interface TilesDrawn {
  type: "tiles-drawn";
  seat: number;
  count: number;
  tiles: Array<number>;
}

/** All see these tiles before the last duelist chooses; a seat is named for each of its tiles. */
export interface TilesShown {
  type: "tiles-shown";
  seats: Array<number>;
  tiles: Array<number>;
}

/** The tiles of a duel, shown by all at once, lie on the pile; a seat is named for each of its tiles. */
export interface TilesUsed {
  type: "tiles-used";
  seats: Array<number>;
  tiles: Array<number>;
}

/** The time of `seat` was up: what follows is what the table chose for that. */
export interface TimedOut {
  type: "timed-out";
  seat: number;
}

/** Dynamite, or a no-duel token, beside the cowboy of `seat` on `place`. */
export interface Token {
  seat: number;
  place: Box | number;
}

/** The Singer gave no-duel tokens for this round. */
export interface TokensReceived {
  type: "tokens-received";
  tokens: number;
}

/** The sum of each seat's hand, and the dollars with which it begins. */
export interface TotalsAnnounced {
  type: "totals-announced";
  totals: Array<number>;
  dollars: Array<number>;
}

/** The first house stands on `parcel` with a road on each of its four sides. */
export interface TownFounded {
  type: "town-founded";
  parcel: number;
}

/** The town hall: the seat whose cowboy holds it, and the seat that has just drawn it and must place it. */
export interface TownHall {
  holder?: number;
  drawn_by?: number;
}

/** The town hall stands on `parcel`, which belongs to nobody. */
export interface TownHallBuilt {
  type: "town-hall-built";
  parcel: number;
}

/** The town hall came out of the bag; `seat` places it before another tile is drawn. */
export interface TownHallDrawn {
  type: "town-hall-drawn";
  seat: number;
}

/** The cowboy of `seat` holds the town hall until another drives it out. */
export interface TownHallTaken {
  type: "town-hall-taken";
  seat: number;
}

/** A road from the general supply lies on `edge`, on the way to a place for the town hall. */
export interface TownRoadBuilt {
  type: "town-road-built";
  edge: number;
}

/** Turn the house on `parcel` into a terraced house instead of placing a new one. */
export interface TurnHouse {
  type: "turn-house";
  parcel: number;
}

/** The turn order of the set-up and of the first round. */
export interface TurnOrderDrawn {
  type: "turn-order-drawn";
  order: Array<number>;
}

/** The whole table. `seat` is awaited with `prompt`, or the seats of `company`, if any, all at once. */
export interface View {
  phase: Phase;
  round: number;
  seat: number;
  company: Array<number>;
  prompt: string;
  order: Array<number>;
  passed: Array<number>;
  players: Array<PlayerView>;
  characters: Array<CharacterView>;
  boxes: Array<BoxView>;
  parcels: Array<ParcelView>;
  roads: Array<RoadView>;
  frontier: Array<number>;
  houses_left: number;
  bag: Record<string, number>;
  guns: number | null;
  sheriff: Sheriff;
  outlaws: OutlawsView;
  plan: PlanView | null;
  progress: ProgressView;
  viewer: number | null;
  river: Array<number>;
  duel_tiles: DuelTilesView | null;
  effects: Effects;
  horses: HorsesView | null;
  sheets: SheetsView | null;
  hall: TownHall;
}

/** Play on without the player of `against`, for whom the game has waited for a day; most others must ask. */
export interface VoteToRemove {
  type: "vote-to-remove";
  against: number;
}

/** Bid no more in this auction. */
export interface Withdraw {
  type: "withdraw";
}

/** Write `number` on the next line of your sheet; what is written stays. */
export interface WriteLine {
  type: "write-line";
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
  ;

/** Carson City: `client.game<Typing>(id)` gives an editor its types. */
export interface Typing { command: Command; event: Event; view: View; }
