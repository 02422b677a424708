"""Each kind of readiness is asked of the real thing."""

import asyncio
import os
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from grpc import aio
from grpc_health.v1 import health_pb2
from grpc_health.v1._async import HealthServicer
from grpc_health.v1.health_pb2_grpc import add_HealthServicer_to_server

from sagebrush_host.healthy import probe_of
from sagebrush_host.probes import answers, beating, lenient, okay, pong, serving, speaking
from sagebrush_host.resp import ask

Status = health_pb2.HealthCheckResponse.ServingStatus


@pytest.fixture
async def health(tmp_path: Path) -> AsyncIterator[HealthServicer]:
    """A gRPC server that has nothing but health, on the socket ``rules.sock`` in the test's folder."""
    server, servicer = aio.server(), HealthServicer()
    add_HealthServicer_to_server(servicer, server)
    server.add_insecure_port(f"unix:{tmp_path}/rules.sock")
    await server.start()
    yield servicer
    await server.stop(None)


@pytest.mark.parametrize("status", Status.values())
async def test_a_rules_service_is_ready_when_its_health_says_serving(
    health: HealthServicer, tmp_path: Path, status: int
) -> None:
    await health.set("", status)
    ready = await answers(serving(f"unix:{tmp_path}/rules.sock"), 0)
    assert ready == (status == Status.Value("SERVING"))


@pytest.mark.parametrize("status", Status.values())
async def test_a_rules_service_that_says_anything_is_alive(health: HealthServicer, tmp_path: Path, status: int) -> None:
    await health.set("", status)
    assert await answers(speaking(f"unix:{tmp_path}/rules.sock"), 0)


async def test_who_cannot_be_asked_is_given_the_benefit_of_the_doubt(tmp_path: Path, broker_url: str) -> None:
    assert await answers(lenient(beating(f"unix://{tmp_path}/nowhere.sock", "relay", "1")), 0)
    assert not await answers(lenient(beating(broker_url, "relay", "nobody")), 0)


async def test_a_port_is_asked_like_a_socket() -> None:
    server, servicer = aio.server(), HealthServicer()
    add_HealthServicer_to_server(servicer, server)
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    assert await answers(serving(f"127.0.0.1:{port}"), 0)
    await server.stop(None)


async def test_who_is_not_there_is_not_ready(tmp_path: Path) -> None:
    nowhere = tmp_path / "nowhere.sock"
    for probe in (serving(f"unix:{nowhere}"), pong(f"unix://{nowhere}"), okay("127.0.0.1", 1, "/readyz")):
        assert not await answers(probe, 0)


async def test_who_hangs_up_is_not_ready() -> None:
    server = await asyncio.start_server(lambda _reader, writer: writer.close(), "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    async with server:
        for probe in (serving(f"127.0.0.1:{port}"), pong(f"redis://127.0.0.1:{port}"), okay("127.0.0.1", port, "/")):
            assert not await answers(probe, 0)


@pytest.mark.parametrize(("status", "ready"), [(b"200 OK", True), (b"503 Service Unavailable", False)])
async def test_a_gateway_is_ready_when_it_answers_with_200(status: bytes, ready: bool) -> None:
    async def reply(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert (await reader.readline()).startswith(b"GET /readyz ")
        writer.write(b"HTTP/1.1 " + status + b"\r\ncontent-length: 0\r\n\r\n")
        writer.close()

    server = await asyncio.start_server(reply, "127.0.0.1", 0)
    async with server:
        probe = okay("127.0.0.1", server.sockets[0].getsockname()[1], "/readyz")
        assert await answers(probe, 0) == ready


async def test_a_heartbeat_counts_only_for_the_process_that_keeps_it(broker_url: str) -> None:
    await ask(broker_url, "SET", "sb:alive:relay:probed", str(os.getpid()))
    probe = beating(broker_url, "relay", "probed")
    assert await answers(probe, os.getpid())
    assert not await answers(probe, os.getpid() + 1)


async def test_a_container_asks_as_the_supervisor_does(broker_url: str) -> None:
    await ask(broker_url, "SET", "sb:alive:worker:box", "1")
    environment = {"SAGEBRUSH_BROKER_URL": broker_url, "SAGEBRUSH_INSTANCE": "box"}
    assert await answers(probe_of("worker", environment), 1)
