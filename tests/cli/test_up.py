"""``sagebrush up`` as a process: it says where everything is, stops when asked, and goes on with what there was."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import PATIENCE

pytestmark = pytest.mark.platform


def starting(folder: Path, *options: str) -> Any:
    """A process that starts a platform on any port."""
    return asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sagebrush_cli", "up", *options),
        env={**os.environ, "SAGEBRUSH_DATA_DIR": str(folder), "SAGEBRUSH_GATEWAY_PORT": "0"},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


@asynccontextmanager
async def up(folder: Path) -> AsyncIterator[dict[str, Any]]:
    """What a platform says about itself while it runs; it must end well."""
    process = await starting(folder, "--json")
    try:
        yield json.loads(await process.stdout.readline())
    finally:
        process.send_signal(signal.SIGINT)
        _, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, errors


async def test_yesterdays_tables_are_there_today(tmp_path: Path) -> None:
    async with up(tmp_path) as said, httpx.AsyncClient(base_url=f"{said['url']}/v1") as http:
        token = (await http.post("/guests", json={"name": "Anna"})).json()["token"]
        http.headers["Authorization"] = f"Bearer {token}"
        wanted = {"title": "carson-city", "edition": "2009", "seats": 2}
        table = (await http.post("/tables", json=wanted)).json()["table"]
    async with up(tmp_path) as said, httpx.AsyncClient(headers=http.headers) as http:
        assert (await http.get(f"{said['url']}/v1/tables/{table}")).json()["table"] == table
        assert all(Path(said[name]).is_dir() for name in ("data", "logs"))


async def test_a_second_one_on_the_same_data_is_refused(tmp_path: Path) -> None:
    async with up(tmp_path):
        second = await starting(tmp_path)
        _, errors = await second.communicate()
    assert second.returncode == 1
    assert b"Another platform" in errors


async def test_a_killed_process_is_a_line_in_the_log_of_the_supervisor(tmp_path: Path) -> None:
    process = await starting(tmp_path, "--json")
    assert process.stdout is not None and process.stderr is not None
    said = json.loads(await process.stdout.readline())
    os.kill(said["processes"]["sweeper"], signal.SIGKILL)
    line = json.loads(await asyncio.wait_for(process.stderr.readline(), PATIENCE))
    assert (line["service"], line["event"], line["level"]) == ("supervisor", "process-ended", "warning")
    assert line["message"].startswith("sweeper ended")
    process.send_signal(signal.SIGINT)
    await asyncio.wait_for(process.communicate(), PATIENCE)


async def test_a_hang_up_ends_it_unless_it_was_started_to_outlive_one(tmp_path: Path) -> None:
    for is_ignored in (True, False):
        before = signal.signal(signal.SIGHUP, signal.SIG_IGN if is_ignored else signal.SIG_DFL)  # as nohup does
        try:
            process = await starting(tmp_path, "--json")
        finally:
            signal.signal(signal.SIGHUP, before)
        url = json.loads(await process.stdout.readline())["url"]
        process.send_signal(signal.SIGHUP)
        if is_ignored:
            await asyncio.sleep(1)
            assert httpx.get(f"{url}/healthz").status_code == 200
            process.send_signal(signal.SIGTERM)
        await asyncio.wait_for(process.communicate(), PATIENCE)
        assert process.returncode == 0


async def test_an_interrupt_ends_it_also_where_a_shell_started_it_in_the_background(tmp_path: Path) -> None:
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)  # as a script does with what it starts with &
    try:
        process = await starting(tmp_path, "--json")
    finally:
        signal.signal(signal.SIGINT, before)
    await process.stdout.readline()
    process.send_signal(signal.SIGINT)
    await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0


async def test_it_can_be_stopped_while_it_starts(tmp_path: Path) -> None:
    process = await starting(tmp_path)
    while not (tmp_path / "logs" / "rules.log").exists():
        await asyncio.sleep(0.01)
    process.send_signal(signal.SIGTERM)
    out, errors = await asyncio.wait_for(process.communicate(), PATIENCE)
    assert process.returncode == 0, errors
    assert out == b""


async def test_people_are_told_what_to_do_next(tmp_path: Path) -> None:
    process = await starting(tmp_path)
    assert process.stdout is not None
    said = (await process.stdout.readuntil(b"Ctrl-C")).decode()
    process.send_signal(signal.SIGINT)
    await process.communicate()
    for part in ("ready at http://127.0.0.1:", "play --url", "curl", str(tmp_path)):
        assert part in said


async def test_a_bad_override_file_is_told_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "carson-city.toml").write_text("[income]\nsaloon = { value = true }\n")
    monkeypatch.setenv("SAGEBRUSH_CONTENT", str(tmp_path))
    process = await starting(tmp_path / "var")
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert b"carson-city.toml: income.saloon.value: expected an integer like 5, found true" in errors


async def test_a_program_that_starts_a_platform_reads_why_it_does_not_start(tmp_path: Path) -> None:
    (tmp_path / "var").write_text("a file where the folder should be")
    process = await starting(tmp_path / "var", "--json")
    said, errors = await process.communicate()
    assert (process.returncode, said) == (1, b"")
    assert json.loads(errors)["error"] == "not-started"


async def test_a_game_by_an_override_file_is_played_and_then_verified_without_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "carson-city.toml").write_text("[price]\nbuilding-3 = { value = 1 }\n")
    monkeypatch.setenv("SAGEBRUSH_CONTENT", str(tmp_path))
    async with up(tmp_path / "var") as said, httpx.AsyncClient() as http:
        titles = (await http.get(f"{said['url']}/v1/titles")).json()["titles"]
        assert titles[0]["editions"][0]["corrected"] == ["price.building-3"]
        assert await sagebrush("demo", "--url", said["url"], "--folder", str(tmp_path / "exports")) == 0
    monkeypatch.delenv("SAGEBRUSH_CONTENT")
    (file,) = (tmp_path / "exports").iterdir()
    started = json.loads(file.read_text().splitlines()[1])["events"][0]
    assert started["config"]["corrections"] == "[price]\nbuilding-3 = { value = 1 }\n"
    assert await sagebrush("verify", str(file)) == 0


async def sagebrush(*arguments: str) -> int:
    """The status of a command."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sagebrush_cli", *arguments), stdout=asyncio.subprocess.DEVNULL
    )
    return await process.wait()
