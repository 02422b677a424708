"""When the platform was down, as its operator reads it."""

import pytest
from structlog.testing import capture_logs

from sagebrush_events import StoreFull
from sagebrush_events.memory import MemoryRecord
from sagebrush_rules.application.downtime import DowntimeLog

SECOND = 1000


class FillingRecord(MemoryRecord):
    """A record without room while ``is_full``."""

    is_full = False

    async def keep_heartbeat(self, value: bytes) -> None:
        if self.is_full:
            raise StoreFull
        await super().keep_heartbeat(value)


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
