"""The printed things of the box; each row has its mark and its source, and an override file may correct it."""

from sagebrush_games.kernel.content import load

PRINTED = load(__name__, ("setup", "buildings", "row", "rounds", "characters", "outlaws"))
