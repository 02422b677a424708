"""The server: uvicorn on one loop, without patience for slow readers, that ends streams before it stops."""

import asyncio
import gc
import resource
import socket
from functools import partial
from typing import Any

import structlog
import uvicorn
from prometheus_client import Counter

from sagebrush_gateway.app import create_app
from sagebrush_gateway.arrival import BoundedHttp, Bounds, CountedWebSocket
from sagebrush_gateway.connections import Connections
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.settings import Settings

FILES = 128
"""Descriptors that are no connections: the store's, the rules service's, logs."""
MOST_FILES = 65_536
MESSAGE = 4096
"""Bytes of a message that a WebSocket client may send; it is ignored."""

log = structlog.get_logger("sagebrush.gateway")


class Server(uvicorn.Server):
    """Starts with a frozen heap; stops streams first, so that requests under way can finish."""

    def __init__(self, config: uvicorn.Config, gateway: Gateway) -> None:
        super().__init__(config)
        self._gateway = gateway

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens; what exists by now is never looked at by the garbage collector again."""
        await super().startup(sockets)
        gc.collect()
        gc.freeze()
        log.info("listening", where=self.config.uds or f"{self.config.host}:{self.config.port}")

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends streams, waits for requests, closes connections."""
        log.info("stopping")
        self._gateway.streams.close()
        await super().shutdown(sockets)


def server(gateway: Gateway) -> Server:
    """A server of ``gateway`` as its settings say."""
    settings = gateway.settings
    limits = settings.gateway_backlog_bytes, settings.gateway_patience_seconds, gateway.meters.dropped
    most = min(settings.gateway_connections, file_limit() - FILES)
    connections = Connections(most, settings.gateway_connections_per_address, settings.gateway_trusted_proxies)
    http = partial(impatient(BoundedHttp, *limits), bounds=Bounds.of(settings), refused=gateway.meters.refused)
    config = uvicorn.Config(
        create_app(gateway),
        **_address(settings),
        http=partial(http, connections=connections),  # type: ignore[arg-type]
        ws=partial(impatient(CountedWebSocket, *limits), connections=connections),  # type: ignore[arg-type]
        ws_max_size=MESSAGE,
        ws_ping_interval=settings.gateway_keepalive_seconds,
        ws_ping_timeout=settings.gateway_keepalive_seconds,
        ws_per_message_deflate=False,
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.gateway_trusted_proxies),
        forwarded_allow_ips=settings.gateway_trusted_proxies,
        timeout_keep_alive=settings.gateway_idle_seconds,  # type: ignore[arg-type]
        timeout_graceful_shutdown=settings.gateway_stop_seconds,
    )
    return Server(config, gateway)


def file_limit() -> int:
    """How many files the process may open, after asking for as many as it can use."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def _address(settings: Settings) -> dict[str, Any]:
    if settings.gateway_socket:
        return {"uds": settings.gateway_socket}
    return {"host": settings.gateway_host, "port": settings.gateway_port}


def impatient(protocol: Any, backlog: int, patience: float, dropped: Counter) -> Any:
    """``protocol`` that drops a reader for whom ``backlog`` bytes wait longer than ``patience`` seconds."""

    class Impatient(protocol):  # type: ignore[misc]
        """Counts the seconds while the transport is full."""

        _giving_up: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:
            """Lets the transport keep as much as may wait."""
            super().connection_made(transport)
            transport.set_write_buffer_limits(high=backlog)

        def pause_writing(self) -> None:
            """The transport is full."""
            super().pause_writing()
            self._giving_up = asyncio.get_running_loop().call_later(patience, self._give_up)

        def resume_writing(self) -> None:
            """The transport has room again."""
            super().resume_writing()
            self._wait_no_longer()

        def connection_lost(self, error: Exception | None) -> None:
            """The reader is gone."""
            super().connection_lost(error)
            self._wait_no_longer()

        def _wait_no_longer(self) -> None:
            if self._giving_up is not None:
                self._giving_up.cancel()

        def _give_up(self) -> None:
            dropped.inc()
            self.transport.abort()

    return Impatient
