"""Greedy plays whatever a table may agree on: each edition, variant and set of characters, with any number of seats."""

from collections.abc import Iterator
from itertools import cycle

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import faults
from sagebrush_opponents import Budget
from sagebrush_opponents.arena.match import play_game
from sagebrush_opponents.table import table
from tests.opponents.matches import play_match

EVERYTHING = tuple(variant.id for variant in TITLE.manifest.variants)
ALONE = tuple((variant,) for variant in EVERYTHING)
RANDOM_CARDS: dict[str, str | int | bool] = {"characters": "random"}


def playable(configs: Iterator[Config]) -> list[Config]:
    return [config for config in configs if not faults(TITLE, config)]


def sample() -> Iterator[Config]:
    """Each variant alone and all of them together, in each edition, the numbers of seats in turn."""
    for edition in TITLE.manifest.editions:
        seats = cycle(edition.seats)
        for variants in ((), *ALONE, EVERYTHING):
            yield Config(TITLE.id, edition.id, next(seats), variants, RANDOM_CARDS)


def described(config: Config) -> str:
    return " ".join((config.edition, str(config.seats), *config.variants))


@pytest.mark.parametrize("config", playable(sample()), ids=described)
def test_greedy_ends_every_game(config: Config) -> None:
    names = tuple(name for name, _ in zip(cycle(("greedy", "random")), range(config.seats), strict=False))
    outcome = play_game(table(TITLE, config), names, seed=config.seats, budget=Budget(20))
    assert len(outcome.ranking) == config.seats


@pytest.mark.parametrize("edition", [edition.id for edition in TITLE.manifest.editions])
def test_greedy_beats_random_in_every_edition(edition: str) -> None:
    result = play_match(table(TITLE, Config(TITLE.id, edition, 2)), "greedy", "random", games=6)
    assert result.share == 1
    assert result.scores[0] > 3 * result.scores[1]
