"""A client that follows a game's event stream and remembers the last event it was told."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Self, cast
from urllib.parse import urlsplit

from sagebrush_bench.figure import BenchError

EVENT_ID = re.compile(rb"^id: (\d+)$", re.MULTILINE)


class Listener(asyncio.Protocol):
    """One open stream of server-sent events."""

    def __init__(self) -> None:
        self._told = b""
        self._transport: asyncio.Transport | None = None
        self.is_open = True

    @classmethod
    async def open(cls, url: str, request: bytes) -> Self:
        """A stream that ``request`` asks for."""
        address = urlsplit(url)
        loop = asyncio.get_running_loop()
        transport, listener = await loop.create_connection(cls, str(address.hostname), address.port or 80)
        transport.write(request)
        return listener

    @property
    def version(self) -> int:
        """The version of the last event, 0 before the first; BenchError when the stream has ended."""
        if not self.is_open:
            raise BenchError(f"an event stream broke: {self._told[:200].decode(errors='replace')}")
        ids = EVENT_ID.findall(self._told)
        return int(ids[-1]) if ids else 0

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop: the connection stands."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Called by the loop: something was told; what only says that the stream is alive is forgotten."""
        if b"\nid: " in data or not self._told:
            self._told = data

    def connection_lost(self, _error: Exception | None) -> None:
        """Called by the loop: the stream is over."""
        self.is_open = False

    def close(self) -> None:
        """Stop listening."""
        if self._transport is not None:
            self._transport.close()


@asynccontextmanager
async def listeners(url: str, requests: Iterable[bytes]) -> AsyncIterator[list[Listener]]:
    """One stream for each of ``requests``, closed in the end."""
    opened = [await Listener.open(url, request) for request in requests]
    try:
        yield opened
    finally:
        for listener in opened:
            listener.close()
