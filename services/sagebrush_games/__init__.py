"""The games: a pure library of titles, each a decider over events."""

from collections.abc import Mapping

from sagebrush_games.kernel.title import Title

TITLES: Mapping[str, Title] = {}
"""Every title by its id: the only list of titles."""
