"""Small processes with one habit each, and specs that run them."""

import asyncio
import os
import sys
from pathlib import Path

from sagebrush_host.spec import Spec

PATIENT = "import signal; open({mark!r}, 'w').write(str(__import__('os').getpid())); signal.pause()"
DEAF = "import signal; signal.signal(15, signal.SIG_IGN); " + PATIENT
STILLBORN = "raise SystemExit('no such luck')"


def child(name: str, folder: Path, habit: str = PATIENT, *, stage: int = 1, patience: float = 30) -> Spec:
    """A process that is ready when it has written its id into a file of its own in ``folder``."""
    mark = folder / f"{name}.pid"

    async def ready(pid: int) -> bool:
        return mark.exists() and mark.read_text() == str(pid)

    program = (sys.executable, "-S", "-E", "-c", habit.format(mark=str(mark)))
    return Spec(name=name, program=program, ready=ready, stage=stage, patience=patience)


def is_alive(pid: int) -> bool:
    """Whether the process still runs; one that nobody has waited for yet does not."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except FileNotFoundError:
        return False


async def gone(pid: int) -> None:
    """Return when the process is no more."""
    while is_alive(pid):
        await asyncio.sleep(0.01)


def me() -> int:
    """The process of the test."""
    return os.getpid()
