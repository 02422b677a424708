"""A running process as the supervisor holds it: how it is awaited and ended."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from sagebrush_host.spec import Spec
from sagebrush_process.sentence_logs import event

LOG = logging.getLogger("sagebrush_host")
STOP_SECONDS = 10.0
"""Seconds between SIGTERM and SIGKILL."""


class Child(Protocol):
    """A running process."""

    @property
    def pid(self) -> int:
        """Its id, which is that of its group too."""

    async def wait(self) -> object:
        """Return when it has ended."""

    def terminate(self) -> None:
        """Send it SIGTERM."""


Spawn = Callable[[Spec], Awaitable[Child]]


async def spawned(spawning: Awaitable[Child], name: str) -> Child:
    """The new process; when the caller is cancelled meanwhile, it is ended as soon as it is there, if it ever is."""
    child = asyncio.ensure_future(spawning)
    try:
        return await asyncio.shield(child)
    except asyncio.CancelledError:
        with suppress(OSError):  # it could not be started: in place of the cancellation, that would ask for another try
            await end(await child, name)
        raise


async def end(child: Child, name: str) -> None:
    """Return when the process called ``name`` has ended, killed when SIGTERM did not end it."""
    with suppress(ProcessLookupError):
        child.terminate()
    try:
        await asyncio.wait_for(child.wait(), STOP_SECONDS)
    except TimeoutError:
        LOG.warning("%s did not stop within %.0f s and was killed", name, STOP_SECONDS, extra=event("killed"))
        kill(child.pid)
        await child.wait()


def kill(pid: int) -> None:
    """End the process ``pid`` and its group, if there still is one, or if it is too young to have a group."""
    for end in (os.killpg, os.kill):
        with suppress(ProcessLookupError):
            end(pid, signal.SIGKILL)
