"""A proxy between a browser and the gateway: it may hold answers back, and keeps what it brought."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from urllib.parse import urlsplit

LIMIT = 1 << 16


class Proxy:
    """Passes bytes on, those of the server only every ``holds`` seconds; ``brought`` is all of these, unpacked."""

    def __init__(self, server: str, holds: float) -> None:
        self._server = urlsplit(server)
        self._holds = holds
        self.brought = bytearray()
        self.url = ""

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, back = await asyncio.open_connection(self._server.hostname, self._server.port)
        with contextlib.suppress(OSError):
            await asyncio.gather(self._ask(reader, back), self._answer(there, writer))

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Requests go at once, without the wish for packed answers."""
        while data := await reader.read(LIMIT):
            writer.write(data.replace(b"Accept-Encoding:", b"X-Ignored-Names:"))
            await writer.drain()
        writer.close()

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(LIMIT):
            if self._holds:
                await asyncio.sleep(self._holds)
            self.brought += data
            writer.write(data)
            await writer.drain()
        writer.close()


@contextlib.asynccontextmanager
async def proxy(server: str, holds: float = 0) -> AsyncIterator[Proxy]:
    """A proxy before ``server``, with an address of its own."""
    found = Proxy(server, holds)
    listening = await asyncio.start_server(found.serve, "127.0.0.1", 0)
    found.url = f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}"
    try:
        yield found
    finally:
        listening.close()
