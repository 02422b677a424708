"""Every commit says which version of its title's rules decided it."""

import random

import msgspec
import pytest

from sagebrush_cli.titles.fuzz import random_game
from sagebrush_events import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import Title
from tests.streams import FOLDER


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_commit_of_a_new_game_names_the_rules_of_this_release(title: Title) -> None:
    _, stored = random_game(title, Config(title.id, title.manifest.editions[0].id, 2), random.Random(3))
    assert {decode(commit).rules for commit in stored} == {title.rules} == {2}


@pytest.mark.parametrize("title", TITLES)
def test_games_of_0_1_were_decided_by_the_first_rules(title: str) -> None:
    for path in (FOLDER / "0.1").glob(f"{title}.*.bin"):
        stored = msgspec.msgpack.decode(path.read_bytes(), type=list[bytes])
        assert {decode(commit).rules for commit in stored} == {1}
