"""A platform to talk to: the one that is asked for, the one that runs here, or one just for this command."""

import asyncio
import logging
import signal
import sys
import tempfile
from collections.abc import Callable, Coroutine
from contextlib import suppress
from pathlib import Path
from threading import Thread
from typing import Any

import httpx

from sagebrush_cli.missing import require_platform
from sagebrush_cli.options import HERE
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings

TERMINATED = 128 + signal.SIGTERM
"""The status of a command that was told to end, as shells have it."""


def with_platform(url: str, use: Callable[[str], None]) -> None:
    """Call ``use`` with ``url``, or with a platform of its own when none answers and nobody named one."""
    if url != HERE or answers(url):
        use(url)
    else:
        with_own_platform("demo", lambda own, _data: use(own))


def with_own_platform(command: str, use: Callable[[str, Path], None]) -> None:
    """Call ``use`` with the address and the data of a platform that ``command`` has for itself."""
    require_platform(command)
    asyncio.run(_until_terminated(_with_own(use)))


def answers(url: str) -> bool:
    """Whether a platform is ready at ``url``."""
    try:
        return httpx.get(f"{url}/readyz", timeout=2).is_success
    except httpx.TransportError:
        return False


async def _with_own(use: Callable[[str, Path], None]) -> None:
    """A platform that leaves nothing behind; ``use`` runs beside its supervisor."""
    logging.basicConfig(format="%(message)s", level=logging.WARNING)
    with tempfile.TemporaryDirectory(prefix="sagebrush-") as folder:
        async with Platform(HostSettings(data_dir=Path(folder), gateway_port=0)) as platform:
            await beside(use, platform.url, platform.place.root)


async def beside(use: Callable[..., Any], *arguments: Any) -> None:
    """Return when ``use``, in a thread, does; raises what it raises. Whoever is cancelled does not wait for it."""
    loop = asyncio.get_running_loop()
    done = loop.create_future()

    def run() -> None:
        error: BaseException | None = None
        try:
            use(*arguments)
        except BaseException as raised:
            error = raised
        with suppress(RuntimeError):  # nobody waits any more
            loop.call_soon_threadsafe(_settle, done, error)

    Thread(target=run, daemon=True).start()
    await done


def _settle(done: "asyncio.Future[None]", error: BaseException | None) -> None:
    if not done.done():
        done.set_exception(error) if error is not None else done.set_result(None)


async def _until_terminated(work: Coroutine[Any, Any, None]) -> None:
    """Does ``work``; SIGTERM ends it as Ctrl-C does, so that nothing is left behind."""
    task = asyncio.ensure_future(work)
    is_terminated = asyncio.Event()

    def terminate() -> None:
        is_terminated.set()
        task.cancel()

    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, terminate)
    try:
        await task
    except asyncio.CancelledError:
        if is_terminated.is_set():
            sys.exit(TERMINATED)
        raise
