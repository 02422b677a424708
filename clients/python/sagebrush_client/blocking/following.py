"""One stream over many tables, which comes back by itself."""

from collections.abc import Generator
from contextlib import closing
from typing import cast

import httpx

from sagebrush_client.blocking.transport import Transport
from sagebrush_client.problems import Problem
from sagebrush_client.retrying import AWAY, HOPELESS
from sagebrush_client.types.api import TableUpdateResponse
from sagebrush_client.waiting import pause


def updates(transport: Transport, path: str, after: int, legal: bool) -> Generator[TableUpdateResponse, None, None]:
    """Every update after the cursor ``after``, for ever; raises Problem when the stream is refused for good."""
    cursor, failures = after, 0
    while True:
        failures += 1
        refusal = None
        try:
            with closing(transport.lines(path, {"after": cursor, "legal": legal})) as stream:
                for update in stream:
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
        pause(transport.retry.pause_after(failures, refusal))
