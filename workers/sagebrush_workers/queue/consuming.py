"""How a process consumes: Celery's worker, without what nobody here needs of it, until it is asked to stop."""

import gc
import os
import signal
import sys
from collections.abc import Callable, Iterable
from types import FrameType
from typing import Any, NoReturn, Protocol

import structlog
from celery import Celery
from celery.worker import state

log = structlog.get_logger()


class Startable(Protocol):
    """A thread, or something that starts some."""

    def start(self) -> None:
        """Begin."""


def consume(
    app: Celery, name: str, threads: Iterable[Startable], on_stop: Callable[[], None] | None = None, **told: str
) -> NoReturn:
    """Take tasks until SIGTERM or SIGINT, finish those in hand, and end the process.

    ``threads`` are started once it consumes, which is after a child that works was forked. ``on_stop`` is called in
    the handler of the signal. ``told`` is logged at the beginning.
    """
    waiting = list(threads)

    class Controller(app.WorkController):  # type: ignore[misc]
        def on_consumer_ready(self, consumer: Any) -> None:
            while waiting:
                waiting.pop().start()

    def stop(_signal: int, _frame: FrameType | None) -> None:
        state.should_stop = os.EX_OK  # Celery looks at this after each task
        if on_stop is not None:
            on_stop()

    for number in (signal.SIGTERM, signal.SIGINT):
        signal.signal(number, stop)
    worker = Controller(hostname=name, without_gossip=True, without_mingle=True, without_heartbeat=True)
    gc.collect()
    gc.freeze()
    log.info("started", **told)
    worker.start()
    log.info("stopped")
    sys.exit(worker.exitcode)
