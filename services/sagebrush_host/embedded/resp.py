"""One command to a Redis server, without a client library: the supervisor sends few and should start at once."""

import asyncio
from urllib.parse import SplitResult, unquote, urlsplit

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


async def ask(url: str, *command: str) -> str:
    """The answer to ``command`` as text, empty for nothing; ``OSError`` when the server refuses or is not there."""
    address = urlsplit(url)
    reader, writer = await _connect(address)
    try:
        if address.password:
            writer.write(_encoded("AUTH", unquote(address.username or "default"), unquote(address.password)))
            await _answer(reader)
        writer.write(_encoded(*command))
        return await _answer(reader)
    finally:
        writer.close()


async def _connect(address: SplitResult) -> Streams:
    """A connection to the Unix socket or the TCP port, with TLS for ``rediss``."""
    if address.scheme == "unix":
        return await asyncio.open_unix_connection(unquote(address.path))
    secure = True if address.scheme == "rediss" else None
    return await asyncio.open_connection(address.hostname, address.port or 6379, ssl=secure)


def _encoded(*words: str) -> bytes:
    """A command in the protocol's form: each word with its length."""
    parts = [b"$%d\r\n%s\r\n" % (len(word), word) for word in (word.encode() for word in words)]
    return b"*%d\r\n%s" % (len(parts), b"".join(parts))


async def _answer(reader: asyncio.StreamReader) -> str:
    """A simple, numeric or bulk answer."""
    line = (await reader.readline()).decode().rstrip()
    if not line or line.startswith("-"):
        raise ConnectionRefusedError(line or "the server hung up")
    if line.startswith("$") and line != "$-1":
        return (await reader.readline()).decode().rstrip()
    return line[1:] if line != "$-1" else ""
