"""An open loop: requests are due at fixed times, whether or not earlier ones were answered."""

import asyncio
import gc
from collections.abc import Iterable, Iterator
from time import perf_counter
from typing import NamedTuple

from sagebrush_bench.load.closed import require_success
from sagebrush_bench.load.pool import Pool

MOST = 512
"""Requests under way at most; beyond that a due one waits, and its latency grows with it."""
TICK = 0.001
"""Seconds between two looks at the clock."""


class AnsweredRequest(NamedTuple):
    """When a request was due, from the start, and how long after that its answer came, in seconds."""

    due: float
    latency: float


async def open_loop(url: str, requests: Iterable[bytes], rate: float) -> list[AnsweredRequest]:
    """Every one of ``requests`` answered, sent ``rate`` a second; an error group with BenchError when one is bad."""
    loop = _OpenLoop(Pool(url))
    gc.freeze()
    try:
        async with asyncio.TaskGroup() as group:
            await loop.send(iter(requests), rate, group)
    finally:
        gc.unfreeze()
        loop.pool.close()
    return loop.answered


class _OpenLoop:
    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.answered: list[AnsweredRequest] = []
        self._room = asyncio.Semaphore(MOST)
        self._start = perf_counter()

    async def send(self, requests: Iterator[bytes], rate: float, group: asyncio.TaskGroup) -> None:
        """Start each request when it is due."""
        sent = 0
        while True:
            due = int((perf_counter() - self._start) * rate) + 1
            for number in range(sent, due):
                request = next(requests, None)
                if request is None:
                    return
                group.create_task(self._one(request, number / rate))
            sent = due
            await asyncio.sleep(TICK)

    async def _one(self, request: bytes, due: float) -> None:
        async with self._room:
            connection = await self.pool.take()
            require_success(await connection.ask(request), request)
            self.answered.append(AnsweredRequest(due, perf_counter() - self._start - due))
            self.pool.give_back(connection)
