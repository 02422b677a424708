"""The gateway as a process: `python -m sagebrush_gateway`, with settings from the environment."""

import logging
import sys

from prometheus_client import REGISTRY

from sagebrush_gateway.gateway import build
from sagebrush_gateway.server.uvicorn_server import server_of
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_process.addresses import CannotListen
from sagebrush_process.logs import configure_logs
from sagebrush_process.operations import Pages, serve_operations


def main() -> None:
    """Serves until SIGTERM or SIGINT, then stops in an orderly way."""
    settings = GatewaySettings.load("sagebrush_gateway")
    configure_logs("gateway", settings.log_level)
    logging.getLogger("uvicorn").setLevel(logging.ERROR)  # its warnings are what strangers send
    gateway = build(settings)
    try:
        serve_operations({settings.gateway_metrics}, Pages(None, (REGISTRY, gateway.meters.registry)))
        server_of(gateway).run()
    except CannotListen as error:
        sys.exit(f"sagebrush_gateway: {error}")


if __name__ == "__main__":
    main()
