"""The server: uvicorn on one loop, which ends streams before it stops."""

import gc
import resource
import socket
from functools import partial
from typing import Any

import structlog
import uvicorn

from sagebrush_gateway.app import create_app
from sagebrush_gateway.gateway import Gateway
from sagebrush_gateway.limits.connections import Connections
from sagebrush_gateway.server.protocol import BoundedHttp, CountedWebSocket, RequestBounds
from sagebrush_gateway.server.slow_clients import drop_slow_clients
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_process.addresses import CannotListen

FILES = 128
"""Descriptors that are no connections: the store's, the rules service's, logs."""
MOST_FILES = 65_536
MESSAGE = 4096
"""Bytes of a message that a WebSocket client may send; it is ignored."""

log = structlog.get_logger("sagebrush.gateway")


class GatewayServer(uvicorn.Server):
    """Starts with a frozen heap; stops streams first, so that requests under way can finish."""

    def __init__(self, config: uvicorn.Config, gateway: Gateway) -> None:
        super().__init__(config)
        self._gateway = gateway

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Listens; what exists by now is never looked at by the garbage collector again. Raises CannotListen."""
        where = self.config.uds or f"{self.config.host}:{self.config.port}"
        try:
            await super().startup(sockets)
        except SystemExit as end:  # uvicorn's way to say it
            reason = getattr(end.__context__, "strerror", None) or end.__context__
            raise CannotListen(where, str(reason)) from end
        except OSError as error:  # of a Unix socket
            raise CannotListen(where, str(error.strerror or error)) from error
        gc.collect()
        gc.freeze()
        log.info("listening", where=where)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Ends streams, waits for requests, closes connections."""
        log.info("stopping")
        self._gateway.streams.close()
        await super().shutdown(sockets)


def server_of(gateway: Gateway) -> GatewayServer:
    """A server of ``gateway`` as its settings say."""
    settings = gateway.settings
    limits = settings.gateway_backlog_bytes, settings.gateway_patience_seconds, gateway.meters.dropped
    most = min(settings.gateway_connections, file_limit() - FILES)
    connections = Connections(most, settings.gateway_connections_per_address, settings.gateway_trusted_proxies)
    http = partial(
        drop_slow_clients(BoundedHttp, *limits), bounds=RequestBounds.of(settings), refused=gateway.meters.refused
    )
    config = uvicorn.Config(
        create_app(gateway),
        **_address(settings),
        http=partial(http, connections=connections),  # type: ignore[arg-type]
        ws=partial(drop_slow_clients(CountedWebSocket, *limits), connections=connections),  # type: ignore[arg-type]
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
    return GatewayServer(config, gateway)


def file_limit() -> int:
    """How many files the process may open, after asking for as many as it can use."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, MOST_FILES)
    if wanted > soft:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    return max(soft, wanted)


def _address(settings: GatewaySettings) -> dict[str, Any]:
    if settings.gateway_socket:
        return {"uds": settings.gateway_socket}
    return {"host": settings.gateway_host, "port": settings.gateway_port}
