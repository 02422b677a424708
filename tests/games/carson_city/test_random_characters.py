"""Random games with all sets and with random cards keep every invariant of the platform."""

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.cards import SETS
from sagebrush_games.kernel.conformance import check_game
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
def test_a_random_game_with_random_characters_and_all_variants(seed: int) -> None:
    variants = tuple(variant.id for variant in TITLE.manifest.variants if not variant.excludes)
    check_game(TITLE, with_characters(4, "random", *variants), seed, STRIDE)
