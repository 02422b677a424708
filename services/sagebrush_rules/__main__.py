"""`python -m sagebrush_rules`: the rules service as a process."""

import asyncio
import gc
import signal
import sys

import structlog
import uvloop

from sagebrush_events import Record, Unavailable, UnfitStore, UnsafeStore, connect
from sagebrush_games import TITLES
from sagebrush_history.overrides import BadOverride, Corrections, corrections_in
from sagebrush_process.addresses import CannotListen
from sagebrush_process.build import build_of_games, ensure_build_is_current
from sagebrush_process.logs import configure_logs
from sagebrush_process.operations import Pages, serve_operations
from sagebrush_process.places import class_of
from sagebrush_rules.application.acknowledged import MarksDamaged, MarksUnusable, RecordLost
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings

log = structlog.get_logger("sagebrush.rules")


async def connected(url: str) -> Record:
    """The record, as soon as it answers; raises UnfitStore, and UnsafeStore for one that would forget."""
    while True:
        try:
            record = await connect(url)
            await record.ensure_durable()
            return record
        except Unavailable as error:
            ours = {"reason": str(error)} if error.__cause__ is None else {}
            log.warning("record-unavailable", error=class_of(error), **ours)
            await asyncio.sleep(0.2)


async def serve(settings: RulesSettings, corrections: Corrections) -> None:
    """Serves until SIGTERM or SIGINT; ``corrections`` for new games."""
    record = await connected(settings.store_url)
    stop = asyncio.Event()
    for number in (signal.SIGTERM, signal.SIGINT):
        asyncio.get_running_loop().add_signal_handler(number, stop.set)
    service = Service(record, TITLES.values(), settings, corrections)
    serve_operations({settings.health, settings.rules_metrics}, Pages(service.health))
    await service.start(settings.rules_address)
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 20, 100)  # hot games are many objects and no garbage: look at all of them rarely
    corrected = [".".join(filter(None, key)) for key, text in corrections.items() if text]
    log.info("serving", address=settings.rules_address, games=build_of_games(), corrected=corrected)
    await stop.wait()
    log.info("stopping")
    await service.stop()
    await record.close()


def main() -> None:
    """Runs the service; ends with status 1 and a sentence for what an operator can repair."""
    ensure_build_is_current("sagebrush_rules")
    settings = RulesSettings.load("sagebrush_rules")
    configure_logs("rules", settings.log_level)
    try:
        corrections = corrections_in(settings.content, TITLES.values())
    except BadOverride as error:
        sys.exit(f"sagebrush_rules: {error}")
    try:
        uvloop.run(serve(settings, corrections))
    except (RecordLost, MarksDamaged, MarksUnusable) as error:
        sys.exit(f"sagebrush_rules: {error}.")
    except CannotListen as error:
        sys.exit(f"sagebrush_rules: {error}")
    except UnfitStore as error:
        sys.exit(f"sagebrush_rules: The store cannot be used: {error}.")
    except UnsafeStore as error:
        sys.exit(f"sagebrush_rules: record-unsafe: The store would forget games: {error}.")


if __name__ == "__main__":
    main()
