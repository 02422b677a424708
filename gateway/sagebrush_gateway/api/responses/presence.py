"""The people who are away from a game, and what follows from it."""

from pydantic import BaseModel, Field


class AbsenceResponse(BaseModel):
    """What a table has agreed on for people who stay away; all of them defaults where it agreed on nothing."""

    remove_after: int = Field(description="Seconds.")
    substitute: str = Field(description="The computer that plays for whoever left.")
    end_after: int = Field(description="Seconds; 0: never.")
    abandoned: str = Field(description="`no-result` or `absent-lose`.")


class AwaySeatResponse(BaseModel):
    """A seat that a computer plays for somebody who left, or who is out."""

    seat: int
    opponent: str = Field(description="The computer that plays for him.")
    returns: bool = Field(description="Whether he may come back; false: he is out for good.")
    since: int = Field(description="Unix milliseconds.")


class SeatMomentResponse(BaseModel):
    """A seat, and from when on something may be done about it."""

    seat: int
    at: int = Field(description="Unix milliseconds; later where the platform was down meanwhile.")


class SeatVoteResponse(BaseModel):
    """A vote of one seat against the player of another."""

    seat: int
    against: int


class PresenceResponse(BaseModel):
    """The people who are away."""

    away: list[AwaySeatResponse] = Field(description="Seats that computers play for people.")
    removable: list[SeatMomentResponse] = Field(
        description="Seats for which the game waits, and from when on the others may play on without their players."
    )
    offerable: list[SeatMomentResponse] = Field(
        description="Seats that the host may offer to somebody else, and from when on."
    )
    abandoned_at: int | None = Field(
        None, description="When the platform ends the game unless somebody plays, Unix milliseconds; null: never."
    )
    agreed: list[int] = Field(description="The seats that have agreed to end the game.")
    votes: list[SeatVoteResponse] = Field(description="To play on without somebody.")
    terms: AbsenceResponse
