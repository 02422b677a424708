"""What can be played, and the one list of expansions."""

from sagebrush_games.kernel.expansion import variants
from sagebrush_games.kernel.manifest import Edition, Manifest
from tests.toys.pond.expansions.otter import OTTER

EXPANSIONS = (OTTER,)

MANIFEST = Manifest(editions=(Edition("plain", "Plain", range(1, 5)),), variants=variants(EXPANSIONS))
