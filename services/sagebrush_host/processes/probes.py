"""How each kind of process is asked whether it is ready."""

import asyncio

from sagebrush_host.embedded.resp import ask
from sagebrush_host.spec import Probe
from sagebrush_process.healthcheck import is_ok

ANSWER_SECONDS = 2.0


async def succeeds(probe: Probe, pid: int) -> bool:
    """Whether ``probe`` says yes within two seconds.

    `asyncio.wait_for` of Python 3.11 loses a cancellation that comes when it is done: checks of a run that has ended
    would go on, and kill the next one.
    """
    try:
        async with asyncio.timeout(ANSWER_SECONDS):
            return await probe(pid)
    except (OSError, TimeoutError):
        return False


def pong(url: str) -> Probe:
    """Ready when the server has loaded its data and answers a ping."""

    async def probe(_pid: int) -> bool:
        return await ask(url, "PING") == "PONG"

    return probe


def http(address: str, path: str) -> Probe:
    """Ready when a GET of ``path`` at ``unix:/path`` or ``host:port`` is answered with 200."""

    async def probe(_pid: int) -> bool:
        return await is_ok(address, path)

    return probe
