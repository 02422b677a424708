"""Tables and their seats, as one guest may know them."""

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.presence import AbsenceResponse, PresenceResponse
from sagebrush_gateway.tables.entropy import EntropyState
from sagebrush_gateway.tables.lobby_table import Stage, Visibility


class OpponentResponse(BaseModel):
    """A computer opponent."""

    name: str
    budget_ms: int


class SleepResponse(BaseModel):
    """The hours at which the clock of a seat stands."""

    begin: int = Field(description="Minute of the day (UTC).")
    end: int = Field(description="Minute of the day (UTC).")


class SeatResponse(BaseModel):
    """A seat of a table."""

    seat: int
    player: str | None = Field(description="null while the seat is free.")
    opponent: OpponentResponse | None = None
    you: bool = False
    reserved_for: str | None = Field(
        default=None,
        description="The guest who played here before and is awaited at a rematch; the host can free the seat.",
    )
    reserved_for_you: bool = False
    entropy: EntropyState = Field(
        default="none",
        description="What the seat adds to the seed. `given` at once; `committed`: to be revealed once every seat is "
        "taken; `revealed`; `spent`: revealed before a seat became free again, so it must commit to other entropy.",
    )
    entropy_commitment: str = Field(
        default="",
        description="SHA-256 of that entropy, as the first event of the game has it; empty without any. It stays with "
        "the seat: who takes one over adds nothing to dice that were committed to before.",
    )
    sleep: SleepResponse | None = Field(default=None, description="null: the hours of the table.")
    offered: bool = Field(default=False, description="Whether who has the link may take the seat over.")


class ClockResponse(BaseModel):
    """The clocks that a table has agreed on."""

    kind: str = Field(description="`decision` or `bank`.")
    seconds: int
    increment: int
    sleep_from: int = Field(description="Minute of the day (UTC) from which no clock runs.")
    sleep_until: int
    at_end: str = Field(description="`default`, `computer` or `computer-once`.")
    own_sleep: int = Field(0, description="Minutes of a day for which a seat may let its own clock stand instead.")
    warnings: list[int] = Field([], description="Seconds before the end of its time at which a seat is warned.")


class BranchResponse(BaseModel):
    """Where the game of a branch begins."""

    game: str = Field(description="The game that it goes on from.")
    version: int = Field(description="Of that game.")
    guessed: bool = Field(description="Whether what was hidden is drawn anew; false: it goes on exactly as it stood.")
    seat: int | None = Field(description="The seat whose knowledge is kept, if guessed; null: that of a spectator.")
    alone: bool = Field(description="Whether nobody but the host sits or looks: that game ran when this was opened.")


class GroupResponse(BaseModel):
    """The tables that play with one chance."""

    tables: int
    seats: int = Field(description="At each table: where people sit down, seat `n` is `n % seats` at `n // seats`.")
    hours: int | None = Field(description="How long they may play, where people sit down; null at a table with a game.")
    until: int | None = Field(description="When the platform ends what is not over, Unix ms; null before the start.")
    table: int | None = Field(description="Which of the tables this is; null where people sit down at all of them.")
    group: str = Field(description="Where people sit down; a name alone for the games of an application.")
    games: list[str] | None = Field(description="By table: its game. null until all are over.")


class TableResponse(BaseModel):
    """A table as one guest may know it."""

    table: str
    game: str | None = Field(
        description="The id of the game, once it has started; the same as the table's. Of several tables: of the one "
        "where you sit."
    )
    title: str
    edition: str
    variants: list[str]
    options: dict[str, str | int | bool]
    name: str
    visibility: Visibility
    watchable: bool = Field(
        description="Whether people without a seat may look at its game; where several tables share a chance, once all "
        "are over."
    )
    stage: Stage
    commitment: str = Field(description="SHA-256 of the secret seed, published before anybody adds entropy.")
    opened_at: int = Field(description="Unix milliseconds.")
    host: bool = Field(description="Whether you opened it.")
    seat: int | None = Field(description="Your seat.")
    hints: bool = Field(description="Whether a seat may ask the engine what it would do.")
    clock: ClockResponse | None = Field(None, description="null: no clocks run.")
    branch: BranchResponse | None = Field(None, description="null: the game begins with the set-up of its title.")
    absence: AbsenceResponse
    group: GroupResponse | None = Field(None, description="null: the table has a chance of its own.")
    seats: list[SeatResponse]
    rematch: str | None = Field(
        default=None, description="The table where these people play again; told by `getTable` after the game."
    )


def is_absent(value: object) -> bool:
    """Whether a part of an answer is left out."""
    return value is None


class AwaitedResponse(BaseModel):
    """A seat the game waits for."""

    seat: int = Field(description="-1 is the automaton.")
    prompt: str | None = Field(
        None,
        description="The stable name of what it is asked, the same for everybody who looks; left out where it is not "
        "known yet.",
        examples=["place"],
        exclude_if=is_absent,
    )
    opponent: str | None = Field(
        None, description="The computer that sits there; left out for people.", exclude_if=is_absent
    )


class ListedTableResponse(TableResponse):
    """A table of a list, and whom its game waits for."""

    version: int | None = Field(description="How many commits there were; null without a game that can be read.")
    over: bool | None = Field(description="null without a game that can be read.")
    awaited: list[AwaitedResponse] = Field(description="Seats the game waits for, and what each is asked.")
    your_turn: bool = Field(description="Whether the game waits for your seat.")
    presence: PresenceResponse | None = Field(
        None, description="The people who are away; null without a game that can be read, and once it is over."
    )


class TablesResponse(BaseModel):
    """A page of tables, newest first."""

    tables: list[ListedTableResponse]
    next: str | None = Field(description="Give it as `before` for the next page.")
    hosted: int | None = Field(
        default=None, description="With `mine`: your unfinished tables that count; abandoned ones do not.", examples=[3]
    )
    hosted_limit: int | None = Field(
        default=None, description="With `mine`: as many of them you may have.", examples=[50]
    )
