"""HEAD: what load balancers and checkers of links ask, which is the answer to GET without its body."""

import asyncio

import pytest

from tests.gateway.house import House, Person, opened_house
from tests.gateway.raw import raw
from tests.patience import PATIENCE

OTHERS = {"date", "traceparent", "ratelimit", "ratelimit-policy", "transfer-encoding"}
"""Headers that differ between two answers, or that say how a body is framed."""
ADDRESSES = [
    "/healthz", "/readyz", "/openapi.json", "/v1/titles", "/v1/guests/me", "/v1/games/{0}", "/v1/games/{0}/view",
    "/v1/games/{0}/frames", "/v1/games/{0}/export", "/v1/games/{0}/view?at=77", "/v1/tables/{0}", "/v1/nothing",
]  # fmt: skip


@pytest.mark.parametrize("address", ADDRESSES)
async def test_head_has_the_status_and_the_headers_of_get(game: str, anna: Person, address: str) -> None:
    path = address.format(game)
    got = await anna.get(path)
    head = await anna.client.head(path, headers=anna.headers)
    assert (head.status_code, head.content) == (got.status_code, b"")
    told, wanted = ({name: one.headers[name] for name in one.headers if name not in OTHERS} for one in (head, got))
    assert told == wanted


async def test_head_is_refused_as_get_is(game: str, anna: Person) -> None:
    assert (await anna.client.head("/v1/guests/me")).status_code == 401
    tag = (await anna.get(f"/v1/games/{game}/view")).headers["etag"]
    head = await anna.client.head(f"/v1/games/{game}/view", headers={**anna.headers, "If-None-Match": tag})
    assert head.status_code == 304


@pytest.mark.parametrize("path", ["/v1/games/{0}/events", "/v1/me/events", "/v1/tables/events"])
async def test_head_holds_no_stream_open_and_leaves_the_connection_to_the_next_request(
    house: House, game: str, anna: Person, path: str
) -> None:
    head = f"HEAD {path.format(game)} HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna.token}\r\n\r\n"
    async with raw(house) as line:
        await line.send(head.encode())
        answer = await asyncio.wait_for(line.reader.readuntil(b"\r\n\r\n"), PATIENCE)
        assert answer.startswith(b"HTTP/1.1 200 ") and b"text/event-stream" in answer
        async with asyncio.timeout(PATIENCE):
            while house.gateway.streams.callers():
                await asyncio.sleep(0.01)
        await line.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await line.next_answer()).endswith(b"\r\n\r\nok")


async def test_head_is_no_operation_of_the_description(anna: Person) -> None:
    described = (await anna.get("/openapi.json")).json()
    assert not [path for path, methods in described["paths"].items() if "head" in methods]


async def test_pages_of_other_origins_may_ask_with_head(rules: str, store_url: str) -> None:
    asking = {"Origin": "https://play.example", "Access-Control-Request-Method": "HEAD"}
    origins = ["https://play.example"]
    async with opened_house(rules, store_url, gateway_cors_origins=origins) as friendly, friendly.door() as door:
        assert (await door.options("/v1/titles", headers=asking)).status_code == 200
