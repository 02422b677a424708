// Commands, events and the view of Tiny Epic Western. Made by `make clients`: change the schemas, not this file.

/** Reveal your poker card and add its value; it stays face up for the round. */
export interface AddCard {
  type: "add-card";
}

/** Move the token of `industry` one step up: 0 wagon, 1 railroad, 2 mining. */
export interface AdvanceIndustry {
  type: "advance-industry";
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
  seat: number;
  buildings: Array<number>;
}

/** `seat` plays with `boss`, dealt or chosen. */
export interface BossTaken {
  type: "boss-taken";
  seat: number;
  boss: number;
}

/** `owner` bought a building at `mat`, -1 for the Auction House; `ordinary` in phase four. */
export interface BuildingBought {
  type: "building-bought";
  owner: number;
  building: number;
  mat: number;
  ordinary: boolean;
}

/** A building from the deck lies in the buy zone of `mat`. */
export interface BuildingDrawn {
  type: "building-drawn";
  mat: number;
  building: number;
}

/** A building on the table, with its cost (Law, Force, Money), points and shares from left to right. */
export interface BuildingText {
  number: number;
  id: string;
  name: string;
  text: string;
  unofficial: boolean;
  cost: Array<number>;
  vp: number;
  shares: Array<number>;
  timing: string;
}

/** A seat uses the building on a porch; `owner` is -1 for a neutral one. */
export interface BuildingUsed {
  type: "building-used";
  seat: number;
  building: number;
  owner: number;
}

/** Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) and buy `building` at its cost, wherever it lies. */
export interface BuyAtOnce {
  type: "buy-at-once";
  building: number;
  kind: number;
}

/** Buy the building for sale at `mat` for exactly this price; a discount may leave out any of its icons. */
export interface BuyBuilding {
  type: "buy-building";
  mat: number;
  law: number;
  force: number;
  money: number;
}

/** Buy `building` from the cards drawn, at its cost. */
export interface BuyDrawn {
  type: "buy-drawn";
  building: number;
}

/** A duelist revealed the poker card of his hand and added its value. */
export interface CardAdded {
  type: "card-added";
  role: number;
  seat: number;
  card: number;
  value: number;
}

/** A seat drew a poker card and keeps one of two. */
export interface CardDrawn {
  type: "card-drawn";
  seat: number;
  card: number;
}

/** A seat kept one of its cards and discarded the others, face down. */
export interface CardKept {
  type: "card-kept";
  seat: number;
  card: number;
}

/** A boss or building on the table: its number, its name and what it does. */
export interface CardText {
  number: number;
  id: string;
  name: string;
  text: string;
  unofficial: boolean;
}

/** The poker cards of all seats and of the Rival, at the start of phase three. */
export interface CardsRevealed {
  type: "cards-revealed";
  cards: Array<number>;
  rival: Array<number>;
}

/** Say whose time is up, and do what the table chose for that. No seat may: the platform asks, as the automaton. */
export interface CheckClocks {
  type: "check-clocks";
}

/** Play with `boss`; the sentence of the choice says what it can do. */
export interface ChooseBoss {
  type: "choose-boss";
  boss: number;
}

/** Play the colour of `mat` and sit at it: 0 Bank, 1 Saloon, 2 Courthouse, 3 Hideout. */
export interface ChooseMat {
  type: "choose-mat";
  mat: number;
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

/** Turn `amount` of the first kind of the building in use into the second, and gain 2 more. */
export interface ConvertInfluence {
  type: "convert-influence";
  amount: number;
}

/** `role` 0 is the attacker, 1 the defender; `free` when the Powder House paid. */
export interface DieRolledAgain {
  type: "die-rolled-again";
  role: number;
  die: number;
  free: boolean;
}

/** The poker deck was empty; the discards are the deck again. */
export interface DiscardsShuffled {
  type: "discards-shuffled";
}

/** Pay 1 influence of `kind`; the Rival must roll again (`target` 0) or draw another card (`target` 1). */
export interface DisturbRival {
  type: "disturb-rival";
  kind: number;
  target: number;
}

/** The platform was down since the commit before: so many milliseconds are charged to no clock. */
export interface DowntimeCredited {
  type: "downtime-credited";
  milliseconds: number;
}

/** Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) to draw 2 building cards. */
export interface DrawAtAuction {
  type: "draw-at-auction";
  kind: number;
}

/** Two tokens on one spot; index 0 is the attacker, 1 the defender. */
export interface Duel {
  spot: number;
  tokens: Array<number>;
  dice: Array<number>;
  added: Array<number>;
  free: Array<boolean>;
  rival_card?: number;
}

/** Both rolled; `rival_card` is the poker card that fights for the solo Rival, or -1. */
export interface DuelBegan {
  type: "duel-began";
  spot: number;
  attacker: number;
  defender: number;
  attacker_die: number;
  defender_die: number;
  attacker_added?: number;
  defender_added?: number;
  rival_card?: number;
}

/** The loser's token lies down, the winner takes the Wanted card; `why` is in words. */
export interface DuelDecided {
  type: "duel-decided";
  winner: number;
  loser: number;
  token: number;
  why: string;
}

/** A seat neither duels nor is dueled for the rest of the round. */
export interface DuelsAvoided {
  type: "duels-avoided";
  seat: number;
}

/** `seat` agrees to end the game without a result. */
export interface EndAgreed {
  type: "end-agreed";
  seat: number;
}

/** The host of the table ended the game before it was over: nobody moves any more, and nobody has won. */
export interface GameClosed {
  type: "game-closed";
}

/** The game is over: six-rounds or deck-empty. */
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

/** Poker cards for a seat to choose from, ascending. */
export interface HandDealt {
  type: "hand-dealt";
  seat: number;
  cards: Array<number>;
}

/** Hands at a mat: owners best first, each with its card in force and its hand; `why` the best won, in words. */
export interface HandsCompared {
  type: "hands-compared";
  mat: number;
  owners: Array<number>;
  cards: Array<number>;
  hands: Array<string>;
  winners: Array<number>;
  why: string;
}

/** Buildings the Rival of a solo game starts with, the usable one last. */
export interface HeadStartDealt {
  type: "head-start-dealt";
  owner: number;
  buildings: Array<number>;
}

/** Stand up your wounded posse on spot `source` and move it to `spot`; `side` as when placing. */
export interface HealPosse {
  type: "heal-posse";
  source: number;
  spot: number;
  side: number;
}

/** Pay 1 influence of `kind` (0 Law, 1 Force, 2 Money) for your third posse this round. */
export interface HireThird {
  type: "hire-third";
  kind: number;
}

/** An industry token moved one step up, to `step`; `owner` chose it. */
export interface IndustryAdvanced {
  type: "industry-advanced";
  owner: number;
  industry: number;
  step: number;
}

/** A seat gained `amount` of a kind; what went above the printed limit is not in it. */
export interface InfluenceGained {
  type: "influence-gained";
  seat: number;
  kind: number;
  amount: number;
}

/** A seat paid influence: Law, Force, Money. */
export interface InfluencePaid {
  type: "influence-paid";
  seat: number;
  law: number;
  force: number;
  money: number;
}

/** Keep `card` and discard the others, face down. */
export interface KeepCard {
  type: "keep-card";
  card: number;
}

/** Let a computer play the seat until you return. */
export interface LeaveSeat {
  type: "leave-seat";
}

/** `owner` plays the colour of `mat` and sits at it. */
export interface MatTaken {
  type: "mat-taken";
  owner: number;
  mat: number;
}

/** Pay 1 influence of `kind` to move your other standing posse from `source` to `spot`. */
export interface MovePosse {
  type: "move-posse";
  kind: number;
  source: number;
  spot: number;
  side: number;
}

/** The current task is done; `then` comes before what was already waiting, in this order. */
export interface Next {
  type: "next";
  then?: Array<Task>;
}

/** Do without what is offered. */
export interface Pass {
  type: "pass";
}

/** Pay 2 influence in all to win the Town Hall this round whatever the hands. */
export interface PayPostage {
  type: "pay-postage";
  law: number;
  force: number;
  money: number;
}

/** Place a posse on `spot`; `side` is 0 where the spot has one use, otherwise 1 left or 2 right. */
export interface PlacePosse {
  type: "place-posse";
  spot: number;
  side: number;
}

/** What lies in front of an owner, as the viewer sees it. */
export interface PlayerView {
  mat: number;
  boss: number;
  influence: Array<number>;
  stack: Array<number>;
  bought: Array<number>;
  third: boolean;
  third_won: boolean;
  dealt: Array<number>;
  card: number | null;
  shown: boolean;
  discarded: Array<number>;
  peeked: boolean;
  avoids: boolean;
  powder: boolean;
  duels_won: number;
  purchases: number;
}

/** A building from the deck lies on the neutral porch of `mat`. */
export interface PorchFilled {
  type: "porch-filled";
  mat: number;
  building: number;
}

/** The neutral building of `mat` moved from the porch into the buy zone. */
export interface PorchMoved {
  type: "porch-moved";
  mat: number;
}

/** `building` came to the top of the stack of `owner`. */
export interface PorchReordered {
  type: "porch-reordered";
  owner: number;
  building: number;
}

/** A token was stood up, if wounded, and moved to another spot by a building. */
export interface PosseMoved {
  type: "posse-moved";
  token: number;
  spot: number;
  side: number;
}

/** A token came onto a spot: 0 no side, 1 left, 2 right. */
export interface PossePlaced {
  type: "posse-placed";
  token: number;
  spot: number;
  side: number;
}

/** A seat may roll again once in each of its duels this round without paying. */
export interface PowderLoaded {
  type: "powder-loaded";
  seat: number;
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

/** Put `building` on top of the stack of the location mat `mat`. */
export interface ReorderPorch {
  type: "reorder-porch";
  mat: number;
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
  role: number;
  card: number;
  value: number;
}

/** A seat looked at the Rival's hidden card. */
export interface RivalPeeked {
  type: "rival-peeked";
  seat: number;
  card: number;
}

/** The solo Rival rolled where to place its next posse, 1 to 6. */
export interface RivalRolled {
  type: "rival-rolled";
  die: number;
}

/** Roll your die again: pay 1 Force as attacker, 1 Law as defender, or use the Powder House when `free`. */
export interface RollAgain {
  type: "roll-again";
  free: boolean;
}

/** A round began, with its dealer. */
export interface RoundBegan {
  type: "round-began";
  round: number;
  dealer: number;
}

/** Tokens went home, new buildings onto their porches; `thirds` are the seats whose third posse stands. */
export interface RoundEnded {
  type: "round-ended";
  thirds: Array<number>;
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

/** The dealer of the first round, and the mat of each owner; no mats where the seats choose them. */
export interface SeatsPlaced {
  type: "seats-placed";
  dealer: number;
  mats: Array<number>;
}

/** The last event of every game: the seed (hex), so that everybody can check every draw. */
export interface SeedRevealed {
  type: "seed-revealed";
  seed: string;
}

/** Pay 2 of `kind` (0 Law, 1 Force, 2 Money), gain 2 of each other kind. */
export interface StayAtHotel {
  type: "stay-at-hotel";
  kind: number;
}

/** Leave the duel as it is: your posse is wounded. */
export interface StopDuel {
  type: "stop-duel";
}

/** Return to version `to` of your own turn; None: as far as it goes. Platform, not title, answers it. */
export interface TakeBack {
  type: "take-back";
  to?: number | null;
}

/** Take the free gain as `kind`: 0 Law, 1 Force, 2 Money. */
export interface TakeInfluence {
  type: "take-influence";
  kind: number;
}

/** Take 1 Law and 1 Force, or with `third` your third posse for the next round. */
export interface TakePot {
  type: "take-pot";
  third: boolean;
}

/** `seat` took its latest commands back: the game stands again as it stood at version `to`. */
export interface TakenBack {
  type: "taken-back";
  seat: number;
  to: number;
}

/** Something still to do: a step or a prompt by name, for whom, where, and a number that the name explains. */
export type Task = [string, number, number, number];

/** A seat has its third posse this round. */
export interface ThirdPosseStood {
  type: "third-posse-stood";
  seat: number;
}

/** A seat will have its third posse next round. */
export interface ThirdPosseWon {
  type: "third-posse-won";
  seat: number;
}

/** The time of `seat` was up: what follows is what the table chose for that. */
export interface TimedOut {
  type: "timed-out";
  seat: number;
}

/** Six poker cards between the mats, and the Rival's: one hidden, in a solo game another one open before it. */
export interface TownDealt {
  type: "town-dealt";
  gaps: Array<number>;
  rival: Array<number>;
}

/** The order of buying: owners best first, each with its card in force and its hand; `why` in words. */
export interface TownHallRanked {
  type: "town-hall-ranked";
  owners: Array<number>;
  cards: Array<number>;
  hands: Array<string>;
  why: string;
}

/** A seat wins the Town Hall by the Post Office: first in the order of buying. */
export interface TownHallTaken {
  type: "town-hall-taken";
  seat: number;
}

/** Use the building on the porch where you just placed. */
export interface UseBuilding {
  type: "use-building";
}

/** The table as `viewer` sees it; its numbers are those of the title's README. */
export interface View {
  viewer: number | null;
  round: number;
  dealer: number;
  wanted: number;
  wheel: Array<number>;
  players: Array<PlayerView>;
  token_spot: Array<number>;
  token_side: Array<number>;
  token_down: Array<boolean>;
  owner: Array<number>;
  porch: Array<number>;
  market: Array<number>;
  gaps: Array<number>;
  rival: Array<number>;
  rival_shown: boolean;
  seen: Array<number>;
  offer: Array<number>;
  industry: Array<number>;
  ranking: Array<number>;
  duel: Duel | null;
  agenda: Array<Task>;
  ending: string;
  poker_left: number;
  buildings_left: number;
  bosses: Array<CardText>;
  buildings: Array<BuildingText>;
  unofficial: Array<string>;
}

/** Gain 1 of `first` and 1 of `second`, different kinds in printed order (0 Law, 1 Force, 2 Money). */
export interface VisitGraveyard {
  type: "visit-graveyard";
  first: number;
  second: number;
}

/** Play on without the player of `against`, for whom the game has waited for a day; most others must ask. */
export interface VoteToRemove {
  type: "vote-to-remove";
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
  ;

/** Tiny Epic Western: `client.game<Typing>(id)` gives an editor its types. */
export interface Typing { command: Command; event: Event; view: View; }
