"""One supervised process: started, watched, started again when it dies, ended politely."""

import asyncio
import logging
import os
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Protocol

from sagebrush_host.probes import answers
from sagebrush_host.spec import Probe, Spec

LOG = logging.getLogger("sagebrush_host")
GRACE = 10.0
"""Seconds between the polite end and the other one."""
HEALTHY = 3.0
"""Seconds of readiness after which earlier failures are forgotten."""
STILLBORN = 4
"""Runs that may end, never ready, before the process is given up."""
ASKED_OFTEN, ASKED_SELDOM = 0.03, 5.0
"""Seconds between two probes, before and after the process is ready."""


class Child(Protocol):
    """A running process."""

    @property
    def pid(self) -> int:
        """Its id, which is that of its group too."""

    async def wait(self) -> object:
        """Return when it is gone."""

    def terminate(self) -> None:
        """Ask it to go."""


Spawn = Callable[[Spec], Awaitable[Child]]


class Process:
    """One process of the platform; ``pid`` is that of its present run."""

    def __init__(self, spec: Spec, spawn: Spawn) -> None:
        self.spec = spec
        self.pid: int | None = None
        self.restarts = 0
        self._spawn = spawn
        self._ready = asyncio.Event()
        self._ready_since: float | None = None
        self._proven = False
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Keep it running from now on."""
        self._task = asyncio.create_task(self._keep_running(), name=self.spec.name)

    async def ready(self) -> bool:
        """True once the present run is ready; False when it ended too often without ever being so."""
        assert self._task is not None
        while not (self._ready.is_set() or self._task.done()):
            wait = asyncio.create_task(self._ready.wait())
            await asyncio.wait([wait, self._task], return_when=asyncio.FIRST_COMPLETED)
            wait.cancel()
        return self._ready.is_set()

    def kill(self) -> None:
        """End the present run as a crash would; the supervisor starts the next."""
        self._ready.clear()
        if self.pid is not None:
            _kill(self.pid)

    async def stop(self) -> None:
        """End it politely, and for good; by force after ten seconds."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    async def _keep_running(self) -> None:
        """Run after run, with a pause that grows while they fail."""
        failures = 0
        while True:
            try:
                await self._run()
            except OSError as error:
                LOG.error("%s could not be started: %s", self.spec.name, error)
            failures = 1 if self._was_healthy() else failures + 1
            if failures == STILLBORN and not self._proven:
                return
            LOG.warning("%s ended; the next run starts in %.1f s", self.spec.name, pause(failures))
            await asyncio.sleep(pause(failures))
            self.restarts += 1

    async def _run(self) -> None:
        """One run from its start to its end."""
        self._ready_since = None
        child = await _begun(self._spawn(self.spec))
        self.pid = child.pid
        watch = asyncio.create_task(self._watch(child.pid))
        try:
            await child.wait()
        except asyncio.CancelledError:
            await _end(child)
            raise
        finally:
            watch.cancel()
            self._ready.clear()
            self.pid = None

    def _was_healthy(self) -> bool:
        """Whether the run that ended had been ready for a good while."""
        return self._ready_since is not None and _now() - self._ready_since > HEALTHY

    async def _watch(self, pid: int) -> None:
        """Say when the run is ready; end it when it has given no good answer for too long."""
        good = _now()
        while _now() - good < self.spec.patience:
            if await answers(self._question(), pid):
                good = _now()
                self._say_ready()
            await asyncio.sleep(ASKED_SELDOM if self._ready.is_set() else ASKED_OFTEN)
        LOG.error("%s gave no good answer for %.0f s", self.spec.name, self.spec.patience)
        self.kill()

    def _question(self) -> Probe:
        """What to ask the run at this time of its life."""
        return self.spec.alive if self.spec.alive and self._ready.is_set() else self.spec.ready

    def _say_ready(self) -> None:
        """Wake those who wait for this run."""
        if self._ready.is_set():
            return
        if self._proven:
            LOG.info("%s is ready again", self.spec.name)
        self._ready_since = _now()
        self._proven = True
        self._ready.set()


def pause(failures: int) -> float:
    """Seconds to wait before the next run: a tenth after the first failure, doubled after each, five at most."""
    return float(min(0.1 * 2 ** (failures - 1), 5.0))


def _now() -> float:
    """Seconds on a clock that never goes back."""
    return asyncio.get_running_loop().time()


async def _begun(spawning: Awaitable[Child]) -> Child:
    """The new process; one that nobody wants any more is ended as soon as it is there."""
    beginning = asyncio.ensure_future(spawning)
    try:
        return await asyncio.shield(beginning)
    except asyncio.CancelledError:
        await _end(await beginning)
        raise


async def _end(child: Child) -> None:
    """Return when ``child`` is gone: asked to go, and killed when it does not."""
    with suppress(ProcessLookupError):
        child.terminate()
    try:
        await asyncio.wait_for(child.wait(), GRACE)
    except TimeoutError:
        LOG.warning("process %d did not stop within %.0f s and was killed", child.pid, GRACE)
        _kill(child.pid)
        await child.wait()


def _kill(pid: int) -> None:
    """End the process ``pid`` and its group, if there still is one, or if it is too young to have a group."""
    for end in (os.killpg, os.kill):
        with suppress(ProcessLookupError):
            end(pid, signal.SIGKILL)
