"""A data directory has one supervisor, whatever became of the one before."""

import asyncio
import errno
import os
import signal
import sys
from pathlib import Path

import pytest

from sagebrush_host.errors import AlreadyRunning
from sagebrush_host.lock import hold_lock
from tests.host.children import gone
from tests.patience import PATIENCE

SUPERVISOR = """
import asyncio, sys
from pathlib import Path
from tests.host.children import child
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings

async def main(folder):
    settings = HostSettings(data_dir=folder / "var", gateway_port=0)
    async with Platform(settings, lambda site: (child("child", folder),)):
        print("ready", flush=True)
        await asyncio.sleep(60)

asyncio.run(main(Path(sys.argv[1])))
"""


async def test_the_lock_is_free_again_afterwards(tmp_path: Path) -> None:
    for _ in range(2):
        async with hold_lock(tmp_path / "lock"):
            pass


async def test_the_owner_is_named(tmp_path: Path) -> None:
    async with hold_lock(tmp_path / "lock"):
        with pytest.raises(AlreadyRunning, match=f"process {os.getpid()}"):
            async with hold_lock(tmp_path / "lock"):
                pass


async def test_an_owner_that_is_a_process_of_somebody_else_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Beside the platform of another container, whose process has a number that here belongs to root."""

    def kill(_pid: int, _signal: int) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    async with hold_lock(tmp_path / "lock"):
        monkeypatch.setattr(os, "kill", kill)
        with pytest.raises(AlreadyRunning, match=f"process {os.getpid()}"):
            async with hold_lock(tmp_path / "lock"):
                pass


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells children that their parent died")
async def test_children_follow_a_supervisor_that_was_killed_and_the_next_one_waits_for_them(tmp_path: Path) -> None:
    supervisor = await asyncio.create_subprocess_exec(
        sys.executable, "-c", SUPERVISOR, str(tmp_path), stdout=asyncio.subprocess.PIPE
    )
    assert supervisor.stdout is not None
    assert await supervisor.stdout.readline() == b"ready\n"
    child = int((tmp_path / "child.pid").read_text())
    supervisor.send_signal(signal.SIGKILL)
    await supervisor.wait()
    async with hold_lock(tmp_path / "var" / "lock"):
        pass
    await asyncio.wait_for(gone(child), PATIENCE)
