"""Raw connections: what no client library would send."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from time import perf_counter, process_time
from urllib.parse import urlsplit

from tests.gateway.house import House, Person

PATIENCE = 50.0
"""Seconds; less than a gateway itself waits for a next request."""


class Raw:
    """One connection and how much was sent over it."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer
        self.sent = 0

    async def send(self, data: bytes) -> bool:
        """Whether the other side still takes what is sent."""
        try:
            self.writer.write(data)
            await asyncio.wait_for(self.writer.drain(), PATIENCE)
        except (ConnectionError, TimeoutError):
            return False
        self.sent += len(data)
        return not self.reader.at_eof()

    async def flood(self, piece: bytes, most: int) -> int:
        """Bytes that were taken until the other side hung up or ``most`` were sent."""
        while self.sent < most and await self.send(piece):
            await asyncio.sleep(0)
        return self.sent

    async def next_answer(self) -> bytes:
        """One answer, of which nothing but the length tells the end."""
        head = await asyncio.wait_for(self.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        length = int(head.lower().partition(b"content-length: ")[2].partition(b"\r")[0])
        return head + await self.reader.readexactly(length)

    async def answer(self) -> bytes:
        """Everything that comes until the other side hangs up."""
        got = b""
        with contextlib.suppress(ConnectionError):
            while piece := await asyncio.wait_for(self.reader.read(65_536), PATIENCE):
                got += piece
        return got

    async def seconds_open(self) -> float:
        """How long the other side keeps it open."""
        began = perf_counter()
        await self.answer()
        return perf_counter() - began


@contextlib.asynccontextmanager
async def raw(house: House, source: str = "127.0.0.1") -> AsyncIterator[Raw]:
    """A connection that is aborted in the end."""
    address = urlsplit(house.url)
    reader, writer = await asyncio.open_connection(address.hostname, address.port, local_addr=(source, 0))
    try:
        yield Raw(reader, writer)
    finally:
        writer.transport.abort()


@contextlib.asynccontextmanager
async def unread(house: House, request: bytes) -> AsyncIterator[None]:
    """A connection from far away that reads one byte of the answer to ``request``: little of it leaves the gateway."""
    address = urlsplit(house.url)
    with socket.socket(socket.AF_INET, socket.SOCK_STREAM) as caller:
        caller.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 2048)
        caller.setsockopt(socket.IPPROTO_TCP, socket.TCP_MAXSEG, 1400)  # the kernel keeps much for a near caller
        caller.connect((address.hostname, address.port))
        caller.sendall(request)
        caller.setblocking(False)
        await asyncio.wait_for(asyncio.get_running_loop().sock_recv(caller, 1), PATIENCE)
        yield


def status(answer: bytes) -> int:
    """The status of the first answer, 0 when there is none."""
    return int(answer.split(b" ", 2)[1]) if answer.startswith(b"HTTP/1.1 ") else 0


@contextlib.asynccontextmanager
async def slowest(person: Person) -> AsyncIterator[list[float]]:
    """Seconds of each request that ``person`` begins meanwhile: one at least, and the last one to its end.

    They are those that this process, the gateway's as well, worked: how busy the machine is does not count.
    """
    spent: list[float] = []
    is_over = False

    async def ask() -> None:
        while not (is_over and spent):
            began = process_time()
            assert (await person.get("/v1/guests/me")).status_code == 200
            spent.append(process_time() - began)
            await asyncio.sleep(0.002)

    asking = asyncio.create_task(ask())
    try:
        yield spent
    finally:
        is_over = True
        await asking
