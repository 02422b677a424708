"""The four tasks of a worker: move, nudge, probe, think."""

import gc
import os
from typing import TYPE_CHECKING

from celery import Celery
from celery.worker import state
from redis import Redis

from sagebrush_workers.queue import messages
from sagebrush_workers.settings import WorkerSettings
from sagebrush_workers.turns import validated
from sagebrush_workers.worker.watchdog import Watchdog

if TYPE_CHECKING:
    from sagebrush_workers.worker.engine.task import EngineTask
    from sagebrush_workers.worker.player import ComputerPlayer


class Tasks:
    """What a worker can be asked to do; every argument comes from outside."""

    def __init__(self, settings: WorkerSettings, redis: Redis, watchdog: Watchdog) -> None:
        self._settings = settings
        self._redis = redis
        self._watchdog = watchdog
        self._player: ComputerPlayer | None = None
        self._engine: EngineTask | None = None

    def register(self, app: Celery) -> None:
        """Make them the tasks of ``app``."""
        moving = (messages.MOVE, self.move), (messages.NUDGE, self.nudge)
        for name, task in (*moving, (messages.PROBE, self.probe), (messages.THINK, self.think)):
            app.task(name=name)(task)

    def move(self, game: str, version: int, seat: int) -> None:
        """Move for the computer whose turn this is."""
        self.player().take(validated(game, version, seat))

    def nudge(self, game: str) -> None:
        """Move for whichever computer a game waits for."""
        validated(game, 1, 0)
        self.player().take_all(game)

    def probe(self) -> None:
        """Prove that this worker consumes; the first time, load what the first move will need."""
        self._watchdog.note_finished_probe()
        self.player()

    def think(self, job: str) -> None:
        """Answer a job of the engine."""
        self.engine().think(job)

    def engine(self) -> "EngineTask":
        """What this process does for the engine; loaded with the first job."""
        if self._engine is None:
            from sagebrush_workers.worker.engine.task import EngineTask

            self._engine = EngineTask(self._redis, self._settings.worker_memory_mb << 20, end_after_task)
        return self._engine

    def player(self) -> "ComputerPlayer":
        """The player of this process; games and wire are loaded once it is known to work."""
        if self._player is None:
            from sagebrush_rpc.blocking import BlockingRules
            from sagebrush_workers.worker.attempts import BrokerAttempts
            from sagebrush_workers.worker.player import ComputerPlayer

            self._player = ComputerPlayer(BlockingRules(self._settings.rules_address), BrokerAttempts(self._redis))
            gc.freeze()
        return self._player


def end_after_task() -> None:
    """Let the process end once the task in hand is done; Celery looks at this after each."""
    state.should_stop = os.EX_OK
