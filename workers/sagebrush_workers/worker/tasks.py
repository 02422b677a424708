"""The four tasks of a worker: move, nudge, probe, think. They run in the process that thinks."""

from typing import TYPE_CHECKING, Any

from celery import Celery, current_task
from redis import Redis

from sagebrush_rpc.blocking import BlockingRules
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.connections import connect
from sagebrush_workers.settings import WorkerSettings
from sagebrush_workers.turns import validated
from sagebrush_workers.worker.attempts import BrokerAttempts
from sagebrush_workers.worker.leases import BrokerLeases
from sagebrush_workers.worker.player import ComputerPlayer
from sagebrush_workers.worker.pressure import BrokerPressure
from sagebrush_workers.worker.reports import Probed, Report
from sagebrush_workers.worker.thinking import Thinker

if TYPE_CHECKING:
    from sagebrush_workers.worker.engine.task import EngineTask

MOVE_LIMITS = {"soft_time_limit": 3, "time_limit": 5}
"""Seconds: after the first a thought is interrupted and the stand-in decides, after the second its process is killed.

No opponent may think for more than two.
"""
THINK_LIMITS: dict[str, Any] = {"time_limit": 40, "reject_on_worker_lost": False}
"""The last of the limits of the engine, which has closer ones; and it sends a job again by itself."""


class Tasks:
    """What a worker can be asked to do; every argument comes from outside.

    Connections are made when the first task needs them: in the process that thinks, after it was forked.
    """

    def __init__(self, settings: WorkerSettings, owner: str, report: Report) -> None:
        self._settings = settings
        self._owner = owner
        self._report = report
        self._redis: Redis | None = None
        self._player: ComputerPlayer | None = None
        self._engine: EngineTask | None = None

    def register(self, app: Celery) -> None:
        """Make them the tasks of ``app``."""
        app.task(name=messages.MOVE, **MOVE_LIMITS)(self.move)
        app.task(name=messages.NUDGE, **MOVE_LIMITS)(self.nudge)
        app.task(name=messages.PROBE, **MOVE_LIMITS)(self.probe)
        app.task(name=messages.THINK, **THINK_LIMITS)(self.think)

    def move(self, game: str, version: int, seat: int) -> None:
        """Move for the computer whose turn this is."""
        self.player().take(validated(game, version, seat), present_queue())

    def nudge(self, game: str) -> None:
        """Move for whichever computer a game waits for."""
        validated(game, 1, 0)
        self.player().take_all(game)

    def probe(self) -> None:
        """Prove that this worker consumes; the first time, make what the first move will need."""
        self.player()
        self._report(Probed())

    def think(self, job: str) -> None:
        """Answer a job of the engine."""
        self.engine().think(job)

    def engine(self) -> "EngineTask":
        """What this process does for the engine; loaded with the first job."""
        if self._engine is None:
            from sagebrush_workers.worker.engine.task import EngineTask

            self._engine = EngineTask(self.redis(), self._report)
        return self._engine

    def player(self) -> ComputerPlayer:
        """The player of this process."""
        if self._player is None:
            redis = self.redis()
            self._player = ComputerPlayer(
                BlockingRules(self._settings.rules_address),
                BrokerLeases(redis, self._owner),
                Thinker(BrokerAttempts(redis), BrokerPressure(redis)),
                self._report,
            )
        return self._player

    def redis(self) -> Redis:
        """The connection of this process to the broker."""
        if self._redis is None:
            self._redis = connect(self._settings.broker_url)
        return self._redis


def present_queue() -> str:
    """The queue out of which the running task was taken; empty where its message does not say."""
    return str((current_task.request.delivery_info or {}).get("routing_key", ""))
