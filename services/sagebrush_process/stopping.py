"""A process that works on one event loop until it is asked to stop."""

import asyncio
import gc
import signal
from collections.abc import Coroutine
from typing import Any

import structlog
import uvloop

log = structlog.get_logger()


def run_until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Runs ``work`` until it ends, or SIGTERM or SIGINT cancels it; logs both ends. Raises what ``work`` raises."""
    uvloop.run(_until_stopped(work))


async def _until_stopped(work: Coroutine[Any, Any, None]) -> None:
    task = asyncio.ensure_future(work)
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, task.cancel)
    gc.freeze()
    log.info("started")
    try:
        await task
    except asyncio.CancelledError:
        log.info("stopped")
