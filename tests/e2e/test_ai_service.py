"""From HTTP to the answer with every process in between: real titles, the callers of the page, floods and deaths."""

import asyncio
import json
import os
import re
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
import pytest_asyncio

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]

PAGE = (Path(__file__).parents[2] / "docs" / "ai-service.md").read_text()
PATIENCE = 120.0


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def platform(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Platform]:
    """One platform for all tests of this module."""
    async with Platform(HostSettings(data_dir=tmp_path_factory.mktemp("ai") / "var", gateway_port=0)) as running:
        yield running


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def http(platform: Platform) -> AsyncIterator[httpx.AsyncClient]:
    """A guest's connection."""
    async with httpx.AsyncClient(base_url=platform.url, timeout=90) as client:
        token = (await client.post("/v1/guests", json={"name": "Ada"})).json()["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        yield client


def question(title: str, seats: int = 2, **changes: Any) -> dict[str, Any]:
    """The first decision of a game of ``title``."""
    found = TITLES[title]
    edition = found.manifest.editions[0].id
    decider = found.build(Config(title, edition, seats=seats))
    state, _ = decider.set_up(seeded(4))
    seat = next(one for one, _ in decider.awaited(state) if one >= 0)
    view = json.loads(Codec(found).view_to_json(decider.view(state, seat)))
    config = {"edition": edition, "seats": seats}
    return {"title": title, "config": config, "view": view, "seat": seat, "level": "casual", "seed": 1, **changes}


async def decided(http: httpx.AsyncClient, asked: dict[str, Any]) -> dict[str, Any]:
    answer = await http.post("/v1/ai/decide", json=asked)
    assert answer.status_code == 200, answer.text
    told: dict[str, Any] = answer.json()
    return told


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_the_engine_plays_any_position_of_every_title_and_says_what_it_expects(
    http: httpx.AsyncClient, title: str
) -> None:
    asked = question(title, simulations=4)
    told = await decided(http, asked)
    assert told["command"]["type"] and told["statistics"]["complete"]
    assert sum(seat["share"] for seat in told["expected"]) == pytest.approx(1, abs=0.02)
    assert told["lines"][0]["continuation"][0] == told["command"]
    again = await decided(http, asked)
    del told["statistics"]["milliseconds"], again["statistics"]["milliseconds"]
    assert again == told


async def test_a_view_that_no_game_leads_to_is_refused(http: httpx.AsyncClient) -> None:
    asked = question("carson-city")
    asked["view"]["players"] = asked["view"]["players"][:1]
    refused = await http.post("/v1/ai/decide", json=asked)
    assert refused.status_code == 422, refused.text
    assert refused.json()["field"].startswith("view")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def finished(http: httpx.AsyncClient) -> str:
    """A short game between computers, played to its end."""
    options = {"title": "tiny-epic-western", "edition": "standard", "seats": 2, "hints": True}
    table: str = (await http.post("/v1/tables", json=options)).json()["table"]
    await http.post(f"/v1/tables/{table}/opponents", json={"name": "greedy", "budget_ms": 20})
    assert (await http.post(f"/v1/tables/{table}/start")).status_code == 200
    async with asyncio.timeout(PATIENCE):
        while not (await http.get(f"/v1/games/{table}")).json()["over"]:
            await asyncio.sleep(0.5)
    return table


async def lines_of(http: httpx.AsyncClient, content: bytes = b"", **query: Any) -> list[dict[str, Any]]:
    headers = {"Content-Type": "application/x-ndjson"} if content else {}
    async with http.stream("POST", "/v1/ai/analyze", params=query, content=content, headers=headers) as answer:
        assert answer.status_code == 200, await answer.aread()
        return [json.loads(line) async for line in answer.aiter_lines() if line]


async def test_a_game_of_computers_is_analysed_by_id_and_by_file_alike(http: httpx.AsyncClient, finished: str) -> None:
    by_id = await lines_of(http, game=finished, level="casual", seed=3)
    file = (await http.get(f"/v1/games/{finished}/export")).content
    by_file = await lines_of(http, file, level="casual", seed=3)
    assert by_id == by_file
    assert by_id[0]["type"] == "game" and by_id[-1]["type"] == "summary"
    assert by_id[0]["decisions"] == len(by_id) - 2 == by_id[-1]["decisions"]
    middle = by_id[len(by_id) // 2]["version"]
    rest = await lines_of(http, game=finished, level="casual", seed=3, after=middle)
    assert rest[:-1] == [line for line in by_id[1:-1] if line["version"] > middle]


async def test_a_file_with_another_command_in_it_is_refused(http: httpx.AsyncClient, finished: str) -> None:
    file = (await http.get(f"/v1/games/{finished}/export")).content
    spoilt = file.replace(b'"seat":1', b'"seat":0', 1)
    headers = {"Content-Type": "application/x-ndjson"}
    refused = await http.post("/v1/ai/analyze", content=spoilt, headers=headers)
    assert (refused.status_code, refused.json()["code"]) == (422, "unreadable-game")


async def test_a_seat_takes_a_hint_and_everybody_sees_it(http: httpx.AsyncClient) -> None:
    options = {"title": "tiny-epic-western", "edition": "standard", "seats": 2, "hints": True}
    table = (await http.post("/v1/tables", json=options)).json()["table"]
    await http.post(f"/v1/tables/{table}/join", json={})
    await http.post(f"/v1/tables/{table}/opponents", json={"name": "random"})
    assert (await http.post(f"/v1/tables/{table}/start")).status_code == 200
    async with asyncio.timeout(PATIENCE):
        while not (await http.get(f"/v1/games/{table}/legal")).json()["legal"]:
            await asyncio.sleep(0.1)
    hint = await http.post(f"/v1/games/{table}/hint")
    assert hint.status_code == 200, hint.text
    headers = {"Idempotency-Key": "the-hinted-command"}
    done = await http.post(f"/v1/games/{table}/commands", json=hint.json()["command"], headers=headers)
    assert done.status_code == 200, done.text
    frames = (await http.get(f"/v1/games/{table}/frames", params={"view": False})).json()["frames"]
    [told] = [frame for frame in frames if "hint" in frame]
    assert (told["version"], told["hint"], told["actor"]) == (done.json()["version"], hint.json()["at"], 0)
    await http.delete(f"/v1/tables/{table}")


async def test_answers_come_although_workers_are_killed(http: httpx.AsyncClient, platform: Platform) -> None:
    asking = [asyncio.create_task(decided(http, question("carson-city", simulations=200 + n))) for n in range(3)]
    await asyncio.sleep(0.7)
    for name in ("worker-1", "worker-2"):
        pid = platform.processes[name].pid
        if pid is not None:
            os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.7)
    for told in await asyncio.gather(*asking):
        assert told["command"]
    await platform.ready()


async def test_an_engine_that_is_killed_comes_back_and_nobody_hangs(
    http: httpx.AsyncClient, platform: Platform
) -> None:
    pid = platform.processes["engine"].pid
    assert pid is not None
    asking = asyncio.create_task(http.post("/v1/ai/decide", json=question("carson-city", simulations=300)))
    await asyncio.sleep(0.5)
    os.kill(pid, signal.SIGKILL)
    answer = await asyncio.wait_for(asking, PATIENCE)
    assert answer.status_code in (200, 503), answer.text
    async with asyncio.timeout(PATIENCE):
        while (await http.post("/v1/ai/decide", json=question("carson-city"))).status_code != 200:
            await asyncio.sleep(0.2)


def program(language: str) -> str:
    """The caller of the page in that language."""
    [code] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(code)


@pytest.mark.parametrize(
    ("language", "name", "runner"),
    [("python", "caller.py", sys.executable), ("javascript", "caller.mjs", "node"), ("sh", "caller.sh", "bash")],
)
async def test_the_callers_of_the_page_ask_and_print_a_command(
    platform: Platform, http: httpx.AsyncClient, tmp_path: Path, language: str, name: str, runner: str
) -> None:
    if shutil.which(runner) is None:
        pytest.skip(f"this machine has no {runner}")
    asked = question("tiny-epic-western")
    (tmp_path / name).write_text(program(language))
    (tmp_path / "question.json").write_text(json.dumps(asked))
    process = await asyncio.create_subprocess_exec(
        runner, str(tmp_path / name), platform.url, str(tmp_path / "question.json"), stdout=asyncio.subprocess.PIPE
    )
    printed, _ = await process.communicate()
    assert process.returncode == 0
    told = json.loads(printed)
    assert (told.get("command", told)) == (await decided(http, asked))["command"]
