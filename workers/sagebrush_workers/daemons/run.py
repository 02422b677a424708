"""Relay, sweeper and engine as processes: small, on one event loop, gone at once when asked to stop."""

from sagebrush_events import Feed, open_feed
from sagebrush_process.health import Health
from sagebrush_process.settings import require_two_servers
from sagebrush_process.stopping import run_until_stopped
from sagebrush_process.tasks import run_together
from sagebrush_rpc import RulesClient
from sagebrush_workers.daemons.clocks import ClockWatch
from sagebrush_workers.daemons.plans import PlanWatch
from sagebrush_workers.daemons.relay import GROUP, Lags, Relay
from sagebrush_workers.daemons.sweeper import Sweeper
from sagebrush_workers.daemons.warnings import WarningWatch
from sagebrush_workers.queue.broker import Broker
from sagebrush_workers.settings import WorkerSettings


def run_daemon(role: str, settings: WorkerSettings, health: Health) -> None:
    """Relay or sweep until SIGTERM or SIGINT; everything that was begun can be repeated.

    Raises SettingsError where record and broker are one server, also where one of them is the default.
    """
    if role != "engine":
        require_two_servers(settings.store_url, settings.broker_url)
    run_until_stopped(_work(role, settings, health))


async def _work(role: str, settings: WorkerSettings, health: Health) -> None:
    """The work of the role, with the connections that it needs; the engine has none to the record."""
    if role == "engine":
        from sagebrush_workers.daemons.engine.run import serve_engine

        return await serve_engine(settings, health)
    feed, broker = open_feed(settings.store_url), Broker(settings.broker_url, health)
    try:
        if role == "relay":
            await _relay(feed, broker, settings.instance, health)
        else:
            await _sweep(feed, broker, settings.rules_address, health)
    finally:
        await feed.close()
        await broker.close()


async def _relay(feed: Feed, broker: Broker, instance: str, health: Health) -> None:
    """One relay for all partitions of a server; one for each on a cluster, whose nodes cannot be awaited together."""
    consumers = [feed.consumer(GROUP, f"relay-{instance}", partitions) for partitions in feed.partition_sets]
    lags = Lags()
    await run_together(*(Relay(consumer, broker, health, lags).run() for consumer in consumers))


async def _sweep(feed: Feed, broker: Broker, rules_address: str, health: Health) -> None:
    """The sweeper, and beside it the watches on the clocks, on their warnings and on planned moves."""
    rules = RulesClient(rules_address)
    try:
        await run_together(
            Sweeper(feed, broker, health).run(),
            ClockWatch(feed, rules).run(),
            WarningWatch(feed, rules).run(),
            PlanWatch(rules).run(),
        )
    finally:
        await rules.close()
