"""Seats of running games that are offered by a link."""

from typing import Literal

from pydantic import BaseModel, Field


class MadeOfferResponse(BaseModel):
    """An offer, as its maker is told once."""

    game: str
    seat: int
    offer: str = Field(description="The secret of the link; whoever has it may take the seat over, once.")
    link: str = Field(description="The address to send to somebody. Its secret part stays in the browser.")
    expires_at: int = Field(description="Unix milliseconds.")


class OfferResponse(BaseModel):
    """What a link offers; everybody who has the link may know it."""

    game: str
    title: str
    edition: str
    variants: list[str]
    options: dict[str, str | int | bool]
    name: str = Field(description="Of the table.")
    seat: int
    player: str = Field(description="The player of the seat now.")
    players: list[str] = Field(description="Everybody at the table, by seat.")
    opponents: list[str | None] = Field(description="The computer of each seat; null for a person.")
    by: Literal["player", "host"] = Field(
        description="`host`: nobody plays the seat any more; should its player come back, nobody else gets it."
    )
    accepted: bool = Field(description="Whether somebody has accepted it; then nobody else can.")
    yours: bool = Field(description="Whether that was you.")
    expires_at: int = Field(description="Unix milliseconds.")
