"""What a process answers its operators over HTTP: ``/healthz``, ``/readyz``, and its numbers everywhere else.

Threads answer, so that a process whose work is stuck can still say so.
"""

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from http.server import BaseHTTPRequestHandler
from socket import AF_INET, AF_INET6
from socketserver import TCPServer, ThreadingMixIn, UnixStreamServer
from threading import Thread
from typing import Any

from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, Info, generate_latest

from sagebrush_process.addresses import CannotListen, host_and_port, socket_path
from sagebrush_process.build import build_labels
from sagebrush_process.health import Health

OK, UNAVAILABLE = 200, 503
TEXT = "text/plain; charset=utf-8"
BUILD = Info("sagebrush_build", "Version of Sagebrush; games: compiled, pure, or none where they are not installed.")
SILENT_SECONDS = 5
"""After so long a connection that asks nothing is closed."""


class Pages:
    """What is answered, by path."""

    def __init__(self, health: Health | None, registries: tuple[CollectorRegistry, ...] = (REGISTRY,)) -> None:
        checks: Mapping[str, Callable[[], str]] = {}
        if health is not None:
            checks = {"/healthz": health.liveness_fault, "/readyz": health.readiness_fault}
        self._checks = checks
        self._registries = registries

    def page(self, path: str) -> tuple[int, str, bytes]:
        """Status, content type and body."""
        check = self._checks.get(path)
        if check is None:
            return OK, CONTENT_TYPE_LATEST, b"".join(map(generate_latest, self._registries))
        fault = check()
        return UNAVAILABLE if fault else OK, TEXT, (fault or "ok").encode()


class OperationsServer:
    """A server at ``unix:/path`` or ``host:port`` in threads of its own, until closed. Raises CannotListen."""

    def __init__(self, address: str, pages: Pages) -> None:
        try:
            self._server = _server_at(address, partial(_Handler, pages))
        except OSError as error:
            raise CannotListen(address, str(error.strerror or error)) from error
        Thread(target=self._server.serve_forever, name="operations", daemon=True).start()

    def close(self) -> None:
        """Listen no longer."""
        self._server.shutdown()
        self._server.server_close()


def serve_operations(addresses: set[str], pages: Pages) -> list[OperationsServer]:
    """A server at each address that is not empty; its numbers say which build this is. Raises CannotListen."""
    BUILD.info(build_labels())
    return [OperationsServer(address, pages) for address in sorted(addresses) if address]


def _server_at(address: str, handler: Any) -> TCPServer:
    """A server that listens at ``address``, over the socket that an earlier run left there; raises OSError."""
    path = socket_path(address)
    if path is None:
        return _TcpServer(host_and_port(address), handler)
    path.unlink(missing_ok=True)
    return _UnixServer(str(path), handler)


class _TcpServer(ThreadingMixIn, TCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, address: tuple[str, int], handler: Any) -> None:
        self.address_family = AF_INET6 if ":" in address[0] else AF_INET
        super().__init__(address, handler)


class _UnixServer(ThreadingMixIn, UnixStreamServer):
    daemon_threads = True


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    timeout = SILENT_SECONDS

    def __init__(self, pages: Pages, *connection: Any) -> None:
        self._pages = pages
        super().__init__(*connection)

    def do_GET(self) -> None:
        status, kind, body = self._pages.page(self.path)
        with suppress(OSError):  # the caller has gone
            self.send_response(status)
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(body)))
            self.send_header("Connection", "close")
            self.end_headers()
            if self.command != "HEAD":
                self.wfile.write(body)

    do_HEAD = do_GET

    def version_string(self) -> str:
        """Neither the interpreter nor its version."""
        return "sagebrush"

    def log_message(self, *_: object) -> None:
        """Nothing: a health check every few seconds is no news."""
