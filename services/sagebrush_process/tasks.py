"""Running tasks of asyncio together, and ending them."""

import asyncio
from collections.abc import Coroutine, Iterable
from contextlib import suppress
from typing import Any

AGAIN = 0.1
"""Seconds after which a task that still runs is cancelled once more."""


class BackgroundTasks:
    """Tasks that nobody waits for; an event loop alone would not keep them from being collected."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def begin(self, work: Coroutine[Any, Any, None]) -> None:
        """Runs ``work``, which handles its own failures."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def cancel(self) -> None:
        """Ends all of them."""
        await cancel_all(self._tasks)


async def cancel_all(tasks: Iterable[asyncio.Task[Any]]) -> list[Any]:
    """Cancel ``tasks`` and wait until each has ended; what each returned or raised.

    One cancellation is not enough: `asyncio.wait_for` of Python 3.11, with which redis-py writes every command, loses
    the one that comes in the moment in which it is done.
    """
    ending = list(tasks)
    running = {task for task in ending if not task.done()}
    while running:
        for task in running:
            task.cancel()
        _, running = await asyncio.wait(running, timeout=AGAIN)
    return await asyncio.gather(*ending, return_exceptions=True)


async def run_together(*work: Coroutine[Any, Any, None]) -> None:
    """Runs all of ``work`` until one fails, whose error is raised, or the caller is cancelled; then none runs any more.

    `asyncio.TaskGroup` cancels each task once, and waits for ever for one that loses that.
    """
    tasks = [asyncio.ensure_future(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_EXCEPTION)
    finally:
        failed = [task for task in tasks if task.done() and not task.cancelled() and task.exception() is not None]
        while not all(task.done() for task in tasks):
            with suppress(asyncio.CancelledError):  # who is told to end once more goes on ending
                await cancel_all(tasks)
    for task in failed:
        task.result()
