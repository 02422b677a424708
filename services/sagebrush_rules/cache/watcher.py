"""One reader of what happens: a short queue between what makes commits and the stream that sends them."""

import asyncio
from collections import deque
from typing import Generic, TypeVar

from sagebrush_rules import problems

T = TypeVar("T")


class Watcher(Generic[T]):
    """A queue of at most ``limit`` commits, or of what else is told; a reader that lets it overflow is dropped."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._waiting: deque[T] = deque()
        self._wake = asyncio.Event()
        self._ending: Exception | None = None

    def offer(self, one: T) -> None:
        """Queue what is new; nothing comes after what ended the watch."""
        if self._ending is not None:
            return
        if len(self._waiting) < self._limit:
            self._waiting.append(one)
            self._wake.set()
        else:
            self._waiting.clear()
            self.end(problems.slow_watcher())

    def end(self, error: Exception) -> None:
        """What waits is the last; then the watch ends with ``error``."""
        self._ending = self._ending or error
        self._wake.set()

    async def take(self) -> list[T]:
        """What is new since the last call, at least one; raises what ended the watch."""
        await self._wake.wait()
        self._wake.clear()
        if self._ending is not None:
            self._wake.set()
            if not self._waiting:
                raise self._ending
        taken = list(self._waiting)
        self._waiting.clear()
        return taken
