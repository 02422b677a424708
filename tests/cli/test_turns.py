"""Who follows a game is asked when it may choose, and not about what is past."""

from typing import Any

import pytest

from sagebrush_cli.client.api import Api, Json, Refused
from sagebrush_cli.client.turns import Turns

PASS = {"type": "pass"}


class Game(Api):
    """A game at ``version`` whose next command is refused with ``refusal``, if there is one."""

    def __init__(self, version: int, refusal: str = "") -> None:
        self.version = version
        self.refusal = refusal

    def get(self, path: str, **question: object) -> Any:
        """How far the game is."""
        return {"version": self.version}

    def submit(self, game: str, command: Json) -> Json:
        """The next commit."""
        if self.refusal:
            raise Refused(self.refusal, "No.")
        self.version += 1
        return {"version": self.version}


def frame(version: int) -> Json:
    """A frame at which this guest may pass."""
    return {"version": version, "legal": [{"command": PASS}]}


def test_the_past_of_a_game_is_not_asked_about() -> None:
    turns = Turns(Game(3), "game")
    assert [bool(turns.choices(frame(version))) for version in (1, 2, 3)] == [False, False, True]


def test_moments_before_our_own_commit_ask_nothing_more() -> None:
    game = Game(3)
    turns = Turns(game, "game")
    game.version = 5  # two other seats were faster
    assert turns.take(PASS, frame(3))
    assert [bool(turns.choices(frame(version))) for version in (4, 5, 6)] == [False, False, True]


def test_what_came_too_late_is_chosen_again_at_the_newest_moment() -> None:
    game = Game(3, refusal="not-awaited")
    turns = Turns(game, "game")
    game.version = 5
    assert not turns.take(PASS, frame(3))
    assert [bool(turns.choices(frame(version))) for version in (3, 4, 5)] == [False, False, True]


def test_a_refusal_while_the_game_stands_still_is_told_and_the_choice_stays() -> None:
    turns = Turns(Game(3, refusal="too-expensive"), "game")
    with pytest.raises(Refused):
        turns.take(PASS, frame(3))
    assert turns.choices(frame(3))
