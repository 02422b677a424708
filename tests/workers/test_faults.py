"""Games go on, whatever is killed: real servers, real processes, a real rules service."""

import asyncio
import shutil
import signal
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from sagebrush_rpc.celery_message import celery_message
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.queue import messages
from sagebrush_workers.turns import AutomaticTurn
from tests.patience import PATIENCE
from tests.workers.platform import TRICKS_AND_WIND, Platform, platform

pytestmark = pytest.mark.platform


@pytest.fixture
async def here(tmp_path: Path) -> AsyncIterator[Platform]:
    async with platform(tmp_path) as running:
        yield running


async def test_computers_play_a_game_to_its_end(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("worker"))  # no sweeper: nothing is forgotten
    games = [await here.open_game("random", "random") for _ in range(3)]
    for game in games:
        assert (await here.finished(game)).version == TRICKS_AND_WIND


async def test_a_duplicate_task_is_one_commit(here: Platform) -> None:
    await asyncio.gather(here.start("worker"), here.start("worker", "2"))
    game = await here.open_game("random", "random")
    here.queue(*[messages.move(AutomaticTurn(game, 1, 0))] * 20)
    await here.at_version(game, 2)
    await asyncio.sleep(0.3)
    assert (await here.frame(game)).version == 2
    assert "error" not in here.log("worker") + here.log("worker", "2")


async def test_a_game_goes_on_when_its_worker_is_killed_in_the_middle_of_a_thought(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("sweeper"), here.start("worker"))
    game = await here.open_game("stumbling", "random")
    await here.thought(1)
    here.kill("worker")
    await here.start("worker")
    assert (await here.finished(game)).version == TRICKS_AND_WIND


async def test_a_game_goes_on_when_the_relay_is_killed(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("worker"))
    game = await here.open_game("thoughtful", "thoughtful")
    await here.at_version(game, 3)
    here.kill("relay")
    await asyncio.sleep(0.3)
    await here.start("relay")
    assert (await here.finished(game)).version == TRICKS_AND_WIND


async def test_a_game_goes_on_when_the_broker_loses_everything(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("sweeper"), here.start("worker"))
    game = await here.open_game("thoughtful", "thoughtful")
    await here.at_version(game, 3)
    here.broker.kill()
    shutil.rmtree(here.broker.directory / "appendonlydir")
    await asyncio.sleep(0.5)
    here.broker.start()
    assert (await here.finished(game)).version == TRICKS_AND_WIND


async def test_a_game_goes_on_when_the_store_is_killed(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("sweeper"), here.start("worker"))
    game = await here.open_game("thoughtful", "thoughtful")
    await here.at_version(game, 3)
    here.store.kill()
    await asyncio.sleep(0.2)
    here.store.start()
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                assert (await here.finished(game)).version == TRICKS_AND_WIND
                return
            except OSError:
                await asyncio.sleep(0.1)


async def test_a_task_that_was_lost_is_found_by_the_sweeper(here: Platform) -> None:
    await asyncio.gather(here.start("sweeper"), here.start("worker"))
    game = await here.open_game("random", "random")
    await here.at_version(game, 2)
    assert game in here.log("sweeper")


async def test_a_worker_that_is_asked_to_stop_finishes_its_task_first(here: Platform) -> None:
    await here.start("worker")
    game = await here.open_game("thoughtful", "random")
    here.queue(messages.move(AutomaticTurn(game, 1, 0)))
    process = here.processes["worker1"]
    await here.thought(1)
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, 30) == 0
    assert (await here.frame(game)).version == 2


@pytest.mark.parametrize("role", ["relay", "sweeper", "worker"])
async def test_every_role_stops_when_asked(here: Platform, role: str) -> None:
    await here.start(role)
    process = here.processes[f"{role}1"]
    process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(process.wait, 30) == 0
    assert here.log(role).splitlines()[-1].count('"stopped"') == 1


async def test_a_message_of_somebody_else_harms_nobody(here: Platform) -> None:
    await here.start("worker")
    here.queue(celery_message(messages.MOVES, "os.system", "evil", "true"))
    here.queue(celery_message(messages.MOVES, messages.MOVE, "odd", {"game": 1}, "x", None))
    here.queue(celery_message(messages.MOVES, messages.NUDGE, "large", "x" * 100_000))
    game = await here.open_game("random", "random")
    here.queue(messages.move(AutomaticTurn(game, 1, 0)))
    await here.at_version(game, 2)


async def test_no_line_of_a_log_shows_a_view_or_a_password(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("worker"))
    await here.finished(await here.open_game("random", "random"))
    assert "hand" not in here.log("worker")
    assert "password" not in here.log("worker") + here.log("relay")


async def test_the_engine_of_a_move_is_in_the_record(here: Platform) -> None:
    await asyncio.gather(here.start("relay"), here.start("worker"))
    game = await here.open_game("random", "random")
    await here.finished(game)
    chunks = [chunk async for chunk in here.rules.export(wire.ExportRequest(game=game))]
    assert b"random" in b"".join(chunks)
