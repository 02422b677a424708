"""Resources, tokens, the homestead, the wagon, damage."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class ResourcesGained(Event):
    """``seat`` gains so much food, wood, stone and gold."""

    seat: int
    food: int
    wood: int
    stone: int
    gold: int


@dataclass(slots=True)
class ResourcesPaid(Event):
    """``seat`` pays so much food, wood, stone and gold."""

    seat: int
    food: int
    wood: int
    stone: int
    gold: int


@dataclass(slots=True)
class TokensGained(Event):
    """``seat`` gains Pair of Boots tokens."""

    seat: int
    tokens: int


@dataclass(slots=True)
class TrackClimbed(Event):
    """The marker of ``seat`` moved up to ``space``."""

    seat: int
    track: int
    space: int


@dataclass(slots=True)
class WagonMoved(Event):
    """The wagon of ``seat`` stands on ``space``."""

    seat: int
    space: int


@dataclass(slots=True)
class CabinLost(Event):
    """Damage: the cabin of ``seat`` on ``space`` goes into the box; a pioneer inside goes back to camp."""

    seat: int
    space: int
    cabin: int
