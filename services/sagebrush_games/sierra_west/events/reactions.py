"""Trappers and Trackers, out of turn."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event
from sagebrush_games.sierra_west.state.model import NONE


@dataclass(slots=True)
class TrapSet(Event):
    """A pioneer of ``seat`` is on the Trapper space, the tile of ``animal`` lies face up."""

    seat: int
    pioneer: int
    animal: str


@dataclass(slots=True)
class TrailFollowed(Event):
    """A pioneer of ``seat`` is on the Tracker space, because of a step on ``track``."""

    seat: int
    pioneer: int
    track: int


@dataclass(slots=True)
class ReactionDeclined(Event):
    """``seat`` does not react; ``for_turn``: nor will it set a trap later in this turn.

    ``basics``: of a Trapper that may be asked again, how many basic resources it had; else -1.
    """

    seat: int
    for_turn: bool
    basics: int = NONE


@dataclass(slots=True)
class InstructionGiven(Event):
    """From now on ``seat`` answers as a Trapper (0) or a Tracker (1) by this instruction."""

    seat: int
    role: int
    instruction: int
