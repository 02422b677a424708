"""What callers send and ask. Input is strict: a field nobody knows is an error, not a surprise."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationInfo, field_validator

from sagebrush_gateway.tables.lobby_table import SleepHours, TableAbsence, TableClock, Visibility

WHOLE = 2**53


def printable(text: str) -> str:
    """``text``; raises ValueError for one with control characters, or with nothing to read."""
    if not text.isprintable() or text.isspace():
        raise ValueError("there must be something to read, and no control characters")
    return text


def printable_or_empty(text: str) -> str:
    """``text``; raises ValueError for one with control characters, or with blanks alone."""
    return printable(text) if text else text


Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Anna"]), AfterValidator(printable)]
Slug = Annotated[str, Field(pattern="^[a-z0-9][a-z0-9_-]{0,39}$")]
Seat = Annotated[int, Field(ge=0, le=63, description="0-based, clockwise.", examples=[0])]
Version = Annotated[int, Field(ge=0, le=WHOLE)]
As = Annotated[
    str | None,
    Field(alias="as", pattern="^(spectator|[0-9]{1,2})$", description="A seat or `spectator`; your seat by default."),
]


class RequestBody(BaseModel):
    """What callers send."""

    model_config = ConfigDict(extra="forbid", strict=True)


class QueryModel(BaseModel):
    """What callers ask in the query."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)


class GuestRequest(RequestBody):
    """A guest who wants to play."""

    name: Name


class ClockRequest(RequestBody):
    """The clocks of a table; one of several days with hours of sleep is for correspondence."""

    kind: Literal["decision", "bank"] = Field(
        description="`decision`: each decision has `seconds`; `bank`: a seat has them for all its decisions."
    )
    seconds: int = Field(ge=5, le=2_592_000, examples=[259_200])
    increment: int = Field(0, ge=0, le=2_592_000, description="Seconds that a bank gains after each decision.")
    sleep_from: int = Field(0, ge=0, le=1439, description="Minute of the day (UTC) from which no clock runs.")
    sleep_until: int = Field(0, ge=0, le=1439, description="Until then; the same minute: clocks always run.")
    own_sleep: int = Field(
        0,
        ge=0,
        le=960,
        description="Minutes of a day at most for which a seat may let its own clock stand instead, at hours that it "
        "says when it joins; 0: everybody has the hours of the table.",
    )
    at_end: Literal["default", "computer", "computer-once"] = Field(
        "default",
        description="When time is up: `default`: the default of the prompt is played; `computer`: a computer takes the "
        "seat until its player returns; `computer-once`: a computer makes this decision alone.",
    )

    def terms(self) -> TableClock:
        """As a table keeps them."""
        return TableClock(**self.model_dump())


class AbsenceRequest(RequestBody):
    """What happens when people stay away from a game."""

    remove_after: int = Field(
        86_400,
        ge=60,
        le=2_592_000,
        description="Seconds that the game waits for a seat before most others by vote, or the host, may play on "
        "without its player.",
    )
    substitute: Slug = Field(
        "casual", description="The computer that plays for whoever left; one of `GET /v1/opponents`."
    )
    end_after: int = Field(
        0,
        ge=0,
        le=31_536_000,
        description="Seconds without a command of a person after which the platform ends a game that waits for one, "
        "600 or more; 0: never.",
    )
    abandoned: Literal["no-result", "absent-lose"] = Field(
        "no-result",
        description="How it ends then. `no-result`: without a ranking; `absent-lose`: those for whom it waited are "
        "ranked behind all others.",
    )

    def terms(self) -> TableAbsence:
        """As a table keeps them."""
        return TableAbsence(**self.model_dump())


class CloseQuery(QueryModel):
    """What the host tells the others."""

    reason: Annotated[str, Field(max_length=200), AfterValidator(printable_or_empty)] = Field(
        "", description="Why the game ends; everybody reads it in its stream.", examples=["We meet on Friday instead."]
    )


class TableRequest(RequestBody):
    """What shall be played; the manifest of the title says what there is."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"title": "carson-city", "edition": "2009", "variants": ["outlaws"], "seats": 4, "name": "Friday"}
            ]
        }
    )
    title: Slug
    edition: Slug
    variants: list[Slug] = Field([], max_length=32, description="Their ids; none by default.")
    options: dict[Slug, str | int | bool] = Field(
        {}, max_length=32, description="Values by the id of the option; the first one listed by default."
    )
    seats: int = Field(ge=1, le=16, description="How many.")
    name: Name = "A table"
    visibility: Visibility = Field("public", description="A private table is not listed; its id is the invitation.")
    hints: bool = Field(False, description="Whether a seat may ask the engine; all learn of it.")
    clock: ClockRequest | None = Field(None, description="How long seats may think; null: as long as they like.")
    absence: AbsenceRequest | None = Field(None, description="What happens when people stay away; null: the defaults.")
    tables: int | None = Field(
        None,
        ge=2,
        le=16,
        description="So many tables play with one chance, and their results are compared; people take seats at all of "
        "them here, `seats` at each and 64 together. null: one table.",
        examples=[None],
    )
    hours: int = Field(
        720, ge=1, le=8760, description="After so many hours the platform ends those of the `tables` that still play."
    )


Minute = Annotated[int, Field(ge=0, le=1439, description="Of the day, in UTC.")]


class SleepRequest(RequestBody):
    """The hours at which the clock of a seat stands, where the table has `own_sleep`; equal: those of the table."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"begin": 1320, "end": 360}]})
    begin: Minute
    end: Minute

    def hours(self) -> SleepHours:
        """As a table keeps them."""
        return SleepHours(self.begin, self.end)


class JoinRequest(RequestBody):
    """A guest who sits down, and where."""

    seat: Seat | None = Field(None, description="The first free one by default.")
    name: Name | None = Field(None, description="Shown at the table; the guest's own name by default.")
    sleep: SleepRequest | None = Field(
        None, description="Your hours of sleep; join again with others until the game starts."
    )
    entropy_commitment: str = Field(
        "",
        pattern="^([0-9a-f]{64})?$",
        description="SHA-256 (hex) of your share of the seed, 16 to 32 random bytes, which you reveal once every seat "
        "is taken. Nobody can choose the dice then, not even the platform with the last guest to join.",
    )
    entropy: str = Field(
        "",
        pattern="^([0-9a-f]{2}){0,32}$",
        description="Your share of the seed at once, hex; enough where you trust the platform not to seat a guest of "
        "its own after you, as at a table with computers alone.",
    )

    @field_validator("entropy")
    @classmethod
    def _not_both(cls, entropy: str, others: ValidationInfo) -> str:
        if entropy and others.data.get("entropy_commitment"):
            raise ValueError("send entropy or entropy_commitment, not both")
        return entropy


class RevealRequest(RequestBody):
    """What a seat committed to."""

    entropy: str = Field(pattern="^([0-9a-f]{2}){16,32}$", description="16 to 32 bytes, hex.")


class SwapRequest(RequestBody):
    """Two seats whose occupants change places."""

    seats: list[Seat] = Field(min_length=2, max_length=2, examples=[[0, 2]])


class RematchRequest(RequestBody):
    """The seats of the next game; the first guest who asks says them."""

    seats: Literal["same", "next"] = Field(
        "same", description="`same`: everybody keeps his seat; `next`: everybody moves on by one, the last to seat 0."
    )


class BranchRequest(RequestBody):
    """From where a game goes on at a new table, and what is known of it there."""

    model_config = ConfigDict(json_schema_extra={"examples": [{"version": 12, "name": "What if"}]})
    version: int = Field(ge=1, le=WHOLE, description="Of the game; somebody was awaited after it.")
    knowledge: str | None = Field(
        None,
        pattern="^(spectator|[0-9]{1,2})$",
        description="A seat or `spectator`: what was hidden from it then is drawn anew. By default a finished game "
        "goes on exactly as it stood, and a running one with what you know, as your seat or as a spectator.",
    )
    name: Name = "A branch"
    visibility: Visibility = Field(
        "private", description="Always `private` for a private game, and for what your seat of a running game knows."
    )
    hints: bool = Field(False, description="Whether a seat may ask the engine; all learn of it.")
    clock: ClockRequest | None = Field(None, description="How long seats may think; null: as long as they like.")
    absence: AbsenceRequest | None = Field(None, description="What happens when people stay away; null: the defaults.")


class OpponentsRequest(RequestBody):
    """Computers for free seats."""

    name: Slug = Field(examples=["skilled"], description="One of `GET /v1/opponents`.")
    seats: list[Seat] = Field([], max_length=64, description="All free ones by default.")
    budget_ms: int = Field(
        0, ge=0, le=60_000, description="How long it may think about a move, at most 2,000; 0: its own choice."
    )


class CommandListRequest(RequestBody):
    """Commands of your seat, as `legal` offers them, or `take-back`."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"commands": [{"type": "move", "to": 7}, {"type": "use-location", "action": 2}]}]
        }
    )
    commands: list[dict[str, Any]] = Field(min_length=1, max_length=64, description="In the order of the play.")


class DryRunRequest(CommandListRequest):
    """Commands of your seat to be tried, and whether you want to see the game after each."""

    views: bool = Field(False, description="With the view after each command, not only after the last one.")


class JobsRequest(RequestBody):
    """How many turns, and for how long."""

    wait_seconds: int = Field(20, ge=1, le=30, description="How long to wait for a turn when there is none.")
    lease_seconds: int = Field(60, ge=5, le=600, description="How long nobody else gets these turns.")
    most: int = Field(1, ge=1, le=16, description="Turns to be given at once.")


class ContentQuery(QueryModel):
    """Of which edition."""

    edition: str = Field(
        "", pattern="^([a-z0-9][a-z0-9_-]{0,39})?$", description="Its id; the first one of the title by default."
    )


class DecisionRequest(RequestBody):
    """A position, as the seat that is to decide sees it, and how hard to think about it."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "title": "carson-city",
                    "config": {"edition": "2009", "seats": 2},
                    "view": {"...": "as `getView` has it"},
                    "level": "skilled",
                    "seed": 1,
                }
            ]
        }
    )
    title: Slug
    config: dict[str, Any] = Field(description="`edition`, `seats`, and `variants` and `options` if any.")
    view: dict[str, Any] = Field(description="By the schema of the title, from a game here or from anywhere.")
    seat: int | None = Field(
        None, ge=0, le=63, description="The seat that is to decide; by default the one whose view it is."
    )
    level: Annotated[str | int, Field(union_mode="left_to_right")] = Field(
        "skilled", description="The name of a level or its number, 1 to 5."
    )
    simulations: int = Field(0, ge=0, le=100_000, description="Instead of those of the level.")
    seed: int = Field(0, ge=0, lt=WHOLE, description="The same seed and simulations give the same answer.")
    lines: int = Field(3, ge=1, le=16, description="How many of the best commands to tell of.")
    request_id: str = Field(
        "",
        pattern=r"^([\x21-\x7e]{8,64})?$",
        description="Sent again, it gets the stored answer for ten minutes and costs nothing.",
    )


class AnalysisQuery(QueryModel):
    """Which game, from where, how hard to think."""

    game: str = Field("", pattern="^([0-9a-z]{26})?$", description="A finished game of this platform.")
    level: str = Field("skilled", pattern="^[a-z0-9-]{1,40}$", description="The name of a level or its number.")
    simulations: int = Field(0, ge=0, le=100_000, description="Of a decision, instead of those of the level.")
    seed: int = Field(0, ge=0, lt=WHOLE, description="The same seed and simulations give the same answer.")
    after: Version = Field(0, description="The last version seen; the summary is then that of the rest.")


class TablesQuery(QueryModel):
    """Which tables."""

    stage: Literal["open", "started", "finished"] = Field("open", description="Of public tables.")
    mine: bool = Field(False, description="Those you opened or joined, at any stage.")
    before: str = Field("", pattern="^([0-9]{13}[0-9a-z]{26})?$", description="`next` of the page before.")
    limit: int = Field(20, ge=1, le=100, description="Tables of a page.")


Reference = Annotated[
    bool, Field(description="Views without what never changes in the game: `view_content` names it (`getViewContent`).")
]


class ViewQuery(QueryModel):
    """The seat whose view it is, and when."""

    as_: As = None
    at: Version | None = Field(None, description="The newest version by default.")
    legal: bool = Field(False, description="With your legal commands.")
    reference: Reference = False


class ViewContentQuery(QueryModel):
    """What is looked for."""

    hash: str = Field("", max_length=64, description="The `view_content` of a frame: its answer may be kept for ever.")


Ticket = Annotated[str, Field(max_length=64, description="Instead of the Authorization header.")]
ToldProblems = Annotated[
    Literal["", "stream"],
    Field(
        description="`stream`: a refusal is told on the stream itself, where a browser can read it: status 200 and one "
        "event `problem`, or a WebSocket that is closed with 4000 plus the status and the code as its reason."
    ),
]


class EventsQuery(QueryModel):
    """From where, as whom, with what."""

    as_: As = None
    after: Version = Field(0, description="The last version seen; Last-Event-ID wins.")
    view: bool = Field(False, description="With the view after each commit.")
    patch: bool = Field(
        False,
        description="With the first view of the stream, and then with what changed in it, as `view_patch`.",
    )
    reference: Reference = False
    legal: bool = Field(False, description="With your legal commands after each commit.")
    ticket: Ticket = ""
    problems: ToldProblems = ""
    language: Literal["", "en", "es", "de"] = Field(
        "", description="Of the sentences of legal commands; `Accept-Language` says it where headers can be sent."
    )


class FollowingQuery(QueryModel):
    """From where, and with what."""

    after: Version = Field(
        0, description="The cursor of the last update seen; Last-Event-ID wins. 0: all tables that are not finished."
    )
    legal: bool = Field(False, description="With your legal commands when it is your turn.")
    ticket: Ticket = ""
    problems: ToldProblems = ""
    language: Literal["", "en", "es", "de"] = Field(
        "", description="Of the sentences of legal commands; `Accept-Language` says it where headers can be sent."
    )


class FramesQuery(QueryModel):
    """Which frames."""

    as_: As = None
    after: Version = Field(0, description="The version before the first frame; `next` of the page before.")
    until: Version | None = Field(None, description="The last version; the newest by default.")
    view: bool = Field(True, description="With the view after each commit.")
    patch: bool = Field(
        False, description="With the first view of the page, and then with what changed in it, as `view_patch`."
    )
    reference: Reference = False
    events: bool = Field(True, description="With the events of each commit.")
    thoughts: bool = Field(
        False, description="With what computers thought, once the game is over: until then nobody may know."
    )
    limit: int = Field(100, ge=1, le=500, description="Frames of a page.")


class ViewerQuery(QueryModel):
    """As whom."""

    as_: As = None
