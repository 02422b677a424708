import type * as api from "../types/api.js";

/** Commands, events and the view of a title: `Typing` of `sagebrush-client/carson-city` and its like. */
export interface TitleTyping { command: object; event: object; view: object }
/** Of a title whose types nobody named. */
export interface AnyTitle { command: { type: string; [field: string]: any }; event: { type: string; [field: string]: any }; view: any }
export type Viewer = number | "spectator";

/** A command that may be sent as it is, in words. */
export interface Legal<T extends TitleTyping = AnyTitle> {
  command: T["command"];
  sentence: string;
  /** The sentence as an id and arguments. */
  message?: api.MessageResponse | null;
  /** Whether the first thing it does that cannot be undone is to draw chance. */
  draws: boolean;
  /** Whether that is to show somebody something hidden. */
  reveals: boolean;
  /** Whether the game then waits for your seat no more; null where nobody can know. */
  hands_on?: boolean | null;
}

/** A game after one commit, as one viewer may know it; what was not asked for is left out. */
export interface Frame<T extends TitleTyping = AnyTitle> {
  version: number;
  /** Unix milliseconds. */
  time: number;
  /** Whose command it was: a seat, -1 for the automaton, null for the set-up. */
  actor: number | null;
  events?: Array<T["event"]>;
  view?: T["view"];
  legal?: Array<Legal<T>>;
  /** The same in groups, when they are more than 60. */
  legal_groups?: api.LegalGroup[];
  /** Versions that your seat may return to, oldest first. */
  take_back?: number[];
  take_back_left?: number | null;
  awaited: api.AwaitedResponse[];
  over: boolean;
  outcome?: api.OutcomeResponse;
  content?: api.ContentResponse;
  thought?: api.ThoughtResponse | null;
  clock?: api.ClocksResponse;
  presence?: api.PresenceResponse;
  /** Where a weaker level chose the command than the table did. */
  lowered?: api.LoweredLevelResponse;
  /** The version at which the seat asked the engine before this command. */
  hint?: number;
  /** True while other tables with the same chance still play. */
  sealed?: boolean;
}

/** What a seat may do at a version. */
export interface Offer<T extends TitleTyping = AnyTitle> { version: number; legal: Array<Legal<T>>; legal_groups?: api.LegalGroup[]; take_back: number[]; take_back_left?: number | null }
/** Something to be chosen, in words: one legal command, or several that `then` tells apart. */
export interface LegalChoice<T extends TitleTyping = AnyTitle> {
  sentence: string;
  legal: Array<Legal<T>>;
  /** What it is done to, as `kind:id`; empty where the choice is what is done. */
  subject: string;
  /** The second step; empty where there is none, and `legal` are all that is left. */
  then: Array<LegalChoice<T>>;
}
/** What may be done after a frame, or at an offer: by groups where the platform gives them, else each command. */
export function legalChoices<T extends TitleTyping = AnyTitle>(offer: { legal?: Array<Legal<T>>; legal_groups?: api.LegalGroup[] }): Array<LegalChoice<T>>;
/** A line of an analysis, told apart by `type`. */
export type AnalysisLine = Exclude<api.AnalysisLineResponse, api.AnalysisProblemLine>;
/** The answer to a command: it is on disk. */
export interface Commit<T extends TitleTyping = AnyTitle> { version: number; events: Array<T["event"]> }
/** The answer to a list of commands, and why the rest of it was refused. */
export interface Commits<T extends TitleTyping = AnyTitle> { version: number; commits: Array<Commit<T>>; refused: api.RefusalResponse | null }
/** What a verifier says of a file; `code` is `consistent` for a finished game that holds. */
export interface Verdict { ok: boolean; version: number; code: string; detail: string }

/** `version`: the one you looked at; `key`: your own name for the command, to repeat it even after a crash. */
export interface Sending { version?: number; key?: string }

/** `sameQuestion`: not stale where it still answers what was asked at `version`, as where several choose at once. */
export interface SendingOne extends Sending { sameQuestion?: boolean }

/** How patient a client is, in milliseconds. */
export interface Patience {
  /** For how long a request is repeated while the platform is away or busy. */
  milliseconds: number;
  /** The same before it has ever answered. */
  firstMilliseconds: number;
  /** Before the first repetition; it doubles up to `longestPause`, with jitter. */
  pause: number;
  longestPause: number;
}

export interface ClientOptions {
  /** Of a guest (`sb_`), a seat (`sbs_`) or an application (`sba_`). */
  token?: string;
  /** Of sentences: `en`, `de`, `es`. */
  language?: string;
  patience?: Partial<Patience>;
  fetch?: typeof fetch;
}

/** Everything a caller can ask of a platform. */
export class Client {
  constructor(url: string, options?: ClientOptions);
  readonly url: string;
  /** Who calls; keep a guest's token to come back to its games. */
  readonly token: string;
  /** The time of the platform, Unix milliseconds, by the dates of its answers: clocks are counted down with it. */
  now(): number;
  /** The JSON of any route below `/v1`. */
  get(path: string, query?: object): Promise<any>;
  /** Where it is not `repeatable`, a lost answer is an error. */
  post(path: string, body?: object, options?: { repeatable?: boolean }): Promise<any>;
  delete(path: string): Promise<void>;
  /** A new guest, as which this client calls from now on. */
  register(name: string): Promise<api.TokenResponse>;
  whoAmI(): Promise<api.GuestResponse>;
  /** A new token for the same guest; the old one ends. It is made here: with a lost answer nothing is lost. */
  exchangeToken(): Promise<api.TokenResponse>;
  revokeToken(): Promise<void>;
  titles(): Promise<api.TitleResponse[]>;
  title(id: string): Promise<api.TitleResponse>;
  /** JSON Schemas of commands, events and view, with sentences and how events are told. */
  messages(title: string, language?: string): Promise<api.MessagesResponse>;
  schemas(title: string): Promise<api.SchemasResponse>;
  /** What is printed in an edition, the first one by default: costs, cards, texts, with the host's corrections. */
  content(title: string, edition?: string): Promise<api.ContentsResponse>;
  opponents(): Promise<api.OfferedComputerResponse[]>;
  /** A new table, of the first edition when none is named; its host does not sit yet. Under the `key` of an earlier call for the same you get the table of that call, also when its answer was lost. */
  openTable(wanted: Omit<api.TableRequest, "edition"> & { edition?: string }, options?: { key?: string }): Promise<Table>;
  /** A page of the lobby, newest first; `next` of it is the `before` of the next page. */
  tables(query?: { stage?: string; mine?: boolean; before?: string }): Promise<api.TablesResponse>;
  /** The newest states of your tables, or of the games of an application: first all of them, then news, until you abort it. */
  followMine(options?: { after?: number; legal?: boolean; signal?: AbortSignal }): AsyncGenerator<api.TableUpdateResponse, void, undefined>;
  /** The same of public tables. */
  followLobby(options?: { after?: number; signal?: AbortSignal }): AsyncGenerator<api.TableUpdateResponse, void, undefined>;
  /** What a link to a seat offers; its secret alone will do. */
  offer(link: string): Promise<api.OfferResponse>;
  /** Takes the seat over and plays on from the next decision. */
  acceptOffer(link: string, name?: string): Promise<api.TableResponse>;
  table(id: string): Table;
  /** A game; `client.game<Typing>(id)` knows the types of its title. */
  game<T extends TitleTyping = AnyTitle>(id: string): Game<T>;
  /** Turns of yours that no other program of yours works on; what is not done when its lease ends is given out again. */
  takeJobs(options?: { most?: number; waitSeconds?: number; leaseSeconds?: number }): Promise<api.JobResponse[]>;
  /** Up to 100 started games for the users of an application. */
  createGames(games: api.GameRequest[], options?: { key?: string }): Promise<api.CreatedGameResponse[]>;
  games(query?: { before?: string }): Promise<api.ApplicationGamesResponse>;
  /** What happens in the games of an application is sent to `url` from now on; the secret is shown once. */
  createWebhook(url: string, options?: Omit<api.WebhookRequest, "url">): Promise<api.CreatedWebhookResponse>;
  webhooks(): Promise<api.WebhookResponse[]>;
  webhook(webhook: string): Promise<api.WebhookResponse>;
  deleteWebhook(webhook: string): Promise<void>;
  rotateWebhookSecret(webhook: string, overlapSeconds?: number): Promise<api.WebhookSecretResponse>;
  /** Sends a test event; `delivery` says what came of it. */
  pingWebhook(webhook: string): Promise<api.DeliveryResponse>;
  /** A page of the log, the latest first. */
  deliveries(webhook: string, query?: { state?: "waiting" | "sent" | "delivered" | "dead"; before?: number }): Promise<api.DeliveriesResponse>;
  delivery(webhook: string, delivery: string): Promise<api.DeliveryDetails>;
  /** Tries a dead letter for another day. */
  replayDelivery(webhook: string, delivery: string): Promise<api.DeliveryResponse>;
  /** How many dead letters are tried again: the oldest 100 at most. */
  replayDeadLetters(webhook: string): Promise<number>;
  engine(): Promise<api.EngineResponse>;
  /** What the engine would do in a position. */
  decide(question: object): Promise<api.DecisionResponse>;
  /** Every decision of a finished game, here or in a file, then the summary. After a broken connection, go on with `after`, the last version seen. */
  analyze(asked: { game?: string; file?: Uint8Array; level?: string | number; simulations?: number; seed?: number; after?: number; signal?: AbortSignal }): AsyncGenerator<AnalysisLine, void, undefined>;
}

/** One table, as a guest may know it. */
export class Table {
  readonly id: string;
  state(): Promise<api.TableResponse>;
  /** Takes a seat; `sitDown` does all that fair dice ask for. `sleep`: minutes of the day (UTC) between which your clock stands. */
  join(options?: { seat?: number; name?: string; entropyCommitment?: string; sleep?: { begin: number; end: number } }): Promise<api.TableResponse>;
  /** Reveals what your seat committed to. `commitments`: those of all seats as you saw them; refused (`commitments-changed`) where they have changed. */
  reveal(entropy: string, options?: { commitments?: readonly string[] }): Promise<api.TableResponse>;
  /** Puts computers on free seats, all by default; for the host. */
  addOpponents(name: string, options?: { seats?: number[]; budgetMs?: number }): Promise<api.TableResponse>;
  /** Lets two seats change places before the start; for the host. Entropy that was revealed is spent. A second time would undo it, so that it is not repeated when the answer is lost: look at the table then. */
  swap(one: number, other: number): Promise<api.TableResponse>;
  /** The table where those who played here play again, the same one for all; `next` moves everybody on by one. */
  rematch(seats?: "same" | "next"): Promise<api.TableResponse>;
  /** A new table whose game goes on from this version of the one played here; with a `key` as for `openTable`. */
  branch(version: number, options?: Omit<api.BranchRequest, "version"> & { key?: string }): Promise<api.TableResponse>;
  start(): Promise<api.TableResponse>;
  leave(): Promise<api.TableResponse>;
  free(seat: number): Promise<void>;
  /** Takes the table away, or ends its game; for the host. Everybody reads the `reason` in the game's stream. */
  close(reason?: string): Promise<void>;
  /** A seat in the started game: commits to entropy, waits for everybody, reveals, checks what the game began with. `start`: the host's client starts the game as soon as everybody is ready. While the platform is away it waits on, as streams do. */
  sitDown(options?: { seat?: number; name?: string; sleep?: { begin: number; end: number }; start?: boolean; signal?: AbortSignal }): Promise<TablePromise>;
  /** The started game of a table you just opened, with yourself on a seat, the first by default, and computers on the others. A table whose game cannot start is closed, unless other people sit there; at a table of another, or one whose game has started, nothing is done. */
  startAgainst(opponent: string, options?: { seat?: number }): Promise<TablePromise>;
}

/** One game, as the caller may know it. */
export class Game<T extends TitleTyping = AnyTitle> {
  readonly id: string;
  state(): Promise<api.GameResponse>;
  look(options?: { viewer?: Viewer; at?: number; legal?: boolean }): Promise<Frame<T>>;
  legal(): Promise<Offer<T>>;
  /** The commit of a command, applied once however often it is sent. */
  submit(command: T["command"] | { type: "take-back"; to: number | null }, options?: SendingOne): Promise<Commit<T>>;
  submitList(commands: Array<T["command"]>, options?: Sending): Promise<Commits<T>>;
  /** What commands would lead to, as far as that is known; the game stays as it is. */
  dryRun(commands: Array<T["command"]>, options?: { version?: number; views?: boolean }): Promise<api.DryRunResponse>;
  takeBack(to?: number): Promise<Commit<T>>;
  /** Every commit once and in order, then each new one, until the game is over; it reconnects by itself. */
  follow(options?: { after?: number; viewer?: Viewer; view?: boolean; legal?: boolean; byTicket?: boolean; signal?: AbortSignal }): AsyncGenerator<Frame<T>, void, undefined>;
  /** The replay with its views, page by page. */
  frames(options?: { after?: number; until?: number; viewer?: Viewer; thoughts?: boolean }): AsyncGenerator<Frame<T>, void, undefined>;
  /** The results of all tables that play with the chance of this game, seat by seat, once all are over. */
  results(): Promise<api.ResultsResponse>;
  export(options?: { viewer?: Viewer }): Promise<Uint8Array>;
  /** What never changes in the views of the game; `look`, `follow` and `frames` add it by themselves. */
  viewContent(hash?: string): Promise<api.ViewContentResponse>;
  /** What your seat will answer when it is asked, instead of what it had planned; without moves, nothing. */
  plan(...moves: api.PlannedMoveRequest[]): Promise<api.PlanResponse>;
  /** The same in place of what has this `tag` alone: when something else is planned by now, nothing is written, and the Problem is `plan-changed`. */
  planInsteadOf(tag: string, ...moves: api.PlannedMoveRequest[]): Promise<api.PlanResponse>;
  /** What is left of your plan, and why it ended. */
  currentPlan(): Promise<api.PlanResponse>;
  /** The platform's own verdict; `verified` needs no trust in it. */
  verify(): Promise<api.VerifyResponse>;
  /** What `follow`, `frames` and the answers to commands have told. */
  readonly told: Told;
  /**
   * The verdict of this client on the finished game, by what its table had promised. The events are compared with those that
   * this object was told (`told-otherwise`): follow and play with the same one. `detail` says of how many commits it was told.
   */
  verified(promise: TablePromise): Promise<Verdict>;
  checkBeginning(promise: TablePromise): Promise<void>;
  hint(): Promise<api.HintResponse>;
  /** A link with which somebody takes your seat over, or, for the host, one that nobody plays any more. */
  offerSeat(seat: number): Promise<api.MadeOfferResponse>;
  withdrawOffer(seat: number): Promise<void>;
  newSeatToken(seat: number): Promise<api.SeatTokenResponse>;
  revokeSeatToken(seat: number): Promise<void>;
  /** Ends the game without a ranking, for its application; everybody reads the reason. */
  end(reason?: string): Promise<void>;
  /** Plays on without somebody who stays away, for the application of the game. */
  removePlayer(seat: number): Promise<void>;
}

/** The turns of this caller in a game that is followed from its beginning: past choices are shown, not offered. */
export class Turns<T extends TitleTyping = AnyTitle> {
  static of<T extends TitleTyping>(game: Game<T>): Promise<Turns<T>>;
  choices(frame: Frame<T>): Array<Legal<T>>;
  /** Whether a command chosen at `frame` was accepted, as an answer to what was asked there; what came too late is chosen again at a newer frame. */
  take(command: T["command"], frame: Frame<T>): Promise<boolean>;
}

/** What a table showed before this client revealed its entropy; plain fields, so that it can be kept as JSON. */
export class TablePromise {
  constructor(game: string, commitment: string, seats: string[], shared?: { group: string; table: number; tables: string[][] });
  readonly game: string;
  readonly commitment: string;
  /** What each seat committed to. */
  readonly seats: readonly string[];
  /** Where people sat down at several tables with one chance; empty otherwise. */
  readonly group: string;
  /** Which of these tables is ours. */
  readonly table: number;
  /** By table: what each of its seats committed to. */
  readonly tables: readonly string[][];
  /** Throws PromiseBroken when the first event of another of these tables, once all are over, is not what was promised. */
  checkOther(started: object): Promise<void>;
  verdictOn(file: Uint8Array): Promise<Verdict>;
}

/** The events of one game by version, as they were told; no more of it is kept than a file may hold. */
export class Told {
  /** Of how many commits events were told. */
  readonly size: number;
  /** A frame, or the answer to a command, was told. */
  note(told: { version: number; events?: object[] }): void;
  /** The first version whose events are others in the file of the finished game. The file may have more: what was hidden when it was told, and fields of a later release. */
  difference(file: Uint8Array): number | undefined;
}

/** What the platform said instead of what was asked for; `code` is stable. */
export class Problem extends Error {
  constructor(code: string, detail: string, status?: number, body?: Record<string, unknown>, retryAfter?: number);
  readonly code: string;
  /** Of HTTP; 0 where the problem was found here. */
  readonly status: number;
  readonly body: Record<string, unknown>;
  /** Seconds after which the platform wants to be asked again, if it says so. */
  readonly retryAfter: number | undefined;
}
/** The game is not what its table promised. */
export class PromiseBroken extends Problem {
  constructor(what: string);
}

/** The verdict on the bytes of a file: with WebCrypto, or without it on a page that is not secure. */
export function verify(file: Uint8Array, commitment?: string): Promise<Verdict>;
/** The event in the body of a webhook's request; throws Problem `bad-signature` when it is not signed with the secret, or not now. */
export function readEvent(secret: string, headers: Headers | Record<string, string | string[] | undefined>, body: string): Promise<WebhookEvent>;
/** A CloudEvent; docs/webhooks.md says what its `data` has. */
export interface WebhookEvent { id: string; type: string; subject?: string; time: string; data: any }
export function commitmentTo(entropy: string): Promise<string>;
export function randomHex(bytes: number): string;
