"""A worker by itself: seconds until it is ready for a turn, and the memory it then has."""

import asyncio
import sys
import tempfile
from collections.abc import Mapping
from time import perf_counter

from sagebrush_bench.builds import builds, environment
from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.processes import resident_mb
from sagebrush_bench.scale import Scale
from sagebrush_bench.store import private_store
from sagebrush_host.processes import linux
from sagebrush_process.healthcheck import READY, is_ok

PATIENCE = 60.0
"""Seconds that a worker may take."""
AGAIN = 0.01
"""Seconds between two questions whether it is ready."""


async def measure(scale: Scale) -> list[Measurement]:
    """Start and memory in each build, in turn; the first start of each is not measured."""
    found = []
    async with private_store() as broker:
        runs: dict[str, list[tuple[float, float]]] = {build: [] for build in builds()}
        for _ in range(scale.starts + 1):
            for build, variables in builds().items():
                runs[build].append(await start_worker(broker, variables))
    for build, samples in runs.items():
        seconds, memory = map(list, zip(*samples[1:], strict=True))
        ready, most = Goal(1.5, 0.8, more_is_better=False), Goal(150, 100, more_is_better=False)
        found.append(Measurement(f"a worker ready for a turn, {build}", "s", seconds, ready))
        found.append(Measurement(f"its resident memory, {build}", "MB", memory, most))
    return found


async def start_worker(broker: str, build: Mapping[str, str]) -> tuple[float, float]:
    """Seconds until a new worker has finished a first task, and its megabytes then."""
    with tempfile.TemporaryDirectory(prefix="sb-") as folder:
        health = f"unix:{folder}/health"
        settings = {"SAGEBRUSH_BROKER_URL": broker, "SAGEBRUSH_HEALTH": health, "SAGEBRUSH_INSTANCE": "bench"}
        start = perf_counter()
        child = await asyncio.create_subprocess_exec(
            *linux.with_parent_death_signal((sys.executable, "-P", "-m", "sagebrush_workers", "worker")),
            env=environment({**build, **settings}),
            stderr=asyncio.subprocess.DEVNULL,
        )
        try:
            while not await is_ok(health, READY):
                if perf_counter() - start > PATIENCE or child.returncode is not None:
                    raise BenchError("a worker does not get ready")
                await asyncio.sleep(AGAIN)
            return perf_counter() - start, resident_mb([child.pid])
        finally:
            child.kill()
            await child.wait()


FIGURE = Figure("worker", measure, seconds=30)
