"""What the figures were measured on: a figure without its machine cannot be repeated."""

import os
import platform
import subprocess
import tempfile
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from time import perf_counter

import psutil


@dataclass(frozen=True, slots=True)
class Machine:
    """The machine, the interpreter, the commit and the day."""

    processor: str
    cores: int
    memory_gib: float
    kernel: str
    python: str
    commit: str
    date: str
    sync_us: float
    """Microseconds of one synced write in the folder where the stores of the figures lie."""


def this() -> Machine:
    """The machine this runs on, now."""
    return Machine(
        processor=_processor(),
        cores=len(os.sched_getaffinity(0)),
        memory_gib=round(psutil.virtual_memory().total / 2**30, 1),
        kernel=f"{platform.system()} {platform.release()}",
        python=f"{platform.python_implementation()} {platform.python_version()}",
        commit=_commit(),
        date=datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC"),
        sync_us=_sync_us(),
    )


def _processor() -> str:
    """The name the kernel gives the processor."""
    lines = Path("/proc/cpuinfo").read_text().splitlines()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def _sync_us() -> float:
    """The median of a few small writes, each followed by ``fdatasync``."""
    with tempfile.TemporaryFile() as file:
        spent = []
        for _ in range(50):
            start = perf_counter()
            os.write(file.fileno(), bytes(256))
            os.fdatasync(file.fileno())
            spent.append(1e6 * (perf_counter() - start))
    return round(median(spent))


def _commit() -> str:
    """The commit that is checked out, marked when files differ from it."""
    found = subprocess.run(
        ["git", "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*"],
        capture_output=True,
        text=True,
        check=False,
        cwd=Path(__file__).parent,
    )
    return found.stdout.strip() or "unknown"
