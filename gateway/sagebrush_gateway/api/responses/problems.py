"""Problem details, as callers get them."""

from pydantic import BaseModel, Field


class ProblemResponse(BaseModel):
    """Problem details (RFC 9457)."""

    type: str = Field(examples=["urn:sagebrush:problem:stale-version"])
    title: str
    status: int
    detail: str
    code: str = Field(description="Stable; see `x-problem-codes`, and the refusal codes in the schemas of a title.")
    version: int | None = Field(None, description="Of the game when it was refused, where known.")
    field: str | None = Field(None, description="What is malformed, where known.")
    seats: list[int] | None = Field(None, description="The seats that are waited for, with `entropy-missing`.")


class RefusalResponse(ProblemResponse):
    """The problem of the first command of a list that was refused."""

    index: int = Field(description="Which command of the list, from 0; those before it were accepted.")
