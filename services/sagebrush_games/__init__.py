"""The games: a pure library of titles, each a decider over events."""

from collections.abc import Mapping

from sagebrush_games.carson_city import TITLE as CARSON_CITY
from sagebrush_games.kernel.title import Title
from sagebrush_games.sierra_west import TITLE as SIERRA_WEST
from sagebrush_games.tiny_epic_western import TITLE as TINY_EPIC_WESTERN

TITLES: Mapping[str, Title] = {title.id: title for title in (CARSON_CITY, TINY_EPIC_WESTERN, SIERRA_WEST)}
"""The only list of titles, by id."""
