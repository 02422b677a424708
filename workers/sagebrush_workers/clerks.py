"""Relay and sweeper as processes: small, on one event loop, gone at once when asked to stop."""

import asyncio
import gc
import signal
from collections.abc import Coroutine
from typing import Any

import structlog
import uvloop

from sagebrush_events import open_feed
from sagebrush_process.logs import configure_logs
from sagebrush_workers import metrics
from sagebrush_workers.broker import Broker, Heart
from sagebrush_workers.relay import GROUP, Relay
from sagebrush_workers.settings import Settings
from sagebrush_workers.sweeper import Sweeper

log = structlog.get_logger()


def run_relay(settings: Settings) -> None:
    """Relay until SIGTERM."""
    configure_logs("relay", settings.log_level)
    metrics.serve(settings.workers_metrics)
    uvloop.run(until_stopped(relaying(settings)))


def run_sweeper(settings: Settings) -> None:
    """Sweep until SIGTERM."""
    configure_logs("sweeper", settings.log_level)
    metrics.serve(settings.workers_metrics)
    uvloop.run(until_stopped(sweeping(settings)))


async def relaying(settings: Settings) -> None:
    """One relay for all partitions of a server; one for each on a cluster, whose nodes cannot be awaited together."""
    feed, broker = open_feed(settings.store_url), Broker(settings.broker_url)
    heart = Heart(broker, "relay", settings.instance)
    try:
        async with asyncio.TaskGroup() as group:
            for partitions in feed.partition_sets:
                consumer = feed.consumer(GROUP, f"relay-{settings.instance}", partitions)
                group.create_task(Relay(consumer, broker, heart).run())
    finally:
        await feed.close()
        await broker.close()


async def sweeping(settings: Settings) -> None:
    """The one sweeper; several do no harm."""
    feed, broker = open_feed(settings.store_url), Broker(settings.broker_url)
    try:
        await Sweeper(feed, broker, Heart(broker, "sweeper", settings.instance)).run()
    finally:
        await feed.close()
        await broker.close()


async def until_stopped(work: Coroutine[Any, Any, None]) -> None:
    """Run ``work`` until SIGTERM or SIGINT; whatever it had begun can be repeated."""
    task = asyncio.ensure_future(work)
    loop = asyncio.get_running_loop()
    for number in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(number, task.cancel)
    gc.freeze()
    log.info("started")
    try:
        await task
    except asyncio.CancelledError:
        log.info("stopped")
