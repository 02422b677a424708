"""What a player at the command line is asked and told."""

import pytest

from sagebrush_cli.games import play
from sagebrush_cli.games.event_renderer import EventRenderer, choices
from sagebrush_client.frames import Json

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


def test_passing_is_in_sight_however_many_parcels_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    parcels = [{"command": {"type": "place", "parcel": n}, "sentence": f"Place on {n}."} for n in range(80)]
    legal = [*parcels, {"command": {"type": "pass"}, "sentence": "Pass."}]
    play._list(choices(legal, "", EventRenderer()), legal)
    out = " ".join(capsys.readouterr().out.split())
    assert "81 Pass." in out
    assert "1 Place on 0. … and 79 like it" in out
    play._list(choices(legal, "on 7", EventRenderer()), legal)
    assert "Place on 71." in capsys.readouterr().out


def test_a_seat_has_its_name_in_every_language() -> None:
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    for sentence in ("Attack seat 1.", "Platz 1 angreifen.", "Atacar al asiento 1."):
        assert "Bill" in renderer.said(sentence)


def answered(*answers: str) -> Json:
    """The command of a player who types ``answers`` one after the other."""
    typed = iter(answers)
    return play._choose(frame(1), EventRenderer(), dict, lambda _question: next(typed))


def test_a_player_leaves_and_returns_with_a_word() -> None:
    assert answered("leave") == {"type": "leave-seat"}
    assert answered("return") == {"type": "return-to-seat"}
    assert answered("agree to end") == {"type": "agree-to-end"}


def test_nobody_resigns_by_one_word_alone() -> None:
    assert answered("resign", "resign") == {"type": "resign"}
    assert answered("resign", "no", "1") == STEP
