"""How many requests may wait for the engine at once, so that those of games always find room."""

from collections.abc import Iterator
from contextlib import contextmanager

from sagebrush_gateway.problems import ENGINE_BUSY, retry_later

WAIT_SECONDS = 2.0


class EngineRoom:
    """At most ``most`` thoughts under way, and ``most_files`` files of games in memory."""

    def __init__(self, most: int, most_files: int) -> None:
        self._most = most
        self._most_files = most_files
        self._thoughts = 0
        self._files = 0

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
    def file(self) -> Iterator[None]:
        """Counts a request that may hold the file of a game; raises when there are too many."""
        if self._files >= self._most_files:
            raise retry_later(WAIT_SECONDS, ENGINE_BUSY)
        self._files += 1
        try:
            yield
        finally:
            self._files -= 1
