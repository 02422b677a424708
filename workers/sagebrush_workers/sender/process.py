"""The sender as a process: Celery with threads, since it waits for others and computes nothing.

A receiver that hangs takes one thread until its time is up; the dispatcher gives one that fails no second one.
"""

from sagebrush_process.health import Health
from sagebrush_process.public_addresses import networks_of
from sagebrush_rpc import webhook_jobs
from sagebrush_workers.queue import messages
from sagebrush_workers.queue.celery_app import make_app
from sagebrush_workers.queue.connections import connect
from sagebrush_workers.queue.consuming import consume
from sagebrush_workers.sender.sending import WebhookSender
from sagebrush_workers.sender.tasks import SenderTasks, SendLoop
from sagebrush_workers.settings import WorkerSettings
from sagebrush_workers.worker.watchdog import Watchdog

GRACE_SECONDS = 5.0
"""For what is being sent when the process is asked to stop: shorter than anybody waits before he kills it."""
THREADS = 32
"""Deliveries at once."""
UNACKNOWLEDGED = {"unacked_key": "unacked-sender", "unacked_index_key": "unacked-sender-index"}
"""Keys of its own: what workers took is not for a process that speaks with strangers."""


def run_sender(settings: WorkerSettings, health: Health) -> None:
    """Consume until SIGTERM or SIGINT; what is being sent is finished first, unless a receiver takes too long."""
    redis = connect(settings.broker_url)
    allowed = networks_of(settings.webhook_networks)
    instance = f"sender-{settings.instance}"
    watchdog = Watchdog(redis, instance, "", health)
    loop = SendLoop(WebhookSender(allowed, settings.webhook_seconds), THREADS)
    app = make_app(settings.broker_url, instance, [webhook_jobs.QUEUE, messages.probes(instance)])
    app.conf.update(worker_pool="threads", worker_concurrency=THREADS)
    app.conf.broker_transport_options |= UNACKNOWLEDGED
    SenderTasks(redis, loop, watchdog.note_finished_task).register(app)
    consume(app, instance, [watchdog], on_stop=lambda: loop.end_within(GRACE_SECONDS))
