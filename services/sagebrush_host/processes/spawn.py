"""How a process is started: in a session of its own, writing to its log, its life tied to the supervisor's."""

import asyncio
import os
from pathlib import Path

from sagebrush_host.processes.child import Child
from sagebrush_host.processes.fork_client import ForkClient, is_forking_supported
from sagebrush_host.processes.fork_server import Request
from sagebrush_host.processes.linux import with_parent_death_signal
from sagebrush_host.processes.log_files import open_log
from sagebrush_host.spec import Spec


class Spawner:
    """Starts processes with their logs in the folder ``logs``; each inherits the ``lock``."""

    def __init__(self, logs: Path, lock: int) -> None:
        self._logs = logs
        self._lock = lock
        self._fork_client = ForkClient(logs)

    async def __call__(self, spec: Spec) -> Child:
        """A new run of ``spec``: a module by forking, where that is supported, anything else as a program."""
        environment = {**os.environ, **spec.environment}
        with open_log(self._logs / f"{spec.name}.log") as log:
            if spec.module and is_forking_supported():
                return await self._fork_client.fork(_request_for(spec, environment), [log.fileno(), self._lock])
            return await asyncio.create_subprocess_exec(
                *with_parent_death_signal(spec.command),
                env=environment,
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the supervisor, which stops them in order
                pass_fds=(self._lock,),
            )

    async def close(self) -> None:
        """End the fork server."""
        await self._fork_client.close()


def _request_for(spec: Spec, environment: dict[str, str]) -> Request:
    return Request(name=spec.name, module=list(spec.module), imports=list(spec.imports), environment=environment)
