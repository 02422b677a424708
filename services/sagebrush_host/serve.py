"""A platform that runs until a signal."""

import asyncio
import signal
from collections.abc import Callable

from sagebrush_host.plan import Plan, processes
from sagebrush_host.platform import Platform
from sagebrush_host.settings import HostSettings

STOP_SIGNALS = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)


async def serve(settings: HostSettings, on_ready: Callable[[Platform], None], plan: Plan = processes) -> None:
    """Run a platform until a signal; ``on_ready`` is called once it is ready."""
    stopped = _cancel_on_signal()
    try:
        async with Platform(settings, plan) as platform:
            on_ready(platform)
            await asyncio.Future()
    except asyncio.CancelledError:
        if not stopped.is_set():
            raise


def _cancel_on_signal() -> asyncio.Event:
    """Cancel the calling task at the first signal and ignore those that follow; the event is set with the first."""
    loop, stopped, task = asyncio.get_running_loop(), asyncio.Event(), asyncio.current_task()
    assert task is not None

    def stop() -> None:
        if not stopped.is_set():
            stopped.set()
            task.cancel()

    for number in STOP_SIGNALS:
        if not (number == signal.SIGHUP and signal.getsignal(number) is signal.SIG_IGN):  # nohup lets it be ignored
            loop.add_signal_handler(number, stop)
    return stopped
