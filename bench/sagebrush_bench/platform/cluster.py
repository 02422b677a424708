"""The whole platform in a temporary directory, with limits that let a load through."""

import os
import tempfile
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

import psutil
from redis.asyncio import Redis

from sagebrush_events import Record, connect
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from sagebrush_rpc import RulesClient

RULES_SECONDS = 30.0
"""What a call of the rules service may take while it creates very many games."""
UNLIMITED = "1000000"
LIMITS = {
    f"SAGEBRUSH_{name}": UNLIMITED
    for name in (
        "GATEWAY_SEAT_RATE", "GATEWAY_SEAT_BURST", "GATEWAY_ACCOUNT_RATE", "GATEWAY_ACCOUNT_BURST", "GATEWAY_READ_RATE",
        "GATEWAY_READ_BURST", "GATEWAY_STRANGER_RATE", "GATEWAY_STRANGER_BURST", "GATEWAY_GUESTS_PER_MINUTE",
        "GATEWAY_TABLES_PER_MINUTE", "GATEWAY_LIVE_TABLES", "GATEWAY_STREAMS_PER_GUEST", "GATEWAY_REQUESTS",
        "GATEWAY_CONNECTIONS_PER_ADDRESS", "RULES_SHORT_LIMIT",
    )
}  # fmt: skip
"""Every check is made; none refuses. One bench sends as many requests as thousands of clients."""


FEW_LIMITS = {
    name: value for name, value in LIMITS.items()
    if not name.endswith(("STRANGER_RATE", "STRANGER_BURST", "REQUESTS", "CONNECTIONS_PER_ADDRESS", "SHORT_LIMIT"))
}  # fmt: skip
"""Guests have plenty; strangers, connections and overload have the limits of a platform that somebody starts."""


class Cluster:
    """A running platform."""

    def __init__(self, platform: Platform) -> None:
        self._platform = platform

    @property
    def url(self) -> str:
        """The address of the public API."""
        return self._platform.url

    @property
    def pids(self) -> dict[str, int]:
        """The process ids by name, the supervisor's apart: it is the bench itself."""
        return {name: process.pid for name, process in self._platform.processes.items() if process.pid is not None}

    @asynccontextmanager
    async def record(self) -> AsyncIterator[Record]:
        """The record, with the rights of the rules service."""
        record = await connect(self._platform.site.record("rules"))
        try:
            yield record
        finally:
            await record.close()

    @asynccontextmanager
    async def rules(self) -> AsyncIterator[RulesClient]:
        """The rules service, for games that nobody needs a table for."""
        client = RulesClient(self._platform.site.rules, RULES_SECONDS)
        try:
            yield client
        finally:
            await client.close()

    @asynccontextmanager
    async def store(self) -> AsyncIterator[Redis]:
        """The store, with the rights of an operator."""
        async with Redis.from_url(self._platform.site.record("ops")) as client:
            yield client

    def cpu_seconds(self) -> dict[str, float]:
        """CPU time, user and system, that each process has used so far."""
        return {name: sum(psutil.Process(pid).cpu_times()[:2]) for name, pid in self.pids.items()}


@asynccontextmanager
async def cluster(limits: Mapping[str, str] = LIMITS, folder: Path | None = None) -> AsyncIterator[Cluster]:
    """A platform with ``limits`` as long as the block lasts; its files lie in ``folder`` or a temporary one."""
    with tempfile.TemporaryDirectory(prefix="sb-", dir=folder, ignore_cleanup_errors=True) as own, environment(limits):
        async with Platform(HostSettings(data_dir=Path(own) / "var", gateway_port=0)) as platform:
            yield Cluster(platform)


@contextmanager
def environment(settings: Mapping[str, str]) -> Iterator[None]:
    """``settings`` for the processes that start within the block."""
    before = dict(os.environ)
    os.environ.update(settings)
    try:
        yield
    finally:
        os.environ.clear()
        os.environ.update(before)
