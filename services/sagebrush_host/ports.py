"""The public port: the one that was asked for if it is free, or any. The ports of the metrics: one for each process."""

import errno
import socket

from sagebrush_host.errors import PortTaken
from sagebrush_host.settings import HostSettings
from sagebrush_process.addresses import LAST_PORT
from sagebrush_process.settings import SettingsError

OF_THE_PORT = (errno.EADDRINUSE, errno.EACCES)
"""Refusals for which another port is the answer; for all others another host is."""

WHERE = " (while attempting"
"""How Python begins to say again which address was refused."""


def claim_gateway_port(settings: HostSettings) -> int:
    """A free port for the gateway; ``PortTaken`` when the one in the settings is not."""
    try:
        return reserve_port(settings.gateway_host, settings.gateway_port)
    except OSError as error:
        where = f"{settings.gateway_host}:{settings.gateway_port}"
        wrong = "PORT" if error.errno in OF_THE_PORT else "HOST"
        reason = str(error.strerror).partition(WHERE)[0]
        raise PortTaken(f"{where} cannot be used ({reason}); set SAGEBRUSH_GATEWAY_{wrong}.") from error


def reserve_port(host: str = "127.0.0.1", port: int = 0) -> int:
    """``port``, or any, free and kept for a minute for the process that asks for it by its number.

    A port that was only found free may be given to somebody else before it is used. A connection that the listening
    side has closed leaves the port in TIME_WAIT: the kernel does not choose it then, and a server may still take it.
    """
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.create_server((host, port), family=family) as server, socket.socket(family) as client:
        client.connect(server.getsockname())
        server.accept()[0].close()
        return int(server.getsockname()[1])


def metrics_address(first: str, number: int) -> str:
    """The address ``number`` ports above ``first``; empty where no metrics are asked for, and port 0 stays 0."""
    if not first:
        return ""
    host, colon, port = first.rpartition(":")
    if not (colon and port.isascii() and port.isdigit()) or int(port) + number > LAST_PORT:
        raise SettingsError(f"SAGEBRUSH_WORKERS_METRICS must be host:port with ports free above it, found {first!r}.")
    return f"{host}:{int(port) + number if int(port) else 0}"
