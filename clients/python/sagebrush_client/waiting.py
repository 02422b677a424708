"""Waiting, for the client that blocks and for the one that does not."""

import time
from threading import TIMEOUT_MAX

import anyio


def pause(seconds: float) -> None:
    """Return after ``seconds``, or after as many as a thread can sleep."""
    time.sleep(min(seconds, TIMEOUT_MAX))


async def async_pause(seconds: float) -> None:
    """Return after ``seconds``, in which others run."""
    await anyio.sleep(seconds)
