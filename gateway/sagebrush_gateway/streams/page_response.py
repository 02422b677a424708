"""The answer that is a page of a replay: it has megabytes where many frames have views."""

from collections.abc import AsyncIterator
from contextlib import AbstractContextManager

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send


class PageResponse(StreamingResponse):
    """JSON in ``parts``, each sent when the reader has room for it, with ``place`` in memory until all are.

    A reader who had to take all parts at once would often be dropped as too slow.
    """

    def __init__(self, parts: list[bytes], place: AbstractContextManager[None]) -> None:
        size = str(sum(map(len, parts)))
        super().__init__(_each(parts), media_type="application/json", headers={"Content-Length": size})
        self._place = place

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request; raises the problem of pages that nobody reads."""
        with self._place:
            await super().__call__(scope, receive, send)


async def _each(parts: list[bytes]) -> AsyncIterator[bytes]:
    for part in parts:
        yield part
