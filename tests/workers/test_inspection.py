"""An operator sees what each worker thinks about, and can drop a task; nobody can end a worker by a message."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from celery import Celery

from sagebrush_workers.queue import messages
from sagebrush_workers.queue.celery_app import kombu_url
from sagebrush_workers.turns import AutomaticTurn
from tests.patience import PATIENCE
from tests.workers.platform import Platform, platform

pytestmark = pytest.mark.platform

WORKER = "celery@worker-1"


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Platform]:
    async with platform(tmp_path) as running:
        yield running


@pytest.fixture
async def operator(here: Platform) -> AsyncIterator[Celery]:
    """A client of Celery's own, as the user ``ops``."""
    app = Celery(broker=kombu_url(here.broker_as("ops")), set_as_current=False)
    yield app
    app.close()


async def asked(here: Platform, what: Any) -> Any:
    """The answer of a worker that may still be starting."""
    async with asyncio.timeout(PATIENCE):
        while not (answer := await asyncio.to_thread(what)):
            await asyncio.sleep(0.1)
    return answer


async def test_a_worker_tells_what_it_thinks_about_while_it_thinks(here: Platform, operator: Celery) -> None:
    await here.start("worker")
    game = await here.open_game("stumbling", "random")
    here.queue(messages.move(AutomaticTurn(game, 1, 0)))
    await here.thought(1)
    active = await asked(here, operator.control.inspect(timeout=1.0).active)
    assert [task["args"] for task in active[WORKER]] == [[game, 1, 0]]
    operator.control.enable_events()
    await asyncio.to_thread(operator.control.inspect(timeout=1.0).stats)
    assert here.refused() == []


async def test_a_task_that_an_operator_revokes_is_not_begun(here: Platform, operator: Celery) -> None:
    await here.start("worker")
    dropped, game = await here.open_game("random", "random"), await here.open_game("random", "random")
    turn = AutomaticTurn(dropped, 1, 0)
    operator.control.revoke(turn.id)
    await asked(here, lambda: turn.id in str(operator.control.inspect(timeout=1.0).revoked()))
    here.queue(messages.move(turn))
    await asyncio.sleep(0.1)
    here.queue(messages.move(AutomaticTurn(game, 1, 0)))
    await here.at_version(game, 2)
    assert (await here.frame(dropped)).version == 1


async def test_nobody_ends_a_worker_by_a_message(here: Platform, operator: Celery) -> None:
    await here.start("worker")
    operator.control.broadcast("shutdown")
    operator.control.broadcast("pool_grow", arguments={"n": 50})
    await asked(here, operator.control.inspect(timeout=1.0).ping)
    stats = await asked(here, operator.control.inspect(timeout=1.0).stats)
    assert len(stats[WORKER]["pool"]["processes"]) == 1
    assert here.processes["worker1"].poll() is None
