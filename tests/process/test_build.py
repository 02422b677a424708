"""A process says which build of the games it plays with, and does not start with one that its sources have left."""

import subprocess
import sys
from pathlib import Path

import pytest

from sagebrush_process.build import GAMES, build_labels, build_of_games, build_sentence, changed_since

GAMES_OF_A_CHECKOUT = ("sagebrush_games", "sagebrush_opponents")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """Sources, and a build made from them."""
    for root in ("services", "build/compiled"):
        for package in GAMES_OF_A_CHECKOUT:
            folder = tmp_path / root / package
            folder.mkdir(parents=True)
            (folder / "__init__.py").write_text("A = 1\n")
            (folder / "weights.toml").write_text("a = 1\n")
    return tmp_path


def changed(checkout: Path) -> Path | None:
    return changed_since(checkout / "build" / "compiled", checkout / "services")


def test_a_process_says_which_build_it_plays_with() -> None:
    assert build_of_games() in ("pure", "compiled")
    assert build_sentence() == f"sagebrush {build_labels()['version']}, games {build_of_games()}"


def test_a_build_of_these_sources_is_played_with(checkout: Path) -> None:
    (checkout / "build" / "compiled" / GAMES / "__init__.cpython-311.so").touch()
    assert changed(checkout) is None


@pytest.mark.parametrize("package", GAMES_OF_A_CHECKOUT)
@pytest.mark.parametrize("name", ["__init__.py", "weights.toml"])
def test_an_edited_source_is_noticed(checkout: Path, package: str, name: str) -> None:
    (checkout / "services" / package / name).write_text("a = 2\n")
    assert changed(checkout) == checkout / "services" / package / name


def test_a_new_and_a_deleted_source_are_noticed(checkout: Path) -> None:
    new = checkout / "services" / GAMES / "new.py"
    new.touch()
    assert changed(checkout) == new
    new.unlink()
    (checkout / "services" / GAMES / "__init__.py").unlink()
    assert changed(checkout) == checkout / "services" / GAMES / "__init__.py"


def test_an_installed_build_has_no_sources_to_differ_from(checkout: Path) -> None:
    assert changed_since(checkout / "build" / "compiled", checkout / "elsewhere") is None


def test_a_process_with_an_old_build_ends_with_what_to_do(checkout: Path) -> None:
    package = checkout / "build" / "compiled" / GAMES
    (package / "__init__.py").unlink()
    (package / "__init__.pyc").touch()  # stands for a compiled module: it is found, and never run
    ended = subprocess.run(
        [sys.executable, "-m", "sagebrush_workers", "relay"],
        env={"PYTHONPATH": str(checkout / "build" / "compiled")},
        capture_output=True,
        text=True,
    )
    assert ended.returncode == 1
    assert "is older than" in ended.stderr and "make compiled" in ended.stderr
