"""Other processes: started for a figure, looked at from outside, and ended with it."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager, suppress

import psutil

from sagebrush_bench.figure import BenchError
from sagebrush_host.processes import linux

PATIENCE = 60.0
"""Seconds a process may take to be ready, and to end."""


@asynccontextmanager
async def python(module: str, *arguments: str, **environment: str) -> AsyncIterator[int]:
    """The process id of a module of ours that runs as long as the block, once it has printed its first line."""
    child = await asyncio.create_subprocess_exec(
        *linux.with_parent_death_signal((sys.executable, "-P", "-m", module, *arguments)),
        env={**os.environ, **environment},
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert child.stdout is not None
        if not await asyncio.wait_for(child.stdout.readline(), PATIENCE):
            raise BenchError(f"{module} ended before it was ready")
        yield child.pid
    finally:
        await _end(child)


async def _end(child: asyncio.subprocess.Process) -> None:
    """Return when ``child`` is gone, politely if it can be."""
    with suppress(ProcessLookupError):
        child.terminate()
    try:
        await asyncio.wait_for(child.wait(), PATIENCE)
    except TimeoutError:
        child.kill()
        await child.wait()


def resident_mb(pids: Iterable[int]) -> float:
    """Megabytes resident, pages that several processes share counted in each."""
    return sum(psutil.Process(pid).memory_info().rss for pid in pids) / 1e6


def proportional_mb(pids: Iterable[int]) -> float:
    """Megabytes resident, shared pages divided among those who share them."""
    return sum(psutil.Process(pid).memory_full_info().pss for pid in pids) / 1e6
