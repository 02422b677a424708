"""The printed things of the box; each row has its mark and its source, and an override file may correct it."""

from sagebrush_games.kernel.content import extended, load

PRINTED = load(__name__, ("setup", "buildings", "row", "rounds", "characters"))
"""The 2009 edition."""

BIG_BOX_ROWS = load(__name__, ("big-box", "cards"))
"""Those of the Big Box, over those of 2009."""

SIDES = tuple(extended(PRINTED, BIG_BOX_ROWS).rows("character"))
"""The ids of all sides of all cards."""
