"""What buildings in use do, and buildings bought."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class BuildingUsed(Event):
    """A seat comes to the building on a porch and may use it; ``owner`` is -1 for a neutral one."""

    seat: int
    building: int
    owner: int


@dataclass(slots=True)
class BuildingDeclined(Event):
    """A seat does without what the building on its porch offers; the owner was paid for the visit."""

    seat: int
    building: int


@dataclass(slots=True)
class OfferDeclined(Event):
    """A seat does without an offer: the name of its prompt."""

    seat: int
    offer: str


@dataclass(slots=True)
class DuelsAvoided(Event):
    """A seat neither duels nor is dueled for the rest of the round."""

    seat: int


@dataclass(slots=True)
class PowderLoaded(Event):
    """A seat may roll again once in each of its duels this round without paying."""

    seat: int


@dataclass(slots=True)
class RivalPeeked(Event):
    """A seat looked at the Rival's hidden card."""

    seat: int
    card: int


@dataclass(slots=True)
class CardDrawn(Event):
    """A seat drew a poker card and keeps one of two."""

    seat: int
    card: int


@dataclass(slots=True)
class AuctionDrawn(Event):
    """A seat looks at buildings from the deck."""

    seat: int
    buildings: tuple[int, ...]


@dataclass(slots=True)
class AuctionClosed(Event):
    """What was not bought went back into the deck."""


@dataclass(slots=True)
class PorchReordered(Event):
    """``building`` came to the top of the stack of ``owner``."""

    owner: int
    building: int


@dataclass(slots=True)
class BuildingBought(Event):
    """``owner`` bought a building at ``mat``, -1 for the Auction House; ``ordinary`` in phase four."""

    owner: int
    building: int
    mat: int
    ordinary: bool
