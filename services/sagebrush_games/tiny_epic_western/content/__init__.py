"""What is printed in the box, one TOML row per thing, each with its mark and source."""

from sagebrush_games.kernel.content import load

FILES = ("buildings", "bosses", "mats", "town_hall", "table")
EDITION = "standard"

PRINTED = load(__name__, FILES)
"""What the box prints, without what expansions add."""
