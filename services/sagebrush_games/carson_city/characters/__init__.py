"""The characters: one module each, one function for each side of the card."""

from collections.abc import Callable, Mapping

from sagebrush_games.carson_city.characters.banker import banker
from sagebrush_games.carson_city.characters.captain import captain
from sagebrush_games.carson_city.characters.chinese_worker import chinese_worker
from sagebrush_games.carson_city.characters.grocer import grocer
from sagebrush_games.carson_city.characters.mercenary import mercenary
from sagebrush_games.carson_city.characters.settler import settler
from sagebrush_games.carson_city.characters.sheriff import sheriff
from sagebrush_games.carson_city.ruleset import Character
from sagebrush_games.kernel.content import Content

YELLOW: Mapping[str, Callable[[Content], Character]] = {
    "sheriff": sheriff,
    "banker": banker,
    "grocer": grocer,
    "chinese-worker": chinese_worker,
    "settler": settler,
    "captain": captain,
    "mercenary": mercenary,
}
"""The yellow sides, by id, in the order of their numbers."""
