"""Every commit says which version of its title's rules decided it."""

import random

import msgspec
import pytest

from sagebrush_cli.titles.fuzz import random_game
from sagebrush_events import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.title import AnyTitle
from tests.streams import FOLDER

RELEASED = sorted({path.name.split(".")[0] for path in (FOLDER / "0.1").glob("*.bin")})


@pytest.mark.parametrize("title", TITLES.values(), ids=TITLES)
def test_every_commit_of_a_new_game_names_the_rules_of_this_release(title: AnyTitle) -> None:
    _, stored = random_game(title, Config(title.id, title.manifest.editions[0].id, 2), random.Random(3))
    assert {decode(commit).rules for commit in stored} == {title.rules}


@pytest.mark.parametrize("title", RELEASED)
def test_the_rules_of_released_titles_are_newer_than_those_of_0_1(title: str) -> None:
    assert TITLES[title].rules > 1


@pytest.mark.parametrize("title", RELEASED)
def test_games_of_0_1_were_decided_by_the_first_rules(title: str) -> None:
    for path in (FOLDER / "0.1").glob(f"{title}.*.bin"):
        stored = msgspec.msgpack.decode(path.read_bytes(), type=list[bytes])
        assert {decode(commit).rules for commit in stored} == {1}
