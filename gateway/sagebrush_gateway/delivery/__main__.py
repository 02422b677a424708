"""The process of webhooks: `python -m sagebrush_gateway.delivery`, with settings from the environment."""

import sys

from sagebrush_gateway.delivery.dispatcher import Dispatcher
from sagebrush_gateway.delivery.recorder import Recorder
from sagebrush_gateway.delivery.send_queue import SendQueue
from sagebrush_gateway.gateway import build
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_process.addresses import CannotListen
from sagebrush_process.health import Health
from sagebrush_process.logs import configure_logs
from sagebrush_process.operations import Pages, serve_operations
from sagebrush_process.stopping import run_until_stopped
from sagebrush_process.tasks import run_together


def main() -> None:
    """Records and sends until SIGTERM or SIGINT; everything that was begun can be repeated."""
    settings, health = GatewaySettings.load("sagebrush_gateway.delivery"), Health()
    configure_logs("webhooks", settings.log_level)
    try:
        serve_operations({settings.health, settings.webhook_metrics}, Pages(health))
    except CannotListen as error:
        sys.exit(f"sagebrush_gateway.delivery: {error}")
    run_until_stopped(deliver(settings, health))


async def deliver(settings: GatewaySettings, health: Health) -> None:
    """Records and sends until cancelled."""
    gateway, queue = build(settings), SendQueue(settings.broker_url)
    try:
        await run_together(
            gateway.revocations.follow(),
            gateway.tables.changes.follow(),
            gateway.followers.follow(),
            Recorder(gateway).run(),
            Dispatcher(gateway, queue, health).run(),
        )
    finally:
        await queue.close()
        await gateway.close()


if __name__ == "__main__":
    main()
