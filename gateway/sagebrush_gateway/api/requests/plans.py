"""Requests that plan the next moves of a seat: commands, and conditions of a short list."""

from typing import Annotated, Any, Literal

from pydantic import ConfigDict, Field

from sagebrush_gateway.api.requests.fields import RequestBody, Slug


class AskedRequest(RequestBody):
    """Your seat is asked this."""

    if_: Literal["asked"] = Field(alias="if")
    prompt: Slug


class NoEventRequest(RequestBody):
    """You were told no event of these types since you planned it."""

    if_: Literal["no-event"] = Field(alias="if")
    types: list[Slug] = Field(min_length=1, max_length=16, examples=[["duel-called"]])


class UnchangedRequest(RequestBody):
    """Your view says there what it said when you planned it."""

    if_: Literal["unchanged"] = Field(alias="if")
    path: str = Field(max_length=200, pattern="^/", description="A JSON Pointer.", examples=["/dollars/0"])


ConditionRequest = Annotated[AskedRequest | NoEventRequest | UnchangedRequest, Field(discriminator="if_")]


class PlannedMoveRequest(RequestBody):
    """A command, and when it is given."""

    command: dict[str, Any] = Field(description="Of the title; as `legal` will offer it.")
    when: list[ConditionRequest] = Field(
        [], max_length=8, description="All must hold; without any it is given as soon as your seat is asked."
    )


class PlanRequest(RequestBody):
    """Your next moves; none: you plan nothing any more."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [
                {"moves": [{"command": {"type": "pass"}, "when": [{"if": "unchanged", "path": "/revolvers"}]}]}
            ]
        }
    )
    moves: list[PlannedMoveRequest] = Field(max_length=8, description="In order, one for each time you are asked.")
