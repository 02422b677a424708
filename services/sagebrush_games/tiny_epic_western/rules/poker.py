"""Three-card hands: which kind one is, which beats which, and why, in words."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from sagebrush_games.kernel.content import Content
from sagebrush_games.tiny_epic_western.content.printed import suits
from sagebrush_games.tiny_epic_western.state.model import CARDS

VALUES = 5
SUITS = 4


def suit_of(card: int) -> int:
    """The strength of a card's suit, 0 to 3."""
    return card // VALUES


def value_of(card: int) -> int:
    """The value of a card, 1 to 5."""
    return card % VALUES + 1


def changed(card: int, number: int, suit: int) -> int:
    """``card`` with its value moved by ``number`` and its suit by ``suit``; both wrap around.

    [ES "CAMBIAR EL VALOR NUMÉRICO"] [ES "CAMBIAR LA CATEGORÍA DEL PALO"]
    """
    return (suit_of(card) + suit) % SUITS * VALUES + (card + number) % VALUES


def kind_of(cards: Sequence[int]) -> str:
    """The row id of the hand that three cards make; two equal cards are possible after a change at the Sheriff's.

    [ES "CONFRONTAR LAS MANOS"] [ruling R17] [ruling R18]
    """
    values = sorted(map(value_of, cards))
    one_suit = len(set(map(suit_of, cards))) == 1
    in_a_row = values[1] - values[0] == 1 == values[2] - values[1]
    if one_suit and in_a_row:
        return "straight-flush"
    if len(set(values)) == 1:
        return "three-of-a-kind"
    if one_suit:
        return "flush"
    if in_a_row:
        return "straight"
    return "pair" if len(set(values)) == 2 else "high-card"


@dataclass(frozen=True, slots=True)
class Hand:
    """A player's own card with the two it is played with, and ``key``: the greater one wins, equal ones tie."""

    owner: int
    card: int
    strength: int  # of the hand, as printed on the Town Hall

    @property
    def key(self) -> int:
        """Hand first, then the value of the own card, then its suit [ES "CONFRONTAR LAS MANOS"] [ES "DESEMPATAR"]."""
        return (self.strength * 10 + value_of(self.card)) * 10 + suit_of(self.card)


@dataclass(frozen=True, slots=True)
class Poker:
    """The strengths of hands and the names printed on the Town Hall."""

    strengths: tuple[int, ...]  # by 400 x card + 20 x card + card
    suit_names: tuple[str, ...]
    hand_names: Mapping[int, str]

    def hand(self, owner: int, card: int, flanks: tuple[int, int]) -> Hand:
        """The hand of ``card`` with the cards on both sides of a mat."""
        return Hand(owner, card, self.strengths[400 * card + 20 * flanks[0] + flanks[1]])

    def card_name(self, card: int) -> str:
        """``5 of hats``."""
        return f"{value_of(card)} of {self.suit_names[suit_of(card)]}s"

    def why(self, best: Hand, next_best: Hand) -> str:
        """Why ``best`` wins, in words."""
        if best.strength != next_best.strength:
            return f"{self.hand_names[best.strength]} beats {self.hand_names[next_best.strength]}"
        both = f"both {self.hand_names[best.strength]}"
        if value_of(best.card) != value_of(next_best.card):
            return f"{both}; own card {value_of(best.card)} over {value_of(next_best.card)}"
        if best.card != next_best.card:
            return f"{both}; {self.suit_names[suit_of(best.card)]} over {self.suit_names[suit_of(next_best.card)]}"
        return f"{both}, equal in value and suit"


def poker(content: Content) -> Poker:
    """The hands as the content ranks them."""
    rows = content.rows("hands")
    strength: Callable[[Sequence[int]], int] = lambda cards: int(rows[kind_of(cards)]["strength"])  # noqa: E731
    return Poker(
        strengths=tuple(strength((a, b, c)) for a in CARDS for b in CARDS for c in CARDS),
        suit_names=tuple(str(content.rows("suits")[suit]["name"]) for suit in suits(content)),
        hand_names={int(cells["strength"]): str(cells["name"]) for cells in rows.values()},
    )
