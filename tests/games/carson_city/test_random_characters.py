"""Random games with all sets and with random cards keep every invariant of the platform."""

from collections.abc import Sequence

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.characters.cards import ALL, HORSEMAN, SETS
from sagebrush_games.carson_city.state.model import State
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.decider import AnyDecider
from tests.games.carson_city.characters.hand import hand_config
from tests.games.carson_city.players import eager
from tests.games.carson_city.recording import with_characters

STRIDE = 41
"""Every so many commits everything costly is checked; with the seeds this looks into all phases."""


@pytest.mark.parametrize("name", SETS)
def test_a_random_game_with_a_recommended_set(name: str) -> None:
    check_game(TITLE, with_characters(3, name, "outlaws"), 1, STRIDE)


@pytest.mark.parametrize("seed", range(10))
def test_a_random_game_with_random_characters(seed: int) -> None:
    check_game(TITLE, with_characters(2 + seed % 5, "random", *(("outlaws",) if seed % 2 else ())), seed, STRIDE)


@pytest.mark.parametrize("seed", range(4))
def test_a_random_game_with_random_characters_and_all_variants(seed: int) -> None:  # [BB "¿QUÉ MÁS?"]
    variants = tuple(variant.id for variant in TITLE.manifest.variants if not variant.excludes)
    check_game(TITLE, with_characters(4, "random", *variants), seed, STRIDE)


HANDS = [*SETS.values(), *((side,) for card in ALL for side in card.sides.values() if side != HORSEMAN)]


@pytest.mark.parametrize("sides", HANDS, ids="-".join)
def test_dealt_cards_play_like_the_same_cards_laid_out(sides: Sequence[str]) -> None:
    """Whatever else might have been dealt changes nothing: no effect counts twice, or for nobody."""
    laid_out = TITLE.build(hand_config(3, tuple(sides), ("outlaws",)))
    dealt = TITLE.build(with_characters(3, "random", "outlaws"))
    player, chance = eager(5), seeded(5)
    state, _ = laid_out.set_up(chance)
    while awaited := laid_out.awaited(state):
        command = player(laid_out, state, awaited)
        assert offers(dealt, state) == offers(laid_out, state)
        seed, copy = chance("seed", 2**31), state.copy()
        assert dealt.play(copy, command, seeded(seed)) == laid_out.play(state, command, seeded(seed))


def offers(decider: AnyDecider, state: State) -> list[str]:
    """Every legal command, in one order."""
    return sorted(repr(command) for seat, _ in decider.awaited(state) for command in decider.legal(state, seat))
