"""`make up` on an installed machine: seconds until everything is ready, and what the idle platform holds in memory."""

import asyncio
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from time import perf_counter

import psutil

from sagebrush_bench.figure import Figure, Goal, Measurement
from sagebrush_bench.processes import proportional_mb, python, resident_mb
from sagebrush_bench.scale import Scale

INSTALLED = {"PYTHONDONTWRITEBYTECODE": ""}
"""An installed machine keeps what it has compiled."""


async def measure(scale: Scale) -> list[Measurement]:
    """A start each time in a new directory; memory of the supervisor and of all that it started."""
    await start_platform(0)  # whoever starts first compiles
    found = [await start_platform(scale.idle) for _ in range(scale.starts)]
    seconds, resident, proportional = map(list, zip(*found, strict=True))
    ready, memory = Goal(3, 1.5, more_is_better=False), Goal(450, 350, more_is_better=False)
    return [
        Measurement("everything ready after `make up`", "s", seconds, ready),
        Measurement("idle platform resident, shared pages counted once", "MB", proportional, memory),
        Measurement("the same, shared pages counted in each process", "MB", resident),
    ]


async def start_platform(idle: float) -> tuple[float, float, float]:
    """Seconds until ready, then resident and proportional megabytes after ``idle`` seconds without any request."""
    start = perf_counter()
    async with up() as pid:
        seconds = perf_counter() - start
        await asyncio.sleep(idle)
        pids = [pid, *(child.pid for child in psutil.Process(pid).children(recursive=True))]
        return seconds, resident_mb(pids), proportional_mb(pids)


@asynccontextmanager
async def up() -> AsyncIterator[int]:
    """The process id of ``sagebrush up``, once it says that it is ready."""
    with tempfile.TemporaryDirectory(prefix="sb-", ignore_cleanup_errors=True) as folder:
        settings = {"SAGEBRUSH_DATA_DIR": f"{folder}/var", "SAGEBRUSH_GATEWAY_PORT": "0"}
        async with python("sagebrush_cli", "up", "--json", **settings, **INSTALLED) as pid:
            yield pid


FIGURE = Figure("start", measure, seconds=60)
