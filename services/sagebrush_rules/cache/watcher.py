"""One reader of a game: a short queue of moments between the commands that make them and the stream that sends them."""

import asyncio
from collections import deque

from sagebrush_history.moment import Moment
from sagebrush_rules import problems
from sagebrush_rules.problems import Problem


class Watcher:
    """A queue of at most ``limit`` moments; who lets it run over is dropped, so nobody's slowness costs memory."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._moments: deque[Moment] = deque()
        self._wake = asyncio.Event()
        self._ending: Problem | None = None

    def offer(self, moment: Moment) -> None:
        """There is a new moment."""
        if len(self._moments) < self._limit:
            self._moments.append(moment)
        else:
            self._ending = problems.slow_watcher()
        self._wake.set()

    def end(self, problem: Problem) -> None:
        """The watch ends with ``problem``."""
        self._ending = problem
        self._wake.set()

    async def take(self) -> list[Moment]:
        """The moments since the last call, at least one; raises the Problem that ends the watch."""
        await self._wake.wait()
        self._wake.clear()
        if self._ending is not None:
            raise self._ending
        taken = list(self._moments)
        self._moments.clear()
        return taken
