"""What became of commands."""

from typing import Any

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.games import FrameResponse
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


class DryRunResponse(BaseModel):
    """What commands would lead to."""

    version: int = Field(description="Of the game, which stays as it is.", examples=[17])
    frames: list[FrameResponse] = Field(
        description="The game as it would be after each command that could be tried, as your seat would see it: its "
        "`events`; after the last one, `view`, `legal` and `take_back` as well."
    )
    refused: RefusalResponse | None = Field(
        description="null when all could be tried; else why the next one was not: `would-draw`, `would-reveal`, "
        "`not-in-a-dry-run`, the code of the rule that forbids it, or `malformed`."
    )
