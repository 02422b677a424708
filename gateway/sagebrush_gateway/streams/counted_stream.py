"""The answer that is a stream: it has its place among those of its caller before it begins."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractContextManager

from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send


class CountedStream(StreamingResponse):
    """What ``body`` gives, for as long as ``place`` lasts, whose event ends it.

    ``place`` is entered before anything is sent: whoever has too many streams is told so by the status of the answer,
    also of requests that come together.
    """

    def __init__(
        self,
        place: AbstractContextManager[asyncio.Event],
        body: Callable[[asyncio.Event], AsyncIterator[bytes]],
        media_type: str,
    ) -> None:
        super().__init__((), media_type=media_type, headers={"X-Accel-Buffering": "no"})
        self._place = place
        self._body = body

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request; raises the problem of too many streams."""
        with self._place as end:
            self.body_iterator = self._body(end)
            await super().__call__(scope, receive, send)
