"""What a player at the command line is told about his seat."""

from typing import Any

import pytest

from sagebrush_cli.games import clock, play, presence
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_client.frames import Json

AWAY = {"presence": {"away": [{"seat": 1, "opponent": "casual", "returns": True}]}}
OUT = {"presence": {"away": [{"seat": 1, "opponent": "casual", "returns": False}]}}


class Platform:
    """A game whose player of seat 1 has left; it keeps what he sends."""

    def __init__(self, frames: list[dict[str, Any]]) -> None:
        self.frames = frames
        self.sent: list[Json] = []
        self.url, self.token = "here", "sb_1"

    def now(self) -> int:
        return 0

    def get(self, _path: str) -> Json:
        return {"seat": 1, "version": 3, "seats": [], "title": "high-card", "edition": "plain"}

    def game(self, _game: str) -> "Platform":
        return self

    def state(self) -> Json:
        return {"version": 3, "seat": 0}

    def follow(self, **_asked: object) -> list[dict[str, Any]]:
        return self.frames

    def submit(self, command: Json, _version: None, *, same_question: bool) -> Json:
        assert not same_question  # it is about the seat
        self.sent.append(command)
        return {"version": 99}


def frame(version: int, told: dict[str, Any]) -> dict[str, Any]:
    """A frame without choices at which the game waits for another seat."""
    return {
        "version": version, "actor": 0, "events": [], "legal": [], "awaited": [{"seat": 0}], "over": False, **told,
    }  # fmt: skip


def played(frames: list[dict[str, Any]], answer: str, monkeypatch: pytest.MonkeyPatch) -> tuple[list[Json], int]:
    """What the player sends, and how often he is asked."""
    platform, asked = Platform(frames), list[str]()
    monkeypatch.setattr(EventRenderer, "of", lambda *_: EventRenderer())

    def ask(question: str) -> str:
        asked.append(question)
        return answer

    play.run(platform, "game", play.Shown(), as_json=False, ask=ask)  # type: ignore[arg-type]
    return platform.sent, len(asked)


def test_a_player_comes_back_where_he_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played([frame(3, AWAY)], "return", monkeypatch) == ([{"type": "return-to-seat"}], 1)


def test_a_player_who_looks_on_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played([frame(3, AWAY), frame(4, AWAY), frame(5, AWAY)], "", monkeypatch) == ([], 1)


def test_nobody_is_asked_about_the_past_or_after_he_resigned(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played([frame(2, AWAY), frame(3, {}), frame(4, OUT)], "return", monkeypatch) == ([], 0)


MINUTE = 60_000
NOON = 1_800_000_000_000


def timed(**terms: Any) -> dict[str, Any]:
    """A frame in which the time of both seats runs, and the own one is warned a minute before its end."""
    warnings = [{"at": NOON + MINUTE, "seconds": 60}]
    running = [{"seat": 0, "ends": NOON + 90 * MINUTE}, {"seat": 1, "ends": NOON + 2 * MINUTE, "warnings": warnings}]
    left = [90 * MINUTE, 2 * MINUTE]
    return {"clock": {"left": left, "running": running, "terms": {"at_end": "computer", **terms}, "at": NOON}}


def names() -> EventRenderer:
    renderer = EventRenderer()
    renderer.names = ["Anna", "Bill"]
    return renderer


def test_a_player_reads_whose_time_runs_how_much_is_left_and_what_happens_then() -> None:
    line = clock.line(timed(), 1, names(), NOON + 1000)
    assert line.strip() == "Time left: you 1:59 · Anna 1:29:59; then a computer takes the seat."
    once = clock.line(timed(at_end="computer-once"), None, names(), NOON)
    assert once.endswith("then a computer makes this decision.")
    assert clock.line(timed(at_end="default"), None, names(), NOON).endswith("then the default is played.")
    assert "you time is up" in clock.line(timed(), 1, names(), NOON + 3 * MINUTE)
    assert clock.line({}, 1, names(), NOON) == ""


def test_a_player_is_warned_once_before_his_time_ends() -> None:
    before, after = NOON + MINUTE - 1, NOON + MINUTE
    assert clock.warning(timed(), 1, before, after) == "Less than 1:00 of your time is left."
    assert clock.warning(timed(), 1, after, after + 1) == clock.warning(timed(), 0, before, after) == ""
    assert "! you" in clock.line(timed(), 1, names(), after) and "!" not in clock.line(timed(), 1, names(), before)


@pytest.mark.parametrize(
    ("left", "text"), [(0, "0:00"), (67_000, "1:07"), (3_725_000, "1:02:05"), (187_200_000, "2 d 4 h"), (-5, "0:00")]
)
def test_a_length_of_time_is_written_as_people_write_it(left: int, text: str) -> None:
    assert clock.written(left) == text


def test_everybody_reads_who_is_away_and_what_the_others_ask() -> None:
    told = {
        "away": [{"seat": 0, "opponent": "casual", "returns": True, "since": NOON}],
        "agreed": [1], "votes": [{"seat": 1, "against": 0}], "removable": [{"seat": 0, "at": NOON}],
        "abandoned_at": NOON + 3 * 86_400_000,
    }  # fmt: skip
    lines = presence.lines({"presence": told, "over": False}, names(), NOON)
    assert lines[0].startswith("Anna is away since ") and lines[0].endswith("; a computer (casual) plays.")
    assert lines[1:4] == [
        "Asked to end the game: Bill. It ends when everybody does: type agree.",
        "Asked to play on without Anna: Bill.",
        "The game has waited long for Anna: type vote 1.",
    ]
    assert lines[4].startswith("Unless somebody plays, the game ends on 2027-01-")
    assert presence.lines({"presence": told, "over": True}, names(), NOON) == presence.lines({}, names(), NOON) == []
