"""Headers of files that are the same for everybody."""

from collections.abc import Mapping

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send


def with_headers(app: ASGIApp, headers: Mapping[str, str], cache: str) -> ASGIApp:
    """``app`` with ``headers``; only what was found is kept by browsers, as ``cache`` says."""

    async def served(scope: Scope, receive: Receive, send: Send) -> None:
        async def passed(message: Message) -> None:
            if message["type"] == "http.response.start":
                sent = MutableHeaders(scope=message)
                sent.update(headers)
                sent["cache-control"] = cache if message["status"] in (200, 304) else "no-store"
            await send(message)

        await app(scope, receive, passed)

    return served
