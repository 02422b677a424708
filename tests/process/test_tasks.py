"""Ending tasks: the one that loses a cancellation ends, too."""

import asyncio

import pytest

from sagebrush_process.tasks import cancel_all, run_together
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


async def test_a_process_ends_although_one_of_its_tasks_loses_the_cancellation() -> None:
    ended: list[str] = []

    async def noting() -> None:
        try:
            await hard_of_hearing()
        finally:
            ended.append("ended")

    together = asyncio.create_task(run_together(noting(), asyncio.sleep(3600), noting()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    together.cancel()
    async with asyncio.timeout(PATIENCE):
        await asyncio.wait([together])
    assert together.cancelled() and ended == ["ended", "ended"]


async def test_who_is_told_to_end_again_and_again_leaves_nothing_running() -> None:
    left = asyncio.create_task(hard_of_hearing())

    async def waiting() -> None:
        await left

    together = asyncio.create_task(run_together(waiting()))
    await asyncio.sleep(0)
    async with asyncio.timeout(PATIENCE):
        await cancel_all([together])
    assert together.cancelled() and left.done()


async def test_the_error_of_one_ends_all_and_is_raised() -> None:
    with pytest.raises(ValueError, match="lost"):
        async with asyncio.timeout(PATIENCE):
            await run_together(hard_of_hearing(), fail())
