"""Waiting, for the client that blocks and for the one that does not."""

import time

import anyio


def pause(seconds: float) -> None:
    """Return after ``seconds``."""
    time.sleep(seconds)


async def async_pause(seconds: float) -> None:
    """Return after ``seconds``, in which others run."""
    await anyio.sleep(seconds)
