"""The title of the guide is one folder: the text of the page is played, on its own and by the whole platform."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sagebrush_games

PAGE = Path(__file__).parents[2] / "docs" / "adding-a-title.md"

PLAY = """
from sagebrush_games import TITLES
from sagebrush_games.kernel.conformance import check_game
from sagebrush_games.kernel.messages import Config
pig = TITLES["pig"]
for seats in pig.manifest.editions[0].seats:
    print(check_game(pig, Config("pig", "pig", seats), seats).outcome.reason)
"""

NOBODY_ANSWERS = """
from sagebrush_cli.app import app
from sagebrush_cli.client import local_platform
local_platform.answers = lambda _url: False
app()
"""
"""The command, where no platform runs: one that does would not know the title."""


@pytest.fixture
def games(tmp_path: Path) -> Path:
    """A folder with a copy of the games, to which the title of the page was added."""
    (code,) = re.findall("```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    packages = tmp_path / "packages"
    shutil.copytree(Path(sagebrush_games.__file__).parent, packages / "sagebrush_games")
    pig = packages / "sagebrush_games" / "pig"
    pig.mkdir()
    (pig / "__init__.py").write_text(code, "utf-8")
    return packages


def said(games: Path, *arguments: str, **environment: str) -> str:
    """What a Python says that finds these games."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=games,
        env={**os.environ, "PYTHONPATH": str(games), "COLUMNS": "120", **environment},
        capture_output=True,
        text=True,
    )
    assert not done.returncode, done.stdout[-1000:] + done.stderr
    return done.stdout


def test_the_title_of_the_guide_holds_every_invariant(games: Path) -> None:
    assert set(said(games, "-c", PLAY).split()) == {"goal"}


@pytest.mark.platform
def test_the_title_of_the_guide_is_played_against_computers_over_http(games: Path, tmp_path: Path) -> None:
    out = said(
        games,
        *("-c", NOBODY_ANSWERS, "demo", "--title", "pig", "--folder", str(tmp_path / "exports")),
        SAGEBRUSH_DATA_DIR=str(tmp_path / "data"),
        SAGEBRUSH_GATEWAY_PORT="0",
    )
    assert "Final ranking" in out
    assert "sound" in out
