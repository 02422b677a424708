"""The games: a pure library of titles, each a decider over events."""

from collections.abc import Mapping

from sagebrush_games.carson_city import TITLE as CARSON_CITY
from sagebrush_games.kernel.title import Title

TITLES: Mapping[str, Title] = {CARSON_CITY.id: CARSON_CITY}
"""The only list of titles, by id."""
