"""Refusals of streams where a browser can read them: `EventSource` and `WebSocket` hide the answer to a refused one."""

from urllib.parse import parse_qs

from starlette.datastructures import Headers
from starlette.types import Scope

from sagebrush_gateway.http.languages import LANGUAGES, language_of
from sagebrush_gateway.streams.formats import EVENTS, accepted_form

CLOSE = 4000
"""Plus the status: the code with which a refused WebSocket is closed."""
STREAMS = ("/events", "/events/ws")
"""How the paths of streams end."""


def is_told_on_stream(scope: Scope) -> bool:
    """Whether a request for a stream asks with `problems=stream` to be told a refusal there, and can read events."""
    return _asked_of_stream(scope, "problems") == "stream" and _reads_events(scope)


def _reads_events(scope: Scope) -> bool:
    """Whether the stream would be one of events or a WebSocket: of others a program sees the answer to a refusal."""
    accept = Headers(scope=scope).get("accept", "*/*")
    return scope["type"] == "websocket" or accepted_form(accept) == EVENTS


def language_of_answer(scope: Scope) -> str:
    """The language of a refusal: the one that a request for a stream names in its query, else `Accept-Language`."""
    named = _asked_of_stream(scope, "language")
    return named if named in LANGUAGES else language_of(scope["headers"])


def _asked_of_stream(scope: Scope, parameter: str) -> str:
    """The one value of ``parameter`` in a request for a stream; else empty."""
    if not scope["path"].endswith(STREAMS) or parameter.encode() not in scope["query_string"]:
        return ""
    values = parse_qs(scope["query_string"].decode("latin-1")).get(parameter, [])
    return values[0] if len(values) == 1 else ""


def problem_event(body: bytes) -> bytes:
    """The problem with this body as a stream of one event, which asks the browser to wait before it comes again."""
    return b"retry: 30000\nevent: problem\ndata: " + body + b"\n\n"
