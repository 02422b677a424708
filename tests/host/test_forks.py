"""Processes by forking: the same as by starting a program, only sooner."""

import asyncio
import errno
import json
import os
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import pytest

from sagebrush_host.processes import fork_server, linux
from sagebrush_host.processes.child import Child
from sagebrush_host.processes.fork_client import ForkClient, ForkServer, NoRoom
from sagebrush_host.processes.fork_server import Request
from sagebrush_host.processes.process import Process
from sagebrush_host.processes.spawn import Spawner
from sagebrush_host.spec import Spec
from tests.host.children import gone, is_alive
from tests.patience import PATIENCE

ROOT = Path(__file__).parents[2]
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="forking is safe on Linux alone")


@pytest.fixture
async def spawner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Spawner]:
    """A spawner whose modules may be those of the tests."""
    monkeypatch.setenv("PYTHONPATH", str(ROOT), prepend=os.pathsep)
    lock = os.open(tmp_path / "lock", os.O_CREAT)
    spawner = Spawner(tmp_path, lock)
    yield spawner
    await spawner.close()
    os.close(lock)


async def ready(_pid: int) -> bool:
    """Nobody asks."""
    return True


def waiting(name: str, *arguments: str, imports: tuple[str, ...] = (), **environment: str) -> Spec:
    """A process that says who it is."""
    module = ("tests.host.waiting", *arguments)
    return Spec(name=name, module=module, imports=imports, environment=environment, ready=ready, stage=1)


async def said(folder: Path, name: str) -> dict[str, Any]:
    """What the process wrote into its log."""
    log = folder / f"{name}.log"
    while not log.exists() or not log.read_text().endswith("}\n"):
        await asyncio.sleep(0.01)
    words: dict[str, Any] = json.loads(log.read_text().splitlines()[-1])
    return words


async def end(child: Child) -> None:
    """Ask it to go, and wait."""
    child.terminate()
    await asyncio.wait_for(child.wait(), PATIENCE)


async def test_a_forked_process_has_arguments_environment_and_log_of_its_own(spawner: Spawner, tmp_path: Path) -> None:
    ann = await spawner(waiting("ann", "a", "b", WORD="hello"))
    bob = await spawner(waiting("bob", WORD="bye"))
    assert await said(tmp_path, "ann") == {"pid": ann.pid, "arguments": ["a", "b"], "word": "hello", "decimal": False}
    assert (await said(tmp_path, "bob"))["word"] == "bye"
    await asyncio.gather(end(ann), end(bob))


async def test_it_leads_a_group_and_is_listed_by_its_name(spawner: Spawner, tmp_path: Path) -> None:
    child = await spawner(waiting("ann"))
    await said(tmp_path, "ann")
    assert os.getpgid(child.pid) == child.pid
    assert Path(f"/proc/{child.pid}/comm").read_text() == "ann\n"
    await end(child)


async def test_libraries_are_there_before_it_begins(spawner: Spawner, tmp_path: Path) -> None:
    child = await spawner(waiting("ann", imports=("decimal", "no_such_library")))
    assert (await said(tmp_path, "ann"))["decimal"]
    await end(child)


async def test_a_library_that_does_not_fit_the_others_ends_only_who_needs_it(
    spawner: Spawner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Stubs that are newer than gRPC say so with a RuntimeError when they are imported."""
    (tmp_path / "unfit.py").write_text("raise RuntimeError('newer than its runtime')")
    monkeypatch.setenv("PYTHONPATH", str(tmp_path), prepend=os.pathsep)
    child = await spawner(waiting("ann", imports=("unfit", "decimal")))
    assert (await said(tmp_path, "ann"))["decimal"]
    await end(child)


async def test_its_death_is_noticed(spawner: Spawner, tmp_path: Path) -> None:
    child = await spawner(waiting("ann"))
    os.kill(child.pid, 9)
    await asyncio.wait_for(child.wait(), PATIENCE)
    assert not is_alive(child.pid)


async def test_a_machine_without_room_for_a_process_more_keeps_those_that_run(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> int:
        raise OSError(errno.EAGAIN, "no room")

    def serve() -> None:
        with suppress(SystemExit):
            fork_server.fork_for_each(theirs)

    monkeypatch.setattr(os, "fork", refuse)
    monkeypatch.setattr(fork_server, "import_libraries", list)
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setblocking(False)
    with (tmp_path / "log").open("w") as log, theirs, ours:
        serving = asyncio.create_task(asyncio.to_thread(serve))
        server = ForkServer(cast(Any, None), ours)
        client = ForkClient(tmp_path)
        client._server = server
        request = Request(name="ann", module=[], imports=[], environment={})
        for _ in range(2):
            with pytest.raises(NoRoom, match="no room"):
                await client.fork(request, [log.fileno()])
            assert client._server is server
        ours.close()
        await serving


async def test_a_process_that_is_told_too_much_to_start_takes_no_other_along(spawner: Spawner, tmp_path: Path) -> None:
    ann = await spawner(waiting("ann"))
    await said(tmp_path, "ann")
    with pytest.raises(OSError, match="too long"):
        await spawner(waiting("bob", WORD="hello" * 100_000))
    await end(await spawner(waiting("bob")))
    assert is_alive(ann.pid)
    await end(ann)


async def test_a_process_that_cannot_be_watched_is_ended_alone(
    spawner: Spawner, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    open_watch, unwatched = os.pidfd_open, list[int]()

    def refuse(pid: int, flags: int = 0) -> int:
        if pid == os.getpid():
            return open_watch(pid, flags)
        unwatched.append(pid)
        raise OSError(errno.EMFILE, "too many open files")

    ann = await spawner(waiting("ann"))
    await said(tmp_path, "ann")
    with monkeypatch.context() as crowded:
        crowded.setattr(os, "pidfd_open", refuse)
        with pytest.raises(OSError, match="too many open files"):
            await spawner(waiting("bob"))
    async with asyncio.timeout(PATIENCE):
        for pid in unwatched:
            await gone(pid)
    assert len(unwatched) == 1
    assert is_alive(ann.pid)
    await end(ann)


async def test_a_killed_fork_server_takes_its_processes_along_and_is_replaced(spawner: Spawner, tmp_path: Path) -> None:
    process = Process(waiting("ann"), spawner)
    process.start()
    first = (await said(tmp_path, "ann"))["pid"]
    os.kill(int(Path(f"/proc/{first}/stat").read_text().rsplit(")", 1)[1].split()[1]), 9)
    await gone(first)
    while process.restarts == 0 or process.pid in (None, first):
        await asyncio.sleep(0.01)
    await process.stop()


async def test_a_process_that_is_no_longer_wanted_when_it_is_born_is_ended(spawner: Spawner, tmp_path: Path) -> None:
    process = Process(waiting("ann"), spawner)
    process.start()
    await asyncio.sleep(0)
    await process.stop()
    assert process.pid is None
    await end(await spawner(waiting("bob")))


async def test_a_process_whose_parent_died_before_it_could_ask_for_it_ends() -> None:
    """Otherwise it would hold the lock for ever, and no platform would start again beside it."""
    for parent, status in ((os.getpid(), 0), (1 << 22, 1)):
        command = (sys.executable, linux.__file__, str(parent), sys.executable, "-c", "")
        process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
        _, errors = await process.communicate()
        assert (process.returncode, b"has ended" in errors) == (status, bool(status))
