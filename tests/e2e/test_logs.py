"""What an operator reads in the logs: lines of one shape from every process."""

import json
from pathlib import Path
from typing import Any

import httpx
import pytest

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from sagebrush_process.logs import KEYS
from tests.e2e.conftest import without_limits
from tests.e2e.players import open_table
from tests.patience import PATIENCE
from tests.servers import free_port

pytestmark = [pytest.mark.platform]

ALWAYS = ("timestamp", "level", "event", "service")
ABOUT_A_COMMAND = {"command", "moved", "overtaken"}
OLD_KEYS = {"time", "trace", "task", "role", "logger_name", "exception"}


def lines_of(log: Path) -> list[dict[str, Any]]:
    """The lines of a log, each one JSON object."""
    return [json.loads(line) for line in log.read_text().splitlines()]


async def test_every_process_writes_lines_of_one_shape(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    without_limits(monkeypatch)
    monkeypatch.setenv("SAGEBRUSH_GATEWAY_LOG_EVERY", "1")
    settings = HostSettings(data_dir=tmp_path / "var", gateway_port=free_port(), workers=1)
    async with Platform(settings) as platform, httpx.AsyncClient(base_url=platform.url, timeout=PATIENCE) as http:
        table = await open_table(http, people=1, computers=2, variants=[])
        await table.play(until=20)
    for name in ("rules", "gateway", "relay", "sweeper", "worker-1"):
        lines = lines_of(tmp_path / "var" / "logs" / f"{name}.log")
        assert lines, name
        for line in lines:
            assert tuple(line)[:4] == ALWAYS
            assert list(line)[: len(KEYS)] == sorted(line, key=place_of)[: len(KEYS)]
            assert line["service"] == name.partition("-")[0]
            assert not OLD_KEYS & line.keys()
            if line["event"] in ABOUT_A_COMMAND:
                assert set(KEYS) <= line.keys()
    assert {"command", "moved"} <= {line["event"] for line in [*lines, *lines_of(tmp_path / "var/logs/rules.log")]}


def place_of(key: str) -> int:
    """Where ``key`` stands in a line: those of every process first."""
    return KEYS.index(key) if key in KEYS else len(KEYS)
