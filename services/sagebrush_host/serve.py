"""A platform that runs until somebody says stop."""

import asyncio
import signal
from collections.abc import Callable

from sagebrush_host.plan import Plan, processes
from sagebrush_host.platform import Platform
from sagebrush_host.settings import Settings

STOPS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


async def serve(settings: Settings, tell: Callable[[Platform], None], plan: Plan = processes) -> None:
    """Run a platform until a signal; ``tell`` is called once it is ready."""
    stopped = _on_signal()
    try:
        async with Platform(settings, plan) as platform:
            tell(platform)
            await asyncio.Future()
    except asyncio.CancelledError:
        if not stopped.is_set():
            raise


def _on_signal() -> asyncio.Event:
    """Cancels the task that asks at the first signal and ignores those that follow; the event says that one came."""
    loop, stopped, task = asyncio.get_running_loop(), asyncio.Event(), asyncio.current_task()
    assert task is not None

    def stop() -> None:
        if not stopped.is_set():
            stopped.set()
            task.cancel()

    for number in STOPS:
        loop.add_signal_handler(number, stop)
    return stopped
