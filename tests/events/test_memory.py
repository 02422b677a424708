"""What the reference does as time passes."""

from sagebrush_events import Full, Ok, Snapshot
from sagebrush_events.memory import MemoryRecord
from sagebrush_process.clock import HOUR_MS
from tests.events.games import asking, play


class Clock:
    """A clock that a test moves."""

    def __init__(self) -> None:
        self.now = 0

    def __call__(self) -> int:
        return self.now


async def test_a_prepared_seed_outlives_every_open_table_by_an_hour() -> None:
    clock = Clock()
    record = MemoryRecord(clock)
    await record.prepare("g", b"first")
    clock.now = 24 * HOUR_MS
    assert await record.seed("g") == b"first"
    clock.now = 25 * HOUR_MS
    assert await record.seed("g") is None
    assert await record.prepare("g", b"second") == b"second"


async def test_the_seed_of_a_created_game_stays() -> None:
    clock = Clock()
    record = MemoryRecord(clock)
    await record.prepare("g", b"first")
    await record.append(asking("g", 0, ""))
    clock.now = 1000 * HOUR_MS
    assert await record.seed("g") == b"first"


async def test_a_snapshot_expires() -> None:
    clock = Clock()
    record = MemoryRecord(clock)
    await record.put_snapshot("g", Snapshot(1, b"state"), seconds=10)
    clock.now = 9_999
    assert await record.snapshot("g") == Snapshot(1, b"state")
    clock.now = 10_000
    assert await record.snapshot("g") is None


async def test_a_game_may_have_so_many_commits() -> None:
    record = MemoryRecord(cap=2)
    await play(record, "g", 2)
    assert await record.append(asking("g", 2, "c3")) == Full()
    assert await record.append(asking("h", 0, "c1")) == Ok(1)
