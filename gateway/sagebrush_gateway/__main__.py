"""The gateway as a process: `python -m sagebrush_gateway`, with settings from the environment."""

from sagebrush_gateway.gateway import build
from sagebrush_gateway.logs import set_up_logs
from sagebrush_gateway.server import server
from sagebrush_gateway.settings import Settings


def main() -> None:
    """Serves until SIGTERM or SIGINT, then stops in an orderly way."""
    settings = Settings()
    set_up_logs(settings.log_level)
    gateway = build(settings)
    gateway.meters.serve(settings.gateway_metrics)
    server(gateway).run()


if __name__ == "__main__":
    main()
