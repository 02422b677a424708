"""What the parent of a worker does while its child thinks: it counts what is done and keeps the child's lease alive.

It is the parent that renews, because compiled code may keep every other thread of the child from running.
"""

import os
import threading

import structlog
from redis import Redis
from redis.exceptions import RedisError

from sagebrush_workers.metrics import ENGINE_JOBS, LOWERED, THOUGHT, TURNS
from sagebrush_workers.turns import AutomaticTurn
from sagebrush_workers.worker.leases import RENEW_SECONDS, renew
from sagebrush_workers.worker.reports import Answered, Claimed, Line, Probed, Released, ReportPipe, Taken
from sagebrush_workers.worker.watchdog import Watchdog

log = structlog.get_logger()


class Oversight:
    """Two threads: one reads the reports of the child, one renews its lease every second."""

    def __init__(self, pipe: ReportPipe, redis: Redis, owner: str, watchdog: Watchdog) -> None:
        self._pipe = pipe
        self._redis = redis
        self._owner = owner
        self._watchdog = watchdog
        self._leased: Claimed | None = None

    def start(self) -> None:
        """Watch until the process ends."""
        for work in (self._read, self._renew):
            threading.Thread(target=work, name=work.__name__, daemon=True).start()

    def note(self, line: Line) -> None:
        """Act on what the child told."""
        match line:
            case Probed():
                self._watchdog.note_finished_task()
            case Claimed():
                self._leased = line
            case Released():
                self._leased = None
                self._watchdog.note_finished_task()
            case Answered(ending):
                ENGINE_JOBS.labels(ending).inc()
                self._watchdog.note_finished_task()
            case Taken(opponent, ending, seconds, lowered):
                TURNS.labels(opponent, ending).inc()
                THOUGHT.labels(opponent).observe(seconds)
                if lowered:
                    LOWERED.labels(lowered).inc()

    def _read(self) -> None:
        for line in self._pipe.lines():
            self.note(line)

    def _renew(self) -> None:
        pause = threading.Event()
        while True:
            pause.wait(RENEW_SECONDS)
            leased = self._leased
            if leased is not None and is_running(leased.process):
                self._lengthen(AutomaticTurn(leased.game, leased.version, leased.seat))

    def _lengthen(self, turn: AutomaticTurn) -> None:
        try:
            renew(self._redis, turn, self._owner)
        except RedisError as error:
            log.warning("lease-not-renewed", error=type(error).__name__)


def is_running(process: int) -> bool:
    """Whether the child with this id still runs."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True
