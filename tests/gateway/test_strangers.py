"""Strangers and wrong tokens: counted by address, told when to come back, and never in the way of others."""

import asyncio
import contextlib
from time import perf_counter

import httpx
import pytest
from starlette.types import Scope

from sagebrush_gateway.http.admission import AdmissionControl
from sagebrush_gateway.limits.addresses import TrustedProxies, address_of, limit_key
from tests.gateway.house import House, newcomer, opened_house, small_house
from tests.gateway.raw import PATIENCE, raw, slowest, status

FEW = {"gateway_stranger_rate": 0.1, "gateway_stranger_burst": 5, "gateway_hold_seconds": 0.3}
CARD = {"type": "play-card", "card": 1}
WRONG = {"Authorization": "Bearer sb_" + "A" * 43}


async def asked(house: House, path: str, times: int, **given: str) -> list[httpx.Response]:
    """The answers to somebody who opens a connection for each request."""
    answers = []
    for _ in range(times):
        async with house.door() as door:
            answers.append(await door.get(path, headers=given))
    return answers


@pytest.mark.parametrize("token", [WRONG["Authorization"], "Bearer nonsense", "Bearer sb_" + "x" * 5000])
async def test_wrong_tokens_are_limited_by_address(rules: str, store_url: str, token: str) -> None:
    async with opened_house(rules, store_url, **FEW) as house:
        answers = await asked(house, "/v1/guests/me", 8, Authorization=token)
    assert [answer.status_code for answer in answers] == [401] * 5 + [429] * 3
    assert answers[-1].json()["code"] == "too-many-requests" and int(answers[-1].headers["retry-after"]) in range(1, 11)


async def test_a_right_token_is_served_however_many_wrong_ones_its_address_sends(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url, **FEW) as (house, dora, emil, game):
        assert (await asked(house, "/v1/tables", 8, **WRONG))[-1].status_code == 429
        for guest in (dora, emil):
            (fresh,) = await asked(house, f"/v1/games/{game}", 1, **guest.headers)
            assert fresh.status_code == 200
        house.gateway.guests._seen.clear()
        (unknown_here,) = await asked(house, f"/v1/games/{game}", 1, **dora.headers)
        assert unknown_here.status_code == 200


@pytest.mark.parametrize(
    "path", ["/v1/titles", "/v1/titles/high-card/schemas", "/v1/titles/none/schemas", "/openapi.json", "/v1/nothing"]
)
async def test_what_needs_no_token_is_limited_by_address(rules: str, store_url: str, path: str) -> None:
    async with opened_house(rules, store_url, **FEW) as house:
        assert [answer.status_code for answer in await asked(house, path, 7)][5:] == [429, 429]


@pytest.mark.parametrize("path", ["/v1/titles", "/v1/opponents", "/v1/nothing", "/openapi.json"])
async def test_a_token_is_no_way_around_the_limits(rules: str, store_url: str, path: str) -> None:
    async with small_house(rules, store_url, gateway_read_rate=0.1, gateway_read_burst=3) as (_, dora, _, _):
        assert [(await dora.get(path)).status_code for _ in range(5)][3:] == [429, 429]


async def test_probes_are_never_refused(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url, **FEW) as house:
        for path in ("/healthz", "/readyz"):
            assert {answer.status_code for answer in await asked(house, path, 10)} == {200}


async def test_a_connection_that_was_refused_is_not_heard_for_a_while(rules: str, store_url: str) -> None:
    request = b"GET /v1/titles HTTP/1.1\r\nHost: x\r\n"
    async with opened_house(rules, store_url, **FEW) as house, raw(house) as stranger:
        await asked(house, "/v1/titles", 5)
        began = perf_counter()
        for _ in range(3):
            await stranger.send(request + b"\r\n")
            assert status(await stranger.reader.readuntil(b"}")) == 429
        assert perf_counter() - began >= 0.6


async def test_what_a_refused_connection_asked_in_advance_waits_as_well(rules: str, store_url: str) -> None:
    request = b"GET /v1/titles HTTP/1.1\r\nHost: x\r\n\r\n"
    async with opened_house(rules, store_url, **FEW) as house, raw(house) as stranger:
        await asked(house, "/v1/titles", 5)
        began = perf_counter()
        await stranger.send(4 * request)
        for _ in range(4):
            assert status(await stranger.next_answer()) == 429
        assert perf_counter() - began >= 0.9


async def test_a_proxy_is_heard_although_somebody_behind_it_was_refused(rules: str, store_url: str) -> None:
    settings = {**FEW, "gateway_hold_seconds": 10 * PATIENCE, "gateway_trusted_proxies": "127.0.0.1"}
    async with opened_house(rules, store_url, **settings) as house, raw(house) as proxy:
        for guest, expected in (("192.0.2.1", [200] * 5 + [429]), ("192.0.2.2", [200])):
            request = f"GET /v1/titles HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: {guest}\r\n\r\n".encode()
            for wanted in expected:
                await proxy.send(request)
                assert status(await proxy.next_answer()) == wanted


async def test_readiness_is_found_out_once_a_second_however_many_ask(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = 0
    inner = house.gateway.rules.is_ready

    async def counted(seconds: float = 1.0) -> bool:
        nonlocal found
        found += 1
        return await inner(seconds)

    monkeypatch.setattr(house.gateway.rules, "is_ready", counted)
    began = perf_counter()
    async with house.door() as door:
        answers = await asyncio.gather(*(door.get("/readyz") for _ in range(100)))
    assert {answer.text for answer in answers} == {"ready"} and found <= 2 + (perf_counter() - began)


async def test_schemas_are_asked_for_once_and_not_sent_to_those_who_have_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked_for: list[str] = []
    inner = house.gateway.rules.schemas

    async def counted(title: str = "", language: str = "") -> bytes:
        asked_for.append(title)
        return await inner(title, language)

    house.gateway.catalogue._known.clear()
    monkeypatch.setattr(house.gateway.rules, "schemas", counted)
    async with house.door() as door:
        for path in ("/v1/titles", "/v1/titles/high-card/schemas", "/openapi.json"):
            answers = await asyncio.gather(*(door.get(path) for _ in range(15)))
            tags = {answer.headers["etag"] for answer in answers}
            assert {answer.status_code for answer in answers} == {200} and len(tags) == 1
            again = await door.get(path, headers={"If-None-Match": tags.pop()})
            assert (again.status_code, again.content) == (304, b"")
            assert (await door.get(path, headers={"If-None-Match": '"other"'})).status_code == 200
    assert asked_for == ["", "high-card"]


async def test_who_has_no_seat_cannot_send_commands_without_limit(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    limits = {"gateway_account_rate": 0.1, "gateway_account_burst": 3}
    async with small_house(rules, store_url, **limits) as (house, _, emil, game):
        carl = await newcomer(house, stack, "Carl")
        answers = [await carl.command(game, CARD) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [404, 404, 404, 429, 429]
        assert (await emil.command(game, CARD)).status_code == 422


async def test_too_many_requests_at_once_are_refused_at_once(
    store_url: str, rules: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    entered, inner = asyncio.Semaphore(0), AdmissionControl.admit

    async def admit(self: AdmissionControl, scope: Scope) -> None:
        await inner(self, scope)
        entered.release()

    monkeypatch.setattr(AdmissionControl, "admit", admit)
    settings = {"gateway_requests": 4, "gateway_call_seconds": 1.5}
    async with opened_house("127.0.0.1:1", store_url, **settings) as house, house.door() as door:
        waiting = [asyncio.create_task(door.get("/v1/titles")) for _ in range(4)]
        for _ in waiting:
            await entered.acquire()
        refused = await door.get("/v1/titles")
        assert not any(answer.done() for answer in waiting)
        assert (await door.get("/healthz")).status_code == 200
        answers = await asyncio.gather(*waiting)
    assert (refused.status_code, refused.json()["code"], refused.headers["retry-after"]) == (503, "overloaded", "1")
    assert "overloaded" not in {answer.json()["code"] for answer in answers}


async def test_open_streams_are_no_requests_in_progress(rules: str, store_url: str) -> None:
    house = small_house(rules, store_url, gateway_requests=2)
    async with house as (_, dora, emil, game), contextlib.AsyncExitStack() as stack:
        for guest in (dora, emil) * 3:
            path = f"/v1/games/{game}/events"
            answer = await stack.enter_async_context(guest.client.stream("GET", path, headers=guest.headers))
            assert answer.status_code == 200
        await dora.play(game)


async def test_wrong_tokens_in_numbers_slow_nobody_down(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url) as (house, dora, _, _):
        async with slowest(dora) as calm:
            await asyncio.sleep(0.3)
        request = b"GET /v1/guests/me HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer sb_" + b"A" * 43 + b"\r\n\r\n"
        house.gateway.limits.strangers.take("127.0.0.2", 10**7)
        async with contextlib.AsyncExitStack() as stack, slowest(dora) as spent:
            attackers = [await stack.enter_async_context(raw(house, "127.0.0.2")) for _ in range(20)]
            for _ in range(20):
                for attacker in attackers:
                    await attacker.send(request)
                await asyncio.sleep(0.01)
    assert sorted(spent)[len(spent) // 2] < 2 * sorted(calm)[len(calm) // 2] + 0.005


def test_behind_a_trusted_proxy_the_forwarded_address_counts_and_the_proxy_may_have_all_connections() -> None:
    proxies = TrustedProxies("127.0.0.1, 10.1.0.0/16")
    assert [proxies.has(host) for host in ("127.0.0.1", "10.1.2.3", "10.2.0.1", "", "x")] == [True, True] + [False] * 3
    assert TrustedProxies("*").has("1.2.3.4") and not TrustedProxies("").has("127.0.0.1")


async def test_guests_behind_a_trusted_proxy_are_counted_one_by_one(rules: str, store_url: str) -> None:
    settings = {**FEW, "gateway_trusted_proxies": "127.0.0.1", "gateway_connections_per_address": 1}
    async with opened_house(rules, store_url, **settings) as house:
        for guest in ("192.0.2.1", "192.0.2.2"):
            answers = await asked(house, "/v1/titles", 6, **{"X-Forwarded-For": guest})
            assert [answer.status_code for answer in answers] == [200] * 5 + [429]
        async with house.door() as one, house.door() as other:
            waiting = asyncio.gather(one.get("/readyz"), other.get("/readyz"))
            assert {answer.status_code for answer in await waiting} == {200}


def test_a_household_has_one_limit_however_many_addresses_of_version_6_it_has() -> None:
    assert limit_key("2001:db8:1:2::1") == limit_key("2001:db8:1:2:ffff::9") != limit_key("2001:db8:1:3::1")
    assert limit_key("::ffff:192.0.2.7") == limit_key("192.0.2.7") == "192.0.2.7"
    assert address_of({"client": None}) == address_of({}) == ""
