"""What the guide for platforms tells people to type does what it says, with a key that the operator made."""

import asyncio
import json
import os
import re
import shutil
import subprocess
import sys
from ast import literal_eval
from pathlib import Path

import pytest

from sagebrush_host.platform import Platform

pytestmark = [pytest.mark.platform]

GUIDE = (Path(__file__).parents[2] / "docs" / "applications.md").read_text()


def block(language: str) -> str:
    """The one block of the guide in ``language``."""
    [code] = re.findall(rf"```{language}\n(.*?)```", GUIDE, re.DOTALL)
    return str(code)


async def run(*command: str, folder: Path, **environment: str) -> tuple[int, str]:
    """The status, and what was printed."""
    process = await asyncio.create_subprocess_exec(
        *command, cwd=folder, env={**os.environ, **environment}, stdout=asyncio.subprocess.PIPE
    )
    output, _ = await process.communicate()
    return process.returncode or 0, output.decode()


async def operator(platform: Platform, *arguments: str) -> tuple[int, str]:
    command = (sys.executable, "-m", "sagebrush_cli", "app", *arguments, "--json")
    return await run(*command, folder=Path.cwd(), SAGEBRUSH_DATA_DIR=str(platform.place.root))


async def key_of(platform: Platform, name: str) -> str:
    code, printed = await operator(platform, "create", name)
    assert code == 0, printed
    key: str = json.loads(printed)["key"]
    return key


async def test_the_platform_of_the_guide_plays_every_title(platform: Platform, tmp_path: Path) -> None:
    (tmp_path / "club.py").write_text(block("python"))
    key = await key_of(platform, "thirty-lines")
    code, printed = await run(sys.executable, "club.py", platform.url, key, folder=tmp_path)
    versions = literal_eval(printed)
    assert code == 0 and set(versions) == {"carson-city", "tiny-epic-western", "sierra-west"}
    assert all(version > 1 for version in versions.values())
    assert (await operator(platform, "revoke", "thirty-lines"))[0] == 0
    _, refused = await run(sys.executable, "club.py", platform.url, key, folder=tmp_path)
    assert not refused


@pytest.mark.skipif(shutil.which("curl") is None, reason="this machine has no curl")
async def test_the_lines_of_curl_create_games(platform: Platform, tmp_path: Path) -> None:
    script = block("sh").replace("http://127.0.0.1:8000", platform.url)
    code, printed = await run("bash", "-c", script, folder=tmp_path, key=await key_of(platform, "curl"))
    assert code == 0 and json.loads(printed)["created"] == 2, printed


def test_where_no_platform_is_the_operator_is_told_so(tmp_path: Path) -> None:
    environment = {**os.environ, "SAGEBRUSH_DATA_DIR": str(tmp_path)}
    command = [sys.executable, "-m", "sagebrush_cli", "app", "list"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1 and "Start it with `sagebrush up`" in done.stderr + done.stdout
