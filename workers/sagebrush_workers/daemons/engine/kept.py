"""Answers by request id: the same request is thought once, however often it comes, also at the same time."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from contextlib import suppress
from secrets import token_hex
from time import monotonic
from typing import Any

import msgspec
import redis.asyncio as aio
import structlog

from sagebrush_process.tasks import cancel_all
from sagebrush_workers.daemons.engine import problems
from sagebrush_workers.queue.connections import AWAY, in_time

log = structlog.get_logger()

CLAIM_SECONDS = 6
"""How long a claim holds without a sign of life of the process that thinks."""
RENEW_SECONDS = 2.0
LOOK_SECONDS = 0.1
LONGEST_SECONDS = 60.0
"""How long a repeated request waits for the answer to the first one."""


class KeptAnswer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What lies under a request id: of which request, and its answer once there is one; before, whose claim it is."""

    fingerprint: str
    answer: str = ""
    claim: str = ""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(KeptAnswer).decode


class KeptAnswers:
    """Answers of the last ``seconds``, shared by every engine on the same broker."""

    def __init__(self, redis: aio.Redis, seconds: int) -> None:
        self._redis = redis
        self._seconds = seconds
        self._thoughts: set[asyncio.Task[bytes]] = set()

    async def end(self) -> None:
        """Ends the thoughts that go on without their callers, and frees their ids."""
        await cancel_all(self._thoughts)

    async def once(self, key: str, fingerprint: str, think: Callable[[], Awaitable[bytes]]) -> tuple[bytes, bool]:
        """The answer, and whether it is that of an earlier request; raises EngineProblem for another request's id.

        A thought that was begun goes on when its caller goes: he has paid for it, and may ask again.
        """
        try:
            return await self._once(key, fingerprint, think)
        except AWAY:
            raise problems.unavailable() from None

    async def earlier(self, key: str, fingerprint: str) -> bytes:
        """The answer to an earlier request, awaited while that is under way; raises EngineProblem where none was."""
        until = monotonic() + LONGEST_SECONDS
        try:
            while monotonic() < until:
                kept = await self._found(key, fingerprint)
                if kept is None:
                    raise problems.not_kept()
                if kept.answer:
                    return kept.answer.encode()
                await asyncio.sleep(LOOK_SECONDS)
        except AWAY:
            raise problems.unavailable() from None
        raise problems.too_late()

    async def _once(self, key: str, fingerprint: str, think: Callable[[], Awaitable[bytes]]) -> tuple[bytes, bool]:
        until = monotonic() + LONGEST_SECONDS
        claim = _encode(KeptAnswer(fingerprint, claim=token_hex(8)))
        while monotonic() < until:
            if await in_time(self._redis.set(key, claim, nx=True, ex=CLAIM_SECONDS)):
                return await asyncio.shield(self._begun(self._thought(key, fingerprint, claim, think))), False
            kept = await self._found(key, fingerprint)
            if kept is not None and kept.answer:
                return kept.answer.encode(), True
            await asyncio.sleep(LOOK_SECONDS)
        raise problems.too_late()

    def _begun(self, thought: Coroutine[Any, Any, bytes]) -> asyncio.Task[bytes]:
        task = asyncio.create_task(thought)
        self._thoughts.add(task)
        task.add_done_callback(self._note_end)
        return task

    def _note_end(self, task: asyncio.Task[bytes]) -> None:
        """Forgets a thought; nobody may be left who learns that it failed."""
        self._thoughts.discard(task)
        if not task.cancelled():
            task.exception()

    async def _found(self, key: str, fingerprint: str) -> KeptAnswer | None:
        """What lies under a request id; raises EngineProblem where it belongs to another request."""
        found = await in_time(self._redis.get(key))
        kept = _decode(found) if found is not None else None
        if kept is not None and kept.fingerprint != fingerprint:
            raise problems.reused()
        return kept

    async def _thought(self, key: str, fingerprint: str, claim: bytes, think: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer, kept; when there is none the id is free again."""
        renewing = asyncio.create_task(self._renew(key, claim))
        kept = b""
        try:
            answer = await think()
            kept = _encode(KeptAnswer(fingerprint, answer.decode()))
        finally:
            await cancel_all([renewing])
            await self._settle(key, claim, kept)
        return answer

    async def _settle(self, key: str, claim: bytes, kept: bytes) -> None:
        """Keeps the answer, or frees the id where there is none; the answer is given also where it cannot be kept.

        A claim that ended, while the broker was away, may be somebody else's by now.
        """
        try:
            if await self._is_taken(key, claim):
                return
            await in_time(self._redis.set(key, kept, ex=self._seconds) if kept else self._redis.delete(key))
        except AWAY as error:
            log.warning("answer-not-kept", error=type(error).__name__)

    async def _is_taken(self, key: str, claim: bytes) -> bool:
        """Whether another engine has the id, or has kept an answer."""
        return await in_time(self._redis.get(key)) not in (None, claim)

    async def _renew(self, key: str, claim: bytes) -> None:
        while True:
            await asyncio.sleep(RENEW_SECONDS)
            with suppress(*AWAY):  # the next one may come through before the claim ends
                if not await self._is_taken(key, claim):
                    await in_time(self._redis.expire(key, CLAIM_SECONDS))
