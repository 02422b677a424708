"""What the engine says."""

from typing import Any

from pydantic import BaseModel, Field

Json = dict[str, Any]


class LevelResponse(BaseModel):
    """A strength that can be asked for."""

    name: str = Field(examples=["skilled"])
    number: int | None = Field(description="1 to 5, the strongest last; null outside the scale.")
    simulations: int = Field(description="Of a decision, and its price; 0 costs 1.")
    sentence: str


class EngineTitleResponse(BaseModel):
    """A title that the engine plays."""

    title: str
    version: str = Field(description="Of the engine that decides in this title.")
    weights: str = Field(description="A digest of what it was tuned with.")


class EngineResponse(BaseModel):
    """What the engine is; answers are the same as long as build, and version and weights of the title are."""

    version: str = Field(description="The newest of those of its titles.")
    release: str
    build: str = Field(description="`compiled` or `pure`.")
    titles: list[EngineTitleResponse]
    levels: list[LevelResponse]


class ExpectationResponse(BaseModel):
    """What a seat may expect."""

    seat: int
    share: float = Field(description="Of the win, 0 to 1.")
    error: float = Field(description="Its standard error.")
    score: float | None = Field(description="At the end of the game.")


class LineResponse(BaseModel):
    """A command that was thought through."""

    command: Json
    value: float = Field(description="To the seat; in shares of the win where the engine expects any.")
    simulations: int
    continuation: list[Json] = Field(description="What is expected to follow, the command first.")


class StatisticsResponse(BaseModel):
    """What was done to find out."""

    simulations: int
    depth: int = Field(description="Decisions looked ahead.")
    milliseconds: float
    complete: bool = Field(description="false when the time was up before the simulations were made.")


class ThoughtEngineResponse(BaseModel):
    """With what it was thought, to ask for the same again."""

    version: str
    release: str
    build: str
    weights: str
    level: str
    simulations: int
    seed: int


class DecisionResponse(BaseModel):
    """What the engine would do."""

    command: Json = Field(description="Legal in this view.", examples=[{"type": "place-on-box", "box": "gambling"}])
    seat: int
    legal: int = Field(description="How many commands there were.")
    expected: list[ExpectationResponse] = Field(description="By seat; empty at levels that expect nothing.")
    lines: list[LineResponse] = Field(description="The best commands, best first.")
    statistics: StatisticsResponse
    engine: ThoughtEngineResponse


class HintResponse(DecisionResponse):
    """What the engine would do for your seat."""

    at: int = Field(description="The version of the game that was looked at; the next command of the seat tells of it.")
