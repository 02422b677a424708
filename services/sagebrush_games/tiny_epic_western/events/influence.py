"""Influence paid and gained."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class InfluencePaid(Event):
    """A seat paid influence: Law, Force, Money."""

    seat: int
    law: int
    force: int
    money: int


@dataclass(slots=True)
class InfluenceGained(Event):
    """A seat gained ``amount`` of a kind; what went above the printed limit is not in it."""

    seat: int
    kind: int
    amount: int


@dataclass(slots=True)
class InfluenceLost(Event):
    """A seat had no room for what it should have gained of a kind."""

    seat: int
    kind: int
