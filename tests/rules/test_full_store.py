"""A store that fills up refuses new tables first, then commands, with one code; nothing is written or lost."""

import asyncio

import pytest
from grpc import StatusCode

from sagebrush_events import connect
from sagebrush_rpc import RulesClient, RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.patience import PATIENCE
from tests.rules.tables import creation, new_id, running, table
from tests.servers import Server, running_store

FULL = StatusCode.RESOURCE_EXHAUSTED, "storage-full"


async def code(call: object) -> tuple[StatusCode, str]:
    """Status and code of the error of a call."""
    with pytest.raises(RulesError) as caught:
        await call  # type: ignore[misc]
    return caught.value.status, caught.value.code


def limit(server: Server, share: float) -> None:
    """Give the store as much memory that ``share`` of it is used."""
    with server.client() as client:
        client.config_set("maxmemory", int(client.info("memory")["used_memory"] / share))


async def test_a_full_store_refuses_new_tables_before_it_refuses_commands() -> None:
    with running_store() as server:
        record = await connect(server.url)
        async with running(record) as rules:
            hands = await table(rules)
            again = creation()
            await rules.create_game(again)
            with server.client() as client:
                client.set("ballast", bytes(40_000_000))
            limit(server, 0.95)
            await refused(rules)
            assert await code(rules.prepare_game(wire.PrepareGameRequest(game=new_id()))) == FULL
            assert (await hands.play(0)).version == 2
            assert (await rules.create_game(again)).version == 1
            limit(server, 2)
            request = hands.request(1, await hands.card(1))
            assert await code(rules.submit(request)) == FULL
            assert (await hands.frame()).version == 2
            limit(server, 0.1)
            assert (await rules.submit(request)).version == 3
        await record.close()


async def refused(rules: RulesClient) -> None:
    """Return once a new game is refused."""
    async with asyncio.timeout(PATIENCE):
        while True:
            try:
                await rules.create_game(creation())
            except RulesError as error:
                assert (error.status, error.code) == FULL
                return
            await asyncio.sleep(0.05)
