"""Refusals of streams where a browser can read them: `EventSource` and `WebSocket` hide the answer to a refused one."""

from urllib.parse import parse_qs

from starlette.types import Scope

CLOSE = 4000
"""Plus the status: the code with which a refused WebSocket is closed."""
STREAMS = ("/events", "/events/ws")
"""How the paths of streams end."""


def is_told_on_stream(scope: Scope) -> bool:
    """Whether a request for a stream asks with `problems=stream` to be told a refusal there."""
    if not scope["path"].endswith(STREAMS) or b"problems=stream" not in scope["query_string"]:
        return False
    return parse_qs(scope["query_string"].decode("latin-1")).get("problems") == ["stream"]


def problem_event(body: bytes) -> bytes:
    """The problem with this body as a stream of one event, which asks the browser to wait before it comes again."""
    return b"retry: 30000\nevent: problem\ndata: " + body + b"\n\n"
