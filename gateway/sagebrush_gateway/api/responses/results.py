"""Results of tables with one chance, beside each other."""

from pydantic import BaseModel, Field


class SeatResultResponse(BaseModel):
    """What a seat achieved, beside the same seat at the other tables."""

    seat: int
    player: str
    opponent: str | None = Field(description="The computer for which the seat was taken; null for a person.")
    score: int
    place: int = Field(description="At its own table, from 1.")
    gave_up: bool = Field(description="The player resigned or was removed: it counts as less than any other result.")
    points: float = Field(
        description="One for each table where the same seat did worse, half of one for each tie.", examples=[1.5]
    )
    most_points: int = Field(description="As many as it could have had.")
    difference: float = Field(
        description="Its score less the average of the same seat at all tables.", examples=[2.5, -1.0]
    )


class TableResultResponse(BaseModel):
    """How the game of a table ended."""

    table: int
    game: str
    reason: str | None = Field(description="As in its outcome; null: it never began.", examples=["rounds-played"])
    seats: list[SeatResultResponse] = Field(
        description="Empty where the game ended before its rules say so: then there is nothing to compare."
    )


class ResultsResponse(BaseModel):
    """All tables that played with one chance."""

    group: str
    tables: list[TableResultResponse]
