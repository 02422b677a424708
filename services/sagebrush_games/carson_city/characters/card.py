"""What is printed on a character card, and what a side of it does to the ruleset of a table where it is in play."""

from collections.abc import Callable
from dataclasses import dataclass

from sagebrush_games.carson_city.rules.ruleset import Character, Ruleset
from sagebrush_games.kernel.content import Content


def unchanged(rules: Ruleset) -> Ruleset:
    """The ruleset as it is."""
    return rules


@dataclass(frozen=True, slots=True)
class Side:
    """A side of a card: its character, and its change to the ruleset, which must not matter while nobody has it."""

    character: Callable[[Content], Character]
    apply: Callable[[Ruleset], Ruleset] = unchanged


def printed(content: Content, character: str) -> Character:
    """The card of ``character`` with its number and its cash limit, and no effect."""
    row = content.rows("character")[character]
    return Character(number=row["number"], limit=row["limit"])
