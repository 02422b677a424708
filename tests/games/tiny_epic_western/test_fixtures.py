"""Recorded games end as they did: every way to end, every tie-break, every seat count."""

from pathlib import Path

import pytest

from sagebrush_games.tiny_epic_western import TITLE
from tests.fixtures import fixtures, replay

GAMES = fixtures(TITLE)


@pytest.mark.parametrize("path", GAMES, ids=[path.stem for path in GAMES])
def test_a_recorded_game_ends_as_it_did(path: Path) -> None:
    replayed = replay(TITLE, path)
    assert replayed.outcome == replayed.recorded, replayed.note


def test_both_ways_to_end_are_on_file() -> None:
    assert {replay(TITLE, path).outcome["reason"] for path in GAMES} == {"six-rounds", "deck-empty"}


def test_every_tie_break_and_both_solo_results_are_on_file() -> None:
    ranking = [line for path in GAMES for line in replay(TITLE, path).outcome["ranking"]]
    assert {line["tie_break"] for line in ranking} >= {"", "buildings", "shares", "shared"}
    solo = [replay(TITLE, path).outcome["ranking"] for path in GAMES if path.stem.startswith("solo-")]
    assert sorted(line["place"] for lines in solo for line in lines) == [1, 2, 2]
