"""One game folded from its first commit, with states kept here and there, so that any version is near."""

from collections.abc import Sequence
from typing import Any

from sagebrush_games.kernel.messages import Event
from sagebrush_games.kernel.taking_back import return_of, standing
from sagebrush_history import folding
from sagebrush_history.table import GameTable

STRIDE = 16
"""Commits between two checkpoints."""


class CheckpointedFold:
    """From the first commit to some version; ``state`` is the one after it, to be looked at only."""

    def __init__(self, table: GameTable) -> None:
        self._decider = table.decider
        self._events: list[Sequence[Event]] = []
        self.state = folding.blank(table)
        self._checkpoints: list[Any] = [self.state.copy()]

    @property
    def version(self) -> int:
        """How many commits were appended."""
        return len(self._events)

    def append(self, events: Sequence[Event]) -> None:
        """The next commit; where it takes back, to a version before it."""
        self.state = self.state_after(self.state, events)
        self._events.append(events)
        if _is_checkpoint(self.version):
            self._checkpoints.append(self.state.copy())

    def state_after(self, state: Any, events: Sequence[Event]) -> Any:
        """The state after a commit with ``events``; ``state``, the one before it, may be changed."""
        to = return_of(events)
        if to is not None:
            return self.state_at(to)
        self._decider.apply(state, events)
        return state

    def state_at(self, version: int) -> Any:
        """A copy of the state after the commit ``version``, folded from at most ``STRIDE`` commits."""
        near, stand = standing(lambda version: self._events[version - 1], version, _is_checkpoint)
        state = self._checkpoints[near // STRIDE].copy()
        for events in stand:
            self._decider.apply(state, events)
        return state


def _is_checkpoint(version: int) -> bool:
    return version % STRIDE == 0
