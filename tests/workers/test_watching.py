"""The loop of the watches."""

import asyncio

import pytest

from sagebrush_events import Unavailable
from sagebrush_workers.daemons.watching import watch
from tests.patience import PATIENCE


async def test_a_watch_looks_again_after_every_fault_and_ends_when_it_is_cancelled() -> None:
    looks = 0
    faults = [Unavailable("away"), KeyError("a fault of ours")]

    async def look() -> None:
        nonlocal looks
        looks += 1
        if looks <= len(faults):
            raise faults[looks - 1]

    watching = asyncio.create_task(watch(look, 0.001, "not-watched"))
    async with asyncio.timeout(PATIENCE):
        while looks < len(faults) + 2:
            await asyncio.sleep(0.001)
    watching.cancel()
    with pytest.raises(asyncio.CancelledError):
        await watching
