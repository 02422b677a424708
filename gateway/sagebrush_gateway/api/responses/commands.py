"""What became of commands."""

from typing import Any

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.problems import RefusalResponse

Json = dict[str, Any]


class CommandResponse(BaseModel):
    """The commit of a command."""

    version: int = Field(examples=[17])
    events: list[Json] = Field(
        description="As your seat may read them.",
        examples=[[{"type": "cowboy-on-box", "seat": 2, "box": "gambling"}]],
    )


class CommandListResponse(BaseModel):
    """What became of a list of commands."""

    version: int = Field(description="Of the last commit.", examples=[19])
    commits: list[CommandResponse] = Field(description="Of the commands that were accepted, in their order.")
    refused: RefusalResponse | None = Field(description="null when all were accepted; those after it were not tried.")
