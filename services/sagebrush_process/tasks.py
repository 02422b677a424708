"""Ending tasks of asyncio."""

import asyncio
from collections.abc import Iterable
from typing import Any

AGAIN = 0.1
"""Seconds after which a task that still runs is cancelled once more."""


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
