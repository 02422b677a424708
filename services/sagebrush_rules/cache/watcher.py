"""One reader of a game: a short queue between the commands that make commits and the stream that sends them."""

import asyncio
from collections import deque

from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_rules import problems
from sagebrush_rules.problems import RulesProblem


class Watcher:
    """A queue of at most ``limit`` commits; a reader that lets it overflow is dropped."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._commits: deque[AppliedCommit] = deque()
        self._wake = asyncio.Event()
        self._ending: RulesProblem | None = None

    def offer(self, applied: AppliedCommit) -> None:
        """Queue a new commit."""
        if len(self._commits) < self._limit:
            self._commits.append(applied)
        else:
            self._ending = problems.slow_watcher()
        self._wake.set()

    def end(self, problem: RulesProblem) -> None:
        """The watch ends with ``problem``."""
        self._ending = problem
        self._wake.set()

    async def take(self) -> list[AppliedCommit]:
        """The commits since the last call, at least one; raises the RulesProblem that ends the watch."""
        await self._wake.wait()
        self._wake.clear()
        if self._ending is not None:
            raise self._ending
        taken = list(self._commits)
        self._commits.clear()
        return taken
