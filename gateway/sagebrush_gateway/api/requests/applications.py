"""Requests of applications: games to create, each checked by itself, so that a wrong one does not stop the others."""

from typing import Annotated, Any, Literal, Self

from pydantic import (
    AfterValidator,
    Field,
    ValidationError,
    ValidationInfo,
    WithJsonSchema,
    field_validator,
    model_validator,
)
from pydantic.json_schema import models_json_schema

from sagebrush_gateway.api.faults import malformed
from sagebrush_gateway.api.requests.fields import Name, QueryModel, RequestBody, Slug, printable
from sagebrush_gateway.api.requests.tables import AbsenceRequest, ClockRequest, SleepRequest
from sagebrush_gateway.tables.lobby_table import Visibility

GAMES = 100
"""Games that one request creates at most."""
User = Annotated[
    str,
    Field(min_length=1, max_length=128, description="What you call the person; nobody but you sees it."),
    AfterValidator(printable),
]


class OpponentChoice(RequestBody):
    """A computer, by its name or by its level."""

    name: Slug | None = Field(None, description="One of `GET /v1/opponents`.", examples=["skilled"])
    level: Literal[1, 2, 3, 4, 5] | None = Field(None, description="Instead of the name, from weak to strong.")
    budget_ms: int = Field(0, ge=0, le=60_000, description="How long it may think about a move; 0: its own choice.")

    @model_validator(mode="after")
    def _one_of_both(self) -> Self:
        if (self.name is None) == (self.level is None):
            raise ValueError("an opponent has a name or a level")
        return self


class GameSeatRequest(RequestBody):
    """The player of a seat: one of your users, or a computer."""

    user: User | None = None
    name: Name | None = Field(None, description="Shown at the table; needed with `user`.")
    entropy: str = Field("", pattern="^([0-9a-f]{2}){0,32}$", description="The user's share of the seed, hex.")
    sleep: SleepRequest | None = Field(None, description="The user's hours of sleep, where `clock` has `own_sleep`.")
    opponent: OpponentChoice | None = None

    @model_validator(mode="after")
    def _user_or_computer(self) -> Self:
        if self.opponent is None and (self.user is None or self.name is None):
            raise ValueError("a seat has `user` and `name`, or `opponent`")
        if self.opponent is not None and (self.user or self.name or self.entropy or self.sleep):
            raise ValueError("a seat has `user` and `name`, or `opponent`, not both")
        return self


class GameRequest(RequestBody):
    """A game that starts at once; the manifest of the title says what there is."""

    title: Slug
    edition: Slug
    variants: list[Slug] = Field([], max_length=32, description="Their ids; none by default.")
    options: dict[Slug, str | int | bool] = Field(
        {}, max_length=32, description="Values by the id of the option; the first one listed by default."
    )
    name: Name = "A table"
    visibility: Visibility = Field("private", description="Anybody may watch a public one, and it is listed.")
    hints: bool = Field(False, description="Whether a seat may ask the engine; all learn of it.")
    clock: ClockRequest | None = Field(None, description="How long seats may think; null: as long as they like.")
    absence: AbsenceRequest | None = Field(None, description="What happens when people stay away; null: the defaults.")
    group: Slug | None = Field(
        None,
        description="Games of the request with the same name here play with one chance, 2 to 16 of them with at most "
        "64 seats together; nothing but names and seats differs between them.",
    )
    hours: int = Field(
        720, ge=1, le=8760, description="With `group`: after so many hours the platform ends what still plays."
    )
    seats: list[GameSeatRequest] = Field(min_length=1, max_length=16, description="In the order of the table.")

    @field_validator("hours")
    @classmethod
    def _of_a_group(cls, hours: int, others: ValidationInfo) -> int:
        if others.data.get("group") is None:
            raise ValueError("this goes with `group`; a single game has clocks and terms of absence")
        return hours

    @field_validator("seats")
    @classmethod
    def _everybody_sits_once(cls, seats: list[GameSeatRequest]) -> list[GameSeatRequest]:
        users = [seat.user for seat in seats if seat.user is not None]
        if len(users) > len(set(users)):
            raise ValueError("a user has one seat of a game")
        return seats


OneGame = Annotated[dict[str, Any], WithJsonSchema({"$ref": "#/components/schemas/GameRequest"})]


class GamesRequest(RequestBody):
    """Games to create."""

    games: list[OneGame] = Field(min_length=1, max_length=GAMES)


class GamesQuery(QueryModel):
    """Which games of the application."""

    before: str = Field("", pattern="^([0-9]{13}[0-9a-z]{26})?$", description="`next` of the page before.")
    limit: int = Field(20, ge=1, le=100, description="Games of a page.")


def checked_game(given: dict[str, Any]) -> GameRequest:
    """The game that ``given`` asks for; raises the problem of one that has not the form of a game."""
    try:
        return GameRequest.model_validate(given)
    except ValidationError as error:
        raise malformed(error.errors(), given) from None


def game_schemas() -> dict[str, Any]:
    """The schemas of a game and its parts, which the framework does not see: it is given them one by one."""
    _, found = models_json_schema([(GameRequest, "validation")], ref_template="#/components/schemas/{model}")
    schemas: dict[str, Any] = found["$defs"]
    return schemas
