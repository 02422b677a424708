"""Games as the application that created them may know them."""

from pydantic import BaseModel, Field

from sagebrush_gateway.api.responses.presence import PresenceResponse
from sagebrush_gateway.api.responses.problems import ProblemResponse
from sagebrush_gateway.api.responses.tables import AwaitedResponse, OpponentResponse
from sagebrush_gateway.tables.lobby_table import Stage, Visibility


class ApplicationSeatResponse(BaseModel):
    """A seat of a game that an application created."""

    seat: int = Field(description="0-based, clockwise.")
    user: str | None = Field(description="What you call the person; null for a computer.")
    player: str = Field(description="The name shown at the table.")
    opponent: OpponentResponse | None = None


class SeatTokenResponse(BaseModel):
    """The token of a seat, which is shown once."""

    game: str
    seat: int
    token: str = Field(examples=["sbs_6k24h5ec95dt8f4kfhtse1xrfc_0_hLw2pQk3v0T8X1bXcJrYyZ5mB6nD7fG9iK4oS2uW0aE"])
    link: str = Field(description="Opens the table in a browser, with this seat; whoever has it plays the seat.")
    expires_at: int = Field(description="Unix seconds.")


class IssuedSeatResponse(ApplicationSeatResponse):
    """A seat with its token."""

    token: str | None = Field(
        description="null for a computer, and, when the request is repeated, for a token that was exchanged or revoked "
        "since, or that was given to another key of the application."
    )
    link: str | None = Field(description="Opens the table in a browser, with this seat.")
    expires_at: int | None = Field(description="Unix seconds.")


class CreatedGameResponse(BaseModel):
    """What became of one game of the request: the game, or the problem."""

    index: int = Field(description="Which game of the request, from 0.")
    game: str | None = Field(description="null when it was not created.")
    commitment: str | None = Field(description="SHA-256 of the secret seed of the game.")
    seats: list[IssuedSeatResponse] = Field(description="Empty when it was not created.")
    problem: ProblemResponse | None = Field(
        description="Why it was not created. After a status of 500 or more repeat the whole request with its key."
    )


class CreatedGamesResponse(BaseModel):
    """What became of the games, in the order of the request."""

    created: int = Field(description="How many there are.")
    games: list[CreatedGameResponse]


class ApplicationGameResponse(BaseModel):
    """A game of the application, and whom it waits for."""

    game: str
    title: str
    edition: str
    variants: list[str]
    options: dict[str, str | int | bool]
    name: str
    visibility: Visibility
    stage: Stage
    created_at: int = Field(description="Unix milliseconds.")
    seats: list[ApplicationSeatResponse]
    version: int | None = Field(description="How many commits there were; null while the game cannot be read.")
    over: bool | None = Field(description="null while the game cannot be read.")
    awaited: list[AwaitedResponse] = Field(description="Seats the game waits for, and what each is asked.")
    presence: PresenceResponse | None = Field(
        None, description="The people who are away; null while the game cannot be read, and once it is over."
    )


class ApplicationGamesResponse(BaseModel):
    """A page of games, newest first."""

    games: list[ApplicationGameResponse]
    next: str | None = Field(description="Give it as `before` for the next page.")
