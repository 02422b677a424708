"""When the platform was down, as its operator reads it."""

from collections.abc import Awaitable, Callable

import pytest
from structlog.testing import capture_logs

from sagebrush_events import StoreFull
from sagebrush_events.memory import MemoryRecord
from sagebrush_rules.application.downtime import DowntimeLog

SECOND = 1000


class FillingRecord(MemoryRecord):
    """A record without room while ``is_full``."""

    is_full = False

    async def replace_heartbeat(self, before: bytes, value: bytes) -> bool:
        if self.is_full:
            raise StoreFull
        return await super().replace_heartbeat(before, value)


async def test_an_operator_whose_store_was_full_reads_once_for_how_long() -> None:
    record, seconds = FillingRecord(), iter([10, 20, 21, 22, 23])
    downtime = DowntimeLog(record, lambda: next(seconds) * SECOND)
    with capture_logs() as logs:
        await downtime.beat()
        record.is_full = True
        for _ in range(2):
            with pytest.raises(StoreFull):
                await downtime.beat()
        assert downtime.downtimes == [(10 * SECOND, 21 * SECOND)], "nobody's clock runs meanwhile"
        record.is_full = False
        await downtime.beat()
        await downtime.beat()
    assert [(line["event"], line["milliseconds"]) for line in logs] == [("platform-was-down", 12 * SECOND)]


class InterruptedRecord(MemoryRecord):
    """A record whose next write waits until ``meanwhile`` is done."""

    meanwhile: Callable[[], Awaitable[None]] | None = None

    async def replace_heartbeat(self, before: bytes, value: bytes) -> bool:
        work, self.meanwhile = self.meanwhile, None
        if work is not None:
            await work()
        return await super().replace_heartbeat(before, value)


async def test_a_service_that_was_frozen_while_it_beat_does_not_undo_what_another_one_kept() -> None:
    """It kept the last beat, and the downtimes, that it had read before: a time of play was credited to all clocks."""
    record, now = InterruptedRecord(), [10]
    frozen, other, later = (DowntimeLog(record, lambda: now[0] * SECOND) for _ in range(3))
    await other.beat()

    async def go_on() -> None:
        for second in (*range(11, 21), 100, 101):
            now[0] = second
            await other.beat()

    record.meanwhile = go_on
    await frozen.beat()
    now[0] = 102
    await later.beat()
    assert frozen.downtimes == later.downtimes == [(20 * SECOND, 100 * SECOND)]


YEAR = 365 * 24 * 3600


async def test_after_a_clock_of_the_future_was_put_right_downtimes_are_credited_again() -> None:
    """The wrong clock itself is no downtime, which would stop all clocks until it is reached."""
    record = MemoryRecord()
    times = [10, 100, YEAR, YEAR + 1, *range(110, 117), 150]
    seconds = iter(times)
    downtime = DowntimeLog(record, lambda: next(seconds) * SECOND)
    with capture_logs() as logs:
        for _ in times:
            await downtime.beat()
    assert downtime.downtimes == [(10 * SECOND, 100 * SECOND), (116 * SECOND, 150 * SECOND)]
    assert [line["event"] for line in logs] == [
        "platform-was-down", "platform-was-down", "heartbeat-of-the-future", "platform-was-down"
    ]  # fmt: skip


async def test_a_service_whose_clock_stays_ahead_makes_no_downtime_but_when_it_starts() -> None:
    record, now = MemoryRecord(), [0]

    def ahead_by(ahead: int) -> DowntimeLog:
        return DowntimeLog(record, lambda: (now[0] + ahead) * SECOND)

    services = [ahead_by(seconds) for seconds in (0, 0, 60)]
    for second in range(100, 130):
        now[0] = second
        for service in services:
            await service.beat()
    assert [service.downtimes for service in services] == [[(100 * SECOND, 160 * SECOND)]] * 3


async def test_a_wrong_clock_that_goes_on_beating_is_told_by_it_alone_and_forgotten_when_it_stops() -> None:
    """One of two services is a year ahead for a while; then its clock is put right."""
    record, now, ahead = MemoryRecord(), [100], [0]
    right = DowntimeLog(record, lambda: now[0] * SECOND)
    wrong = DowntimeLog(record, lambda: (now[0] + ahead[0]) * SECOND)
    for second in range(100, 140):
        now[0], ahead[0] = second, YEAR if 110 <= second < 120 else 0
        await right.beat()
        await wrong.beat()
    assert right.downtimes == wrong.downtimes == []
    now[0] = 200
    await right.beat()
    assert right.downtimes == [(139 * SECOND, 200 * SECOND)]
