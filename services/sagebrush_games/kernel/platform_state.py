"""What the platform knows of a game beside the title's state: grown commit by commit, kept in snapshots.

It is a fold of what commits say (events, actor, time) and needs no clock. A field may be appended with a default, which
stands for games in which nothing of it happened.
"""

from typing import NamedTuple

from sagebrush_games.kernel.clocks import Clocks
from sagebrush_games.kernel.control import AS_STARTED, Control
from sagebrush_games.kernel.taking_back import CLOSED, Window


class PlatformState(NamedTuple):
    """``moved_ms``: Unix time of the last move, or of a player's return to a seat; 0 before the first commit.

    ``clocks``: how much time each seat has, None at a table without clocks.
    """

    window: Window = CLOSED
    control: Control = AS_STARTED
    moved_ms: int = 0
    clocks: Clocks | None = None


BLANK = PlatformState()
"""Before the first commit."""
