"""Webhooks on real servers: another platform, the lines of docs/webhooks.md, and what is killed meanwhile."""

import asyncio
import json
import os
import re
import shutil
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagebrush_host.platform import Platform
from sagebrush_host.ports import reserve_port
from sagebrush_host.settings import HostSettings
from tests.clients.verifiers import needs_node, needs_tools
from tests.e2e.conftest import without_limits
from tests.e2e.external_platform import HERE, external_platform, key_of, played, played_in_typescript
from tests.patience import PATIENCE

pytestmark = [pytest.mark.platform]
GUIDE = (Path(__file__).parents[2] / "docs" / "webhooks.md").read_text()


@pytest.fixture
async def reaching(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Platform]:
    """A platform whose sender may call this machine."""
    without_limits(monkeypatch)
    for name, value in {**HERE, "SAGEBRUSH_WEBHOOK_CLAIM_SECONDS": "3"}.items():
        monkeypatch.setenv(name, value)
    async with Platform(HostSettings(data_dir=tmp_path / "var", gateway_port=0)) as running:
        yield running


async def test_the_users_of_another_platform_play_all_titles_when_webhooks_tell_them(reaching: Platform) -> None:
    figures = await played(reaching, games=3, users=5)
    assert figures["failed"] > 0 and figures["deliveries"] > figures["events"] >= 3


@needs_node
@needs_tools
async def test_they_play_with_the_client_of_npm_too(reaching: Platform, tmp_path: Path) -> None:
    figures = await played_in_typescript(reaching, games=3, users=5, folder=tmp_path)
    assert figures["commands"] > 100 and figures["deliveries"] > figures["events"] >= 3


@pytest.mark.parametrize("killed", ["sender", "webhooks"])
async def test_what_is_killed_meanwhile_loses_no_event(reaching: Platform, killed: str) -> None:
    async with external_platform(reaching.url, reaching.place.root, seed=7) as club:
        await club.create(2, 4)
        ends = asyncio.create_task(club.end())
        for _ in range(3):
            await asyncio.sleep(1)
            process = reaching.processes[killed].pid
            if process is not None and not ends.done():
                os.kill(process, 9)
        await asyncio.wait_for(ends, PATIENCE)


def block(language: str) -> str:
    """The one block of the guide in ``language``."""
    [code] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return str(code)


@pytest.mark.skipif(shutil.which("curl") is None, reason="this machine has no curl")
async def test_the_lines_of_the_guide_subscribe_and_receive(reaching: Platform, tmp_path: Path) -> None:
    port = reserve_port()
    (tmp_path / "receiver.py").write_text(block("python"))
    script = block("sh").replace("http://127.0.0.1:8000", reaching.url)
    script = script.replace("https://club.example/hook", f"http://127.0.0.1:{port}/hook")
    key = await key_of(reaching.place.root, "guide")
    made = json.loads(await _printed("bash", "-c", script, key=key))
    receiver = await asyncio.create_subprocess_exec(
        sys.executable, str(tmp_path / "receiver.py"), made["secret"], str(port), stdout=asyncio.subprocess.PIPE
    )
    try:
        assert receiver.stdout is not None
        async with httpx.AsyncClient(base_url=reaching.url, headers={"Authorization": f"Bearer {key}"}) as http:
            assert (await http.post(f"/v1/webhooks/{made['id']}/ping")).status_code == 202
            line = await asyncio.wait_for(receiver.stdout.readline(), PATIENCE)
        assert line.decode().strip() == "sagebrush.ping"
    finally:
        receiver.kill()
        await receiver.wait()


async def _printed(*command: str, **environment: Any) -> str:
    process = await asyncio.create_subprocess_exec(
        *command, env={**os.environ, **environment}, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    return output.decode()
