"""The package installed alone: games and opponents play, and the command says which extra to add."""

import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.metadata import distribution
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PLAY = """
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import playout
from sagebrush_opponents.decision import Budget
from sagebrush_opponents.levels import LEVEL_OPPONENTS
from sagebrush_opponents.table import table
for title in TITLES.values():
    edition = title.manifest.editions[0]
    config = Config(title.id, edition.id, edition.seats[-1])
    decider = title.build(config)
    state, _ = decider.set_up(seeded(1))
    seat, _ = decider.awaited(state)[0]
    legal = decider.legal(state, seat)
    choose = LEVEL_OPPONENTS["casual"](table(title, config))
    assert choose(decider.view(state, seat), legal, Budget(), 1).command in legal
    state = playout(decider, seeded(1))
    assert decider.outcome(state)
    Codec(title).state_hash(state)
import sys
print(sorted(name for name in sys.modules if "." not in name and name not in sys.stdlib_module_names))
"""

TYPED = """
from typing import assert_type
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.decider import Decider
from sagebrush_games.kernel.flags import flags_of
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import playout, random_command
from sagebrush_games.{title} import TITLE
from sagebrush_games.{title}.read.view import View
from sagebrush_games.{title}.rules.ruleset import Ruleset
from sagebrush_games.{title}.state.model import State
from sagebrush_opponents import OPPONENTS, Budget
from sagebrush_opponents.table import table
from sagebrush_research.episode import episode
from sagebrush_research.table import research_table
decider = TITLE.build(Config(TITLE.id, TITLE.manifest.editions[0].id, 2))
assert_type(decider, Decider[Ruleset, State, View])
state, _ = decider.set_up(seeded(1))
assert_type(state, State)
assert_type(state.copy(), State)
assert_type(playout(decider, seeded(1)), State)
view = decider.view(state, 0)
assert_type(view, View)
assert_type(decider.rules, Ruleset)
assert_type(decider.determinize(view, seeded(1)), State)
assert_type(Codec(TITLE).view_from_json(b""), View)
assert_type(Codec(TITLE).unpack_state(b""), State)
legal = decider.legal(state, 0)
choose = OPPONENTS["expert"](table(TITLE, decider.config))
choose(view, legal, Budget(), 1)
assert_type(table(TITLE, decider.config).decider.view(state, 0), View)
played = episode(research_table(TITLE, seats=2), seed=1)
assert_type(played.state, State)
assert_type(played.copy().view(0), View)
"""
WRONG = {
    "decider.determinize(state, seeded(1))": "arg-type",
    "decider.legal(view, 0)": "arg-type",
    "view.no_such_field": "attr-defined",
    "state.no_such_field": "attr-defined",
    "decider.rules.no_such_rule": "attr-defined",
    "random_command(decider, view, seeded(1))": "misc",
    "flags_of(decider, view, legal[0])": "misc",
    "Codec(TITLE).pack_state(view)": "arg-type",
    "choose(state, legal, Budget(), 1)": "arg-type",
    "played.view(0).no_such_field": "attr-defined",
}
"""Mistakes of somebody who uses a title, and what mypy calls them."""


@pytest.fixture(scope="module")
def bare(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A fresh environment with the wheel of Sagebrush and what it requires by itself, nothing else."""
    folder = tmp_path_factory.mktemp("bare")
    python = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet"]
    subprocess.run(
        [*python, "wheel", "--no-build-isolation", "--no-deps", "--no-index", "--wheel-dir", folder, ROOT], check=True
    )
    (wheel,) = folder.glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    into = [*python, "--python", str(folder / "venv/bin/python"), "install", "--no-index", "--no-deps", str(wheel)]
    subprocess.run(into, check=True)
    (site,) = (folder / "venv" / "lib").glob("python*/site-packages")
    for file in distribution("msgspec").files or ():  # as an index would bring it
        (site / file).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(file.locate(), site / file)
    yield folder / "venv" / "bin"
    shutil.rmtree(folder)


def run(bare: Path, program: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """What a program of the environment wrote, and its status."""
    return subprocess.run([bare / program, *arguments], capture_output=True, text=True, cwd=bare, env={"PATH": ""})


def test_every_title_plays_with_the_standard_library_and_msgspec(bare: Path) -> None:
    done = run(bare, "python", "-c", PLAY)
    assert (done.returncode, done.stderr) == (0, "")
    foreign = {name for name in eval(done.stdout) if not name.startswith(("_", "sagebrush_"))}
    assert foreign == {"msgspec"}


@pytest.mark.parametrize("command", [[], ["--help"], ["up"], ["play"]])
def test_the_command_says_which_extra_it_needs(bare: Path, command: list[str]) -> None:
    done = run(bare, "sagebrush", *command)
    assert done.returncode == 1
    assert done.stdout == ""
    assert done.stderr == (
        "sagebrush: `sagebrush` needs typer, which is not installed: pip install '.[cli]' in a checkout\n"
    )


@pytest.mark.parametrize("title", ["carson_city", "sierra_west", "tiny_epic_western"])
def test_a_type_checker_knows_state_and_view_of_each_title(bare: Path, title: str, tmp_path: Path) -> None:
    right = TYPED.format(title=title).strip()
    program = tmp_path / "program.py"
    program.write_text("\n".join([right, *WRONG]))
    mypy = [sys.executable, "-m", "mypy", "--strict", "--python-executable", str(bare / "python"), str(program)]
    found = subprocess.run(mypy, capture_output=True, text=True, cwd=bare).stdout.splitlines()[:-1]
    first = len(right.splitlines()) + 1
    expected = [(f"program.py:{line}", f"[{code}]") for line, code in enumerate(WRONG.values(), first)]
    assert [(line.rpartition("/")[2].partition(": ")[0], line.split()[-1]) for line in found] == expected
