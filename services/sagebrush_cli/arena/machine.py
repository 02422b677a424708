"""What games were played on and with: a figure without its machine and its commit cannot be repeated."""

import os
import platform
import subprocess
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any

from sagebrush_process.build import build_of_games


def described_run() -> dict[str, Any]:
    """Processor, cores and how busy they are without this run; build, interpreter, version, commit and time of it."""
    return {
        "processor": _processor(),
        "cores": len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count(),
        "load": round(os.getloadavg()[0], 1),
        "build": build_of_games(),
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "version": version("sagebrush"),
        "commit": _commit(),
        "began": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def _processor() -> str:
    """The name the kernel gives the processor."""
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
    except OSError:
        return platform.processor() or platform.machine()
    return next((line.partition(": ")[2] for line in lines if line.startswith("model name")), platform.machine())


def _commit() -> str:
    """The commit of the checkout this runs from, marked where files have changed since; empty for a wheel."""
    command = ("git", "-C", str(Path(__file__).parent), "describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")
    try:
        return subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return ""
