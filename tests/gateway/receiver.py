"""Somebody's server that takes webhooks, and behaves as a test wants."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from ssl import SSLContext
from typing import Any

from standardwebhooks.webhooks import Webhook

from sagebrush_process.tasks import cancel_all
from tests.patience import PATIENCE

Answer = Callable[["Received"], int | bytes | Awaitable[None] | None]
"""The status that a request gets; bytes are the whole answer, something to wait for is never answered."""


@dataclass(slots=True)
class Received:
    """A request."""

    path: str
    headers: dict[str, str]
    body: bytes

    @property
    def event(self) -> dict[str, Any]:
        found: dict[str, Any] = json.loads(self.body)
        return found

    @property
    def id(self) -> str:
        return self.headers["webhook-id"]

    def is_signed_with(self, secret: str) -> bool:
        """As a receiver finds out that has the library of Standard Webhooks."""
        try:
            Webhook(secret).verify(self.body, self.headers)
        except Exception:
            return False
        return True


@dataclass(slots=True)
class Receiver:
    """What came, and what was answered with 2xx."""

    answer: Answer = lambda _received: 204
    port: int = 0
    scheme: str = "http"
    received: list[Received] = field(default_factory=list)
    taken: list[Received] = field(default_factory=list)
    changed: asyncio.Event = field(default_factory=asyncio.Event)
    tasks: set["asyncio.Task[None]"] = field(default_factory=set)

    @property
    def url(self) -> str:
        return f"{self.scheme}://127.0.0.1:{self.port}/hook"

    def events(self) -> list[tuple[str, int]]:
        """Type and version of what was taken, in order, each once."""
        known = {one.id: one for one in self.taken}
        return [(one.event["type"], one.event["data"].get("version", 0)) for one in known.values()]

    async def until(self, is_there: Callable[[], bool]) -> None:
        """Returns when ``is_there``, which is asked after every request."""
        async with asyncio.timeout(PATIENCE):
            while not is_there():
                self.changed.clear()
                await self.changed.wait()

    async def took(self, kind: str, count: int = 1) -> None:
        """Returns when so many different events of this kind were taken."""
        await self.until(lambda: sum(type_ == f"sagebrush.{kind}" for type_, _ in self.events()) >= count)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        try:
            with contextlib.suppress(OSError, asyncio.IncompleteReadError):
                await self._answer(await _read(reader), writer)
        finally:
            await close(writer)
            self.tasks.discard(task)

    async def _answer(self, received: Received, writer: asyncio.StreamWriter) -> None:
        self.received.append(received)
        self.changed.set()
        answer = self.answer(received)
        if isinstance(answer, Awaitable):
            await answer
        elif isinstance(answer, bytes):
            await _write(writer, answer)
        elif answer is not None:
            if 200 <= answer < 300:
                self.taken.append(received)
                self.changed.set()
            await _write(writer, b"HTTP/1.1 %d X\r\nContent-Length: 0\r\nConnection: close\r\n\r\n" % answer)


async def _write(writer: asyncio.StreamWriter, answer: bytes) -> None:
    writer.write(answer)
    if writer.can_write_eof():  # TLS cannot
        writer.write_eof()
    await writer.drain()
    while not writer.transport.is_closing() and writer.transport.get_write_buffer_size():
        await asyncio.sleep(0.001)


async def close(writer: asyncio.StreamWriter) -> None:
    """Ends a connection; what the other side has not read is gone."""
    writer.transport.abort()
    with contextlib.suppress(OSError):
        await writer.wait_closed()


async def _read(reader: asyncio.StreamReader) -> Received:
    head = (await reader.readuntil(b"\r\n\r\n")).decode().split("\r\n")
    headers = {name.lower(): value for name, value in (line.split(": ", 1) for line in head[1:] if line)}
    body = await reader.readexactly(int(headers.get("content-length", "0")))
    return Received(head[0].split()[1], headers, body)


@contextlib.asynccontextmanager
async def receiving(answer: Answer = lambda _received: 204, tls: SSLContext | None = None) -> AsyncIterator[Receiver]:
    """A receiver on a port of its own."""
    receiver = Receiver(answer, scheme="https" if tls else "http")
    server = await asyncio.start_server(receiver._serve, "127.0.0.1", 0, limit=2**20, ssl=tls)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()
        if receiver.tasks:
            await asyncio.wait(receiver.tasks, timeout=0.2)
        await cancel_all(receiver.tasks)
