"""Routes that take the body which the middleware has read, checked and parsed, and neither read nor parse it again."""

from collections.abc import Callable, Coroutine
from typing import Any

from fastapi.routing import APIRoute
from starlette.requests import Request
from starlette.responses import Response

from sagebrush_gateway.http.bodies import BODY, PARSED_BODY


class ParsedBodyRequest(Request):
    """A request whose body is in its scope."""

    async def body(self) -> bytes:
        """The bytes that the middleware read; empty without a body."""
        body: bytes = self.scope[BODY]
        return body

    async def json(self) -> Any:
        """The value that the middleware parsed; raises KeyError without a body."""
        return self.scope[PARSED_BODY]


class ParsedBodyRoute(APIRoute):
    """The class of every route that has a body."""

    def get_route_handler(self) -> Callable[[Request], Coroutine[Any, Any, Response]]:
        """FastAPI's handler, with a request that knows its body."""
        handle = super().get_route_handler()

        async def handle_parsed(request: Request) -> Response:
            return await handle(ParsedBodyRequest(request.scope, request.receive))

        return handle_parsed
