"""The compiled build plays exactly as the sources do: the same commits, states, views, sentences and decisions."""

import os
import subprocess
import sys
from itertools import zip_longest
from pathlib import Path

import pytest

from sagebrush_process.build import changed_since
from tests.servers import REQUIRED

ROOT = Path(__file__).parents[2]
COMPILED = ROOT / "build" / "compiled"
SECONDS = 900
"""More than a busy machine needs for all the games."""


def is_current() -> bool:
    return COMPILED.is_dir() and changed_since(COMPILED, ROOT / "services") is None


pytestmark = pytest.mark.timeout(2 * SECONDS)


@pytest.fixture(autouse=True, scope="module")
def compiled_build() -> None:
    """Both builds; where nothing was compiled from these sources the tests are skipped, and in CI they fail."""
    if not is_current():
        (pytest.fail if REQUIRED else pytest.skip)("no compiled build of these sources: make compiled")


def told(path: str) -> list[str]:
    """What a process tells that finds the games on ``path`` first."""
    command = [sys.executable, "-m", "tests.compiled.told"]
    environment = {**os.environ, "PYTHONPATH": path, "PYTHONHASHSEED": "random"}
    process = subprocess.run(
        command, env=environment, cwd=ROOT, capture_output=True, text=True, timeout=SECONDS, check=False
    )
    assert process.returncode == 0, process.stderr
    return process.stdout.splitlines()


def test_both_builds_tell_the_same_games_to_the_letter() -> None:
    pure, compiled = told(""), told(str(COMPILED))
    assert (pure[0], compiled[0]) == ("pure", "compiled")
    assert len(pure) > 3000
    for number, (one, other) in enumerate(zip_longest(pure[1:], compiled[1:]), 1):
        assert one == other, f"line {number} of tests.compiled.told"


def test_a_process_with_the_compiled_build_says_so() -> None:
    environment = {**os.environ, "PYTHONPATH": str(COMPILED)}
    said = subprocess.run(
        [sys.executable, "-m", "sagebrush_cli", "--version"], env=environment, capture_output=True, text=True
    )
    assert said.stdout.strip().endswith("games compiled")


def test_nothing_is_compiled_among_the_sources() -> None:
    assert not [path for path in (ROOT / "services").rglob("*") if path.suffix in (".so", ".pyd", ".c")]
