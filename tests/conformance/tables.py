"""Every table that can be agreed on: each title, edition and seat count, with no variant, each alone, and all."""

from itertools import product

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle, faults


def tables(title: AnyTitle) -> list[Config]:
    """The tables of ``title`` that its manifest allows."""
    names = tuple(variant.id for variant in title.manifest.variants)
    choices = dict.fromkeys([(), *((name,) for name in names), names])
    return [
        config
        for edition, variants in product(title.manifest.editions, choices)
        for seats in edition.seats
        if not faults(title, config := Config(title.id, edition.id, seats, variants))
    ]


TABLES = [config for title in TITLES.values() for config in tables(title)]


def name(config: Config) -> str:
    """A table's name in the output of a test."""
    return "-".join([config.title, str(config.seats), *config.variants])
