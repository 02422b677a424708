"""The reference record: what every other record has to behave like, in plain dictionaries."""

import math
from collections import Counter
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass, field
from secrets import randbits

from sagebrush_events.feed import FeedEntry
from sagebrush_events.keys import PARTITIONS, command_field, partition
from sagebrush_events.memory_feed import MemoryFeed
from sagebrush_events.record import (
    CAP,
    PLAN_MARK_BITS,
    SECRET_HOURS,
    Answer,
    Append,
    Conflict,
    Duplicate,
    Full,
    KeyReused,
    Lost,
    Ok,
    Snapshot,
    ToldWarnings,
)
from sagebrush_process.clock import HOUR_MS, now_ms


@dataclass(slots=True)
class Game:
    """The stream of one game and the commands it has applied."""

    commits: list[bytes] = field(default_factory=list)
    commands: dict[bytes, tuple[int, bytes]] = field(default_factory=dict)
    """Version and fingerprint by the digest of the command id."""


@dataclass(slots=True)
class Expiring:
    """Bytes that are gone after a moment, Unix ms; None keeps them."""

    value: bytes
    until: float | None


class MemoryRecord:
    """A record that forgets everything when its process ends."""

    def __init__(self, clock: Callable[[], int] = now_ms, cap: int = CAP) -> None:
        self._clock = clock
        self._cap = cap
        self._games: dict[str, Game] = {}
        self._seeds: dict[str, Expiring] = {}
        self._snapshots: dict[str, tuple[Snapshot, float]] = {}
        self.feed = MemoryFeed(clock)
        self._marks = [0] * PARTITIONS
        self._heartbeat = b""
        self._plans: dict[tuple[str, int], bytes] = {}
        self._planned: dict[str, int] = {}
        self._warned: dict[str, dict[int, bytes]] = {}

    async def prepare(self, game: str, seed: bytes) -> bytes:
        kept = await self.seed(game)
        if kept is None:
            self._seeds[game] = Expiring(seed, self._clock() + SECRET_HOURS * HOUR_MS)
        return kept or seed

    async def seed(self, game: str) -> bytes | None:
        """The seed of ``game``, unless it expired."""
        kept = self._seeds.get(game)
        if kept is None or (kept.until is not None and kept.until <= self._clock()):
            return None
        return kept.value

    async def append(self, append: Append) -> Answer:
        game = self._games.get(append.game, Game())
        answer = self._answer(game, append)
        if isinstance(answer, Ok):
            self._write(game, append)
            await self.feed.add(FeedEntry(append.game, answer.version, append.feed))
        return answer

    def _answer(self, game: Game, append: Append) -> Answer:
        applied = game.commands.get(command_field(append.command_id))
        if applied is not None:
            return Duplicate(applied[0]) if applied[1] == append.fingerprint else KeyReused()
        last = len(game.commits)
        if last != append.expected:
            return Conflict(last) if last > append.expected else Lost(last)
        return Ok(last + 1) if last < self._cap else Full()

    def _write(self, game: Game, append: Append) -> None:
        self._games[append.game] = game
        game.commits.append(append.commit)
        game.commands[command_field(append.command_id)] = len(game.commits), append.fingerprint
        if append.expected == 0 and append.game in self._seeds:
            self._seeds[append.game].until = None
        _note(self.feed.awaiting, append.game, append.due)
        _note(self.feed.clocks, append.game, append.ends)
        if self.feed.warnings.get(append.game, math.inf) > (append.warned_until or 0):
            _note(self.feed.warnings, append.game, append.warns)

    async def lookup(self, game: str, command_id: str) -> tuple[int, bytes] | None:
        return self._games.get(game, Game()).commands.get(command_field(command_id))

    async def read(self, game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        commits = self._games.get(game, Game()).commits
        return commits[after:] if limit is None else commits[after : after + limit]

    async def at(self, game: str, version: int) -> bytes | None:
        commits = self._games.get(game, Game()).commits
        return commits[version - 1] if 0 < version <= len(commits) else None

    async def head(self, game: str) -> int:
        return len(self._games.get(game, Game()).commits)

    async def games(self) -> AsyncIterator[str]:
        for game in list(self._games):
            yield game

    async def remembered_games(self) -> AsyncIterator[str]:
        async for game in self.games():
            yield game

    async def tail(self) -> AsyncIterator[FeedEntry]:
        return self.feed.after(len(self.feed.entries))

    async def snapshot(self, game: str) -> Snapshot | None:
        """The cached state, unless it expired."""
        kept, until = self._snapshots.get(game, (None, 0))
        return kept if until > self._clock() else None

    async def put_snapshot(self, game: str, snapshot: Snapshot, seconds: int = 3600) -> None:
        self._snapshots[game] = snapshot, self._clock() + seconds * 1000

    async def plan(self, game: str, seat: int) -> bytes:
        return self._plans.get((game, seat), b"")

    async def replace_plan(self, game: str, seat: int, before: bytes, plan: bytes) -> bool:
        if self._plans.get((game, seat), b"") != before:
            return False
        self._plans[game, seat] = plan
        return True

    async def note_planned(self, game: str) -> int:
        self._planned[game] = randbits(PLAN_MARK_BITS)
        return self._planned[game]

    async def planned(self) -> dict[str, int]:
        return dict(self._planned)

    async def forget_planned(self, game: str, mark: int) -> None:
        if self._planned.get(game) == mark:
            del self._planned[game]

    async def warning_due(self, game: str) -> int | None:
        return self.feed.warnings.get(game)

    async def warned(self, game: str) -> dict[int, bytes]:
        return {**self._warned.get(game, {})}

    async def tell_warnings(self, told: ToldWarnings) -> bool:
        if self.feed.warnings.get(told.game) != told.due or await self.head(told.game) != told.expected:
            return False
        self._warned[told.game] = {**self._warned.get(told.game, {}), **told.marks}
        _note(self.feed.warnings, told.game, told.warns)
        if told.feed:
            await self.feed.add(FeedEntry(told.game, told.expected, told.feed))
        return True

    async def ensure_durable(self) -> None:
        """Nothing to look for: what is kept in memory ends with the process."""

    async def commit_counts(self) -> list[int]:
        counts = Counter(partition(entry.game) for entry in self.feed.entries)
        return [counts[number] for number in range(PARTITIONS)]

    async def marks(self) -> list[int]:
        return self._marks

    async def keep_marks(self, counts: list[int]) -> None:
        self._marks = counts

    async def heartbeat(self) -> bytes:
        return self._heartbeat

    async def replace_heartbeat(self, before: bytes, value: bytes) -> bool:
        if self._heartbeat != before:
            return False
        self._heartbeat = value
        return True

    async def room(self) -> float:
        """There is no limit."""
        return 1.0

    async def close(self) -> None:
        """Nothing is held."""


def _note(index: dict[str, int], game: str, at: int | None) -> None:
    """Put ``game`` into ``index`` at a Unix time in ms, or take it out where there is none."""
    if at is None:
        index.pop(game, None)
    else:
        index[game] = at
