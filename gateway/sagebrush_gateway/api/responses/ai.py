"""What the engine says."""

from typing import Annotated, Any, Literal

from pydantic import BaseModel, Field, RootModel

from sagebrush_gateway.api.responses.problems import ProblemResponse

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
    error: float = Field(description="Its standard error; 0.5 where a single simulation tells it.")
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


class AnalysedGameLine(BaseModel):
    """The first line of an analysis."""

    type: Literal["game"] = Field(description="Which line it is.")
    game: str
    title: str
    seats: list[str] = Field(description="Names of the players, by seat.")
    decisions: int = Field(description="How many there are to look at.")
    engine: ThoughtEngineResponse


class AnalysedDecisionLine(BaseModel):
    """A decision beside what the engine would have done."""

    type: Literal["decision"] = Field(description="Which line it is.")
    version: int
    seat: int
    legal: int = Field(description="How many commands there were.")
    played: Json = Field(description="The command that was sent.")
    best: Json = Field(description="The one that the engine would have sent.")
    continuation: list[Json] = Field(description="What it expected to follow, the best one first.")
    expected: list[ExpectationResponse] = Field(description="By seat, before the decision, from what its seat knew.")
    loss: float | None = Field(
        description="The share of the win that was given away; null where nothing compares them."
    )
    rating: Literal["good", "inaccuracy", "mistake", "blunder"] | None = Field(description="null with the loss.")
    simulations: int


class AnalysedSeatResponse(BaseModel):
    """How a seat decided."""

    seat: int
    loss: float = Field(description="Of all its decisions, in shares of the win.")
    ratings: dict[str, int] = Field(description="How many of its decisions have which rating.")


class TurningPointResponse(BaseModel):
    """Where another seat became the favourite."""

    version: int
    from_: int = Field(alias="from", description="The seat that was it before.")
    to: int = Field(description="The seat that is it now.")


class CurvePointResponse(BaseModel):
    """What the seats could expect before a decision."""

    version: int
    shares: list[float] = Field(description="Of the win, by seat.")


class AnalysisSummaryLine(BaseModel):
    """The last line of an analysis that came to its end."""

    type: Literal["summary"] = Field(description="Which line it is.")
    after: int = Field(description="The version after which it begins, as you asked.")
    decisions: int = Field(description="How many it is of.")
    seats: list[AnalysedSeatResponse] = Field(description="Those of which a loss is known.")
    blunders: list[int] = Field(description="Versions.")
    turning_points: list[TurningPointResponse] = Field(description="In the order of the play.")
    curve: list[CurvePointResponse] = Field(description="In the order of the play.")


class AnalysisProblem(ProblemResponse):
    """Why an analysis ended early."""

    retry_after: int | None = Field(None, description="Seconds after which to ask for the rest; null where none helps.")


class AnalysisProblemLine(BaseModel):
    """The last line of an analysis that ended early."""

    type: Literal["problem"] = Field(description="Which line it is.")
    problem: AnalysisProblem


class AnalysisLineResponse(
    RootModel[
        Annotated[
            AnalysedGameLine | AnalysedDecisionLine | AnalysisSummaryLine | AnalysisProblemLine,
            Field(discriminator="type"),
        ]
    ]
):
    """A line of an analysis, by its type."""
