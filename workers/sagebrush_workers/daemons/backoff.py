"""What was tried in vain is tried again after longer and longer pauses."""

from collections.abc import Hashable, Iterable
from typing import Generic, TypeVar

Key = TypeVar("Key", bound=Hashable)


class Backoff(Generic[Key]):
    """What is left alone since a Unix time, and for how long; a pause doubles each time. All in ms.

    A clock that is put back ends every pause: otherwise those of a time to come would last until then.
    """

    def __init__(self, first_pause: int, longest_pause: int) -> None:
        self._first = first_pause
        self._longest = longest_pause
        self._left_alone: dict[Key, tuple[int, int]] = {}

    def __len__(self) -> int:
        """How many were paused and are found still; some of them, as of games that cannot be read, for ever."""
        return len(self._left_alone)

    def due(self, found: Iterable[Key], now_ms: int) -> list[Key]:
        """Those of ``found`` that are not left alone now; what is no longer found is forgotten."""
        present = list(found)
        self._left_alone = {key: self._left_alone[key] for key in present if key in self._left_alone}
        return [key for key in present if not self._is_left_alone(key, now_ms)]

    def pause(self, key: Key, now_ms: int) -> None:
        """Leaves ``key`` alone for a while."""
        last = self._left_alone.get(key, (0, 0))[1]
        pause = min(2 * last, self._longest) or self._first
        self._left_alone[key] = now_ms, pause

    def _is_left_alone(self, key: Key, now_ms: int) -> bool:
        since, pause = self._left_alone.get(key, (0, 0))
        return since <= now_ms < since + pause
