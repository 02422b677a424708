"""Phase four: the order of buying, and the industries."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class TownHallRanked(Event):
    """The order of buying: owners best first, each with its card in force and its hand; ``why`` in words."""

    owners: tuple[int, ...]
    cards: tuple[int, ...]
    hands: tuple[str, ...]
    why: str


@dataclass(slots=True)
class TownHallTaken(Event):
    """A seat wins the Town Hall by the Post Office: first in the order of buying."""

    seat: int


@dataclass(slots=True)
class IndustryAdvanced(Event):
    """An industry token moved one step up, to ``step``; ``owner`` chose it."""

    owner: int
    industry: int
    step: int
