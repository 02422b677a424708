"""An operator asks a process whether it lives, whether it can work, and for its numbers."""

import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from prometheus_client import CollectorRegistry, Counter

from sagebrush_process import health as process_health
from sagebrush_process.health import Health
from sagebrush_process.healthcheck import is_ok
from sagebrush_process.operations import OperationsServer, Pages, serve_operations
from tests.servers import free_port

Get = Callable[[str], tuple[int, str]]


def has_ipv6() -> bool:
    """Whether this machine has an IPv6 address to listen on."""
    try:
        with socket.create_server(("::1", 0), family=socket.AF_INET6):
            return True
    except OSError:
        return False


@pytest.fixture
def health() -> Health:
    return Health()


@pytest.fixture
def get(health: Health) -> Iterator[Get]:
    """Status and body of a page of a process with this health."""
    registry, port = CollectorRegistry(), free_port()
    Counter("hands_dealt", "Hands.", registry=registry).inc()
    server = OperationsServer(f"127.0.0.1:{port}", Pages(health, (registry,)))

    def get(path: str) -> tuple[int, str]:
        try:
            with urlopen(f"http://127.0.0.1:{port}{path}", timeout=10) as answer:
                return answer.status, answer.read().decode()
        except HTTPError as error:
            with error:
                return error.code, error.read().decode()

    yield get
    server.close()


def test_a_process_that_has_not_begun_is_neither_alive_nor_ready(get: Get) -> None:
    assert [get(path)[0] for path in ("/healthz", "/readyz")] == [503, 503]


def test_a_process_that_works_is_alive_and_ready(get: Get, health: Health) -> None:
    health.beat()
    assert [get(path) for path in ("/healthz", "/readyz")] == [(200, "ok"), (200, "ok")]


def test_a_process_without_its_store_is_alive_and_says_what_is_missing(get: Get, health: Health) -> None:
    health.beat("The store does not answer.")
    assert get("/healthz") == (200, "ok")
    assert get("/readyz") == (503, "The store does not answer.")
    health.beat()
    assert get("/readyz") == (200, "ok")


def test_a_process_that_is_stuck_says_so(get: Get, health: Health, monkeypatch: pytest.MonkeyPatch) -> None:
    health.beat()
    monkeypatch.setattr(process_health, "STALE_SECONDS", -1)
    assert get("/healthz")[0] == get("/readyz")[0] == 503
    assert "No sign of life" in get("/healthz")[1]


def test_the_numbers_are_everywhere_else(get: Get) -> None:
    assert get("/metrics") == get("/") == (200, get("/metrics")[1])
    assert "hands_dealt_total 1.0" in get("/metrics")[1]


def test_head_is_answered_as_get_without_a_body(tmp_path: Path, health: Health) -> None:
    health.beat()
    server = OperationsServer(f"unix:{tmp_path}/h", Pages(health))
    with socket.socket(socket.AF_UNIX) as caller:
        caller.connect(f"{tmp_path}/h")
        caller.sendall(b"HEAD /readyz HTTP/1.1\r\nHost: x\r\n\r\n")
        head, _, body = b"".join(iter(lambda: caller.recv(4096), b"")).partition(b"\r\n\r\n")
    server.close()
    assert head.startswith(b"HTTP/1.1 200 ") and b"Content-Length: 2" in head and body == b""


def test_a_caller_that_hangs_up_disturbs_nobody(tmp_path: Path, health: Health) -> None:
    server = OperationsServer(f"unix:{tmp_path}/h", Pages(health))
    for _ in range(3):
        with socket.socket(socket.AF_UNIX) as caller:
            caller.connect(f"{tmp_path}/h")
            caller.send(b"GET / HTTP/1.1\r\n\r\n")
    server.close()


async def test_a_container_asks_at_a_socket(tmp_path: Path, health: Health) -> None:
    address = f"unix:{tmp_path}/h"
    assert not await is_ok(address, "/readyz")
    server = OperationsServer(address, Pages(health))
    assert not await is_ok(address, "/readyz")
    health.beat()
    assert await is_ok(address, "/readyz")
    server.close()
    assert not await is_ok(address, "/readyz")
    OperationsServer(address, Pages(health)).close()  # over the socket that the last run left


@pytest.mark.skipif(not has_ipv6(), reason="this machine has no IPv6")
async def test_an_operator_may_ask_over_ipv6(health: Health) -> None:
    address = f"[::1]:{free_port()}"
    health.beat()
    server = OperationsServer(address, Pages(health))
    assert await is_ok(address, "/healthz")
    server.close()


def test_nothing_is_served_without_an_address(health: Health) -> None:
    assert serve_operations({""}, Pages(health)) == []
