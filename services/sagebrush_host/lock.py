"""One supervisor for a data directory: a lock that lives as long as any process that may write there."""

import asyncio
import fcntl
import os
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from sagebrush_host.errors import AlreadyRunning

ORPHAN_SECONDS = 15.0
"""How long the processes of a supervisor that died may live on."""


@asynccontextmanager
async def hold_lock(path: Path) -> AsyncIterator[int]:
    """The descriptor of the locked file, which children inherit: the lock ends with the last of them."""
    descriptor = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
    try:
        await _take(descriptor, path)
        os.ftruncate(descriptor, 0)
        os.pwrite(descriptor, str(os.getpid()).encode(), 0)
        yield descriptor
    finally:
        os.close(descriptor)


async def _take(descriptor: int, path: Path) -> None:
    """Return with the lock taken; wait only for the children of a supervisor that is gone."""
    deadline = asyncio.get_running_loop().time() + ORPHAN_SECONDS
    while not _try(descriptor):
        owner = _owner(descriptor)
        if owner or asyncio.get_running_loop().time() > deadline:
            who = f"process {owner}" if owner else "processes of an earlier run"
            raise AlreadyRunning(f"Another platform ({who}) runs on {path.parent}; stop it or set SAGEBRUSH_DATA_DIR.")
        await asyncio.sleep(0.05)


def _try(descriptor: int) -> bool:
    """Whether this process holds the lock now."""
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    return True


def _owner(descriptor: int) -> int | None:
    """The supervisor that holds the lock, None when it died."""
    with suppress(ValueError, ProcessLookupError):
        owner = int(os.pread(descriptor, 20, 0))
        with suppress(PermissionError):  # somebody else's
            os.kill(owner, 0)
        return owner
    return None
