"""Between a bot and a platform: everything is passed on and written down, and once of each kind spoilt as networks do.

An accepted command is answered `outcome-unknown`, a stream ends after some frames, a read is refused as `overloaded`:
what every platform may do to every program at any time.
"""

import json
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread
from typing import Any

import httpx

from sagebrush_cli.bots.ways.exchange import Exchange

PASSED_ON = (
    "Authorization",
    "Content-Type",
    "Idempotency-Key",
    "If-Match",
    "Accept",
    "Accept-Language",
    "Last-Event-ID",
)
RETURNED = ("content-type", "etag", "retry-after", "location", "idempotency-replayed")
FRAMES = 3
"""Of a stream that is cut."""
WAIT = 1
"""Seconds that a bot is told to wait."""
LOST, CUT, BUSY = "lost", "cut", "busy"
MOST_BYTES = 1 << 22


class Proxy:
    """A platform as a bot meets it, at an address of its own; it speaks HTTP and no WebSocket."""

    def __init__(self, platform: str) -> None:
        self.exchanges: list[Exchange] = []
        self._left = {LOST, CUT, BUSY}
        self._lock = Lock()
        limits = httpx.Limits(max_connections=None)
        self.http = httpx.Client(base_url=platform, timeout=httpx.Timeout(90, connect=10), limits=limits)
        self._server = _Server(("127.0.0.1", 0), _handler(self))
        Thread(target=self._server.serve_forever, daemon=True).start()

    @property
    def url(self) -> str:
        """The address that the bot is told."""
        return f"http://127.0.0.1:{self._server.server_address[1]}"

    @property
    def accepted(self) -> int:
        """Commands of the bot that the platform applied."""
        return len({one.key for one in self.exchanges if one.is_accepted})

    def note(self, seen: Exchange) -> None:
        """Remember a request."""
        with self._lock:
            self.exchanges.append(seen)

    def may_spoil(self, how: str) -> bool:
        """Whether this is the one to spoil: True once."""
        with self._lock:
            found = how in self._left
            self._left.discard(how)
        return found

    def close(self) -> None:
        """Answer no more."""
        self._server.shutdown()
        self._server.server_close()
        self.http.close()


class _Server(ThreadingHTTPServer):
    def handle_error(self, *_: Any) -> None:
        """A bot that hangs up is no news."""


@contextmanager
def proxy(platform: str) -> Iterator[Proxy]:
    """A proxy before ``platform`` while the block lasts."""
    made = Proxy(platform)
    try:
        yield made
    finally:
        made.close()


def _handler(proxy: Proxy) -> type[BaseHTTPRequestHandler]:
    class Handler(_PassingOn):
        between = proxy

    return Handler


class _PassingOn(BaseHTTPRequestHandler):
    """One connection of a bot."""

    between: Proxy
    protocol_version = "HTTP/1.1"

    def do_GET(self) -> None:
        """Called by the server."""
        self._pass_on()

    do_POST = do_DELETE = do_PUT = do_GET

    def log_message(self, *_: Any) -> None:
        """Nothing is logged: what happens is remembered."""

    def _pass_on(self) -> None:
        body = self.rfile.read(min(int(self.headers.get("Content-Length") or 0), MOST_BYTES))
        key, match = (str(self.headers.get(name) or "") for name in ("Idempotency-Key", "If-Match"))
        seen = Exchange(time.monotonic(), self.command, self.path, key, match, body)
        self.between.note(seen)
        with suppress(OSError, httpx.HTTPError, RuntimeError):  # either side has gone
            if self._is_read_of_game(seen) and self.between.may_spoil(BUSY):
                self._refuse(seen, BUSY, "overloaded", "Too many requests at once")
            else:
                self._ask(seen, body)

    def _ask(self, seen: Exchange, body: bytes) -> None:
        headers = {name: value for name in PASSED_ON if (value := self.headers.get(name))}
        with self.between.http.stream(self.command, self.path, content=body, headers=headers) as answer:
            seen.status = answer.status_code
            if seen.is_stream and answer.is_success:
                self._stream(seen, answer)
                return
            answer.read()
            _learn(seen, answer)
        if seen.is_accepted and self.between.may_spoil(LOST):
            self._refuse(seen, LOST, "outcome-unknown", "Not known whether it was accepted", keep=True)
        else:
            self._send(answer.status_code, answer.content, {name: answer.headers.get(name) for name in RETURNED})

    def _stream(self, seen: Exchange, answer: httpx.Response) -> None:
        """A stream line by line; one of them ends early."""
        left = FRAMES if self.between.may_spoil(CUT) else None
        seen.spoilt = CUT if left else ""
        self.send_response(answer.status_code)
        self.send_header("Content-Type", answer.headers["content-type"])
        self.send_header("Connection", "close")
        self.end_headers()
        self.close_connection = True
        for line in answer.iter_lines():
            self.wfile.write(line.encode() + b"\n")
            self.wfile.flush()
            if left is not None and _is_frame(line):
                left -= 1
                if not left:
                    return

    def _refuse(self, seen: Exchange, how: str, code: str, title: str, keep: bool = False) -> None:
        """A problem of the platform that asks for patience; ``keep``: the platform has answered otherwise."""
        seen.spoilt, seen.wait = how, WAIT
        seen.status = seen.status if keep else 503
        problem = {
            "type": f"urn:sagebrush:problem:{code}",
            "title": title,
            "status": 503,
            "code": code,
            "detail": title,
        }
        named = {"content-type": "application/problem+json", "retry-after": str(WAIT)}
        self._send(503, json.dumps(problem).encode(), named)

    def _send(self, status: int, content: bytes, headers: Mapping[str, str | None]) -> None:
        self.send_response(status)
        for name, value in headers.items():
            if value is not None:
                self.send_header(name, value)
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    @staticmethod
    def _is_read_of_game(seen: Exchange) -> bool:
        return seen.method == "GET" and seen.path.startswith("/v1/games/") and not seen.is_stream


def _is_frame(line: str) -> bool:
    """Whether a line of a stream tells something: ND-JSON, or the data of an event."""
    return line.startswith(("{", "data:"))


def _learn(seen: Exchange, answer: httpx.Response) -> None:
    """What the answer says that a check wants to know."""
    with suppress(ValueError, AttributeError, TypeError):
        told = answer.json()
        seen.code, seen.detail = str(told.get("code", "")), str(told.get("detail", ""))
        seen.jobs = len(told["jobs"]) if seen.path.endswith("/bots/jobs") and "jobs" in told else 0
