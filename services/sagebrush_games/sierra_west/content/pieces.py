"""What lies in the box, as values: cards, tiles, tracks and spaces."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from sagebrush_games.sierra_west.content.notation import Gains, Icon, Summit

CELLS = ("gl", "gr", "tl", "tr", "m")
"""A card's path icons: green left and right, tan left and right (the paid one), middle."""
GL, GR, TL, TR, M = range(5)
LEFT, MIDDLE, RIGHT = range(3)
GREEN, TAN = range(2)
"""The paths, and the pioneers who walk them."""
PATHS = ("green", "tan")
STARTING, MODE_CARD, MOUNTAIN = range(8), 8, range(9, 24)
"""The numbers of a table's cards: the eight that every player has once, the mode card, the mountain's fifteen."""
DECKS = ("starting_cards", "mode_card", "mountain_cards")


Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Card:
    """A card of a player's deck or of the mountain; only those of the mountain bear the star.

    [ES "Anatomía de la tarjeta"].
    """

    number: int
    id: str
    cells: tuple[Icon, ...]
    summit: Summit
    animal: str
    star: bool
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Special:
    """A special mountain card; ``rank`` is its printed numeral, ``face`` what its mode prints on it."""

    number: int
    id: str
    rank: int
    campfire: bool
    face: Row
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Cabin:
    """A type of cabin tile; ``colour`` is that of the spaces it fits on, ``of`` and ``amount`` belong to the effect."""

    number: int
    id: str
    name: str
    colour: str
    endless: bool
    copies: int
    effect: str
    of: tuple[str, ...]
    amount: int
    text: str
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Animal:
    """An animal tile; ``gains`` is what it gives at a fur trade, nothing where its mode does something else."""

    number: int
    id: str
    gains: Gains
    text: str
    unofficial: bool


@dataclass(frozen=True, slots=True)
class Track:
    """A homestead track with its exclusive ``top`` space; ``reward`` is gained with each step."""

    number: int
    id: str
    name: str
    top: int
    reward: Icon


@dataclass(frozen=True, slots=True)
class Step:
    """A space of the wagon trail: what the step onto it costs, its multiplier, the special cards along the trail."""

    boots: int
    resources: int
    multiplier: int
    slots: int


@dataclass(frozen=True, slots=True)
class Space:
    """A space of a path: the card there (left, middle, right), its cell, and the resources it costs (0: not paid)."""

    card: int
    cell: int
    price: int


@dataclass(frozen=True, slots=True)
class CabinSpace:
    """A cabin space of the player board: the colour of its tile and the path of the pioneer who uses it."""

    colour: str
    pioneer: int
