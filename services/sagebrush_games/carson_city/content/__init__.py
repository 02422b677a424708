"""The printed things of the box; each row has its mark and its source, and an override file may correct it."""

from sagebrush_games.kernel.content import extended, load
from sagebrush_games.kernel.contents import Contents

VARIANTS = ("outlaws", "kit-carson", "duel-tiles", "river", "horses", "new-beginning")

PRINTED = load(__name__, ("setup", "buildings", "row", "rounds", "characters", *VARIANTS))
"""The 2009 edition, and what the variants add."""

BIG_BOX = extended(PRINTED, load(__name__, ("big-box", "cards")))
"""The Big Box: its own rows over those of 2009."""

CONTENTS = Contents({"2009": PRINTED, "big-box": BIG_BOX}, __name__)
"""What each edition prints."""
