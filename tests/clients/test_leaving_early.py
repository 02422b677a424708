"""A stream that is left early is closed: where its caller says so, and at the end of the program."""

import asyncio
from collections.abc import Callable, Iterator
from contextlib import aclosing, closing
from socketserver import BaseRequestHandler, ThreadingTCPServer
from threading import Thread
from typing import Any

import httpx
import pytest

from sagebrush_client import AsyncClient, Client

LINE = b'{"version": 1, "cursor": 1, "over": false, "type": "decision"}\n'
HEAD = b"HTTP/1.1 200 OK\r\nContent-Type: application/x-ndjson\r\n\r\n"
Streams = Callable[[AsyncClient], Any]
STREAMS: list[Streams] = [
    lambda client: client.game("g").follow(),
    AsyncClient.follow_mine,
    AsyncClient.follow_lobby,
    lambda client: client.analyze("g"),
]


class Endless(BaseRequestHandler):
    """An answer of one line, after which nothing comes until the caller hangs up."""

    def handle(self) -> None:
        self.request.recv(65536)
        self.request.sendall(HEAD + LINE)
        self.request.recv(1)


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """A platform whose streams have no end."""
    with ThreadingTCPServer(("127.0.0.1", 0), Endless) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield "http://{}:{}".format(*server.server_address)
        server.shutdown()


@pytest.mark.parametrize("stream", STREAMS)
def test_a_program_that_leaves_a_stream_early_ends_without_an_error(stream: Streams, url: str) -> None:
    async def leave() -> None:
        async with AsyncClient(url) as client:
            async for _ in stream(client):
                break

    told: list[Any] = []
    with asyncio.Runner() as runner:
        runner.get_loop().set_exception_handler(lambda _loop, context: told.append(context))
        runner.run(leave())
    assert told == []


@pytest.mark.parametrize("stream", STREAMS)
async def test_a_stream_that_is_closed_has_no_connection_left(stream: Streams, url: str) -> None:
    pool = httpx.AsyncHTTPTransport()
    async with AsyncClient(url, http=httpx.AsyncClient(transport=pool)) as client:
        async with aclosing(stream(client)) as lines:
            await anext(lines)
            assert len(pool._pool.connections) == 1
        assert pool._pool.connections == []


def test_a_stream_can_be_closed_in_the_client_that_blocks_too(url: str) -> None:
    with Client(url) as client, closing(client.game("g").follow()) as frames:
        assert next(frames)["version"] == 1
