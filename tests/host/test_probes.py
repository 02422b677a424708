"""Each kind of readiness is asked of the real thing."""

import asyncio
from pathlib import Path

import pytest

from sagebrush_host.processes.probes import http, pong, succeeds
from sagebrush_process.health import Health
from sagebrush_process.operations import OperationsServer, Pages
from sagebrush_process.tasks import cancel_all


async def test_a_process_is_ready_when_it_says_so_at_its_socket(tmp_path: Path) -> None:
    address, health = f"unix:{tmp_path}/rules.sock", Health()
    server = OperationsServer(address, Pages(health))
    assert not await succeeds(http(address, "/readyz"), 0)
    health.beat("The record does not answer.")
    assert not await succeeds(http(address, "/readyz"), 0)
    assert await succeeds(http(address, "/healthz"), 0)
    health.beat()
    assert await succeeds(http(address, "/readyz"), 0)
    server.close()


async def test_a_server_is_ready_when_it_answers_a_ping(broker_url: str) -> None:
    assert await succeeds(pong(broker_url), 0)


async def test_a_process_that_is_not_there_is_not_ready(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.sock"
    for probe in (http(f"unix:{nowhere}", "/readyz"), pong(f"unix://{nowhere}"), http("127.0.0.1:1", "/readyz")):
        assert not await succeeds(probe, 0)


@pytest.mark.parametrize("moment", range(8))
async def test_a_new_run_is_not_killed_for_the_checks_that_the_one_before_failed(moment: int) -> None:
    """Whenever the run ends: the answer to its last check may come in the same moment."""

    async def refuse(_pid: int) -> bool:
        await asyncio.sleep(0)
        raise ConnectionRefusedError

    async def check_on() -> None:
        while not await succeeds(refuse, 0):
            await asyncio.sleep(0)

    checks = asyncio.create_task(check_on())
    for _ in range(moment):
        await asyncio.sleep(0)
    checks.cancel()
    for _ in range(20):
        await asyncio.sleep(0)
    have_ended = checks.done()
    await cancel_all([checks])
    assert have_ended


async def test_a_process_that_hangs_up_is_not_ready() -> None:
    server = await asyncio.start_server(lambda _reader, writer: writer.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        for probe in (pong(f"redis://127.0.0.1:{port}"), http(f"127.0.0.1:{port}", "/")):
            assert not await succeeds(probe, 0)


@pytest.mark.parametrize(("status", "ready"), [(b"200 OK", True), (b"503 Service Unavailable", False)])
async def test_a_gateway_is_ready_when_it_answers_with_200(status: bytes, ready: bool) -> None:
    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert (await reader.readline()).startswith(b"GET /readyz ")
        writer.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(reply, "127.0.0.1", 0)
    async with server:
        probe = http(f"127.0.0.1:{server.sockets[0].getsockname()[1]}", "/readyz")
        assert await succeeds(probe, 0) == ready
