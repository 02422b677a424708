"""Requests to the engine."""

from typing import Annotated, Any

from pydantic import ConfigDict, Field

from sagebrush_gateway.api.requests.fields import WHOLE, QueryModel, RequestBody, Slug, Version

LONGEST = 65_536
"""Characters of an override file, or of what a box prints."""


class PlayedConfigRequest(RequestBody):
    """What a table agreed to play, as the first event of a game has it or as you say it."""

    title: Slug = Field("", description="That of the request, if you say it again.")
    edition: Slug
    seats: int = Field(ge=1, le=16, description="How many.")
    variants: list[Slug] = Field([], max_length=32, description="Their ids; none by default.")
    options: dict[Slug, str | int | bool] | None = Field(
        None, max_length=32, description="Values by the id of the option; the first one listed by default."
    )
    corrections: str = Field("", max_length=LONGEST, description="Those of the host, where a game began with some.")
    content: str = Field("", max_length=LONGEST, description="What the box printed when a game began.")
    clock: dict[str, Any] | None = Field(None, description="The clocks of a game; they change no decision.")
    absence: dict[str, Any] | None = Field(None, description="What it agreed on for absence; it changes no decision.")


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
    config: PlayedConfigRequest = Field(description="`edition`, `seats`, and `variants` and `options` if any.")
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
