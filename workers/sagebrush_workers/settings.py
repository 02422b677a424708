"""Settings of relay, sweeper, engine, worker and sender."""

from socket import gethostname

from msgspec import field

from sagebrush_process.settings import Address, BrokerUrl, Count, ProcessSettings, Seconds, StoreUrl


class WorkerSettings(ProcessSettings, frozen=True, kw_only=True):
    """Where the neighbours are, and which process of its role this is."""

    store_url: StoreUrl = "redis://127.0.0.1:6379/0"
    """The record, for relay and sweeper."""
    broker_url: BrokerUrl = "redis://127.0.0.1:6380/0"
    """The queues."""
    rules_address: str = "127.0.0.1:50051"
    """The rules service, for workers."""
    instance: str = field(default_factory=gethostname)
    """What tells it from the others of its role: a number under the supervisor, a container's name elsewhere."""
    health: Address = ""
    """unix:/path or host:port of the health checks; empty: none."""
    workers_metrics: Address = ""
    """host:port of the numbers for Prometheus; empty: none."""
    worker_memory_mb: Count = 400
    """A worker that holds more after a thought for the engine ends, and the supervisor starts another."""
    worker_engines: list[str] = field(default_factory=list)
    """Engines of other people that tables may ask for, each as name=cmd:… or name=https://…."""
    engine_address: str = "127.0.0.1:50052"
    """unix:/path or host:port where the engine listens."""
    engine_jobs: Count = 1
    """Jobs of the engine with workers at once: below the number of workers, so that games find one free."""
    engine_queue_seconds: Seconds = 5.0
    """A caller who would wait longer behind the jobs before his is refused."""
    engine_thought_seconds: Seconds = 5.0
    """How long a thought for the engine may take; then it answers with what it has found."""
    engine_slice_seconds: Seconds = 1.0
    """After which an analysis gives up its turn."""
    engine_analyses: Count = 8
    """Analyses at once, half of them of one caller; each keeps the file of its game."""
    engine_kept_seconds: Count = 600
    """How long the answer to a request with an id is kept."""
    webhook_networks: list[str] = field(default_factory=list)
    """Private networks that receivers of webhooks may be in, such as 10.1.0.0/16; none."""
    webhook_seconds: Seconds = 10.0
    """How long an attempt to deliver may take."""
