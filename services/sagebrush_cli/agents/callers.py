"""The callers: one guest on standard input, or over HTTP anybody who sends a token with a request."""

from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager

import anyio

from sagebrush_client import AsyncClient, Problem, Promise

NAME = "Language model"
BEARER = "bearer "
MOST_PROMISES = 1024
"""Promises of tables that are kept; of older games the dice are not compared with what their table showed."""


class AgentCallers:
    """The clients of a server, and what tables promised them."""

    def __init__(self, url: str, token: str, language: str, is_shared: bool) -> None:
        self._url = url
        self._language = language
        self._is_shared = is_shared
        self._own = AsyncClient(url, token, language)
        self._registering = anyio.Lock()
        self._promises: dict[str, Promise] = {}

    @asynccontextmanager
    async def caller(self, headers: Mapping[str, str] | None) -> AsyncIterator[AsyncClient]:
        """The platform as the caller uses it; raises Problem when it does not say who it is.

        A server that many may reach has no guest of its own: otherwise anybody could play anybody's seat.
        """
        if self._is_shared:
            async with AsyncClient(self._url, _token(headers or {}), self._language) as client:
                yield client
        else:
            async with self._registering:
                if not self._own.token:
                    await self._own.register(NAME)
            yield self._own

    def remember(self, promise: Promise) -> None:
        """Keep what a table promised until its game is over."""
        self._promises[promise.game] = promise
        while len(self._promises) > MOST_PROMISES:
            del self._promises[next(iter(self._promises))]

    def promise(self, game: str) -> Promise | None:
        """What the table of a game had promised, if it was opened here."""
        return self._promises.get(game)


def _token(headers: Mapping[str, str]) -> str:
    said = headers.get("authorization", "")
    if not said.lower().startswith(BEARER) or not said[len(BEARER) :].strip() or not said.isascii():
        told = "Send the token of a guest (POST /v1/guests gives one) or of a seat as Authorization: Bearer …"
        raise Problem("unauthenticated", told, 401)
    return said[len(BEARER) :].strip()
