"""Variants two by two: a random game of every pair conforms, each edition and seat count in its turn.

All tables of the matrix: ``sagebrush fuzz carson-city --matrix``.
"""

from itertools import combinations, cycle

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import faults


def name(config: Config) -> str:
    return "-".join([config.edition, str(config.seats), *config.variants])


NAMES = [variant.id for variant in TITLE.manifest.variants]
TABLES = cycle([(edition.id, seats) for edition in TITLE.manifest.editions for seats in edition.seats])
PAIRS = [Config(TITLE.id, *table, pair) for pair, table in zip(combinations(NAMES, 2), TABLES, strict=False)]
ALL = [Config(TITLE.id, edition.id, 4, tuple(NAMES)) for edition in TITLE.manifest.editions]


@pytest.mark.parametrize("config", [*PAIRS, *ALL], ids=name)
def test_a_game_conforms(config: Config) -> None:
    if not faults(TITLE, config):
        check_game(TITLE, config, seed=len(config.variants) + config.seats, stride=20)
