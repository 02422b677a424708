"""``python -m sagebrush_host.forkserver``: imports what several processes need, and becomes each of them by forking.

Imported once, the libraries are read once, kept in memory once, and already there when a process must be started again.
No library that is imported here may start a thread or open a connection when it is imported.
"""

import gc
import importlib
import json
import os
import runpy
import signal
import socket
import sys
from contextlib import suppress
from typing import TypedDict

from sagebrush_host import linux

LARGEST = 256 * 1024
"""Bytes of a request."""

ORNAMENT = "rich"
"""What structlog takes along where it finds it, to draw in colours: megabytes in every process, and logs are JSON."""


class Request(TypedDict):
    """What a new process shall be."""

    name: str
    module: list[str]
    """A module and its arguments."""
    imports: list[str]
    """Libraries to have before the fork; they stay for later ones."""
    environment: dict[str, str]


def main(door: socket.socket) -> None:
    """Answer each request with the id of a new process, which goes on from here as what it shall be."""
    linux.die_with_parent()
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies: the supervisor notices a death by itself
    request, descriptors = next_fork(door)
    door.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    settle(request, *descriptors)
    runpy.run_module(request["module"][0], run_name="__main__", alter_sys=True)


def next_fork(door: socket.socket) -> tuple[Request, list[int]]:
    """The request that this process is the answer to; returns in a child alone, and ends with the supervisor."""
    while True:
        message, descriptors, _, _ = socket.recv_fds(door, LARGEST, 2)
        if not message:
            sys.exit()
        request: Request = json.loads(message)
        prepare(request["imports"])
        if (pid := os.fork()) == 0:
            return request, descriptors
        door.send(str(pid).encode())
        for descriptor in descriptors:
            os.close(descriptor)


def prepare(libraries: list[str]) -> None:
    """Import ``libraries`` and keep the garbage collector away from them, so that their pages stay shared."""
    sys.modules[ORNAMENT] = None  # type: ignore[assignment]  # it cannot be imported, until the libraries are here
    for library in libraries:
        with suppress(ImportError):  # whoever needs it will say so in a log of its own
            importlib.import_module(library)
    del sys.modules[ORNAMENT]
    gc.collect()
    gc.freeze()


def settle(request: Request, log: int, _lock: int) -> None:
    """Take on a session, a name, a log, an environment, arguments. The lock is held by being alive."""
    os.setsid()
    linux.die_with_parent()
    linux.take_name(request["name"])
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(log)
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = request["module"]


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
