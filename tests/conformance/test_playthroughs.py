"""Games told in full stay as they are told on file; `python -m tests.playthroughs` writes them again."""

import pytest

from sagebrush_games import TITLES
from tests.playthroughs import FOLDER, playthrough


@pytest.mark.parametrize("title", TITLES)
def test_the_playthrough_on_file_is_still_what_happens(title: str) -> None:
    assert playthrough(TITLES[title]) == (FOLDER / f"{title}.txt").read_text("utf-8")
