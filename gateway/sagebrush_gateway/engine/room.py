"""How many requests may wait for the engine at once, so that those of games always find room."""

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from sagebrush_gateway.problems import ENGINE_BUSY, retry_later

WAIT_SECONDS = 2.0


class EngineRoom:
    """At most ``most`` thoughts under way, and ``most_files`` files of games in memory, half of them of one caller."""

    def __init__(self, most: int, most_files: int) -> None:
        self._most = most
        self._most_files = most_files
        self._thoughts = 0
        self._files: Counter[str] = Counter()

    @contextmanager
    def thought(self) -> Iterator[None]:
        """Counts a thought while it is awaited; raises when there are too many."""
        if self._thoughts >= self._most:
            raise retry_later(WAIT_SECONDS, ENGINE_BUSY)
        self._thoughts += 1
        try:
            yield
        finally:
            self._thoughts -= 1

    @contextmanager
    def file(self, caller: str) -> Iterator[None]:
        """Counts a request that may hold the file of a game; raises when there are too many, or half are his."""
        own = max(1, self._most_files // 2)
        if self._files.total() >= self._most_files or self._files[caller] >= own:
            raise retry_later(WAIT_SECONDS, ENGINE_BUSY)
        self._files[caller] += 1
        try:
            yield
        finally:
            self._files[caller] -= 1
            self._files += Counter()  # forgets who has none
