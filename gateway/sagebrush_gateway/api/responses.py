"""What callers get, as the description of the API shows it."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from sagebrush_gateway.tables.entropy import EntropyState
from sagebrush_gateway.tables.lobby_table import Stage, Visibility

Json = dict[str, Any]
TAKE_BACK = (
    'Versions your seat may return to with `{"type": "take-back", "to": …}`, oldest first: what it did itself, since '
    "something was last drawn or revealed. There with `legal`."
)
TAKE_BACK_LEFT = (
    "How many more commits of your turn may come to nothing, those that take back included. At 0 what you do next "
    "cannot be taken back: warn before it. There with `legal`, for a seat."
)


class GuestResponse(BaseModel):
    """A guest."""

    guest: str = Field(description="Stays when the token is exchanged; seats are bound to it.")
    name: str
    expires_at: int = Field(description="Unix seconds; exchange the token before.")


class TokenResponse(GuestResponse):
    """A guest with the token, which is shown once."""

    token: str = Field(examples=["sb_hLw2pQk3v0T8X1bXcJrYyZ5mB6nD7fG9iK4oS2uW0aE"])


class TicketResponse(BaseModel):
    """Stands for the guest once, in the URL of a stream."""

    ticket: str
    expires_in: int = Field(description="Seconds.")


class EditionResponse(BaseModel):
    """A printed edition, or a mode."""

    id: str
    name: str
    seats: list[int] = Field(description="How many may play.")
    unofficial: list[str] = Field(description="Rows of its content that no source prints, as `table.row`.")
    corrected: list[str] = Field(description="Rows that the host's override file changes in new games.")


class VariantResponse(BaseModel):
    """A change to the rules that a table may choose."""

    id: str
    name: str
    summary: str
    editions: list[str]
    needs: list[str]
    excludes: list[str]
    reasons: dict[str, str] = Field(description="By the id of each needed or excluded variant: why.")


class OptionResponse(BaseModel):
    """A choice of the table."""

    id: str
    name: str
    summary: str
    values: list[str | int | bool] = Field(description="The first is the default.")
    variant: str = Field(description="The variant without which only the default can be chosen; empty: none.")
    seats: list[int] = Field(description="The numbers of seats with which another value can be chosen; empty: all.")
    open: bool = Field(description="Takes other values than those listed.")


class TitleResponse(BaseModel):
    """A game that can be played, and what a table may agree on."""

    id: str
    name: str
    editions: list[EditionResponse]
    variants: list[VariantResponse]
    options: list[OptionResponse]


class TitlesResponse(BaseModel):
    """What can be played."""

    titles: list[TitleResponse]


class TellingResponse(BaseModel):
    """Events in words."""

    events: dict[str, str] = Field(
        description="By type: a sentence with fields in braces; empty: not worth telling.",
        examples=[{"parcel-bought": "{seat:player} buys {parcel:parcel} for ${dollars}."}],
    )
    words: dict[str, dict[str, str]] = Field(
        description="By what stands after the colon: what values, as text, are called; `{2}` is the name of seat 2.",
        examples=[{"parcel": {"0": "A1"}}],
    )


class SchemasResponse(BaseModel):
    """The messages of a title. Each schema says in its description what the message means."""

    title: str
    commands: dict[str, Json] = Field(description="JSON Schemas by type.")
    events: dict[str, Json] = Field(description="JSON Schemas by type.")
    view: Json = Field(description="A JSON Schema.")
    sentences: dict[str, str] = Field(description="By the code of each refusal: the rule that is broken.")
    telling: TellingResponse


class OpponentResponse(BaseModel):
    """A computer opponent."""

    name: str
    budget_ms: int


class SeatResponse(BaseModel):
    """A seat of a table."""

    seat: int
    player: str | None = Field(description="null while the seat is free.")
    opponent: OpponentResponse | None = None
    you: bool = False
    entropy: EntropyState = Field(
        default="none",
        description="What the seat adds to the seed. `given` at once; `committed`: to be revealed once every seat is "
        "taken; `revealed`; `spent`: revealed before a seat became free again, so it must commit to other entropy.",
    )
    entropy_commitment: str = Field(
        default="",
        description="SHA-256 of that entropy, as the first event of the game will have it; empty without any.",
    )


class TableResponse(BaseModel):
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
    seats: list[SeatResponse]


class TablesResponse(BaseModel):
    """A page of tables, newest first."""

    tables: list[TableResponse]
    next: str | None = Field(description="Give it as `before` for the next page.")


class ContentResponse(BaseModel):
    """What is known of the printed things a game is played with; rows of the content as `table.row`."""

    unofficial: list[str] = Field(description="No source prints them: they are our proposals.")
    corrected: list[str] = Field(
        description="The host's override file had other words or numbers for them when the game began.",
        examples=[["income.saloon"]],
    )


class AwaitedResponse(BaseModel):
    """A seat the game waits for."""

    seat: int = Field(description="-1 is the automaton.")
    opponent: str | None = Field(None, description="The computer that sits there; left out for people.")


class LegalCommand(BaseModel):
    """A command that your seat may send."""

    command: Json = Field(description="As it must be sent.", examples=[{"type": "place-on-box", "box": "gambling"}])
    sentence: str = Field(description="In plain English; other seats are `seat 2`.", examples=["Place a cowboy."])
    draws: bool = Field(
        description="In this position it, or what follows by itself, draws chance before anything hidden is shown."
    )
    reveals: bool = Field(description="In this position it shows somebody something hidden before anything is drawn.")


class StandingResponse(BaseModel):
    """A line of the final ranking."""

    model_config = ConfigDict(extra="allow")
    seat: int
    score: int
    place: int = Field(description="From 1; equal for who shares it.")
    tie_break: str = Field("", description="What decided between equal scores, if anything.")


class OutcomeResponse(BaseModel):
    """How a game ended."""

    model_config = ConfigDict(extra="allow")
    reason: str = Field(description="The stable name of the way it ended.")
    ranking: list[StandingResponse] = Field(description="Best first.")


class GameResponse(TableResponse):
    """A game and how far it is."""

    version: int
    over: bool
    awaited: list[Json] = Field(description="As in views and events: `seat`, and `opponent` where a computer sits.")
    outcome: OutcomeResponse | None = Field(description="null until it is over.")
    content: ContentResponse


class FrameResponse(BaseModel):
    """A game after one commit, as one viewer may know it; parts that were not asked for are left out."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {
                    "version": 17,
                    "time": 1795176000000,
                    "actor": 2,
                    "events": [{"type": "cowboy-on-box", "seat": 2, "box": "gambling"}],
                    "awaited": [{"seat": 0}, {"seat": 1, "opponent": "greedy"}],
                    "over": False,
                }
            ]
        }
    )
    version: int = Field(description="How many commits there were; the ETag.")
    time: int = Field(description="Unix milliseconds.")
    actor: int | None = Field(description="Whose command it was: a seat, -1 for the automaton, null for the set-up.")
    events: list[Json] | None = None
    view: Json | None = None
    legal: list[LegalCommand] | None = None
    take_back: list[int] | None = Field(None, description=TAKE_BACK)
    take_back_left: int | None = Field(None, ge=0, description=TAKE_BACK_LEFT)
    outcome: OutcomeResponse | None = Field(None, description="There when the game is over.")
    content: ContentResponse | None = None
    awaited: list[AwaitedResponse] = Field(
        description="Seats the game waits for, with the opponent where a computer sits."
    )
    over: bool


class LegalResponse(BaseModel):
    """What a seat may do now."""

    version: int
    legal: list[LegalCommand] = Field(
        description="Commands as they must be sent.",
        examples=[
            [
                {
                    "command": {"type": "place-on-box", "box": "gambling"},
                    "sentence": "Place a cowboy on Gambling.",
                    "draws": False,
                    "reveals": False,
                }
            ]
        ],
    )
    take_back: list[int] = Field(description=TAKE_BACK, examples=[[15, 16]])
    take_back_left: int = Field(ge=0, description=TAKE_BACK_LEFT, examples=[98])


class CommandResponse(BaseModel):
    """The commit of a command."""

    version: int = Field(examples=[17])
    events: list[Json] = Field(
        description="As your seat may read them.",
        examples=[[{"type": "cowboy-on-box", "seat": 2, "box": "gambling"}]],
    )


class FramesResponse(BaseModel):
    """A page of a replay."""

    frames: list[FrameResponse]
    next: int | None = Field(description="Give it as `after` for the next page.")


class VerifyResponse(BaseModel):
    """Whether the record of a game holds together."""

    ok: bool
    version: int = Field(description="How many commits were checked, or which one is wrong.")
    code: str = Field(description="`sound`, `partly-proved`, or the name of what is wrong.")
    detail: str
    unproved: list[int] = Field(description="Commits of older rules that today's rules decide otherwise.")


class ProblemResponse(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = Field(examples=["urn:sagebrush:problem:stale-version"])
    title: str
    status: int
    detail: str
    code: str = Field(description="Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title.")
    version: int | None = Field(None, description="Of the game when it was refused, where known.")
    field: str | None = Field(None, description="What is malformed, where known.")
    seats: list[int] | None = Field(None, description="The seats that are waited for, with `entropy-missing`.")


class RefusalResponse(ProblemResponse):
    """The problem of the first command of a list that was refused."""

    index: int = Field(description="Which command of the list, from 0; those before it were accepted.")


class CommandListResponse(BaseModel):
    """What became of a list of commands."""

    version: int = Field(description="Of the last commit.", examples=[19])
    commits: list[CommandResponse] = Field(description="Of the commands that were accepted, in their order.")
    refused: RefusalResponse | None = Field(description="null when all were accepted; those after it were not tried.")
