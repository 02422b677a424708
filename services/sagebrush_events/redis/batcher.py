"""One write for all commands that meet in a turn of the event loop or while the write before is under way."""

import asyncio
from typing import Any

from redis.exceptions import NoPermissionError, OutOfMemoryError

from sagebrush_events.record import Refused, StoreFull, Unavailable
from sagebrush_events.redis.client import Client, Command, is_away
from sagebrush_process.store_answers import answer_of

LIMIT = 512
"""Commands in one write, so that the first of them need not wait for all."""


class Batcher:
    """Sends commands in the order in which they were called, many at a time, one write after the other.

    Two writes at once would cost more than they gain: half as many commands would share a sync of the disk.
    """

    def __init__(self, client: Client) -> None:
        self._client = client
        self._waiting: list[tuple[str, Command]] = []
        self._answers: list[asyncio.Future[Any]] = []
        self._sender: asyncio.Task[None] | None = None

    def call(self, key: str, *command: Any) -> asyncio.Future[Any]:
        """The answer to come of a command about ``key``; errors of the server are raised."""
        answer = asyncio.get_running_loop().create_future()
        self._waiting.append((key, command))
        self._answers.append(answer)
        if self._sender is None:
            self._sender = asyncio.create_task(self._send_all())
        return answer

    async def _send_all(self) -> None:
        while self._waiting:
            commands, self._waiting = self._waiting[:LIMIT], self._waiting[LIMIT:]
            answers, self._answers = self._answers[:LIMIT], self._answers[LIMIT:]
            resolve(answers, await self._results(commands))
        self._sender = None

    async def _results(self, commands: list[tuple[str, Command]]) -> list[Any]:
        try:
            return await self._client.batch(commands)
        except Exception as error:  # whatever it is, those who wait must hear of it
            return [error] * len(commands)


def resolve(answers: list[asyncio.Future[Any]], results: list[Any]) -> None:
    """Give every waiting caller its result, unless it has gone."""
    for answer, result in zip(answers, results, strict=True):
        if answer.done():
            continue
        if is_away(result):
            answer.set_exception(Unavailable(answer_of(result)))
        elif isinstance(result, OutOfMemoryError):
            answer.set_exception(StoreFull(answer_of(result)))
        elif isinstance(result, NoPermissionError):
            answer.set_exception(Refused(answer_of(result)))
        elif isinstance(result, Exception):
            answer.set_exception(result)
        else:
            answer.set_result(result)
