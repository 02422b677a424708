"""`sagebrush duplicate`: the host waits until every seat of several tables is taken, and starts all games."""

import json
from typing import Any

import httpx
import pytest

from sagebrush_cli.games import duplicate
from sagebrush_client import Client

READY = [{"player": "Anna", "entropy": "revealed"}, {"player": "Bill", "entropy": "revealed"}]
LEFT = [{"player": "Anna", "entropy": "spent"}, {"player": None}]


@pytest.mark.parametrize("code", ["seats-free", "entropy-missing"])
def test_the_games_start_later_where_somebody_leaves_at_the_last_moment(
    code: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    seats, starts = [READY, LEFT, READY], 0

    def answer(request: httpx.Request) -> httpx.Response:
        nonlocal starts
        path = request.url.path.removeprefix("/v1")
        if path == "/titles":
            title = {"id": "high-card", "editions": [{"id": "plain"}], "options": []}
            return httpx.Response(200, json={"titles": [title]})
        if path.endswith("/start"):
            starts += 1
            if starts == 1:
                problem = {"code": code, "title": "No.", "status": 409}
                return httpx.Response(409, json=problem, headers={"Content-Type": "application/problem+json"})
            return httpx.Response(200, json={"stage": "started", "group": {"games": ["g", "h"]}})
        found: dict[str, Any] = {"table": "t", "stage": "open"}
        return httpx.Response(200, json=found if request.method == "POST" else {**found, "seats": seats.pop(0)})

    monkeypatch.setattr(duplicate, "sleep", lambda _seconds: None)
    http = httpx.Client(transport=httpx.MockTransport(answer))
    wanted = duplicate.GroupSetup("high-card", 2, 1, 24, 0, "skilled")
    duplicate.run(Client("http://test", "sb_token", http=http), wanted, as_json=True)
    told = json.loads(capsys.readouterr().out.splitlines()[-1])
    assert (told["stage"], starts, seats) == ("started", 2, [])
