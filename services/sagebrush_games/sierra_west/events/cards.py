"""Decks and hands."""

from dataclasses import dataclass

from sagebrush_games.kernel.messages import Event


@dataclass(slots=True)
class CardsDrawn(Event):
    """``seat`` drew ``cards`` in this order; ``open``: whether everybody knows the card. Others read -1 if not."""

    seat: int
    cards: tuple[int, ...]
    open: tuple[bool, ...]


@dataclass(slots=True)
class DeckShuffled(Event):
    """The discard pile of ``seat`` is its deck now."""

    seat: int


@dataclass(slots=True)
class CardsArranged(Event):
    """``seat`` laid its cards on its board: left, middle, right; ``known``: whether everybody knew all three."""

    seat: int
    cards: tuple[int, ...]
    known: bool = False
