"""How a process begins: in a session of its own, its words in its log, its life tied to the supervisor's."""

import asyncio
import ctypes
import os
import signal
import sys
from pathlib import Path

from sagebrush_host import logs
from sagebrush_host.process import Spawn
from sagebrush_host.spec import Spec

DIE_WITH_PARENT = 1
"""``PR_SET_PDEATHSIG`` of Linux; elsewhere the inherited lock tells that somebody was left."""
LIBC = ctypes.CDLL(None) if sys.platform == "linux" else None


def spawner(folder: Path, lock: int) -> Spawn:
    """A function that starts a process with its log in ``folder`` and the ``lock`` in its hands."""

    async def spawn(spec: Spec) -> asyncio.subprocess.Process:
        with logs.opened(folder / f"{spec.name}.log") as log:
            return await asyncio.create_subprocess_exec(
                *spec.command,
                env={**os.environ, **spec.environment},
                stdin=asyncio.subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,  # Ctrl-C is for the supervisor, which stops them in order
                pass_fds=(lock,),
                preexec_fn=_die_with_parent,
            )

    return spawn


def _die_with_parent() -> None:
    """Ask the kernel for a SIGTERM when the supervisor is gone, however it went."""
    if LIBC is not None:
        LIBC.prctl(DIE_WITH_PARENT, signal.SIGTERM)
