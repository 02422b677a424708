"""Turns handed out to programs that ask for work."""

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.games import LegalCommand


class JobResponse(BaseModel):
    """A turn of yours; it is done when the game has another version, however that came about."""

    game: str = Field(description="The id of the game.")
    title: str = Field(examples=["carson-city"])
    seat: int = Field(description="Yours, 0-based.", examples=[0])
    version: int = Field(description="The one to decide at: send it as `If-Match`.", examples=[17])
    lease_until: int = Field(description="Unix milliseconds; afterwards the turn is handed out again.")
    legal: list[LegalCommand] = Field(description="Your legal commands.")


class JobsResponse(BaseModel):
    """The turns that you have been given."""

    jobs: list[JobResponse] = Field(description="Empty when nothing waited for you that no other program works on.")
