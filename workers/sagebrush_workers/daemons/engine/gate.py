"""Turns at the workers: few jobs at once, so that games find a worker free, and callers in turn."""

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from time import monotonic

from sagebrush_workers.daemons.engine import problems
from sagebrush_workers.metrics import ENGINE_REFUSED

WEIGHT = 0.2
"""Of the latest turn in the mean of their lengths."""


@dataclass(slots=True, eq=False)
class Ticket:
    """Somebody who waits for a turn, and since when (monotonic seconds)."""

    since: float
    granted: asyncio.Future[None]


class FairGate:
    """At most ``most`` callers at once; whoever would wait longer than ``longest`` seconds is refused.

    A caller waits for one turn of each other caller, and for his own: what others ask beyond that comes after him.
    """

    def __init__(self, most: int, longest: float) -> None:
        self._most = most
        self._longest = longest
        self._inside = 0
        self._mean = 0.0
        """Seconds of a turn."""
        self._granted = 0.0
        """When a turn was given last (monotonic seconds)."""
        self._waiting: OrderedDict[str, deque[Ticket]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, caller: str) -> AsyncIterator[None]:
        """Lasts as long as the turn; raises the EngineProblem of a queue that is too old."""
        await self._enter(caller)
        begun = monotonic()
        try:
            yield
        finally:
            self._mean += WEIGHT * (monotonic() - begun - self._mean)
            self._inside -= 1
            self._grant()

    @property
    def inside(self) -> int:
        """How many have their turn."""
        return self._inside

    @property
    def waiting(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    def age(self) -> float:
        """Seconds that the longest has waited; 0 when nobody waits."""
        oldest = min((tickets[0].since for tickets in self._waiting.values()), default=monotonic())
        return monotonic() - oldest

    async def _enter(self, caller: str) -> None:
        if self._inside < self._most and not self._waiting:
            self._let_in()
            return
        wait = self._wait(caller)
        if wait > self._longest:
            ENGINE_REFUSED.inc()
            raise problems.busy(wait)
        ticket = Ticket(monotonic(), asyncio.get_running_loop().create_future())
        self._waiting.setdefault(caller, deque()).append(ticket)
        try:
            await ticket.granted
        except asyncio.CancelledError:
            self._withdraw(caller, ticket)
            raise

    def _wait(self, caller: str) -> float:
        """Seconds until a newcomer of ``caller`` has his turn, or for which those before him have waited already."""
        own, now = self._waiting.get(caller, ()), monotonic()
        before = sum(min(len(tickets), len(own) + 1) for tickets in self._waiting.values())
        own_age = now - own[0].since if own else 0.0
        standstill = min(self.age(), now - self._granted)
        return max(own_age, standstill, before * self._mean / self._most)

    def _let_in(self) -> None:
        self._inside += 1
        self._granted = monotonic()

    def _withdraw(self, caller: str, ticket: Ticket) -> None:
        """Gives up a place in the queue, or the turn that was granted in the same moment; it may be gone already."""
        if ticket.granted.done() and not ticket.granted.cancelled():
            self._inside -= 1
            self._grant()
            return
        tickets = self._waiting.get(caller, deque())
        if ticket in tickets:
            tickets.remove(ticket)
            if not tickets:
                del self._waiting[caller]

    def _grant(self) -> None:
        """Lets in the next: the first of the caller that was served longest ago."""
        while self._waiting and self._inside < self._most:
            caller, tickets = self._waiting.popitem(last=False)
            ticket = tickets.popleft()
            if tickets:
                self._waiting[caller] = tickets
            if ticket.granted.cancelled():
                continue  # its caller goes in this very moment
            self._let_in()
            ticket.granted.set_result(None)
