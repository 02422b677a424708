"""Small processes with one habit each, and specs that run them."""

import asyncio
import os
import shutil
import sys
from pathlib import Path

from sagebrush_host.platform import Platform
from sagebrush_host.spec import Spec

WAITING = "import signal; open({mark!r}, 'w').write(str(__import__('os').getpid())); signal.pause()"
IGNORES_SIGTERM = "import signal; signal.signal(15, signal.SIG_IGN); " + WAITING
EXITS_AT_ONCE = "raise SystemExit('no such luck')"


def child(name: str, folder: Path, habit: str = WAITING, *, stage: int = 1, unhealthy_seconds: float = 30) -> Spec:
    """A process that is ready when it has written its id into a file of its own in ``folder``."""
    mark = folder / f"{name}.pid"

    async def ready(pid: int) -> bool:
        return mark.exists() and mark.read_text() == str(pid)

    program = (sys.executable, "-S", "-E", "-c", habit.format(mark=str(mark)))
    return Spec(name=name, program=program, ready=ready, stage=stage, unhealthy_seconds=unhealthy_seconds)


def is_alive(pid: int) -> bool:
    """Whether the process still runs; one that nobody has waited for yet does not."""
    try:
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[0]
    except (FileNotFoundError, ProcessLookupError):  # it may end while its file is read
        return False


async def gone(pid: int) -> None:
    """Return when the process is no more."""
    while is_alive(pid):
        await asyncio.sleep(0.01)


def me() -> int:
    """The process of the test."""
    return os.getpid()


async def wipe_broker(platform: Platform) -> None:
    """Crash the embedded broker and lose all it had, as a broken disk would."""
    broker = platform.processes["broker"]
    broker.kill()
    await broker.stop()
    shutil.rmtree(platform.place.data("broker"))
    platform.place.data("broker").mkdir(mode=0o700)
    broker.start()
