"""The worker as a process: one task at a time, watched by a thread that ends it when it no longer consumes."""

import signal
import sys
from types import FrameType

import structlog
from redis import Redis

from sagebrush_process.health import Health
from sagebrush_workers.queue.celery_app import make_app
from sagebrush_workers.settings import WorkerSettings
from sagebrush_workers.worker.tasks import Tasks, end_after_task
from sagebrush_workers.worker.watchdog import Watchdog

log = structlog.get_logger()


def run_worker(settings: WorkerSettings, health: Health) -> None:
    """Consume until SIGTERM or SIGINT; the task in hand is finished first."""
    redis = Redis.from_url(settings.broker_url, socket_timeout=5.0, socket_connect_timeout=2.0)
    if settings.worker_engines:
        from sagebrush_workers.worker.opponents import engines  # with the games, which nobody needs before a turn

        engines()
    watchdog = Watchdog(redis, settings.instance, health)
    app = make_app(settings.broker_url, settings.instance)
    Tasks(settings, redis, watchdog).register(app)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, _stop_after_task)
    worker = app.WorkController(
        hostname=f"worker-{settings.instance}", without_gossip=True, without_mingle=True, without_heartbeat=True
    )
    watchdog.start()
    log.info("started")
    worker.start()
    log.info("stopped")
    sys.exit(worker.exitcode)


def _stop_after_task(_signal: int, _frame: FrameType | None) -> None:
    end_after_task()
