"""One log file a process, kept across runs and set aside when it has grown."""

import asyncio
import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import BinaryIO

LARGE_BYTES = 16 * 1024 * 1024
"""A log of this size is set aside, over the one before."""
CHECK_SECONDS = 60.0
OLD = ".log.1"


def open_log(path: Path) -> BinaryIO:
    """The log at ``path``, open for more lines."""
    if path.exists() and path.stat().st_size >= LARGE_BYTES:
        path.replace(path.with_suffix(OLD))
    return path.open("ab", buffering=0)


async def watch_logs(logs: Path, seconds: float = CHECK_SECONDS) -> None:
    """Set large logs in the folder ``logs`` aside while their processes write on, for ever."""
    while True:
        for path in logs.glob("*.log"):
            with suppress(OSError, RuntimeError):  # somebody took it away, or there is no room for a thread now
                if path.stat().st_size >= LARGE_BYTES:
                    await asyncio.to_thread(copy_and_empty, path)
        await asyncio.sleep(seconds)


def copy_and_empty(path: Path) -> None:
    """Copy a log and empty it: its process writes at its end, wherever that is. Lines of that very moment are lost.

    On a full disk the copy is not whole, and the log is emptied all the same: games need the room.
    """
    with suppress(OSError):
        shutil.copyfile(path, path.with_suffix(OLD))
    os.truncate(path, 0)


def last_lines(path: Path, lines: int = 12) -> str:
    """The end of a log, empty when there is none."""
    if not path.exists():
        return ""
    with path.open("rb") as log:
        log.seek(max(0, path.stat().st_size - 16_384))
        return "\n".join(log.read().decode(errors="replace").splitlines()[-lines:])
