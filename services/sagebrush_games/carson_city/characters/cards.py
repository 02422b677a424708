"""Which characters lie on the table: one of the recommended sets, cards named one by one, or cards dealt at random."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from sagebrush_games.carson_city.characters import SIDES
from sagebrush_games.carson_city.events.cards import CharactersDealt
from sagebrush_games.carson_city.rules.ruleset import Ruleset
from sagebrush_games.carson_city.rules.setup import starting_order, starting_parcels
from sagebrush_games.carson_city.state.model import Phase, State
from sagebrush_games.kernel.chance import Chance, pick, shuffled
from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.phases import before

YELLOW, RED, IN, OUT = "yellow", "red", "in", "out"

HORSEMAN = "cowboy"
BOYS = ("newspaper-boy", "newspaper-boy-red")


@dataclass(frozen=True, slots=True)
class Card:
    """A card: its number, its name, and by way of laying it on the table the id of the side that counts then."""

    number: int
    name: str
    sides: Mapping[str, str]

    @property
    def option(self) -> str:
        """The id of the option that names its side."""
        return f"card-{self.number}"


def two_sided(number: int, name: str, yellow: str, red: str = "") -> Card:
    """A card with a side for each colour."""
    return Card(number, name, {YELLOW: yellow, RED: red or f"{yellow}-red"})


BASIC = (
    two_sided(1, "Sheriff", "sheriff"),
    two_sided(2, "Banker", "banker"),
    two_sided(3, "Grocer", "grocer"),
    two_sided(4, "Chinese Worker", "chinese-worker"),
    two_sided(5, "Settler", "settler"),
    two_sided(6, "Captain", "captain"),
    two_sided(7, "Mercenary", "mercenary"),
)
"""The cards of 2009."""

BIG_BOX = (
    two_sided(0, "Newspaper Boy", "newspaper-boy"),
    *BASIC,
    two_sided(8, "Indian", "indian"),
    two_sided(9, "Prospector", "prospector"),
    two_sided(10, "Gunsmith", "gunsmith"),
    two_sided(11, "Singer", "singer"),
    two_sided(12, "Auctioneer", "auctioneer"),
    two_sided(13, "Governor", "governor"),
    Card(14, "Doctor / Undertaker", {IN: "doctor"}),
    two_sided(15, "Cowboy", "cowboy"),
    two_sided(16, "Heroes", "heroes"),
    Card(17, "Teacher", {IN: "teacher"}),
)
"""Those of the Big Box; who takes 14 chooses its side, and 17 shows the side of the round."""

PROMO = (
    two_sided(18, "Lawyer / Editor", "lawyer", "editor"),
    two_sided(19, "Father Christmas", "father-christmas"),
)
"""The promo cards."""

ALL = (*BIG_BOX, *PROMO)

# [BB "Carson City, ¿una ciudad tranquila?"] [BB "Carson City, una ciudad en la que puedes prosperar"]
# [BB "Fiebre del Oro"] [BB "Carson City, la ciudad perfecta para tener una casa"]
# [BB "Ajuste de cuentas en Carson City"]
SETS: Mapping[str, tuple[str, ...]] = {
    "first-game": tuple(card.sides[YELLOW] for card in BASIC),
    "quiet-town": ("sheriff-red", "banker-red", "settler", "singer", "governor", "doctor", "heroes-red"),
    "prosperity": (
        "newspaper-boy",
        "banker",
        "grocer",
        "chinese-worker-red",
        "captain",
        "indian-red",
        "auctioneer",
        "heroes",
    ),
    "gold-rush": (
        "newspaper-boy-red",
        "sheriff",
        "grocer",
        "settler-red",
        "indian-red",
        "prospector",
        "gunsmith-red",
        "singer-red",
    ),
    "home-and-land": (
        "newspaper-boy",
        "grocer-red",
        "chinese-worker",
        "settler-red",
        "indian",
        "prospector",
        "auctioneer",
        "cowboy-red",
    ),
    "showdown": (
        "newspaper-boy-red",
        "captain-red",
        "mercenary",
        "prospector-red",
        "gunsmith",
        "auctioneer-red",
        "governor-red",
        "doctor",
    ),
}
"""The recommended sets by name, each in the order of the numbers."""

TURNS: Mapping[str, tuple[str, ...]] = {
    "doctor": ("undertaker",),
    "teacher": ("teacher-red",),
    "prospector": ("prospector-red",),
    "cowboy-red": ("cowboy",),
}
"""By side: what the card may become during the game."""

ORDER = tuple(side for card in ALL for first in card.sides.values() for side in (first, *TURNS.get(first, ())))
"""Every side, in the order of the numbers; one that two others lead to is there twice."""

FACES: Mapping[str, tuple[str, ...]] = dict.fromkeys(("doctor", "undertaker"), ("doctor", "undertaker"))
"""The sides as which a card may be taken, whichever of them shows."""

CARDS = 7


def wanted(sides: Sequence[str]) -> int:
    """How many cards belong on the table: the Newspaper Boy needs one more."""
    return CARDS + any(side in BOYS for side in sides)


def reachable(rules: Ruleset, sides: Sequence[str]) -> Iterator[str]:
    """``sides``, and what their cards may become, in the order of the numbers."""
    able = {*sides, *(turned for side in sides for turned in TURNS.get(side, ()))}
    return (side for side in ORDER if side in able and is_playable(rules, side))


def is_playable(rules: Ruleset, side: str) -> bool:
    """Whether ``side`` has anything to do: the yellow Cowboy gives horses."""  # [ruling R61]
    return side != HORSEMAN or bool(rules.corrals)


def changed(rules: Ruleset, sides: Sequence[str]) -> Ruleset:
    """``rules`` of a table where no other sides than these, and what they become, can come into play.

    Sides that share a change make it once, however many of them can come into play.
    """
    able = dict.fromkeys(reachable(rules, sides))
    faces = {side: faces for side, faces in FACES.items() if side in able}
    characters = {side: SIDES[side].character(rules.printed) for side in able}
    rules = replace(rules, characters=characters, faces=faces)
    for apply in dict.fromkeys(SIDES[side].apply for side in able):
        rules = apply(rules)
    return rules


def laid_out(rules: Ruleset, sides: Sequence[str]) -> Ruleset:
    """``rules`` of a table with these cards."""
    return replace(changed(rules, sides), cards=tuple(sides))


def shuffled_in(rules: Ruleset, cards: Sequence[Card]) -> Ruleset:
    """``rules`` of a table whose cards come out of ``cards``, each on a side that chance says.

    They are dealt when the last starting parcel is chosen.
    """

    def deal(table: Ruleset, state: State, chance: Chance) -> Sequence[Event]:
        if state.cards or state.turn < len(starting_order(rules, state)):
            return ()
        return [CharactersDealt(dealt(table, cards, chance))]

    pool = [side for card in cards for side in card.sides.values()]
    steps = before(rules.steps, Phase.SET_UP, starting_parcels, deal)
    dealing = changed(replace(rules, steps=steps), pool)
    return replace(dealing, cards=())


def dealt(rules: Ruleset, cards: Sequence[Card], chance: Chance) -> tuple[str, ...]:
    """Seven of ``cards`` in the order of their numbers, eight with the Newspaper Boy."""
    deck = shuffled(chance, "characters", cards)
    drawn = deck[: wanted([side for card in deck[:CARDS] for side in card.sides.values()])]
    ordered = sorted(drawn, key=lambda card: card.number)
    return tuple(
        pick(chance, "side", [side for side in card.sides.values() if is_playable(rules, side)]) for card in ordered
    )
