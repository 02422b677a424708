"""Hastings, the opponent of a solo game."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class PlanTurned(Event):
    """A plan card lies face up: what Hastings will do."""

    plan: int


@dataclass(slots=True)
class PlanDone(Event):
    """Hastings has done its plan card, which goes to the others that are done."""

    plan: int


@dataclass(slots=True)
class PlansShuffled(Event):
    """All plan cards are the deck again."""


@dataclass(slots=True)
class AnimalTurned(Event):
    """An animal tile of ``seat`` lies face up, without a Trapper."""

    seat: int
    animal: str


@dataclass(slots=True)
class PointsGained(Event):
    """``seat`` gains points before the end."""

    seat: int
    points: int
