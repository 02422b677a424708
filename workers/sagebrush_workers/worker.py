"""A worker: one process, one task at a time, watched by a thread that ends it when it no longer consumes."""

import os
import signal
import sys
from types import FrameType

import structlog
from celery.worker import state
from redis import Redis

from sagebrush_process.logs import configure_logs
from sagebrush_workers import metrics
from sagebrush_workers.app import make_app
from sagebrush_workers.broker import heartbeat_key
from sagebrush_workers.duties import Duties
from sagebrush_workers.settings import Settings
from sagebrush_workers.watch import Watch

log = structlog.get_logger()


def run_worker(settings: Settings) -> None:
    """Consume until SIGTERM; the task in hand is finished first."""
    configure_logs("worker", settings.log_level)
    metrics.serve(settings.workers_metrics)
    redis = Redis.from_url(settings.broker_url, socket_timeout=5.0, socket_connect_timeout=2.0)
    watch = Watch(redis, heartbeat_key("worker", settings.instance), settings.instance)
    app = make_app(settings.broker_url, settings.instance)
    Duties(settings.rules_address, redis, watch).register(app)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop_softly)
    worker = app.WorkController(
        hostname=f"worker-{settings.instance}", without_gossip=True, without_mingle=True, without_heartbeat=True
    )
    watch.start()
    log.info("started")
    worker.start()
    log.info("stopped")
    sys.exit(worker.exitcode)


def stop_softly(_signal: int, _frame: FrameType | None) -> None:
    """Let Celery stop after the task in hand."""
    state.should_stop = os.EX_OK
