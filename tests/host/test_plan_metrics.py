"""An operator who asks for metrics gets them from every process of the workers."""

import os
from pathlib import Path
from urllib.request import urlopen

import pytest
from msgspec.structs import replace

from sagebrush_gateway.settings import GatewaySettings
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from sagebrush_rules.settings import RulesSettings
from sagebrush_workers.settings import WorkerSettings
from tests.servers import free_ports

PROCESSES = 7
"""Relay, sweeper, two workers, the engine, the sender of webhooks, and what gives it its work."""


@pytest.mark.platform
async def test_the_platform_starts_with_metrics_and_every_process_of_the_workers_serves_its_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    first = free_ports(PROCESSES)
    monkeypatch.setenv("SAGEBRUSH_WORKERS_METRICS", f"127.0.0.1:{first}")
    monkeypatch.setenv("SAGEBRUSH_DATA_DIR", str(tmp_path / "var"))
    async with Platform(replace(HostSettings.from_environment(os.environ), gateway_port=0)):
        for port in range(first, first + PROCESSES):
            with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=30) as answer:
                assert b"sagebrush_turns_queued" in (told := answer.read()) or b"sagebrush_webhook_events" in told


def test_without_settings_everybody_looks_for_the_rules_service_where_it_listens() -> None:
    listens = RulesSettings().rules_address
    assert WorkerSettings().rules_address == listens
    assert GatewaySettings().rules_address == listens
