"""`make test`: how long a contributor waits. Only measured when named."""

import subprocess
from pathlib import Path
from time import perf_counter

from sagebrush_bench.figure import BenchError, Figure, Goal, Measurement
from sagebrush_bench.scale import Scale

CHECKOUT = Path(__file__).parents[3]
PATIENCE = 1800
"""Seconds after which the tests are not going to end."""


async def measure(_scale: Scale) -> list[Measurement]:
    """Minutes of one run; it is long enough to need no median."""
    start = perf_counter()
    done = subprocess.run(["make", "test"], cwd=CHECKOUT, capture_output=True, text=True, check=False, timeout=PATIENCE)
    minutes = (perf_counter() - start) / 60
    if done.returncode:
        raise BenchError(f"the tests fail: {done.stdout[-300:]}")
    summary = done.stdout.strip().splitlines()[-1]
    return [Measurement("`make test`", "minutes", [minutes], Goal(6, 3, more_is_better=False), summary)]


FIGURE = Figure("suite", measure, seconds=300, on_request=True)
