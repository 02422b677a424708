"""What a table says about its characters, and why some of it cannot be."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

from sagebrush_games.carson_city.characters.cards import (
    ALL,
    BASIC,
    BIG_BOX,
    HORSEMAN,
    OUT,
    PROMO,
    SETS,
    Card,
    laid_out,
    shuffled_in,
    wanted,
)
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.manifest import Option
from sagebrush_games.kernel.messages import Config

RANDOM, CUSTOM = "random", "custom"

HORSES = "horses"


@dataclass(frozen=True, slots=True)
class CharacterCards:
    """The character cards of an edition, and the promo cards that may be put into it."""

    cards: Sequence[Card]
    promo: Sequence[Card] = ()

    def has(self, sides: Sequence[str]) -> bool:
        """Whether all of ``sides`` are on its own cards."""
        return {side for card in self.cards for side in card.sides.values()}.issuperset(sides)


CARDS_BY_EDITION: Mapping[str, CharacterCards] = {
    "2009": CharacterCards(BASIC),
    "big-box": CharacterCards(BIG_BOX, PROMO),
}
"""By edition."""


def _printing(sides: Sequence[str]) -> tuple[str, ...]:
    """The editions with all of ``sides`` on their cards."""
    return tuple(id for id, box in CARDS_BY_EDITION.items() if box.has(sides))


CHARACTERS = Option(
    "characters",
    "Characters",
    "A recommended set, cards dealt at random, or custom: each card as its own option says.",
    (*SETS, RANDOM, CUSTOM),
    value_editions={name: _printing(sides) for name, sides in SETS.items()},
)

PROMO_CARDS = Option(
    "promo-cards",
    "Promo cards",
    "Whether the Lawyer / Editor and Father Christmas are in the box, for random and custom characters.",
    (False, True),
    editions=tuple(id for id, box in CARDS_BY_EDITION.items() if box.promo),
    needs={CHARACTERS.id: (RANDOM, CUSTOM)},
)


def _option(card: Card) -> Option:
    ways = (*card.sides, OUT) if card in BASIC else (OUT, *card.sides)
    return Option(
        card.option,
        card.name,
        f"With custom characters: how card {card.number} lies on the table.",
        ways,
        editions=tuple(id for id, box in CARDS_BY_EDITION.items() if card in (*box.cards, *box.promo)),
        needs={CHARACTERS.id: (CUSTOM,)} | ({PROMO_CARDS.id: (True,)} if card in PROMO else {}),
        value_variants={way: HORSES for way, side in card.sides.items() if side == HORSEMAN},  # who gives a horse
    )


OPTIONS = (CHARACTERS, PROMO_CARDS, *map(_option, ALL))

DEFAULTS = {option.id: option.default for option in OPTIONS}


def value(config: Config, option: str) -> str | int | bool:
    """What a table says about ``option``."""
    return (config.options or {}).get(option, DEFAULTS[option])


def in_the_box(config: Config, content: Content) -> Sequence[Card]:
    """The cards a table could play with: those of its box that were printed when its game began."""
    box, printed = CARDS_BY_EDITION[config.edition], content.rows("character")
    cards = (*box.cards, *box.promo) if value(config, PROMO_CARDS.id) else box.cards
    return [card for card in cards if printed.keys() >= set(card.sides.values())]


def named(config: Config, content: Content) -> list[str]:
    """The sides that custom characters name, in the order of the numbers."""
    ways = ((card, str(value(config, card.option))) for card in in_the_box(config, content))
    return [card.sides[way] for card, way in ways if way != OUT]


def characters(rules: Ruleset, config: Config) -> Ruleset:
    """``rules`` with the characters of a table."""
    choice = str(value(config, CHARACTERS.id))
    if choice == RANDOM:
        return shuffled_in(rules, in_the_box(config, rules.printed))
    return laid_out(rules, named(config, rules.printed) if choice == CUSTOM else SETS[choice])


def objections(config: Config, content: Content) -> Iterator[tuple[str, str]]:
    """Field and sentence of custom characters that are too few or too many."""
    if value(config, CHARACTERS.id) == CUSTOM:
        yield from _miscounted(named(config, content))


def _miscounted(sides: Sequence[str]) -> Iterator[tuple[str, str]]:
    if len(sides) != wanted(sides):
        count = "Seven characters are in play, eight with the Newspaper Boy"
        yield f"options.{CHARACTERS.id}", f"{count}; {len(sides)} are named."
