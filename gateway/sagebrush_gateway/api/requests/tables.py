"""Requests about tables: how they are played, who sits where, and which ones to list."""

from collections.abc import Iterable
from typing import Annotated, Literal

from pydantic import AfterValidator, ConfigDict, Field, ValidationInfo, field_validator

from sagebrush_gateway.api.requests.fields import (
    WHOLE,
    Name,
    QueryModel,
    RequestBody,
    Seat,
    Slug,
    printable_or_empty,
)
from sagebrush_gateway.tables.computers import require_offered
from sagebrush_gateway.tables.lobby_table import SleepHours, Visibility
from sagebrush_gateway.tables.table_terms import TableAbsence, TableClock


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
    warnings: list[Annotated[int, Field(ge=5, le=2_592_000)]] | None = Field(
        None,
        max_length=4,
        description="How many seconds before the end of its time a seat is warned, the earliest first, each below "
        "`seconds`; null: of a day, an hour, five minutes, one minute and ten seconds the first two that come in the "
        "second half of it.",
        examples=[[86_400, 3600]],
    )

    def terms(self) -> TableClock:
        """As a table keeps them."""
        warnings = usual_warnings(self.seconds) if self.warnings is None else tuple(self.warnings)
        return TableClock(**{**self.model_dump(), "warnings": warnings})


USUAL_WARNINGS = (24 * 3600, 3600, 300, 60, 10)
"""Seconds before the end of a time at which a seat is warned where the table says nothing about it."""


def usual_warnings(seconds: int) -> tuple[int, ...]:
    """The first two that come in the second half of the time."""
    return tuple(before for before in USUAL_WARNINGS if 2 * before <= seconds)[:2]


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

    def require_substitute(self, offered: Iterable[str]) -> None:
        """Raises the problem of a substitute that is named and not ``offered``; the usual one needs no offer."""
        if "substitute" in self.model_fields_set:
            require_offered(self.substitute, offered, "absence.substitute")


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
        720,
        ge=1,
        le=8760,
        description="With `tables`: after so many hours the platform ends those that still play.",
    )

    @field_validator("hours")
    @classmethod
    def _of_several_tables(cls, hours: int, others: ValidationInfo) -> int:
        if others.data.get("tables") is None:
            raise ValueError("this goes with `tables`; a single table has clocks and terms of absence")
        return hours


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
    entropy_commitments: list[Annotated[str, Field(max_length=64)]] | None = Field(
        None, max_length=64, description="Those of all seats as you saw them; refused where they have changed."
    )


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


class TablesQuery(QueryModel):
    """Which tables."""

    stage: Literal["open", "started", "finished"] | None = Field(
        None, description="Left out: `open` of public tables, any of yours."
    )
    mine: bool = Field(False, description="Those you opened or joined.")
    before: str = Field("", pattern="^([0-9]{13}[0-9a-z]{26})?$", description="`next` of the page before.")
    limit: int = Field(20, ge=1, le=100, description="Tables of a page.")
