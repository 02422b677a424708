"""The supervisor's side of the fork server: asks for processes, and notices when they end."""

import asyncio
import json
import os
import signal
import socket
import sys
from dataclasses import dataclass
from pathlib import Path

from sagebrush_host import logs
from sagebrush_host.forkserver import Request

ANSWER = 32
"""Bytes of a process id as text."""


class Forked:
    """A process of the fork server, known by a descriptor that the kernel keeps true."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._gone = asyncio.Event()
        try:
            self._descriptor = os.pidfd_open(pid)
        except ProcessLookupError:
            self._gone.set()
        else:
            asyncio.get_running_loop().add_reader(self._descriptor, self._end)

    async def wait(self) -> None:
        """Return when it is gone."""
        await self._gone.wait()

    def terminate(self) -> None:
        """Ask it to go."""
        if not self._gone.is_set():
            signal.pidfd_send_signal(self._descriptor, signal.SIGTERM)

    def _end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._descriptor)
        os.close(self._descriptor)
        self._gone.set()


@dataclass(frozen=True, slots=True)
class Server:
    """A running fork server and the socket it takes requests from."""

    process: asyncio.subprocess.Process
    door: socket.socket

    async def asked(self, request: Request, descriptors: list[int]) -> int:
        """The id of a new process."""
        socket.send_fds(self.door, [json.dumps(request).encode()], descriptors)
        answer = await asyncio.get_running_loop().sock_recv(self.door, ANSWER)
        if not answer:
            raise ConnectionResetError("the fork server ended")
        return int(answer)

    async def close(self) -> None:
        """Let it go, and with it whatever it forked."""
        self.door.close()
        await self.process.wait()


class Forks:
    """One fork server, started with the first request and again when it is gone."""

    def __init__(self, folder: Path) -> None:
        self._log = folder / "forkserver.log"
        self._server: Server | None = None
        self._one_at_a_time = asyncio.Lock()

    async def fork(self, request: Request, descriptors: list[int]) -> Forked:
        """A new process with these ``descriptors`` in its hands: its log and the lock."""
        async with self._one_at_a_time:
            try:
                return await self._fork(request, descriptors)
            except OSError:  # the server was killed: the next one can do the same
                await self.close()
                return await self._fork(request, descriptors)

    async def close(self) -> None:
        """Let the server go, if there is one."""
        if self._server is not None:
            await self._server.close()
            self._server = None

    async def _fork(self, request: Request, descriptors: list[int]) -> Forked:
        self._server = self._server or await _started(self._log)
        return Forked(await self._server.asked(request, descriptors))


def can_fork() -> bool:
    """Whether forks can be watched here: Linux 5.3 and later can."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):
        return False
    return True


async def _started(words: Path) -> Server:
    """A new fork server, with its log at ``words``."""
    door, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    door.setblocking(False)
    with theirs, logs.opened(words) as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "sagebrush_host.forkserver", str(theirs.fileno())),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=(theirs.fileno(),),
        )
    return Server(process, door)
