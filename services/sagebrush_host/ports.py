"""The public port: the one that was asked for if it is free, or any."""

import socket

from sagebrush_host.errors import PortTaken
from sagebrush_host.settings import Settings


def claimed(settings: Settings) -> int:
    """A free port for the gateway; ``PortTaken`` when the one in the settings is not."""
    family = socket.AF_INET6 if ":" in settings.gateway_host else socket.AF_INET
    with socket.socket(family) as attempt:
        attempt.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            attempt.bind((settings.gateway_host, settings.gateway_port))
        except OSError as error:
            where = f"{settings.gateway_host}:{settings.gateway_port}"
            raise PortTaken(f"{where} cannot be used ({error.strerror}); set SAGEBRUSH_GATEWAY_PORT.") from error
        return int(attempt.getsockname()[1])
