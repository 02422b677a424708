"""The loop of a daemon that looks at an index of the record again and again."""

import asyncio
from collections.abc import Awaitable, Callable

import structlog

from sagebrush_events import Unavailable
from sagebrush_process.places import class_of

log = structlog.get_logger()


async def watch(look: Callable[[], Awaitable[object]], every: float, fault: str) -> None:
    """Looks every ``every`` seconds until cancelled, across restarts of the store and of the rules service.

    ``fault``: the event of the log where a look failed otherwise. The next one may go well, and what runs in the same
    process must go on.
    """
    while True:
        try:
            await look()
        except Unavailable as error:
            log.warning("server-away", error=class_of(error))
        except Exception:
            log.exception(fault)
        await asyncio.sleep(every)
