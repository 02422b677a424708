"""What one reader of a stream over many tables has yet to be told."""

import asyncio

from sagebrush_rpc.v1 import rules_pb2 as wire

Changed = dict[str, wire.FollowedCommit | None]
"""Tables by id, with the newest commit where that is what changed."""
Warnings = list[wire.FollowedWarnings]


class Mailbox:
    """Holds each changed table once, however often it changed, so a slow reader costs little.

    ``since`` is the time in Unix ms after which the reader may have missed something; None when it has missed nothing.
    ``known`` are the tables without a game that it was told of: it is told, too, when it has nothing to do with them
    any more.
    """

    def __init__(self, owner: str, since: int) -> None:
        self.owner = owner
        self.since: int | None = since
        self.known: set[str] = set()
        self.is_outdated = False
        """Whether what the reader was told may never have happened: the store has lost changes."""
        self.woken = asyncio.Event()
        self._changed: Changed = {}
        self._warnings: Warnings = []
        self._began = 0

    def put(self, table: str, commit: wire.FollowedCommit | None, now: int) -> None:
        """Notes that ``table`` changed, and wakes the reader."""
        self._wake(now)
        self._changed[table] = commit

    def warn(self, told: wire.FollowedWarnings, now: int) -> None:
        """Notes that clocks of a table run out, and wakes the reader."""
        self._wake(now)
        self._warnings.append(told)

    def _wake(self, now: int) -> None:
        """Wakes the reader, who waits since ``now`` where nothing was there for him."""
        if not self._changed and not self._warnings:
            self._began = now
        self.woken.set()

    def put_back(self, changed: Changed, began: int) -> None:
        """Notes again what was taken and could not be told: who catches up finds no table that is gone."""
        if changed:
            self._changed = changed | self._changed
            self._began = began

    def catch_up(self, since: int) -> None:
        """Lets the reader look at everything that changed after ``since``, or after an earlier time it had not seen."""
        self.since = since if self.since is None else min(since, self.since)
        self.woken.set()

    def start_over(self, now: int) -> None:
        """Lets the reader look at all its tables as if it knew none, and at those that may be gone."""
        self.is_outdated = True
        for table in self.known:
            self.put(table, None, now)
        self.catch_up(0)

    def take(self) -> tuple[int, Changed, Warnings]:
        """What changed, and of what players were warned before; and since when it has been waiting, in Unix ms.

        A reader who was told meanwhile to catch up stays awake.
        """
        taken, self._changed = self._changed, {}
        warnings, self._warnings = self._warnings, []
        if self.since is None:
            self.woken.clear()
        return self._began, taken, warnings
