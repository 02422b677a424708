"""The mountain and the row of special cards. A walker is a frontiersman by number."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class WalkerMoved(Event):
    """A frontiersman stands on ``place``."""

    walker: int
    place: int


@dataclass(slots=True)
class CardClaimed(Event):
    """``seat`` takes the card on ``place``; ``walkers`` go back to the base."""

    seat: int
    place: int
    card: int
    to_deck: bool
    walkers: tuple[int, ...]


@dataclass(slots=True)
class CardTurned(Event):
    """The card on ``place`` lies face up; a special card is 100 and its number."""

    place: int
    card: int


@dataclass(slots=True)
class SpecialEntered(Event):
    """A special card lies under the trail; it lay on ``place``, from where ``walkers`` go back to the base."""

    special: int
    place: int
    walkers: tuple[int, ...]
