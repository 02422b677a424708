"""What the README tells people to type does what it says."""

import asyncio
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from sagebrush_host.platform import Platform

pytestmark = [pytest.mark.platform]

README = (Path(__file__).parents[2] / "README.md").read_text()


def block(language: str) -> str:
    """The one block of the README in ``language``."""
    [code] = re.findall(rf"```{language}\n(.*?)```", README, re.DOTALL)
    return str(code)


def test_the_library_plays_a_game_to_its_end() -> None:
    done = subprocess.run([sys.executable, "-c", block("python")], capture_output=True, text=True, check=True)
    assert done.stdout.startswith("Outcome(reason='four-rounds'")


@pytest.mark.skipif(shutil.which("curl") is None, reason="this machine has no curl")
async def test_ten_lines_of_curl_open_a_table_and_play_a_command(platform: Platform) -> None:
    script = block("sh").replace("http://127.0.0.1:8000", platform.url).replace("ask -N", "ask -N --max-time 2")
    assert len(script.strip().splitlines()) == 10
    process = await asyncio.create_subprocess_exec("bash", "-c", script, stdout=asyncio.subprocess.PIPE)
    output, _ = await process.communicate()
    joined, opponents, started, command, *stream = output.decode().split("\n")
    assert json.loads(joined)["seat"] == 0
    assert all(seat["player"] for seat in json.loads(opponents)["seats"])
    assert re.fullmatch("[0-9a-z]{26}", json.loads(started)["game"])
    assert json.loads(command)["version"] > 1, command
    assert stream[0].startswith(("id:", "event:", "retry:", ":"))
