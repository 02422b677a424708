"""One supervised process: started, asked for its health, started again when it ends, stopped with SIGTERM first."""

import asyncio

from sagebrush_host.processes.child import LOG, Spawn, end, kill, spawned
from sagebrush_host.processes.probes import succeeds
from sagebrush_host.spec import Probe, Spec
from sagebrush_process.sentence_logs import event

HEALTHY_SECONDS = 3.0
"""Seconds of readiness after which earlier failures are forgotten."""
MAX_FAILED_STARTS = 4
"""Runs that may end before the process was ever ready; then it is given up."""
STARTING_PROBE_SECONDS, READY_PROBE_SECONDS = 0.03, 5.0
"""Seconds between two probes, before and after the process is ready."""
LONGEST_CHECK = 10.0
"""Seconds from one check to the next on a machine that runs."""


class Process:
    """One process of the platform; ``pid`` is that of its present run."""

    def __init__(self, spec: Spec, spawn: Spawn) -> None:
        self.spec = spec
        self.pid: int | None = None
        self.restarts = 0
        """Runs after the first."""
        self._spawn = spawn
        self._ready = asyncio.Event()
        self._ready_since: float | None = None
        self._was_ever_ready = False
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
            kill(self.pid)

    async def stop(self) -> None:
        """End it with SIGTERM, after ten seconds with SIGKILL, and do not start it again."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.wait([self._task])
            self._task = None

    async def _keep_running(self) -> None:
        """Start it again and again, with a pause that grows while runs fail."""
        failures = 0
        while True:
            try:
                await self._run()
            except OSError as error:
                LOG.error("%s could not be started: %s", self.spec.name, error, extra=event("start-failed"))
            failures = 1 if self._was_healthy() else failures + 1
            if failures == MAX_FAILED_STARTS and not self._was_ever_ready:
                return
            LOG.warning(
                "%s ended; the next run starts in %.1f s", self.spec.name, pause(failures), extra=event("process-ended")
            )
            await asyncio.sleep(pause(failures))
            self.restarts += 1

    async def _run(self) -> None:
        """One run from its start to its end."""
        self._ready_since = None
        child = await spawned(self._spawn(self.spec), self.spec.name)
        self.pid = child.pid
        checks = asyncio.create_task(self._check_health(child.pid))
        try:
            await child.wait()
        except asyncio.CancelledError:
            await end(child, self.spec.name)
            raise
        finally:
            checks.cancel()
            self._ready.clear()
            self.pid = None

    def _was_healthy(self) -> bool:
        """Whether the run that ended had been ready for three seconds."""
        return self._ready_since is not None and _now() - self._ready_since > HEALTHY_SECONDS

    async def _check_health(self, pid: int) -> None:
        """Note when the run is ready; kill it when it has failed its health check for too long.

        Between two checks at most ``LONGEST_CHECK`` seconds count: a machine that stood still has failed nothing.
        """
        failing, checked = 0.0, _now()
        while failing < self.spec.unhealthy_seconds:
            if await succeeds(self._probe(), pid):
                failing = 0.0
                self._note_ready()
            await asyncio.sleep(READY_PROBE_SECONDS if self._ready.is_set() else STARTING_PROBE_SECONDS)
            failing, checked = failing + min(_now() - checked, LONGEST_CHECK), _now()
        LOG.error(
            "%s failed its health check for %.0f s",
            self.spec.name,
            self.spec.unhealthy_seconds,
            extra=event("unhealthy"),
        )
        self.kill()

    def _probe(self) -> Probe:
        """Readiness until the run is ready, then liveness."""
        return self.spec.alive if self.spec.alive and self._ready.is_set() else self.spec.ready

    def _note_ready(self) -> None:
        if self._ready.is_set():
            return
        if self._was_ever_ready:
            LOG.info("%s is ready again", self.spec.name, extra=event("ready-again"))
        self._ready_since = _now()
        self._was_ever_ready = True
        self._ready.set()


def pause(failures: int) -> float:
    """Seconds to wait before the next run: a tenth after the first failure, doubled after each, five at most."""
    return float(min(0.1 * 2 ** (failures - 1), 5.0))


def _now() -> float:
    """Seconds on a clock that never goes back."""
    return asyncio.get_running_loop().time()
