"""The printed things of the box; each row has its mark and its source, and an override file may correct it."""

from collections.abc import Mapping

from sagebrush_games.kernel.content import Content, load

COMMON = ("table", "cards", "cabins", "hastings")
MODES = ("apple-hill", "boats-and-banjos", "gold-rush", "outlaws-and-outposts")

CONTENTS: Mapping[str, Content] = {mode: load(__name__, (*COMMON, mode)) for mode in MODES}
"""What a table uses, by its mode: the rows of every mode, then those of its own."""
