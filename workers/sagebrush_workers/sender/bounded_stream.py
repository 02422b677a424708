"""A connection that reads the beginning of an answer and no more."""

from ssl import SSLContext
from typing import Any

import httpcore

MOST_BYTES = 128 * 1024
"""Of everything that a receiver says; httpcore takes 100 KiB of headers."""


class BoundedStream(httpcore.AsyncNetworkStream):
    """``stream`` up to ``MOST_BYTES``: who says "100 Continue" for ever would keep the sender from everybody else."""

    def __init__(self, stream: httpcore.AsyncNetworkStream) -> None:
        self._stream = stream
        self._left = MOST_BYTES

    async def read(self, max_bytes: int, timeout: float | None = None) -> bytes:
        """What came; raises RemoteProtocolError when it is too much."""
        if self._left <= 0:
            raise httpcore.RemoteProtocolError("too much before an answer")
        came = await self._stream.read(max_bytes, timeout)
        self._left -= len(came)
        return came

    async def write(self, buffer: bytes, timeout: float | None = None) -> None:
        """As the connection does."""
        await self._stream.write(buffer, timeout)

    async def aclose(self) -> None:
        """As the connection does."""
        await self._stream.aclose()

    async def start_tls(
        self, ssl_context: SSLContext, server_hostname: str | None = None, timeout: float | None = None
    ) -> httpcore.AsyncNetworkStream:
        """The connection with encryption, as bounded."""
        return BoundedStream(await self._stream.start_tls(ssl_context, server_hostname, timeout))

    def get_extra_info(self, info: str) -> Any:
        """As the connection does."""
        return self._stream.get_extra_info(info)
