"""A scripted client of the Model Context Protocol plays whole games of every title, through its tools alone."""

import asyncio
import json
import math
import os
import random
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any, cast

import httpx
import httpx2
import pytest
import pytest_asyncio
from mcp import Client, StdioServerParameters
from mcp.client.streamable_http import streamable_http_client
from mcp.types import TextContent

from sagebrush_cli.agents import playing
from sagebrush_cli.agents.rulebook import SUMMARIES, rules_of
from sagebrush_client import AsyncClient
from sagebrush_games import TITLES
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.patience import PATIENCE
from tests.servers import free_port

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module")]
TABLES = [  # the shortest games there are
    {"title": "carson-city", "seats": 2, "opponent": "random"},
    {"title": "tiny-epic-western", "seats": 2, "opponent": "random"},
    {"title": "sierra-west", "seats": 1},
]


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def url(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[str]:
    """The address of a platform, for all tests of this module."""
    settings = HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)
    async with Platform(settings) as platform:
        yield platform.url


def on_standard_input(url: str) -> StdioServerParameters:
    environment = {**os.environ, "SAGEBRUSH_URL": url}
    return StdioServerParameters(command=sys.executable, args=["-m", "sagebrush_cli", "mcp"], env=environment)


async def said(client: Client, tool: str, **arguments: Any) -> Any:
    """What a tool answers; an error fails the test."""
    answer = await client.call_tool(tool, arguments)
    assert not answer.is_error, answer.content
    found = answer.structured_content
    return found["result"] if found is not None and set(found) == {"result"} else found


async def refusal(client: Client, tool: str, **arguments: Any) -> str:
    """What a tool says that refuses."""
    answer = await client.call_tool(tool, arguments)
    assert answer.is_error
    (part,) = answer.content
    assert isinstance(part, TextContent)
    return part.text


def code(refused: str) -> str:
    """The code with which a refusal begins."""
    return refused.partition(": ")[0]


async def play(client: Client, table: dict[str, Any]) -> Any:
    """The result of a game that is played at random to its end, always by the first answer of the tools."""
    dice = random.Random(table["title"])
    now = opened = await said(client, "open_game", **table)
    game = opened["game"]
    while not now["over"]:
        if now["legal"]:
            now = await said(client, "play", game=game, command=dice.choice(now["legal"])["command"])
        else:
            now = await said(client, "wait_for_turn", game=game, after=now["version"])
    return await said(client, "result", game=game)


async def test_a_whole_game_of_every_title_is_played_through_tools_alone(url: str) -> None:
    async with Client(on_standard_input(url)) as client:
        offered = {title["title"] for title in await said(client, "titles")}
        assert offered == {table["title"] for table in TABLES} == set(TITLES)
        await play_all(client)


async def play_all(client: Client) -> None:
    """A whole game of every title, with dice that hold."""
    for table in TABLES:
        result = await play(client, table)
        assert result["over"], table
        assert result["outcome"]["ranking"], table
        assert result["dice"]["code"] == "consistent", table


async def test_a_model_reads_rules_looks_asks_an_opponent_and_replays(url: str) -> None:
    async with Client(on_standard_input(url)) as client:
        assert "- pass" in await said(client, "rules", title="carson-city")
        opened = await said(client, "open_game", title="tiny-epic-western", opponent="random")
        game = opened["game"]
        legal = await said(client, "legal_commands", game=game)
        advised = await said(client, "ask_opponent", game=game, level="greedy")
        assert advised["command"] in [choice["command"] for choice in legal["legal"]]
        assert (await said(client, "look", game=game))["view"]["viewer"] == 0
        replayed = await said(client, "replay", game=game, until=1)
        assert [frame["events"][0]["type"] for frame in replayed] == ["game-started"]
        assert code(await refusal(client, "play", game=game, command={"type": "conquer"})) == "malformed"
        assert code(await refusal(client, "open_game", title="chess")) == "unknown-title"
        assert code(await refusal(client, "look", game="0" * 26)) == "unknown-game"
        numbered = await refusal(client, "play", game=game, command=1)
        assert numbered == "malformed: command: Input should be a valid dictionary."
        assert code(await refusal(client, "look")) == "malformed"


async def test_an_opponent_is_asked_with_the_box_that_the_host_has_corrected() -> None:
    """Without the corrections of the game its view would be refused, or judged by another box."""
    config = {"title": "high-card", "edition": "plain", "seats": 2, "corrections": "[game]\ntricks = { value = 2 }"}
    frame = {"version": 1, "events": [{"type": "game-started", "config": config}], "view": {}}
    answers: dict[str, dict[str, Any]] = {
        "": {
            "title": "high-card",
            "edition": "plain",
            "variants": [],
            "options": {},
            "seats": [{}, {}],
            "seat": 1,
            "version": 7,
        },
        "/view": {"version": 7, "view": {"hand": [3]}},
        "/frames": {"frames": [frame], "next": None},
    }
    asked: list[dict[str, Any]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        if request.url.path == "/v1/ai/decide":
            asked.append(json.loads(request.content))
            return httpx.Response(200, json={"command": {"type": "pass"}, "expected": [], "lines": []})
        return httpx.Response(200, json=answers[request.url.path.removeprefix("/v1/games/g")])

    http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
    async with AsyncClient("http://test", "sb_token", http=http) as client:
        advised = await playing.advice(client, client.game("g"), "greedy", 0)
    assert advised["command"] == {"type": "pass"}
    (question,) = asked
    assert (question["config"], question["view"], question["seat"]) == (config, {"hand": [3]}, 1)


@pytest.mark.parametrize("is_over", [False, True])
async def test_what_happens_while_the_time_runs_out_is_told_and_not_skipped(is_over: bool) -> None:
    """The answer names a version, after which the model asks the next time: everything up to it has to be told."""
    frames: list[dict[str, Any]] = [
        {"version": at, "actor": 1, "events": [{"type": f"e{at}"}], "over": False} for at in range(4, 8)
    ]
    frames[-1] |= {"over": is_over, "outcome": {"ranking": []}}

    async def answer(request: httpx.Request) -> httpx.Response:
        match request.url.path.rpartition("/")[2]:
            case "events":
                return httpx.Response(200, content=stream())
            case "legal":
                return httpx.Response(200, json={"version": 7, "legal": [], "take_back": []})
            case _:
                after = int(request.url.params["after"])
                page = [{**frame, "view": {}} for frame in frames if frame["version"] > after]
                return httpx.Response(200, json={"frames": page, "next": None})

    async def stream() -> AsyncIterator[bytes]:
        yield json.dumps(frames[0]).encode() + b"\n"
        await asyncio.sleep(PATIENCE)

    http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
    async with AsyncClient("http://test", "sb_token", http=http) as client:
        told = await playing.turn(client.game("g"), 3, 0)
    assert [event["version"] for event in told["events"]] == [4, 5, 6, 7]
    assert (told["version"], told["over"]) == (7, is_over)


async def test_what_is_no_id_is_refused_with_a_code_and_leads_nowhere_else(url: str) -> None:
    async with Client(on_standard_input(url)) as client:
        for game in ("guests?me", "me#", "\x00", "é"):
            assert code(await refusal(client, "look", game=game)) == "unknown-game"
        assert code(await refusal(client, "look", game="0" * 100_000)) == "malformed"


async def test_a_program_reads_whose_server_it_is_and_what_its_tools_do(url: str) -> None:
    async with Client(on_standard_input(url)) as client:
        assert client.server_info is not None and client.server_info.version == version("sagebrush")
        for tool in (await client.list_tools()).tools:
            assert tool.description and "\n  " not in tool.description


@pytest_asyncio.fixture(loop_scope="module")
async def over_http(url: str) -> AsyncIterator[str]:
    """The address of a server that many may reach."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sagebrush_cli", "mcp", "--http", f"127.0.0.1:{port}"),
        env={**os.environ, "SAGEBRUSH_URL": url},
    )
    try:
        await _listening(port)
        yield f"http://127.0.0.1:{port}/mcp"
    finally:
        process.terminate()
        await process.wait()


async def _listening(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            await asyncio.sleep(0.05)
        else:
            writer.close()
            return


async def test_over_http_everybody_plays_with_a_token_of_their_own_and_nobody_without(url: str, over_http: str) -> None:
    async with AsyncClient(url) as anna, AsyncClient(url) as bill:
        await anna.register("Anna")
        await bill.register("Bill")
        async with _as(over_http, anna.token) as client:
            game = (await said(client, "open_game", title="tiny-epic-western", opponent="random"))["game"]
            assert (await said(client, "legal_commands", game=game))["legal"]
        async with _as(over_http, bill.token) as client:
            assert code(await refusal(client, "legal_commands", game=game)) == "unknown-game"
        async with _as(over_http, "") as client:
            assert code(await refusal(client, "titles")) == "unauthenticated"
        async with _as(over_http, "sb_\xe9") as client:
            assert code(await refusal(client, "titles")) == "unauthenticated"


@pytest.mark.parametrize(
    ("header", "value", "status"), [("Host", "agents.example", 421), ("Origin", "https://agents.example", 403)]
)
async def test_a_server_of_this_machine_is_asked_by_its_own_address(
    over_http: str, header: str, value: str, status: int
) -> None:
    headers = {"Accept": "application/json, text/event-stream"}
    asked = {"jsonrpc": "2.0", "id": 1, "method": "ping"}
    async with httpx2.AsyncClient(headers=headers) as http:
        assert (await http.post(over_http, json=asked, headers={header: value})).status_code == status
        assert (await http.post(over_http, json=asked)).status_code not in (421, 403)


async def test_whole_games_are_played_over_http_too(url: str, over_http: str) -> None:
    async with AsyncClient(url) as guest:
        await guest.register("Over HTTP")
        async with _as(over_http, guest.token) as client:
            await play_all(client)


@asynccontextmanager
async def _as(address: str, token: str) -> AsyncIterator[Client]:
    headers = {b"Authorization": f"Bearer {token}".encode("latin-1")} if token else {}
    async with (
        httpx2.AsyncClient(headers=headers) as http,
        Client(streamable_http_client(address, http_client=http)) as client,
    ):
        yield client


async def test_every_title_has_a_summary_and_a_title_without_one_still_has_its_commands() -> None:
    assert {path.stem for path in SUMMARIES.glob("*.md")} == set(TITLES)
    schemas = {"commands": {"hop": {"$ref": "#/$defs/Hop", "$defs": {"Hop": {"description": "Hop ``far``.\n\nX."}}}}}
    assert rules_of("geese", schemas).endswith("Commands:\n- hop: Hop `far`.")


@pytest.mark.parametrize("address", ["somewhere", "127.0.0.1:", ":8100", "127.0.0.1:65536"])
async def test_an_address_that_is_none_is_a_sentence(address: str) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "sagebrush_cli", "mcp", "--http", address), stderr=asyncio.subprocess.PIPE
    )
    _, errors = await process.communicate()
    assert process.returncode == 1
    assert b"HOST:PORT" in errors


@pytest.mark.parametrize("seconds", [0.0, -1.0, math.nan])
async def test_a_wait_for_no_time_does_not_wait(seconds: float) -> None:
    class Silent:
        async def follow(self, after: int, legal: bool) -> AsyncIterator[Any]:
            await asyncio.Event().wait()
            yield after, legal

        async def legal(self) -> Any:
            return {"version": 1, "legal": [], "take_back": None}

        async def frames(self, after: int, until: int) -> AsyncIterator[Any]:
            for at in range(after + 1, until + 1):
                yield {"version": at, "actor": None, "events": [], "over": False}

    waiting = asyncio.ensure_future(playing.turn(cast(Any, Silent()), 0, seconds))
    for _ in range(1000):
        if waiting.done():
            break
        await asyncio.sleep(0)
    waiting.cancel()
    assert (await asyncio.gather(waiting, return_exceptions=True))[0] == {
        "events": [], "over": False, "version": 1, "legal": [], "take_back": None,
    }  # fmt: skip
