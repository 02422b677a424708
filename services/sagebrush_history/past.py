"""The past of one game: the events of its commits, with states kept here and there, so that any version is near."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.taking_back import return_of, standing
from sagebrush_history import folding
from sagebrush_history.table import Table

STRIDE = 16
"""Commits between two states that are kept."""


class Past:
    """From the first commit to some version; ``state`` is the one after it, to be looked at only."""

    def __init__(self, table: Table) -> None:
        self._decider = table.decider
        self._told: list[Sequence[Event]] = []
        self.state = folding.blank(table)
        self._kept: list[Any] = [self.state.copy()]

    @property
    def version(self) -> int:
        """How many commits were told."""
        return len(self._told)

    def tell(self, events: Sequence[Event]) -> None:
        """The next commit; where it takes back, to a version before it."""
        self.state = self.after(self.state, events)
        self._told.append(events)
        if _is_kept(self.version):
            self._kept.append(self.state.copy())

    def after(self, state: Any, events: Sequence[Event]) -> Any:
        """The state after a commit with ``events``; ``state``, the one before it, may be changed."""
        to = return_of(events)
        if to is not None:
            return self.at(to)
        self._decider.apply(state, events)
        return state

    def at(self, version: int) -> Any:
        """A state of its own after the commit ``version``."""
        near, stand = standing(lambda version: self._told[version - 1], version, _is_kept)
        state = self._kept[near // STRIDE].copy()
        for events in stand:
            self._decider.apply(state, events)
        return state


def _is_kept(version: int) -> bool:
    return version % STRIDE == 0
