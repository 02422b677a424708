"""Somebody looks back at one version of a game of a platform."""

from collections.abc import Iterator
from typing import Any

import pytest

from sagebrush_cli.games import replay
from sagebrush_cli.games.event_renderer import EventRenderer
from sagebrush_client import Problem
from sagebrush_client.frames import Json

EVENTS: list[Json] = [
    {"type": "game-started", "config": {"title": "high-card"}, "seats": [{"player": "Anna"}, {"player": "Bill"}]},
    {"type": "seat-handed-over", "seat": 1, "player": "Carla"},
    {"type": "bet", "seat": 1, "dollars": 3},
]


class Platform:
    """A game of three commits, whose pages have one."""

    def get(self, path: str, after: int = 0, **asked: Any) -> Json:
        if path == "/games/g":
            return {"version": len(EVENTS)}
        assert path == "/games/g/frames" and asked["view"] == "false"
        return {"frames": [frame(after + 1)], "next": after + 1 if after + 1 < asked["until"] else None}

    def game(self, _game: str) -> "Platform":
        return self

    def frames(self, after: int, until: int, *_asked: object) -> Iterator[Json]:
        return map(frame, range(after + 1, until + 1))


def frame(version: int) -> Json:
    return {
        "version": version, "actor": 0, "events": [EVENTS[version - 1]], "awaited": [{"seat": 1}], "over": False,
        "view": {},
    }  # fmt: skip


def shown(version: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(EventRenderer, "of", lambda *_: EventRenderer())
    monkeypatch.setattr(replay, "show_table", lambda *_: None)
    api: Any = Platform()
    replay.run(api, "g", version, None, as_json=False)


def test_a_player_has_the_name_of_whoever_had_the_seat_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    shown(3, monkeypatch)
    assert "Bet: seat Carla, dollars 3" in capsys.readouterr().out
    shown(1, monkeypatch)
    assert "Waiting for Bill." in capsys.readouterr().out


def test_a_version_that_is_to_come_is_said_as_it_was_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(Problem, match=r"versions 1 to 3\."):
        shown(4, monkeypatch)
