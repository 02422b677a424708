"""From HTTP to the answer with every process in between: real titles, the callers of the page, floods and deaths."""

import asyncio
import json
import os
import re
import shutil
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio

from sagebrush_client import AsyncClient, Problem, Retry
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
async def ada(platform: Platform) -> AsyncIterator[AsyncClient]:
    """A guest."""
    async with AsyncClient(platform.url, retry=Retry(seconds=PATIENCE)) as client:
        await client.register("Ada")
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


@pytest.mark.parametrize("title", sorted(TITLES))
async def test_the_engine_plays_any_position_of_every_title_and_says_what_it_expects(
    ada: AsyncClient, title: str
) -> None:
    asked = question(title, simulations=4)
    told = await ada.decide(asked)
    assert told["command"]["type"] and told["statistics"]["complete"]
    assert sum(seat["share"] for seat in told["expected"]) == pytest.approx(1, abs=0.02)
    assert told["lines"][0]["continuation"][0] == told["command"]
    again = await ada.decide(asked)
    assert without_time(again) == without_time(told)


def without_time(told: Any) -> dict[str, Any]:
    """An answer without how long it took."""
    return {**told, "statistics": {**told["statistics"], "milliseconds": 0}}


async def test_a_view_that_no_game_leads_to_is_refused(ada: AsyncClient) -> None:
    asked = question("carson-city")
    asked["view"]["players"] = asked["view"]["players"][:1]
    with pytest.raises(Problem) as refused:
        await ada.decide(asked)
    assert refused.value.status == 422 and refused.value.body["field"].startswith("view")


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def finished(ada: AsyncClient) -> str:
    """A short game between computers, played to its end."""
    table = await ada.open_table("tiny-epic-western", 2, hints=True)
    await table.add_opponents("greedy", budget_ms=20)
    await table.start()
    game = ada.game(table.id)
    async with asyncio.timeout(PATIENCE):
        while not (await game.state())["over"]:
            await asyncio.sleep(0.5)
    return table.id


async def lines_of(ada: AsyncClient, **asked: Any) -> list[Any]:
    return [line async for line in ada.analyze(level="casual", seed=3, **asked)]


async def test_a_game_of_computers_is_analysed_by_id_and_by_file_alike(ada: AsyncClient, finished: str) -> None:
    by_id = await lines_of(ada, game=finished)
    by_file = await lines_of(ada, file=await ada.game(finished).export())
    assert by_id == by_file
    assert by_id[0]["type"] == "game" and by_id[-1]["type"] == "summary"
    assert by_id[0]["decisions"] == len(by_id) - 2 == by_id[-1]["decisions"]
    middle = by_id[len(by_id) // 2]["version"]
    rest = await lines_of(ada, game=finished, after=middle)
    assert rest[:-1] == [line for line in by_id[1:-1] if line["version"] > middle]


async def test_a_file_with_another_command_in_it_is_refused(ada: AsyncClient, finished: str) -> None:
    spoilt = (await ada.game(finished).export()).replace(b'"seat":1', b'"seat":0', 1)
    with pytest.raises(Problem) as refused:
        await lines_of(ada, file=spoilt)
    assert (refused.value.status, refused.value.code) == (422, "unreadable-game")


async def test_a_seat_takes_a_hint_and_everybody_sees_it(ada: AsyncClient) -> None:
    table = await ada.open_table("tiny-epic-western", 2, hints=True)
    game = ada.game((await table.start_against("random")).game)
    async with asyncio.timeout(PATIENCE):
        while not (await game.legal())["legal"]:
            await asyncio.sleep(0.1)
    hint = await game.hint()
    done = await game.submit(hint["command"])
    [told] = [frame async for frame in game.frames() if "hint" in frame]
    assert (told["version"], told["hint"], told["actor"]) == (done["version"], hint["at"], 0)
    await table.close()


async def test_answers_come_although_workers_are_killed(ada: AsyncClient, platform: Platform) -> None:
    asking = [asyncio.create_task(ada.decide(question("carson-city", simulations=200 + n))) for n in range(3)]
    await asyncio.sleep(0.7)
    for name in ("worker-1", "worker-2"):
        pid = platform.processes[name].pid
        if pid is not None:
            os.kill(pid, signal.SIGKILL)
        await asyncio.sleep(0.7)
    for told in await asyncio.gather(*asking):
        assert told["command"]
    await platform.ready()


async def test_an_engine_that_is_killed_comes_back_and_nobody_hangs(ada: AsyncClient, platform: Platform) -> None:
    pid = platform.processes["engine"].pid
    assert pid is not None
    asking = asyncio.create_task(ada.decide(question("carson-city", simulations=300)))
    await asyncio.sleep(0.5)
    os.kill(pid, signal.SIGKILL)
    assert (await asyncio.wait_for(asking, PATIENCE))["command"]
    assert (await asyncio.wait_for(ada.decide(question("carson-city")), PATIENCE))["command"]


def program(language: str) -> str:
    """The caller of the page in that language."""
    [code] = re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)
    return str(code)


CALLERS = [("python", "caller.py", sys.executable), ("javascript", "caller.mjs", "node"), ("sh", "caller.sh", "bash")]


async def called(url: str, folder: Path, caller: tuple[str, str, str], asked: Any) -> tuple[int, str, str]:
    """How a caller of the page ended, what it printed, and what it complained of."""
    language, name, runner = caller
    if shutil.which(runner) is None:
        pytest.skip(f"this machine has no {runner}")
    program_file, question_file = folder / name, folder / "question.json"
    program_file.write_text(program(language))
    question_file.write_text(json.dumps(asked))
    process = await asyncio.create_subprocess_exec(
        runner, str(program_file), url, str(question_file),
        stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE,
    )  # fmt: skip
    printed, complaint = await asyncio.wait_for(process.communicate(), PATIENCE)
    return process.returncode or 0, printed.decode(), complaint.decode()


@pytest.mark.parametrize("caller", CALLERS, ids=[language for language, _, _ in CALLERS])
async def test_the_callers_of_the_page_ask_and_print_a_command(
    platform: Platform, ada: AsyncClient, tmp_path: Path, caller: tuple[str, str, str]
) -> None:
    asked = question("tiny-epic-western")
    ended, printed, _ = await called(platform.url, tmp_path, caller, asked)
    assert ended == 0
    told = json.loads(printed)
    assert (told.get("command", told)) == (await ada.decide(asked))["command"]


SPENT = '{"type":"urn:x","title":"The quota is spent","status":429,"detail":"It is spent.","code":"quota-spent"}'
WAITS: dict[str, list[str | None]] = {
    "no time helps": [""],
    "a day": ["Retry-After: 24192"],
    "a second": ["Retry-After: 1", None],
}
"""What a platform says of waiting, request by request; None: it answers."""


@asynccontextmanager
async def busy_platform(waits: list[str | None]) -> AsyncIterator[str]:
    """The address of a platform that gives tokens and refuses decisions, saying ``waits``."""
    left = list(waits)

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        head = await reader.readuntil(b"\r\n\r\n")
        await reader.readexactly(int(re.findall(rb"(?i)content-length: (\d+)", head)[0]))
        said = None if b"/guests" in head else left.pop(0)
        body = SPENT if said is not None else '{"token":"sb_1","command":{"type":"pass"},"expected":[]}'
        lines = ["HTTP/1.1 200 OK" if said is None else "HTTP/1.1 429 Too Many Requests", *filter(None, [said])]
        lines += ["Connection: close", f"Content-Length: {len(body)}", "", body]
        writer.write("\r\n".join(lines).encode())
        await writer.drain()
        writer.close()

    async with await asyncio.start_server(answer, "127.0.0.1", 0) as server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@pytest.mark.parametrize("wait", WAITS)
@pytest.mark.parametrize("caller", CALLERS, ids=[language for language, _, _ in CALLERS])
async def test_the_callers_of_the_page_wait_a_minute_at_most(
    tmp_path: Path, caller: tuple[str, str, str], wait: str
) -> None:
    async with busy_platform(WAITS[wait]) as url, asyncio.timeout(PATIENCE):
        ended, printed, complaint = await called(url, tmp_path, caller, {})
    if wait == "a second":
        assert (ended, "pass" in printed) == (0, True)
    else:
        assert ended != 0 and "The quota is spent" in complaint and "TypeError" not in complaint
