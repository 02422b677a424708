"""One number for each card of the box, whatever the mode, so that an event can be told without knowing the mode."""

from collections.abc import Mapping
from dataclasses import replace

from sagebrush_games.kernel.content import Content
from sagebrush_games.sierra_west.content import printed
from sagebrush_games.sierra_west.content.pieces import MODE_CARD, MOUNTAIN, STARTING, Card, Special

SPECIALS_EACH = 6
FIRST_MODES = 4
"""The modes of the box: their mode cards come before all their mountains; a later mode has a block for itself."""
FIRST_OF_MOUNTAINS = MODE_CARD + FIRST_MODES
FIRST_OF_BLOCKS = FIRST_OF_MOUNTAINS + FIRST_MODES * len(MOUNTAIN)


def card_number(mode: int, place: int) -> int:
    """The number of the card at ``place`` among those of a mode: the eight, the mode card, the mountain's fifteen."""
    if place in STARTING:
        return place
    if mode >= FIRST_MODES:
        return FIRST_OF_BLOCKS + (mode - FIRST_MODES) * (1 + len(MOUNTAIN)) + place - MODE_CARD
    return MODE_CARD + mode if place == MODE_CARD else FIRST_OF_MOUNTAINS + mode * len(MOUNTAIN) + place - MOUNTAIN[0]


def cards(content: Content, mode: int) -> Mapping[int, Card]:
    """The cards of a mode by number."""
    numbered = (replace(card, number=card_number(mode, card.number)) for card in printed.cards(content))
    return {card.number: card for card in numbered}


def specials(content: Content, mode: int) -> Mapping[int, Special]:
    """The special cards of a mode by number."""
    first = mode * SPECIALS_EACH
    return {
        first + special.number: replace(special, number=first + special.number) for special in printed.specials(content)
    }
