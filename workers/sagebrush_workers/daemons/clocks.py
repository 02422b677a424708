"""The watch on the clocks: finds games in which time is up or nobody plays any more, and has the rules service decide.

It knows no game and decides nothing: the rules service looks at the stream and at its own clock, and refuses who asks
early or twice. So it may die at any time, and there may be several.
"""

import asyncio
import uuid
from collections.abc import Callable

import structlog
from grpc import StatusCode

from sagebrush_events import Feed
from sagebrush_process.clock import now_ms
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_workers.daemons.backoff import Backoff
from sagebrush_workers.daemons.watching import watch
from sagebrush_workers.metrics import TIMED_OUT
from sagebrush_workers.turns import AUTOMATON

log = structlog.get_logger()

EVERY = 0.25
"""Seconds between two looks: the end of a time is found 0.125 s late on average."""
LIMIT = 500
"""Games of one look, beside those that were refused before and are left alone for a while."""
AT_ONCE = 16
"""Games about which the rules service is asked together."""
CHECK = b'{"type":"check-clocks"}'
FIRST_PAUSE_MS = 500
LONGEST_PAUSE_MS = 30_000


class ClockWatch:
    """From the index of running clocks to the rules service."""

    def __init__(self, feed: Feed, rules: RulesClient, clock: Callable[[], int] = now_ms) -> None:
        self._feed = feed
        self._rules = rules
        self._clock = clock
        self._backoff = Backoff[str](FIRST_PAUSE_MS, LONGEST_PAUSE_MS)

    async def run(self) -> None:
        """Watch until cancelled, across restarts of the store and of the rules service."""
        await watch(self.look, EVERY, "clocks-not-watched")

    async def look(self) -> list[str]:
        """The games in which something was decided; after a refusal a game is left alone for longer and longer."""
        now = self._clock()
        ended = await self._feed.ended(now, LIMIT + len(self._backoff))
        due = self._backoff.due(ended, now)
        room = asyncio.Semaphore(AT_ONCE)

        async def decided(game: str) -> bool:
            async with room:
                return await self._decided(game, now)

        answers = await asyncio.gather(*map(decided, due))
        return [game for game, is_decided in zip(due, answers, strict=True) if is_decided]

    async def _decided(self, game: str, now: int) -> bool:
        """Whether the rules service decided about ``game``."""
        request = wire.SubmitRequest(game=game, seat=AUTOMATON, command_id=str(uuid.uuid4()), command=CHECK)
        try:
            reply = await self._rules.submit(request)
        except RulesError as error:
            self._backoff.pause(game, now)
            if error.status is not StatusCode.FAILED_PRECONDITION:
                log.warning("time-not-decided", game=game, code=error.code)
            return False
        TIMED_OUT.inc()
        log.info("time-decided", game=game, version=reply.version)
        return True
