"""One keep-alive HTTP/1.1 connection: requests are bytes made beforehand, responses are parsed in C."""

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from typing import NamedTuple, Self, cast
from urllib.parse import urlsplit

import httptools


class Response(NamedTuple):
    """Status and body of one answer."""

    status: int
    body: bytes


class Connection(asyncio.Protocol):
    """One request at a time; as plain as it can be, because its CPU is taken from what is measured."""

    def __init__(self) -> None:
        self._transport: asyncio.Transport | None = None
        self._answer: asyncio.Future[Response] | None = None
        self._parser = httptools.HttpResponseParser(self)
        self._body: list[bytes] = []

    @classmethod
    async def open(cls, url: str) -> Self:
        """A connection to the server at ``url``."""
        address = urlsplit(url)
        _, connection = await asyncio.get_running_loop().create_connection(
            cls, str(address.hostname), address.port or 80
        )
        return connection

    def ask(self, request: bytes) -> Awaitable[Response]:
        """The response to come; ``ConnectionError`` when the server hangs up."""
        if self._transport is None or self._transport.is_closing():
            raise ConnectionResetError("the server closed the connection")
        self._answer = asyncio.get_running_loop().create_future()
        self._transport.write(request)
        return self._answer

    def close(self) -> None:
        """Hang up."""
        if self._transport is not None:
            self._transport.close()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Called by the loop: the connection stands."""
        self._transport = cast(asyncio.Transport, transport)

    def data_received(self, data: bytes) -> None:
        """Called by the loop: a piece of a response came."""
        self._parser.feed_data(data)

    def connection_lost(self, error: Exception | None) -> None:
        """Called by the loop: the connection is gone."""
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(ConnectionResetError(str(error)))

    def on_body(self, body: bytes) -> None:
        """Called by the parser: a piece of the body."""
        self._body.append(body)

    def on_message_complete(self) -> None:
        """Called by the parser: the response is whole."""
        body, self._body = b"".join(self._body), []
        status = self._parser.get_status_code()
        self._parser = httptools.HttpResponseParser(self)
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(Response(status, body))


@asynccontextmanager
async def connections(url: str, count: int) -> AsyncIterator[list[Connection]]:
    """So many connections, closed in the end."""
    opened = [await Connection.open(url) for _ in range(count)]
    try:
        yield opened
    finally:
        for connection in opened:
            connection.close()


def request(method: str, path: str, body: bytes = b"", token: str = "", **headers: str) -> bytes:
    """A request as bytes; ``if_match="3"`` becomes ``If-Match: 3``."""
    named = {name.replace("_", "-").title(): value for name, value in headers.items()}
    if token:
        named["Authorization"] = f"Bearer {token}"
    if body:
        named["Content-Type"] = "application/json"
    lines = "".join(f"{name}: {value}\r\n" for name, value in named.items())
    return f"{method} {path} HTTP/1.1\r\nHost: bench\r\n{lines}Content-Length: {len(body)}\r\n\r\n".encode() + body
