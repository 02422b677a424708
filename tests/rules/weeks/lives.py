"""Two rules services on one record: each dies at any append, before or after it, and another takes its place.

A life serves without a wire. Where it dies, what it was doing stops there and nobody is answered; whoever asked asks
again, with the same command id, as clients do.
"""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextvars import ContextVar
from dataclasses import dataclass, field
from typing import Any, TypeVar
from unittest.mock import patch

import msgspec

from sagebrush_events import Append
from sagebrush_events.memory import MemoryRecord
from sagebrush_events.record import Answer
from sagebrush_games import TITLES
from sagebrush_history.applied_commit import AppliedCommit
from sagebrush_history.table import TitleRegistry
from sagebrush_rpc.errors import of_problem
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.application.downtime import DowntimeLog, Heartbeat
from sagebrush_rules.problems import RulesProblem
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings

Told = TypeVar("Told")
SERVICES = 2
REGISTRY = TitleRegistry(TITLES.values())
"""What each process would read anew when it starts; it holds nothing of any game."""


class Died(Exception):
    """The process that was asked is dead, and nobody knows what it did."""


class PunctualLog(DowntimeLog):
    """Time that a script lets pass is no downtime: only a start and `be_down` tell of one."""

    async def catch_up(self) -> None:
        """Nothing is late."""


class Life(Service):
    """One process, from its start to its death."""

    def __init__(self, record: MemoryRecord) -> None:
        super().__init__(record, TITLES.values(), RulesSettings(rules_command_seconds=3600.0))
        self.is_dead = asyncio.Event()
        self._asked: set[asyncio.Task[Any]] = set()

    async def begin(self) -> None:
        """What a process does when it starts."""
        await self._downtime.beat()
        await self._plans.refresh()

    async def newest(self, game: str) -> AppliedCommit:
        """The game as this process believes it to be."""
        return await self._asks(self._reader.newest(game))

    async def exported(self, game: str) -> bytes:
        """The file of a game as a spectator gets it."""
        return await self._asks(_whole(self._servicer._exporter.export(game, None)))

    async def call(self, method: str, request: Any) -> Any:
        """The answer of a method of the wire; raises RulesError, or Died."""
        try:
            return await self._asks(getattr(self._servicer, method)(request, None))
        except RulesProblem as problem:
            raise of_problem(problem.to_wire()) from None

    async def _asks(self, answer: Coroutine[Any, Any, Told]) -> Told:
        LIFE.set(self)
        asked, dying = asyncio.create_task(answer), asyncio.create_task(self.is_dead.wait())
        self._asked.add(asked)
        await asyncio.wait((asked, dying), return_when=asyncio.FIRST_COMPLETED)
        dying.cancel()
        if not asked.done() or asked.cancelled():
            raise Died
        self._asked.discard(asked)
        return asked.result()

    def bury(self) -> None:
        """Let go of what it was doing, none of which goes on."""
        self.is_dead.set()
        for task in (*self._asked, *self._plans._looks._tasks):
            task.cancel()


LIFE: ContextVar[Life] = ContextVar("life")
"""The process that does what is being done."""


class MortalRecord(MemoryRecord):
    """A record at which ``deaths`` of all appends end with the death of the process that writes."""

    def __init__(self, clock: "Time", dice: random.Random, deaths: float) -> None:
        super().__init__(clock)
        self._dice = dice
        self._deaths = deaths

    async def append(self, append: Append) -> Answer:
        dies = self._dice.random() < self._deaths
        has_written = self._dice.random() < 0.5
        if dies and not has_written:
            await _die()
        answer = await super().append(append)
        if dies:
            await _die()
        return answer


async def _whole(pieces: AsyncIterator[bytes]) -> bytes:
    return b"".join([piece async for piece in pieces])


async def _die() -> None:
    """Never returns."""
    LIFE.get().is_dead.set()
    await asyncio.Event().wait()


@dataclass
class Time:
    """Unix time in ms, which the simulation sets."""

    now: int = 1_800_000_000_000

    def __call__(self) -> int:
        return self.now


@dataclass
class Platform:
    """The services that live, and how often one died; it stands for the client of the rules service, too."""

    record: MortalRecord
    time: Time
    dice: random.Random
    lives: list[Life] = field(default_factory=list)
    downtimes: list[tuple[int, int]] = field(default_factory=list)
    deaths: int = 0
    repeated: int = 0
    """Answers that nobody heard, so that the same was asked again."""

    async def start(self) -> None:
        """Every service begins."""
        self.lives = [await self._new_life() for _ in range(SERVICES)]

    async def _new_life(self) -> Life:
        parts: dict[str, Any] = {"now_ms": self.time, "TitleRegistry": lambda *_: REGISTRY, "DowntimeLog": PunctualLog}
        with patch.multiple("sagebrush_rules.server", **parts):
            life = Life(self.record)
        await life.begin()
        return life

    async def be_down(self, milliseconds: int) -> None:
        """All services die and begin so much later; nobody looks at a clock meanwhile."""
        await self._beats()
        down = self.time.now
        for life in self.lives:
            life.bury()
        self.time.now += milliseconds
        self.downtimes.append((down, self.time.now))
        await self.start()

    async def _beats(self) -> None:
        """The heartbeat of the services up to now, which they gave while the simulation let time pass."""
        before = await self.record.heartbeat()
        kept = msgspec.json.decode(before, type=Heartbeat)
        kept.last_ms = max(kept.last_ms, self.time.now)
        assert await self.record.replace_heartbeat(before, msgspec.json.encode(kept))

    async def submit(self, request: wire.SubmitRequest) -> wire.SubmitReply:
        """What came of a command, which is given until somebody answers; raises RulesError."""
        reply: wire.SubmitReply = await self.ask("Submit", request)
        return reply

    async def prepare_game(self, request: wire.PrepareGameRequest) -> wire.PrepareGameReply:
        """The commitment to the seed of a game; raises RulesError."""
        reply: wire.PrepareGameReply = await self.ask("PrepareGame", request)
        return reply

    async def create_game(self, request: wire.CreateGameRequest) -> wire.CreateGameReply:
        """The first version of a game; raises RulesError."""
        reply: wire.CreateGameReply = await self.ask("CreateGame", request)
        return reply

    async def get_view(self, request: wire.GetViewRequest) -> wire.Frame:
        """A version of a game as somebody may see it; raises RulesError."""
        frame: wire.Frame = await self.ask("GetView", request)
        return frame

    async def exported(self, game: str) -> bytes:
        """The file of a game as a spectator gets it."""
        return await self._of_a_living(lambda life: life.exported(game))

    async def tell_warnings(self, game: str) -> int:
        """How many seats were warned."""
        told: wire.TellWarningsReply = await self.ask("TellWarnings", wire.TellWarningsRequest(game=game))
        return told.seats

    async def play_plans(self) -> wire.PlayPlansReply:
        """Plans that a dying process left were played."""
        reply: wire.PlayPlansReply = await self.ask("PlayPlans", wire.PlayPlansRequest())
        return reply

    async def newest(self, game: str) -> AppliedCommit:
        """The game as one of the services believes it to be."""
        return await self._of_a_living(lambda life: life.newest(game))

    async def ask(self, method: str, request: Any) -> Any:
        """The answer of any service that lives; raises RulesError."""
        return await self._of_a_living(lambda life: life.call(method, request))

    async def _of_a_living(self, asked: Callable[[Life], Awaitable[Told]]) -> Told:
        while True:
            place = self.dice.randrange(len(self.lives))
            life = self.lives[place]
            try:
                return await asked(life)
            except Died:
                self.repeated += 1
                if self.lives[place] is life:
                    await self.replace(place)

    async def replace(self, place: int) -> None:
        """A new process where one died."""
        self.lives[place].bury()
        self.deaths += 1
        await self._beats()
        self.lives[place] = await self._new_life()
