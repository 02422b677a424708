"""Phase one: poker cards, and the third posse of who hires."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class RoundBegan(Event):
    """A round began, with its dealer."""

    round: int
    dealer: int


@dataclass(slots=True)
class TownDealt(Event):
    """Six poker cards between the mats, and the Rival's: one hidden, in a solo game another one open before it."""

    gaps: tuple[int, ...]
    rival: tuple[int, ...]


@dataclass(slots=True)
class HandDealt(Event):
    """Poker cards for a seat to choose from, ascending."""

    seat: int
    cards: tuple[int, ...]


@dataclass(slots=True)
class CardKept(Event):
    """A seat kept one of its cards and discarded the others, face down."""

    seat: int
    card: int
