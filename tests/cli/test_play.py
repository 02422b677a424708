"""What a player at the command line is asked and told."""

import pytest

from sagebrush_cli.client.joining import hours_of_sleep, invitation
from sagebrush_cli.games import play
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_cli.games.offered import Offered
from sagebrush_client import Problem
from sagebrush_client.frames import Json

STEP: Json = {"type": "step-on", "pioneer": 0}


def frame(left: int) -> Json:
    """A frame with one choice, at which so many commits may still come to nothing."""
    legal = [{"command": STEP, "sentence": "Move on.", "draws": False, "reveals": False}]
    return {"version": 7, "legal": legal, "take_back": [], "take_back_left": left}


def chosen(left: int, capsys: pytest.CaptureFixture[str]) -> str:
    """What is shown to somebody who takes the only choice."""
    command = play._choose(frame(left), EventRenderer(), dict, lambda _question: "1", print)
    assert command == STEP
    return " ".join(capsys.readouterr().out.split())


def test_the_player_is_told_before_the_step_that_cannot_be_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    assert play.FINAL in chosen(0, capsys)
    assert play.FINAL not in chosen(1, capsys)


PARCELS = [{"command": {"type": "place", "parcel": n}, "sentence": f"Place on {n}."} for n in range(80)]
PASS = {"command": {"type": "pass"}, "sentence": "Pass."}
LONG: Json = {**frame(1), "legal": [*PARCELS, PASS]}


def listed(capsys: pytest.CaptureFixture[str], offered: Offered) -> str:
    play._list(offered.page)
    return " ".join(capsys.readouterr().out.split())


def test_passing_is_in_sight_however_many_parcels_there_are(capsys: pytest.CaptureFixture[str]) -> None:
    offered = Offered(LONG, EventRenderer())
    assert "81 Pass." in (shown := listed(capsys, offered))
    assert "a Place on 0. … 80 choices: type a to list them." in shown
    offered.narrow("on 7")
    assert "Place on 71." in listed(capsys, offered)


def test_a_player_chooses_in_two_steps_what_to_do_and_to_what(capsys: pytest.CaptureFixture[str]) -> None:
    subjects = [{"subject": f"parcel:{n}", "name": f"P{n}", "commands": [n]} for n in range(70)]
    halves = [{"subject": f"box:{n}", "name": f"Box {n}", "commands": list(range(n, 70, 2))} for n in (0, 1)]
    place = {"prompt": "place", "type": "place", "sentence": "Place on ….", "commands": list(range(70))}
    rest = {
        "prompt": "place",
        "type": "rest",
        "sentence": "Rest on ….",
        "commands": list(range(70, 80)),
        "subjects": [],
    }
    passing = {"prompt": "place", "type": "pass", "sentence": "Pass.", "commands": [80], "subjects": []}
    offered = Offered({**LONG, "legal_groups": [{**place, "subjects": halves}, rest, passing]}, EventRenderer())
    assert "a Place on …. 70 choices: type a to list them. b Rest on …. 10 choices" in listed(capsys, offered)
    offered.narrow("a")
    assert "a Box 0 35 choices: type a to list them. b Box 1 35 choices" in listed(capsys, offered)
    offered.narrow("b")
    assert "2 Place on 1." in (shown := listed(capsys, offered)) and "Place on 2." not in shown
    offered = Offered({**LONG, "legal_groups": [{**place, "subjects": subjects}, rest, passing]}, EventRenderer())
    offered.narrow("a")
    assert "70 Place on 69." in listed(capsys, offered)
    offered.narrow("")
    assert "type b to list them" in listed(capsys, offered)


def test_a_seat_has_its_name_in_every_language() -> None:
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    for sentence in ("Attack seat 1.", "Platz 1 angreifen.", "Atacar al asiento 1."):
        assert "Bill" in renderer.said(sentence)


def answered(*answers: str) -> Json:
    """The command of a player who types ``answers`` one after the other."""
    typed = iter(answers)
    return play._choose(frame(1), EventRenderer(), dict, lambda _question: next(typed), lambda: print("offered"))


def test_a_player_offers_his_seat_and_plays_on_meanwhile(capsys: pytest.CaptureFixture[str]) -> None:
    assert answered("offer", "1") == STEP
    assert "offered" in capsys.readouterr().out


def test_a_link_to_a_seat_that_is_offered_is_no_link_to_a_table() -> None:
    secret = "sbo_" + "0" * 26 + "_" + "A-_" * 14 + "A"
    assert invitation(f"https://club.example/#/offer/{secret}", "") == ("https://club.example", "", secret)
    assert invitation(secret, "http://here") == ("http://here", "", secret)


@pytest.mark.parametrize(
    ("hours", "ahead", "utc"),
    [("22:30-06:30", 0, (1350, 390)), ("23:00-07:00", 120, (1260, 300)), ("1:00-9:15", -300, (360, 855))],
)
def test_hours_of_sleep_are_those_of_the_player_s_clock(hours: str, ahead: int, utc: tuple[int, int]) -> None:
    assert hours_of_sleep(hours, ahead) == utc


@pytest.mark.parametrize("hours", ["", "25:00-06:00", "22-6", "22:60-06:00"])
def test_what_are_no_hours_is_said(hours: str) -> None:
    with pytest.raises(Problem):
        hours_of_sleep(hours)


def test_who_takes_a_seat_over_is_called_by_his_name() -> None:
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    renderer.learn({"events": [{"type": "seat-handed-over", "seat": 1, "player": "Carl"}]})
    assert renderer.name(1) == "Carl"


def test_a_player_leaves_and_returns_with_a_word() -> None:
    assert answered("leave") == {"type": "leave-seat"}
    assert answered("return") == {"type": "return-to-seat"}
    assert answered("agree to end") == {"type": "agree-to-end"}


def test_nobody_resigns_by_one_word_alone() -> None:
    assert answered("resign", "resign") == {"type": "resign"}
    assert answered("resign", "no", "1") == STEP
