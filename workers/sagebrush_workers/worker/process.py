"""The worker: a parent that consumes and watches, and a child that thinks, as Celery's prefork pool has them.

The parent imports what the child needs before it forks, so a child that had to be killed is replaced within
milliseconds, and what both have in memory they share.
"""

import resource
from pathlib import Path
from secrets import token_hex
from typing import Any

from celery import signals

from sagebrush_process.build import build_of_games
from sagebrush_process.health import Health
from sagebrush_workers.queue.celery_app import make_app
from sagebrush_workers.queue.connections import connect
from sagebrush_workers.queue.consuming import consume
from sagebrush_workers.settings import WorkerSettings
from sagebrush_workers.worker.oversight import Oversight
from sagebrush_workers.worker.reports import ReportPipe
from sagebrush_workers.worker.tasks import Tasks
from sagebrush_workers.worker.watchdog import Watchdog

MORE_BYTES = 384 * 1024 * 1024
"""What a child may take beyond what it has when it starts; a thought that asks for more gets a MemoryError."""


def run_worker(settings: WorkerSettings, health: Health) -> None:
    """Consume until SIGTERM or SIGINT; the task in hand is finished first."""
    owner, pipe = token_hex(8), ReportPipe()
    redis = connect(settings.broker_url)
    if settings.worker_engines:
        from sagebrush_workers.worker.opponents import engines  # with the games, which nobody needs before a turn

        engines()
    watchdog = Watchdog(redis, settings.instance, owner, health)
    app = make_app(settings.broker_url, settings.instance)
    app.conf.worker_max_memory_per_child = settings.worker_memory_mb * 1024  # a larger child is replaced after its task
    Tasks(settings, owner, pipe.send).register(app)
    signals.worker_process_init.connect(bound_memory, weak=False)
    threads = (watchdog, Oversight(pipe, redis, owner, watchdog))
    consume(app, f"worker-{settings.instance}", threads, games=build_of_games())


def bound_memory(**_signal: Any) -> None:
    """Let a child have so much memory and no more; where a system does not know that limit, none."""
    used = resident_data_bytes()
    if used:
        _, hard = resource.getrlimit(resource.RLIMIT_DATA)
        resource.setrlimit(resource.RLIMIT_DATA, (used + MORE_BYTES, hard))


def resident_data_bytes() -> int:
    """What RLIMIT_DATA counts of this process, in bytes; 0 where nobody says."""
    try:
        lines = Path("/proc/self/status").read_text().splitlines()
        return next(1024 * int(line.split()[1]) for line in lines if line.startswith("VmData:"))
    except (OSError, StopIteration):
        return 0
