"""What a seat may know is drawn: a board reads every field of the views of its title, in every mode and option."""

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.playout import random_command
from sagebrush_history.table import TitleRegistry
from sagebrush_rules.application.manifests import schemas_json

SCRIPT = Path(__file__).parent / "view-fields.mjs"
REQUIRED = os.environ.get("SAGEBRUSH_TEST_SERVERS_REQUIRED") == "1"
EVERY = 9
"""Of so many views one is drawn."""


class Drawn(NamedTuple):
    """A title: the tables that are played, parts of its board that are loaded later, and fields that it needs not."""

    tables: tuple[Config, ...]
    parts: tuple[str, ...]
    needless: dict[str, str]


ALWAYS = {
    ".viewer": "the page knows its seat",
    ".agenda": "the prompt says it",
    ".agenda[]": "the prompt says it",
    ".agenda[][]": "the prompt says it",
}
TABLES: tuple[tuple[int, dict[str, str | int | bool]], ...] = ((1, {}), (2, {}), (4, {"bosses": "chosen"}))
MODES = [edition.id for edition in TITLES["sierra-west"].manifest.editions]
BOARDS = {
    "sierra-west": Drawn(
        tuple(
            Config("sierra-west", mode, seats, variants)
            for mode in MODES
            for seats, variants in ((1, ()), (3, ("advanced-planning",)))
        ),
        ("modes.js:Mode", "owners.js:Owners", "supplies.js:Supplies"),
        {
            **ALWAYS,
            ".over": "the frame tells it",
            ".board.animals[].gains": "its text says it",
            ".board.animals[].gains[]": "its text says it",
            ".board.animals[].number": "its place in the list",
            ".cabins[].id": "its number has a word",
            ".cabins[].number": "its place in the list",
            ".cards[].id": "its number has a word",
            ".plans.plan": "`plan` says what is on it",
            ".special_texts[].text": "its id has words",
            ".unofficial[]": "each piece says it of itself",
        },
    ),
    "tiny-epic-western": Drawn(
        tuple(Config("tiny-epic-western", "standard", seats, (), options) for seats, options in TABLES),
        ("owners.js:Owners",),
        {
            **ALWAYS,
            ".bosses[].id": "its number has a word",
            ".bosses[].name": "its number has a word",
            ".buildings[].id": "its number has a word",
            ".buildings[].name": "its number has a word",
            ".unofficial[]": "each piece says it of itself",
        },
    ),
}


def views(config: Config) -> Iterator[dict[str, Any]]:
    """What seats see during a random game, and at its end."""
    title = TITLES[config.title]
    decider, codec, chance = title.build(config), Codec(title), seeded(3)
    state, _ = decider.set_up(chance)
    moves = 0
    while awaited := decider.awaited(state):
        if not (moves := moves + 1) % EVERY:
            viewer = max(0, awaited[0][0])
            yield {"me": viewer, "view": json.loads(codec.view_to_json(decider.view(state, viewer)))}
        decider.play(state, random_command(decider, state, chance), chance)
    yield {"me": 0, "view": json.loads(codec.view_to_json(decider.view(state, 0)))}


@pytest.mark.parametrize("title", BOARDS)
def test_a_board_reads_every_field_of_its_views(title: str, tmp_path: Path) -> None:
    if (node := shutil.which("node")) is None:
        (pytest.fail if REQUIRED else pytest.skip)("this machine has no node")
    drawn = BOARDS[title]
    telling = json.loads(schemas_json(TitleRegistry(TITLES.values()), title, "en"))["telling"]
    seen = [one for config in drawn.tables for one in views(config)]
    file = tmp_path / "views.json"
    file.write_text(json.dumps({"title": title, "parts": drawn.parts, "telling": telling, "views": seen}))
    ran = subprocess.run([node, SCRIPT, file], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert json.loads(ran.stdout) == sorted(drawn.needless)
