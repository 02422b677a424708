"""Planned moves, as their seat may know them."""

from typing import Any

from pydantic import BaseModel, Field


class PlanResponse(BaseModel):
    """What a seat has planned."""

    id: str = Field("", description="Of this plan; empty when nothing was planned.")
    tag: str = Field(description="Of what is left of it, for `If-Match`; `none` when nothing was planned.")
    after: int | None = Field(description="The version from which its conditions are looked at; null without a plan.")
    moves: list[dict[str, Any]] = Field(description="Those still to be played, as they were sent.")
    played: int = Field(description="How many of them were.")
    ended: str = Field(
        description="Why there are no more: `played`, `own-move`, `condition`, or the code of a rule that refused one."
    )
