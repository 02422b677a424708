"""Recorded games end as they did, and together they show everything that can happen."""

from pathlib import Path

import pytest

from sagebrush_games.carson_city import TITLE
from sagebrush_games.carson_city.events import EVENTS
from sagebrush_games.carson_city.events.horses import HorsesReceived
from tests.fixtures import FOLDER, fixtures, replay
from tests.games.carson_city.recording import games

PATHS = fixtures(TITLE)


@pytest.mark.parametrize("path", PATHS, ids=[path.stem for path in PATHS])
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    replayed = replay(TITLE, path)
    assert replayed.outcome == replayed.recorded, replayed.note


def test_the_recorded_games_show_every_event_and_every_command() -> None:
    games = [replay(TITLE, path) for path in PATHS]
    commands = {type(command) for game in games for command in game.commands}
    events = {type(event) for game in games for event in game.events}
    assert commands == set(TITLE.commands)
    assert events == set(EVENTS) - {HorsesReceived}  # nothing in reach of these tables gives horses away


def test_a_tie_is_on_file() -> None:
    ranking = replay(TITLE, FOLDER / TITLE.id / "tie-passed-earlier.jsonl").outcome["ranking"]
    assert [line["tie_break"] for line in ranking] == ["passed-earlier", "passed-earlier"]


def test_every_listed_game_is_on_file() -> None:
    assert {path.stem for path in PATHS} == {name for name, *_ in games()}
