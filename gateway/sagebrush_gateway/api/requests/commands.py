"""Commands in lists, dry runs of them, and asking for turns to decide."""

from typing import Any

from pydantic import ConfigDict, Field

from sagebrush_gateway.api.requests.fields import Reference, RequestBody


class CommandListRequest(RequestBody):
    """Commands of your seat, as `legal` offers them, or `take-back`."""

    model_config = ConfigDict(
        json_schema_extra={
            "examples": [{"commands": [{"type": "move", "to": 7}, {"type": "use-location", "action": 2}]}]
        }
    )
    commands: list[dict[str, Any]] = Field(min_length=1, max_length=64, description="In the order of the play.")


class DryRunRequest(CommandListRequest):
    """Commands of your seat to be tried, and whether you want to see the game after each."""

    views: bool = Field(False, description="With the view after each command, not only after the last one.")
    patch: bool = Field(False, description="With the first view, and then with what changed in it, as `view_patch`.")
    reference: Reference = False


class JobsRequest(RequestBody):
    """How many turns, and for how long."""

    wait_seconds: int = Field(20, ge=1, le=30, description="How long to wait for a turn when there is none.")
    lease_seconds: int = Field(60, ge=5, le=600, description="How long nobody else gets these turns.")
    most: int = Field(1, ge=1, le=16, description="Turns to be given at once.")
