"""Guesses at the hidden part: where the possible contents of a hidden place can be listed, each is equally likely."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from math import comb, erfc, sqrt
from typing import Any

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents.arena.honesty.positions import TruePosition, true_positions
from sagebrush_opponents.arena.seeds import seed_of
from sagebrush_opponents.table import AnyOpponentTable, table

Places = Mapping[str, tuple[int, ...]]
"""Cards by the place where they lie hidden."""

MOST_CONTENTS = 300
"""Places with more possible contents are left out."""
EACH = 12
"""Guesses for each possible content, so that chi-square is one."""
PROBED = 500
"""Guesses that show what may lie in a place, before it is tested with fresh ones."""
STRIDE = 9


@dataclass(frozen=True, slots=True)
class PlaceTest:
    """The chi-square of the contents of one hidden place against even odds; ``p`` is how likely that much is."""

    place: str
    contents: int
    guesses: int
    chi_square: float
    p: float


def western_places(state: Any) -> Places:
    """Hands of Tiny Epic Western, the Rival's, and buildings drawn at the Auction House."""
    hands = {f"hand {n}": (*player.dealt, player.card) for n, player in enumerate(state.players)}
    return {**hands, "rival": tuple(state.rival), "offer": tuple(state.offer)}


def sierra_places(state: Any) -> Places:
    """Hands and decks of Sierra West."""
    hands = {f"hand {n}": tuple(player.hand) for n, player in enumerate(state.players)}
    return hands | {f"deck {n}": tuple(player.top) for n, player in enumerate(state.players)}


PLACES: Mapping[str, Callable[[Any], Places]] = {
    "sierra-west": sierra_places,
    "tiny-epic-western": western_places,
}
"""By title, what lies hidden in a state; absent where nothing does, as in Carson City, or nobody has said."""


def place_tests(config: Config, seed: int) -> list[PlaceTest]:
    """The tests of every hidden place of a few positions of one random game; raises AssertionError for a bad guess."""
    if config.title not in PLACES:
        return []
    place = table(TITLES[config.title], config)
    chance = seeded(seed_of("chosen", seed))
    chosen = (position for position in true_positions(place, seed) if chance("look", STRIDE) == 0)
    return [found for position in chosen for found in _tested(place, position, seed)]


def _tested(table: AnyOpponentTable, position: TruePosition, seed: int) -> Iterator[PlaceTest]:
    probed = list(_guesses(table, position, seed, range(PROBED)))
    truth = PLACES[table.title.id](position.state)
    for name in probed[0] if probed else ():
        contents = [tuple(sorted(guess[name])) for guess in probed]
        hidden = set[int]().union(*contents) - set(contents[0]).intersection(*contents)
        slots = len(set(contents[0]) & hidden)
        cases = comb(len(hidden), slots)
        if 1 < cases <= MOST_CONTENTS and len(set(contents[0])) == len(contents[0]):
            assert set(truth[name]) <= set().union(*contents), (
                f"the truth is never guessed: {name} of {position.number}"
            )
            fresh = _guesses(table, position, seed, range(PROBED, PROBED + EACH * cases))
            yield chi_square(name, Counter(tuple(sorted(guess[name])) for guess in fresh), cases)


def _guesses(table: AnyOpponentTable, position: TruePosition, seed: int, numbers: Iterable[int]) -> Iterator[Places]:
    for number in numbers:
        chance = seeded(seed_of("guess", seed, position.number, number))
        yield PLACES[table.title.id](table.decider.determinize(position.view, chance))


def chi_square(place: str, counts: Counter[tuple[int, ...]], cases: int) -> PlaceTest:
    """The test of ``counts`` against ``cases`` contents that are equally likely."""
    guesses = counts.total()
    expected = guesses / cases
    absent = (cases - len(counts)) * expected
    value = sum((count - expected) ** 2 / expected for count in counts.values()) + absent
    return PlaceTest(place, cases, guesses, value, tail(value, max(1, cases - 1)))


def tail(chi: float, freedom: int) -> float:
    """How likely a chi-square with ``freedom`` is to be above ``chi`` (Wilson and Hilferty 1931)."""
    part = 2 / (9 * freedom)
    return erfc(((chi / freedom) ** (1 / 3) - (1 - part)) / sqrt(part) / sqrt(2)) / 2


def together(tests: Sequence[PlaceTest]) -> float:
    """How likely the sum of all is to be as large, places taken as independent."""
    return tail(sum(test.chi_square for test in tests), sum(test.contents - 1 for test in tests))
