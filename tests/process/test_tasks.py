"""Ending tasks: the one that loses a cancellation ends, too."""

import asyncio

from sagebrush_process.tasks import cancel_all
from tests.patience import PATIENCE


async def hard_of_hearing() -> None:
    """Loses its first cancellation, as `asyncio.wait_for` of Python 3.11 does when it is done in that moment."""
    try:
        await asyncio.Event().wait()
    except asyncio.CancelledError:
        await asyncio.Event().wait()


async def fail() -> None:
    raise ValueError("lost")


async def finish() -> int:
    return 7


async def test_a_task_that_loses_a_cancellation_ends() -> None:
    task = asyncio.create_task(hard_of_hearing())
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        (ended,) = await cancel_all([task])
    assert task.cancelled() and isinstance(ended, asyncio.CancelledError)


async def test_what_tasks_returned_or_raised_is_given_back() -> None:
    tasks = [asyncio.create_task(finish()), asyncio.create_task(fail())]
    await asyncio.wait(tasks)
    seven, lost = await cancel_all(tasks)
    assert seven == 7 and isinstance(lost, ValueError)
    assert await cancel_all([]) == []
