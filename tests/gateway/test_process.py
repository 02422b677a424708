"""The gateway as a process of its own, and what happens around it when others go."""

import asyncio
import json
import os
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

import sagebrush_events
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from tests.gateway.house import blow, small_house
from tests.gateway.streams import WAYS, first
from tests.patience import PATIENCE
from tests.toys.high_card import HIGH_CARD


@asynccontextmanager
async def process(
    tmp_path: Path, rules: str, store_url: str, **more: str
) -> AsyncIterator[tuple[subprocess.Popen[bytes], Path]]:
    """`python -m sagebrush_gateway` on a Unix socket, once it is ready."""
    address = tmp_path / "g"
    settings = {
        "RULES_ADDRESS": rules,
        "STORE_URL": store_url,
        "GATEWAY_SOCKET": str(address),
        "GATEWAY_LOG_EVERY": "1",
        **more,
    }
    environment = {**os.environ, **{f"SAGEBRUSH_{name}": value for name, value in settings.items()}}
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen([sys.executable, "-m", "sagebrush_gateway"], env=environment, stderr=log)
    try:
        while not address.exists():
            assert running.poll() is None, (tmp_path / "log").read_text()
            await asyncio.sleep(0.02)
        yield running, address
    finally:
        running.kill()
        running.wait()


@pytest.mark.platform
async def test_the_process_serves_logs_json_and_stops_when_asked(tmp_path: Path, rules: str, store_url: str) -> None:
    async with process(tmp_path, rules, store_url) as (running, address):
        way = httpx.AsyncHTTPTransport(uds=str(address))
        async with httpx.AsyncClient(transport=way, base_url="http://gateway", timeout=PATIENCE) as client:
            assert (await client.get("/readyz")).text == "ready"
            token = (await client.post("/v1/guests", json={"name": "Anna"})).json()["token"]
        running.send_signal(signal.SIGTERM)
        assert await asyncio.to_thread(running.wait, 30) in (0, -signal.SIGTERM)
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert {"listening", "request", "stopping"} <= {line["event"] for line in lines}
    assert {line.get("operation") for line in lines} >= {"is_ready", "create_guest"}
    assert token not in (tmp_path / "log").read_text()


@pytest.mark.platform
async def test_the_log_level_of_the_platform_is_that_of_the_gateway(tmp_path: Path, rules: str, store_url: str) -> None:
    async with process(tmp_path, rules, store_url, LOG_LEVEL="warning") as (_, address):
        way = httpx.AsyncHTTPTransport(uds=str(address))
        async with httpx.AsyncClient(transport=way, base_url="http://gateway", timeout=PATIENCE) as client:
            assert (await client.get("/readyz")).text == "ready"
    assert (tmp_path / "log").read_text() == ""


async def test_streams_and_commands_go_on_when_the_rules_service_is_replaced(store_url: str, tmp_path: Path) -> None:
    record = await sagebrush_events.connect("memory://")
    address = f"unix:{tmp_path}/r"
    service = Service(record, [HIGH_CARD], RulesSettings())
    await service.start(address)
    async with small_house(address, store_url, gateway_call_seconds=5) as (house, dora, emil, game):
        following = [asyncio.create_task(first(8, way(emil, game))) for way in WAYS.values()]
        await dora.play(game)
        await service.stop()
        played, fresh = await asyncio.gather(emil.play(game), _replaced(record, address))
        await blow(house, game)
        for person in (dora, emil, dora, emil):
            await person.play(game)
        told = [[moment["version"] for moment in moments] for moments in await asyncio.gather(*following)]
    await fresh.stop()
    assert played["version"] == 3 and told == [list(range(1, 9))] * 3
    await record.close()


async def _replaced(record: sagebrush_events.Record, address: str) -> Service:
    await asyncio.sleep(0.2)
    service = Service(record, [HIGH_CARD], RulesSettings())
    await service.start(address)
    return service
