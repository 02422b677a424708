// Commands, events and the view of Sierra West. Made by `make clients`: change the schemas, not this file.

/** End the game without a result, once every person asks for it; what you ask lapses with your next move. */
export interface AgreeToEnd {
  type: "agree-to-end";
}

/** An animal tile; `gains` is what it gives at a fur trade, nothing where its mode does something else. */
export interface Animal {
  number: number;
  id: string;
  gains: [number, number, number, number];
  text: string;
  unofficial: boolean;
}

/** An animal tile of `seat` lies face up, without a Trapper. */
export interface AnimalTurned {
  type: "animal-turned";
  seat: number;
  animal: string;
}

/** The supply holds so many green and red apples, because of `seat`. */
export interface ApplesChanged {
  type: "apples-changed";
  seat: number;
  green: number;
  red: number;
}

/** Lay three cards of your hand on your board: the numbers of the left, the middle and the right card. */
export interface ArrangeCards {
  type: "arrange-cards";
  left: number;
  middle: number;
  right: number;
}

/** Put the Dynamite card back instead of rolling at a mine card. */
export interface Blast {
  type: "blast";
  special: number;
}

/** Wagon trail, paths, cabin spaces and score table of the player board, cabin market, tracks, animal tiles. */
export interface Board {
  trail: Array<Step>;
  paths: Array<Array<Space>>;
  cabin_spaces: Array<CabinSpace>;
  grey_gain: number;
  market_extra: Array<number>;
  tracks: Array<TrackText>;
  animals: Array<Animal>;
  card_points: Array<number>;
  more_card_points: number;
}

/** A pioneer stands on so many boots. */
export interface BootsFound {
  type: "boots-found";
  seat: number;
  pioneer: number;
  boots: number;
}

/** Boots spent: of tokens, of the icon of each pioneer. */
export interface BootsSpent {
  type: "boots-spent";
  seat: number;
  opened: number;
  green: number;
  tan: number;
}

/** Build the cabin on space `market` of the cabin market, 0 the leftmost, and pay its extra cost. */
export interface BuildCabin {
  type: "build-cabin";
  market: number;
}

/** `seat` gains so many bullets; what went above the most is not in it. */
export interface BulletsGained {
  type: "bullets-gained";
  seat: number;
  bullets: number;
}

/** `seat` spends so many bullets. */
export interface BulletsSpent {
  type: "bullets-spent";
  seat: number;
  bullets: number;
}

/** `seat` takes a cabin off a space of the market onto a cabin space of its board. */
export interface CabinBuilt {
  type: "cabin-built";
  seat: number;
  market: number;
  cabin: number;
  space: number;
}

/** A cabin of the pile lies on a space of the market. */
export interface CabinDrawn {
  type: "cabin-drawn";
  market: number;
  cabin: number;
}

/** A pioneer is in the cabin on `space`. */
export interface CabinEntered {
  type: "cabin-entered";
  seat: number;
  pioneer: number;
  space: number;
}

/** Damage: the cabin of `seat` on `space` goes into the box; a pioneer inside goes back to camp. */
export interface CabinLost {
  type: "cabin-lost";
  seat: number;
  space: number;
  cabin: number;
}

/** A cabin space of the player board: the colour of its tile and the path of the pioneer who uses it. */
export interface CabinSpace {
  colour: string;
  pioneer: number;
}

/** A type of cabin. */
export interface CabinText {
  number: number;
  id: string;
  name: string;
  colour: string;
  endless: boolean;
  text: string;
  unofficial: boolean;
}

/** The canoe of `seat` is on `place`: 0 the fish market, then the cards of the row from the left. */
export interface CanoeMoved {
  type: "canoe-moved";
  seat: number;
  place: number;
}

/** Spend a bullet to capture an outlaw of the supply. */
export interface CaptureOutlaw {
  type: "capture-outlaw";
}

/** `seat` takes the card on `place`; `walkers` go back to the base. */
export interface CardClaimed {
  type: "card-claimed";
  seat: number;
  place: number;
  card: number;
  to_deck: boolean;
  walkers: Array<number>;
}

/** A card of this table: its icons (green left and right, tan left and right, middle), summit action and animal. */
export interface CardFace {
  number: number;
  id: string;
  icons: Array<string>;
  summit: string;
  animal: string;
  star: boolean;
  unofficial: boolean;
}

/** Of four cards `seat` put one on its deck or its discard pile; `open`: whether everybody knew the card. */
export interface CardKept {
  type: "card-kept";
  seat: number;
  card: number;
  to_deck: boolean;
  open: boolean;
}

/** The card on `place` lies face up; a special card is 100 and its number. */
export interface CardTurned {
  type: "card-turned";
  place: number;
  card: number;
}

/** `seat` laid its cards on its board: left, middle, right; `known`: whether everybody knew all three. */
export interface CardsArranged {
  type: "cards-arranged";
  seat: number;
  cards: Array<number>;
  known?: boolean;
}

/** `seat` drew `cards` in this order; `open`: whether everybody knows the card. Others read -1 if not. */
export interface CardsDrawn {
  type: "cards-drawn";
  seat: number;
  cards: Array<number>;
  open: Array<boolean>;
}

/** `seat` takes a mine cart from the supply. */
export interface CartLoaded {
  type: "cart-loaded";
  seat: number;
}

/** Take a fish of a kind: 0 trout, 1 bass, 2 salmon. */
export interface CatchFish {
  type: "catch-fish";
  fish: number;
}

/** Say whose time is up, and do what the table chose for that. No seat may: the platform asks, as the automaton. */
export interface CheckClocks {
  type: "check-clocks";
}

/** Take the card your frontiersman stands on, onto your deck or onto your discard pile. */
export interface ClaimCard {
  type: "claim-card";
  to_deck: boolean;
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

/** Move your green-path pioneer to the next tan icon on its right and use it, by the Ford. */
export interface CrossFord {
  type: "cross-ford";
}

/** The discard pile of `seat` is its deck now. */
export interface DeckShuffled {
  type: "deck-shuffled";
  seat: number;
}

/** A Trapper that set no trap, and how many basic resources it had then. */
export type Declined = [number, number];

/** Mine carts by owner and in the supply; who has the Lantern and who the Dynamite card. */
export interface Diggings {
  carts: Array<number>;
  supply: number;
  lantern?: number;
  dynamite?: number;
}

/** The platform was down since the commit before: so many milliseconds are charged to no clock. */
export interface DowntimeCredited {
  type: "downtime-credited";
  milliseconds: number;
}

/** `seat` has the Dynamite card now. */
export interface DynamiteTaken {
  type: "dynamite-taken";
  seat: number;
}

/** `seat` agrees to end the game without a result. */
export interface EndAgreed {
  type: "end-agreed";
  seat: number;
}

/** The game ends with `last_round`, because of `reason`. */
export interface EndTriggered {
  type: "end-triggered";
  reason: string;
  last_round: number;
}

/** Put the pioneer of cabin `space`, 0 the leftmost, into the cabin there. */
export interface EnterCabin {
  type: "enter-cabin";
  space: number;
}

/** A figure stands on the summit action of the card in `slot` (left, middle, right). */
export interface FigurePlaced {
  type: "figure-placed";
  seat: number;
  figure: number;
  slot: number;
}

/** `seat` starts each round. */
export interface FirstChosen {
  type: "first-chosen";
  seat: number;
}

/** `seat` takes a fish of a kind from the supply. */
export interface FishCaught {
  type: "fish-caught";
  seat: number;
  fish: number;
}

/** `seat` gives so many fish back to the supply. */
export interface FishReturned {
  type: "fish-returned";
  seat: number;
  trout: number;
  bass: number;
  salmon: number;
}

/** Do not follow this step. */
export interface FollowNobody {
  type: "follow-nobody";
}

/** Put `pioneer` on your Tracker space and gain a resource of the track somebody just moved up. */
export interface FollowTrail {
  type: "follow-trail";
  pioneer: number;
}

/** The green-path pioneer left its path behind icon `reached` (-1: in camp) for icon `icon` of the tan path. */
export interface FordCrossed {
  type: "ford-crossed";
  seat: number;
  icon: number;
  reached: number;
}

/** Gain 1 `kind`: 0 food, 1 wood, 2 stone. */
export interface GainBasic {
  type: "gain-basic";
  kind: number;
}

/** The host of the table ended the game before it was over: nobody moves any more, and nobody has won. */
export interface GameClosed {
  type: "game-closed";
}

/** The last round is over. */
export interface GameEnded {
  type: "game-ended";
  reason: string;
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

/** Say how you will answer, until further notice, when you could set a trap or follow a step. */
export interface GiveInstructions {
  type: "give-instructions";
}

/** A pioneer stands on an icon of its path without using it. */
export interface IconSkipped {
  type: "icon-skipped";
  seat: number;
  pioneer: number;
  place: number;
}

/**
 * From now on, when you could follow a step: 0 ask me, 1 pass until my next turn, 2 always pass, or always take.
 *
 * To take is 2 and the sum of 1 for food, 2 for wood and 4 for stone; about other tracks you are asked.
 */
export interface InstructTracker {
  type: "instruct-tracker";
  instruction: number;
}

/** From now on, when you could set a trap: 0 ask me, 1 pass until my next turn, 2 always pass. */
export interface InstructTrapper {
  type: "instruct-trapper";
  instruction: number;
}

/** From now on `seat` answers as a Trapper (0) or a Tracker (1) by this instruction. */
export interface InstructionGiven {
  type: "instruction-given";
  seat: number;
  role: number;
  instruction: number;
}

/** `first` has to be done, in this order, before the current task goes on. */
export interface Interposed {
  type: "interposed";
  first: Array<Task>;
}

/** Put `card`, which is left in your hand, face down on your deck or face up on your discard pile. */
export interface KeepCard {
  type: "keep-card";
  card: number;
  to_deck: boolean;
}

/** `seat` has the Lantern card now. */
export interface LanternTaken {
  type: "lantern-taken";
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
  bullets: Array<number>;
  captured: Array<number>;
  posts: Array<number>;
  supply: number;
  sheriff?: number;
}

/** The cabins of the market moved right: what lies on each space. `discarded` left it, -1: none. */
export interface MarketSlid {
  type: "market-slid";
  market: Array<number>;
  discarded: number;
}

/** Roll the die at a mine card. */
export interface Mine {
  type: "mine";
  special: number;
}

/** `seat` put the Dynamite card back: at this mine it counts as `roll`, which gives `gold`. */
export interface MineBlasted {
  type: "mine-blasted";
  seat: number;
  special: number;
  roll: number;
  gold: number;
}

/** `seat` rolled `die` at a mine; `roll` is the die with the Lantern, `gold` what the mine gives for it. */
export interface MineRolled {
  type: "mine-rolled";
  seat: number;
  special: number;
  die: number;
  roll: number;
  gold: number;
}

/** What lies on each place of the mountain. */
export interface MountainLaid {
  type: "mountain-laid";
  mountain: Array<number>;
}

/**
 * Spend 1 boot to move your frontiersman to `place`: -1 the base, else from the left, row by row upward.
 *
 * `pioneer`: whose icon pays (0 green path, 1 tan path), -1 where that makes no difference.
 */
export interface MoveFrontiersman {
  type: "move-frontiersman";
  place: number;
  pioneer?: number;
}

/**
 * Spend the boots and the resources printed on the trail to move your wagon a space ahead.
 *
 * `pioneer`: whose icon pays first (0 green path, 1 tan path), -1 where that makes no difference.
 */
export interface MoveWagon {
  type: "move-wagon";
  pioneer?: number;
}

/** The mule came to `seat`. */
export interface MuleGained {
  type: "mule-gained";
  seat: number;
}

/** The mule is in the grey cabin. */
export interface MuleStabled {
  type: "mule-stabled";
  seat: number;
}

/** The current task is done; `then` comes before what was already waiting, in this order. */
export interface Next {
  type: "next";
  then?: Array<Task>;
}

/** Spend a Pair of Boots token as 2 boots. What you do not spend before you do anything else is lost. */
export interface OpenToken {
  type: "open-token";
}

/** The apple supply, 0 to 6: green, red. */
export interface Orchard {
  supply?: Array<number>;
}

/** `seat` takes an outlaw off an outpost, or off the supply where that is -1. */
export interface OutlawCaptured {
  type: "outlaw-captured";
  seat: number;
  outpost: number;
}

/** `seat` gives a captured outlaw back to the supply. */
export interface OutlawReturned {
  type: "outlaw-returned";
  seat: number;
}

/** Paddle your canoe to `place`: 0 the fish market, then the river cards from the left. */
export interface PaddleCanoe {
  type: "paddle-canoe";
  place: number;
}

/** End your Pioneer step: figures return, your cards are discarded, you draw a new hand. */
export interface PassTurn {
  type: "pass-turn";
}

/** Pay so much food, wood and stone. */
export interface Pay {
  type: "pay";
  food: number;
  wood: number;
  stone: number;
}

/** Spend `green` green apples; the others are red. */
export interface PayApples {
  type: "pay-apples";
  green: number;
}

/** `seat` takes the leftmost piece, a stone or gold, off the river card on `place`. */
export interface PiecePanned {
  type: "piece-panned";
  seat: number;
  place: number;
  piece: number;
}

/** Stone and gold lie on the river card that entered the row last, from the left. */
export interface PiecesLaid {
  type: "pieces-laid";
  pieces: Array<number>;
}

/** The discarded cabins are the pile now. */
export interface PileShuffled {
  type: "pile-shuffled";
}

/** A pioneer stands on an icon of its path; in games of 0.1 with `place` from 30 on, by the Ford, on a tan one. */
export interface PioneerMoved {
  type: "pioneer-moved";
  seat: number;
  pioneer: number;
  place: number;
}

/** The green-path pioneer went back from icon `reached` to icon `place`. */
export interface PioneerTurnedBack {
  type: "pioneer-turned-back";
  seat: number;
  place: number;
  reached: number;
}

/**
 * Put `figure` (0 green-path pioneer, 1 tan-path pioneer, 2 mule) on the summit action of the card in `slot`.
 *
 * `slot` is 0 left, 1 middle, 2 right. A pioneer must be at the end of its path.
 */
export interface PlaceFigure {
  type: "place-figure";
  figure: number;
  slot: number;
}

/** Hastings has done its plan card, which goes to the others that are done. */
export interface PlanDone {
  type: "plan-done";
  plan: number;
}

/** A plan card: boots, who claims, steps of the wagon, track, market space, animal, and the mode's part. */
export interface PlanText {
  id: string;
  left: number;
  right: number;
  claim: string;
  wagon: number;
  track: string;
  cabin: number;
  animal: string;
  mode: string;
  unofficial: boolean;
}

/** A plan card lies face up: what Hastings will do. */
export interface PlanTurned {
  type: "plan-turned";
  plan: number;
}

/**
 * The plan card that lies face up, those that are done, in order, and points gained by reference cards.
 *
 * The deck is what lies nowhere else: its next card is drawn when it is turned up.
 */
export interface Plans {
  plan: number;
  done?: Array<number>;
  points?: number;
}

/** All plan cards are the deck again. */
export interface PlansShuffled {
  type: "plans-shuffled";
}

/** What an owner has, as the viewer sees it. `unseen`: cards in the pool, or where the viewer sees NONE. */
export interface PlayerView {
  tracks: Array<number>;
  animals: Array<string>;
  resources: Array<number>;
  tokens: number;
  wagon: number;
  cabins: Array<number>;
  claimed: number;
  figures: Array<number>;
  hand: Array<number>;
  open: Array<number>;
  top: Array<number>;
  top_open: Array<boolean>;
  pool: number;
  unseen: Array<number>;
  bottom: number;
  discard: Array<number>;
  played: Array<number>;
  trapping: number;
  tracking: number;
  points: Record<string, number>;
}

/** `seat` gains points before the end. */
export interface PointsGained {
  type: "points-gained";
  seat: number;
  points: number;
}

/**
 * `seat` does not react; `for_turn`: nor will it set a trap later in this turn.
 *
 * `basics`: of a Trapper that may be asked again, how many basic resources it had; else -1.
 */
export interface ReactionDeclined {
  type: "reaction-declined";
  seat: number;
  for_turn: boolean;
  basics?: number;
}

/** Something happened that this viewer may not read; it keeps its place in the stream. */
export interface Redacted {
  type: "redacted";
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

/** `seat` gains so much food, wood, stone and gold. */
export interface ResourcesGained {
  type: "resources-gained";
  seat: number;
  food: number;
  wood: number;
  stone: number;
  gold: number;
}

/** `seat` pays so much food, wood, stone and gold. */
export interface ResourcesPaid {
  type: "resources-paid";
  seat: number;
  food: number;
  wood: number;
  stone: number;
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
  canoes: Array<number>;
  fish: Array<Array<number>>;
  supply: Array<number>;
  pieces?: Array<Array<number>>;
}

/** A round begins. */
export interface RoundBegan {
  type: "round-began";
  round: number;
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

/** Return a fish (0 trout, 1 bass, 2 salmon) for a basic resource (0 food, 1 wood, 2 stone). */
export interface SellFish {
  type: "sell-fish";
  fish: number;
  resource: number;
}

/** Return one fish of each kind for gold. */
export interface SellSet {
  type: "sell-set";
}

/** Set no trap. You are asked again in this turn if your basic resources change; with `for_turn` not even then. */
export interface SetNoTrap {
  type: "set-no-trap";
  for_turn: boolean;
}

/** Put `pioneer` on your Trapper space, pay a basic resource and turn up the tile of `animal`. */
export interface SetTrap {
  type: "set-trap";
  pioneer: number;
  animal: string;
}

/** `seat` has the Sheriff card now. */
export interface SheriffTaken {
  type: "sheriff-taken";
  seat: number;
}

/** Pay and shoot at the open outpost. */
export interface Shoot {
  type: "shoot";
}

/** `seat` rolled `die` with the six-shooter; `roll`, the die with the Sheriff, hits from `target` on. */
export interface ShotFired {
  type: "shot-fired";
  seat: number;
  die: number;
  roll: number;
  target: number;
}

/** Move `pioneer` (0 green path, 1 tan path) past the next icon of its path; a mandatory one costs damage. */
export interface SkipIcon {
  type: "skip-icon";
  pioneer: number;
}

/** A space of a path: the card there (left, middle, right), its cell, and the resources it costs (0: not paid). */
export interface Space {
  card: number;
  cell: number;
  price: number;
}

/** A special card lies under the trail; it lay on `place`, from where `walkers` go back to the base. */
export interface SpecialEntered {
  type: "special-entered";
  special: number;
  place: number;
  walkers: Array<number>;
}

/** A special card of the mode, and what it shows. */
export interface SpecialText {
  number: number;
  id: string;
  text: string;
  unofficial: boolean;
}

/** Put your mule into the grey cabin. */
export interface StableMule {
  type: "stable-mule";
}

/** A space of the wagon trail: what the step onto it costs, its multiplier, the special cards along the trail. */
export interface Step {
  boots: number;
  resources: number;
  multiplier: number;
  slots: number;
}

/** Move `pioneer` (0 green path, 1 tan path) to the next icon of its path and use it; a paid one is paid. */
export interface StepOn {
  type: "step-on";
  pioneer: number;
}

/** Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it. */
export interface TakeBack {
  type: "take-back";
  to?: number | null;
}

/** Gain the bullets of the badger. */
export interface TakeBullets {
  type: "take-bullets";
}

/** Lose the cabin on cabin space `space`, 0 the leftmost, or with -1 move your wagon a space back. */
export interface TakeDamage {
  type: "take-damage";
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
  seat: number;
  to: number;
}

/** Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains. */
export type Task = [string, number, number, number];

/** The time of `seat` was up: what follows is what the table chose for that. */
export interface TimedOut {
  type: "timed-out";
  seat: number;
}

/** `seat` spends a Pair of Boots token: so many boots. */
export interface TokenOpened {
  type: "token-opened";
  seat: number;
  boots: number;
}

/** `seat` gains Pair of Boots tokens. */
export interface TokensGained {
  type: "tokens-gained";
  seat: number;
  tokens: number;
}

/** The marker of `seat` moved up to `space`. */
export interface TrackClimbed {
  type: "track-climbed";
  seat: number;
  track: number;
  space: number;
}

/** A homestead track: its exclusive top, and the icon that rewards each step. */
export interface TrackText {
  name: string;
  top: number;
  reward: string;
}

/** A pioneer of `seat` is on the Tracker space, because of a step on `track`. */
export interface TrailFollowed {
  type: "trail-followed";
  seat: number;
  pioneer: number;
  track: number;
}

/** A pioneer of `seat` is on the Trapper space, the tile of `animal` lies face up. */
export interface TrapSet {
  type: "trap-set";
  seat: number;
  pioneer: number;
  animal: string;
}

/** What the current turn has to remember. */
export interface Turn {
  seat: number;
  boots?: Array<number>;
  opened?: number;
  reached?: number;
  bent?: boolean;
  housed?: Array<boolean>;
  instructed?: boolean;
  patient?: Array<number>;
  declined?: Array<Declined>;
}

/** Move your green-path pioneer one icon back and use that icon again, by the Switchback. */
export interface TurnBack {
  type: "turn-back";
}

/** The turn of an owner begins. */
export interface TurnBegan {
  type: "turn-began";
  seat: number;
}

/** `seat` passed: figures return to camp, the cards on the board go to the discard pile, in this order. */
export interface TurnEnded {
  type: "turn-ended";
  seat: number;
  played: Array<number>;
}

/** Use the summit action; `choice` is a track, or 0 where the card leaves no choice. */
export interface UseSummit {
  type: "use-summit";
  choice: number;
}

/** The table as `viewer` sees it; its numbers are those of the title's README. */
export interface View {
  viewer: number | null;
  round: number;
  first: number;
  turn: Turn;
  players: Array<PlayerView>;
  walkers: Array<number>;
  mountain: Array<number>;
  basics: Array<number>;
  specials: Array<number>;
  row: Array<number>;
  market: Array<number>;
  pile: Array<number>;
  cabin_discard: Array<number>;
  boxed: Array<number>;
  mule: number;
  mule_place: number;
  special_round: number;
  last_round: number;
  ending: string;
  over: boolean;
  agenda: Array<Task>;
  orchard: Orchard | null;
  river: River | null;
  diggings: Diggings | null;
  manhunt: Manhunt | null;
  plans: Plans | null;
  plan: PlanText | null;
  idle_rounds: number;
  cards: Array<CardFace>;
  cabins: Array<CabinText>;
  special_texts: Array<SpecialText>;
  board: Board;
  unofficial: Array<string>;
}

/** Play on without the player of `against`, for whom the game has waited for a day; most others must ask. */
export interface VoteToRemove {
  type: "vote-to-remove";
  against: number;
}

/** The wagon of `seat` stands on `space`. */
export interface WagonMoved {
  type: "wagon-moved";
  seat: number;
  space: number;
}

/** A frontiersman stands on `place`. */
export interface WalkerMoved {
  type: "walker-moved";
  walker: number;
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

/** Sierra West: `client.game<Typing>(id)` gives an editor its types. */
export interface Typing { command: Command; event: Event; view: View; }
