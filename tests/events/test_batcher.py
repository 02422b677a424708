"""Commands that meet are sent together, and every caller hears of its own."""

import asyncio
import gc
from typing import Any

import pytest
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError

from sagebrush_events import Unavailable
from sagebrush_events.redis.batcher import LIMIT, Batcher
from sagebrush_events.redis.client import Command
from sagebrush_events.redis.record import RedisRecord


class Loopback:
    """A client that answers each command with its last argument, and remembers what came together."""

    partition_sets = [[0]]  # noqa: RUF012

    def __init__(self) -> None:
        self.batches: list[list[Command]] = []
        self.error: Exception | None = None

    async def batch(self, commands: list[tuple[str, Command]]) -> list[Any]:
        """The last arguments."""
        self.batches.append([command for _, command in commands])
        await asyncio.sleep(0)
        if self.error is not None:
            raise self.error
        return [command[-1] for _, command in commands]

    async def call(self, key: str, *command: Any) -> Any:
        """One answer."""
        return (await self.batch([(key, command)]))[0]

    async def load(self, code: str) -> None:
        """There is nothing to load."""

    async def close(self) -> None:
        """There is nothing to close."""


async def test_commands_of_one_turn_are_one_write() -> None:
    client = Loopback()
    batcher = Batcher(client)
    assert await asyncio.gather(*(batcher.call("k", "GET", n) for n in range(10))) == list(range(10))
    assert client.batches == [[("GET", n) for n in range(10)]]


async def test_commands_keep_their_order() -> None:
    client = Loopback()
    batcher = Batcher(client)
    await asyncio.gather(*(batcher.call("k", n) for n in range(2 * LIMIT)))
    assert [command[0] for batch in client.batches for command in batch] == list(range(2 * LIMIT))


async def test_a_write_has_a_largest_size() -> None:
    client = Loopback()
    batcher = Batcher(client)
    await asyncio.gather(*(batcher.call("k", n) for n in range(LIMIT + 1)))
    assert [len(batch) for batch in client.batches] == [LIMIT, 1]


async def test_a_caller_who_left_disturbs_nobody() -> None:
    batcher = Batcher(Loopback())
    stays, leaves = batcher.call("k", 1), batcher.call("k", 2)
    leaves.cancel()
    assert await stays == 1
    assert await batcher.call("k", 3) == 3


async def test_an_error_of_the_server_reaches_the_one_who_caused_it() -> None:
    batcher = Batcher(Loopback())
    wrong, right = batcher.call("k", ResponseError("wrong")), batcher.call("k", 2)
    with pytest.raises(ResponseError, match="wrong"):
        await wrong
    assert await right == 2


@pytest.mark.parametrize(
    ("error", "heard"), [(RedisConnectionError("gone"), Unavailable), (KeyError("a bug"), KeyError)]
)
async def test_when_a_write_fails_everybody_hears_of_it_and_the_next_one_works(
    error: Exception, heard: type[Exception]
) -> None:
    client = Loopback()
    batcher = Batcher(client)
    client.error = error
    answers = await asyncio.gather(*(batcher.call("k", n) for n in range(3)), return_exceptions=True)
    assert [type(answer) for answer in answers] == [heard] * 3
    client.error = None
    assert await batcher.call("k", 5) == 5


async def test_of_a_seed_that_could_not_be_kept_its_caller_alone_is_told(caplog: pytest.LogCaptureFixture) -> None:
    client = Loopback()
    client.error = RedisConnectionError("away")
    record = RedisRecord(client)
    with pytest.raises(Unavailable):
        await record.prepare("g", b"seed")
    while record._batcher._sender is not None:
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    gc.collect()
    assert [line.getMessage() for line in caplog.records] == []
