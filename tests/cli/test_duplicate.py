"""`sagebrush duplicate`: the host waits until every seat of several tables is taken, and starts all games."""

import json
from typing import Any

import httpx
import pytest

from sagebrush_cli.games import duplicate
from sagebrush_client import Client, Problem, Retry

READY: list[dict[str, Any]] = [{"player": "Anna", "entropy": "revealed"}, {"player": "Bill", "entropy": "revealed"}]
LEFT: list[dict[str, Any]] = [{"player": "Anna", "entropy": "spent"}, {"player": None}]
Answer = httpx.Response | Exception


def problem(code: str, status: int) -> httpx.Response:
    body = {"code": code, "title": "No.", "status": status}
    return httpx.Response(status, json=body, headers={"Content-Type": "application/problem+json"})


def state(seats: list[dict[str, Any]]) -> httpx.Response:
    return httpx.Response(200, json={"table": "t", "stage": "open", "seats": seats})


class Platform:
    """Answers one look at the table after the other, and then each start."""

    def __init__(self, looks: list[Answer], starts: list[Answer]) -> None:
        self.looks, self.starts = looks, [*starts, httpx.Response(200, json={"stage": "started", "group": {}})]

    def __call__(self, request: httpx.Request) -> httpx.Response:
        path = request.url.path.removeprefix("/v1")
        if path == "/titles":
            title = {"id": "high-card", "editions": [{"id": "plain"}], "options": []}
            return httpx.Response(200, json={"titles": [title]})
        if path == "/tables":
            return httpx.Response(201, json={"table": "t"})
        answer = (self.starts if path.endswith("/start") else self.looks).pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer


def started(platform: Platform, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Any:
    """What the host is told at the end."""
    monkeypatch.setattr(duplicate, "sleep", lambda _seconds: None)
    http = httpx.Client(transport=httpx.MockTransport(platform))
    api = Client("http://test", "sb_token", retry=Retry(seconds=0, first_seconds=0), http=http)
    duplicate.run(api, duplicate.GroupSetup("high-card", 2, 1, 24, 0, "skilled"), as_json=True)
    return json.loads(capsys.readouterr().out.splitlines()[-1])


@pytest.mark.parametrize("code", ["seats-free", "entropy-missing"])
def test_the_games_start_later_where_somebody_leaves_at_the_last_moment(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    platform = Platform([*map(state, (READY, LEFT, READY))], [problem(code, 409)])
    assert started(platform, monkeypatch, capsys)["stage"] == "started"
    assert platform.looks == platform.starts == []


def test_the_host_waits_on_while_the_platform_is_away(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    away: list[Answer] = [httpx.ConnectError("away"), problem("unavailable", 503)]
    platform = Platform([state(LEFT), *away, state(READY)], [])
    assert started(platform, monkeypatch, capsys)["stage"] == "started"


def test_a_table_that_somebody_has_taken_away_is_not_waited_for(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(Problem, match="No"):
        started(Platform([problem("unknown-table", 404)], []), monkeypatch, capsys)
