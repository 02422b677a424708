"""Settings of the supervisor."""

from pathlib import Path

from sagebrush_process.settings import Address, Amount, BrokerUrl, Port, ProcessSettings, StoreUrl


class HostSettings(ProcessSettings, frozen=True, kw_only=True):
    """Where the platform lives on this machine; the processes get the settings of their own from the same place."""

    data_dir: Path = Path("var")
    """Games, passwords and logs; made when missing."""
    store_url: StoreUrl = ""
    """The record elsewhere; empty starts an embedded server."""
    broker_url: BrokerUrl = ""
    """The broker elsewhere; empty starts an embedded server."""
    gateway_host: str = "127.0.0.1"
    gateway_port: Port = 8000
    """The public port; 0 takes a free one."""
    workers: Amount = 2
    """Processes that think for computer opponents; without one no computer moves."""
    workers_metrics: Address = ""
    """host:port of the relay's numbers for Prometheus; sweeper, workers, engine, sender and webhooks follow it."""
