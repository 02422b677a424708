"""How each kind of process is asked whether it is ready."""

import asyncio

from sagebrush_host.grpc_health import SERVING, health
from sagebrush_host.resp import ask
from sagebrush_host.spec import Probe

PATIENCE = 2.0
"""Seconds that an answer may take."""


async def answers(probe: Probe, pid: int) -> bool:
    """Whether ``probe`` says yes in time."""
    try:
        return await asyncio.wait_for(probe(pid), PATIENCE)
    except (OSError, TimeoutError):
        return False


def pong(url: str) -> Probe:
    """Ready when the server has loaded its data and answers a ping."""

    async def probe(_pid: int) -> bool:
        return await ask(url, "PING") == "PONG"

    return probe


def beating(url: str, role: str, instance: str) -> Probe:
    """Ready when the process itself, not one before it, keeps its heartbeat in the broker."""

    async def probe(pid: int) -> bool:
        return await ask(url, "GET", f"sb:alive:{role}:{instance}") == str(pid)

    return probe


def okay(host: str, port: int, path: str) -> Probe:
    """Ready when a GET of ``path`` is answered with 200."""

    async def probe(_pid: int) -> bool:
        reader, writer = await asyncio.open_connection(host, port)
        try:
            writer.write(f"GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n".encode())
            return b" 200 " in await reader.readline()
        finally:
            writer.close()

    return probe


def serving(address: str) -> Probe:
    """Ready when the gRPC health service at ``address`` says so."""

    async def probe(_pid: int) -> bool:
        return await health(address) == SERVING

    return probe


def speaking(address: str) -> Probe:
    """Alive when the gRPC health service at ``address`` says anything: a record that is away is not its fault."""

    async def probe(_pid: int) -> bool:
        return await health(address) != b""

    return probe


def lenient(probe: Probe) -> Probe:
    """The same question, but who cannot be asked is given the benefit of the doubt."""

    async def asked(pid: int) -> bool:
        try:
            return await probe(pid)
        except OSError:
            return True

    return asked
