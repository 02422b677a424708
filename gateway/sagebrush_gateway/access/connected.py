"""Work that ends when the caller goes."""

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from starlette.requests import ClientDisconnect, Request

from sagebrush_process.tasks import cancel_all

Value = TypeVar("Value")


async def while_connected(request: Request, work: Coroutine[Any, Any, Value]) -> Value:
    """What ``work`` comes to; raises ClientDisconnect, and ends the work, when the caller goes before that.

    The body must have been read: what is received then is that the caller has gone.
    """
    leaving = asyncio.create_task(_until_gone(request))
    task = asyncio.create_task(work)
    try:
        await asyncio.wait({leaving, task}, return_when=asyncio.FIRST_COMPLETED)
        if not task.done():
            raise ClientDisconnect
        return task.result()
    finally:
        await cancel_all([leaving, task])


async def _until_gone(request: Request) -> None:
    while (await request.receive())["type"] != "http.disconnect":
        pass
