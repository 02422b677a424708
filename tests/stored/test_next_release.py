"""Stored games in a release that has more of everything."""

import os
import subprocess
import sys
from pathlib import Path

from tests.stored.games import SOME
from tests.stored.next_release import written
from tests.stored.told import told


def told_by(folder: Path, games: list[Path]) -> list[str]:
    """What the games say to those who have the package in ``folder``."""
    path = os.pathsep.join((str(folder), str(Path(__file__).parents[2])))
    done = subprocess.run(
        [sys.executable, "-m", "tests.stored.told", *map(str, games)],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        text=True,
        check=False,
    )
    assert not done.returncode, done.stderr
    return done.stdout.split()


def test_new_members_cards_and_expansions_change_nothing_in_games_that_have_begun(tmp_path: Path) -> None:
    assert told_by(written(tmp_path), SOME) == list(map(told, SOME))
