"""The whole platform as one object: start it, use it, break it, stop it."""

import asyncio
import shutil
from collections.abc import Iterable
from contextlib import AsyncExitStack, suppress
from itertools import groupby
from typing import Self

from msgspec.structs import replace

from sagebrush_host import embedded, logs, plan
from sagebrush_host.errors import NeverReady
from sagebrush_host.lock import locked
from sagebrush_host.place import Place, settled
from sagebrush_host.plan import Plan, Site
from sagebrush_host.ports import claimed
from sagebrush_host.process import Process
from sagebrush_host.settings import Settings
from sagebrush_host.spawn import Spawner

PATIENCE = 60.0
"""Seconds that the processes may take to become ready, the servers' loading apart."""


class Platform:
    """The processes of one data directory, under supervision while the ``async with`` block lasts."""

    def __init__(self, settings: Settings, plan: Plan = plan.processes) -> None:
        self.settings = settings
        self.processes: dict[str, Process] = {}
        self.place: Place
        self.site: Site
        self._plan = plan
        self._stack = AsyncExitStack()

    @property
    def url(self) -> str:
        """The address of the public API."""
        return f"http://{self.settings.gateway_host}:{self.settings.gateway_port}"

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as stack:
            self.place = stack.enter_context(settled(self.settings.data_dir))
            lock = await stack.enter_async_context(locked(self.place.root / "lock"))
            self.settings = replace(self.settings, gateway_port=claimed(self.settings))
            self.site = embedded.prepared(self.place, self.settings)
            spawn = Spawner(self.place.logs, lock)
            stack.push_async_callback(spawn.close)
            self.processes = {spec.name: Process(spec, spawn) for spec in self._plan(self.site)}
            stack.push_async_callback(self._stop)
            await self._start()
            self._stack = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def ready(self) -> None:
        """Return when every process is ready, again if need be."""
        await self._all_ready(self.processes.values())

    async def wipe_broker(self) -> None:
        """Crash the embedded broker and lose all it had, as a broken disk would."""
        broker = self.processes["broker"]
        broker.kill()
        await broker.stop()
        shutil.rmtree(self.place.data("broker"))
        self.place.data("broker").mkdir(mode=0o700)
        broker.start()

    async def _start(self) -> None:
        """Stage after stage; the processes of a stage together."""
        for _, stage in groupby(sorted(self.processes.values(), key=_stage), key=_stage):
            group = list(stage)
            for process in group:
                process.start()
            await self._all_ready(group)

    async def _all_ready(self, group: Iterable[Process]) -> None:
        """Return when each of ``group`` is ready; ``NeverReady`` as soon as one cannot be."""
        await asyncio.gather(*(self._one_ready(process) for process in group))

    async def _one_ready(self, process: Process) -> None:
        """Return when ``process`` is ready; ``NeverReady`` with its last words otherwise."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(PATIENCE, process.spec.patience)):
                if await process.ready():
                    return
        log = self.place.logs / f"{process.spec.name}.log"
        raise NeverReady(f"{process.spec.name} did not become ready. The end of {log}:\n{logs.tail(log)}")

    async def _stop(self) -> None:
        """The last stage first; the processes of a stage together."""
        for _, group in groupby(sorted(self.processes.values(), key=_stage, reverse=True), key=_stage):
            await asyncio.gather(*(process.stop() for process in group))


def _stage(process: Process) -> int:
    """The stage in which ``process`` starts."""
    return process.spec.stage
