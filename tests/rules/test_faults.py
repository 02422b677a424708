"""Whatever the record does, short of forgetting: what was acknowledged is there, once, and everybody sees the same."""

import asyncio
import random
import secrets
from typing import Any

import pytest
from grpc import StatusCode

from sagebrush_events import Append, Unavailable, decode
from sagebrush_events.memory import MemoryRecord
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.patience import PATIENCE
from tests.rules.tables import Hands, running, table

AGAIN = {StatusCode.UNAVAILABLE, StatusCode.DEADLINE_EXCEEDED}


class Unsteady(MemoryRecord):
    """A record that answers late, and one time in six not at all, before or after it did what was asked."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._dice = random.Random(seed)
        self.calm = True

    async def _pause(self) -> None:
        if self.calm:
            return
        await asyncio.sleep(self._dice.random() * 0.002)
        if self._dice.random() < 1 / 6:
            raise Unavailable

    async def _unsteady(self, answer: Any) -> Any:
        try:
            await self._pause()
        except Unavailable:
            answer.close()
            raise
        found = await answer
        await self._pause()
        return found

    async def append(self, append: Append) -> Any:
        return await self._unsteady(super().append(append))

    async def lookup(self, game: str, command_id: str) -> Any:
        return await self._unsteady(super().lookup(game, command_id))

    async def read(self, game: str, after: int = 0, limit: int | None = None) -> Any:
        return await self._unsteady(super().read(game, after, limit))

    async def at(self, game: str, version: int) -> Any:
        return await self._unsteady(super().at(game, version))

    async def head(self, game: str) -> Any:
        return await self._unsteady(super().head(game))

    async def tail(self) -> Any:
        return await self._unsteady(super().tail())


class Player:
    """Somebody who repeats a command until he knows what became of it."""

    def __init__(self, rules: RulesClient, game: str, seed: int) -> None:
        self._hands = Hands(rules, game, 2)
        self._dice = random.Random(seed)
        self.acknowledged: dict[str, tuple[int, bytes]] = {}

    async def play(self) -> None:
        while not (frame := await answered(self._hands.frame)).over:
            await self._take_part(frame)

    async def _take_part(self, frame: wire.Frame) -> None:
        seat = self._dice.choice(frame.awaited).seat
        choices = await answered(lambda: self._hands.legal(seat))
        if not choices:
            return
        expected = self._dice.choice((None, frame.version))
        command, command_id = self._dice.choice(choices)["command"], secrets.token_hex(8)
        request = self._hands.request(seat, command, command_id=command_id, expected_version=expected)
        try:
            reply = await answered(lambda: self._hands.rules.submit(request))
        except RulesError as error:
            assert error.status in (StatusCode.ABORTED, StatusCode.FAILED_PRECONDITION)
        else:
            self.acknowledged[command_id] = reply.version, reply.events


async def answered(call: Any) -> Any:
    """The answer to ``call``, repeated while there is none."""
    while True:
        try:
            return await call()
        except RulesError as error:
            if error.status not in AGAIN:
                raise


async def watched(rules: RulesClient, game: str) -> list[int]:
    """The versions a watcher saw, who resumes when he is cut off."""
    seen = [0]
    while True:
        try:
            async for frame in rules.watch(wire.WatchRequest(game=game, after=seen[-1])):
                seen.append(frame.version)
        except RulesError as error:
            assert error.status in AGAIN
        else:
            return seen


@pytest.mark.parametrize("seed", range(8))
async def test_two_services_on_an_unsteady_record_lose_and_repeat_nothing(seed: int) -> None:
    record = Unsteady(seed)
    async with running(record) as here, running(record) as there:
        game = (await table(here)).game
        record.calm = False
        watchers = [asyncio.create_task(watched(rules, game)) for rules in (here, there)]
        players = [Player((here, there)[number % 2], game, seed + number) for number in range(6)]
        await asyncio.gather(*(player.play() for player in players))
        async with asyncio.timeout(PATIENCE):
            assert [await task for task in watchers] == [list(range(9))] * 2
        record.calm = True
        assert (await here.verify(wire.VerifyRequest(game=game))).ok
    ids = [decode(data).command_id for data in await record.read(game)]
    acknowledged = [entry for player in players for entry in player.acknowledged.items()]
    assert len(set(ids)) == len(ids) == 8
    assert all(ids[version - 1] == command_id for command_id, (version, _) in acknowledged)
