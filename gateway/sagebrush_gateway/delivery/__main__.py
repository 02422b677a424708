"""The process of webhooks: `python -m sagebrush_gateway.delivery`, with settings from the environment."""

import asyncio
import gc
import signal
import sys

import structlog
import uvloop

from sagebrush_gateway.delivery.dispatcher import Dispatcher
from sagebrush_gateway.delivery.recorder import Recorder
from sagebrush_gateway.delivery.send_queue import SendQueue
from sagebrush_gateway.gateway import build
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_process.addresses import CannotListen
from sagebrush_process.health import Health
from sagebrush_process.logs import configure_logs
from sagebrush_process.operations import Pages, serve_operations
from sagebrush_process.tasks import run_together

log = structlog.get_logger()


def main() -> None:
    """Records and sends until SIGTERM or SIGINT; everything that was begun can be repeated."""
    settings, health = GatewaySettings.load("sagebrush_gateway.delivery"), Health()
    configure_logs("webhooks", settings.log_level)
    try:
        serve_operations({settings.health, settings.webhook_metrics}, Pages(health))
    except CannotListen as error:
        sys.exit(f"sagebrush_gateway.delivery: {error}")
    uvloop.run(_until_stopped(settings, health))


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


async def _until_stopped(settings: GatewaySettings, health: Health) -> None:
    work = asyncio.ensure_future(deliver(settings, health))
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, work.cancel)
    gc.freeze()
    log.info("started")
    try:
        await work
    except asyncio.CancelledError:
        log.info("stopped")


if __name__ == "__main__":
    main()
