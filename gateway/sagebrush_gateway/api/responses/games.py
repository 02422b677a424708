"""Games, as one viewer may know them."""

from typing import Any

from pydantic import BaseModel, ConfigDict, Field

from sagebrush_gateway.api.responses.presence import PresenceResponse
from sagebrush_gateway.api.responses.tables import AwaitedResponse, ClockResponse, TableResponse

Json = dict[str, Any]
TAKE_BACK = (
    'Versions your seat may return to with `{"type": "take-back", "to": …}`, oldest first: what it did itself, since '
    "something was last drawn or revealed. There with `legal`."
)
LEGAL_GROUPS = (
    "With `legal`, when there are more than 60 commands: the same in groups, so that a person chooses in two steps, "
    "what to do and to what."
)
TAKE_BACK_LEFT = (
    "How many more commits of your turn may come to nothing, those that take back included. At 0 what you do next "
    "cannot be taken back: warn before it. There with `legal`, for a seat."
)


class ContentResponse(BaseModel):
    """What is known of the printed things a game is played with; rows of the content as `table.row`."""

    unofficial: list[str] = Field(description="No source prints them: they are our proposals.")
    corrected: list[str] = Field(
        description="The host's override file had other words or numbers for them when the game began.",
        examples=[["income.saloon"]],
    )


class MessageResponse(BaseModel):
    """A sentence as data, for clients with words of their own."""

    id: str = Field(description="Stable; refusals have their code instead, and no arguments.")
    arguments: dict[str, Any] = Field(
        description="By name: a number, a text, a thing as `value` and `name`, a message like this, or a list of them."
    )


class LegalCommand(BaseModel):
    """A command that your seat may send."""

    command: Json = Field(description="As it must be sent.", examples=[{"type": "place-on-box", "box": "gambling"}])
    sentence: str = Field(description="In plain English; other seats are `seat 2`.", examples=["Place a cowboy."])
    message: MessageResponse | None = Field(
        None,
        description="The sentence as an id and arguments.",
        examples=[{"id": "command-place-on-box", "arguments": {"box": "gambling"}}],
    )
    draws: bool = Field(
        description="In this position it, or what follows by itself, draws chance before anything hidden is shown."
    )
    reveals: bool = Field(description="In this position it shows somebody something hidden before anything is drawn.")
    hands_on: bool | None = Field(
        None,
        description="Whether the game then waits for your seat no more, but for others or, once over, for nobody. "
        "null where the command draws or reveals: nobody can know.",
    )


class LegalSubject(BaseModel):
    """What some commands of a group are about."""

    subject: str = Field(description="Kind and value, as schemas and events have them.", examples=["box:gambling"])
    name: str = Field(description="In the language of the sentences; other seats are `seat 2`.", examples=["Gambling"])
    commands: list[int] = Field(description="Their places in `legal`, from 0.")


class LegalGroup(BaseModel):
    """Commands that do the same to different things."""

    prompt: str = Field(description="What they answer.", examples=["place"])
    type: str = Field(description="The `type` of the commands.", examples=["place-on-box"])
    sentence: str = Field(description="With … for what is still to be chosen.", examples=["Place a cowboy on …."])
    commands: list[int] = Field(description="Their places in `legal`, from 0.")
    subjects: list[LegalSubject] = Field(
        description="The commands by the first field in which they differ; empty where they do not."
    )


class StandingResponse(BaseModel):
    """A line of the final ranking."""

    model_config = ConfigDict(extra="allow")
    seat: int
    score: int
    place: int = Field(description="From 1; seats that share a place have the same number.")
    tie_break: str = Field(
        "",
        description="The stable name of what decided between equal scores, if anything; `compared` has its words. In "
        "solo games an English sentence instead, such as `the Rival has 23`; `scores` has its numbers.",
    )


class ScorePartResponse(BaseModel):
    """Some points, or something that is compared."""

    model_config = ConfigDict(extra="allow")
    name: str = Field(
        description="Its stable name; `words` of kind `part` of the title's messages say how it is called.",
        examples=["land"],
    )
    value: int = Field(description="Points; of something that is compared, how much of it.")


class ScoreResponse(BaseModel):
    """What the points of a seat are made of."""

    model_config = ConfigDict(extra="allow")
    seat: int = Field(description="Beyond those of the table: its automaton, the Rival or Hastings.")
    total: int = Field(description="Points.")
    parts: list[ScorePartResponse] = Field(description="They add up to `total`; losses are negative.")
    compared: list[ScorePartResponse] = Field(
        description="What decides between equal points, the first that differs: more is ahead, of a place less."
    )


class OutcomeResponse(BaseModel):
    """How a game ended."""

    model_config = ConfigDict(extra="allow")
    reason: str = Field(
        description="The stable name of the way it ended; `words` of kind `ending` of the title's messages say it."
    )
    ranking: list[StandingResponse] = Field(description="Best first.")
    scores: list[ScoreResponse] = Field(
        default_factory=list,
        description="By seat, and in solo games one more, of the automaton; empty where the game ended before its "
        "rules say so.",
    )


class GameResponse(TableResponse):
    """A game and how far it is."""

    version: int
    over: bool
    awaited: list[AwaitedResponse] = Field(description="Seats the game waits for, and what each is asked.")
    outcome: OutcomeResponse | None = Field(description="null until it is over.")
    sealed: bool = Field(description="Whether it is over and other tables with the same chance still play.")
    content: ContentResponse
    presence: PresenceResponse | None = Field(description="The people who are away; null once it is over.")


class CandidateResponse(BaseModel):
    """A command that a computer looked at."""

    command: Json
    sentence: str = Field(description="In plain English; empty where today's rules have no words for it.")
    value: float = Field(description="In units of the opponent's own, higher is better.")
    simulations: int


class ExpectedResponse(BaseModel):
    """A command that a computer expects."""

    seat: int
    command: Json


class ThoughtResponse(BaseModel):
    """What a computer thought when it chose a command."""

    opponent: str = Field(description="The computer that the table chose.", examples=["expert"])
    level: str = Field(description="The level that decided.", examples=["skilled"])
    lowered: str = Field(
        description="Why `level` is not `opponent`: `queue` (because `waiting` turns waited), `time-limit`, `memory`, "
        "`failed`, `refused`, `attempts`; empty where it is."
    )
    waiting: int
    seed: str = Field(description="What the decision was made with, in decimal digits.")
    budget_ms: int
    budget_simulations: int = Field(description="0: as many as the level has.")
    milliseconds: int = Field(description="How long it thought.")
    simulations: int
    depth: int = Field(description="How many decisions it looked ahead.")
    build: str = Field(description="The version of the engine; empty where it does not matter.")
    weights: str = Field(description="Hash of its weights.")
    shares: list[float] = Field(description="By seat: the share of the win that it expected.")
    errors: list[float] = Field(description="By seat: the standard error of the share.")
    scores: list[float] = Field(description="By seat: the score that it expected.")
    candidates: list[CandidateResponse] = Field(description="Best first; the last ones may be left out.")
    line: list[ExpectedResponse] = Field(description="How it expected the game to go on, its own command first.")


LOWERED = (
    "`queue` (because `waiting` turns waited), `time-limit`, `memory`, `failed`, `refused` or `attempts` (earlier "
    "thoughts did not end)."
)


class LoweredLevelResponse(BaseModel):
    """That a weaker level played than the table chose."""

    opponent: str = Field(description="The computer that the table chose.", examples=["master"])
    level: str = Field(description="The level that played.", examples=["skilled"])
    reason: str = Field(description=f"Why: {LOWERED}", examples=["queue"])
    waiting: int = Field(0, description="How many turns waited, where that is why.")


class WarningTimeResponse(BaseModel):
    """An instant at which a seat is, or was, warned."""

    model_config = ConfigDict(extra="allow")
    seconds: int = Field(description="So many are left then, or fewer.")
    at: int = Field(description="Unix milliseconds.")


class RunningClockResponse(BaseModel):
    """The time of a seat that the game waits for."""

    model_config = ConfigDict(extra="allow")
    seat: int
    ends: int = Field(description="When it is up, Unix milliseconds.")
    warnings: list[WarningTimeResponse] = Field([], description="Before the end, the earliest first.")


class SeatSleepResponse(BaseModel):
    """The hours in which the clock of a seat stands, where they are its own; minutes of the day (UTC)."""

    model_config = ConfigDict(extra="allow")
    seat: int
    begin: int = Field(alias="from", description="From which on it stands.")
    until: int = Field(description="Until which it stands.")


class ClocksResponse(BaseModel):
    """How much time each seat has; count down by yourself."""

    model_config = ConfigDict(extra="allow")
    at: int = Field(description="The instant for which `left` holds, Unix milliseconds.")
    left: list[int] = Field(description="Milliseconds by seat.")
    running: list[RunningClockResponse] = Field(description="Those whose time runs; several may at once.")
    terms: ClockResponse
    sleep: list[SeatSleepResponse] = Field([], description="Of the seats that have hours of their own.")


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
                    "awaited": [{"seat": 0, "prompt": "place"}, {"seat": 1, "prompt": "place", "opponent": "greedy"}],
                    "over": False,
                }
            ]
        }
    )
    version: int = Field(description="How many commits there were; the ETag.")
    time: int = Field(description="Unix milliseconds.")
    actor: int | None = Field(description="The seat whose command it was, -1 for the automaton, null for the set-up.")
    events: list[Json] | None = None
    view: Json | None = None
    view_patch: list[Json] | None = Field(
        None,
        description="With `patch`, instead of `view`: a JSON Patch (RFC 6902) that makes it of the view before it on "
        "this stream or page.",
        examples=[[{"op": "replace", "path": "/players/0/dollars", "value": 12}]],
    )
    view_content: str | None = Field(
        None,
        description="With `reference`: the hash of what `view` came without. Add it (`getViewContent`), and the view "
        "is whole; where this is not there, it is whole already.",
    )
    legal: list[LegalCommand] | None = None
    legal_groups: list[LegalGroup] | None = Field(None, description=LEGAL_GROUPS)
    take_back: list[int] | None = Field(None, description=TAKE_BACK)
    take_back_left: int | None = Field(None, ge=0, description=TAKE_BACK_LEFT)
    outcome: OutcomeResponse | None = Field(None, description="There when the game is over.")
    content: ContentResponse | None = None
    thought: ThoughtResponse | None = Field(
        None, description="With `thoughts`, in a game that is over, where a computer chose the command."
    )
    clock: ClocksResponse | None = Field(None, description="At a table with clocks.")
    presence: PresenceResponse | None = Field(
        None, description="Once somebody has left or a seat has changed hands, and at a table with terms of absence."
    )
    lowered: LoweredLevelResponse | None = Field(
        None, description="Where a weaker level chose this command than the table did; everybody may know it at once."
    )
    hint: int | None = Field(None, description="The version at which the seat asked the engine before this command.")
    sealed: bool | None = Field(
        None,
        description="True when the game is over and other tables with the same chance still play: the seed is not "
        "told, and what was hidden stays hidden. Left out otherwise.",
    )
    awaited: list[AwaitedResponse] = Field(description="Seats the game waits for, and what each is asked.")
    over: bool


class ViewContentResponse(BaseModel):
    """What never changes in the views of a game. Games of equal tables have the same."""

    hash: str = Field(description="Names it, whatever the game; empty: views of this title are always whole.")
    whole: Json = Field(description="Fields of every view, as they are.")
    rows: dict[str, list[Json]] = Field(
        description="By field: all there are. In such a field, a view that came without them has their places here."
    )


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
    legal_groups: list[LegalGroup] | None = Field(None, description=LEGAL_GROUPS)
    take_back: list[int] = Field(description=TAKE_BACK, examples=[[15, 16]])
    take_back_left: int = Field(ge=0, description=TAKE_BACK_LEFT, examples=[98])


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
