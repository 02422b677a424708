"""The whole platform as one object: started, used, broken by tests, stopped."""

import asyncio
from collections.abc import Iterable
from contextlib import AsyncExitStack, suppress
from itertools import groupby
from typing import Self

from msgspec.structs import replace

from sagebrush_host import plan
from sagebrush_host.disk import disks_of, require_room, watch_disk
from sagebrush_host.embedded.site import prepare_site
from sagebrush_host.errors import NeverReady
from sagebrush_host.lock import hold_lock
from sagebrush_host.place import Place, open_place
from sagebrush_host.plan import Plan, Site
from sagebrush_host.ports import claim_gateway_port
from sagebrush_host.processes.log_files import last_lines, watch_logs
from sagebrush_host.processes.process import Process
from sagebrush_host.processes.spawn import Spawner
from sagebrush_host.settings import HostSettings

READY_SECONDS = 60.0
"""Seconds that the processes may take to become ready, the servers' loading apart."""


class Platform:
    """The processes of one data directory, under supervision while the ``async with`` block lasts."""

    def __init__(self, settings: HostSettings, plan: Plan = plan.processes) -> None:
        self.settings = settings
        self.processes: dict[str, Process] = {}
        self.place: Place
        self.site: Site
        self._plan = plan
        self._stack = AsyncExitStack()

    @property
    def url(self) -> str:
        """The address of the public API."""
        host = self.settings.gateway_host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.settings.gateway_port}"

    async def __aenter__(self) -> Self:
        async with AsyncExitStack() as stack:
            require_room(self.settings.data_dir)
            self.place = stack.enter_context(open_place(self.settings.data_dir))
            disks = disks_of(self.place.root, self.place.data("record"))
            for disk in disks[1:]:
                require_room(disk)
            lock = await stack.enter_async_context(hold_lock(self.place.root / "lock"))
            self.settings = replace(self.settings, gateway_port=claim_gateway_port(self.settings))
            self.site = prepare_site(self.place, self.settings)
            spawn = Spawner(self.place.logs, lock)
            stack.push_async_callback(spawn.close)
            self.processes = {spec.name: Process(spec, spawn) for spec in self._plan(self.site)}
            stack.push_async_callback(self._stop)
            for disk in disks:
                stack.callback(asyncio.create_task(watch_disk(disk), name="disk").cancel)
            stack.callback(asyncio.create_task(watch_logs(self.place.logs), name="logs").cancel)
            await self._start()
            self._stack = stack.pop_all()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._stack.aclose()

    async def ready(self) -> None:
        """Return when every process is ready, again if need be."""
        await self._all_ready(self.processes.values())

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
        """Return when ``process`` is ready; ``NeverReady`` with the end of its log otherwise."""
        with suppress(TimeoutError):
            async with asyncio.timeout(max(READY_SECONDS, process.spec.unhealthy_seconds)):
                if await process.ready():
                    return
        log = self.place.logs / f"{process.spec.name}.log"
        raise NeverReady(f"{process.spec.name} did not become ready. The end of {log}:\n{last_lines(log)}")

    async def _stop(self) -> None:
        """The last stage first; the processes of a stage together."""
        for _, group in groupby(sorted(self.processes.values(), key=_stage, reverse=True), key=_stage):
            await asyncio.gather(*(process.stop() for process in group))


def _stage(process: Process) -> int:
    return process.spec.stage
