"""The bots of the kit, in Python and TypeScript, play each other by every way there is to a platform."""

import asyncio
import json
import os
import sys
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta

import httpx
import pytest
import pytest_asyncio

from sagebrush_client import AsyncClient, AsyncTable, Problem
from sagebrush_host.platform import Platform
from sagebrush_host.ports import reserve_port
from sagebrush_host.settings import HostSettings
from tests.clients.bots import python_bot, typescript_bot
from tests.clients.test_reading_webhooks import signed
from tests.clients.verifiers import NODE, needs_node, needs_tools
from tests.e2e.external_platform import HERE, key_of

pytestmark = [pytest.mark.platform, pytest.mark.asyncio(loop_scope="module"), needs_node, needs_tools]
TITLE, EDITION = "tiny-epic-western", "standard"
Command = tuple[str, str]
LONGEST = 100
"""Seconds for a game of both."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def platform(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[Platform]:
    """A platform whose webhooks may be sent to this machine."""
    with pytest.MonkeyPatch.context() as monkeypatch:
        for name, value in HERE.items():
            monkeypatch.setenv(name, value)
        async with Platform(HostSettings(data_dir=tmp_path_factory.mktemp("platform"), gateway_port=0)) as running:
            yield running


@pytest.fixture(scope="module")
def bots(tmp_path_factory: pytest.TempPathFactory) -> list[Command]:
    """What runs each of them."""
    folder = tmp_path_factory.mktemp("bots")
    assert NODE is not None
    return [(sys.executable, str(python_bot(folder))), (NODE, str(typescript_bot(folder)))]


@asynccontextmanager
async def running(bot: Command, *arguments: str, **settings: str) -> AsyncIterator[asyncio.subprocess.Process]:
    """A bot, which is killed at the end unless it has ended."""
    environment = {**os.environ, **settings}
    process = await asyncio.create_subprocess_exec(*bot, *arguments, env=environment, stdout=asyncio.subprocess.PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        await process.wait()


async def printed(bot: Command, *arguments: str, **settings: str) -> str:
    """What a bot prints that ends well."""
    async with running(bot, *arguments, **settings) as process:
        output, _ = await process.communicate()
        assert process.returncode == 0
    return output.decode().strip()


async def start_when_ready(table: AsyncTable) -> None:
    """Starts the game once both bots sit and have revealed what they committed to."""
    while True:
        try:
            await table.start()
            return
        except Problem as problem:
            if problem.status != 409:
                raise
        await asyncio.sleep(0.1)


@pytest.mark.parametrize("way", ["join", "work"])
async def test_the_bots_play_a_game_as_guests(platform: Platform, bots: list[Command], way: str) -> None:
    async with AsyncClient(platform.url) as host, asyncio.timeout(LONGEST):
        await host.register("Host")
        table = await host.open_table(TITLE, seats=2)
        starting = asyncio.create_task(start_when_ready(table))
        rankings = await asyncio.gather(*(printed(bot, way, platform.url, table.id) for bot in bots))
        await starting
        state = await host.game(table.id).state()
    outcome = state["outcome"]
    assert outcome is not None and all(json.loads(ranking) == outcome["ranking"] for ranking in rankings)


async def test_programs_that_share_the_work_of_a_guest_play_its_game(platform: Platform, bots: list[Command]) -> None:
    async with AsyncClient(platform.url) as guest, asyncio.timeout(LONGEST):
        await guest.register("Shared")
        table = await guest.open_table(TITLE, seats=2)
        await table.start_against("random")
        work = (printed(bot, "work", platform.url, table.id, SAGEBRUSH_TOKEN=guest.token) for bot in bots)
        first, second = await asyncio.gather(*work)
    assert first == second or json.loads(first) == json.loads(second)


async def test_the_bots_play_a_game_of_an_application_when_webhooks_call_them(
    platform: Platform, bots: list[Command]
) -> None:
    key = await key_of(platform.place.root, "bots")
    async with AsyncClient(platform.url, key) as application, AsyncExitStack() as stack, asyncio.timeout(LONGEST):
        for number, bot in enumerate(bots):
            port = reserve_port()
            hook = await application.create_webhook(f"http://127.0.0.1:{port}/", ["turn"])
            settings = {
                "SAGEBRUSH_KEY": key,
                "SAGEBRUSH_USER": f"bot-{number}",
                "SAGEBRUSH_WEBHOOK_SECRET": hook["secret"],
            }
            process = await stack.enter_async_context(running(bot, "serve", platform.url, str(port), **settings))
            assert process.stdout is not None and b"listening" in await process.stdout.readline()
            assert await _statuses(port, hook["secret"]) == {"right": 204, "unsigned": 401, "wrong": 401, "old": 401}
        seats = [{"user": f"bot-{number}", "name": f"Bot {number}"} for number in range(2)]
        [made] = await application.create_games([{"title": TITLE, "edition": EDITION, "seats": seats}])
        assert made["game"]
        while not (state := await application.game(made["game"]).state())["over"]:
            await asyncio.sleep(0.25)
    assert state["outcome"]


async def _statuses(port: int, secret: str) -> dict[str, int]:
    """What a receiver answers to an event that is signed, is not, is by another secret, or was signed long ago."""
    body, now = '{"type":"sagebrush.ping","data":{}}', datetime.now(UTC)
    other = "whsec_" + "A" * 40
    cases = {"right": (secret, now), "wrong": (other, now), "old": (secret, now - timedelta(hours=1))}
    sent: dict[str, dict[str, str]] = {"unsigned": {}} | {case: signed(body, *how) for case, how in cases.items()}
    async with httpx.AsyncClient() as http:
        return {
            case: (await http.post(f"http://127.0.0.1:{port}/", content=body, headers=headers)).status_code
            for case, headers in sent.items()
        }
