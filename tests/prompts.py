"""The prompts of a title, as the rules of all its tables have them."""

from collections.abc import Iterator, Mapping
from functools import cache

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config, kebab
from tests.conformance.tables import tables

EVERY_CHARACTER: dict[str, str | int | bool] = {"characters": "random", "promo-cards": True}


@cache
def commands(title: str) -> Mapping[str, frozenset[str]]:
    """By prompt: the commands that answer it at any table."""
    found: dict[str, set[str]] = {}
    for config in _configs(title):
        for name, actions in TITLES[title].build(config).actions.items():
            found.setdefault(name, set()).update(kebab(action.message.__name__) for action in actions)
    return {name: frozenset(commands) for name, commands in found.items()}


@cache
def prompts(title: str) -> frozenset[str]:
    return frozenset(name for config in _configs(title) for name in TITLES[title].build(config).actions)


def _configs(title: str) -> Iterator[Config]:
    yield from tables(TITLES[title])
    if title == "carson-city":
        yield every_character()


def every_character() -> Config:
    """A table on which any character may lie, with all expansions."""
    variants = tuple(variant.id for variant in TITLES["carson-city"].manifest.variants)
    return Config("carson-city", "big-box", 3, variants, dict(EVERY_CHARACTER))
