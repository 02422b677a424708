"""Which processes make a platform, as data: their commands, settings and signs of readiness."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from sagebrush_host.embedded.programs import check_manifest, find_server
from sagebrush_host.place import Place
from sagebrush_host.ports import metrics_address
from sagebrush_host.processes.probes import http, pong
from sagebrush_host.settings import HostSettings
from sagebrush_host.spec import Spec

READY, ALIVE = "/readyz", "/healthz"
LOADING_SECONDS = 600.0
"""Seconds that a server may take to read its data."""
ALL = ("structlog", "redis.asyncio", "uvloop", "msgspec", "prometheus_client", "http.server")
"""Libraries of every process of ours."""
WEB = (*ALL, "grpc.aio", "grpc_health.v1.health_pb2_grpc")
"""Libraries that the rules service and the gateway share."""
QUEUE = (*ALL, "grpc", "celery", "celery.worker.worker", "celery.concurrency.prefork", "kombu.transport.redis")
"""Libraries that workers share."""
IMPORTS = {"worker": QUEUE, "engine": (*ALL, "grpc.aio"), "sender": (*QUEUE, "httpcore")}
FEEDING = ("relay", "sweeper")
"""Roles that read the feed of the record."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Site:
    """A platform's place, settings and passwords: all that its processes differ by."""

    place: Place
    settings: HostSettings
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

    @property
    def engine(self) -> str:
        """The address of the engine."""
        return f"unix:{self.place.socket('engine')}"

    def health(self, process: str) -> str:
        """The address of the health checks of a ``process``."""
        return f"unix:{self.place.socket(f'{process}-ops')}"

    def embedded(self, server: str, user: str) -> str:
        """The address of the embedded ``server`` as ``user``."""
        return f"unix://{user}:{self.passwords[user]}@{self.place.socket(server)}"


Plan = Callable[[Site], tuple[Spec, ...]]


def processes(site: Site) -> tuple[Spec, ...]:
    """Every process of the platform, the servers only where no address was given."""
    settings = site.settings
    workers = tuple(_worker_process(site, "worker", number, number + 1) for number in range(1, settings.workers + 1))
    return (
        *(() if settings.store_url else (_server(site, "record"),)),
        *(() if settings.broker_url else (_server(site, "broker"),)),
        _worker_process(site, "relay", 1, 0),
        _worker_process(site, "sweeper", 1, 1),
        _worker_process(site, "engine", 1, settings.workers + 2),
        _rules(site),
        _gateway(site),
        _webhooks(site),
        _worker_process(site, "sender", 1, settings.workers + 3),
        *workers,
    )


def _server(site: Site, name: str) -> Spec:
    """An embedded server; its settings lie in the data directory."""
    check_manifest(site.place.data(name))
    return Spec(
        name=name,
        program=(str(find_server(site.place.data(name))), str(site.place.conf(name))),
        ready=pong(site.embedded(name, "ops")),
        stage=0,
        unhealthy_seconds=LOADING_SECONDS,
    )


def _rules(site: Site) -> Spec:
    environment = {
        "SAGEBRUSH_STORE_URL": site.record("rules"),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_RULES_ACKNOWLEDGED": str(site.place.acknowledged),
        "SAGEBRUSH_HEALTH": site.health("rules"),
    }
    return Spec(
        name="rules",
        module=("sagebrush_rules",),
        imports=WEB,
        ready=http(site.health("rules"), READY),
        alive=http(site.health("rules"), ALIVE),
        stage=1,
        environment=environment,
    )


def _gateway(site: Site) -> Spec:
    host, port = site.settings.gateway_host, site.settings.gateway_port
    environment = {
        "SAGEBRUSH_STORE_URL": site.record("gateway"),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_ENGINE_ADDRESS": site.engine,
        "SAGEBRUSH_GATEWAY_HOST": host,
        "SAGEBRUSH_GATEWAY_PORT": str(port),
        "SAGEBRUSH_GATEWAY_SOCKET": "",  # it would listen there alone, and be taken for dead
    }
    return Spec(
        name="gateway",
        module=("sagebrush_gateway",),
        imports=WEB,
        ready=http(f"{host}:{port}", READY),
        alive=http(f"{host}:{port}", ALIVE),
        stage=2,
        environment=environment,
    )


def _webhooks(site: Site) -> Spec:
    """What records and hands over webhooks: it has the gateway's store, and no port that anybody calls."""
    environment = {
        "SAGEBRUSH_STORE_URL": site.record("gateway"),
        "SAGEBRUSH_BROKER_URL": site.broker("webhooks"),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_HEALTH": site.health("webhooks"),
        "SAGEBRUSH_WEBHOOK_METRICS": metrics_address(site.settings.workers_metrics, site.settings.workers + 4),
    }
    return Spec(
        name="webhooks",
        module=("sagebrush_gateway.delivery",),
        imports=WEB,
        ready=http(site.health("webhooks"), READY),
        alive=http(site.health("webhooks"), ALIVE),
        stage=2,
        environment=environment,
    )


def _worker_process(site: Site, role: str, number: int, port: int) -> Spec:
    """A relay, a sweeper, an engine, a sender or a worker; its metrics are ``port`` ports above the first."""
    user = "relay" if role in FEEDING else role
    name = f"{role}-{number}" if role == "worker" else role
    environment = {
        "SAGEBRUSH_BROKER_URL": site.broker(user),
        "SAGEBRUSH_RULES_ADDRESS": site.rules,
        "SAGEBRUSH_INSTANCE": str(number),
        "SAGEBRUSH_HEALTH": site.health(name),
        "SAGEBRUSH_WORKERS_METRICS": metrics_address(site.settings.workers_metrics, port),
    }
    if role == "engine":
        environment |= {
            "SAGEBRUSH_ENGINE_ADDRESS": site.engine,
            "SAGEBRUSH_ENGINE_JOBS": str(max(1, site.settings.workers - 1)),
        }
    if role in FEEDING:
        environment["SAGEBRUSH_STORE_URL"] = site.record(user)
    return Spec(
        name=name,
        module=("sagebrush_workers", role),
        imports=IMPORTS.get(role, ALL),
        ready=http(site.health(name), READY),
        alive=http(site.health(name), ALIVE),
        stage=2,
        environment=environment,
    )
