"""What a board calls doing without is a command of its title, so that a renamed command does not lose its button."""

import re
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.codec import Codec

BOARDS = Path(__file__).parents[2] / "gateway" / "web" / "boards"


@pytest.mark.parametrize("title", TITLES)
def test_a_board_names_commands_of_its_title(title: str) -> None:
    found = re.search(r"without: new Set\(\[(.*)\]\)", (BOARDS / title / "board.js").read_text())
    assert found
    named = set(re.findall(r'"([^"]+)"', found[1]))
    assert named and named <= set(Codec(TITLES[title]).schemas()["commands"])
