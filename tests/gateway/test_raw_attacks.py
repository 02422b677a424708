"""Attacks below HTTP: endless headers, silence, slowness. Everybody else is served meanwhile."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import psutil
import pytest
import pytest_asyncio

from sagebrush_gateway.http.admission import LARGE_BODIES
from tests.gateway.house import House, Person, newcomer, opened_house, small_house
from tests.gateway.raw import PATIENCE, Raw, raw, slowest, status, unread

MB = 1024 * 1024
LINE = b"GET /healthz HTTP/1.1\r\nHost: x\r\n"
UPGRADE = (
    b"Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
STALL = 0.5
"""Seconds that nobody may have to wait; the attacks below made everybody wait for seconds."""
SMALL = {"gateway_connections_per_address": 32, "gateway_header_seconds": 0.4, "gateway_idle_seconds": 0.4}


@pytest_asyncio.fixture(loop_scope="session")
async def small(rules: str, store_url: str) -> AsyncIterator[House]:
    async with opened_house(rules, store_url, **SMALL) as house:
        yield house


@pytest.mark.parametrize(
    ("begin", "piece", "expected"),
    [
        (LINE, b"x-more: " + b"a" * 1000 + b"\r\n", 431),
        (LINE + b"x-one: ", b"a" * 65_536, 431),
        (b"GET /", b"a" * 65_536, 414),
        (b"GET /healthz?", b"a=1&" * 1000, 414),
        (LINE, b"a:b\r\n" * 10, 431),
    ],
    ids=["headers", "one header", "path", "query", "tiny headers"],
)
async def test_headers_and_urls_without_end_are_refused_early_and_stall_nobody(
    house: House, anna: Person, begin: bytes, piece: bytes, expected: int
) -> None:
    async with raw(house) as attacker, slowest(anna) as spent:
        await attacker.send(begin)
        taken = await attacker.flood(piece, 60 * MB)
        assert status(await attacker.answer()) in (expected, 0) and taken < 8 * MB
    assert max(spent) < STALL


@pytest.mark.parametrize(
    ("request_", "expected"),
    [
        (LINE + b"x-one: " + b"a" * 17_000 + b"\r\n\r\n", 431),
        (LINE + b"".join(b"x-%d: a\r\n" % number for number in range(120)) + b"\r\n", 431),
        (b"GET /" + b"a" * 9_000 + b" HTTP/1.1\r\nHost: x\r\n\r\n", 414),
        (LINE + b"x-one: " + b"a" * 15_000 + b"\r\nConnection: close\r\n\r\n", 200),
        (b"GET /healthz?a=" + b"a" * 8_000 + b" HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n", 200),
        (b"NONSENSE\r\n\r\n", 400),
    ],
    ids=["bytes", "number", "url", "within", "url within", "nonsense"],
)
async def test_a_request_beyond_a_limit_is_answered_with_a_problem(
    house: House, request_: bytes, expected: int
) -> None:
    async with raw(house) as caller:
        await caller.send(request_)
        answer = await caller.answer()
    assert status(answer) == expected
    assert (b"application/problem+json" in answer) is (expected != 200)


async def test_endless_headers_on_many_connections_cost_little_memory(house: House) -> None:
    own = psutil.Process().memory_info
    before = own().rss
    async with contextlib.AsyncExitStack() as stack:
        attackers = [await stack.enter_async_context(raw(house)) for _ in range(100)]
        for attacker in attackers:
            await attacker.send(LINE + b"x-one: ")
        await asyncio.gather(*(attacker.flood(b"a" * 65_536, 2 * MB) for attacker in attackers))
        assert own().rss - before < 60 * MB


async def test_silent_connections_only_displace_each_other(small: House, stack: contextlib.AsyncExitStack) -> None:
    anna = await newcomer(small, stack, "Anna")
    async with slowest(anna) as spent, contextlib.AsyncExitStack() as silent:
        attackers = [await silent.enter_async_context(raw(small)) for _ in range(300)]
        assert (await anna.get("/v1/guests/me")).status_code == 200
        async with small.door() as door:
            assert (await door.get("/healthz")).text == "ok"
        await asyncio.sleep(0.05)
        gone = [attacker for attacker in attackers if attacker.reader.at_eof()]
        assert len(gone) >= 300 - 32
    assert max(spent) < STALL


async def test_a_silent_connection_ends_by_itself(small: House) -> None:
    async with raw(small) as silent:
        assert 0.2 < await silent.seconds_open() < PATIENCE


async def test_a_connection_that_waits_too_long_for_its_next_request_ends(small: House) -> None:
    async with raw(small) as idle:
        await idle.send(LINE + b"\r\n")
        assert 0.2 < await idle.seconds_open() < PATIENCE


BODY = b"POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 10\r\n\r\n"


@pytest.mark.parametrize("begun", [b"", b"{"], ids=["never begins", "never ends"])
async def test_whoever_sends_no_body_keeps_nobody_out(rules: str, store_url: str, begun: bytes) -> None:
    async with small_house(rules, store_url, gateway_requests=2) as (house, dora, _, game), AsyncExitStack() as stack:
        for _ in range(8):
            silent = await stack.enter_async_context(raw(house))
            await silent.send(BODY + begun)
        for _ in range(8):
            assert (await dora.get(f"/v1/games/{game}")).status_code == 200


async def test_a_body_that_never_begins_is_given_up(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url, gateway_body_seconds=0.1) as house, raw(house) as silent:
        await silent.send(BODY.replace(b"Host: x", b"Host: x\r\nConnection: close"))
        assert b"body-too-slow" in await silent.answer()


async def test_strangers_leave_room_for_the_files_of_others(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url, gateway_ai_files=1) as (house, dora, _, _), raw(house) as silent:
        await silent.send(BODY.replace(b"/v1/guests", b"/v1/ai/analyze"))
        await silent.send(b"{")
        answer = await dora.post("/v1/ai/analyze")
        assert answer.json()["code"] == "malformed", "it was read, and neither a file nor a game is named"


async def test_large_bodies_that_never_come_are_limited_by_caller(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url) as (house, dora, emil, _), AsyncExitStack() as stack:
        token = dora.headers["Authorization"].encode()
        begun = BODY.replace(b"/v1/guests", b"/v1/ai/decide").replace(b"Host: x", b"Host: x\r\nAuthorization: " + token)
        for _ in range(LARGE_BODIES):
            await (await stack.enter_async_context(raw(house))).send(begun + b"{")
        async with asyncio.timeout(PATIENCE):
            while (await dora.post("/v1/ai/decide", {})).status_code != 503:
                await asyncio.sleep(0.01)
        assert (await emil.post("/v1/ai/decide", {})).status_code == 400


@pytest.mark.parametrize("piece", [b"a", b"\r\n"], ids=["a header", "empty lines"])
async def test_a_request_that_drips_is_given_up(small: House, piece: bytes) -> None:
    async with raw(small) as slow:
        await slow.send(LINE + b"\r\n" if piece == b"\r\n" else LINE + b"x: ")
        ended = asyncio.create_task(slow.answer())
        for _ in range(100):
            if ended.done() or not await slow.send(piece):
                break
            await asyncio.sleep(0.02)
        answer = await asyncio.wait_for(ended, PATIENCE)
        assert slow.sent < 60 + 100 * len(piece)
        assert (b"request-too-slow" in answer) is (piece == b"a")


@pytest.mark.parametrize(
    "begin",
    [
        b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 999999999\r\n\r\n",
        b"POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
        b"Transfer-Encoding: chunked\r\n\r\n0\r\nx-trailer: ",
    ],
    ids=["a body nobody asked for", "trailers"],
)
async def test_what_comes_after_the_headers_has_an_end_too(house: House, anna: Person, begin: bytes) -> None:
    async with raw(house) as attacker, slowest(anna) as spent:
        await attacker.send(begin)
        reading = asyncio.create_task(attacker.answer())
        assert await attacker.flood(b"a" * 16_384, 60 * MB) < 16 * MB
        await reading
    assert max(spent) < STALL


async def test_a_small_body_in_huge_chunks_is_refused_as_too_large(house: House) -> None:
    chunk = b"1;" + b"x" * 8_000 + b"\r\n" + b" \r\n"
    async with raw(house) as attacker:
        await attacker.send(
            b"POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n"
        )
        reading = asyncio.create_task(attacker.answer())
        assert await attacker.flood(chunk, 60 * MB) < 16 * MB
        answer = await reading
    assert status(answer) == 413 and b"body-too-large" in answer, answer


async def test_a_body_nobody_asked_for_may_not_drip_for_ever(small: House) -> None:
    async with raw(small) as slow:
        await slow.send(b"GET /healthz HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
        assert await slow.seconds_open() < PATIENCE


async def test_a_trailer_is_no_header(house: House, anna: Person) -> None:
    body = b'{"name": "Dora"}'
    async with raw(house) as caller:
        await caller.send(
            b"POST /v1/guests/me/token HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
            b"Transfer-Encoding: chunked\r\n\r\n%x\r\n%b\r\n0\r\nAuthorization: Bearer %b\r\n\r\n"
            % (len(body), body, anna.token.encode())
        )
        assert status(await caller.answer()) == 401


async def test_requests_in_advance_have_a_limit(house: House) -> None:
    last = b"GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
    async with raw(house) as patient, raw(house) as greedy:
        await patient.send((LINE + b"\r\n") * 10 + last)
        await greedy.send((LINE + b"\r\n") * 200 + last)
        assert (await patient.answer()).count(b"HTTP/1.1 200") == 11
        assert (await greedy.answer()).count(b"HTTP/1.1 200") < 20


@pytest.mark.parametrize("behind", [b"", UPGRADE], ids=["a request", "a web socket"])
async def test_a_stream_ends_with_its_connection_although_something_was_asked_behind_it(
    rules: str, store_url: str, behind: bytes
) -> None:
    async with small_house(rules, store_url, gateway_keepalive_seconds=0.1) as (house, dora, _, game):
        token = f"Authorization: Bearer {dora.token}\r\n".encode()
        async with raw(house) as caller:
            await caller.send(f"GET /v1/games/{game}/events HTTP/1.1\r\nHost: x\r\n".encode() + token + b"\r\n")
            await caller.reader.readuntil(b": awake")
            await caller.send(
                f"GET /v1/games/{game}/events/ws HTTP/1.1\r\nHost: x\r\n".encode() + token + behind + b"\r\n"
            )
            for _ in range(3):  # by then the gateway has read it
                await caller.reader.readuntil(b": awake")
            assert house.gateway.streams.callers()
        async with asyncio.timeout(PATIENCE):
            while house.gateway.streams.callers():
                await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    "handshake",
    [
        b"GET /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\n" + UPGRADE + b"\r\n",
        b"GET /v1/guests HTTP/1.1\r\nHost: x\r\nx-one: " + b"a" * 10_000 + b"\r\n" + UPGRADE + b"\r\n",
    ],
    ids=["a body", "a long header"],
)
async def test_what_is_no_handshake_of_a_web_socket_is_refused_and_holds_no_connection(
    house: House, handshake: bytes
) -> None:
    async with raw(house) as caller:
        await caller.send(handshake)
        answer = await caller.answer()
    assert status(answer) == 400 and b'"malformed"' in answer


OFFER = b"Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAAQCAAAAAAIAAAAA\r\n"
"""As some clients send it with every request, that of Java among them."""


@pytest.mark.parametrize("pause", [0, 0.1], ids=["at once", "later"])
async def test_a_request_that_offers_another_protocol_is_served_with_its_body(house: House, pause: float) -> None:
    body = b'{"name": "Java"}'
    head = b"POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n" + OFFER
    async with raw(house) as caller:
        await caller.send(head + b"Content-Length: %d\r\n\r\n" % len(body) + (b"" if pause else body))
        if pause:
            await asyncio.sleep(pause)
            await caller.send(body)
        await caller.send(LINE + OFFER + b"\r\n" + LINE + b"Connection: close\r\n\r\n")
        answer = await caller.answer()
    assert status(answer) == 201 and b"Java" in answer and answer.count(b"HTTP/1.1 200 OK") == 2


async def test_the_body_behind_an_offer_of_another_protocol_is_no_request(house: House) -> None:
    """A proxy that passes the offer on would give the answer to somebody else."""
    inner = b"GET /readyz HTTP/1.1\r\nHost: x\r\n\r\n"
    head = b"GET /healthz HTTP/1.1\r\nHost: x\r\n" + OFFER + b"Content-Length: %d\r\n\r\n" % len(inner)
    async with raw(house) as caller:
        await caller.send(head)
        await caller.reader.readuntil(b"ok")
        await caller.send(inner)
        await caller.send(LINE + b"Connection: close\r\n\r\n")
        answer = await caller.answer()
    assert answer.count(b"HTTP/1.1 ") == 1 and answer.endswith(b"ok")


async def test_when_every_connection_of_an_address_is_busy_a_newcomer_is_told_so(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async with opened_house(rules, store_url, gateway_connections_per_address=2) as house:
        busy = [await stack.enter_async_context(raw(house)) for _ in range(2)]
        for caller in busy:
            await _begin_a_body(caller)
        async with raw(house) as late:
            answer = await late.answer()
        async with raw(house, "127.0.0.9") as elsewhere:
            await elsewhere.send(LINE + b"Connection: close\r\n\r\n")
            assert status(await elsewhere.answer()) == 200
    assert status(answer) == 503 and b"too-many-connections" in answer and b"retry-after" in answer


async def test_last_answers_that_nobody_reads_keep_nobody_out(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    limits = {"gateway_connections_per_address": 2, "gateway_backlog_bytes": MB}
    async with opened_house(rules, store_url, **limits) as house, asyncio.timeout(PATIENCE):
        for _ in range(2):
            asked = b"GET /openapi.json HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n"
            await stack.enter_async_context(unread(house, asked))
        while not await _is_served(house):
            await asyncio.sleep(0.05)


async def _is_served(house: House) -> bool:
    async with raw(house) as newcomer:
        await newcomer.send(LINE + b"Connection: close\r\n\r\n")
        return status(await newcomer.answer()) == 200


async def _begin_a_body(caller: Raw) -> None:
    await caller.send(
        b"POST /v1/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20\r\n\r\n{"
    )
    await asyncio.sleep(0.05)


async def test_a_websocket_keeps_its_place_until_it_ends(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async with small_house(rules, store_url, gateway_connections_per_address=3) as (house, dora, _, game):
        async with dora.socket(f"/v1/games/{game}/events/ws") as socket:
            for _ in range(20):
                await stack.enter_async_context(raw(house))
            first = json.loads(await socket.recv())
        for _ in range(3):
            async with dora.socket(f"/v1/games/{game}/events/ws") as socket:
                assert json.loads(await socket.recv()) == first
    assert first["version"] == 1
