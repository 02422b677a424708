"""The settings of each process under the supervisor: those that an operator asks for, and those of the plan."""

import os
import re
from pathlib import Path
from urllib.request import urlopen

import pytest
from msgspec.structs import fields, replace

from sagebrush_events import acl
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_host.place import open_place
from sagebrush_host.plan import Site, processes
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from sagebrush_process.settings import variable_of
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


def test_the_page_names_the_settings_that_an_operator_cannot_change_under_the_supervisor(tmp_path: Path) -> None:
    """A socket of the gateway, of all things, kept the platform from starting."""
    page = (Path(__file__).parents[2] / "docs" / "operating.md").read_text()
    named = re.search("The supervisor itself sets (.*?) for its processes", page)
    assert named
    with open_place(tmp_path) as place:
        site = Site(place=place, settings=HostSettings(), passwords=dict.fromkeys(acl.USERS, "x"))
        made = {variable for spec in processes(site) for variable in spec.environment}
    asked = {variable_of(field.name) for field in fields(HostSettings)}
    assert made - asked == set(re.findall("SAGEBRUSH_[A-Z_]+", named[1]))
