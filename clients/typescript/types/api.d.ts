// Bodies of the HTTP API. Made by `make clients`: change the schemas, not this file.

/** What happens when people stay away from a game. */
export interface AbsenceRequest {
  /** How it ends then. `no-result`: without a ranking; `absent-lose`: those for whom it waited are ranked behind all others. Default: `"no-result"`. */
  abandoned?: "no-result" | "absent-lose";
  /** Seconds without a command of a person after which the platform ends a game that waits for one, 600 or more; 0: never. Default: `0`. */
  end_after?: number;
  /** Seconds that the game waits for a seat before most others by vote, or the host, may play on without its player. Default: `86400`. */
  remove_after?: number;
  /** The computer that plays for whoever left; one of `GET /v1/opponents`. Default: `"casual"`. */
  substitute?: string;
}

/** What a table has agreed on for people who stay away; all of them defaults where it agreed on nothing. */
export interface AbsenceResponse {
  /** `no-result` or `absent-lose`. */
  abandoned: string;
  /** Seconds; 0: never. */
  end_after: number;
  /** Seconds. */
  remove_after: number;
  /** The computer that plays for whoever left. */
  substitute: string;
}

/** A guest who takes a seat over. */
export interface AcceptRequest {
  /** Shown at the table; the guest's own name by default. */
  name?: string | null;
  /** The secret of the link, `sbo_...`. */
  offer: string;
}

/** The game ends without a ranking once every person has said so; your next move takes it back. */
export interface AgreeToEndCommand {
  /** What is said. */
  type: "agree-to-end";
}

/** A decision beside what the engine would have done. */
export interface AnalysedDecisionLine {
  /** The one that the engine would have sent. */
  best: Record<string, unknown>;
  /** What it expected to follow, the best one first. */
  continuation: Array<Record<string, unknown>>;
  /** By seat, before the decision, from what its seat knew. */
  expected: Array<ExpectationResponse>;
  /** How many commands there were. */
  legal: number;
  /** The share of the win that was given away; null where nothing compares them. */
  loss: number | null;
  /** The command that was sent. */
  played: Record<string, unknown>;
  /** null with the loss. */
  rating: "good" | "inaccuracy" | "mistake" | "blunder" | null;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** How many futures were played out. */
  simulations: number;
  /** Which line it is. */
  type: "decision";
  /** Of the game: the number of its commits. */
  version: number;
}

/** The first line of an analysis. */
export interface AnalysedGameLine {
  /** How many there are to look at. */
  decisions: number;
  engine: ThoughtEngineResponse;
  /** The id of the game, 26 characters. */
  game: string;
  /** Names of the players, by seat. */
  seats: Array<string>;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** Which line it is. */
  type: "game";
}

/** How a seat decided. */
export interface AnalysedSeatResponse {
  /** Of all its decisions, in shares of the win. */
  loss: number;
  /** How many of its decisions have which rating. */
  ratings: Record<string, number>;
  /** The seat, 0-based, clockwise. */
  seat: number;
}

/** A line of an analysis, by its type. */
export type AnalysisLineResponse = AnalysedGameLine | AnalysedDecisionLine | AnalysisSummaryLine | AnalysisProblemLine;

/** Why an analysis ended early. */
export interface AnalysisProblem {
  /** Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title. */
  code: string;
  /** What happened, in a sentence for people. */
  detail: string;
  /** What is malformed, where known. */
  field?: string | null;
  /** Seconds after which to ask for the rest; null where none helps. */
  retry_after?: number | null;
  /** The seats that are waited for, with `entropy-missing`. */
  seats?: Array<number> | null;
  /** The status of HTTP. */
  status: number;
  /** What can be said of every problem with this code. */
  title: string;
  /** A URN that ends in the code. */
  type: string;
  /** Of the game when it was refused, where known. */
  version?: number | null;
}

/** The last line of an analysis that ended early. */
export interface AnalysisProblemLine {
  problem: AnalysisProblem;
  /** Which line it is. */
  type: "problem";
}

/** The last line of an analysis that came to its end. */
export interface AnalysisSummaryLine {
  /** The version after which it begins, as you asked. */
  after: number;
  /** Versions. */
  blunders: Array<number>;
  /** In the order of the play. */
  curve: Array<CurvePointResponse>;
  /** How many it is of. */
  decisions: number;
  /** Those of which a loss is known. */
  seats: Array<AnalysedSeatResponse>;
  /** In the order of the play. */
  turning_points: Array<TurningPointResponse>;
  /** Which line it is. */
  type: "summary";
}

/** A game of the application, and whom it waits for. */
export interface ApplicationGameResponse {
  /** Seats the game waits for, and what each is asked. */
  awaited: Array<AwaitedResponse>;
  /** Unix milliseconds. */
  created_at: number;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** The id of the game, 26 characters. */
  game: string;
  /** As people read it. */
  name: string;
  /** Choices of the table: their names and values; of a title, what can be chosen. */
  options: Record<string, string | number | boolean>;
  /** null while the game cannot be read. */
  over: boolean | null;
  /** The people who are away; null while the game cannot be read, and once it is over. */
  presence?: PresenceResponse | null;
  /** By seat, the first is 0. */
  seats: Array<ApplicationSeatResponse>;
  /** How far the table is. */
  stage: "open" | "closed" | "starting" | "started" | "finished";
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** The ids of the variants that are played; of a title, those that can be chosen. */
  variants: Array<string>;
  /** How many commits there were; null while the game cannot be read. */
  version: number | null;
  /** Whether the table is in the lobby. */
  visibility: "public" | "private";
}

/** A page of games, newest first. */
export interface ApplicationGamesResponse {
  /** One for each game. */
  games: Array<ApplicationGameResponse>;
  /** Give it as `before` for the next page. */
  next: string | null;
}

/** A seat of a game that an application created. */
export interface ApplicationSeatResponse {
  /** The computer that sits there; null: a person, or nobody. */
  opponent?: OpponentResponse | null;
  /** The name shown at the table. */
  player: string;
  /** 0-based, clockwise. */
  seat: number;
  /** What you call the person; null for a computer. */
  user: string | null;
}

/** Your seat is asked this. */
export interface AskedRequest {
  /** The kind of the condition. */
  if: "asked";
  /** What is asked, such as `place`; the schemas of the title have a sentence for each. */
  prompt: string;
}

/** One attempt to deliver. */
export interface AttemptResponse {
  /** Unix ms. */
  at: number;
  /** How long it took. */
  ms: number;
  /** `timeout`, `unreachable`, `unknown-host`, `private-address`, `plain-http`, `bad-certificate`, `bad-answer`; null when there was an answer. */
  problem: string | null;
  /** That of the answer; null when there was none. */
  status: number | null;
}

/** A seat the game waits for. */
export interface AwaitedResponse {
  /** The computer that sits there; left out for people. */
  opponent?: string | null;
  /** The stable name of what it is asked, the same for everybody who looks; left out where it is not known yet. */
  prompt?: string | null;
  /** -1 is the automaton. */
  seat: number;
}

/** A seat the game waits for, and the user of an application who has it. */
export interface AwaitedUserResponse {
  /** The computer that sits there; left out for people. */
  opponent?: string | null;
  /** The stable name of what it is asked, the same for everybody who looks; left out where it is not known yet. */
  prompt?: string | null;
  /** -1 is the automaton. */
  seat: number;
  /** For the application that created the game alone. */
  user?: string | null;
}

/** A seat that a computer plays for somebody who left, or who is out. */
export interface AwaySeatResponse {
  /** The computer that plays for him. */
  opponent: string;
  /** Whether he may come back; false: he is out for good. */
  returns: boolean;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** Unix milliseconds. */
  since: number;
}

/** From where a game goes on at a new table, and what is known of it there. */
export interface BranchRequest {
  /** What happens when people stay away; null: the defaults. */
  absence?: AbsenceRequest | null;
  /** How long seats may think; null: as long as they like. */
  clock?: ClockRequest | null;
  /** Whether a seat may ask the engine; all learn of it. Default: `false`. */
  hints?: boolean;
  /** A seat or `spectator`: what was hidden from it then is drawn anew. By default a finished game goes on exactly as it stood, and a running one with what you know, as your seat or as a spectator. */
  knowledge?: string | null;
  /** As people read it. Default: `"A branch"`. */
  name?: string;
  /** Of the game; somebody was awaited after it. */
  version: number;
  /** Always `private` for a private game, and for what your seat of a running game knows. Default: `"private"`. */
  visibility?: "public" | "private";
}

/** Where the game of a branch begins. */
export interface BranchResponse {
  /** Whether nobody but the host sits or looks: that game ran when this was opened. */
  alone: boolean;
  /** The game that it goes on from. */
  game: string;
  /** Whether what was hidden is drawn anew; false: it goes on exactly as it stood. */
  guessed: boolean;
  /** The seat whose knowledge is kept, if guessed; null: that of a spectator. */
  seat: number | null;
  /** Of that game. */
  version: number;
}

/** A command that a computer looked at. */
export interface CandidateResponse {
  /** As it is sent. */
  command: Record<string, unknown>;
  /** In plain English; empty where today's rules have no words for it. */
  sentence: string;
  /** How many futures were played out. */
  simulations: number;
  /** In units of the opponent's own, higher is better. */
  value: number;
}

/** The clocks of a table; one of several days with hours of sleep is for correspondence. */
export interface ClockRequest {
  /** When time is up: `default`: the default of the prompt is played; `computer`: a computer takes the seat until its player returns; `computer-once`: a computer makes this decision alone. Default: `"default"`. */
  at_end?: "default" | "computer" | "computer-once";
  /** Seconds that a bank gains after each decision. Default: `0`. */
  increment?: number;
  /** `decision`: each decision has `seconds`; `bank`: a seat has them for all its decisions. */
  kind: "decision" | "bank";
  /** Minutes of a day at most for which a seat may let its own clock stand instead, at hours that it says when it joins; 0: everybody has the hours of the table. Default: `0`. */
  own_sleep?: number;
  /** Of each decision, or of the bank of a seat. */
  seconds: number;
  /** Minute of the day (UTC) from which no clock runs. Default: `0`. */
  sleep_from?: number;
  /** Until then; the same minute: clocks always run. Default: `0`. */
  sleep_until?: number;
  /** How many seconds before the end of its time a seat is warned, the earliest first, each below `seconds`; null: of a day, an hour, five minutes, one minute and ten seconds the first two that come in the second half of it. */
  warnings?: Array<number> | null;
}

/** The clocks that a table has agreed on. */
export interface ClockResponse {
  /** `default`, `computer` or `computer-once`. */
  at_end: string;
  /** Seconds that a bank gains after each decision. */
  increment: number;
  /** `decision` or `bank`. */
  kind: string;
  /** Minutes of a day for which a seat may let its own clock stand instead. Default: `0`. */
  own_sleep?: number;
  /** Of each decision, or of the bank of a seat. */
  seconds: number;
  /** Minute of the day (UTC) from which no clock runs. */
  sleep_from: number;
  /** Minute of the day (UTC) until which no clock runs. */
  sleep_until: number;
  /** Seconds before the end of its time at which a seat is warned. Default: `[]`. */
  warnings?: Array<number>;
}

/** That a seat has less than so much time left for its decision; each is told once. */
export interface ClockWarningResponse {
  /** When the time is up, Unix ms. */
  ends: number;
  /** 0-based; for a guest his own. */
  seat: number;
  /** One of the `warnings` of the clock. */
  seconds: number;
  /** For the application that created the game alone. */
  user?: string | null;
}

/** How much time each seat has; count down by yourself. */
export interface ClocksResponse {
  /** The instant for which `left` holds, Unix milliseconds. */
  at: number;
  /** Milliseconds by seat. */
  left: Array<number>;
  /** Those whose time runs; several may at once. */
  running: Array<RunningClockResponse>;
  /** Of the seats that have hours of their own. Default: `[]`. */
  sleep?: Array<SeatSleepResponse>;
  terms: ClockResponse;
}

/** Commands of your seat, as `legal` offers them, or `take-back`. */
export interface CommandListRequest {
  /** In the order of the play. */
  commands: Array<Record<string, unknown>>;
}

/** What became of a list of commands. */
export interface CommandListResponse {
  /** Of the commands that were accepted, in their order. */
  commits: Array<CommandResponse>;
  /** null when all were accepted; those after it were not tried. */
  refused: RefusalResponse | null;
  /** Of the last commit. */
  version: number;
}

/** The commit of a command. */
export interface CommandResponse {
  /** As your seat may read them. */
  events: Array<Record<string, unknown>>;
  /** Of the game: the number of its commits. */
  version: number;
}

/** What is known of the printed things a game is played with; rows of the content as `table.row`. */
export interface ContentResponse {
  /** The host's override file had other words or numbers for them when the game began. */
  corrected: Array<string>;
  /** No source prints them: they are our proposals. */
  unofficial: Array<string>;
}

/** What the box of an edition prints, as a new game begins with it. */
export interface ContentsResponse {
  /** Rows that the host's override file changes. */
  corrected: Array<string>;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** By kind of thing, then by value as text: what it is called. The kinds are those of `telling`. */
  names: Record<string, Record<string, string>>;
  /** By table, then by row: its cells. `mark` says how sure the row is (`found`, `inferred`, `reconstructed`), `source` where it is from; `name` and `text` are in the language asked for. */
  tables: Record<string, Record<string, Record<string, unknown>>>;
  /** By kind of thing, then by value: what it does, with the numbers of this box, in the language asked for. Things whose row has a `text` are not here. */
  texts: Record<string, Record<string, string>>;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** Rows that no source prints, as `table.row`. */
  unofficial: Array<string>;
}

/** What became of one game of the request: the game, or the problem. */
export interface CreatedGameResponse {
  /** SHA-256 of the secret seed of the game. */
  commitment: string | null;
  /** null when it was not created. */
  game: string | null;
  /** Which game of the request, from 0. */
  index: number;
  /** Why it was not created. After a status of 500 or more repeat the whole request with its key. */
  problem: ProblemResponse | null;
  /** Empty when it was not created. */
  seats: Array<IssuedSeatResponse>;
}

/** What became of the games, in the order of the request. */
export interface CreatedGamesResponse {
  /** How many there are. */
  created: number;
  /** One for each game. */
  games: Array<CreatedGameResponse>;
}

/** A webhook with its secret, which is shown once. */
export interface CreatedWebhookResponse {
  /** Unix ms. */
  created_at: number;
  deliveries: WebhookCounts;
  /** What is told. */
  events: Array<"started" | "moved" | "turn" | "warned" | "finished">;
  /** Whether its receiver failed many times in a row; then it gets one delivery at a time. */
  failing: boolean;
  /** null: all games that your application creates. */
  game: string | null;
  /** When its receiver answered 410 Gone, Unix ms: nothing is recorded or sent since then, until you send a ping. null: it is there. */
  gone_at: number | null;
  /** What it is called in requests and answers. */
  id: string;
  /** Signs what is sent, as Standard Webhooks say. */
  secret: string;
  /** The address that is called. */
  url: string;
}

/** What the seats could expect before a decision. */
export interface CurvePointResponse {
  /** Of the win, by seat. */
  shares: Array<number>;
  /** Of the game: the number of its commits. */
  version: number;
}

/** A position, as the seat that is to decide sees it, and how hard to think about it. */
export interface DecisionRequest {
  /** `edition`, `seats`, and `variants` and `options` if any. */
  config: PlayedConfigRequest;
  /** The name of a level or its number, 1 to 5. Default: `"skilled"`. */
  level?: string | number;
  /** How many of the best commands to tell of. Default: `3`. */
  lines?: number;
  /** Sent again, it gets the stored answer for ten minutes and costs nothing. Default: `""`. */
  request_id?: string;
  /** The seat that is to decide; by default the one whose view it is. */
  seat?: number | null;
  /** The same seed and simulations give the same answer. Default: `0`. */
  seed?: number;
  /** Instead of those of the level. Default: `0`. */
  simulations?: number;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** By the schema of the title, from a game here or from anywhere. */
  view: Record<string, unknown>;
}

/** What the engine would do. */
export interface DecisionResponse {
  /** Legal in this view. */
  command: Record<string, unknown>;
  engine: ThoughtEngineResponse;
  /** By seat; empty at levels that expect nothing. */
  expected: Array<ExpectationResponse>;
  /** How many commands there were. */
  legal: number;
  /** The best commands, best first. */
  lines: Array<LineResponse>;
  /** The seat, 0-based, clockwise. */
  seat: number;
  statistics: StatisticsResponse;
}

/** Deliveries, the latest first. */
export interface DeliveriesResponse {
  /** How many wait, arrived, and are dead; or a page of them, the latest first. */
  deliveries: Array<DeliveryResponse>;
  /** Give it as `before` to see more; null when there are none. */
  next: number | null;
}

/** A delivery with what is sent. */
export interface DeliveryDetails {
  /** The oldest first, the latest 32 at most. */
  attempts: Array<AttemptResponse>;
  /** Unix ms. */
  created_at: number;
  /** The CloudEvent. */
  event: Record<string, unknown>;
  /** null for a ping. */
  game: string | null;
  /** That of the event, and `webhook-id` of every attempt. */
  id: string;
  /** Unix ms; null when none is planned. */
  next_attempt_at: number | null;
  /** `waiting`: for its next attempt, or for those before it; `sent`: to the receiver, whose answer is awaited; `delivered`; `dead`: given up after a day. */
  state: "waiting" | "sent" | "delivered" | "dead";
  /** What is told, such as `sagebrush.game.turn`. */
  type: string;
  /** Of the game, where it tells of one. */
  version: number | null;
}

/** An event on its way to a receiver. */
export interface DeliveryResponse {
  /** The oldest first, the latest 32 at most. */
  attempts: Array<AttemptResponse>;
  /** Unix ms. */
  created_at: number;
  /** null for a ping. */
  game: string | null;
  /** That of the event, and `webhook-id` of every attempt. */
  id: string;
  /** Unix ms; null when none is planned. */
  next_attempt_at: number | null;
  /** `waiting`: for its next attempt, or for those before it; `sent`: to the receiver, whose answer is awaited; `delivered`; `dead`: given up after a day. */
  state: "waiting" | "sent" | "delivered" | "dead";
  /** What is told, such as `sagebrush.game.turn`. */
  type: string;
  /** Of the game, where it tells of one. */
  version: number | null;
}

/** Commands of your seat to be tried, and whether you want to see the game after each. */
export interface DryRunRequest {
  /** In the order of the play. */
  commands: Array<Record<string, unknown>>;
  /** With the first view, and then with what changed in it, as `view_patch`. Default: `false`. */
  patch?: boolean;
  /** Views without what never changes in the game: `view_content` names it (`getViewContent`). Default: `false`. */
  reference?: boolean;
  /** With the view after each command, not only after the last one. Default: `false`. */
  views?: boolean;
}

/** What commands would lead to. */
export interface DryRunResponse {
  /** The game as it would be after each command that could be tried, as your seat would see it: its `events`; after the last one, `view`, `legal` and `take_back` as well. */
  frames: Array<FrameResponse>;
  /** null when all could be tried; else why the next one was not: `would-draw`, `would-reveal`, `not-in-a-dry-run`, the code of the rule that forbids it, or `malformed`. */
  refused: RefusalResponse | null;
  /** Of the game, which stays as it is. */
  version: number;
}

/** A printed edition, or a mode. */
export interface EditionResponse {
  /** Rows that the host's override file changes in new games. */
  corrected: Array<string>;
  /** What it is called in requests and answers. */
  id: string;
  /** As people read it. */
  name: string;
  /** How many may play. */
  seats: Array<number>;
  /** Rows of its content that no source prints, as `table.row`. */
  unofficial: Array<string>;
}

/** What the engine is; answers are the same as long as build, and version and weights of the title are. */
export interface EngineResponse {
  /** `compiled` or `pure`. */
  build: string;
  /** From the weakest to the strongest. */
  levels: Array<LevelResponse>;
  /** The version of Sagebrush. */
  release: string;
  /** What it plays, and how well. */
  titles: Array<EngineTitleResponse>;
  /** The newest of those of its titles. */
  version: string;
}

/** A title that the engine plays. */
export interface EngineTitleResponse {
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** Of the engine that decides in this title. */
  version: string;
  /** A digest of what it was tuned with. */
  weights: string;
}

/** A guest who wants another token. */
export interface ExchangeRequest {
  /** The new token, of 256 random bits in base64url, made by the caller: so he has it even if the answer is lost on the way. Without it the platform makes one. */
  token?: string | null;
}

/** What a seat may expect. */
export interface ExpectationResponse {
  /** Its standard error; 0.5 where a single simulation tells it. */
  error: number;
  /** At the end of the game. */
  score: number | null;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** Of the win, 0 to 1. */
  share: number;
}

/** A command that a computer expects. */
export interface ExpectedResponse {
  /** As it is sent. */
  command: Record<string, unknown>;
  /** The seat, 0-based, clockwise. */
  seat: number;
}

/** A game after one commit, as one viewer may know it; parts that were not asked for are left out. */
export interface FrameResponse {
  /** The seat whose command it was, -1 for the automaton, null for the set-up. */
  actor: number | null;
  /** Seats the game waits for, and what each is asked. */
  awaited: Array<AwaitedResponse>;
  /** At a table with clocks. */
  clock?: ClocksResponse | null;
  /** The printed things that the game began with. */
  content?: ContentResponse | null;
  /** What happened, in its order. */
  events?: Array<Record<string, unknown>> | null;
  /** The version at which the seat asked the engine before this command. */
  hint?: number | null;
  /** Your legal commands. */
  legal?: Array<LegalCommand> | null;
  /** With `legal`, when there are more than 60 commands: the same in groups, so that a person chooses in two steps, what to do and to what. */
  legal_groups?: Array<LegalGroup> | null;
  /** Where a weaker level chose this command than the table did; everybody may know it at once. */
  lowered?: LoweredLevelResponse | null;
  /** There when the game is over. */
  outcome?: OutcomeResponse | null;
  /** Whether the game is over. */
  over: boolean;
  /** Once somebody has left or a seat has changed hands, and at a table with terms of absence. */
  presence?: PresenceResponse | null;
  /** True when the game is over and other tables with the same chance still play: the seed is not told, and what was hidden stays hidden. Left out otherwise. */
  sealed?: boolean | null;
  /** Versions your seat may return to with `{"type": "take-back", "to": …}`, oldest first: what it did itself, since something was last drawn or revealed. There with `legal`. */
  take_back?: Array<number> | null;
  /** How many more commits of your turn may come to nothing, those that take back included. At 0 what you do next cannot be taken back: warn before it. There with `legal`, for a seat. */
  take_back_left?: number | null;
  /** With `thoughts`, in a game that is over, where a computer chose the command. */
  thought?: ThoughtResponse | null;
  /** Unix milliseconds. */
  time: number;
  /** How many commits there were; the ETag. */
  version: number;
  /** What the seat, or a spectator, knows. */
  view?: Record<string, unknown> | null;
  /** With `reference`: the hash of what `view` came without. Add it (`getViewContent`), and the view is whole; where this is not there, it is whole already. */
  view_content?: string | null;
  /** With `patch`, instead of `view`: a JSON Patch (RFC 6902) that makes it of the view before it on this stream or page. */
  view_patch?: Array<Record<string, unknown>> | null;
}

/** A page of a replay. */
export interface FramesResponse {
  /** The game after each commit, in order. */
  frames: Array<FrameResponse>;
  /** Give it as `after` for the next page. */
  next: number | null;
}

/** A game that starts at once; the manifest of the title says what there is. */
export interface GameRequest {
  /** What happens when people stay away; null: the defaults. */
  absence?: AbsenceRequest | null;
  /** How long seats may think; null: as long as they like. */
  clock?: ClockRequest | null;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** Games of the request with the same name here play with one chance, 2 to 16 of them with at most 64 seats together; nothing but names and seats differs between them. */
  group?: string | null;
  /** Whether a seat may ask the engine; all learn of it. Default: `false`. */
  hints?: boolean;
  /** With `group`: after so many hours the platform ends what still plays. Default: `720`. */
  hours?: number;
  /** As people read it. Default: `"A table"`. */
  name?: string;
  /** Values by the id of the option; the first one listed by default. Default: `{}`. */
  options?: Record<string, string | number | boolean>;
  /** In the order of the table. */
  seats: Array<GameSeatRequest>;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** Their ids; none by default. Default: `[]`. */
  variants?: Array<string>;
  /** Anybody may watch a public one, and it is listed. Default: `"private"`. */
  visibility?: "public" | "private";
}

/** A game and how far it is. */
export interface GameResponse {
  absence: AbsenceResponse;
  /** Seats the game waits for, and what each is asked. */
  awaited: Array<AwaitedResponse>;
  /** null: the game begins with the set-up of its title. */
  branch?: BranchResponse | null;
  /** null: no clocks run. */
  clock?: ClockResponse | null;
  /** SHA-256 of the secret seed, published before anybody adds entropy. */
  commitment: string;
  content: ContentResponse;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** The id of the game, once it has started; the same as the table's. Of several tables: of the one where you sit. */
  game: string | null;
  /** null: the table has a chance of its own. */
  group?: GroupResponse | null;
  /** Whether a seat may ask the engine what it would do. */
  hints: boolean;
  /** Whether you opened it. */
  host: boolean;
  /** As people read it. */
  name: string;
  /** Unix milliseconds. */
  opened_at: number;
  /** Choices of the table: their names and values; of a title, what can be chosen. */
  options: Record<string, string | number | boolean>;
  /** null until it is over. */
  outcome: OutcomeResponse | null;
  /** Whether the game is over. */
  over: boolean;
  /** The people who are away; null once it is over. */
  presence: PresenceResponse | null;
  /** The table where these people play again; told by `getTable` after the game. */
  rematch?: string | null;
  /** Whether it is over and other tables with the same chance still play. */
  sealed: boolean;
  /** Your seat. */
  seat: number | null;
  /** By seat, the first is 0. */
  seats: Array<SeatResponse>;
  /** How far the table is. */
  stage: "open" | "closed" | "starting" | "started" | "finished";
  /** The id of the table, 26 characters; it is that of its game, where it plays alone. */
  table: string;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** The ids of the variants that are played; of a title, those that can be chosen. */
  variants: Array<string>;
  /** Of the game: the number of its commits. */
  version: number;
  /** Whether the table is in the lobby. */
  visibility: "public" | "private";
  /** Whether people without a seat may look at its game; where several tables share a chance, once all are over. */
  watchable: boolean;
}

/** The player of a seat: one of your users, or a computer. */
export interface GameSeatRequest {
  /** The user's share of the seed, hex. Default: `""`. */
  entropy?: string;
  /** Shown at the table; needed with `user`. */
  name?: string | null;
  /** The computer that sits there; null: a person, or nobody. */
  opponent?: OpponentChoice | null;
  /** The user's hours of sleep, where `clock` has `own_sleep`. */
  sleep?: SleepRequest | null;
  /** What the application calls the person. */
  user?: string | null;
}

/** Games to create. */
export interface GamesRequest {
  /** One for each game. */
  games: Array<GameRequest>;
}

/** The tables that play with one chance. */
export interface GroupResponse {
  /** By table: its game. null until all are over. */
  games: Array<string> | null;
  /** Where people sit down; a name alone for the games of an application. */
  group: string;
  /** How long they may play, where people sit down; null at a table with a game. */
  hours: number | null;
  /** At each table: where people sit down, seat `n` is `n % seats` at `n // seats`. */
  seats: number;
  /** Which of the tables this is; null where people sit down at all of them. */
  table: number | null;
  /** How many tables play with one chance. */
  tables: number;
  /** When the platform ends what is not over, Unix ms; null before the start. */
  until: number | null;
}

/** A guest who wants to play. */
export interface GuestRequest {
  /** What others at a table see. */
  name: string;
}

/** A guest. */
export interface GuestResponse {
  /** Unix seconds; exchange the token before. */
  expires_at: number;
  /** Stays when the token is exchanged; seats are bound to it. */
  guest: string;
  /** What others at a table see. */
  name: string;
}

/** What the engine would do for your seat. */
export interface HintResponse {
  /** The version of the game that was looked at; the next command of the seat tells of it. */
  at: number;
  /** Legal in this view. */
  command: Record<string, unknown>;
  engine: ThoughtEngineResponse;
  /** By seat; empty at levels that expect nothing. */
  expected: Array<ExpectationResponse>;
  /** How many commands there were. */
  legal: number;
  /** The best commands, best first. */
  lines: Array<LineResponse>;
  /** The seat, 0-based, clockwise. */
  seat: number;
  statistics: StatisticsResponse;
}

/** A seat with its token. */
export interface IssuedSeatResponse {
  /** Unix seconds. */
  expires_at: number | null;
  /** Opens the table in a browser, with this seat. */
  link: string | null;
  /** The computer that sits there; null: a person, or nobody. */
  opponent?: OpponentResponse | null;
  /** The name shown at the table. */
  player: string;
  /** 0-based, clockwise. */
  seat: number;
  /** null for a computer, and, when the request is repeated, for a token that was exchanged or revoked since, or that was given to another key of the application. */
  token: string | null;
  /** What you call the person; null for a computer. */
  user: string | null;
}

/** A turn of yours; it is done when the game has another version, however that came about. */
export interface JobResponse {
  /** The id of the game. */
  game: string;
  /** Unix milliseconds; afterwards the turn is handed out again. */
  lease_until: number;
  /** Your legal commands. */
  legal: Array<LegalCommand>;
  /** Yours, 0-based. */
  seat: number;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** The one to decide at: send it as `If-Match`. */
  version: number;
}

/** How many turns, and for how long. */
export interface JobsRequest {
  /** How long nobody else gets these turns. Default: `60`. */
  lease_seconds?: number;
  /** Turns to be given at once. Default: `1`. */
  most?: number;
  /** How long to wait for a turn when there is none. Default: `20`. */
  wait_seconds?: number;
}

/** The turns that you have been given. */
export interface JobsResponse {
  /** Empty when nothing waited for you that no other program works on. */
  jobs: Array<JobResponse>;
}

/** A guest who sits down, and where. */
export interface JoinRequest {
  /** Your share of the seed at once, hex; enough where you trust the platform not to seat a guest of its own after you, as at a table with computers alone. Default: `""`. */
  entropy?: string;
  /** SHA-256 (hex) of your share of the seed, 16 to 32 random bytes, which you reveal once every seat is taken. Nobody can choose the dice then, not even the platform with the last guest to join. Default: `""`. */
  entropy_commitment?: string;
  /** Shown at the table; the guest's own name by default. */
  name?: string | null;
  /** The first free one by default. */
  seat?: number | null;
  /** Your hours of sleep; join again with others until the game starts. */
  sleep?: SleepRequest | null;
}

/** What a value is. */
export interface KindResponse {
  /** What values of the kind are. */
  text: string;
  /** Of a quantity: its unit. */
  unit?: string | null;
  /** The list of `telling.words`, and of `names` of the content, that has their names. */
  words?: string | null;
}

/** The substitute of the table, a computer, plays your seat until you return. */
export interface LeaveSeatCommand {
  /** What is said. */
  type: "leave-seat";
}

/** A command that your seat may send. */
export interface LegalCommand {
  /** As it must be sent. */
  command: Record<string, unknown>;
  /** In this position it, or what follows by itself, draws chance before anything hidden is shown. */
  draws: boolean;
  /** Whether the game then waits for your seat no more, but for others or, once over, for nobody. null where the command draws or reveals: nobody can know. */
  hands_on?: boolean | null;
  /** The sentence as an id and arguments. */
  message?: MessageResponse | null;
  /** In this position it shows somebody something hidden before anything is drawn. */
  reveals: boolean;
  /** In plain English; other seats are `seat 2`. */
  sentence: string;
}

/** Commands that do the same to different things. */
export interface LegalGroup {
  /** Their places in `legal`, from 0. */
  commands: Array<number>;
  /** What they answer. */
  prompt: string;
  /** With … for what is still to be chosen. */
  sentence: string;
  /** The commands by the first field in which they differ; empty where they do not. */
  subjects: Array<LegalSubject>;
  /** The `type` of the commands. */
  type: string;
}

/** What a seat may do now. */
export interface LegalResponse {
  /** Commands as they must be sent. */
  legal: Array<LegalCommand>;
  /** With `legal`, when there are more than 60 commands: the same in groups, so that a person chooses in two steps, what to do and to what. */
  legal_groups?: Array<LegalGroup> | null;
  /** Versions your seat may return to with `{"type": "take-back", "to": …}`, oldest first: what it did itself, since something was last drawn or revealed. There with `legal`. */
  take_back: Array<number>;
  /** How many more commits of your turn may come to nothing, those that take back included. At 0 what you do next cannot be taken back: warn before it. There with `legal`, for a seat. */
  take_back_left: number;
  /** Of the game: the number of its commits. */
  version: number;
}

/** What some commands of a group are about. */
export interface LegalSubject {
  /** Their places in `legal`, from 0. */
  commands: Array<number>;
  /** In the language of the sentences; other seats are `seat 2`. */
  name: string;
  /** Kind and value, as schemas and events have them. */
  subject: string;
}

/** A strength that can be asked for. */
export interface LevelResponse {
  /** As people read it. */
  name: string;
  /** 1 to 5, the strongest last; null outside the scale. */
  number: number | null;
  /** For people, in the language of the request. */
  sentence: string;
  /** Of a decision, and its price; 0 costs 1. */
  simulations: number;
}

/** A command that was thought through. */
export interface LineResponse {
  /** As it is sent. */
  command: Record<string, unknown>;
  /** What is expected to follow, the command first. */
  continuation: Array<Record<string, unknown>>;
  /** How many futures were played out. */
  simulations: number;
  /** To the seat; in shares of the win where the engine expects any. */
  value: number;
}

/** A table of a list, and whom its game waits for. */
export interface ListedTableResponse {
  absence: AbsenceResponse;
  /** Seats the game waits for, and what each is asked. */
  awaited: Array<AwaitedResponse>;
  /** null: the game begins with the set-up of its title. */
  branch?: BranchResponse | null;
  /** null: no clocks run. */
  clock?: ClockResponse | null;
  /** SHA-256 of the secret seed, published before anybody adds entropy. */
  commitment: string;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** The id of the game, once it has started; the same as the table's. Of several tables: of the one where you sit. */
  game: string | null;
  /** null: the table has a chance of its own. */
  group?: GroupResponse | null;
  /** Whether a seat may ask the engine what it would do. */
  hints: boolean;
  /** Whether you opened it. */
  host: boolean;
  /** As people read it. */
  name: string;
  /** Unix milliseconds. */
  opened_at: number;
  /** Choices of the table: their names and values; of a title, what can be chosen. */
  options: Record<string, string | number | boolean>;
  /** null without a game that can be read. */
  over: boolean | null;
  /** The people who are away; null without a game that can be read, and once it is over. */
  presence?: PresenceResponse | null;
  /** The table where these people play again; told by `getTable` after the game. */
  rematch?: string | null;
  /** Your seat. */
  seat: number | null;
  /** By seat, the first is 0. */
  seats: Array<SeatResponse>;
  /** How far the table is. */
  stage: "open" | "closed" | "starting" | "started" | "finished";
  /** The id of the table, 26 characters; it is that of its game, where it plays alone. */
  table: string;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** The ids of the variants that are played; of a title, those that can be chosen. */
  variants: Array<string>;
  /** How many commits there were; null without a game that can be read. */
  version: number | null;
  /** Whether the table is in the lobby. */
  visibility: "public" | "private";
  /** Whether people without a seat may look at its game; where several tables share a chance, once all are over. */
  watchable: boolean;
  /** Whether the game waits for your seat. */
  your_turn: boolean;
}

/** That a weaker level played than the table chose. */
export interface LoweredLevelResponse {
  /** The level that played. */
  level: string;
  /** The computer that the table chose. */
  opponent: string;
  /** Why: `queue` (because `waiting` turns waited), `time-limit`, `memory`, `failed`, `refused` or `attempts` (earlier thoughts did not end). */
  reason: string;
  /** How many turns waited, where that is why. Default: `0`. */
  waiting?: number;
}

/** An offer, as its maker is told once. */
export interface MadeOfferResponse {
  /** Unix milliseconds. */
  expires_at: number;
  /** The id of the game, 26 characters. */
  game: string;
  /** The address to send to somebody. Its secret part stays in the browser. */
  link: string;
  /** The secret of the link; whoever has it may take the seat over, once. */
  offer: string;
  /** The seat, 0-based, clockwise. */
  seat: number;
}

/** A sentence as data, for clients with words of their own. */
export interface MessageResponse {
  /** By name: a number, a text, a thing as `value` and `name`, a message like this, or a list of them. */
  arguments: Record<string, unknown>;
  /** Stable; refusals have their code instead, and no arguments. */
  id: string;
}

/** What a title says in one language: all that a page needs of the schemas to speak, at a fifth of their size. */
export interface MessagesResponse {
  /** The language of the sentences: English where the title has no other. */
  language: string;
  /** By the name of each prompt: what is asked of a seat. */
  prompts: Record<string, string>;
  /** By the code of each refusal: the rule that is broken. */
  sentences: Record<string, string>;
  telling: TellingResponse;
  /** The id of the title, such as `carson-city`. */
  title: string;
}

/** You were told no event of these types since you planned it. */
export interface NoEventRequest {
  /** The kind of the condition. */
  if: "no-event";
  /** The types of events, such as `seat-left`. */
  types: Array<string>;
}

/** A link to a seat that is offered. */
export interface OfferRequest {
  /** The secret of the link, `sbo_...`. */
  offer: string;
}

/** What a link offers; everybody who has the link may know it. */
export interface OfferResponse {
  /** Whether somebody has accepted it; then nobody else can. */
  accepted: boolean;
  /** `host`: nobody plays the seat any more; should its player come back, nobody else gets it. */
  by: "player" | "host";
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** Unix milliseconds. */
  expires_at: number;
  /** The id of the game, 26 characters. */
  game: string;
  /** Of the table. */
  name: string;
  /** The computer of each seat; null for a person. */
  opponents: Array<string | null>;
  /** Choices of the table: their names and values; of a title, what can be chosen. */
  options: Record<string, string | number | boolean>;
  /** The player of the seat now. */
  player: string;
  /** Everybody at the table, by seat. */
  players: Array<string>;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** The ids of the variants that are played; of a title, those that can be chosen. */
  variants: Array<string>;
  /** Whether that was you. */
  yours: boolean;
}

/** A computer. */
export interface OfferedComputerResponse {
  /** A sentence for people; empty for a computer that the host has added. */
  about: string;
  /** 1, the weakest, to 5; null for a computer that is no level. */
  level: number | null;
  /** What `POST /v1/tables/{table}/opponents` takes. */
  name: string;
}

/** A computer, by its name or by its level. */
export interface OpponentChoice {
  /** How long it may think about a move; 0: its own choice. Default: `0`. */
  budget_ms?: number;
  /** Instead of the name, from weak to strong. */
  level?: 1 | 2 | 3 | 4 | 5 | null;
  /** One of `GET /v1/opponents`. */
  name?: string | null;
}

/** A computer opponent. */
export interface OpponentResponse {
  /** Milliseconds that it has for a decision. */
  budget_ms: number;
  /** As people read it. */
  name: string;
}

/** Computers for free seats. */
export interface OpponentsRequest {
  /** How long it may think about a move, at most 2,000; 0: its own choice. Default: `0`. */
  budget_ms?: number;
  /** One of `GET /v1/opponents`. */
  name: string;
  /** All free ones by default. Default: `[]`. */
  seats?: Array<number>;
}

/** What plays where nobody sits, the levels first. */
export interface OpponentsResponse {
  /** The computers that a table may ask for. */
  opponents: Array<OfferedComputerResponse>;
}

/** A choice of the table. */
export interface OptionResponse {
  /** The value of a table that does not choose. */
  default: string | number | boolean;
  /** The editions with which another value can be chosen; empty: all. Default: `[]`. */
  editions?: Array<string>;
  /** What it is called in requests and answers. */
  id: string;
  /** As people read it. */
  name: string;
  /** By the id of another option: its values with which another value can be chosen. Default: `{}`. */
  needs?: Record<string, Array<string | number | boolean>>;
  /** Takes other values than those listed. */
  open: boolean;
  /** The numbers of seats with which another value can be chosen; empty: all. */
  seats: Array<number>;
  /** For people, in a sentence or two. */
  summary: string;
  /** By value, in their order: the editions with which it can be chosen; empty: all. Default: `[]`. */
  value_editions?: Array<Array<string>>;
  /** What each of the values is called, in their order. Default: `[]`. */
  value_names?: Array<string>;
  /** By value, in their order: the variant without which it cannot be chosen; empty: none. Default: `[]`. */
  value_variants?: Array<string>;
  /** In the order in which they are read: those of a difficulty from easy to hard. */
  values: Array<string | number | boolean>;
  /** The variant without which only the default can be chosen; empty: none. */
  variant: string;
}

/** How a game ended. */
export interface OutcomeResponse {
  /** Best first. */
  ranking: Array<StandingResponse>;
  /** The stable name of the way it ended; `words` of kind `ending` of the title's messages say it. */
  reason: string;
  /** By seat, and in solo games one more, of the automaton; empty where the game ended before its rules say so. */
  scores?: Array<ScoreResponse>;
}

/** Your next moves; none: you plan nothing any more. */
export interface PlanRequest {
  /** In order, one for each time you are asked. */
  moves: Array<PlannedMoveRequest>;
}

/** What a seat has planned. */
export interface PlanResponse {
  /** The version from which its conditions are looked at; null without a plan. */
  after: number | null;
  /** Why there are no more: `played`, `own-move`, `condition`, or the code of a rule that refused one. */
  ended: string;
  /** Of this plan; empty when nothing was planned. Default: `""`. */
  id?: string;
  /** Those still to be played, as they were sent. */
  moves: Array<Record<string, unknown>>;
  /** How many of them were. */
  played: number;
  /** Of what is left of it, for `If-Match`; `none` when nothing was planned. */
  tag: string;
}

/** A command, and when it is given. */
export interface PlannedMoveRequest {
  /** Of the title; as `legal` will offer it. */
  command: Record<string, unknown>;
  /** All must hold; without any it is given as soon as your seat is asked. Default: `[]`. */
  when?: Array<AskedRequest | NoEventRequest | UnchangedRequest>;
}

/** What a table agreed to play, as the first event of a game has it or as you say it. */
export interface PlayedConfigRequest {
  /** What it agreed on for absence; it changes no decision. */
  absence?: Record<string, unknown> | null;
  /** The clocks of a game; they change no decision. */
  clock?: Record<string, unknown> | null;
  /** What the box printed when a game began. Default: `""`. */
  content?: string;
  /** Those of the host, where a game began with some. Default: `""`. */
  corrections?: string;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** Values by the id of the option; the first one listed by default. */
  options?: Record<string, string | number | boolean> | null;
  /** How many. */
  seats: number;
  /** That of the request, if you say it again. Default: `""`. */
  title?: string;
  /** Their ids; none by default. Default: `[]`. */
  variants?: Array<string>;
}

/** The people who are away. */
export interface PresenceResponse {
  /** When the platform ends the game unless somebody plays, Unix milliseconds; null: never. */
  abandoned_at?: number | null;
  /** The seats that have agreed to end the game. */
  agreed: Array<number>;
  /** Seats that computers play for people. */
  away: Array<AwaySeatResponse>;
  /** Seats that the host may offer to somebody else, and from when on. */
  offerable: Array<SeatMomentResponse>;
  /** Seats for which the game waits, and from when on the others may play on without their players. */
  removable: Array<SeatMomentResponse>;
  terms: AbsenceResponse;
  /** To play on without somebody. */
  votes: Array<SeatVoteResponse>;
}

/** Problem details (RFC 9457). */
export interface ProblemResponse {
  /** Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title. */
  code: string;
  /** What happened, in a sentence for people. */
  detail: string;
  /** What is malformed, where known. */
  field?: string | null;
  /** The seats that are waited for, with `entropy-missing`. */
  seats?: Array<number> | null;
  /** The status of HTTP. */
  status: number;
  /** What can be said of every problem with this code. */
  title: string;
  /** A URN that ends in the code. */
  type: string;
  /** Of the game when it was refused, where known. */
  version?: number | null;
}

/** The problem of the first command of a list that was refused. */
export interface RefusalResponse {
  /** Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title. */
  code: string;
  /** What happened, in a sentence for people. */
  detail: string;
  /** What is malformed, where known. */
  field?: string | null;
  /** Which command of the list, from 0; those before it were accepted. */
  index: number;
  /** The seats that are waited for, with `entropy-missing`. */
  seats?: Array<number> | null;
  /** The status of HTTP. */
  status: number;
  /** What can be said of every problem with this code. */
  title: string;
  /** A URN that ends in the code. */
  type: string;
  /** Of the game when it was refused, where known. */
  version?: number | null;
}

/** The seats of the next game; the first guest who asks says them. */
export interface RematchRequest {
  /** `same`: everybody keeps his seat; `next`: everybody moves on by one, the last to seat 0. Default: `"same"`. */
  seats?: "same" | "next";
}

/** What is delivered again. */
export interface ReplayedResponse {
  /** Dead letters that wait again. */
  replayed: number;
}

/** You are out for good, ranked behind all who stay. */
export interface ResignCommand {
  /** What is said. */
  type: "resign";
}

/** All tables that played with one chance. */
export interface ResultsResponse {
  /** The id of the tables that play with one chance. */
  group: string;
  /** One for each table. */
  tables: Array<TableResultResponse>;
}

/** You play again from the next decision on; what the computer was thinking comes to nothing. */
export interface ReturnToSeatCommand {
  /** What is said. */
  type: "return-to-seat";
}

/** What a seat committed to. */
export interface RevealRequest {
  /** 16 to 32 bytes, hex. */
  entropy: string;
  /** Those of all seats as you saw them; refused where they have changed. */
  entropy_commitments?: Array<string> | null;
}

/** The time of a seat that the game waits for. */
export interface RunningClockResponse {
  /** When it is up, Unix milliseconds. */
  ends: number;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** Before the end, the earliest first. Default: `[]`. */
  warnings?: Array<WarningTimeResponse>;
}

/** The messages of a title: each schema says in its description what the message means, each field what it is. */
export interface SchemasResponse {
  /** A JSON Schema: any of `commands`, told apart by `type`. */
  command: Record<string, unknown>;
  /** JSON Schemas by type. Of every field, `x-kind` says what each value in it is (see `kinds`), `x-unit` the unit of a quantity, and `x-key` what the indexes of a list or the names of an object are. */
  commands: Record<string, Record<string, unknown>>;
  /** A JSON Schema: any of `events`, told apart by `type`. */
  event: Record<string, unknown>;
  /** JSON Schemas by type, open for additions. */
  events: Record<string, Record<string, unknown>>;
  /** By `x-kind`: what such a value is. */
  kinds: Record<string, KindResponse>;
  /** By the name of each prompt: what is asked of a seat, in the language asked for. */
  prompts: Record<string, string>;
  /** By the code of each refusal: the rule that is broken. */
  sentences: Record<string, string>;
  telling: TellingResponse;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** A JSON Schema, open for additions. */
  view: Record<string, unknown>;
}

/** Some points, or something that is compared. */
export interface ScorePartResponse {
  /** Its stable name; `words` of kind `part` of the title's messages say how it is called. */
  name: string;
  /** Points; of something that is compared, how much of it. */
  value: number;
}

/** What the points of a seat are made of. */
export interface ScoreResponse {
  /** What decides between equal points, the first that differs: more is ahead, of a place less. */
  compared: Array<ScorePartResponse>;
  /** They add up to `total`; losses are negative. */
  parts: Array<ScorePartResponse>;
  /** Beyond those of the table: its automaton, the Rival or Hastings. */
  seat: number;
  /** Points. */
  total: number;
}

/** Leaving, returning, ending: at any time of a running game, whoever is awaited. */
export type SeatCommand = LeaveSeatCommand | ReturnToSeatCommand | ResignCommand | AgreeToEndCommand | VoteToRemoveCommand;

/** A seat, and from when on something may be done about it. */
export interface SeatMomentResponse {
  /** Unix milliseconds; later where the platform was down meanwhile. */
  at: number;
  /** The seat, 0-based, clockwise. */
  seat: number;
}

/** A seat of a table. */
export interface SeatResponse {
  /** What the seat adds to the seed. `given` at once; `committed`: to be revealed once every seat is taken; `revealed`; `spent`: revealed before a seat became free again, so it must commit to other entropy. Default: `"none"`. */
  entropy?: "none" | "given" | "committed" | "revealed" | "spent";
  /** SHA-256 of that entropy, as the first event of the game has it; empty without any. It stays with the seat: who takes one over adds nothing to dice that were committed to before. Default: `""`. */
  entropy_commitment?: string;
  /** Whether who has the link may take the seat over. Default: `false`. */
  offered?: boolean;
  /** The computer that sits there; null: a person, or nobody. */
  opponent?: OpponentResponse | null;
  /** null while the seat is free. */
  player: string | null;
  /** The guest who played here before and is awaited at a rematch; the host can free the seat. */
  reserved_for?: string | null;
  /** Whether the seat is kept for you. Default: `false`. */
  reserved_for_you?: boolean;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** null: the hours of the table. */
  sleep?: SleepResponse | null;
  /** Whether you sit there. Default: `false`. */
  you?: boolean;
}

/** What a seat achieved, beside the same seat at the other tables. */
export interface SeatResultResponse {
  /** Its score less the average of the same seat at all tables. */
  difference: number;
  /** The player resigned or was removed: it counts as less than any other result. */
  gave_up: boolean;
  /** As many as it could have had. */
  most_points: number;
  /** The computer for which the seat was taken; null for a person. */
  opponent: string | null;
  /** At its own table, from 1. */
  place: number;
  /** The name of who sits there. */
  player: string;
  /** One for each table where the same seat did worse, half of one for each tie. */
  points: number;
  /** Points at the end of the game. */
  score: number;
  /** The seat, 0-based, clockwise. */
  seat: number;
}

/** The hours in which the clock of a seat stands, where they are its own; minutes of the day (UTC). */
export interface SeatSleepResponse {
  /** From which on it stands. */
  from: number;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** Until which it stands. */
  until: number;
}

/** The token of a seat, which is shown once. */
export interface SeatTokenResponse {
  /** Unix seconds. */
  expires_at: number;
  /** The id of the game, 26 characters. */
  game: string;
  /** Opens the table in a browser, with this seat; whoever has it plays the seat. */
  link: string;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** Its holder is the caller; shown once. */
  token: string;
}

/** A vote of one seat against the player of another. */
export interface SeatVoteResponse {
  /** The seat, 0-based, whose player shall be removed. */
  against: number;
  /** The seat, 0-based, clockwise. */
  seat: number;
}

/** How a secret is exchanged. */
export interface SecretRequest {
  /** How long the old secrets sign, too. Default: `86400`. */
  overlap_seconds?: number;
}

/** The hours at which the clock of a seat stands, where the table has `own_sleep`; equal: those of the table. */
export interface SleepRequest {
  /** Of the day, in UTC. */
  begin: number;
  /** Of the day, in UTC. */
  end: number;
}

/** The hours at which the clock of a seat stands. */
export interface SleepResponse {
  /** Minute of the day (UTC). */
  begin: number;
  /** Minute of the day (UTC). */
  end: number;
}

/** A line of the final ranking. */
export interface StandingResponse {
  /** From 1; seats that share a place have the same number. */
  place: number;
  /** Points at the end of the game. */
  score: number;
  /** The seat, 0-based, clockwise. */
  seat: number;
  /** The stable name of what decided between equal scores, if anything; `compared` has its words. In solo games an English sentence instead, such as `the Rival has 23`; `scores` has its numbers. Default: `""`. */
  tie_break?: string;
}

/** What was done to find out. */
export interface StatisticsResponse {
  /** false when the time was up before the simulations were made. */
  complete: boolean;
  /** Decisions looked ahead. */
  depth: number;
  /** Milliseconds that it took. */
  milliseconds: number;
  /** How many futures were played out. */
  simulations: number;
}

/** Two seats whose occupants change places. */
export interface SwapRequest {
  /** The two seats, 0-based. */
  seats: Array<number>;
}

/** What shall be played; the manifest of the title says what there is. */
export interface TableRequest {
  /** What happens when people stay away; null: the defaults. */
  absence?: AbsenceRequest | null;
  /** How long seats may think; null: as long as they like. */
  clock?: ClockRequest | null;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** Whether a seat may ask the engine; all learn of it. Default: `false`. */
  hints?: boolean;
  /** With `tables`: after so many hours the platform ends those that still play. Default: `720`. */
  hours?: number;
  /** As people read it. Default: `"A table"`. */
  name?: string;
  /** Values by the id of the option; the first one listed by default. Default: `{}`. */
  options?: Record<string, string | number | boolean>;
  /** How many. */
  seats: number;
  /** So many tables play with one chance, and their results are compared; people take seats at all of them here, `seats` at each and 64 together. null: one table. */
  tables?: number | null;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** Their ids; none by default. Default: `[]`. */
  variants?: Array<string>;
  /** A private table is not listed; its id is the invitation. Default: `"public"`. */
  visibility?: "public" | "private";
}

/** A table as one guest may know it. */
export interface TableResponse {
  absence: AbsenceResponse;
  /** null: the game begins with the set-up of its title. */
  branch?: BranchResponse | null;
  /** null: no clocks run. */
  clock?: ClockResponse | null;
  /** SHA-256 of the secret seed, published before anybody adds entropy. */
  commitment: string;
  /** The id of the edition, such as `2009`. */
  edition: string;
  /** The id of the game, once it has started; the same as the table's. Of several tables: of the one where you sit. */
  game: string | null;
  /** null: the table has a chance of its own. */
  group?: GroupResponse | null;
  /** Whether a seat may ask the engine what it would do. */
  hints: boolean;
  /** Whether you opened it. */
  host: boolean;
  /** As people read it. */
  name: string;
  /** Unix milliseconds. */
  opened_at: number;
  /** Choices of the table: their names and values; of a title, what can be chosen. */
  options: Record<string, string | number | boolean>;
  /** The table where these people play again; told by `getTable` after the game. */
  rematch?: string | null;
  /** Your seat. */
  seat: number | null;
  /** By seat, the first is 0. */
  seats: Array<SeatResponse>;
  /** How far the table is. */
  stage: "open" | "closed" | "starting" | "started" | "finished";
  /** The id of the table, 26 characters; it is that of its game, where it plays alone. */
  table: string;
  /** The id of the title, such as `carson-city`. */
  title: string;
  /** The ids of the variants that are played; of a title, those that can be chosen. */
  variants: Array<string>;
  /** Whether the table is in the lobby. */
  visibility: "public" | "private";
  /** Whether people without a seat may look at its game; where several tables share a chance, once all are over. */
  watchable: boolean;
}

/** How the game of a table ended. */
export interface TableResultResponse {
  /** The id of the game, 26 characters. */
  game: string;
  /** As in its outcome; null: it never began. */
  reason: string | null;
  /** Empty where the game ended before its rules say so: then there is nothing to compare. */
  seats: Array<SeatResultResponse>;
  /** Its number in the group, from 0. */
  table: number;
}

/** The newest state of a table that changed; what does not apply is left out. */
export interface TableUpdateResponse {
  /** Seats the game waits for, and what each is asked. */
  awaited?: Array<AwaitedUserResponse> | null;
  /** Give it as `after` to go on from here. Default: `0`. */
  cursor?: number;
  /** The table, for guests, while it has no game. */
  details?: TableResponse | null;
  /** The same for the same news; an update may come twice. */
  id: string;
  /** Your commands, with `legal`, when it is your turn. */
  legal?: Array<LegalCommand> | null;
  /** As people read it. */
  name?: string | null;
  /** There when the game is over. */
  outcome?: OutcomeResponse | null;
  /** Whether the game is over. */
  over?: boolean | null;
  /** The people who are away: once somebody has left or a seat has changed hands, and at a table with terms of absence. */
  presence?: PresenceResponse | null;
  /** Your seat, 0-based. */
  seat?: number | null;
  /** How far the table is. */
  stage?: "open" | "closed" | "starting" | "started" | "finished" | null;
  /** The id of the table, which is that of its game. */
  table?: string | null;
  /** The id of the title, such as `carson-city`. */
  title?: string | null;
  /** `table`: it changed before its game began. `started`, `moved`: the game has a new version. `your-turn`: and waits for your seat. `warned`: the time of your seat runs out. `finished`: the game is over. `removed`: the table is gone, or none of yours. `ready`: you have been told of all your tables; everything that follows is news. */
  type: "table" | "started" | "moved" | "your-turn" | "warned" | "finished" | "removed" | "ready";
  /** How many commits the game has. */
  version?: number | null;
  /** With `warned` alone. */
  warning?: ClockWarningResponse | null;
  /** Whether the game waits for your seat. */
  your_turn?: boolean | null;
}

/** A page of tables, newest first. */
export interface TablesResponse {
  /** With `mine`: your unfinished tables that count; abandoned ones do not. */
  hosted?: number | null;
  /** With `mine`: as many of them you may have. */
  hosted_limit?: number | null;
  /** Give it as `before` for the next page. */
  next: string | null;
  /** One for each table. */
  tables: Array<ListedTableResponse>;
}

/** Events in words. */
export interface TellingResponse {
  /** By type: a sentence with fields in braces; empty: not worth telling. */
  events: Record<string, string>;
  /** Texts of the box, which views give in English, in the language asked for; none in English. */
  texts: Record<string, string>;
  /** By what stands after the colon: what values, as text, are called; `{2}` is the name of seat 2. */
  words: Record<string, Record<string, string>>;
}

/** With what it was thought, to ask for the same again. */
export interface ThoughtEngineResponse {
  /** The source it was built from. */
  build: string;
  /** The name of the level. */
  level: string;
  /** The version of Sagebrush. */
  release: string;
  /** The same seed gives the same thoughts. */
  seed: number;
  /** How many futures were played out. */
  simulations: number;
  /** The version of the rules and of the search; the same one gives the same answers. */
  version: string;
  /** The version of what it has learnt. */
  weights: string;
}

/** What a computer thought when it chose a command. */
export interface ThoughtResponse {
  /** Milliseconds that it has for a decision. */
  budget_ms: number;
  /** 0: as many as the level has. */
  budget_simulations: number;
  /** The version of the engine; empty where it does not matter. */
  build: string;
  /** Best first; the last ones may be left out. */
  candidates: Array<CandidateResponse>;
  /** How many decisions it looked ahead. */
  depth: number;
  /** By seat: the standard error of the share. */
  errors: Array<number>;
  /** The level that decided. */
  level: string;
  /** How it expected the game to go on, its own command first. */
  line: Array<ExpectedResponse>;
  /** Why `level` is not `opponent`: `queue` (because `waiting` turns waited), `time-limit`, `memory`, `failed`, `refused`, `attempts`; empty where it is. */
  lowered: string;
  /** How long it thought. */
  milliseconds: number;
  /** The computer that the table chose. */
  opponent: string;
  /** By seat: the score that it expected. */
  scores: Array<number>;
  /** What the decision was made with, in decimal digits. */
  seed: string;
  /** By seat: the share of the win that it expected. */
  shares: Array<number>;
  /** How many futures were played out. */
  simulations: number;
  /** How many turns of computers waited when it began. */
  waiting: number;
  /** Hash of its weights. */
  weights: string;
}

/** Stands for the guest in the URL of one stream, which the browser may open again. */
export interface TicketResponse {
  /** Seconds until its first use. */
  expires_in: number;
  /** What opens a stream in a browser, instead of a token. */
  ticket: string;
}

/** A game that can be played, and what a table may agree on. */
export interface TitleResponse {
  /** Printed editions or modes, with their ids. */
  editions: Array<EditionResponse>;
  /** What it is called in requests and answers. */
  id: string;
  /** As people read it. */
  name: string;
  /** Choices of the table: their names and values; of a title, what can be chosen. */
  options: Array<OptionResponse>;
  /** The ids of the variants that are played; of a title, those that can be chosen. */
  variants: Array<VariantResponse>;
}

/** What can be played. */
export interface TitlesResponse {
  /** One for each title. */
  titles: Array<TitleResponse>;
}

/** A guest with the token, which is shown once. */
export interface TokenResponse {
  /** Unix seconds; exchange the token before. */
  expires_at: number;
  /** Stays when the token is exchanged; seats are bound to it. */
  guest: string;
  /** What others at a table see. */
  name: string;
  /** Its holder is the caller; shown once. */
  token: string;
}

/** Where another seat became the favourite. */
export interface TurningPointResponse {
  /** The seat that was it before. */
  from: number;
  /** The seat that is it now. */
  to: number;
  /** Of the game: the number of its commits. */
  version: number;
}

/** Your view says there what it said when you planned it. */
export interface UnchangedRequest {
  /** The kind of the condition. */
  if: "unchanged";
  /** A JSON Pointer. */
  path: string;
}

/** A change to the rules that a table may choose. */
export interface VariantResponse {
  /** Printed editions or modes, with their ids. */
  editions: Array<string>;
  /** The ids of variants that it does not go with. */
  excludes: Array<string>;
  /** What it is called in requests and answers. */
  id: string;
  /** As people read it. */
  name: string;
  /** The ids of variants without which it is not played. */
  needs: Array<string>;
  /** By the id of each needed or excluded variant: why. */
  reasons: Record<string, string>;
  /** For people, in a sentence or two. */
  summary: string;
}

/** Whether the record of a game holds together. */
export interface VerifyResponse {
  /** `sound`, `partly-proved`, or the name of what is wrong. */
  code: string;
  /** What happened, in a sentence for people. */
  detail: string;
  /** Whether everything holds. */
  ok: boolean;
  /** Commits of older rules that today's rules decide otherwise. */
  unproved: Array<number>;
  /** How many commits were checked, or which one is wrong. */
  version: number;
}

/** What never changes in the views of a game. Games of equal tables have the same. */
export interface ViewContentResponse {
  /** Names it, whatever the game; empty: views of this title are always whole. */
  hash: string;
  /** By field: all there are. In such a field, a view that came without them has their places here. */
  rows: Record<string, Array<Record<string, unknown>>>;
  /** Fields of every view, as they are. */
  whole: Record<string, unknown>;
}

/** With more than half of the others who play, the game goes on without somebody who is away. */
export interface VoteToRemoveCommand {
  /** The seat of the player who stays away. */
  against: number;
  /** What is said. */
  type: "vote-to-remove";
}

/** An instant at which a seat is, or was, warned. */
export interface WarningTimeResponse {
  /** Unix milliseconds. */
  at: number;
  /** So many are left then, or fewer. */
  seconds: number;
}

/** Deliveries of one webhook. */
export interface WebhookCounts {
  /** Dead letters, the latest 1,000 at most. */
  dead: number;
  /** The latest 500 at most. */
  delivered: number;
  /** They wait for their turn or their next attempt, or are being sent. */
  waiting: number;
}

/** What shall be sent, and where to. */
export interface WebhookRequest {
  /** `started`: a game began; `turn`: it waits for people it did not wait for before; `moved`: it has a new version; `warned`: the time of a player runs out; `finished`: it is over. Default: `["started", "turn", "finished"]`. */
  events?: Array<"started" | "moved" | "turn" | "warned" | "finished">;
  /** One of your games; null: all that you create. */
  game?: string | null;
  /** https, at a public address. */
  url: string;
}

/** What your application subscribed to. */
export interface WebhookResponse {
  /** Unix ms. */
  created_at: number;
  deliveries: WebhookCounts;
  /** What is told. */
  events: Array<"started" | "moved" | "turn" | "warned" | "finished">;
  /** Whether its receiver failed many times in a row; then it gets one delivery at a time. */
  failing: boolean;
  /** null: all games that your application creates. */
  game: string | null;
  /** When its receiver answered 410 Gone, Unix ms: nothing is recorded or sent since then, until you send a ping. null: it is there. */
  gone_at: number | null;
  /** What it is called in requests and answers. */
  id: string;
  /** The address that is called. */
  url: string;
}

/** A new secret, which is shown once. */
export interface WebhookSecretResponse {
  /** Unix seconds; until then everything is signed with them, too. */
  old_secrets_end_at: number;
  /** What events are signed with, `whsec_…`; shown once. */
  secret: string;
}

/** All webhooks of your application, the oldest first. */
export interface WebhooksResponse {
  /** The oldest first. */
  webhooks: Array<WebhookResponse>;
}
