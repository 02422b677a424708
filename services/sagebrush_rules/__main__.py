"""`python -m sagebrush_rules`: the rules service as a process."""

import asyncio
import gc
import signal

import structlog
import uvloop

from sagebrush_events import connect
from sagebrush_games import TITLES
from sagebrush_rules import logs, metrics
from sagebrush_rules.server import Service
from sagebrush_rules.settings import Settings

log = structlog.get_logger("sagebrush.rules")


async def serve(settings: Settings) -> None:
    """Serves until SIGTERM or SIGINT."""
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    record = await connect(settings.store_url)
    service = Service(record, TITLES.values(), settings)
    await service.start(settings.rules_address)
    numbers = await metrics.serve(settings.rules_metrics) if settings.rules_metrics else None
    gc.collect()
    gc.freeze()
    log.info("serving", address=settings.rules_address)
    await stop.wait()
    log.info("stopping")
    await service.stop()
    if numbers is not None:
        numbers.close()
    await record.close()


def main() -> None:
    """The process."""
    settings = Settings()
    logs.configure(settings.log_level)
    uvloop.run(serve(settings))


if __name__ == "__main__":
    main()
