"""Settings of relay, sweeper and worker."""

from socket import gethostname

from msgspec import field

from sagebrush_process.settings import ProcessSettings


class WorkerSettings(ProcessSettings, frozen=True, kw_only=True):
    """Where the neighbours are, and which process of its role this is."""

    store_url: str = "redis://127.0.0.1:6379/0"
    """The record, for relay and sweeper."""
    broker_url: str = "redis://127.0.0.1:6380/0"
    """The queues."""
    rules_address: str = "127.0.0.1:50051"
    """The rules service, for workers."""
    instance: str = field(default_factory=gethostname)
    """What tells it from the others of its role: a number under the supervisor, a container's name elsewhere."""
    health: str = ""
    """unix:/path or host:port of the health checks; empty: none."""
    workers_metrics: str = ""
    """host:port of the numbers for Prometheus; empty: none."""
