"""The gRPC health check as the bytes it is: one HTTP/2 request, so that the supervisor needs no gRPC library.

The library would be a third of the supervisor's memory, and its import would take time from the processes that start.
"""

import asyncio

PREFACE = b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n"
DATA, HEADERS, SETTINGS = 0, 1, 4
END_STREAM, END_HEADERS = 1, 4
HEAD = 9
"""Bytes before the payload of a frame."""
PLAIN = b"\x00"
"""HPACK: a header that is not remembered, name and value in full."""
EMPTY = b"\x00\x00\x00\x00\x00"
"""A gRPC message without content: all of the server's services are asked for."""
SERVING = b"\x00\x00\x00\x00\x02\x08\x01"
"""A gRPC message whose first field is 1."""


async def health(address: str) -> bytes:
    """What the health service at ``unix:/path`` or ``host:port`` says, or nothing; ``OSError`` when nobody is there."""
    reader, writer = await _connected(address)
    try:
        writer.write(_request())
        return await _answer(reader)
    except asyncio.IncompleteReadError:
        return b""
    finally:
        writer.close()


async def _connected(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    if address.startswith("unix:"):
        return await asyncio.open_unix_connection(address.removeprefix("unix:"))
    host, _, port = address.rpartition(":")
    return await asyncio.open_connection(host, int(port))


def _request() -> bytes:
    """The whole request: preface, settings, headers, an empty message."""
    headers = {
        ":method": "POST",
        ":scheme": "http",
        ":path": "/grpc.health.v1.Health/Check",
        ":authority": "localhost",
        "content-type": "application/grpc",
        "te": "trailers",
    }
    block = b"".join(PLAIN + _text(name) + _text(value) for name, value in headers.items())
    return (
        PREFACE
        + _frame(SETTINGS, 0, 0, b"")
        + _frame(HEADERS, END_HEADERS, 1, block)
        + _frame(DATA, END_STREAM, 1, EMPTY)
    )


def _text(text: str) -> bytes:
    """An HPACK string of less than 127 characters, as it is."""
    return bytes([len(text)]) + text.encode()


def _frame(kind: int, flags: int, stream: int, payload: bytes) -> bytes:
    """One frame of HTTP/2."""
    return len(payload).to_bytes(3, "big") + bytes([kind, flags]) + stream.to_bytes(4, "big") + payload


async def _answer(reader: asyncio.StreamReader) -> bytes:
    """The message of the answer, empty when the stream ends without one."""
    while True:
        head = await reader.readexactly(HEAD)
        payload = await reader.readexactly(int.from_bytes(head[:3], "big"))
        kind, flags, stream = head[3], head[4], int.from_bytes(head[5:], "big")
        if kind == DATA and stream == 1:
            return payload
        if kind == HEADERS and flags & END_STREAM:
            return b""
