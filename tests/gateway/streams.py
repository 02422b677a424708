"""Three ways to follow a game that must tell the same: each a list of moments, ended by the game or by a count."""

import json
from collections.abc import AsyncGenerator
from contextlib import aclosing
from typing import Any

from tests.gateway.house import Person

Moments = AsyncGenerator[dict[str, Any], None]


async def server_sent(person: Person, game: str, **query: Any) -> Moments:
    headers = {**person.headers, "Accept": "text/event-stream"}
    async with person.client.stream("GET", f"/v1/games/{game}/events", params=query, headers=headers) as answer:
        assert answer.status_code == 200, await answer.aread()
        async for line in answer.aiter_lines():
            if line.startswith("id: "):
                version = int(line[4:])
            if line.startswith('data: {"version'):
                moment = json.loads(line[6:])
                assert moment["version"] == version
                yield moment


async def lines(person: Person, game: str, **query: Any) -> Moments:
    headers = {**person.headers, "Accept": "application/x-ndjson"}
    async with person.client.stream("GET", f"/v1/games/{game}/events", params=query, headers=headers) as answer:
        assert answer.status_code == 200, await answer.aread()
        async for line in answer.aiter_lines():
            if line:
                yield json.loads(line)


async def web_socket(person: Person, game: str, **query: Any) -> Moments:
    asked = "&".join(f"{name}={value}" for name, value in query.items())
    async with person.socket(f"/v1/games/{game}/events/ws?{asked}") as socket:
        async for message in socket:
            yield json.loads(message)


WAYS = {"server-sent events": server_sent, "lines": lines, "web socket": web_socket}


async def first(count: int, moments: Moments) -> list[dict[str, Any]]:
    """The first ``count`` moments; then the stream is left."""
    found: list[dict[str, Any]] = []
    async with aclosing(moments):
        async for moment in moments:
            found.append(moment)
            if len(found) == count:
                break
    return found
