"""Calls of the public API by the Python client, for everything that is not measured itself."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx

from sagebrush_client import AsyncClient, Retry

AT_ONCE = 32
SECONDS = 90.0
"""For one answer; waiting for a connection apart."""
NO_RETRY = Retry(seconds=0, first_seconds=0)
"""A platform that is measured answers: where it does not, the figure is none."""


class Callers:
    """So many at once, on connections that all share."""

    def __init__(self, url: str, http: httpx.AsyncClient) -> None:
        self._url = url
        self._http = http

    def client(self, token: str = "") -> AsyncClient:
        """The platform for who has ``token``; it raises Problem when something is refused."""
        return AsyncClient(self._url, token, retry=NO_RETRY, http=self._http)


@asynccontextmanager
async def callers(url: str) -> AsyncIterator[Callers]:
    """Callers of the API at ``url``."""
    limits = httpx.Limits(max_connections=AT_ONCE, keepalive_expiry=2)
    async with httpx.AsyncClient(timeout=httpx.Timeout(SECONDS, pool=None), limits=limits) as http:
        yield Callers(url, http)
