"""The sender as a process: Celery with threads, since it waits for others and computes nothing.

A receiver that hangs takes one thread until its time is up; the dispatcher gives one that fails no second one.
"""

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType
from typing import Any

import structlog
from celery import Celery
from celery.worker import state
from redis import Redis

from sagebrush_process.health import Health
from sagebrush_rpc import webhook_jobs
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.celery_app import make_app
from sagebrush_workers.sender.public_addresses import networks_of
from sagebrush_workers.sender.sending import WebhookSender
from sagebrush_workers.sender.tasks import SenderTasks, SendLoop
from sagebrush_workers.settings import WorkerSettings
from sagebrush_workers.worker.watchdog import Watchdog

log = structlog.get_logger()

GRACE_SECONDS = 5.0
"""For what is being sent when the process is asked to stop: shorter than anybody waits before he kills it."""
THREADS = 32
"""Deliveries at once."""
UNACKNOWLEDGED = {"unacked_key": "unacked-sender", "unacked_index_key": "unacked-sender-index"}
"""Keys of its own: what workers took is not for a process that speaks with strangers."""


def run_sender(settings: WorkerSettings, health: Health) -> None:
    """Consume until SIGTERM or SIGINT; what is being sent is finished first, unless a receiver takes too long."""
    redis = Redis.from_url(settings.broker_url, socket_timeout=5.0, socket_connect_timeout=2.0)
    allowed = networks_of(settings.webhook_networks)
    instance = f"sender-{settings.instance}"
    watchdog = Watchdog(redis, instance, "", health)
    loop = SendLoop(lambda: WebhookSender(allowed, settings.webhook_seconds), THREADS)
    app = make_app(settings.broker_url, instance, [webhook_jobs.QUEUE, messages.probes(instance)])
    app.conf.update(worker_pool="threads", worker_concurrency=THREADS)
    app.conf.broker_transport_options |= UNACKNOWLEDGED
    SenderTasks(redis, loop, watchdog.note_finished_probe).register(app)
    stop = _stop_after_tasks(loop)
    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    worker = _controller(app, watchdog)(
        hostname=instance, without_gossip=True, without_mingle=True, without_heartbeat=True
    )
    log.info("started")
    worker.start()
    log.info("stopped")
    sys.exit(worker.exitcode)


def _controller(app: Celery, watchdog: Watchdog) -> Any:
    """Celery's worker, which starts the watchdog once it consumes."""

    class Controller(app.WorkController):  # type: ignore[misc]
        def on_consumer_ready(self, consumer: Any) -> None:
            if not watchdog.is_alive():
                watchdog.start()

    return Controller


def _stop_after_tasks(loop: SendLoop) -> Callable[[int, FrameType | None], None]:
    def stop(_signal: int, _frame: FrameType | None) -> None:
        """Celery looks at this after each task."""
        state.should_stop = os.EX_OK
        loop.end_within(GRACE_SECONDS)

    return stop
