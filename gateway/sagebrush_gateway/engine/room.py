"""How many requests may wait for the engine at once, so that those of games always find room."""

from functools import partial

from sagebrush_gateway.problems import ENGINE_BUSY, retry_later
from sagebrush_process.shares import SharedPlaces

WAIT_SECONDS = 2.0


class EngineRoom:
    """At most ``most`` thoughts under way, and ``most_files`` files of games in memory, half of them of one caller."""

    def __init__(self, most: int, most_files: int) -> None:
        busy = partial(retry_later, WAIT_SECONDS, ENGINE_BUSY)
        self.thought = SharedPlaces(most, busy).place
        """A thought of a caller while it is awaited."""
        self.file = SharedPlaces(most_files, busy).place
        """A request of a caller that may hold the file of a game."""
