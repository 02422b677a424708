"""The cabin market."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class CabinBuilt(Event):
    """``seat`` takes a cabin off a space of the market onto a cabin space of its board."""

    seat: int
    market: int
    cabin: int
    space: int


@dataclass(slots=True)
class MarketSlid(Event):
    """The cabins of the market moved right: what lies on each space. ``discarded`` left it, -1: none."""

    market: tuple[int, ...]
    discarded: int


@dataclass(slots=True)
class CabinDrawn(Event):
    """A cabin of the pile lies on a space of the market."""

    market: int
    cabin: int


@dataclass(slots=True)
class PileShuffled(Event):
    """The discarded cabins are the pile now."""
