"""Phase three: cards are revealed, hands compared."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class CardsRevealed(Event):
    """The poker cards of all seats and of the Rival, at the start of phase three."""

    cards: tuple[int, ...]
    rival: tuple[int, ...]


@dataclass(slots=True)
class HandsCompared(Event):
    """Hands at a mat: owners best first, each with its card in force and its hand; ``why`` the best won, in words."""

    mat: int
    owners: tuple[int, ...]
    cards: tuple[int, ...]
    hands: tuple[str, ...]
    winners: tuple[int, ...]
    why: str
