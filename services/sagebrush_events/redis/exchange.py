"""Many commands in one write, many answers in one wait: what redis-py's pipeline does, at less than half the cost."""

import asyncio
import math
from typing import Any

from redis.asyncio.connection import AbstractConnection
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import ResponseError

from sagebrush_events.redis.client import ANSWER_SECONDS, Command


async def exchange(connection: AbstractConnection, commands: list[Command]) -> list[Any]:
    """The answers to ``commands``, errors among them; asked again when a connection broke: all may be repeated."""
    try:
        return await exchange_once(connection, commands)
    except RedisConnectionError:
        await connection.disconnect()
        return await exchange_once(connection, commands)


async def exchange_once(connection: AbstractConnection, commands: list[Command]) -> list[Any]:
    """The answers to ``commands``, errors among them; a connection that is not open yet is opened."""
    async with asyncio.timeout(ANSWER_SECONDS):
        await connection.send_packed_command(b"".join(map(encode_command, commands)))
        return [await answer(connection) for _ in commands]


async def answer(connection: AbstractConnection) -> Any:
    """The next answer, errors included; the caller watches the time."""
    try:
        return await connection.read_response(timeout=math.inf)
    except ResponseError as error:
        return error


def encode_command(command: Command) -> bytes:
    """``command`` as the server reads it."""
    parts = [part if type(part) is bytes else str(part).encode() for part in command]
    return b"*%d\r\n%b" % (len(parts), b"".join([b"$%d\r\n%b\r\n" % (len(part), part) for part in parts]))
