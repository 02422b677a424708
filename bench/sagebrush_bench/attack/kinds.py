"""Kinds of attacks; each runs until it is cancelled. Rates are those that stopped a gateway of release 0.1."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any

SOURCE = "127.0.0.2"
"""The attacker's address; everybody else has another one."""
Connected = tuple[asyncio.StreamReader, asyncio.StreamWriter]
Attack = Callable[[str, int], Coroutine[Any, Any, None]]
GET = b"GET %b HTTP/1.1\r\nHost: attack\r\n%b\r\n"
PIECE = b"a" * 65_536
ENDLESS = 60 * 1024 * 1024
TICK = 0.02


@asynccontextmanager
async def connected(host: str, port: int) -> AsyncIterator[Connected]:
    """A connection that is aborted in the end."""
    reader, writer = await asyncio.open_connection(host, port, local_addr=(SOURCE, 0))
    try:
        yield reader, writer
    finally:
        writer.transport.abort()


async def repeat(attack: Attack, host: str, port: int) -> None:
    """The same attack from the beginning whenever the other side ends it."""
    while True:
        with suppress(OSError, EOFError):
            await attack(host, port)
        await asyncio.sleep(TICK)


async def _endless(host: str, port: int, begin: bytes, piece: bytes) -> None:
    """One request that is ``begin`` and then ``piece`` again and again."""
    async with connected(host, port) as (_, writer):
        writer.write(begin)
        for _ in range(ENDLESS // len(piece)):
            writer.write(piece)
            await writer.drain()


async def headers(host: str, port: int) -> None:
    """Headers without end."""
    await _endless(host, port, b"GET / HTTP/1.1\r\n", b"x-more: " + b"a" * 1000 + b"\r\n")


async def header(host: str, port: int) -> None:
    """One header of 60 MB."""
    await _endless(host, port, b"GET / HTTP/1.1\r\nx-one: ", PIECE)


async def url(host: str, port: int) -> None:
    """One URL of 60 MB."""
    await _endless(host, port, b"GET /", PIECE)


async def silence(host: str, port: int) -> None:
    """Connections that say nothing, 1,000 a second."""
    held: list[asyncio.StreamWriter] = []
    try:
        while True:
            _, writer = await asyncio.open_connection(host, port, local_addr=(SOURCE, 0))
            held.append(writer)
            if len(held) >= 900:
                held.pop(0).transport.abort()
            await asyncio.sleep(0.001)
    finally:
        for writer in held:
            writer.transport.abort()


def asking(path: str, more: bytes, connections: int, rate: float) -> Attack:
    """Requests for ``path``, altogether ``rate`` a second over so many connections."""

    async def ask(host: str, port: int) -> None:
        async with connected(host, port) as (reader, writer):
            while True:
                writer.write(GET % (path.encode(), more))
                head = await reader.readuntil(b"\r\n\r\n")
                await reader.readexactly(_length(head))
                await asyncio.sleep(connections / rate)

    async def attack(host: str, port: int) -> None:
        await asyncio.gather(*(repeat(ask, host, port) for _ in range(connections)))

    return attack


def _length(head: bytes) -> int:
    for line in head.lower().split(b"\r\n"):
        if line.startswith(b"content-length:"):
            return int(line.partition(b":")[2])
    return 0


KINDS: dict[str, Attack] = {
    "headers without end": headers,
    "a header of 60 MB": header,
    "a URL of 60 MB": url,
    "silent connections": silence,
    "wrong tokens": asking("/v1/guests/me", b"Authorization: Bearer sb_" + b"A" * 43 + b"\r\n", 64, 1450),
    "readiness": asking("/readyz", b"", 16, 500),
    "schemas": asking("/v1/titles/carson-city/schemas", b"", 15, 150),
}
