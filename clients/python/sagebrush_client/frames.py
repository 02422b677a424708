"""What a game says of itself: its state after a commit, a legal command, the answer to a command."""

from typing import Any, Generic, NotRequired, TypedDict

from sagebrush_client.types.api import (
    AnalysedDecisionLine,
    AnalysedGameLine,
    AnalysisSummaryLine,
    AwaitedResponse,
    ClocksResponse,
    ContentResponse,
    LegalGroup,
    LoweredLevelResponse,
    MessageResponse,
    OutcomeResponse,
    PresenceResponse,
    RefusalResponse,
    ThoughtResponse,
)
from sagebrush_client.types.title import Command, Event, View


class Legal(TypedDict, Generic[Command]):
    """A command that may be sent as it is, in words, and whether it first draws chance or reveals something hidden."""

    command: Command
    sentence: str
    message: NotRequired[MessageResponse | None]
    """The sentence as an id and arguments."""
    draws: bool
    reveals: bool
    hands_on: NotRequired[bool | None]
    """Whether the game then waits for your seat no more; None where nobody can know."""


class Offer(TypedDict, Generic[Command]):
    """What a seat may do at a version."""

    version: int
    legal: list[Legal[Command]]
    legal_groups: NotRequired[list[LegalGroup]]
    """The same in groups, when they are more than 60."""
    take_back: list[int]
    take_back_left: NotRequired[int | None]


class Frame(TypedDict, Generic[Command, Event, View]):
    """A game after one commit, as one viewer may know it; what was not asked for is left out."""

    version: int
    time: int
    """Unix milliseconds."""
    actor: int | None
    """The seat whose command it was, -1 for the automaton, None for the set-up."""
    events: NotRequired[list[Event]]
    view: NotRequired[View]
    legal: NotRequired[list[Legal[Command]]]
    legal_groups: NotRequired[list[LegalGroup]]
    take_back: NotRequired[list[int]]
    take_back_left: NotRequired[int | None]
    awaited: list[AwaitedResponse]
    over: bool
    outcome: NotRequired[OutcomeResponse]
    content: NotRequired[ContentResponse]
    thought: NotRequired[ThoughtResponse | None]
    clock: NotRequired[ClocksResponse]
    presence: NotRequired[PresenceResponse]
    lowered: NotRequired[LoweredLevelResponse]
    """Where a weaker level chose the command than the table did."""
    hint: NotRequired[int]
    """The version at which the seat asked the engine before this command."""
    sealed: NotRequired[bool]
    """True while other tables with the same chance still play."""


class Commit(TypedDict, Generic[Event]):
    """The answer to a command: it is on disk."""

    version: int
    events: list[Event]


class Commits(TypedDict, Generic[Event]):
    """The answer to a list of commands, and why the rest of it was refused."""

    version: int
    commits: list[Commit[Event]]
    refused: RefusalResponse | None


Json = dict[str, Any]
AnyFrame = Frame[Json, Json, Json]
AnalysisLine = AnalysedGameLine | AnalysedDecisionLine | AnalysisSummaryLine
"""A line of an analysis, told apart by ``type``."""
