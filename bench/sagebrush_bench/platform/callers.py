"""Calls of the public API, for everything that is not measured itself."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from sagebrush_bench.load.closed import require_success
from sagebrush_bench.load.connection import request
from sagebrush_bench.load.pool import Pool

AT_ONCE = 32


class Callers:
    """So many at once, each on a connection of the pool."""

    def __init__(self, pool: Pool) -> None:
        self._pool = pool
        self._room = asyncio.Semaphore(AT_ONCE)

    async def get(self, path: str, token: str) -> Any:
        """The JSON at ``path``."""
        return await self._call(request("GET", path, token=token))

    async def post(self, path: str, token: str = "", **body: Any) -> Any:
        """The JSON answer to ``body``."""
        return await self._call(request("POST", path, msgspec.json.encode(body), token))

    async def _call(self, asked: bytes) -> Any:
        async with self._room:
            connection = await self._pool.take()
            answer = require_success(await connection.ask(asked), asked)
            self._pool.give_back(connection)
        return msgspec.json.decode(answer.body)


@asynccontextmanager
async def callers(url: str) -> AsyncIterator[Callers]:
    """Callers of the API at ``url``."""
    pool = Pool(url)
    try:
        yield Callers(pool)
    finally:
        pool.close()
