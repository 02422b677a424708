"""Commands of the operator find the platform of this machine, or the one that is named."""

import os
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from typer.testing import CliRunner

from sagebrush_cli import operator_commands
from sagebrush_cli.app import app
from sagebrush_host.embedded.programs import folder_setting

run = CliRunner().invoke


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[list[str], dict[str, str]]]:
    """What was started, with its environment."""
    found: list[tuple[list[str], dict[str, str]]] = []

    def start(command: list[str], env: dict[str, str], **_: Any) -> SimpleNamespace:
        found.append((command[3:], env))
        return SimpleNamespace(returncode=3)

    monkeypatch.setattr("sagebrush_cli.operator_commands.subprocess.run", start)
    for name in (operator_commands.STORE, operator_commands.RULES, operator_commands.LOG):
        monkeypatch.delenv(name, raising=False)
    return found


@pytest.mark.parametrize("words", [("guest", "end", "x"), ("table", "close", "x", "--json")])
def test_a_guest_is_ended_on_the_platform_of_this_machine(
    words: tuple[str, ...], started: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "passwords.json").write_text('{"gateway": "hunter2"}')
    (tmp_path / "record.conf").write_text(f'{folder_setting(tmp_path / "record")}\nunixsocket "/s/record.sock"\n')
    monkeypatch.setenv("SAGEBRUSH_DATA_DIR", str(tmp_path))
    assert run(app, [*words]).exit_code == 3
    ((command, environment),) = started
    assert command == [operator_commands.MODERATION, *words]
    assert environment["SAGEBRUSH_STORE_URL"] == "unix://gateway:hunter2@/s/record.sock"
    assert environment["SAGEBRUSH_RULES_ADDRESS"] == "unix:/s/rules.sock"
    assert environment["SAGEBRUSH_OPERATOR_LOG"] == str(tmp_path / "logs" / "operator.log")
    assert environment["PATH"] == os.environ["PATH"]


def test_addresses_that_the_operator_names_are_taken(
    started: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SAGEBRUSH_DATA_DIR", str(tmp_path))
    monkeypatch.setenv("SAGEBRUSH_STORE_URL", "redis://store")
    monkeypatch.setenv("SAGEBRUSH_RULES_ADDRESS", "rules:7001")
    assert run(app, ["table", "close", "x"]).exit_code == 3
    assert started[0][1]["SAGEBRUSH_RULES_ADDRESS"] == "rules:7001"
    assert "SAGEBRUSH_OPERATOR_LOG" not in started[0][1]


def test_an_operator_without_a_platform_reads_so(started: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SAGEBRUSH_DATA_DIR", str(tmp_path))
    result = run(app, ["guest", "end", "x"])
    assert result.exit_code == 1 and "There is no platform" in result.stderr and not started
