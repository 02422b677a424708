"""The same promises on the real store: two services, one record."""

import asyncio
import secrets
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
from grpc import StatusCode

from sagebrush_events import connect, decode
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.patience import PATIENCE
from tests.rules.tables import Hands, running, table

Pair = tuple[RulesClient, RulesClient]


@pytest.fixture
async def pair(store_url: str) -> AsyncIterator[Pair]:
    """Clients of two services that share the store and nothing else."""
    async with AsyncExitStack() as stack:
        clients = []
        for _ in range(2):
            record = await connect(store_url)
            stack.push_async_callback(record.close)
            clients.append(await stack.enter_async_context(running(record)))
        yield clients[0], clients[1]


async def test_32_clients_race_through_a_whole_game(pair: Pair, store_url: str) -> None:
    """Exactly one wins each version; every other is told that the game moved on, or that it is not his turn."""
    hands = await table(pair[0])
    applied: dict[str, int] = {}

    async def client(number: int) -> None:
        there = Hands(pair[number % 2], hands.game, 2)
        while not (frame := await there.frame()).over:
            seat = frame.awaited[0].seat
            choices = await there.legal(seat)
            if not choices:
                continue
            command_id = secrets.token_hex(8)
            command = choices[number % len(choices)]["command"]
            request = there.request(seat, command, command_id=command_id, expected_version=frame.version)
            for _ in range(3):
                try:
                    reply = await there.rules.submit(request)
                except RulesError as error:
                    assert (error.status, error.code) == (StatusCode.ABORTED, "stale-version")
                    assert error.version > frame.version
                else:
                    assert applied.setdefault(command_id, reply.version) == reply.version

    await asyncio.gather(*(client(number) for number in range(32)))
    assert sorted(applied.values()) == [2, 3, 4, 5, 6, 7, 8]
    record = await connect(store_url)
    ids = [decode(data).command_id for data in await record.read(hands.game)]
    await record.close()
    assert ids == ["", *sorted(applied, key=lambda command_id: applied[command_id])]


async def test_watchers_of_both_services_see_every_commit_once(pair: Pair) -> None:
    hands = await table(pair[0])
    tasks = [asyncio.create_task(seen(rules, hands.game)) for rules in pair * 2]
    there = Hands(pair[1], hands.game, 2)
    while not (frame := await hands.frame()).over:
        await (hands, there)[frame.version % 2].play(frame.awaited[0].seat)
    async with asyncio.timeout(PATIENCE):
        assert [await task for task in tasks] == [list(range(1, 9))] * 4


async def seen(rules: RulesClient, game: str) -> list[int]:
    return [frame.version async for frame in rules.watch(wire.WatchRequest(game=game))]


async def test_what_one_service_wrote_the_other_reads_at_once(pair: Pair) -> None:
    here = await table(pair[0])
    there = Hands(pair[1], here.game, 2)
    assert await there.view(0) == await here.view(0)
    for seat in (0, 1, -1, 0):
        await here.play(seat)
        for viewer in (None, 0, 1):
            assert await there.view(viewer) == await here.view(viewer)
