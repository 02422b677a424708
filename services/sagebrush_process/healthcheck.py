"""``python -m sagebrush_process.healthcheck ADDRESS``: whether the process there is ready, as a container asks it."""

import asyncio
import sys

from sagebrush_process.addresses import host_and_port, socket_path

READY = "/readyz"
ANSWER_SECONDS = 2.0


async def is_ok(address: str, path: str) -> bool:
    """Whether a GET of ``path`` at ``unix:/path`` or ``host:port`` is answered with 200 within two seconds."""
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return b" 200 " in await _status_line(address, path)
    except OSError:
        return False


async def _status_line(address: str, path: str) -> bytes:
    reader, writer = await _connect(address)
    try:
        writer.write(f"GET {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n".encode())
        return await reader.readline()
    finally:
        writer.close()


async def _connect(address: str) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    socket = socket_path(address)
    if socket is not None:
        return await asyncio.open_unix_connection(socket)
    return await asyncio.open_connection(*host_and_port(address))


if __name__ == "__main__":
    sys.exit(not asyncio.run(is_ok(sys.argv[1], READY)))
