"""A turn names a move by ids alone."""

import pytest

from sagebrush_workers.turns import AUTOMATON, AutomaticTurn, automatic, validated

GAME = "abcdefghijklmnopqrstuvwxyz"
TOLD = {"title": "high-card", "seats": [0, 1, 2], "over": False, "opponents": {"1": {}, "2": {}}}


def test_every_awaited_computer_has_a_turn() -> None:
    assert automatic(GAME, 7, TOLD) == [AutomaticTurn(GAME, 7, 1), AutomaticTurn(GAME, 7, 2)]


def test_the_automaton_has_a_turn_though_it_is_no_opponent() -> None:
    assert automatic(GAME, 7, {"seats": [AUTOMATON], "opponents": {}}) == [AutomaticTurn(GAME, 7, AUTOMATON)]


def test_people_have_no_automatic_turns() -> None:
    assert automatic(GAME, 7, {"seats": [0, 1], "opponents": {}}) == []


def test_the_same_turn_has_the_same_ids_however_often_it_is_queued() -> None:
    assert AutomaticTurn(GAME, 7, 1).id == AutomaticTurn(GAME, 7, 1).id
    ids = {AutomaticTurn(GAME, version, seat).command_id for version in (1, 11) for seat in (-1, 0, 1, 11)}
    assert len(ids) == 8
    assert all(8 <= len(name) <= 64 for name in ids)


@pytest.mark.parametrize(
    ("game", "version", "seat"),
    [
        ("short", 1, 0),
        (GAME.upper(), 1, 0),
        (GAME + "\n", 1, 0),
        (None, 1, 0),
        (GAME, 0, 0),
        (GAME, "1", 0),
        (GAME, 1, -2),
        (GAME, True, 0),
    ],
)
def test_what_is_no_turn_is_refused(game: object, version: object, seat: object) -> None:
    with pytest.raises(ValueError, match="no "):
        validated(game, version, seat)
