"""A game survives the death of any process in the middle of it: it finishes, nothing is lost, nothing happens twice."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

import pytest

from sagebrush_host.platform import Platform
from tests.e2e.invariants import check, stream
from tests.e2e.players import Table
from tests.host.children import wipe_broker

pytestmark = [pytest.mark.platform]

FAULT_AT = (20, 60, 100)
"""Versions after which the fault strikes."""


async def strike(platform: Platform, table: Table, fault: Callable[[], Awaitable[None]]) -> None:
    """Play a game to its end while ``fault`` strikes three times, and check every invariant."""
    playing = asyncio.create_task(table.play())
    kept: list[bytes] = []
    for version in FAULT_AT:
        await reached(platform, table, version)
        kept = await stream(platform, table.game)
        await fault()
        await platform.ready()
    await playing
    await check(platform, table)
    assert (await stream(platform, table.game))[: len(kept)] == kept  # no roll changed


async def reached(platform: Platform, table: Table, version: int) -> None:
    while (await table.people[0].at.state())["version"] < version:
        await asyncio.sleep(0.005)


@pytest.mark.parametrize("name", ["rules", "worker-1", "relay", "sweeper", "gateway", "broker", "record"])
async def test_a_game_survives_kill_9_of(platform: Platform, table: Table, name: str) -> None:
    async def kill() -> None:
        platform.processes[name].kill()
        await asyncio.sleep(0)

    await strike(platform, table, kill)
    assert platform.processes[name].restarts >= len(FAULT_AT)


async def test_a_game_survives_a_broker_that_loses_all_its_data(platform: Platform, table: Table) -> None:
    await strike(platform, table, partial(wipe_broker, platform))


async def test_a_game_survives_the_death_of_everything_at_once(platform: Platform, table: Table) -> None:
    async def kill_all() -> None:
        for process in platform.processes.values():
            process.kill()
        await asyncio.sleep(0)

    await strike(platform, table, kill_all)
