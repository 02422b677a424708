"""How requests arrive: uvicorn's parser with limits on bytes, seconds and connections."""

import asyncio
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import httptools
from prometheus_client import Counter
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from sagebrush_gateway.limits.connections import HOLD, Connections
from sagebrush_gateway.problems import (
    BODY_TOO_LARGE,
    HEADERS_TOO_LARGE,
    MALFORMED,
    REQUEST_TOO_SLOW,
    TOO_MANY_CONNECTIONS,
    TOO_MANY_REQUESTS,
    URL_TOO_LONG,
    Problem,
)
from sagebrush_gateway.settings import GatewaySettings

if TYPE_CHECKING:
    from uvicorn._types import ASGI3Application, ASGIReceiveCallable, ASGISendCallable, ASGISendEvent

MAX_PIPELINED = 16
"""Requests that may wait behind the one that is served."""
BODIES = 64
"""Times the limit of a body that a request may have in all: framing, and what nobody reads."""
LARGEST_BODIES = 2
"""The same of the largest body that some caller may send."""
LINGER_SECONDS = 1.0
"""Seconds in which a refused caller may read why; what it sends meanwhile is thrown away."""


@dataclass(frozen=True, slots=True)
class RequestBounds:
    """How large a request may be and how slowly it may come; seconds and bytes."""

    url: int
    headers: int
    count: int
    request: int
    """All of it; `http.bodies` has its own, smaller limit of what it reads."""
    after_refusal: int
    """What a caller may still send once it is refused."""
    seconds: float

    @classmethod
    def of(cls, settings: GatewaySettings) -> "RequestBounds":
        """The bounds that ``settings`` name."""
        ordinary = BODIES * settings.gateway_body_bytes
        largest = max(settings.gateway_batch_bytes, settings.gateway_ai_body_bytes, settings.gateway_ai_file_bytes)
        return cls(
            settings.gateway_url_bytes,
            settings.gateway_header_bytes,
            settings.gateway_headers,
            settings.gateway_header_bytes + max(ordinary, LARGEST_BODIES * largest),
            settings.gateway_header_bytes + ordinary,
            settings.gateway_header_seconds,
        )


class BoundedHttp(HttpToolsProtocol):
    """One connection. A timer runs whenever no request is being served and the caller has begun to send one."""

    def __init__(
        self, *uvicorn: Any, bounds: RequestBounds, connections: Connections, refused: Counter, **named: Any
    ) -> None:
        super().__init__(*uvicorn, **named)
        self._bounds = bounds
        self._open = connections
        self._refused = refused
        self._bytes = 0
        """Received since the last request was complete."""
        self._header_bytes = 0
        self._in_headers = False
        self._in_request = False
        self._deadline: asyncio.TimerHandle | None = None
        self._serving: RequestResponseCycle | None = None
        """The request that is answered, where ``cycle`` is the last one that came, which may wait behind it."""
        self._problem: Problem | None = None
        self._is_refused = False
        self._is_held = False
        self._held_back: tuple[RequestResponseCycle, Any] | None = None
        """The request that was read already while the connection is held."""
        self._is_shared = False
        """Whether its requests are those of many callers."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Takes a place among the open connections."""
        super().connection_made(transport)
        host = self.client[0] if self.client else ""
        self._is_shared = self._open.is_shared(host)
        if self._open.enter(transport, host):
            self._set_deadline()
        else:
            self._refuse(Problem(TOO_MANY_CONNECTIONS, headers={"Retry-After": "1"}))

    def connection_lost(self, exc: Exception | None) -> None:
        """Gives the place back, and tells the request that is answered; uvicorn tells the last one that came."""
        self._clear_deadline()
        self._open.leave(self.transport)
        super().connection_lost(exc)
        if self._serving is not None:
            self._serving.disconnected = True
            self._serving.message_event.set()

    def data_received(self, data: bytes) -> None:
        """Parses what came, unless it is more than a request may have."""
        self._bytes += len(data)
        if self._is_refused:
            return self._abort_beyond(self._bounds.after_refusal)
        self._parse(data)
        if self.transport.is_closing() or self.transport.get_protocol() is not self:
            return None
        return self._check_progress()

    def _parse(self, data: bytes) -> None:
        """As uvicorn does, but it serves a request with a body that offers another protocol, such as HTTP/2."""
        self._unset_keepalive_if_required()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserError as error:
            self.send_400_response(str(error))
        except httptools.HttpParserUpgrade as upgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
            else:
                self._parse(self._head_without_upgrade() + data[upgrade.args[0] :])

    def _head_without_upgrade(self) -> bytes:
        """The head of the request that came, for a new parser: the one that saw the offer skips the body."""
        first = b"%s %s HTTP/%s\r\n" % (self.parser.get_method(), self.url, self.parser.get_http_version().encode())
        kept = (b"%s: %s\r\n" % header for header in self.headers if header[0] != b"upgrade")
        self.parser = httptools.HttpRequestParser(self)
        self.parser.set_dangerous_leniencies(lenient_data_after_close=True)
        return b"".join([first, *kept, b"\r\n"])

    def _is_parsed_again(self) -> bool:
        """Whether the request offers a protocol that is no WebSocket, and is taken without that; no tunnel is."""
        is_offer: bool = self.parser.should_upgrade() and self.parser.get_method() != b"CONNECT"
        return is_offer and not self._should_upgrade()

    def _check_progress(self) -> None:
        if self._in_headers and self._bytes > self._bounds.headers:
            self._refuse(self._headers_too_large())
        elif self._bytes > self._bounds.request:
            self._refuse(Problem(BODY_TOO_LARGE, f"A request has at most {self._bounds.request} bytes in all."))
        elif self._deadline is None and not self._is_served():
            self._set_deadline()

    def _is_served(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def _start_asgi_task(self, cycle: RequestResponseCycle, app: Any) -> None:
        if self._is_held:
            self._held_back = cycle, app
        else:
            self._serving = cycle
            has_chunks = cycle.scope["http_version"] != "1.0"
            super()._start_asgi_task(cycle, app if has_chunks else without_chunks(app, cycle))

    def _should_upgrade(self) -> bool:
        """A connection on which an answer is on its way stays one of HTTP."""
        return super()._should_upgrade() and not self._is_served()

    def on_message_begin(self) -> None:
        """Called by the parser: the first byte of a request."""
        super().on_message_begin()
        self.scope[HOLD] = self.hold  # type: ignore[literal-required]
        self._in_headers = self._in_request = True
        self._header_bytes = 0

    def on_url(self, url: bytes) -> None:
        """Called by the parser: a piece of the URL."""
        super().on_url(url)
        if len(self.url) > self._bounds.url:
            self._stop_parsing(Problem(URL_TOO_LONG, f"A URL has at most {self._bounds.url} bytes."))
        self._count_header(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        """Called by the parser: a header, or after the body a trailer, which is ignored."""
        self._count_header(len(name) + len(value))
        if self._in_headers:
            super().on_header(name, value)
            if len(self.headers) > self._bounds.count:
                self._stop_parsing(Problem(HEADERS_TOO_LARGE, f"A request has at most {self._bounds.count} headers."))

    def _count_header(self, size: int) -> None:
        self._header_bytes += size
        if self._header_bytes > self._bounds.headers:
            self._stop_parsing(self._headers_too_large())

    def _headers_too_large(self) -> Problem:
        return Problem(HEADERS_TOO_LARGE, f"A request has at most {self._bounds.headers} bytes of headers.")

    def _stop_parsing(self, problem: Problem) -> None:
        """Ends the parsing; the parser turns the exception into one of its own and calls for an answer."""
        self._problem = problem
        raise problem

    def on_headers_complete(self) -> None:
        """Called by the parser: the request can be served."""
        if self._is_parsed_again():
            return
        self._in_headers = False
        self._clear_deadline()
        self._open.serve(self.transport)
        if len(self.pipeline) >= MAX_PIPELINED:
            detail = f"At most {MAX_PIPELINED} requests may be sent before the first is answered."
            self._stop_parsing(Problem(TOO_MANY_REQUESTS, detail, {"Retry-After": "1"}))
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """Called by the parser: the request is whole."""
        if self._is_parsed_again():
            return
        super().on_message_complete()
        self._in_request = False
        self._bytes = 0
        if not self._is_served():
            self._clear_deadline()

    def on_response_complete(self) -> None:
        """Called when a request was answered: waits for the next, or for the rest of this one."""
        super().on_response_complete()
        if self.transport.is_closing():
            return
        if self._is_held:
            self.transport.pause_reading()
        if self._is_served():
            return
        self._open.wait(self.transport)
        if self._in_request:
            self._set_deadline()

    def hold(self, seconds: float) -> None:
        """Reads and answers nothing more for ``seconds``, unless the caller speaks for others."""
        if not self._is_held and not self._is_shared and not self.transport.is_closing():
            self._is_held = True
            self.transport.pause_reading()
            self.loop.call_later(seconds, self._release)

    def _release(self) -> None:
        self._is_held = False
        if self.transport.is_closing():
            return
        if not self.flow.read_paused:
            self.transport.resume_reading()
        if self._held_back is not None:
            held_back, self._held_back = self._held_back, None
            self._start_asgi_task(*held_back)

    def send_400_response(self, msg: str) -> None:
        """Called by uvicorn when the parser failed: answers with the problem that made it fail."""
        self._refuse(self._problem or Problem(MALFORMED, "This is not an HTTP/1.1 request."))

    def _refuse(self, problem: Problem) -> None:
        """Reads no more, and answers with ``problem`` unless another answer is on its way."""
        self._is_refused = True
        self._refused.labels(problem.kind.code).inc()
        self._clear_deadline()
        if not self._may_answer():
            self.transport.close()
            return
        self._abandon()
        self.transport.write(_answer(problem))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._bytes = 0
        self._deadline = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    def _may_answer(self) -> bool:
        """Whether what arrives has no answer yet, and no other answer comes before its own."""
        in_body = self._in_request and not self._in_headers
        if self._is_served():
            return in_body and not self.cycle.response_started and not self.pipeline
        return not in_body

    def _abandon(self) -> None:
        """Tells the application that it reads half a request, if it reads one."""
        if self._is_served():
            self.cycle.disconnected = True
            self.cycle.message_event.set()

    def _abort_beyond(self, most: int) -> None:
        if self._bytes > most:
            self.transport.abort()

    def _set_deadline(self) -> None:
        self._clear_deadline()
        self._deadline = self.loop.call_later(self._bounds.seconds, self._time_out)

    def _clear_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _time_out(self) -> None:
        """The caller was too slow; one that has said nothing gets no answer."""
        self._deadline = None
        if self._in_request:
            self._refuse(Problem(REQUEST_TOO_SLOW))
        else:
            self.transport.close()


def without_chunks(app: "ASGI3Application", cycle: RequestResponseCycle) -> "ASGI3Application":
    """``app`` for a caller of HTTP/1.0, who knows no chunks: the end of the connection ends what has no length.

    uvicorn sends chunks to everybody, and closes the connection of such a caller after the first answer.
    """

    async def answered(scope: Any, receive: "ASGIReceiveCallable", send: "ASGISendCallable") -> None:
        has_length = False

        async def sent(message: "ASGISendEvent") -> None:
            nonlocal has_length
            if message["type"] == "http.response.start":
                has_length = any(name.lower() == b"content-length" for name, _ in message.get("headers", ()))
                cycle.chunked_encoding = None if has_length else False
            elif message["type"] == "http.response.body" and not has_length:
                cycle.expected_content_length = len(message.get("body", b""))
            await send(message)

        await app(scope, receive, sent)

    return answered


class CountedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket, which keeps the place of the connection that it was made of."""

    def __init__(self, *uvicorn: Any, connections: Connections, **named: Any) -> None:
        super().__init__(*uvicorn, **named)
        self._open = connections

    def data_received(self, data: bytes) -> None:
        """Reads the handshake, which is whole, and then messages; uvicorn says nothing to one that is none."""
        super().data_received(data)
        if not self.handshake_initiated:
            self.transport.write(_answer(Problem(MALFORMED, "This is no handshake of a WebSocket.")))
            self.transport.close()

    async def send(self, message: "ASGISendEvent") -> None:
        """Called by the application. A handshake that it refused is complete, too; uvicorn calls that an error."""
        await super().send(message)
        self.handshake_complete = self.handshake_complete or self.close_sent

    def connection_lost(self, exc: Exception | None) -> None:
        """Gives the place back."""
        self._open.leave(self.transport)
        super().connection_lost(exc)


def _answer(problem: Problem) -> bytes:
    """Status line, headers and body, for a caller whose request never reached the application."""
    body = problem.body()
    headers = [*problem.raw_headers(body), (b"connection", b"close")]
    lines = b"".join(b"%s: %s\r\n" % header for header in headers)
    return STATUS_LINE[problem.kind.status] + lines + b"\r\n" + body
