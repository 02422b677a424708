"""A supervised process is started, watched, started again and stopped."""

import asyncio
import errno
import os
import signal
import time
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import replace
from pathlib import Path

import pytest
from grpc import aio

from sagebrush_host.processes import child as children
from sagebrush_host.processes import process
from sagebrush_host.processes.child import Child
from sagebrush_host.processes.process import Process, pause
from sagebrush_host.processes.spawn import Spawner
from sagebrush_host.spec import Spec
from tests.host.children import EXITS_AT_ONCE, IGNORES_SIGTERM, child, gone, is_alive
from tests.patience import PATIENCE

Supervised = Callable[[Spec], AbstractAsyncContextManager[Process]]


@pytest.fixture
def supervised(tmp_path: Path) -> Supervised:
    """Runs a spec under supervision for the length of a block."""

    @asynccontextmanager
    async def run(spec: Spec) -> AsyncIterator[Process]:
        lock = os.open(tmp_path / "lock", os.O_CREAT)
        supervised = Process(spec, Spawner(tmp_path, lock))
        supervised.start()
        try:
            yield supervised
        finally:
            await supervised.stop()
            os.close(lock)

    return run


async def test_a_killed_process_is_started_again(supervised: Supervised, tmp_path: Path) -> None:
    async with supervised(child("a", tmp_path)) as it:
        assert await it.ready()
        first = it.pid
        it.kill()
        assert await it.ready()
        assert it.pid != first
        assert it.restarts == 1


async def test_a_supervisor_may_live_in_a_process_that_uses_grpc(
    supervised: Supervised, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "HEALTHY_SECONDS", 0.0)
    server = aio.server()
    port = server.add_insecure_port("127.0.0.1:0")
    await server.start()
    async with aio.insecure_channel(f"127.0.0.1:{port}") as channel, supervised(child("a", tmp_path)) as it:
        await asyncio.wait_for(channel.channel_ready(), PATIENCE)
        for _ in range(5):
            assert await it.ready()
            it.kill()
        assert await it.ready()
        assert it.restarts == 5
    await server.stop(None)


async def test_a_process_that_somebody_else_kills_is_started_again(supervised: Supervised, tmp_path: Path) -> None:
    async with supervised(child("a", tmp_path)) as it:
        assert await it.ready()
        assert it.pid is not None
        first = it.pid
        os.kill(first, signal.SIGKILL)
        await gone(first)
        while it.restarts == 0:
            await asyncio.sleep(0.01)
        assert await it.ready()


async def test_a_stopped_process_stays_stopped(supervised: Supervised, tmp_path: Path) -> None:
    async with supervised(child("a", tmp_path)) as it:
        assert await it.ready()
        assert it.pid is not None
        last = it.pid
        await it.stop()
        assert not is_alive(last)
        assert it.pid is None


async def test_a_process_that_does_not_listen_is_killed_and_the_operator_learns_which(
    supervised: Supervised, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(children, "STOP_SECONDS", 0.2)
    async with supervised(child("a", tmp_path, IGNORES_SIGTERM)) as it:
        assert await it.ready()
        assert it.pid is not None
        last = it.pid
        await it.stop()
        assert not is_alive(last)
    assert "a did not stop within" in caplog.text


async def test_a_process_that_never_was_ready_is_given_up(supervised: Supervised, tmp_path: Path) -> None:
    async with supervised(child("a", tmp_path, EXITS_AT_ONCE)) as it:
        assert not await it.ready()
    assert "no such luck" in (tmp_path / "a.log").read_text()


async def test_a_program_that_cannot_be_started_is_tried_again_and_given_up(
    supervised: Supervised, tmp_path: Path
) -> None:
    async with supervised(replace(child("a", tmp_path), program=(str(tmp_path / "nothing"),))) as it:
        assert not await it.ready()


async def test_a_process_that_fails_to_start_while_it_is_stopped_is_not_tried_again() -> None:
    tries, begun, failing = 0, asyncio.Event(), asyncio.Event()

    async def spawn(_spec: Spec) -> Child:
        nonlocal tries
        tries += 1
        begun.set()
        await failing.wait()
        raise OSError(errno.EAGAIN, "no room")

    async def ready(_pid: int) -> bool:
        return True

    it = Process(Spec(name="a", ready=ready, stage=1), spawn)
    it.start()
    await begun.wait()
    stopping = asyncio.create_task(it.stop())
    await asyncio.sleep(0)
    failing.set()
    await asyncio.wait_for(stopping, PATIENCE)
    assert tries == 1


async def test_a_process_that_stops_answering_is_started_again(
    supervised: Supervised, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "READY_PROBE_SECONDS", 0.02)
    async with supervised(child("a", tmp_path, unhealthy_seconds=0.5)) as it:
        assert await it.ready()
        (tmp_path / "a.pid").write_text("somebody else")
        while it.restarts == 0:
            await asyncio.sleep(0.01)
        assert await it.ready()


async def test_a_machine_that_stood_still_has_failed_no_check(
    supervised: Supervised, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(process, "READY_PROBE_SECONDS", 0.02)
    monkeypatch.setattr(process, "LONGEST_CHECK", 0.1)
    async with supervised(child("a", tmp_path)) as it:
        assert await it.ready()
        it.spec = replace(it.spec, unhealthy_seconds=0.5)
        time.sleep(0.8)  # nothing runs meanwhile, the supervisor neither
        await asyncio.sleep(0.2)
        assert it.restarts == 0


async def test_a_run_that_was_ready_is_asked_another_question(
    supervised: Supervised, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def alive(_pid: int) -> bool:
        return True

    monkeypatch.setattr(process, "READY_PROBE_SECONDS", 0.02)
    async with supervised(replace(child("a", tmp_path), alive=alive)) as it:
        assert await it.ready()
        it.spec = replace(it.spec, unhealthy_seconds=0.3)  # from now on: a slow machine may take longer to start it
        (tmp_path / "a.pid").write_text("somebody else")
        await asyncio.sleep(0.6)
        assert it.restarts == 0


def test_pauses_double_up_to_five_seconds() -> None:
    assert [pause(failures) for failures in (1, 2, 3, 9)] == [0.1, 0.2, 0.4, 5.0]


async def test_failures_before_a_healthy_run_are_forgotten(
    supervised: Supervised, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    counted: list[int] = []

    def at_once(failures: int) -> float:
        counted.append(failures)
        return 0.0

    monkeypatch.setattr(process, "HEALTHY_SECONDS", 0.0)
    monkeypatch.setattr(process, "pause", at_once)
    async with supervised(child("a", tmp_path)) as it:
        for _ in range(3):
            assert await it.ready()
            it.kill()
        assert await it.ready()
    assert set(counted) == {1}
