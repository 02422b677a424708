"""How a process begins: in a session of its own, its words in its log, its life tied to the supervisor's."""

import asyncio
import os
from pathlib import Path

from sagebrush_host import linux, logs
from sagebrush_host.forks import Forks, can_fork
from sagebrush_host.forkserver import Request
from sagebrush_host.process import Child
from sagebrush_host.spec import Spec


class Spawner:
    """Starts processes with their logs in ``folder`` and the ``lock`` in their hands."""

    def __init__(self, folder: Path, lock: int) -> None:
        self._folder = folder
        self._lock = lock
        self._forks = Forks(folder)

    async def __call__(self, spec: Spec) -> Child:
        """A new run of ``spec``: a module by forking, where that is safe, anything else as a program of its own."""
        environment = {**os.environ, **spec.environment}
        with logs.opened(self._folder / f"{spec.name}.log") as log:
            if spec.module and can_fork():
                return await self._forks.fork(_request(spec, environment), [log.fileno(), self._lock])
            return await asyncio.create_subprocess_exec(
                *linux.leashed(spec.command),
                env=environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the supervisor, which stops them in order
                pass_fds=(self._lock,),
            )

    async def close(self) -> None:
        """End what helped to start them."""
        await self._forks.close()


def _request(spec: Spec, environment: dict[str, str]) -> Request:
    """What the fork server needs to know of ``spec``."""
    return Request(name=spec.name, module=list(spec.module), imports=list(spec.imports), environment=environment)
