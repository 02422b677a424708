"""What a player at the command line is asked and told."""

import pytest

from sagebrush_cli.client.api import Json
from sagebrush_cli.games import play
from sagebrush_cli.games.event_renderer import EventRenderer

STEP: Json = {"type": "step-on", "pioneer": 0}


def frame(left: int) -> Json:
    """A frame with one choice, at which so many commits may still come to nothing."""
    legal = [{"command": STEP, "sentence": "Move on.", "draws": False, "reveals": False}]
    return {"version": 7, "legal": legal, "take_back": [], "take_back_left": left}


def chosen(left: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What is shown to somebody who takes the only choice."""
    command = play._choose(frame(left), EventRenderer(), dict, lambda _question: "1")
    assert command == STEP
    return " ".join(capsys.readouterr().out.split())


def test_the_player_is_told_before_the_step_that_cannot_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert play.FINAL in chosen(0, capsys)
    assert play.FINAL not in chosen(1, capsys)
