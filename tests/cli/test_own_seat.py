"""What a player at the command line is told about his seat."""

from datetime import datetime
from typing import Any

import pytest

from sagebrush_cli.games import own_seat, play
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

    def get(self, _path: str) -> Json:
        return {"seat": 1, "version": 3, "seats": [], "title": "high-card", "edition": "plain"}

    def game(self, _game: str) -> "Platform":
        return self

    def state(self) -> Json:
        return {"version": 3}

    def follow(self, **_asked: object) -> list[dict[str, Any]]:
        return self.frames

    def submit(self, command: Json) -> Json:
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

    play.run(platform, "game", "", as_json=False, ask=ask)  # type: ignore[arg-type]
    return platform.sent, len(asked)


def test_a_player_comes_back_where_he_left(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played([frame(3, AWAY)], "return", monkeypatch) == ([{"type": "return-to-seat"}], 1)


def test_a_player_who_looks_on_is_asked_once(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played([frame(3, AWAY), frame(4, AWAY), frame(5, AWAY)], "", monkeypatch) == ([], 1)


def test_nobody_is_asked_about_the_past_or_after_he_resigned(monkeypatch: pytest.MonkeyPatch) -> None:
    assert played([frame(2, AWAY), frame(3, {}), frame(4, OUT)], "return", monkeypatch) == ([], 0)


def test_a_player_reads_when_his_time_ends() -> None:
    ends = datetime(2026, 11, 22, 18, 30).timestamp() * 1000
    clock = {"clock": {"running": [{"seat": 1, "ends": ends}]}}
    assert own_seat.time_line(clock, 1) == "Your time ends on 22 Nov at 18:30:00."
    assert (own_seat.time_line(clock, 0), own_seat.time_line({}, 1)) == ("", "")
