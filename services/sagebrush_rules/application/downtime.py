"""When the platform was down: gaps in a heartbeat that the rules services keep together in the record."""

import asyncio
from collections.abc import Callable
from contextlib import suppress

import msgspec
import structlog

from sagebrush_events import Record, StoreFull
from sagebrush_history.timekeeping import Downtime
from sagebrush_process.clock import now_ms

log = structlog.get_logger("sagebrush.rules")

LONGEST_PAUSE_MS = 5000
"""Between two beats; where more lies between them, the platform was down."""
MOST = 1000
"""Downtimes that are remembered; older ones were told in the streams of the games that they touched, or never will."""


class Heartbeat(msgspec.Struct, array_like=True):
    """The last beat of any rules service, Unix ms, and the downtimes, oldest first."""

    last_ms: int = 0
    downtimes: list[Downtime] = []


_decode = msgspec.json.Decoder(Heartbeat).decode


class DowntimeLog:
    """What this process knows of the downtimes; ``beat`` brings it up to date."""

    def __init__(self, record: Record, clock: Callable[[], int]) -> None:
        self._record = record
        self._clock = clock
        self.downtimes: list[Downtime] = []
        self._beaten_ms = now_ms()
        self._beating = asyncio.Lock()
        self._ahead = (0, 0)
        """A last beat of the future, and when this process saw it first."""

    async def catch_up(self) -> None:
        """Beat where the last beat of this process is long ago: the machine slept, or the record was away.

        A command that is decided before the next regular beat would charge its game's clocks for that time.
        """
        if self._is_overdue():
            async with self._beating:
                if self._is_overdue():
                    with suppress(StoreFull):
                        await self.beat()

    def _is_overdue(self) -> bool:
        return now_ms() - self._beaten_ms > LONGEST_PAUSE_MS

    async def beat(self) -> None:
        """Keep that the platform works now, and that it did not since the last beat where that was long ago."""
        while not await self._beat_after(await self._record.heartbeat()):
            pass  # another service has beaten meanwhile

    async def _beat_after(self, before: bytes) -> bool:
        """Whether the beat was kept behind ``before``."""
        kept = _read(before)
        now = self._clock()
        if self._is_left_over(kept.last_ms, now):
            log.error("heartbeat-of-the-future", milliseconds=kept.last_ms - now)
            kept = Heartbeat(now, [(down, up) for down, up in kept.downtimes if up <= now])
        pause_ms = now - kept.last_ms if kept.last_ms else 0
        if pause_ms > LONGEST_PAUSE_MS:
            kept.downtimes = [*kept.downtimes, (kept.last_ms, now)][-MOST:]
        kept.last_ms = max(kept.last_ms, now)
        self.downtimes = kept.downtimes
        if not await self._record.replace_heartbeat(before, msgspec.json.encode(kept)):
            return False
        self._beaten_ms = now_ms()
        if pause_ms > LONGEST_PAUSE_MS:
            log.warning("platform-was-down", milliseconds=pause_ms)
        return True

    def _is_left_over(self, last_ms: int, now: int) -> bool:
        """Whether ``last_ms`` is of a clock that was wrong and was put right: it is to come, and nobody beats there.

        A service whose clock is ahead of this one's would have beaten again by now.
        """
        if last_ms <= now + LONGEST_PAUSE_MS:
            self._ahead = (0, 0)
            return False
        if self._ahead[0] != last_ms:
            self._ahead = (last_ms, now)
        return abs(now - self._ahead[1]) > LONGEST_PAUSE_MS


def _read(value: bytes) -> Heartbeat:
    """What was kept; nothing where that is none of ours."""
    try:
        return _decode(value) if value else Heartbeat()
    except msgspec.DecodeError:
        log.error("heartbeat-damaged")
        return Heartbeat()
