"""Which processes make a platform, as data: their commands, settings and signs of readiness."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sagebrush_host.place import Place
from sagebrush_host.ports import metrics_address
from sagebrush_host.probes import beating, lenient, okay, pong, serving, speaking
from sagebrush_host.servers import program
from sagebrush_host.settings import Settings
from sagebrush_host.spec import Spec

LOADING = 600.0
"""Seconds that a server may take to read its data."""
ALL = ("structlog", "redis.asyncio", "uvloop")
"""Libraries of every process of ours."""
WEB = (*ALL, "msgspec", "grpc.aio", "grpc_health.v1.health_pb2_grpc", "prometheus_client")
"""Libraries that the rules service and the gateway share."""
QUEUE = (*ALL, "msgspec", "grpc", "celery", "celery.worker.worker", "celery.concurrency.solo", "kombu.transport.redis")
"""Libraries that workers share."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A platform's place, settings and passwords: all that its processes differ by."""

    place: Place
    settings: Settings
    passwords: Mapping[str, str]
    """By user of the embedded servers."""

    def record(self, user: str) -> str:
        """The address of the record as ``user``."""
        return self.settings.store_url or self.embedded("record", user)

    def broker(self, user: str) -> str:
        """The address of the broker as ``user``."""
        return self.settings.broker_url or self.embedded("broker", user)

    @property
    def rules(self) -> str:
        """The address of the rules service."""
        return f"unix:{self.place.socket('rules')}"

    def embedded(self, server: str, user: str) -> str:
        """The address of the embedded ``server`` as ``user``."""
        return f"unix://{user}:{self.passwords[user]}@{self.place.socket(server)}"


Plan = Callable[[Site], tuple[Spec, ...]]


def processes(site: Site) -> tuple[Spec, ...]:
    """Every process of the platform, the servers only where no address was given."""
    settings = site.settings
    thinkers = tuple(_clerk(site, "worker", number, number + 1) for number in range(1, settings.workers + 1))
    return (
        *(() if settings.store_url else (_server(site, "record"),)),
        *(() if settings.broker_url else (_server(site, "broker"),)),
        _clerk(site, "relay", 1, 0),
        _clerk(site, "sweeper", 1, 1),
        _rules(site),
        _gateway(site),
        *thinkers,
    )


def _server(site: Site, name: str) -> Spec:
    """An embedded server; its settings lie in the data directory."""
    return Spec(
        name=name,
        program=(str(program(site.place.data(name))), str(site.place.conf(name))),
        ready=pong(site.embedded(name, "ops")),
        stage=0,
        patience=LOADING,
    )


def _rules(site: Site) -> Spec:
    """The rules service on its socket."""
    environment = {
        "SAGEBRUSH_STORE_URL": site.record("rules"),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_RULES_ACKNOWLEDGED": str(site.place.acknowledged),
    }
    return Spec(
        name="rules",
        module=("sagebrush_rules",),
        imports=WEB,
        ready=serving(site.rules),
        alive=speaking(site.rules),
        stage=1,
        environment=environment,
    )


def _gateway(site: Site) -> Spec:
    """The public door."""
    host, port = site.settings.gateway_host, site.settings.gateway_port
    environment = {
        "SAGEBRUSH_STORE_URL": site.record("gateway"),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_GATEWAY_HOST": host,
        "SAGEBRUSH_GATEWAY_PORT": str(port),
    }
    return Spec(
        name="gateway",
        module=("sagebrush_gateway",),
        imports=WEB,
        ready=okay(host, port, "/readyz"),
        alive=okay(host, port, "/healthz"),
        stage=2,
        environment=environment,
    )


def _clerk(site: Site, role: str, number: int, port: int) -> Spec:
    """A relay, a sweeper or a worker; workers have no business with the record.

    Its metrics are ``port`` ports above the first.
    """
    user = "worker" if role == "worker" else "relay"
    heartbeat = beating(site.broker("ops"), role, str(number))
    environment = {
        "SAGEBRUSH_BROKER_URL": site.broker(user),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_INSTANCE": str(number),
        "SAGEBRUSH_WORKERS_METRICS": metrics_address(site.settings.workers_metrics, port),
    }
    if role != "worker":
        environment["SAGEBRUSH_STORE_URL"] = site.record(user)
    return Spec(
        name=f"{role}-{number}" if role == "worker" else role,
        module=("sagebrush_workers", role),
        imports=QUEUE if role == "worker" else ALL,
        ready=heartbeat,
        alive=lenient(heartbeat),
        stage=2,
        environment=environment,
    )
