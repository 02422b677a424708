"""Recorded games end as they did: every mode, the solo game, ways to end."""

from pathlib import Path

import pytest

from sagebrush_games.sierra_west import TITLE
from tests.fixtures import fixtures, replay
from tests.games.sierra_west.recording import GAMES

FILES = fixtures(TITLE)


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    replayed = replay(TITLE, path)
    assert replayed.outcome == replayed.recorded, replayed.note


def test_every_way_to_end_is_on_file() -> None:
    assert {replay(TITLE, path).outcome["reason"] for path in FILES} == {"row-full", "mountain-claimed", "idle-rounds"}


def test_every_mode_is_on_file_and_each_game_says_why() -> None:
    assert {path.stem for path in FILES} == set(GAMES)
    assert {game.mode for game in GAMES.values()} == {edition.id for edition in TITLE.manifest.editions}


def test_every_event_and_every_command_is_on_file() -> None:
    games = [replay(TITLE, path) for path in FILES]
    assert {type(event) for game in games for event in game.events} == set(TITLE.types.events)
    assert {type(command) for game in games for command in game.commands} == set(TITLE.types.commands)
