"""What is printed in the box, one TOML row per thing, each with its mark and source."""

from sagebrush_games.kernel.content import load
from sagebrush_games.kernel.contents import Contents

FILES = ("buildings", "bosses", "mats", "town_hall", "table")
EDITION = "standard"

CONTENTS = Contents({EDITION: load(__name__, FILES)}, __name__)
"""What the box prints."""
