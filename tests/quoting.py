"""Answers of a server that quote what was sent to it."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

SENT_WITH_OTHERS = "Command # 1 (SET key hunter2) of pipeline caused error: NOPERM no right to 'set'"


async def quote(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answers every command as a server does one that it does not know: with what it was given."""
    while line := await reader.readline():
        sizes_and_words = [await reader.readline() for _ in range(2 * int(line[1:]))]
        name, *words = [word.strip().decode() for word in sizes_and_words[1::2]]
        quoted = "".join(f"`{word}`, " for word in words)
        writer.write(f"-ERR unknown command `{name}`, with args beginning with: {quoted}\r\n".encode())
    writer.close()


@asynccontextmanager
async def quoting_server() -> AsyncIterator[int]:
    """A server that knows no command; its port."""
    async with await asyncio.start_server(quote, "127.0.0.1", 0) as server:
        yield server.sockets[0].getsockname()[1]
