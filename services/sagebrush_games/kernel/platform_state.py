"""What the platform knows of a game beside the title's state: grown commit by commit, kept in snapshots.

It is a fold of what commits say (events, actor, time) and needs no clock. A field may be appended with a default, which
stands for games in which nothing of it happened.
"""

from collections.abc import Iterable
from typing import NamedTuple

from sagebrush_games.kernel.chance import Draw
from sagebrush_games.kernel.clocks import Clocks
from sagebrush_games.kernel.control.seats import AS_STARTED, Control
from sagebrush_games.kernel.taking_back import CLOSED, Window


class Presence(NamedTuple):
    """Since when people have stayed away: ``seen_ms`` is the Unix time of the last sign that somebody plays.

    That is a command of a person, and a move of a computer, too, unless a time was up since a person's last command
    (``has_lapsed``): so neither a computer that is slow nor one that is quick makes people absent, or present.
    ``missing``: the seats whose time was up and whose player has done nothing since then, Unix ms.
    """

    seen_ms: int = 0
    has_lapsed: bool = False
    missing: tuple[tuple[int, int], ...] = ()


class PlatformState(NamedTuple):
    """``moved_ms``: Unix time of the last move, or of a player's return to a seat; 0 before the first commit.

    ``drawn``: at a table that shares its chance, how many draws were made, by purpose in alphabetical order.
    ``clocks``: how much time each seat has, None at a table without clocks. ``presence``: whether anybody still plays.
    """

    window: Window = CLOSED
    control: Control = AS_STARTED
    moved_ms: int = 0
    clocks: Clocks | None = None
    presence: Presence = Presence()
    drawn: tuple[tuple[str, int], ...] = ()

    def with_draws(self, draws: Iterable[Draw]) -> "PlatformState":
        """After ``draws`` of one more commit at a table that shares its chance."""
        counts = dict(self.drawn)
        for purpose, _, _ in draws:
            counts[purpose] = counts.get(purpose, 0) + 1
        return self._replace(drawn=tuple(sorted(counts.items())))


BLANK = PlatformState()
"""Before the first commit."""
