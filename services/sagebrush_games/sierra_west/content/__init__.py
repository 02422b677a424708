"""The printed things of the box; each row has its mark and its source, and an override file may correct it."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.contents import Contents

COMMON = ("table", "cards", "cabins", "hastings")
MODES = ("apple-hill", "boats-and-banjos", "gold-rush", "outlaws-and-outposts")

CONTENTS = Contents({mode: load(__name__, (*COMMON, mode)) for mode in MODES}, __name__)
"""What a table uses, by its mode: the rows of every mode, then those of its own."""
