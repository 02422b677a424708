"""What the system refuses is a sentence, and nothing where nobody reads any more."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from sagebrush_cli.app import app
from sagebrush_cli.errors import exit_with_message
from sagebrush_cli.system_errors import exit_on_system_error
from tests.vectors import CLIENTS

EXAMPLE = CLIENTS / "example.ndjson"
FULL = Path("/dev/full")
"""A device of Linux that has no room."""


def sagebrush(*arguments: str, into: Path | None = None) -> tuple[int, str]:
    """Status and errors of a command whose output goes into a file, or to somebody who reads one byte of it."""
    command = [sys.executable, "-m", "sagebrush_cli", *arguments]
    if into is not None:
        with into.open("w") as output:
            done = subprocess.run(command, stdout=output, stderr=subprocess.PIPE, text=True, check=False)
        return done.returncode, done.stderr
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stderr is not None
        process.stdout.read(1)
        process.stdout.close()
        return process.wait(), process.stderr.read()


@pytest.mark.skipif(not FULL.exists(), reason="this system has no device that is full")
@pytest.mark.parametrize(
    "arguments", [("verify", str(EXAMPLE)), ("verify", str(EXAMPLE), "--json"), ("titles", "tiny-epic-western")]
)
def test_a_full_disk_is_a_sentence(arguments: tuple[str, ...]) -> None:
    status, errors = sagebrush(*arguments, into=FULL)
    assert status == 1 and "No space left on device" in errors
    assert len(errors.splitlines()) == 1


@pytest.mark.parametrize("form", [(), ("--json",)])
def test_who_stops_reading_reads_no_complaint(form: tuple[str, ...]) -> None:
    assert sagebrush("replay", str(EXAMPLE), *form) == (1, "")


def test_a_command_of_a_platform_does_not_complain_either(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended, exit_with_message(as_json=False):
        raise BrokenPipeError
    assert ended.value.code == 1 and capsys.readouterr().err == ""


def test_want_of_memory_is_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended, exit_on_system_error(as_json=True):
        raise MemoryError
    assert ended.value.code == 1 and json.loads(capsys.readouterr().err)["error"] == "no-memory"


def test_a_folder_that_cannot_be_made_is_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    status, errors = sagebrush("bot", "new", str(tmp_path / "file" / "bot"), into=tmp_path / "output")
    assert status == 1 and errors.startswith("sagebrush: ") and "Not a directory" in errors


@pytest.mark.parametrize("arguments", [("rules", "chess"), ("arena", "play", "greedy", "--title", "chess")])
def test_a_program_that_names_a_wrong_title_reads_json(arguments: tuple[str, ...], tmp_path: Path) -> None:
    status, errors = sagebrush(*arguments, "--json", into=tmp_path / "output")
    told = json.loads(errors)
    assert (status, told["error"]) == (1, "failed")
    assert told["detail"].startswith("There is no title 'chess'")


@pytest.mark.parametrize("token", ["sb_é", "sb_a\nX: b"])
def test_a_token_that_no_header_can_have_is_a_sentence(token: str) -> None:
    result = CliRunner().invoke(app, ["watch", "game"], env={"SAGEBRUSH_TOKEN": token, "COLUMNS": "200"})
    assert result.exit_code == 2
    assert "It has a character that no header may have." in result.output


INTERRUPTED_AT_ONCE = """
import sys
from importlib.abc import MetaPathFinder

class Interrupting(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name == "sagebrush_cli.app":
            raise KeyboardInterrupt

sys.meta_path.insert(0, Interrupting())
from sagebrush_cli.__main__ import main

main()
"""


def test_an_interrupt_while_a_command_is_still_being_imported_is_no_traceback() -> None:
    done = subprocess.run(
        [sys.executable, "-c", INTERRUPTED_AT_ONCE, "up"], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (130, "")
