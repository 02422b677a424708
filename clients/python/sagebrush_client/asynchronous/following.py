"""One stream over many tables, which comes back by itself."""

from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import cast

import httpx

from sagebrush_client.asynchronous.transport import AsyncTransport
from sagebrush_client.problems import Problem
from sagebrush_client.retrying import AWAY, HOPELESS
from sagebrush_client.types.api import TableUpdateResponse
from sagebrush_client.waiting import async_pause


async def updates(
    transport: AsyncTransport, path: str, after: int, legal: bool
) -> AsyncGenerator[TableUpdateResponse, None]:
    """Every update after the cursor ``after``, for ever; raises Problem when the stream is refused for good."""
    cursor, failures = after, 0
    while True:
        failures += 1
        refusal = None
        try:
            async with aclosing(transport.lines(path, {"after": cursor, "legal": legal})) as stream:
                async for update in stream:
                    cursor, failures = update["cursor"], 0
                    yield cast(TableUpdateResponse, update)
        except HOPELESS:
            raise
        except httpx.TransportError:
            pass
        except Problem as problem:
            if problem.status not in AWAY:
                raise
            refusal = problem
        await async_pause(transport.retry.pause_after(failures, refusal))
