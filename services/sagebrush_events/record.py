"""What a record can do, and the answers it gives; `memory` is the reference, `redis` the real one."""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from sagebrush_events.feed import Feed, FeedEntry

CAP = 20_000
"""Commits a game may have."""
SECRET_HOURS = 25
"""How long a prepared seed waits for its game to be created: an hour longer than a table may stay open."""


@dataclass(frozen=True, slots=True)
class Append:
    """One command's commit, and what has to hold for it to be written."""

    game: str
    expected: int
    """The version that the command was decided on; the commit becomes ``expected`` + 1."""
    command_id: str
    fingerprint: bytes
    """Eight bytes, see ``commit.fingerprint``."""
    commit: bytes
    feed: bytes
    """What the feed says beside game and version: who is awaited, never content."""
    due: int | None = None
    """Unix time in ms since when an automatic actor is awaited; None when none is."""
    ends: int | None = None
    """Unix time in ms at which the first running clock is up; None when none runs."""
    warns: int | None = None
    """Unix time in ms at which the next warning of a running clock is due; None when none is."""
    warned_until: int | None = None
    """Unix time in ms: where a warning is due since before it and nobody was told of it yet, it stays due."""


@dataclass(frozen=True, slots=True)
class ToldWarnings:
    """What the followers of a game are told of its clocks, and when the next warning is due."""

    game: str
    expected: int
    """The version of the game at which it is told."""
    due: int
    """Since when the index says that a warning is due; told by nobody else where it still says so."""
    warns: int | None
    """When the next one is due, Unix ms."""
    marks: dict[int, bytes]
    """By seat of what it is warned, as ``warned`` gives it back."""
    feed: bytes
    """What the feed says; empty where there is nothing to tell."""


@dataclass(frozen=True, slots=True)
class Ok:
    """Written, fed, remembered."""

    version: int


@dataclass(frozen=True, slots=True)
class Duplicate:
    """The same command was applied before, as this version; nothing was written."""

    version: int


@dataclass(frozen=True, slots=True)
class KeyReused:
    """The id belongs to another command."""


@dataclass(frozen=True, slots=True)
class Conflict:
    """Somebody was faster: read up to ``last`` and decide again."""

    last: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The store is behind the caller: it lost data after ``last``. Alarm; never continue."""

    last: int


@dataclass(frozen=True, slots=True)
class Full:
    """The game has as many commits as a game may have."""


Answer = Ok | Duplicate | KeyReused | Conflict | Lost | Full


class Unavailable(Exception):
    """The store gave no answer; whether it wrote is unknown, so repeat with the same command id."""


class Refused(Exception):
    """The store lets this user not do it; nothing was written, and nothing is wrong with what it has."""


class StoreFull(Exception):
    """The store has no room; nothing was written."""


class UnfitStore(Exception):
    """The store refuses what a record needs; the text says what, and what to do."""


class UnsafeStore(Exception):
    """The store would forget what it acknowledged; the text says why, and what to do."""


PLAN_MARK_BITS = 50
"""Of the random number under which it is noted that somebody has planned something: a sorted set keeps it exactly."""
PLAN_DAYS = 30
"""How long a plan is kept without being changed."""


class Snapshot(NamedTuple):
    """A cached state at a version."""

    version: int
    state: bytes


WARNED_DAYS = 100
"""How long it is known of what seats were warned: longer than any decision takes."""


class Record(Protocol):
    """Streams of commits, one a game."""

    @property
    def feed(self) -> Feed:
        """What appends write for relay and sweeper."""

    async def prepare(self, game: str, seed: bytes) -> bytes:
        """The seed of ``game``: ``seed`` when there is none yet, kept ``SECRET_HOURS`` or, once created, for ever."""

    async def seed(self, game: str) -> bytes | None:
        """The seed of ``game``."""

    async def append(self, append: Append) -> Answer:
        """Write one commit, all or nothing; `Unavailable` when the outcome is unknown."""

    async def lookup(self, game: str, command_id: str) -> tuple[int, bytes] | None:
        """Version and fingerprint of an applied command, which is then as safe as when it was appended."""

    async def read(self, game: str, after: int = 0, limit: int | None = None) -> list[bytes]:
        """The commits with a version above ``after``, in order."""

    async def at(self, game: str, version: int) -> bytes | None:
        """The commit that made ``version``."""

    async def head(self, game: str) -> int:
        """The version of ``game``; 0 when there is no such game."""

    def games(self) -> AsyncIterator[str]:
        """The id of every game, in no order; one may come twice."""

    def remembered_games(self) -> AsyncIterator[str]:
        """The same of every game of which a command is remembered: also where its stream is gone."""

    async def tail(self) -> AsyncIterator[FeedEntry]:
        """All commits from now on; within a game in order. Ends with `Unavailable` for whom the feed did not wait."""

    async def snapshot(self, game: str) -> Snapshot | None:
        """The cached state of ``game``, if it is still there."""

    async def put_snapshot(self, game: str, snapshot: Snapshot, seconds: int = 3600) -> None:
        """Cache a state for so long; a failure is no error."""

    async def plan(self, game: str, seat: int) -> bytes:
        """What ``seat`` has planned; empty when it has nothing, or nobody kept it for ``PLAN_DAYS``."""

    async def replace_plan(self, game: str, seat: int, before: bytes, plan: bytes) -> bool:
        """Keep ``plan`` beside the stream, and never in it, in place of ``before``; False where that has changed since.

        Nothing is planned where it is empty.
        """

    async def note_planned(self, game: str) -> int:
        """Somebody has planned something in ``game``: a mark of this note."""

    async def planned(self) -> dict[str, int]:
        """The games in which somebody has planned something, each with the mark of the latest note."""

    async def forget_planned(self, game: str, mark: int) -> None:
        """Nobody has planned anything in ``game`` any more, unless that was noted again since ``mark``."""

    async def warning_due(self, game: str) -> int | None:
        """When the next warning of ``game`` is due, Unix ms; None when none is."""

    async def warned(self, game: str) -> dict[int, bytes]:
        """By seat of what it was warned last."""

    async def tell_warnings(self, told: ToldWarnings) -> bool:
        """Tell the followers, unless the game has moved or somebody else did it: then False, and nothing is written."""

    async def ensure_durable(self) -> None:
        """Raises `UnsafeStore` unless what the store acknowledges survives its end."""

    async def commit_counts(self) -> list[int]:
        """How many commits were ever written, by partition; fewer than before when the store lost some."""

    async def marks(self) -> list[int]:
        """The counts last kept with ``keep_marks``; zeros when none were."""

    async def keep_marks(self, counts: list[int]) -> None:
        """Keep ``counts`` beside the commits, in a write of its own: whatever drops commits may spare it."""

    async def heartbeat(self) -> bytes:
        """When the platform was last seen at work; empty when nothing was kept."""

    async def replace_heartbeat(self, before: bytes, value: bytes) -> bool:
        """Keep ``value`` in place of ``before``, unless another service has beaten since: then False."""

    async def room(self) -> float:
        """The share of the store's memory that is free, 0 to 1; 1 where there is no limit."""

    async def close(self) -> None:
        """Let go of all connections."""
