"""A command of which a library is not installed ends with a sentence."""

from importlib.util import find_spec
from pathlib import Path
from typing import Any

import pytest

from sagebrush_cli import missing
from sagebrush_cli.__main__ import main


def test_a_command_line_without_the_platform_says_what_up_and_demo_need(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_fastapi(name: str) -> Any:
        return None if name == "fastapi" else find_spec(name)

    monkeypatch.setattr(missing, "find_spec", without_fastapi)
    monkeypatch.setattr("sys.argv", ["sagebrush", "up"])
    with pytest.raises(SystemExit) as ended:
        main()
    assert ended.value.code == (
        "sagebrush: `sagebrush up` needs fastapi, which is not installed: pip install '.[platform]' in a checkout"
    )


def test_help_on_applications_needs_no_platform(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr("sys.argv", ["sagebrush", "app", "--help"])
    monkeypatch.setenv("SAGEBRUSH_DATA_DIR", str(tmp_path / "nothing"))
    with pytest.raises(SystemExit) as ended:
        main()
    assert not ended.value.code
    assert "rotate" in capfd.readouterr().out


def test_a_module_of_ours_that_is_missing_is_a_fault_of_ours() -> None:
    with pytest.raises(ModuleNotFoundError), missing.exit_when_not_installed():
        raise ModuleNotFoundError("No module named 'sagebrush_nothing'", name="sagebrush_nothing")
