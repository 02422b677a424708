"""Computers that a table may ask for, as callers get them."""

from pydantic import BaseModel, Field


class OfferedComputerResponse(BaseModel):
    """A computer."""

    name: str = Field(examples=["skilled"], description="What `POST /v1/tables/{table}/opponents` takes.")
    level: int | None = Field(description="1, the weakest, to 5; null for a computer that is no level.")
    about: str = Field(description="A sentence for people; empty for a computer that the host has added.")


class OpponentsResponse(BaseModel):
    """What plays where nobody sits, the levels first."""

    opponents: list[OfferedComputerResponse]
