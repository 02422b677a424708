"""The whole platform as a newcomer starts it, with embedded servers and limits that a test may exceed."""

import os
from collections.abc import AsyncIterator
from pathlib import Path

import httpx
import pytest

from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings
from tests.e2e.players import Table, open_table
from tests.patience import PATIENCE

PLENTY = {
    "SAGEBRUSH_GATEWAY_SEAT_RATE": "100000",
    "SAGEBRUSH_GATEWAY_SEAT_BURST": "100000",
    "SAGEBRUSH_GATEWAY_ACCOUNT_RATE": "100000",
    "SAGEBRUSH_GATEWAY_ACCOUNT_BURST": "100000",
    "SAGEBRUSH_GATEWAY_READ_RATE": "100000",
    "SAGEBRUSH_GATEWAY_READ_BURST": "100000",
    "SAGEBRUSH_GATEWAY_STRANGER_RATE": "100000",
    "SAGEBRUSH_GATEWAY_STRANGER_BURST": "100000",
    "SAGEBRUSH_GATEWAY_GUESTS_PER_MINUTE": "100000",
    "SAGEBRUSH_GATEWAY_TABLES_PER_MINUTE": "100000",
}


def without_limits(monkeypatch: pytest.MonkeyPatch) -> None:
    """The environment of a platform that nobody hurries too much for."""
    for name in [name for name in os.environ if name.startswith("SAGEBRUSH_")]:
        monkeypatch.delenv(name)
    for name, value in PLENTY.items():
        monkeypatch.setenv(name, value)


@pytest.fixture
async def platform(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Platform]:
    without_limits(monkeypatch)
    async with Platform(HostSettings(data_dir=tmp_path / "var", gateway_port=0)) as running:
        yield running


@pytest.fixture
async def http(platform: Platform) -> AsyncIterator[httpx.AsyncClient]:
    limits = httpx.Limits(max_connections=200, max_keepalive_connections=100)
    async with httpx.AsyncClient(base_url=platform.url, timeout=PATIENCE, limits=limits) as client:
        yield client


@pytest.fixture
async def table(http: httpx.AsyncClient) -> Table:
    """Four seats and the Outlaws: two people, two computers."""
    return await open_table(http, people=2, computers=2, variants=["outlaws"])
