"""The disks of the data directory: told before one is full, and when it is."""

import asyncio
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Literal

from sagebrush_host.errors import DiskFull
from sagebrush_host.processes.child import LOG
from sagebrush_process.sentence_logs import event

FULL_BYTES, LOW_BYTES = 1 << 20, 512 << 20
"""With less free nothing can be saved; with less free it is told that this is near."""
CHECK_SECONDS = 5.0

FULL = "The disk of %s is full: no command is accepted until there is room. What was acknowledged is not lost."
LOW = "The disk of %s has %d MiB left. When it is full, no command is accepted until there is room."

Room = Literal["full", "low", "enough"]


def free_bytes(path: Path) -> int:
    """Bytes that this user can still write on the disk of ``path``, or of the nearest folder above it that exists."""
    disk = _disk(path)
    return disk.f_frsize * (disk.f_bavail if os.geteuid() else disk.f_bfree)


def require_room(root: Path) -> None:
    """Raises DiskFull where only room is missing to save something below ``root``, which need not exist."""
    if room(free_bytes(root)) == "full" and _takes_files(root):
        raise DiskFull(f"The disk of {root} is full, so nothing could be saved. Make room, or set SAGEBRUSH_DATA_DIR.")


def disks_of(root: Path, games: Path) -> list[Path]:
    """``root``, and ``games`` where they lie on another disk; both exist."""
    return [root] if games.stat().st_dev == root.stat().st_dev else [root, games]


async def watch_disk(root: Path, free: Callable[[Path], int] = free_bytes, seconds: float = CHECK_SECONDS) -> None:
    """Log each change of the room on the disk of ``root``, for ever; a disk that does not answer is asked again."""
    last: Room = "enough"
    while True:
        with suppress(OSError):
            left = free(root)
            if (now := room(left)) != last:
                _tell(now, root, left)
                last = now
        await asyncio.sleep(seconds)


def _disk(path: Path) -> os.statvfs_result:
    """The disk of ``path``, or of the nearest folder above it that exists."""
    while not path.exists():
        path = path.parent
    return os.statvfs(path)


def _takes_files(path: Path) -> bool:
    """Whether the disk of ``path`` could have room: one without blocks, such as /proc, or read-only, never has."""
    disk = _disk(path)
    return disk.f_blocks > 0 and not disk.f_flag & os.ST_RDONLY


def room(left: int) -> Room:
    """What ``left`` free bytes are enough for."""
    return "full" if left < FULL_BYTES else "low" if left < LOW_BYTES else "enough"


def _tell(now: Room, root: Path, left: int) -> None:
    """The line of the log, as serious as it is."""
    if now == "full":
        LOG.error(FULL, root, extra=event("disk-full"))
    elif now == "low":
        LOG.warning(LOW, root, left >> 20, extra=event("disk-low"))
    else:
        LOG.info("The disk of %s has room again: %d MiB", root, left >> 20, extra=event("disk-has-room"))
