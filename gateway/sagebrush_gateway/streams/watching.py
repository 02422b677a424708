"""The frames of a game as they come: resumed when the rules service goes away, and with keep-alives between them."""

import asyncio
from collections.abc import AsyncGenerator
from typing import TypeVar

from grpc import StatusCode

from sagebrush_gateway.problems import SEAT_HANDED_OVER
from sagebrush_process.tasks import cancel_all
from sagebrush_rpc.client import RulesClient
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire

Item = TypeVar("Item")

PAUSE = 0.25
"""Seconds before the service is asked again after it went away."""
RESUMED = {StatusCode.UNAVAILABLE, StatusCode.RESOURCE_EXHAUSTED, StatusCode.CANCELLED}
LOST = "record-lost"
"""The code of a record whose games are halted: it stays so until somebody repairs it."""
KEEPALIVE = None
"""Stands between frames for: nothing happened, the stream is alive."""


async def watch_with_reconnect(
    rules: RulesClient, request: wire.WatchRequest, lost: asyncio.Event
) -> AsyncGenerator[wire.Frame, None]:
    """Frames until the game is over; when the service goes away, from where it stopped as soon as it is back.

    Ends, and sets ``lost``, when somebody else has the seat for which it watches.
    """
    while True:
        try:
            async for frame in rules.watch(request):
                request.after = frame.version
                yield frame
                if frame.over:
                    return
        except RulesError as error:
            if error.code == SEAT_HANDED_OVER.code:
                lost.set()
                return
            if error.status not in RESUMED:
                raise
        await asyncio.sleep(PAUSE)


def is_temporary(error: RulesError) -> bool:
    """Whether the rules service may answer if it is asked again soon."""
    return error.status in RESUMED | {StatusCode.DEADLINE_EXCEEDED} and error.code != LOST


async def with_keepalive(
    frames: AsyncGenerator[Item, None], keepalive: float, end: asyncio.Event
) -> AsyncGenerator[Item | None, None]:
    """Items as they come, KEEPALIVE when none comes for ``keepalive`` seconds; ends with them or with ``end``."""
    stop = asyncio.create_task(end.wait())
    coming = asyncio.create_task(anext(frames, KEEPALIVE))
    try:
        while not stop.done():
            await asyncio.wait({coming, stop}, timeout=keepalive, return_when=asyncio.FIRST_COMPLETED)
            if not coming.done():
                yield KEEPALIVE
                continue
            item = coming.result()
            if item is None:
                return
            yield item
            coming = asyncio.create_task(anext(frames, KEEPALIVE))
    finally:
        await cancel_all([coming, stop])
        await frames.aclose()
