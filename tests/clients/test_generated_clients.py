"""Clients that other people's generators make of docs/openapi.json compile, have every operation, and play a game."""

import asyncio
import json
import re
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.clients.verifiers import NODE, TOOLS, needs_tools

ROOT = Path(__file__).parents[2]
PROGRAMS = Path(__file__).parent / "generated"
FOLDER = ROOT / "build" / "generated-clients"
"""Inside the repository, because Node looks for packages in the folders above."""
DESCRIPTION = ROOT / "docs" / "openapi.json"
pytestmark = [needs_tools, pytest.mark.platform]


def ran(*command: str | Path) -> str:
    """What a tool prints that ends well."""
    done = subprocess.run(list(map(str, command)), cwd=FOLDER, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def generated() -> Path:
    """The folder of both clients and of the programs that use them, compiled without an error."""
    shutil.rmtree(FOLDER, ignore_errors=True)
    shutil.copytree(PROGRAMS, FOLDER)
    ran(TOOLS / "openapi-typescript", DESCRIPTION, "--output", "api.d.ts")
    ran(TOOLS / "openapi-ts", "--input", DESCRIPTION, "--output", "sdk", "--silent", "--no-log-file")
    ran(TOOLS / "tsc", "--project", ".")
    return FOLDER


def operations() -> set[str]:
    """The ids of all operations."""
    paths = json.loads(DESCRIPTION.read_text("utf-8"))["paths"]
    return {operation["operationId"] for methods in paths.values() for operation in methods.values()}


def test_every_operation_is_in_both_clients(generated: Path) -> None:
    functions = re.findall(
        r"^export const (\w+) = ", (generated / "sdk" / "sdk.gen.ts").read_text("utf-8"), re.MULTILINE
    )
    assert set(functions) == operations()
    types = (generated / "api.d.ts").read_text("utf-8")
    assert set(re.findall(r"operations\[\"(\w+)\"\]", types)) == operations()


async def test_both_clients_play_a_game_to_its_end(generated: Path, tmp_path: Path) -> None:
    async with Platform(HostSettings(data_dir=tmp_path / "platform", gateway_port=0)) as platform:
        fetched, streamed = await asyncio.gather(
            played(generated / "ran" / "fetch.js", platform.url), played(generated / "ran" / "sdk.js", platform.url)
        )
    assert fetched["code"] == streamed["code"] == "sound"
    assert fetched["sent"] > 5 and streamed["sent"] > 5
    assert sorted(fetched["ranking"], key=lambda seat: seat["seat"])
    assert streamed["versions"] == list(range(1, len(streamed["versions"]) + 1))


async def played(program: Path, url: str) -> Any:
    """What a program tells about the game it played."""
    assert NODE is not None
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(NODE, program, url, stdout=pipe, stderr=pipe)
    out, errors = await process.communicate()
    assert process.returncode == 0, errors.decode()
    return json.loads(out)
