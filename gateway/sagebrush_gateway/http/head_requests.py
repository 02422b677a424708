"""HEAD: the status and the headers of the answer to GET."""

from starlette.types import ASGIApp, Message, Receive, Scope, Send


class HeadRequests:
    """An ASGI layer that lets ``app`` answer HEAD as GET, and ends the answer where its body would begin.

    For ``app`` the caller has gone then, so that a stream ends at once.
    """

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serves one request."""
        if scope["type"] != "http" or scope["method"] != "HEAD":
            return await self._app(scope, receive, send)

        async def send_head(message: Message) -> None:
            if message["type"] == "http.response.start":
                await send(message)
                await send({"type": "http.response.body", "body": b""})

        return await self._app({**scope, "method": "GET"}, receive, send_head)
