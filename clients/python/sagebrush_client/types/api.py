"""Bodies of the HTTP API. Made by `make clients`: change the schemas, not this file."""

from __future__ import annotations

from typing import Any, Literal, NotRequired, TypedDict


class AbsenceRequest(TypedDict):
    """What happens when people stay away from a game."""

    abandoned: NotRequired[Literal['no-result', 'absent-lose']]
    """How it ends then. `no-result`: without a ranking; `absent-lose`: those for whom it waited are ranked behind all
    others. Default: `"no-result"`.
    """

    end_after: NotRequired[int]
    """Seconds without a command of a person after which the platform ends a game that waits for one, 600 or more; 0:
    never. Default: `0`.
    """

    remove_after: NotRequired[int]
    """Seconds that the game waits for a seat before most others by vote, or the host, may play on without its player.
    Default: `86400`.
    """

    substitute: NotRequired[str]
    """The computer that plays for whoever left; one of `GET /v1/opponents`. Default: `"casual"`."""


class AbsenceResponse(TypedDict):
    """What a table has agreed on for people who stay away; all of them defaults where it agreed on nothing."""

    abandoned: str
    """`no-result` or `absent-lose`."""

    end_after: int
    """Seconds; 0: never."""

    remove_after: int
    """Seconds."""

    substitute: str
    """The computer that plays for whoever left."""


class AcceptRequest(TypedDict):
    """A guest who takes a seat over."""

    name: NotRequired[str | None]
    """Shown at the table; the guest's own name by default."""

    offer: str
    """The secret of the link, `sbo_...`."""


class AgreeToEndCommand(TypedDict):
    """The game ends without a ranking once every person has said so; your next move takes it back."""

    type: Literal['agree-to-end']
    """What is said."""


class AnalysedDecisionLine(TypedDict):
    """A decision beside what the engine would have done."""

    best: dict[str, Any]
    """The one that the engine would have sent."""

    continuation: list[dict[str, Any]]
    """What it expected to follow, the best one first."""

    expected: list[ExpectationResponse]
    """By seat, before the decision, from what its seat knew."""

    legal: int
    """How many commands there were."""

    loss: float | None
    """The share of the win that was given away; null where nothing compares them."""

    played: dict[str, Any]
    """The command that was sent."""

    rating: Literal['good', 'inaccuracy', 'mistake', 'blunder'] | None
    """null with the loss."""

    seat: int
    """The seat, 0-based, clockwise."""

    simulations: int
    """How many futures were played out."""

    type: Literal['decision']
    """Which line it is."""

    version: int
    """Of the game: the number of its commits."""


class AnalysedGameLine(TypedDict):
    """The first line of an analysis."""

    decisions: int
    """How many there are to look at."""

    engine: ThoughtEngineResponse

    game: str
    """The id of the game, 26 characters."""

    seats: list[str]
    """Names of the players, by seat."""

    title: str
    """The id of the title, such as `carson-city`."""

    type: Literal['game']
    """Which line it is."""


class AnalysedSeatResponse(TypedDict):
    """How a seat decided."""

    loss: float
    """Of all its decisions, in shares of the win."""

    ratings: dict[str, int]
    """How many of its decisions have which rating."""

    seat: int
    """The seat, 0-based, clockwise."""


class AnalysisProblem(TypedDict):
    """Why an analysis ended early."""

    code: str
    """Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title."""

    detail: str
    """What happened, in a sentence for people."""

    field: NotRequired[str | None]
    """What is malformed, where known."""

    retry_after: NotRequired[int | None]
    """Seconds after which to ask for the rest; null where none helps."""

    seats: NotRequired[list[int] | None]
    """The seats that are waited for, with `entropy-missing`."""

    status: int
    """The status of HTTP."""

    title: str
    """What can be said of every problem with this code."""

    type: str
    """A URN that ends in the code."""

    version: NotRequired[int | None]
    """Of the game when it was refused, where known."""


class AnalysisProblemLine(TypedDict):
    """The last line of an analysis that ended early."""

    problem: AnalysisProblem

    type: Literal['problem']
    """Which line it is."""


class AnalysisSummaryLine(TypedDict):
    """The last line of an analysis that came to its end."""

    after: int
    """The version after which it begins, as you asked."""

    blunders: list[int]
    """Versions."""

    curve: list[CurvePointResponse]
    """In the order of the play."""

    decisions: int
    """How many it is of."""

    seats: list[AnalysedSeatResponse]
    """Those of which a loss is known."""

    turning_points: list[TurningPointResponse]
    """In the order of the play."""

    type: Literal['summary']
    """Which line it is."""


class ApplicationGameResponse(TypedDict):
    """A game of the application, and whom it waits for."""

    awaited: list[AwaitedResponse]
    """Seats the game waits for, and what each is asked."""

    created_at: int
    """Unix milliseconds."""

    edition: str
    """The id of the edition, such as `2009`."""

    game: str
    """The id of the game, 26 characters."""

    name: str
    """As people read it."""

    options: dict[str, str | int | bool]
    """Choices of the table: their names and values; of a title, what can be chosen."""

    over: bool | None
    """null while the game cannot be read."""

    presence: NotRequired[PresenceResponse | None]
    """The people who are away; null while the game cannot be read, and once it is over."""

    seats: list[ApplicationSeatResponse]
    """By seat, the first is 0."""

    stage: Literal['open', 'closed', 'starting', 'started', 'finished']
    """How far the table is."""

    title: str
    """The id of the title, such as `carson-city`."""

    variants: list[str]
    """The ids of the variants that are played; of a title, those that can be chosen."""

    version: int | None
    """How many commits there were; null while the game cannot be read."""

    visibility: Literal['public', 'private']
    """Whether the table is in the lobby."""


class ApplicationGamesResponse(TypedDict):
    """A page of games, newest first."""

    games: list[ApplicationGameResponse]
    """One for each game."""

    next: str | None
    """Give it as `before` for the next page."""


class ApplicationSeatResponse(TypedDict):
    """A seat of a game that an application created."""

    opponent: NotRequired[OpponentResponse | None]
    """The computer that sits there; null: a person, or nobody."""

    player: str
    """The name shown at the table."""

    seat: int
    """0-based, clockwise."""

    user: str | None
    """What you call the person; null for a computer."""


AskedRequest = TypedDict('AskedRequest', {'if': "Literal['asked']", 'prompt': 'str'})


class AttemptResponse(TypedDict):
    """One attempt to deliver."""

    at: int
    """Unix ms."""

    ms: int
    """How long it took."""

    problem: str | None
    """`timeout`, `unreachable`, `unknown-host`, `private-address`, `plain-http`, `bad-certificate`, `bad-answer`; null
    when there was an answer.
    """

    status: int | None
    """That of the answer; null when there was none."""


class AwaitedResponse(TypedDict):
    """A seat the game waits for."""

    opponent: NotRequired[str | None]
    """The computer that sits there; left out for people."""

    prompt: NotRequired[str | None]
    """The stable name of what it is asked, the same for everybody who looks; left out where it is not known yet."""

    seat: int
    """-1 is the automaton."""


class AwaitedUserResponse(TypedDict):
    """A seat the game waits for, and the user of an application who has it."""

    opponent: NotRequired[str | None]
    """The computer that sits there; left out for people."""

    prompt: NotRequired[str | None]
    """The stable name of what it is asked, the same for everybody who looks; left out where it is not known yet."""

    seat: int
    """-1 is the automaton."""

    user: NotRequired[str | None]
    """For the application that created the game alone."""


class AwaySeatResponse(TypedDict):
    """A seat that a computer plays for somebody who left, or who is out."""

    opponent: str
    """The computer that plays for him."""

    returns: bool
    """Whether he may come back; false: he is out for good."""

    seat: int
    """The seat, 0-based, clockwise."""

    since: int
    """Unix milliseconds."""


class BranchRequest(TypedDict):
    """From where a game goes on at a new table, and what is known of it there."""

    absence: NotRequired[AbsenceRequest | None]
    """What happens when people stay away; null: the defaults."""

    clock: NotRequired[ClockRequest | None]
    """How long seats may think; null: as long as they like."""

    hints: NotRequired[bool]
    """Whether a seat may ask the engine; all learn of it. Default: `false`."""

    knowledge: NotRequired[str | None]
    """A seat or `spectator`: what was hidden from it then is drawn anew. By default a finished game goes on exactly as
    it stood, and a running one with what you know, as your seat or as a spectator.
    """

    name: NotRequired[str]
    """As people read it. Default: `"A branch"`."""

    version: int
    """Of the game; somebody was awaited after it."""

    visibility: NotRequired[Literal['public', 'private']]
    """Always `private` for a private game, and for what your seat of a running game knows. Default: `"private"`."""


class BranchResponse(TypedDict):
    """Where the game of a branch begins."""

    alone: bool
    """Whether nobody but the host sits or looks: that game ran when this was opened."""

    game: str
    """The game that it goes on from."""

    guessed: bool
    """Whether what was hidden is drawn anew; false: it goes on exactly as it stood."""

    seat: int | None
    """The seat whose knowledge is kept, if guessed; null: that of a spectator."""

    version: int
    """Of that game."""


class CandidateResponse(TypedDict):
    """A command that a computer looked at."""

    command: dict[str, Any]
    """As it is sent."""

    sentence: str
    """In plain English; empty where today's rules have no words for it."""

    simulations: int
    """How many futures were played out."""

    value: float
    """In units of the opponent's own, higher is better."""


class ClockRequest(TypedDict):
    """The clocks of a table; one of several days with hours of sleep is for correspondence."""

    at_end: NotRequired[Literal['default', 'computer', 'computer-once']]
    """When time is up: `default`: the default of the prompt is played; `computer`: a computer takes the seat until its
    player returns; `computer-once`: a computer makes this decision alone. Default: `"default"`.
    """

    increment: NotRequired[int]
    """Seconds that a bank gains after each decision. Default: `0`."""

    kind: Literal['decision', 'bank']
    """`decision`: each decision has `seconds`; `bank`: a seat has them for all its decisions."""

    own_sleep: NotRequired[int]
    """Minutes of a day at most for which a seat may let its own clock stand instead, at hours that it says when it
    joins; 0: everybody has the hours of the table. Default: `0`.
    """

    seconds: int
    """Of each decision, or of the bank of a seat."""

    sleep_from: NotRequired[int]
    """Minute of the day (UTC) from which no clock runs. Default: `0`."""

    sleep_until: NotRequired[int]
    """Until then; the same minute: clocks always run. Default: `0`."""

    warnings: NotRequired[list[int] | None]
    """How many seconds before the end of its time a seat is warned, the earliest first, each below `seconds`; null: of
    a day, an hour, five minutes, one minute and ten seconds the first two that come in the second half of it.
    """


class ClockResponse(TypedDict):
    """The clocks that a table has agreed on."""

    at_end: str
    """`default`, `computer` or `computer-once`."""

    increment: int
    """Seconds that a bank gains after each decision."""

    kind: str
    """`decision` or `bank`."""

    own_sleep: NotRequired[int]
    """Minutes of a day for which a seat may let its own clock stand instead. Default: `0`."""

    seconds: int
    """Of each decision, or of the bank of a seat."""

    sleep_from: int
    """Minute of the day (UTC) from which no clock runs."""

    sleep_until: int
    """Minute of the day (UTC) until which no clock runs."""

    warnings: NotRequired[list[int]]
    """Seconds before the end of its time at which a seat is warned. Default: `[]`."""


class ClockWarningResponse(TypedDict):
    """That a seat has less than so much time left for its decision; each is told once."""

    ends: int
    """When the time is up, Unix ms."""

    seat: int
    """0-based; for a guest his own."""

    seconds: int
    """One of the `warnings` of the clock."""

    user: NotRequired[str | None]
    """For the application that created the game alone."""


class ClocksResponse(TypedDict):
    """How much time each seat has; count down by yourself."""

    at: int
    """The instant for which `left` holds, Unix milliseconds."""

    left: list[int]
    """Milliseconds by seat."""

    running: list[RunningClockResponse]
    """Those whose time runs; several may at once."""

    sleep: NotRequired[list[SeatSleepResponse]]
    """Of the seats that have hours of their own. Default: `[]`."""

    terms: ClockResponse


class CommandListRequest(TypedDict):
    """Commands of your seat, as `legal` offers them, or `take-back`."""

    commands: list[dict[str, Any]]
    """In the order of the play."""


class CommandListResponse(TypedDict):
    """What became of a list of commands."""

    commits: list[CommandResponse]
    """Of the commands that were accepted, in their order."""

    refused: RefusalResponse | None
    """null when all were accepted; those after it were not tried."""

    version: int
    """Of the last commit."""


class CommandResponse(TypedDict):
    """The commit of a command."""

    events: list[dict[str, Any]]
    """As your seat may read them."""

    version: int
    """Of the game: the number of its commits."""


class ContentResponse(TypedDict):
    """What is known of the printed things a game is played with; rows of the content as `table.row`."""

    corrected: list[str]
    """The host's override file had other words or numbers for them when the game began."""

    unofficial: list[str]
    """No source prints them: they are our proposals."""


class ContentsResponse(TypedDict):
    """What the box of an edition prints, as a new game begins with it."""

    corrected: list[str]
    """Rows that the host's override file changes."""

    edition: str
    """The id of the edition, such as `2009`."""

    names: dict[str, dict[str, str]]
    """By kind of thing, then by value as text: what it is called. The kinds are those of `telling`."""

    tables: dict[str, dict[str, dict[str, Any]]]
    """By table, then by row: its cells. `mark` says how sure the row is (`found`, `inferred`, `reconstructed`),
    `source` where it is from; `name` and `text` are in the language asked for.
    """

    texts: dict[str, dict[str, str]]
    """By kind of thing, then by value: what it does, with the numbers of this box, in the language asked for. Things
    whose row has a `text` are not here.
    """

    title: str
    """The id of the title, such as `carson-city`."""

    unofficial: list[str]
    """Rows that no source prints, as `table.row`."""


class CreatedGameResponse(TypedDict):
    """What became of one game of the request: the game, or the problem."""

    commitment: str | None
    """SHA-256 of the secret seed of the game."""

    game: str | None
    """null when it was not created."""

    index: int
    """Which game of the request, from 0."""

    problem: ProblemResponse | None
    """Why it was not created. After a status of 500 or more repeat the whole request with its key."""

    seats: list[IssuedSeatResponse]
    """Empty when it was not created."""


class CreatedGamesResponse(TypedDict):
    """What became of the games, in the order of the request."""

    created: int
    """How many there are."""

    games: list[CreatedGameResponse]
    """One for each game."""


class CreatedWebhookResponse(TypedDict):
    """A webhook with its secret, which is shown once."""

    created_at: int
    """Unix ms."""

    deliveries: WebhookCounts

    events: list[Literal['started', 'moved', 'turn', 'warned', 'finished']]
    """What is told."""

    failing: bool
    """Whether its receiver failed many times in a row; then it gets one delivery at a time."""

    game: str | None
    """null: all games that your application creates."""

    gone_at: int | None
    """When its receiver answered 410 Gone, Unix ms: nothing is recorded or sent since then, until you send a ping.
    null: it is there.
    """

    id: str
    """What it is called in requests and answers."""

    secret: str
    """Signs what is sent, as Standard Webhooks say."""

    url: str
    """The address that is called."""


class CurvePointResponse(TypedDict):
    """What the seats could expect before a decision."""

    shares: list[float]
    """Of the win, by seat."""

    version: int
    """Of the game: the number of its commits."""


class DecisionRequest(TypedDict):
    """A position, as the seat that is to decide sees it, and how hard to think about it."""

    config: PlayedConfigRequest
    """`edition`, `seats`, and `variants` and `options` if any."""

    level: NotRequired[str | int]
    """The name of a level or its number, 1 to 5. Default: `"skilled"`."""

    lines: NotRequired[int]
    """How many of the best commands to tell of. Default: `3`."""

    request_id: NotRequired[str]
    """Sent again, it gets the stored answer for ten minutes and costs nothing. Default: `""`."""

    seat: NotRequired[int | None]
    """The seat that is to decide; by default the one whose view it is."""

    seed: NotRequired[int]
    """The same seed and simulations give the same answer. Default: `0`."""

    simulations: NotRequired[int]
    """Instead of those of the level. Default: `0`."""

    title: str
    """The id of the title, such as `carson-city`."""

    view: dict[str, Any]
    """By the schema of the title, from a game here or from anywhere."""


class DecisionResponse(TypedDict):
    """What the engine would do."""

    command: dict[str, Any]
    """Legal in this view."""

    engine: ThoughtEngineResponse

    expected: list[ExpectationResponse]
    """By seat; empty at levels that expect nothing."""

    legal: int
    """How many commands there were."""

    lines: list[LineResponse]
    """The best commands, best first."""

    seat: int
    """The seat, 0-based, clockwise."""

    statistics: StatisticsResponse


class DeliveriesResponse(TypedDict):
    """Deliveries, the latest first."""

    deliveries: list[DeliveryResponse]
    """How many wait, arrived, and are dead; or a page of them, the latest first."""

    next: int | None
    """Give it as `before` to see more; null when there are none."""


class DeliveryDetails(TypedDict):
    """A delivery with what is sent."""

    attempts: list[AttemptResponse]
    """The oldest first, the latest 32 at most."""

    created_at: int
    """Unix ms."""

    event: dict[str, Any]
    """The CloudEvent."""

    game: str | None
    """null for a ping."""

    id: str
    """That of the event, and `webhook-id` of every attempt."""

    next_attempt_at: int | None
    """Unix ms; null when none is planned."""

    state: Literal['waiting', 'sent', 'delivered', 'dead']
    """`waiting`: for its next attempt, or for those before it; `sent`: to the receiver, whose answer is awaited;
    `delivered`; `dead`: given up after a day.
    """

    type: str
    """What is told, such as `sagebrush.game.turn`."""

    version: int | None
    """Of the game, where it tells of one."""


class DeliveryResponse(TypedDict):
    """An event on its way to a receiver."""

    attempts: list[AttemptResponse]
    """The oldest first, the latest 32 at most."""

    created_at: int
    """Unix ms."""

    game: str | None
    """null for a ping."""

    id: str
    """That of the event, and `webhook-id` of every attempt."""

    next_attempt_at: int | None
    """Unix ms; null when none is planned."""

    state: Literal['waiting', 'sent', 'delivered', 'dead']
    """`waiting`: for its next attempt, or for those before it; `sent`: to the receiver, whose answer is awaited;
    `delivered`; `dead`: given up after a day.
    """

    type: str
    """What is told, such as `sagebrush.game.turn`."""

    version: int | None
    """Of the game, where it tells of one."""


class DryRunRequest(TypedDict):
    """Commands of your seat to be tried, and whether you want to see the game after each."""

    commands: list[dict[str, Any]]
    """In the order of the play."""

    patch: NotRequired[bool]
    """With the first view, and then with what changed in it, as `view_patch`. Default: `false`."""

    reference: NotRequired[bool]
    """Views without what never changes in the game: `view_content` names it (`getViewContent`). Default: `false`."""

    views: NotRequired[bool]
    """With the view after each command, not only after the last one. Default: `false`."""


class DryRunResponse(TypedDict):
    """What commands would lead to."""

    frames: list[FrameResponse]
    """The game as it would be after each command that could be tried, as your seat would see it: its `events`; after
    the last one, `view`, `legal` and `take_back` as well.
    """

    refused: RefusalResponse | None
    """null when all could be tried; else why the next one was not: `would-draw`, `would-reveal`, `not-in-a-dry-run`,
    the code of the rule that forbids it, or `malformed`.
    """

    version: int
    """Of the game, which stays as it is."""


class EditionResponse(TypedDict):
    """A printed edition, or a mode."""

    corrected: list[str]
    """Rows that the host's override file changes in new games."""

    id: str
    """What it is called in requests and answers."""

    name: str
    """As people read it."""

    seats: list[int]
    """How many may play."""

    unofficial: list[str]
    """Rows of its content that no source prints, as `table.row`."""


class EngineResponse(TypedDict):
    """What the engine is; answers are the same as long as build, and version and weights of the title are."""

    build: str
    """`compiled` or `pure`."""

    levels: list[LevelResponse]
    """From the weakest to the strongest."""

    release: str
    """The version of Sagebrush."""

    titles: list[EngineTitleResponse]
    """What it plays, and how well."""

    version: str
    """The newest of those of its titles."""


class EngineTitleResponse(TypedDict):
    """A title that the engine plays."""

    title: str
    """The id of the title, such as `carson-city`."""

    version: str
    """Of the engine that decides in this title."""

    weights: str
    """A digest of what it was tuned with."""


class ExchangeRequest(TypedDict):
    """A guest who wants another token."""

    token: NotRequired[str | None]
    """The new token, of 256 random bits in base64url, made by the caller: so he has it even if the answer is lost on
    the way. Without it the platform makes one.
    """


class ExpectationResponse(TypedDict):
    """What a seat may expect."""

    error: float
    """Its standard error; 0.5 where a single simulation tells it."""

    score: float | None
    """At the end of the game."""

    seat: int
    """The seat, 0-based, clockwise."""

    share: float
    """Of the win, 0 to 1."""


class ExpectedResponse(TypedDict):
    """A command that a computer expects."""

    command: dict[str, Any]
    """As it is sent."""

    seat: int
    """The seat, 0-based, clockwise."""


class FrameResponse(TypedDict):
    """A game after one commit, as one viewer may know it; parts that were not asked for are left out."""

    actor: int | None
    """The seat whose command it was, -1 for the automaton, null for the set-up."""

    awaited: list[AwaitedResponse]
    """Seats the game waits for, and what each is asked."""

    clock: NotRequired[ClocksResponse | None]
    """At a table with clocks."""

    content: NotRequired[ContentResponse | None]
    """The printed things that the game began with."""

    events: NotRequired[list[dict[str, Any]] | None]
    """What happened, in its order."""

    hint: NotRequired[int | None]
    """The version at which the seat asked the engine before this command."""

    legal: NotRequired[list[LegalCommand] | None]
    """Your legal commands."""

    legal_groups: NotRequired[list[LegalGroup] | None]
    """With `legal`, when there are more than 60 commands: the same in groups, so that a person chooses in two steps,
    what to do and to what.
    """

    lowered: NotRequired[LoweredLevelResponse | None]
    """Where a weaker level chose this command than the table did; everybody may know it at once."""

    outcome: NotRequired[OutcomeResponse | None]
    """There when the game is over."""

    over: bool
    """Whether the game is over."""

    presence: NotRequired[PresenceResponse | None]
    """Once somebody has left or a seat has changed hands, and at a table with terms of absence."""

    sealed: NotRequired[bool | None]
    """True when the game is over and other tables with the same chance still play: the seed is not told, and what was
    hidden stays hidden. Left out otherwise.
    """

    take_back: NotRequired[list[int] | None]
    """Versions your seat may return to with `{"type": "take-back", "to": …}`, oldest first: what it did itself, since
    something was last drawn or revealed. There with `legal`.
    """

    take_back_left: NotRequired[int | None]
    """How many more commits of your turn may come to nothing, those that take back included. At 0 what you do next
    cannot be taken back: warn before it. There with `legal`, for a seat.
    """

    thought: NotRequired[ThoughtResponse | None]
    """With `thoughts`, in a game that is over, where a computer chose the command."""

    time: int
    """Unix milliseconds."""

    version: int
    """How many commits there were; the ETag."""

    view: NotRequired[dict[str, Any] | None]
    """What the seat, or a spectator, knows."""

    view_content: NotRequired[str | None]
    """With `reference`: the hash of what `view` came without. Add it (`getViewContent`), and the view is whole; where
    this is not there, it is whole already.
    """

    view_patch: NotRequired[list[dict[str, Any]] | None]
    """With `patch`, instead of `view`: a JSON Patch (RFC 6902) that makes it of the view before it on this stream or
    page.
    """


class FramesResponse(TypedDict):
    """A page of a replay."""

    frames: list[FrameResponse]
    """The game after each commit, in order."""

    next: int | None
    """Give it as `after` for the next page."""


class GameRequest(TypedDict):
    """A game that starts at once; the manifest of the title says what there is."""

    absence: NotRequired[AbsenceRequest | None]
    """What happens when people stay away; null: the defaults."""

    clock: NotRequired[ClockRequest | None]
    """How long seats may think; null: as long as they like."""

    edition: str
    """The id of the edition, such as `2009`."""

    group: NotRequired[str | None]
    """Games of the request with the same name here play with one chance, 2 to 16 of them with at most 64 seats
    together; nothing but names and seats differs between them.
    """

    hints: NotRequired[bool]
    """Whether a seat may ask the engine; all learn of it. Default: `false`."""

    hours: NotRequired[int]
    """With `group`: after so many hours the platform ends what still plays. Default: `720`."""

    name: NotRequired[str]
    """As people read it. Default: `"A table"`."""

    options: NotRequired[dict[str, str | int | bool]]
    """Values by the id of the option; the first one listed by default. Default: `{}`."""

    seats: list[GameSeatRequest]
    """In the order of the table."""

    title: str
    """The id of the title, such as `carson-city`."""

    variants: NotRequired[list[str]]
    """Their ids; none by default. Default: `[]`."""

    visibility: NotRequired[Literal['public', 'private']]
    """Anybody may watch a public one, and it is listed. Default: `"private"`."""


class GameResponse(TypedDict):
    """A game and how far it is."""

    absence: AbsenceResponse

    awaited: list[AwaitedResponse]
    """Seats the game waits for, and what each is asked."""

    branch: NotRequired[BranchResponse | None]
    """null: the game begins with the set-up of its title."""

    clock: NotRequired[ClockResponse | None]
    """null: no clocks run."""

    commitment: str
    """SHA-256 of the secret seed, published before anybody adds entropy."""

    content: ContentResponse

    edition: str
    """The id of the edition, such as `2009`."""

    game: str | None
    """The id of the game, once it has started; the same as the table's. Of several tables: of the one where you sit."""

    group: NotRequired[GroupResponse | None]
    """null: the table has a chance of its own."""

    hints: bool
    """Whether a seat may ask the engine what it would do."""

    host: bool
    """Whether you opened it."""

    name: str
    """As people read it."""

    opened_at: int
    """Unix milliseconds."""

    options: dict[str, str | int | bool]
    """Choices of the table: their names and values; of a title, what can be chosen."""

    outcome: OutcomeResponse | None
    """null until it is over."""

    over: bool
    """Whether the game is over."""

    presence: PresenceResponse | None
    """The people who are away; null once it is over."""

    rematch: NotRequired[str | None]
    """The table where these people play again; told by `getTable` after the game."""

    sealed: bool
    """Whether it is over and other tables with the same chance still play."""

    seat: int | None
    """Your seat."""

    seats: list[SeatResponse]
    """By seat, the first is 0."""

    stage: Literal['open', 'closed', 'starting', 'started', 'finished']
    """How far the table is."""

    table: str
    """The id of the table, 26 characters; it is that of its game, where it plays alone."""

    title: str
    """The id of the title, such as `carson-city`."""

    variants: list[str]
    """The ids of the variants that are played; of a title, those that can be chosen."""

    version: int
    """Of the game: the number of its commits."""

    visibility: Literal['public', 'private']
    """Whether the table is in the lobby."""

    watchable: bool
    """Whether people without a seat may look at its game; where several tables share a chance, once all are over."""


class GameSeatRequest(TypedDict):
    """The player of a seat: one of your users, or a computer."""

    entropy: NotRequired[str]
    """The user's share of the seed, hex. Default: `""`."""

    name: NotRequired[str | None]
    """Shown at the table; needed with `user`."""

    opponent: NotRequired[OpponentChoice | None]
    """The computer that sits there; null: a person, or nobody."""

    sleep: NotRequired[SleepRequest | None]
    """The user's hours of sleep, where `clock` has `own_sleep`."""

    user: NotRequired[str | None]
    """What the application calls the person."""


class GamesRequest(TypedDict):
    """Games to create."""

    games: list[GameRequest]
    """One for each game."""


class GroupResponse(TypedDict):
    """The tables that play with one chance."""

    games: list[str] | None
    """By table: its game. null until all are over."""

    group: str
    """Where people sit down; a name alone for the games of an application."""

    hours: int | None
    """How long they may play, where people sit down; null at a table with a game."""

    seats: int
    """At each table: where people sit down, seat `n` is `n % seats` at `n // seats`."""

    table: int | None
    """Which of the tables this is; null where people sit down at all of them."""

    tables: int
    """How many tables play with one chance."""

    until: int | None
    """When the platform ends what is not over, Unix ms; null before the start."""


class GuestRequest(TypedDict):
    """A guest who wants to play."""

    name: str
    """What others at a table see."""


class GuestResponse(TypedDict):
    """A guest."""

    expires_at: int
    """Unix seconds; exchange the token before."""

    guest: str
    """Stays when the token is exchanged; seats are bound to it."""

    name: str
    """What others at a table see."""


class HintResponse(TypedDict):
    """What the engine would do for your seat."""

    at: int
    """The version of the game that was looked at; the next command of the seat tells of it."""

    command: dict[str, Any]
    """Legal in this view."""

    engine: ThoughtEngineResponse

    expected: list[ExpectationResponse]
    """By seat; empty at levels that expect nothing."""

    legal: int
    """How many commands there were."""

    lines: list[LineResponse]
    """The best commands, best first."""

    seat: int
    """The seat, 0-based, clockwise."""

    statistics: StatisticsResponse


class IssuedSeatResponse(TypedDict):
    """A seat with its token."""

    expires_at: int | None
    """Unix seconds."""

    link: str | None
    """Opens the table in a browser, with this seat."""

    opponent: NotRequired[OpponentResponse | None]
    """The computer that sits there; null: a person, or nobody."""

    player: str
    """The name shown at the table."""

    seat: int
    """0-based, clockwise."""

    token: str | None
    """null for a computer, and, when the request is repeated, for a token that was exchanged or revoked since, or that
    was given to another key of the application.
    """

    user: str | None
    """What you call the person; null for a computer."""


class JobResponse(TypedDict):
    """A turn of yours; it is done when the game has another version, however that came about."""

    game: str
    """The id of the game."""

    lease_until: int
    """Unix milliseconds; afterwards the turn is handed out again."""

    legal: list[LegalCommand]
    """Your legal commands."""

    seat: int
    """Yours, 0-based."""

    title: str
    """The id of the title, such as `carson-city`."""

    version: int
    """The one to decide at: send it as `If-Match`."""


class JobsRequest(TypedDict):
    """How many turns, and for how long."""

    lease_seconds: NotRequired[int]
    """How long nobody else gets these turns. Default: `60`."""

    most: NotRequired[int]
    """Turns to be given at once. Default: `1`."""

    wait_seconds: NotRequired[int]
    """How long to wait for a turn when there is none. Default: `20`."""


class JobsResponse(TypedDict):
    """The turns that you have been given."""

    jobs: list[JobResponse]
    """Empty when nothing waited for you that no other program works on."""


class JoinRequest(TypedDict):
    """A guest who sits down, and where."""

    entropy: NotRequired[str]
    """Your share of the seed at once, hex; enough where you trust the platform not to seat a guest of its own after
    you, as at a table with computers alone. Default: `""`.
    """

    entropy_commitment: NotRequired[str]
    """SHA-256 (hex) of your share of the seed, 16 to 32 random bytes, which you reveal once every seat is taken.
    Nobody can choose the dice then, not even the platform with the last guest to join. Default: `""`.
    """

    name: NotRequired[str | None]
    """Shown at the table; the guest's own name by default."""

    seat: NotRequired[int | None]
    """The first free one by default."""

    sleep: NotRequired[SleepRequest | None]
    """Your hours of sleep; join again with others until the game starts."""


class KindResponse(TypedDict):
    """What a value is."""

    text: str
    """What values of the kind are."""

    unit: NotRequired[str | None]
    """Of a quantity: its unit."""

    words: NotRequired[str | None]
    """The list of `telling.words`, and of `names` of the content, that has their names."""


class LeaveSeatCommand(TypedDict):
    """The substitute of the table, a computer, plays your seat until you return."""

    type: Literal['leave-seat']
    """What is said."""


class LegalCommand(TypedDict):
    """A command that your seat may send."""

    command: dict[str, Any]
    """As it must be sent."""

    draws: bool
    """In this position it, or what follows by itself, draws chance before anything hidden is shown."""

    hands_on: NotRequired[bool | None]
    """Whether the game then waits for your seat no more, but for others or, once over, for nobody. null where the
    command draws or reveals: nobody can know.
    """

    message: NotRequired[MessageResponse | None]
    """The sentence as an id and arguments."""

    reveals: bool
    """In this position it shows somebody something hidden before anything is drawn."""

    sentence: str
    """In plain English; other seats are `seat 2`."""


class LegalGroup(TypedDict):
    """Commands that do the same to different things."""

    commands: list[int]
    """Their places in `legal`, from 0."""

    prompt: str
    """What they answer."""

    sentence: str
    """With … for what is still to be chosen."""

    subjects: list[LegalSubject]
    """The commands by the first field in which they differ; empty where they do not."""

    type: str
    """The `type` of the commands."""


class LegalResponse(TypedDict):
    """What a seat may do now."""

    legal: list[LegalCommand]
    """Commands as they must be sent."""

    legal_groups: NotRequired[list[LegalGroup] | None]
    """With `legal`, when there are more than 60 commands: the same in groups, so that a person chooses in two steps,
    what to do and to what.
    """

    take_back: list[int]
    """Versions your seat may return to with `{"type": "take-back", "to": …}`, oldest first: what it did itself, since
    something was last drawn or revealed. There with `legal`.
    """

    take_back_left: int
    """How many more commits of your turn may come to nothing, those that take back included. At 0 what you do next
    cannot be taken back: warn before it. There with `legal`, for a seat.
    """

    version: int
    """Of the game: the number of its commits."""


class LegalSubject(TypedDict):
    """What some commands of a group are about."""

    commands: list[int]
    """Their places in `legal`, from 0."""

    name: str
    """In the language of the sentences; other seats are `seat 2`."""

    subject: str
    """Kind and value, as schemas and events have them."""


class LevelResponse(TypedDict):
    """A strength that can be asked for."""

    name: str
    """As people read it."""

    number: int | None
    """1 to 5, the strongest last; null outside the scale."""

    sentence: str
    """For people, in the language of the request."""

    simulations: int
    """Of a decision, and its price; 0 costs 1."""


class LineResponse(TypedDict):
    """A command that was thought through."""

    command: dict[str, Any]
    """As it is sent."""

    continuation: list[dict[str, Any]]
    """What is expected to follow, the command first."""

    simulations: int
    """How many futures were played out."""

    value: float
    """To the seat; in shares of the win where the engine expects any."""


class ListedTableResponse(TypedDict):
    """A table of a list, and whom its game waits for."""

    absence: AbsenceResponse

    awaited: list[AwaitedResponse]
    """Seats the game waits for, and what each is asked."""

    branch: NotRequired[BranchResponse | None]
    """null: the game begins with the set-up of its title."""

    clock: NotRequired[ClockResponse | None]
    """null: no clocks run."""

    commitment: str
    """SHA-256 of the secret seed, published before anybody adds entropy."""

    edition: str
    """The id of the edition, such as `2009`."""

    game: str | None
    """The id of the game, once it has started; the same as the table's. Of several tables: of the one where you sit."""

    group: NotRequired[GroupResponse | None]
    """null: the table has a chance of its own."""

    hints: bool
    """Whether a seat may ask the engine what it would do."""

    host: bool
    """Whether you opened it."""

    name: str
    """As people read it."""

    opened_at: int
    """Unix milliseconds."""

    options: dict[str, str | int | bool]
    """Choices of the table: their names and values; of a title, what can be chosen."""

    over: bool | None
    """null without a game that can be read."""

    presence: NotRequired[PresenceResponse | None]
    """The people who are away; null without a game that can be read, and once it is over."""

    rematch: NotRequired[str | None]
    """The table where these people play again; told by `getTable` after the game."""

    seat: int | None
    """Your seat."""

    seats: list[SeatResponse]
    """By seat, the first is 0."""

    stage: Literal['open', 'closed', 'starting', 'started', 'finished']
    """How far the table is."""

    table: str
    """The id of the table, 26 characters; it is that of its game, where it plays alone."""

    title: str
    """The id of the title, such as `carson-city`."""

    variants: list[str]
    """The ids of the variants that are played; of a title, those that can be chosen."""

    version: int | None
    """How many commits there were; null without a game that can be read."""

    visibility: Literal['public', 'private']
    """Whether the table is in the lobby."""

    watchable: bool
    """Whether people without a seat may look at its game; where several tables share a chance, once all are over."""

    your_turn: bool
    """Whether the game waits for your seat."""


class LoweredLevelResponse(TypedDict):
    """That a weaker level played than the table chose."""

    level: str
    """The level that played."""

    opponent: str
    """The computer that the table chose."""

    reason: str
    """Why: `queue` (because `waiting` turns waited), `time-limit`, `memory`, `failed`, `refused` or `attempts`
    (earlier thoughts did not end).
    """

    waiting: NotRequired[int]
    """How many turns waited, where that is why. Default: `0`."""


class MadeOfferResponse(TypedDict):
    """An offer, as its maker is told once."""

    expires_at: int
    """Unix milliseconds."""

    game: str
    """The id of the game, 26 characters."""

    link: str
    """The address to send to somebody. Its secret part stays in the browser."""

    offer: str
    """The secret of the link; whoever has it may take the seat over, once."""

    seat: int
    """The seat, 0-based, clockwise."""


class MessageResponse(TypedDict):
    """A sentence as data, for clients with words of their own."""

    arguments: dict[str, Any]
    """By name: a number, a text, a thing as `value` and `name`, a message like this, or a list of them."""

    id: str
    """Stable; refusals have their code instead, and no arguments."""


class MessagesResponse(TypedDict):
    """What a title says in one language: all that a page needs of the schemas to speak, at a fifth of their size."""

    language: str
    """The language of the sentences: English where the title has no other."""

    prompts: dict[str, str]
    """By the name of each prompt: what is asked of a seat."""

    sentences: dict[str, str]
    """By the code of each refusal: the rule that is broken."""

    telling: TellingResponse

    title: str
    """The id of the title, such as `carson-city`."""


NoEventRequest = TypedDict('NoEventRequest', {'if': "Literal['no-event']", 'types': 'list[str]'})


class OfferRequest(TypedDict):
    """A link to a seat that is offered."""

    offer: str
    """The secret of the link, `sbo_...`."""


class OfferResponse(TypedDict):
    """What a link offers; everybody who has the link may know it."""

    accepted: bool
    """Whether somebody has accepted it; then nobody else can."""

    by: Literal['player', 'host']
    """`host`: nobody plays the seat any more; should its player come back, nobody else gets it."""

    edition: str
    """The id of the edition, such as `2009`."""

    expires_at: int
    """Unix milliseconds."""

    game: str
    """The id of the game, 26 characters."""

    name: str
    """Of the table."""

    opponents: list[str | None]
    """The computer of each seat; null for a person."""

    options: dict[str, str | int | bool]
    """Choices of the table: their names and values; of a title, what can be chosen."""

    player: str
    """The player of the seat now."""

    players: list[str]
    """Everybody at the table, by seat."""

    seat: int
    """The seat, 0-based, clockwise."""

    title: str
    """The id of the title, such as `carson-city`."""

    variants: list[str]
    """The ids of the variants that are played; of a title, those that can be chosen."""

    yours: bool
    """Whether that was you."""


class OfferedComputerResponse(TypedDict):
    """A computer."""

    about: str
    """A sentence for people; empty for a computer that the host has added."""

    level: int | None
    """1, the weakest, to 5; null for a computer that is no level."""

    name: str
    """What `POST /v1/tables/{table}/opponents` takes."""


class OpponentChoice(TypedDict):
    """A computer, by its name or by its level."""

    budget_ms: NotRequired[int]
    """How long it may think about a move; 0: its own choice. Default: `0`."""

    level: NotRequired[Literal[1, 2, 3, 4, 5] | None]
    """Instead of the name, from weak to strong."""

    name: NotRequired[str | None]
    """One of `GET /v1/opponents`."""


class OpponentResponse(TypedDict):
    """A computer opponent."""

    budget_ms: int
    """Milliseconds that it has for a decision."""

    name: str
    """As people read it."""


class OpponentsRequest(TypedDict):
    """Computers for free seats."""

    budget_ms: NotRequired[int]
    """How long it may think about a move, at most 2,000; 0: its own choice. Default: `0`."""

    name: str
    """One of `GET /v1/opponents`."""

    seats: NotRequired[list[int]]
    """All free ones by default. Default: `[]`."""


class OpponentsResponse(TypedDict):
    """What plays where nobody sits, the levels first."""

    opponents: list[OfferedComputerResponse]
    """The computers that a table may ask for."""


class OptionResponse(TypedDict):
    """A choice of the table."""

    default: str | int | bool
    """The value of a table that does not choose."""

    editions: NotRequired[list[str]]
    """The editions with which another value can be chosen; empty: all. Default: `[]`."""

    id: str
    """What it is called in requests and answers."""

    name: str
    """As people read it."""

    needs: NotRequired[dict[str, list[str | int | bool]]]
    """By the id of another option: its values with which another value can be chosen. Default: `{}`."""

    open: bool
    """Takes other values than those listed."""

    seats: list[int]
    """The numbers of seats with which another value can be chosen; empty: all."""

    summary: str
    """For people, in a sentence or two."""

    value_editions: NotRequired[list[list[str]]]
    """By value, in their order: the editions with which it can be chosen; empty: all. Default: `[]`."""

    value_names: NotRequired[list[str]]
    """What each of the values is called, in their order. Default: `[]`."""

    value_variants: NotRequired[list[str]]
    """By value, in their order: the variant without which it cannot be chosen; empty: none. Default: `[]`."""

    values: list[str | int | bool]
    """In the order in which they are read: those of a difficulty from easy to hard."""

    variant: str
    """The variant without which only the default can be chosen; empty: none."""


class OutcomeResponse(TypedDict):
    """How a game ended."""

    ranking: list[StandingResponse]
    """Best first."""

    reason: str
    """The stable name of the way it ended; `words` of kind `ending` of the title's messages say it."""

    scores: NotRequired[list[ScoreResponse]]
    """By seat, and in solo games one more, of the automaton; empty where the game ended before its rules say so."""


class PlanRequest(TypedDict):
    """Your next moves; none: you plan nothing any more."""

    moves: list[PlannedMoveRequest]
    """In order, one for each time you are asked."""


class PlanResponse(TypedDict):
    """What a seat has planned."""

    after: int | None
    """The version from which its conditions are looked at; null without a plan."""

    ended: str
    """Why there are no more: `played`, `own-move`, `condition`, or the code of a rule that refused one."""

    id: NotRequired[str]
    """Of this plan; empty when nothing was planned. Default: `""`."""

    moves: list[dict[str, Any]]
    """Those still to be played, as they were sent."""

    played: int
    """How many of them were."""

    tag: str
    """Of what is left of it, for `If-Match`; `none` when nothing was planned."""


class PlannedMoveRequest(TypedDict):
    """A command, and when it is given."""

    command: dict[str, Any]
    """Of the title; as `legal` will offer it."""

    when: NotRequired[list[AskedRequest | NoEventRequest | UnchangedRequest]]
    """All must hold; without any it is given as soon as your seat is asked. Default: `[]`."""


class PlayedConfigRequest(TypedDict):
    """What a table agreed to play, as the first event of a game has it or as you say it."""

    absence: NotRequired[dict[str, Any] | None]
    """What it agreed on for absence; it changes no decision."""

    clock: NotRequired[dict[str, Any] | None]
    """The clocks of a game; they change no decision."""

    content: NotRequired[str]
    """What the box printed when a game began. Default: `""`."""

    corrections: NotRequired[str]
    """Those of the host, where a game began with some. Default: `""`."""

    edition: str
    """The id of the edition, such as `2009`."""

    options: NotRequired[dict[str, str | int | bool] | None]
    """Values by the id of the option; the first one listed by default."""

    seats: int
    """How many."""

    title: NotRequired[str]
    """That of the request, if you say it again. Default: `""`."""

    variants: NotRequired[list[str]]
    """Their ids; none by default. Default: `[]`."""


class PresenceResponse(TypedDict):
    """The people who are away."""

    abandoned_at: NotRequired[int | None]
    """When the platform ends the game unless somebody plays, Unix milliseconds; null: never."""

    agreed: list[int]
    """The seats that have agreed to end the game."""

    away: list[AwaySeatResponse]
    """Seats that computers play for people."""

    offerable: list[SeatMomentResponse]
    """Seats that the host may offer to somebody else, and from when on."""

    removable: list[SeatMomentResponse]
    """Seats for which the game waits, and from when on the others may play on without their players."""

    terms: AbsenceResponse

    votes: list[SeatVoteResponse]
    """To play on without somebody."""


class ProblemResponse(TypedDict):
    """Problem details (RFC 9457)."""

    code: str
    """Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title."""

    detail: str
    """What happened, in a sentence for people."""

    field: NotRequired[str | None]
    """What is malformed, where known."""

    seats: NotRequired[list[int] | None]
    """The seats that are waited for, with `entropy-missing`."""

    status: int
    """The status of HTTP."""

    title: str
    """What can be said of every problem with this code."""

    type: str
    """A URN that ends in the code."""

    version: NotRequired[int | None]
    """Of the game when it was refused, where known."""


class RefusalResponse(TypedDict):
    """The problem of the first command of a list that was refused."""

    code: str
    """Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title."""

    detail: str
    """What happened, in a sentence for people."""

    field: NotRequired[str | None]
    """What is malformed, where known."""

    index: int
    """Which command of the list, from 0; those before it were accepted."""

    seats: NotRequired[list[int] | None]
    """The seats that are waited for, with `entropy-missing`."""

    status: int
    """The status of HTTP."""

    title: str
    """What can be said of every problem with this code."""

    type: str
    """A URN that ends in the code."""

    version: NotRequired[int | None]
    """Of the game when it was refused, where known."""


class RematchRequest(TypedDict):
    """The seats of the next game; the first guest who asks says them."""

    seats: NotRequired[Literal['same', 'next']]
    """`same`: everybody keeps his seat; `next`: everybody moves on by one, the last to seat 0. Default: `"same"`."""


class ReplayedResponse(TypedDict):
    """What is delivered again."""

    replayed: int
    """Dead letters that wait again."""


class ResignCommand(TypedDict):
    """You are out for good, ranked behind all who stay."""

    type: Literal['resign']
    """What is said."""


class ResultsResponse(TypedDict):
    """All tables that played with one chance."""

    group: str
    """The id of the tables that play with one chance."""

    tables: list[TableResultResponse]
    """One for each table."""


class ReturnToSeatCommand(TypedDict):
    """You play again from the next decision on; what the computer was thinking comes to nothing."""

    type: Literal['return-to-seat']
    """What is said."""


class RevealRequest(TypedDict):
    """What a seat committed to."""

    entropy: str
    """16 to 32 bytes, hex."""

    entropy_commitments: NotRequired[list[str] | None]
    """Those of all seats as you saw them; refused where they have changed."""


class RunningClockResponse(TypedDict):
    """The time of a seat that the game waits for."""

    ends: int
    """When it is up, Unix milliseconds."""

    seat: int
    """The seat, 0-based, clockwise."""

    warnings: NotRequired[list[WarningTimeResponse]]
    """Before the end, the earliest first. Default: `[]`."""


class SchemasResponse(TypedDict):
    """The messages of a title: each schema says in its description what the message means, each field what it is."""

    command: dict[str, Any]
    """A JSON Schema: any of `commands`, told apart by `type`."""

    commands: dict[str, dict[str, Any]]
    """JSON Schemas by type. Of every field, `x-kind` says what each value in it is (see `kinds`), `x-unit` the unit of
    a quantity, and `x-key` what the indexes of a list or the names of an object are.
    """

    event: dict[str, Any]
    """A JSON Schema: any of `events`, told apart by `type`."""

    events: dict[str, dict[str, Any]]
    """JSON Schemas by type, open for additions."""

    kinds: dict[str, KindResponse]
    """By `x-kind`: what such a value is."""

    prompts: dict[str, str]
    """By the name of each prompt: what is asked of a seat, in the language asked for."""

    sentences: dict[str, str]
    """By the code of each refusal: the rule that is broken."""

    telling: TellingResponse

    title: str
    """The id of the title, such as `carson-city`."""

    view: dict[str, Any]
    """A JSON Schema, open for additions."""


class ScorePartResponse(TypedDict):
    """Some points, or something that is compared."""

    name: str
    """Its stable name; `words` of kind `part` of the title's messages say how it is called."""

    value: int
    """Points; of something that is compared, how much of it."""


class ScoreResponse(TypedDict):
    """What the points of a seat are made of."""

    compared: list[ScorePartResponse]
    """What decides between equal points, the first that differs: more is ahead, of a place less."""

    parts: list[ScorePartResponse]
    """They add up to `total`; losses are negative."""

    seat: int
    """Beyond those of the table: its automaton, the Rival or Hastings."""

    total: int
    """Points."""


class SeatMomentResponse(TypedDict):
    """A seat, and from when on something may be done about it."""

    at: int
    """Unix milliseconds; later where the platform was down meanwhile."""

    seat: int
    """The seat, 0-based, clockwise."""


class SeatResponse(TypedDict):
    """A seat of a table."""

    entropy: NotRequired[Literal['none', 'given', 'committed', 'revealed', 'spent']]
    """What the seat adds to the seed. `given` at once; `committed`: to be revealed once every seat is taken;
    `revealed`; `spent`: revealed before a seat became free again, so it must commit to other entropy. Default:
    `"none"`.
    """

    entropy_commitment: NotRequired[str]
    """SHA-256 of that entropy, as the first event of the game has it; empty without any. It stays with the seat: who
    takes one over adds nothing to dice that were committed to before. Default: `""`.
    """

    offered: NotRequired[bool]
    """Whether who has the link may take the seat over. Default: `false`."""

    opponent: NotRequired[OpponentResponse | None]
    """The computer that sits there; null: a person, or nobody."""

    player: str | None
    """null while the seat is free."""

    reserved_for: NotRequired[str | None]
    """The guest who played here before and is awaited at a rematch; the host can free the seat."""

    reserved_for_you: NotRequired[bool]
    """Whether the seat is kept for you. Default: `false`."""

    seat: int
    """The seat, 0-based, clockwise."""

    sleep: NotRequired[SleepResponse | None]
    """null: the hours of the table."""

    you: NotRequired[bool]
    """Whether you sit there. Default: `false`."""


class SeatResultResponse(TypedDict):
    """What a seat achieved, beside the same seat at the other tables."""

    difference: float
    """Its score less the average of the same seat at all tables."""

    gave_up: bool
    """The player resigned or was removed: it counts as less than any other result."""

    most_points: int
    """As many as it could have had."""

    opponent: str | None
    """The computer for which the seat was taken; null for a person."""

    place: int
    """At its own table, from 1."""

    player: str
    """The name of who sits there."""

    points: float
    """One for each table where the same seat did worse, half of one for each tie."""

    score: int
    """Points at the end of the game."""

    seat: int
    """The seat, 0-based, clockwise."""


SeatSleepResponse = TypedDict('SeatSleepResponse', {'from': 'int', 'seat': 'int', 'until': 'int'})


class SeatTokenResponse(TypedDict):
    """The token of a seat, which is shown once."""

    expires_at: int
    """Unix seconds."""

    game: str
    """The id of the game, 26 characters."""

    link: str
    """Opens the table in a browser, with this seat; whoever has it plays the seat."""

    seat: int
    """The seat, 0-based, clockwise."""

    token: str
    """Its holder is the caller; shown once."""


class SeatVoteResponse(TypedDict):
    """A vote of one seat against the player of another."""

    against: int
    """The seat, 0-based, whose player shall be removed."""

    seat: int
    """The seat, 0-based, clockwise."""


class SecretRequest(TypedDict):
    """How a secret is exchanged."""

    overlap_seconds: NotRequired[int]
    """How long the old secrets sign, too. Default: `86400`."""


class SleepRequest(TypedDict):
    """The hours at which the clock of a seat stands, where the table has `own_sleep`; equal: those of the table."""

    begin: int
    """Of the day, in UTC."""

    end: int
    """Of the day, in UTC."""


class SleepResponse(TypedDict):
    """The hours at which the clock of a seat stands."""

    begin: int
    """Minute of the day (UTC)."""

    end: int
    """Minute of the day (UTC)."""


class StandingResponse(TypedDict):
    """A line of the final ranking."""

    place: int
    """From 1; seats that share a place have the same number."""

    score: int
    """Points at the end of the game."""

    seat: int
    """The seat, 0-based, clockwise."""

    tie_break: NotRequired[str]
    """The stable name of what decided between equal scores, if anything; `compared` has its words. In solo games an
    English sentence instead, such as `the Rival has 23`; `scores` has its numbers. Default: `""`.
    """


class StatisticsResponse(TypedDict):
    """What was done to find out."""

    complete: bool
    """false when the time was up before the simulations were made."""

    depth: int
    """Decisions looked ahead."""

    milliseconds: float
    """Milliseconds that it took."""

    simulations: int
    """How many futures were played out."""


class SwapRequest(TypedDict):
    """Two seats whose occupants change places."""

    seats: list[int]
    """The two seats, 0-based."""


class TableRequest(TypedDict):
    """What shall be played; the manifest of the title says what there is."""

    absence: NotRequired[AbsenceRequest | None]
    """What happens when people stay away; null: the defaults."""

    clock: NotRequired[ClockRequest | None]
    """How long seats may think; null: as long as they like."""

    edition: str
    """The id of the edition, such as `2009`."""

    hints: NotRequired[bool]
    """Whether a seat may ask the engine; all learn of it. Default: `false`."""

    hours: NotRequired[int]
    """With `tables`: after so many hours the platform ends those that still play. Default: `720`."""

    name: NotRequired[str]
    """As people read it. Default: `"A table"`."""

    options: NotRequired[dict[str, str | int | bool]]
    """Values by the id of the option; the first one listed by default. Default: `{}`."""

    seats: int
    """How many."""

    tables: NotRequired[int | None]
    """So many tables play with one chance, and their results are compared; people take seats at all of them here,
    `seats` at each and 64 together. null: one table.
    """

    title: str
    """The id of the title, such as `carson-city`."""

    variants: NotRequired[list[str]]
    """Their ids; none by default. Default: `[]`."""

    visibility: NotRequired[Literal['public', 'private']]
    """A private table is not listed; its id is the invitation. Default: `"public"`."""


class TableResponse(TypedDict):
    """A table as one guest may know it."""

    absence: AbsenceResponse

    branch: NotRequired[BranchResponse | None]
    """null: the game begins with the set-up of its title."""

    clock: NotRequired[ClockResponse | None]
    """null: no clocks run."""

    commitment: str
    """SHA-256 of the secret seed, published before anybody adds entropy."""

    edition: str
    """The id of the edition, such as `2009`."""

    game: str | None
    """The id of the game, once it has started; the same as the table's. Of several tables: of the one where you sit."""

    group: NotRequired[GroupResponse | None]
    """null: the table has a chance of its own."""

    hints: bool
    """Whether a seat may ask the engine what it would do."""

    host: bool
    """Whether you opened it."""

    name: str
    """As people read it."""

    opened_at: int
    """Unix milliseconds."""

    options: dict[str, str | int | bool]
    """Choices of the table: their names and values; of a title, what can be chosen."""

    rematch: NotRequired[str | None]
    """The table where these people play again; told by `getTable` after the game."""

    seat: int | None
    """Your seat."""

    seats: list[SeatResponse]
    """By seat, the first is 0."""

    stage: Literal['open', 'closed', 'starting', 'started', 'finished']
    """How far the table is."""

    table: str
    """The id of the table, 26 characters; it is that of its game, where it plays alone."""

    title: str
    """The id of the title, such as `carson-city`."""

    variants: list[str]
    """The ids of the variants that are played; of a title, those that can be chosen."""

    visibility: Literal['public', 'private']
    """Whether the table is in the lobby."""

    watchable: bool
    """Whether people without a seat may look at its game; where several tables share a chance, once all are over."""


class TableResultResponse(TypedDict):
    """How the game of a table ended."""

    game: str
    """The id of the game, 26 characters."""

    reason: str | None
    """As in its outcome; null: it never began."""

    seats: list[SeatResultResponse]
    """Empty where the game ended before its rules say so: then there is nothing to compare."""

    table: int
    """Its number in the group, from 0."""


class TableUpdateResponse(TypedDict):
    """The newest state of a table that changed; what does not apply is left out."""

    awaited: NotRequired[list[AwaitedUserResponse] | None]
    """Seats the game waits for, and what each is asked."""

    cursor: NotRequired[int]
    """Give it as `after` to go on from here. Default: `0`."""

    details: NotRequired[TableResponse | None]
    """The table, for guests, while it has no game."""

    id: str
    """The same for the same news; an update may come twice."""

    legal: NotRequired[list[LegalCommand] | None]
    """Your commands, with `legal`, when it is your turn."""

    name: NotRequired[str | None]
    """As people read it."""

    outcome: NotRequired[OutcomeResponse | None]
    """There when the game is over."""

    over: NotRequired[bool | None]
    """Whether the game is over."""

    presence: NotRequired[PresenceResponse | None]
    """The people who are away: once somebody has left or a seat has changed hands, and at a table with terms of
    absence.
    """

    seat: NotRequired[int | None]
    """Your seat, 0-based."""

    stage: NotRequired[Literal['open', 'closed', 'starting', 'started', 'finished'] | None]
    """How far the table is."""

    table: NotRequired[str | None]
    """The id of the table, which is that of its game."""

    title: NotRequired[str | None]
    """The id of the title, such as `carson-city`."""

    type: Literal['table', 'started', 'moved', 'your-turn', 'warned', 'finished', 'removed', 'ready']
    """`table`: it changed before its game began. `started`, `moved`: the game has a new version. `your-turn`: and
    waits for your seat. `warned`: the time of your seat runs out. `finished`: the game is over. `removed`: the
    table is gone, or none of yours. `ready`: you have been told of all your tables; everything that follows is
    news.
    """

    version: NotRequired[int | None]
    """How many commits the game has."""

    warning: NotRequired[ClockWarningResponse | None]
    """With `warned` alone."""

    your_turn: NotRequired[bool | None]
    """Whether the game waits for your seat."""


class TablesResponse(TypedDict):
    """A page of tables, newest first."""

    hosted: NotRequired[int | None]
    """With `mine`: your unfinished tables that count; abandoned ones do not."""

    hosted_limit: NotRequired[int | None]
    """With `mine`: as many of them you may have."""

    next: str | None
    """Give it as `before` for the next page."""

    tables: list[ListedTableResponse]
    """One for each table."""


class TellingResponse(TypedDict):
    """Events in words."""

    events: dict[str, str]
    """By type: a sentence with fields in braces; empty: not worth telling."""

    texts: dict[str, str]
    """Texts of the box, which views give in English, in the language asked for; none in English."""

    words: dict[str, dict[str, str]]
    """By what stands after the colon: what values, as text, are called; `{2}` is the name of seat 2."""


class ThoughtEngineResponse(TypedDict):
    """With what it was thought, to ask for the same again."""

    build: str
    """The source it was built from."""

    level: str
    """The name of the level."""

    release: str
    """The version of Sagebrush."""

    seed: int
    """The same seed gives the same thoughts."""

    simulations: int
    """How many futures were played out."""

    version: str
    """The version of the rules and of the search; the same one gives the same answers."""

    weights: str
    """The version of what it has learnt."""


class ThoughtResponse(TypedDict):
    """What a computer thought when it chose a command."""

    budget_ms: int
    """Milliseconds that it has for a decision."""

    budget_simulations: int
    """0: as many as the level has."""

    build: str
    """The version of the engine; empty where it does not matter."""

    candidates: list[CandidateResponse]
    """Best first; the last ones may be left out."""

    depth: int
    """How many decisions it looked ahead."""

    errors: list[float]
    """By seat: the standard error of the share."""

    level: str
    """The level that decided."""

    line: list[ExpectedResponse]
    """How it expected the game to go on, its own command first."""

    lowered: str
    """Why `level` is not `opponent`: `queue` (because `waiting` turns waited), `time-limit`, `memory`, `failed`,
    `refused`, `attempts`; empty where it is.
    """

    milliseconds: int
    """How long it thought."""

    opponent: str
    """The computer that the table chose."""

    scores: list[float]
    """By seat: the score that it expected."""

    seed: str
    """What the decision was made with, in decimal digits."""

    shares: list[float]
    """By seat: the share of the win that it expected."""

    simulations: int
    """How many futures were played out."""

    waiting: int
    """How many turns of computers waited when it began."""

    weights: str
    """Hash of its weights."""


class TicketResponse(TypedDict):
    """Stands for the guest in the URL of one stream, which the browser may open again."""

    expires_in: int
    """Seconds until its first use."""

    ticket: str
    """What opens a stream in a browser, instead of a token."""


class TitleResponse(TypedDict):
    """A game that can be played, and what a table may agree on."""

    editions: list[EditionResponse]
    """Printed editions or modes, with their ids."""

    id: str
    """What it is called in requests and answers."""

    name: str
    """As people read it."""

    options: list[OptionResponse]
    """Choices of the table: their names and values; of a title, what can be chosen."""

    variants: list[VariantResponse]
    """The ids of the variants that are played; of a title, those that can be chosen."""


class TitlesResponse(TypedDict):
    """What can be played."""

    titles: list[TitleResponse]
    """One for each title."""


class TokenResponse(TypedDict):
    """A guest with the token, which is shown once."""

    expires_at: int
    """Unix seconds; exchange the token before."""

    guest: str
    """Stays when the token is exchanged; seats are bound to it."""

    name: str
    """What others at a table see."""

    token: str
    """Its holder is the caller; shown once."""


TurningPointResponse = TypedDict('TurningPointResponse', {'from': 'int', 'to': 'int', 'version': 'int'})


UnchangedRequest = TypedDict('UnchangedRequest', {'if': "Literal['unchanged']", 'path': 'str'})


class VariantResponse(TypedDict):
    """A change to the rules that a table may choose."""

    editions: list[str]
    """Printed editions or modes, with their ids."""

    excludes: list[str]
    """The ids of variants that it does not go with."""

    id: str
    """What it is called in requests and answers."""

    name: str
    """As people read it."""

    needs: list[str]
    """The ids of variants without which it is not played."""

    reasons: dict[str, str]
    """By the id of each needed or excluded variant: why."""

    summary: str
    """For people, in a sentence or two."""


class VerifyResponse(TypedDict):
    """Whether the record of a game holds together."""

    code: str
    """`sound`, `partly-proved`, or the name of what is wrong."""

    detail: str
    """What happened, in a sentence for people."""

    ok: bool
    """Whether everything holds."""

    unproved: list[int]
    """Commits of older rules that today's rules decide otherwise."""

    version: int
    """How many commits were checked, or which one is wrong."""


class ViewContentResponse(TypedDict):
    """What never changes in the views of a game. Games of equal tables have the same."""

    hash: str
    """Names it, whatever the game; empty: views of this title are always whole."""

    rows: dict[str, list[dict[str, Any]]]
    """By field: all there are. In such a field, a view that came without them has their places here."""

    whole: dict[str, Any]
    """Fields of every view, as they are."""


class VoteToRemoveCommand(TypedDict):
    """With more than half of the others who play, the game goes on without somebody who is away."""

    against: int
    """The seat of the player who stays away."""

    type: Literal['vote-to-remove']
    """What is said."""


class WarningTimeResponse(TypedDict):
    """An instant at which a seat is, or was, warned."""

    at: int
    """Unix milliseconds."""

    seconds: int
    """So many are left then, or fewer."""


class WebhookCounts(TypedDict):
    """Deliveries of one webhook."""

    dead: int
    """Dead letters, the latest 1,000 at most."""

    delivered: int
    """The latest 500 at most."""

    waiting: int
    """They wait for their turn or their next attempt, or are being sent."""


class WebhookRequest(TypedDict):
    """What shall be sent, and where to."""

    events: NotRequired[list[Literal['started', 'moved', 'turn', 'warned', 'finished']]]
    """`started`: a game began; `turn`: it waits for people it did not wait for before; `moved`: it has a new version;
    `warned`: the time of a player runs out; `finished`: it is over. Default: `["started", "turn", "finished"]`.
    """

    game: NotRequired[str | None]
    """One of your games; null: all that you create."""

    url: str
    """https, at a public address."""


class WebhookResponse(TypedDict):
    """What your application subscribed to."""

    created_at: int
    """Unix ms."""

    deliveries: WebhookCounts

    events: list[Literal['started', 'moved', 'turn', 'warned', 'finished']]
    """What is told."""

    failing: bool
    """Whether its receiver failed many times in a row; then it gets one delivery at a time."""

    game: str | None
    """null: all games that your application creates."""

    gone_at: int | None
    """When its receiver answered 410 Gone, Unix ms: nothing is recorded or sent since then, until you send a ping.
    null: it is there.
    """

    id: str
    """What it is called in requests and answers."""

    url: str
    """The address that is called."""


class WebhookSecretResponse(TypedDict):
    """A new secret, which is shown once."""

    old_secrets_end_at: int
    """Unix seconds; until then everything is signed with them, too."""

    secret: str
    """What events are signed with, `whsec_…`; shown once."""


class WebhooksResponse(TypedDict):
    """All webhooks of your application, the oldest first."""

    webhooks: list[WebhookResponse]
    """The oldest first."""


AnalysisLineResponse = AnalysedGameLine | AnalysedDecisionLine | AnalysisSummaryLine | AnalysisProblemLine
"""A line of an analysis, by its type."""


SeatCommand = LeaveSeatCommand | ReturnToSeatCommand | ResignCommand | AgreeToEndCommand | VoteToRemoveCommand
"""Leaving, returning, ending: at any time of a running game, whoever is awaited."""
