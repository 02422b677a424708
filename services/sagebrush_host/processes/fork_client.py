"""The supervisor's side of the fork server: asks for processes, and notices when they end."""

import asyncio
import json
import os
import signal
import socket
import sys
from dataclasses import dataclass
from pathlib import Path

from sagebrush_host.processes.fork_server import Request
from sagebrush_host.processes.log_files import open_log

ANSWER_BYTES = 200
"""Room for a process id as text, or why there is none."""


class NoRoom(OSError):
    """The machine has no room for a process more now; those that run are well."""


class ForkedProcess:
    """A process of the fork server, known by a descriptor that stays that process when its id is used again."""

    def __init__(self, pid: int) -> None:
        self.pid = pid
        self._ended = asyncio.Event()
        try:
            self._descriptor = os.pidfd_open(pid)
        except ProcessLookupError:
            self._ended.set()
        else:
            asyncio.get_running_loop().add_reader(self._descriptor, self._note_end)

    async def wait(self) -> None:
        await self._ended.wait()

    def terminate(self) -> None:
        if not self._ended.is_set():
            signal.pidfd_send_signal(self._descriptor, signal.SIGTERM)

    def _note_end(self) -> None:
        asyncio.get_running_loop().remove_reader(self._descriptor)
        os.close(self._descriptor)
        self._ended.set()


@dataclass(frozen=True, slots=True)
class ForkServer:
    """A running fork server and the socket that it reads requests from."""

    process: asyncio.subprocess.Process
    socket: socket.socket

    async def fork(self, request: Request, descriptors: list[int]) -> int:
        """The id of a new process; ConnectionResetError when the server has ended, NoRoom when it cannot fork now."""
        socket.send_fds(self.socket, [json.dumps(request).encode()], descriptors)
        answer = await asyncio.get_running_loop().sock_recv(self.socket, ANSWER_BYTES)
        if not answer:
            raise ConnectionResetError("the fork server ended")
        if not answer.isdigit():
            raise NoRoom(answer.decode())
        return int(answer)

    async def close(self) -> None:
        """End it, and with it every process that it forked."""
        self.socket.close()
        await self.process.wait()


class ForkClient:
    """One fork server, started with the first request and again when it has ended."""

    def __init__(self, logs: Path) -> None:
        self._log = logs / "forkserver.log"
        self._server: ForkServer | None = None
        self._one_at_a_time = asyncio.Lock()

    async def fork(self, request: Request, descriptors: list[int]) -> ForkedProcess:
        """A new process that inherits ``descriptors``: its log and the lock."""
        async with self._one_at_a_time:
            try:
                return await self._fork(request, descriptors)
            except ConnectionError:  # the server was killed: the next one can do the same
                await self.close()
                return await self._fork(request, descriptors)

    async def close(self) -> None:
        """End the server, if there is one."""
        if self._server is not None:
            await self._server.close()
            self._server = None

    async def _fork(self, request: Request, descriptors: list[int]) -> ForkedProcess:
        self._server = self._server or await _start(self._log)
        pid = await self._server.fork(request, descriptors)
        try:
            return ForkedProcess(pid)
        except OSError:  # nobody would notice its end
            os.kill(pid, signal.SIGKILL)
            raise


def is_forking_supported() -> bool:
    """Whether forked processes can be watched here: Linux 5.3 and later can."""
    try:
        os.close(os.pidfd_open(os.getpid()))
    except (AttributeError, OSError):
        return False
    return True


async def _start(log_file: Path) -> ForkServer:
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    ours.setblocking(False)
    with theirs, open_log(log_file) as log:
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", "sagebrush_host.processes.fork_server", str(theirs.fileno())),
            stdin=asyncio.subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
            pass_fds=(theirs.fileno(),),
        )
    return ForkServer(process, ours)
