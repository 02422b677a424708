"""What is printed on a character card."""

from sagebrush_games.carson_city.ruleset import Character
from sagebrush_games.kernel.content import Content


def printed(content: Content, character: str) -> Character:
    """The card of ``character`` with its number and its cash limit, and no effect."""
    row = content.rows("character")[character]
    return Character(number=row["number"], limit=row["limit"])
