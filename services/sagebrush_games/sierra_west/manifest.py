"""The table's choices, and the ruleset they make."""

from collections.abc import Callable, Mapping
from functools import lru_cache

from sagebrush_games.kernel.manifest import Edition, Manifest, Option, Variant
from sagebrush_games.kernel.messages import Config
from sagebrush_games.sierra_west.content import CONTENTS, MODES
from sagebrush_games.sierra_west.content.checks import checked
from sagebrush_games.sierra_west.expansions import (
    advanced_planning,
    apple_hill,
    boats_and_banjos,
    gold_rush,
    hastings,
    outlaws_and_outposts,
)
from sagebrush_games.sierra_west.rules import base
from sagebrush_games.sierra_west.rules.payment import payable
from sagebrush_games.sierra_west.rules.ruleset import Ruleset

KEPT = 64
"""Rulesets that are kept, by mode, seats and printed things: reading every card takes a while."""

APPLY: Mapping[str, Callable[[Ruleset], Ruleset]] = {
    "apple-hill": apple_hill.apply,
    "boats-and-banjos": boats_and_banjos.apply,
    "gold-rush": gold_rush.apply,
    "outlaws-and-outposts": outlaws_and_outposts.apply,
}
"""By mode."""

ADVANCED = Variant(
    "advanced-planning",
    "Advanced planning",
    "Hands of four cards: three are played, the fourth goes on the deck or the discard pile.",
    MODES,
)
DIFFICULTY = Option(
    "difficulty",
    "Difficulty of a solo game",
    "Points that Hastings has from the start.",
    ("standard", "easy", "hard", "expert"),
    seats=range(1, 2),
)
EDITIONS = (
    Edition("apple-hill", "Apple Hill", range(1, 5)),
    Edition("boats-and-banjos", "Boats & Banjos", range(1, 5)),
    Edition("gold-rush", "Gold Rush", range(1, 5)),
    Edition("outlaws-and-outposts", "Outlaws & Outposts", range(1, 5)),
)
MANIFEST = Manifest(editions=EDITIONS, variants=(ADVANCED,), options=(DIFFICULTY,))


def ruleset(config: Config) -> Ruleset:
    """The ruleset of a table: the common rules, changed by the mode, by Hastings, by the variant."""
    rules = _of_mode(config.edition, config.seats, config.content, config.corrections)
    if config.seats == 1:
        rules = hastings.apply(rules, config.edition, difficulty(config))
    return advanced_planning.apply(rules) if ADVANCED.id in config.variants else rules


@lru_cache(maxsize=KEPT)
def _of_mode(mode: str, seats: int, content: str, corrections: str) -> Ruleset:
    """The rules of a mode with the content of a game, as a host has corrected it; raises BadContent."""
    box = checked(CONTENTS.of(Config("", mode, seats, content=content, corrections=corrections)))
    return payable(base.understood(APPLY[mode](base.ruleset(box, MODES.index(mode), seats))))


def difficulty(config: Config) -> str:
    """How hard the table wants Hastings."""
    return str((config.options or {}).get(DIFFICULTY.id, DIFFICULTY.values[0]))
