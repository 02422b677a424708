"""The real processes under the real plan."""

import asyncio
import os
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.host.children import gone
from tests.patience import PATIENCE

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def platform(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Platform]:
    """The whole platform, for all tests of this module."""
    settings = HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)
    async with Platform(settings) as platform:
        yield platform


def parent(pid: int) -> int:
    """The process that ``pid`` is a child of."""
    return int(Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()[1])


async def test_eleven_processes_are_ready(platform: Platform) -> None:
    names = {"record", "broker", "rules", "gateway", "relay", "sweeper", "engine", "webhooks", "sender"}
    names |= {"worker-1", "worker-2"}
    assert set(platform.processes) == names
    await platform.ready()


@pytest.mark.parametrize(
    "name",
    ["rules", "gateway", "relay", "sweeper", "engine", "webhooks", "sender", "worker-1", "record", "broker"],
)
async def test_whatever_is_killed_comes_back(platform: Platform, name: str) -> None:
    await platform.ready()
    process = platform.processes[name]
    assert process.pid is not None
    killed = process.pid
    os.kill(killed, signal.SIGKILL)
    await gone(killed)
    while process.pid in (None, killed):
        await asyncio.sleep(0.01)
    await asyncio.wait_for(platform.ready(), PATIENCE)


async def test_the_fork_server_has_no_threads_that_a_fork_would_lose(platform: Platform) -> None:
    await platform.ready()
    rules = platform.processes["rules"].pid
    assert rules is not None
    server = parent(rules)
    assert server != os.getpid()
    assert len(list(Path(f"/proc/{server}/task").iterdir())) == 1


async def test_no_password_is_in_a_log_or_on_a_command_line(platform: Platform) -> None:
    logs = "".join(path.read_text() for path in platform.place.logs.iterdir())
    lines = "".join(Path(f"/proc/{process.pid}/cmdline").read_text() for process in platform.processes.values())
    assert not any(password in logs + lines for password in platform.site.passwords.values())
