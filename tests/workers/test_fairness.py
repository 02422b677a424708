"""Somebody with many tables slows the computers of others hardly at all."""

import asyncio
from bisect import bisect
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush_rpc.celery_message import celery_message
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.queue import messages
from tests.workers.platform import TRICKS_AND_WIND, Platform, platform

pytestmark = pytest.mark.platform

TABLES = 40
HIS, HERS = 1, 2
"""The flows of a guest with many tables and of one with a single table."""


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Platform]:
    async with platform(tmp_path) as running:
        yield running


async def times(here: Platform, game: str) -> list[int]:
    """When each commit of ``game`` was made, in ms."""
    return [frame.time_ms async for frame in here.rules.replay(wire.ReplayRequest(game=game))]


async def test_a_guest_with_forty_tables_does_not_hold_up_the_computers_of_another(here: Platform) -> None:
    his = [await here.open_game("thoughtful", "thoughtful", flow=HIS) for _ in range(TABLES)]
    hers = await here.open_game("thoughtful", "thoughtful", flow=HERS)
    await asyncio.gather(here.start("relay"), here.start("worker"), here.start("worker", "2"))
    await asyncio.gather(*(here.finished(game) for game in (*his, hers)))
    all_his = sorted([time for game in his for time in (await times(here, game))[1:]])
    her_times = await times(here, hers)
    before_her_last = bisect(all_his, her_times[-1])
    moves = TRICKS_AND_WIND - 1
    assert before_her_last < 6 * moves, f"{before_her_last} of his {len(all_his)} moves came before her last of {moves}"


async def test_games_come_before_everything_else_although_that_waited_longer(here: Platform) -> None:
    later, game = await here.open_game("random", "random"), await here.open_game("random", "random")
    questions = messages.list_of(messages.ENGINE, messages.LATER)
    with here.broker.client() as redis:
        redis.lpush(questions, celery_message(messages.ENGINE, messages.NUDGE, "q", later, priority=messages.LATER))
        here.queue(messages.nudge(game), messages.nudge(game), messages.nudge(game))
        await here.start("worker")
        await here.at_version(later, 2)
    assert (await times(here, game))[3] <= (await times(here, later))[1]
