"""Guests: tokens that only their owner knows, tickets."""

import asyncio
import contextlib
from time import time
from unittest.mock import AsyncMock

import pytest
from redis.exceptions import ConnectionError

from sagebrush_gateway.guests.tokens import TOKEN, new_secret
from tests.gateway.house import House, Person, newcomer, opened_house


async def test_a_guest_is_who_the_token_says(anna: Person) -> None:
    me = (await anna.get("/v1/guests/me")).json()
    assert (me["guest"], me["name"]) == (anna.id, "Anna")
    assert me["expires_at"] > time() + 29 * 24 * 3600


async def test_a_token_has_256_bits_and_is_never_stored(house: House, anna: Person) -> None:
    assert anna.token.startswith("sb_") and len(anna.token) == 3 + 43
    keys = [key async for key in house.gateway.store.scan_iter("gw:*", count=1000)]
    texts = [await house.gateway.store.get(key) for key in keys if key.startswith((b"gw:token", b"gw:ticket"))]
    assert not any(anna.token.encode() in found for found in (*keys, *texts))


async def test_a_new_token_is_the_same_guest_and_ends_the_old_one(anna: Person) -> None:
    old = anna.token
    anna.token = (await anna.post("/v1/guests/me/token")).json()["token"]
    assert (await anna.get("/v1/guests/me")).json()["guest"] == anna.id
    anna.token = old
    assert (await anna.get("/v1/guests/me")).status_code == 401


@pytest.fixture
def chosen() -> str:
    """A token that no guest has."""
    return new_secret(TOKEN)


async def exchanged(person: Person, token: str) -> tuple[int, str]:
    """The status of an exchange for ``token``, and who has that now."""
    answer = await person.post("/v1/guests/me/token", {"token": token})
    owner = await person.client.get("/v1/guests/me", headers={"Authorization": f"Bearer {token}"})
    return answer.status_code, owner.json().get("guest", "")


async def test_who_brings_the_new_token_has_it_though_the_answer_is_lost(anna: Person, chosen: str) -> None:
    assert await exchanged(anna, chosen) == (200, anna.id)
    assert await exchanged(anna, chosen) == (401, anna.id), "asked again with the old token, which has ended"


async def test_an_exchange_that_is_sent_twice_at_once_leaves_its_guest_one_token(anna: Person, chosen: str) -> None:
    answers = await asyncio.gather(*(exchanged(anna, chosen) for _ in range(6)))
    assert sorted(status for status, _ in answers) == [200, *5 * [401]]
    anna.token = chosen
    assert (await anna.get("/v1/guests/me")).json()["guest"] == anna.id


async def test_an_exchange_that_was_interrupted_may_be_repeated(
    house: House, anna: Person, chosen: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as once:
        once.setattr(house.gateway.guests, "_replace", AsyncMock(side_effect=ConnectionError))
        assert await exchanged(anna, chosen) == (503, "")
    assert await exchanged(anna, chosen) == (200, anna.id)


async def test_nobody_takes_the_token_of_somebody_else_or_the_one_that_shall_end(anna: Person, bill: Person) -> None:
    assert await exchanged(anna, bill.token) == (401, bill.id)
    assert await exchanged(anna, anna.token) == (400, anna.id)
    for wrong in ("", "sb_short", "sba_" + "x" * 43, "sb_" + "x" * 42 + "!"):
        refused = await anna.post("/v1/guests/me/token", {"token": wrong})
        assert (refused.status_code, refused.json()["field"]) == (400, "token")
    assert (await anna.get("/v1/guests/me")).json()["guest"] == anna.id


async def test_a_revoked_token_is_worth_nothing(anna: Person) -> None:
    assert (await anna.client.delete("/v1/guests/me/token", headers=anna.headers)).status_code == 204
    assert (await anna.get("/v1/guests/me")).json()["code"] == "unauthenticated"


async def test_without_a_token_the_answer_says_how_to_get_one(anna: Person) -> None:
    answer = await anna.client.get("/v1/guests/me")
    assert answer.status_code == 401 and answer.headers["www-authenticate"] == "Bearer"
    assert "POST /v1/guests" in answer.json()["detail"]


async def test_a_token_in_the_query_is_no_token(anna: Person) -> None:
    assert (await anna.client.get("/v1/guests/me", params={"token": anna.token})).status_code == 401


async def test_an_address_cannot_make_guests_without_end(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url, gateway_guests_per_minute=2) as strict, strict.door() as door:
        answers = [await door.post("/v1/guests", json={"name": "Zoe"}) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [201, 201, 429]
    assert int(answers[2].headers["retry-after"]) in range(1, 31)


async def test_names_can_be_read_and_have_no_control_characters(house: House, stack: contextlib.AsyncExitStack) -> None:
    door = await stack.enter_async_context(house.door())
    for name in ("An\u202ena", "An\x1b[31mna", "   "):
        answer = await door.post("/v1/guests", json={"name": name})
        assert (answer.status_code, answer.json()["field"]) == (400, "name")
    assert (await newcomer(house, stack, "Zoë 🌵")).name == "Zoë 🌵"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800 \u2800", "\uffa0", "\u115f\u1160", "\u034f", "\ufe0f", "\u0301", " "]
)
async def test_nobody_has_a_name_that_shows_nothing(house: House, name: str) -> None:
    async with house.door() as door:
        refused = await door.post("/v1/guests", json={"name": name})
        assert (refused.status_code, refused.json()["field"]) == (400, "name")
        for seen in (f"A{name}", f"\u5b89\u5a1c{name}", "\U0001f920", "-", "7"):
            assert (await door.post("/v1/guests", json={"name": seen})).status_code == 201, seen
