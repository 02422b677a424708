"""Callers of HTTP/1.0, as many proxies are: they know no chunks."""

import asyncio

from tests.gateway.house import House, Person
from tests.gateway.raw import raw
from tests.patience import PATIENCE


async def test_a_caller_of_http_1_0_gets_a_stream_without_chunks(house: House, game: str, anna: Person) -> None:
    """A proxy may speak HTTP/1.0, which has none: it would pass their sizes on among the events."""
    await anna.play(game)
    asked = (
        f"GET /v1/games/{game}/events HTTP/1.0\r\nAccept: application/x-ndjson\r\nAuthorization: Bearer {anna.token}"
    )
    async with raw(house) as line:
        await line.send(f"{asked}\r\n\r\n".encode())
        answer = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        told = [await asyncio.wait_for(line.reader.readline(), PATIENCE) for _ in range(2)]
    assert b"transfer-encoding" not in answer.lower() and b"connection: close" in answer.lower()
    assert [one[: one.index(b",")] for one in told] == [b'{"version":1', b'{"version":2']


async def test_an_answer_to_http_1_0_ends_with_the_connection(house: House, game: str, anna: Person) -> None:
    for path in ("export", "view", "frames"):
        asked = f"GET /v1/games/{game}/{path} HTTP/1.0\r\nAuthorization: Bearer {anna.token}\r\n\r\n"
        whole = (await anna.get(f"/v1/games/{game}/{path}")).content
        async with raw(house) as line:
            await line.send(asked.encode())
            answer = await line.answer()
        head, _, body = answer.partition(b"\r\n\r\n")
        assert body == whole and b"chunked" not in head
