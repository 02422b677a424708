"""``python -m sagebrush_host.processes.fork_server``: imports what several processes need, and forks into each of them.

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

from sagebrush_host.processes import linux

REQUEST_BYTES = 256 * 1024
UNUSED = "rich"
"""structlog imports it where it is installed, to draw in colours: megabytes in every process, and logs are JSON."""


class Request(TypedDict):
    """What a new process shall be."""

    name: str
    module: list[str]
    """A module and its arguments."""
    imports: list[str]
    """Libraries to import before the fork; they stay for later ones."""
    environment: dict[str, str]


def main(requests: socket.socket) -> None:
    """Answer each request with the id of a new process, which becomes the module of the request."""
    linux.die_with_parent(os.getppid())
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # no zombies: the supervisor notices a death by itself
    server = os.getpid()
    request, descriptors = fork_for_each(requests)
    requests.close()
    signal.signal(signal.SIGCHLD, signal.SIG_DFL)
    set_up_child(server, request, *descriptors)
    runpy.run_module(request["module"][0], run_name="__main__", alter_sys=True)


def fork_for_each(requests: socket.socket) -> tuple[Request, list[int]]:
    """The request that this process is the answer to; returns in a child alone, and ends with the supervisor."""
    while True:
        message, descriptors, _, _ = socket.recv_fds(requests, REQUEST_BYTES, 2)
        if not message:
            sys.exit()
        request: Request = json.loads(message)
        import_libraries(request["imports"])
        answer = forked()
        if answer == "0":
            return request, descriptors
        requests.send(answer.encode())
        for descriptor in descriptors:
            os.close(descriptor)


def forked() -> str:
    """The id of the new process, ``0`` in itself; why there is none where the machine has no room for it."""
    try:
        return str(os.fork())
    except OSError as error:
        return f"{error.errno} {error.strerror}"


def import_libraries(libraries: list[str]) -> None:
    """Import ``libraries`` and keep the garbage collector away from them, so that their pages stay shared."""
    sys.modules[UNUSED] = None  # type: ignore[assignment]  # it cannot be imported, until the libraries are here
    for library in libraries:
        with suppress(Exception):  # the process that needs it says so in its own log
            importlib.import_module(library)
    del sys.modules[UNUSED]
    gc.collect()
    gc.freeze()


def set_up_child(parent: int, request: Request, log: int, _lock: int) -> None:
    """Take on a session, a name, a log, an environment, arguments. The lock is held as long as the process lives."""
    os.setsid()
    linux.die_with_parent(parent)
    linux.set_process_name(request["name"])
    os.dup2(log, 1)
    os.dup2(log, 2)
    os.close(log)
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.argv = request["module"]


if __name__ == "__main__":
    main(socket.socket(fileno=int(sys.argv[1])))
