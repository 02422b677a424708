"""Revocation ends everything within a second: tokens, tickets and streams, at every gateway."""

import asyncio
import contextlib
from collections.abc import AsyncIterator
from time import time
from typing import Any

import msgspec
import pytest
import pytest_asyncio
from websockets.exceptions import ConnectionClosed

from sagebrush_gateway.applications.application import SCOPES
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.guests.tokens import TOKEN, digest, new_id, new_secret
from sagebrush_gateway.http import admission
from sagebrush_gateway.http.admission import AdmissionControl
from sagebrush_gateway.streams import expiry
from sagebrush_gateway.streams.expiry import StreamExpiry
from tests.gateway.house import House, Person, opened_house, registered, small_house
from tests.gateway.raw import raw
from tests.gateway.raw import status as answer_status
from tests.gateway.streams import WAYS, Moments
from tests.patience import PATIENCE

A_SECOND = 1.0


@pytest_asyncio.fixture(loop_scope="session")
async def elsewhere(rules: str, store_url: str) -> AsyncIterator[House]:
    """Another gateway on the same store."""
    async with opened_house(rules, store_url) as house:
        yield house


@contextlib.asynccontextmanager
async def at(house: House, person: Person) -> AsyncIterator[Person]:
    """``person`` as a caller of another gateway."""
    async with house.door() as client:
        yield Person(client, {"name": person.name, "guest": person.id, "token": person.token})


async def revoke(person: Person) -> None:
    assert (await person.client.delete("/v1/guests/me/token", headers=person.headers)).status_code == 204


async def status(person: Person) -> int:
    return (await person.get("/v1/guests/me")).status_code


async def ended(moments: Moments) -> None:
    """Returns when a stream that had begun ended."""
    with contextlib.suppress(ConnectionClosed):
        async for _ in moments:
            pass


async def test_a_command_that_was_held_back_until_the_token_had_ended_is_refused(
    house: House, game: str, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A thief sends all but the last byte of it, and the rest after the owner has exchanged the token."""
    monkeypatch.setattr(admission, "HELD_BACK", 0.0)
    body = msgspec.json.encode({"type": "play-card", "card": (await anna.hand(game))[0]})
    head = (
        f"POST /v1/games/{game}/commands HTTP/1.1\r\nHost: x\r\nAuthorization: Bearer {anna.token}\r\n"
        "Idempotency-Key: held-back\r\nContent-Type: application/json\r\nConnection: close\r\n"
        f"Content-Length: {len(body)}\r\n\r\n"
    )
    identified, admit = asyncio.Event(), AdmissionControl.admit

    async def admitted(control: AdmissionControl, scope: Any) -> None:
        await admit(control, scope)
        identified.set()

    async with raw(house) as thief:
        monkeypatch.setattr(AdmissionControl, "admit", admitted)
        await thief.send(head.encode() + body[:-1])
        await identified.wait()
        await revoke(anna)
        await thief.send(body[-1:])
        assert answer_status(await thief.answer()) == 401


@pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))
async def test_streams_that_were_open_end_everywhere(elsewhere: House, game: str, anna: Person, way: Any) -> None:
    async with at(elsewhere, anna) as there:
        streams = [asyncio.create_task(ended(way(person, game))) for person in (anna, there)]
        await asyncio.sleep(0.3)
        assert not any(stream.done() for stream in streams)
        await revoke(anna)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*streams)


async def test_a_web_socket_says_that_it_was_closed_because_of_the_token(game: str, anna: Person) -> None:
    async with anna.socket(f"/v1/games/{game}/events/ws?after=1") as socket:
        await revoke(anna)
        with pytest.raises(ConnectionClosed) as told:
            await socket.recv()
    assert told.value.rcvd is not None and told.value.rcvd.code == 1008


async def test_a_stream_opened_with_a_ticket_ends_with_the_token_that_got_it(game: str, anna: Person) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    nobody = {"ticket": ticket}

    async def follow() -> None:
        async with anna.client.stream("GET", f"/v1/games/{game}/events", params=nobody) as answer:
            async for _ in answer.aiter_lines():
                pass

    following = asyncio.create_task(follow())
    await asyncio.sleep(0.2)
    await revoke(anna)
    async with asyncio.timeout(PATIENCE):
        await following


@pytest.mark.parametrize("ending", ["revoke", "rotate"])
async def test_tickets_made_before_open_nothing(game: str, anna: Person, ending: str) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    if ending == "revoke":
        await revoke(anna)
    else:
        await anna.post("/v1/guests/me/token")
    answer = await anna.client.get(f"/v1/games/{game}/events", params={"ticket": ticket})
    assert (answer.status_code, answer.json()["code"]) == (401, "unauthenticated")


async def test_a_ticket_of_a_revoked_guest_opens_nothing_once_the_mark_of_its_end_has_expired(
    house: House, game: str, anna: Person
) -> None:
    store = house.gateway.store
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    await revoke(anna)
    key = f"gw:ticket:{digest(ticket)}"
    gone = msgspec.structs.replace(msgspec.json.decode(await store.get(key), type=Guest), expires=int(time()) - 1)
    await store.set(key, msgspec.json.encode(gone), ex=60)
    await store.delete(f"gw:guest:{anna.id}:token")
    answer = await anna.client.get(f"/v1/games/{game}/events", params={"ticket": ticket})
    assert (answer.status_code, answer.json()["code"]) == (401, "unauthenticated")


async def test_a_ticket_of_a_revoked_guest_lasts_no_longer_for_being_tried(
    house: House, game: str, anna: Person
) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    await revoke(anna)
    await anna.client.get(f"/v1/games/{game}/events", params={"ticket": ticket})
    keys = [key async for key in house.gateway.store.scan_iter(f"gw:ticket:{digest(ticket)}*", count=1000)]
    assert len(keys) == 2 and all([0 < await house.gateway.store.ttl(key) <= 30 for key in keys])


async def test_a_used_ticket_ends_with_its_guest_at_the_latest(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url, gateway_token_days=1 / 24) as (house, dora, _, game):
        ticket = (await dora.post("/v1/tickets")).json()["ticket"]
        async with dora.client.stream("GET", f"/v1/games/{game}/events", params={"ticket": ticket}) as answer:
            assert answer.status_code == 200
        assert await house.gateway.store.ttl(f"gw:ticket:{digest(ticket)}") in range(1800, 3601)


async def test_of_ten_exchanges_at_once_one_succeeds_and_revoking_it_leaves_nothing(
    elsewhere: House, anna: Person
) -> None:
    async with at(elsewhere, anna) as there:
        answers = await asyncio.gather(*((anna, there)[i % 2].post("/v1/guests/me/token") for i in range(10)))
        assert sorted(answer.status_code for answer in answers) == [200] + [401] * 9
        anna.token = there.token = next(a.json()["token"] for a in answers if a.status_code == 200)
        assert await status(anna) == await status(there) == 200
        await revoke(anna)
        assert await status(anna) == 401
        await asyncio.sleep(A_SECOND)
        assert await status(there) == 401
    store = elsewhere.gateway.store
    tokens = [await store.get(key) async for key in store.scan_iter("gw:token:*", count=1000)]
    assert not any(anna.id.encode() in (token or b"") for token in tokens)


async def test_revoking_with_a_token_that_was_exchanged_meanwhile_ends_the_new_one_and_its_streams(
    house: House, game: str, anna: Person
) -> None:
    """Both requests came in with the old token before either was answered."""
    came = await house.gateway.guests.by_token(anna.token)
    assert came is not None
    anna.token = (await anna.post("/v1/guests/me/token")).json()["token"]
    begun = asyncio.Event()
    stream = asyncio.create_task(ended(_noted(WAYS["lines"](anna, game), begun)))
    async with asyncio.timeout(PATIENCE):
        await begun.wait()
        await house.gateway.guests.revoke(came)
        assert await status(anna) == 401
        await stream


async def test_another_gateway_that_knows_the_token_forgets_it_within_a_second(
    elsewhere: House, game: str, anna: Person
) -> None:
    async with at(elsewhere, anna) as there:
        card = (await there.hand(game))[0]
        await revoke(anna)
        await asyncio.sleep(A_SECOND)
        answer = await there.command(game, {"type": "play-card", "card": card})
    assert (answer.status_code, answer.json()["code"]) == (401, "unauthenticated")


async def test_what_is_remembered_of_tokens_is_not_believed_while_revocations_are_unknown(
    rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with small_house(rules, store_url, gateway_token_cache_seconds=600) as (house, dora, _, _):
        monkeypatch.setattr(house.gateway.revocations, "are_known", lambda: True)
        assert await status(dora) == 200
        await house.gateway.store.set(f"gw:guest:{dora.id}:token", "")  # as by a gateway that could not pass it on
        assert await status(dora) == 200
        monkeypatch.setattr(house.gateway.revocations, "are_known", lambda: False)
        assert await status(dora) == 401


async def test_a_gateway_that_knows_a_token_notices_that_its_days_are_over(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url, gateway_token_cache_seconds=0.1) as (house, dora, _, _):
        assert await status(dora) == 200
        await house.gateway.store.delete(f"gw:token:{digest(dora.token)}")  # as the store does then
        async with asyncio.timeout(PATIENCE):
            while await status(dora) != 401:
                await asyncio.sleep(0.05)


async def test_a_stream_ends_when_the_time_of_its_token_or_key_is_over(
    rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(expiry, "EVERY", 0.05)
    async with small_house(rules, store_url) as (house, dora, _, game), house.door() as door:
        application, key = await registered(house, *SCOPES)
        seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
        body = {"games": [{"title": "high-card", "edition": "plain", "seats": seats}]}
        (made,) = (await door.post("/v1/games", json=body, headers={**key, "Idempotency-Key": "k" * 8})).json()["games"]
        _, new = await house.gateway.applications.rotate(application.name, 60)
        tokens = (dora.token, made["seats"][0]["token"], key["Authorization"].removeprefix("Bearer "), new)
        paths = (game, made["game"], made["game"], made["game"])
        people = [Person(door, {"name": "", "guest": "", "token": token}) for token in tokens]
        begun = [asyncio.Event() for _ in people]
        streams = [
            asyncio.create_task(ended(_noted(WAYS["lines"](person, path), event)))
            for person, path, event in zip(people, paths, begun, strict=True)
        ]
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*(event.wait() for event in begun))
            await expiry_of(house).look()
            assert not any(stream.done() for stream in streams)
            monkeypatch.setattr(expiry, "time", lambda: time() + 200 * 24 * 3600)
            await asyncio.gather(*streams[:3])
        assert not streams[3].done()
        streams[3].cancel()


def expiry_of(house: House) -> StreamExpiry:
    gateway = house.gateway
    return StreamExpiry(gateway.streams, gateway.guests, gateway.applications, gateway.seats)


async def test_the_stream_of_a_guest_who_left_ends_although_the_note_of_it_was_lost(
    rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with small_house(rules, store_url) as (house, dora, _, game):
        begun = asyncio.Event()
        stream = asyncio.create_task(ended(_noted(WAYS["lines"](dora, game), begun)))
        async with asyncio.timeout(PATIENCE):
            await begun.wait()
            monkeypatch.setattr(house.gateway.revocations, "note", lost)
            await revoke(dora)
            await asyncio.sleep(0.1)
            assert not stream.done()
            await expiry_of(house).look()
            await stream


async def lost(_token: str) -> None:
    """The note of an end that no gateway gets."""


async def _noted(moments: Moments, begun: asyncio.Event) -> Moments:
    """The same moments; notes that there was one."""
    async for moment in moments:
        begun.set()
        yield moment


async def test_exchanging_the_token_ends_the_streams_of_the_old_one_alone(
    game: str, anna: Person, bill: Person
) -> None:
    streams = [asyncio.create_task(ended(WAYS["lines"](person, game))) for person in (anna, bill)]
    await asyncio.sleep(0.2)
    anna.token = (await anna.post("/v1/guests/me/token")).json()["token"]
    async with asyncio.timeout(PATIENCE):
        await streams[0]
    assert not streams[1].done()
    assert (await anna.play(game))["version"] == 2, "the seat stays"
    streams[1].cancel()


async def test_a_token_of_an_older_release_goes_on_and_can_be_exchanged_and_revoked(house: House, anna: Person) -> None:
    old = Guest(new_id(), "Old Anna", anna_expires := 4_000_000_000)
    anna.token = new_secret(TOKEN)
    stored = {"id": old.id, "name": old.name, "expires": anna_expires}
    await house.gateway.store.set(f"gw:token:{digest(anna.token)}", msgspec.json.encode(stored))
    assert (await anna.get("/v1/guests/me")).json()["guest"] == old.id
    before, anna.token = anna.token, (await anna.post("/v1/guests/me/token")).json()["token"]
    assert await status(anna) == 200
    await revoke(anna)
    assert await status(anna) == 401
    anna.token = before
    assert await status(anna) == 401


async def test_a_token_that_has_ended_is_no_new_one(anna: Person) -> None:
    """Whatever was opened with it would end at once, as everything that an ended token has opened."""
    first, second = anna.token, new_secret(TOKEN)
    assert (await anna.post("/v1/guests/me/token", {"token": second})).status_code == 200
    anna.token = second
    refused = await anna.post("/v1/guests/me/token", {"token": first})
    assert (refused.status_code, refused.json()["code"], refused.json().get("field")) == (400, "malformed", "token")
    assert (await anna.get("/v1/guests/me")).status_code == 200, "nothing has changed"
    anna.token = first
    assert (await anna.get("/v1/guests/me")).status_code == 401
