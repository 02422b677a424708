"""Bodies, queries and answers of the public API. Input is strict: a field nobody knows is an error, not a surprise."""

from typing import Annotated, Any, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from sagebrush_gateway.table import Stage, Visibility

WHOLE = 2**53


def _printable(text: str) -> str:
    if not text.isprintable():
        raise ValueError("control characters are not allowed")
    return text


Name = Annotated[str, Field(min_length=1, max_length=40, examples=["Anna"]), AfterValidator(_printable)]
Slug = Annotated[str, Field(pattern="^[a-z0-9][a-z0-9_-]{0,39}$")]
Seat = Annotated[int, Field(ge=0, le=63, description="0-based, clockwise.", examples=[0])]
Version = Annotated[int, Field(ge=0, le=WHOLE)]
As = Annotated[
    str | None,
    Field(alias="as", pattern="^(spectator|[0-9]{1,2})$", description="A seat or `spectator`; your seat by default."),
]
Json = dict[str, Any]


class Input(BaseModel):
    """What callers send."""

    model_config = ConfigDict(extra="forbid", strict=True)


class Question(BaseModel):
    """What callers ask in the query."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)


class NewGuest(Input):
    """Who wants to play."""

    name: Name


class Me(BaseModel):
    """A guest."""

    guest: str = Field(description="Stays when the token is exchanged; seats are bound to it.")
    name: str
    expires_at: int = Field(description="Unix seconds; exchange the token before.")


class Welcome(Me):
    """A guest with the token, which is shown once."""

    token: str = Field(examples=["sb_hLw2pQk3v0T8X1bXcJrYyZ5mB6nD7fG9iK4oS2uW0aE"])


class Ticket(BaseModel):
    """Stands for the guest once, in the URL of a stream."""

    ticket: str
    expires_in: int = Field(description="Seconds.")


class Titles(BaseModel):
    """What can be played."""

    titles: list[Json]


class NewTable(Input):
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
    variants: list[Slug] = Field([], max_length=32)
    options: dict[Slug, str | int | bool] = Field({}, max_length=32)
    seats: int = Field(ge=1, le=16, description="How many.")
    name: Name = "A table"
    visibility: Visibility = Field("public", description="A private table is not listed; its id is the invitation.")


class NewSitter(Input):
    """Who sits down, and where."""

    seat: Seat | None = Field(None, description="The first free one by default.")
    name: Name | None = Field(None, description="Shown at the table; the guest's own name by default.")
    entropy: str = Field(
        "",
        pattern="^([0-9a-f]{2}){0,32}$",
        description="Your share of the seed, hex; added after the host of the platform committed to its own.",
    )


class NewOpponents(Input):
    """Computers for free seats."""

    name: Slug = Field(examples=["greedy"])
    seats: list[Seat] = Field([], max_length=16, description="All free ones by default.")
    budget_ms: int = Field(0, ge=0, le=60_000, description="How long it may think about a move; 0: its own choice.")


class Computer(BaseModel):
    """A computer opponent."""

    name: str
    budget_ms: int


class SeatAnswer(BaseModel):
    """A seat of a table."""

    seat: int
    player: str | None = Field(description="null while the seat is free.")
    opponent: Computer | None = None
    you: bool = False


class TableAnswer(BaseModel):
    """A table as one guest may know it."""

    table: str
    game: str | None = Field(description="The id of the game, once it has started; the same as the table's.")
    title: str
    edition: str
    variants: list[str]
    options: dict[str, str | int | bool]
    name: str
    visibility: Visibility
    stage: Stage
    commitment: str = Field(description="SHA-256 of the secret seed, published before anybody adds entropy.")
    opened_at: int = Field(description="Unix milliseconds.")
    host: bool = Field(description="Whether you opened it.")
    seat: int | None = Field(description="Your seat.")
    seats: list[SeatAnswer]


class TablesAnswer(BaseModel):
    """A page of tables, newest first."""

    tables: list[TableAnswer]
    next: str | None = Field(description="Give it as `before` for the next page.")


class TablesQuestion(Question):
    """Which tables."""

    stage: Literal["open", "started", "finished"] = "open"
    mine: bool = Field(False, description="Those you opened or joined, at any stage.")
    before: str = Field("", pattern="^([0-9]{13}[0-9a-z]{26})?$")
    limit: int = Field(20, ge=1, le=100)


class GameAnswer(TableAnswer):
    """A game and how far it is."""

    version: int
    over: bool
    awaited: list[Json]
    outcome: Json | None


class ViewQuestion(Question):
    """Whose view, and when."""

    as_: As = None
    at: Version | None = Field(None, description="The newest version by default.")
    legal: bool = Field(False, description="With your legal commands.")


class MomentAnswer(BaseModel):
    """A game after one commit, as one viewer may know it; parts that were not asked for are left out."""

    version: int = Field(description="How many commits there were; the ETag.")
    time: int = Field(description="Unix milliseconds.")
    actor: int | None = Field(description="Whose command it was: a seat, -1 for the automaton, null for the set-up.")
    events: list[Json] | None = None
    view: Json | None = None
    legal: list[Json] | None = None
    outcome: Json | None = None
    awaited: list[Json] = Field(description="Seats the game waits for, with the opponent where a computer sits.")
    over: bool


class LegalAnswer(BaseModel):
    """What a seat may do now."""

    version: int
    legal: list[Json]


class CommandAnswer(BaseModel):
    """The commit of a command."""

    version: int
    events: list[Json]


class EventsQuestion(Question):
    """From where, as whom, with what."""

    as_: As = None
    after: Version = Field(0, description="The last version seen; Last-Event-ID wins.")
    view: bool = Field(False, description="With the view after each commit.")
    legal: bool = Field(False, description="With your legal commands after each commit.")
    ticket: str = Field("", max_length=64, description="Instead of the Authorization header.")


class FramesQuestion(Question):
    """Which frames."""

    as_: As = None
    after: Version = 0
    until: Version | None = None
    view: bool = Field(True, description="With the view after each commit.")
    events: bool = Field(True, description="With the events of each commit.")
    limit: int = Field(100, ge=1, le=500)


class FramesAnswer(BaseModel):
    """A page of a replay."""

    frames: list[MomentAnswer]
    next: int | None = Field(description="Give it as `after` for the next page.")


class AsQuestion(Question):
    """As whom."""

    as_: As = None


class VerifyAnswer(BaseModel):
    """Whether the record of a game holds together."""

    ok: bool
    version: int
    code: str
    detail: str


class ProblemAnswer(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = Field(examples=["urn:sagebrush:problem:stale-version"])
    title: str
    status: int
    detail: str
    code: str = Field(description="Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title.")
    version: int | None = Field(None, description="Of the game when it was refused, where known.")
    field: str | None = Field(None, description="What is malformed, where known.")
