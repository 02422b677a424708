"""Applications: registered by the operator, known by a key, gone within a second when they are revoked."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Callable
from time import time
from typing import Any

import pytest
from msgspec.structs import replace
from redis.exceptions import ConnectionError as StoreAway

from sagebrush_gateway import apps
from sagebrush_gateway.applications import registry
from sagebrush_gateway.applications.application import SCOPES, Application, ApplicationKey, renewed
from sagebrush_gateway.applications.registry import ApplicationRegistry, ApplicationRevoked, NameTaken
from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.meters import APPLICATIONS, Meters
from tests.gateway.house import House, Person, opened_house, registered
from tests.quoting import quoting_server

Operator = Callable[..., tuple[int, Any]]


@pytest.fixture
def operator(store_url: str) -> Operator:
    """Runs the operator's command; the status, and what it printed."""

    def run(*arguments: str) -> tuple[int, Any]:
        environment = {**os.environ, "SAGEBRUSH_STORE_URL": store_url}
        done = subprocess.run(
            [sys.executable, "-P", "-m", "sagebrush_gateway.apps", *arguments],
            env=environment, capture_output=True, text=True, check=False,
        )  # fmt: skip
        return done.returncode, json.loads(done.stdout) if done.stdout.startswith(("{", "[")) else done.stderr

    return run


async def status(house: House, key: str) -> int:
    async with house.door() as door:
        return (await door.get("/v1/titles", headers={"Authorization": f"Bearer {key}"})).status_code


async def is_known(house: House, key: str) -> bool:
    """Whether the gateway knows whose key this is: only then it asks for a game, and finds none."""
    async with house.door() as door:
        answer = await door.get("/v1/games/none", headers={"Authorization": f"Bearer {key}"})
    return bool(answer.json()["code"] == "unknown-game")


@pytest.mark.parametrize("is_read", [True, False])
def test_who_stops_reading_a_list_reads_no_complaint_and_a_full_disk_is_a_sentence(
    store_url: str, is_read: bool
) -> None:
    reader, output = os.pipe() if is_read else (0, os.open("/dev/full", os.O_WRONLY))
    if is_read:
        os.close(reader)
    done = subprocess.run(
        [sys.executable, "-P", "-m", "sagebrush_gateway.apps", "list", "--json"],
        env={**os.environ, "SAGEBRUSH_STORE_URL": store_url},
        stdout=output, stderr=subprocess.PIPE, text=True, check=False,
    )  # fmt: skip
    os.close(output)
    said = "" if is_read else "sagebrush app: It was done, but what it has to say cannot be written"
    assert done.returncode == 1 and done.stderr.startswith(said)
    assert len(done.stderr.splitlines()) == (not is_read)


async def test_the_operator_registers_shows_and_lists(house: House, operator: Operator) -> None:
    name = f"club-{new_id()[:8]}"
    code, made = operator(
        "create", name, "--scopes", "ai:decide,games:create", "--quota", "simulations=5000/hour", "--json"
    )
    assert (code, made["scopes"]) == (0, ["games:create", "ai:decide"])
    assert made["key"].startswith("sba_") and len(made["key"]) == 47
    shown = operator("show", name, "--json")[1]
    assert shown == {field: value for field, value in made.items() if field != "key"}
    assert shown["quotas"] == {"requests": "30000/minute", "games": "10000/day", "simulations": "5000/hour"}
    assert shown in operator("list", "--json")[1]
    assert await is_known(house, made["key"])


def test_an_operator_without_an_application_reads_that_there_is_none(
    store_url: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(_: ApplicationRegistry) -> list[Application]:
        return []

    monkeypatch.setattr(ApplicationRegistry, "all", none)
    monkeypatch.setenv("SAGEBRUSH_STORE_URL", store_url)
    assert apps.main(["list"]) == 0
    assert capsys.readouterr().out == "No application is registered.\n"


def test_the_operator_is_told_what_is_wrong(operator: Operator) -> None:
    name = f"club-{new_id()[:8]}"
    assert operator("create", name, "--json")[0] == 0
    for words, arguments in {
        "not given again": ("create", name),
        "no application": ("rotate", "nobody"),
        "an overlap is": ("rotate", name, "--overlap", "-5"),
        "no scope games:burn": ("create", "x", "--scopes", "games:burn"),
        "a quota is written as": ("create", "x", "--quota", "games=many"),
        "a name has": ("create", "An\x1b[31mna"),
        "COMMAND": (),
    }.items():
        code, said = operator(*arguments)
        assert code in (1, 2) and words in said and "Traceback" not in said


async def test_what_a_store_quotes_of_a_password_is_not_told(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async with quoting_server() as port:
        monkeypatch.setenv("SAGEBRUSH_STORE_URL", f"redis://gateway:hunter2@127.0.0.1:{port}/0")
        assert await asyncio.to_thread(apps.main, ["list"]) == 1
    told = capsys.readouterr().err
    assert "does not answer as it should" in told and "hunter2" not in told


async def test_keys_are_random_and_never_stored(house: House) -> None:
    application, headers = await registered(house)
    key = headers["Authorization"].removeprefix("Bearer ")
    store = house.gateway.store
    stored = [name async for name in store.scan_iter("gw:application*", count=1000)]
    texts = [await store.get(name) for name in stored if await store.type(name) == b"string"]
    assert texts and not any(key.encode() in text for text in (*stored, *texts) if text)
    assert application.id.encode() in texts


@pytest.mark.parametrize("key", ["sba_" + "A" * 43, "sba_", "sba_x", "sb_" + "A" * 43, "sba_" + "é" * 43])
async def test_a_key_that_nobody_has_is_a_stranger_s(house: House, key: str) -> None:
    async with house.door() as door:
        answer = await door.get("/v1/games/none", headers={b"Authorization": f"Bearer {key}".encode()})
    assert answer.status_code == 401


async def test_after_a_rotation_both_keys_are_good_for_a_while_everywhere(
    house: House, rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    application, headers = await registered(house)
    old = headers["Authorization"].removeprefix("Bearer ")
    async with opened_house(rules, store_url) as elsewhere:
        assert await is_known(house, old) and await is_known(elsewhere, old)
        _, new = await house.gateway.applications.rotate(application.name, 60)
        assert [await is_known(place, key) for place in (house, elsewhere) for key in (old, new)] == [True] * 4
        monkeypatch.setattr(registry, "time", lambda: time() + 61)
        ended = [[await is_known(place, key) for key in (old, new)] for place in (house, elsewhere)]
        for place in (house, elsewhere):
            place.gateway.applications._seen.clear()
        assert [[await is_known(place, key) for key in (old, new)] for place in (house, elsewhere)] == [
            [False, True]
        ] * 2
        assert ended[0] == [False, True]


async def test_a_leaked_key_can_be_ended_at_once(house: House) -> None:
    application, headers = await registered(house)
    old = headers["Authorization"].removeprefix("Bearer ")
    assert await is_known(house, old)
    _, new = await house.gateway.applications.rotate(application.name, 0)
    assert (await is_known(house, old), await is_known(house, new)) == (False, True)


@pytest.mark.parametrize("failing", [1, 2, 3])
async def test_an_application_whose_creation_was_interrupted_may_be_created_again(
    house: House, failing: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its name would be taken for good, and there would be no such application."""
    applications, store, name = house.gateway.applications, house.gateway.store, f"app-{new_id()}"
    writes = 0

    def dying(write: Callable[..., Any]) -> Callable[..., Any]:
        async def written(*given: Any) -> Any:
            nonlocal writes
            writes += 1
            if writes == failing:
                raise StoreAway
            return await write(*given)

        return written

    with monkeypatch.context() as death:
        death.setattr(store, "set", dying(store.set))
        death.setattr(store, "hsetnx", dying(store.hsetnx))
        with pytest.raises(StoreAway):
            await applications.create(name, SCOPES, {})
    _, key = await applications.create(name, SCOPES, {})
    assert await is_known(house, key)
    with pytest.raises(NameTaken):
        await applications.create(name, SCOPES, {})
    assert await is_known(house, key)


async def test_a_revoked_application_is_gone_everywhere_within_a_second(
    house: House, rules: str, store_url: str
) -> None:
    application, headers = await registered(house)
    key = headers["Authorization"].removeprefix("Bearer ")
    async with opened_house(rules, store_url) as elsewhere:
        assert await is_known(elsewhere, key)
        await house.gateway.applications.revoke(application.name)
        assert not await is_known(house, key)
        await asyncio.sleep(1.0)
        assert not await is_known(elsewhere, key)
    with pytest.raises(NameTaken):
        await house.gateway.applications.create(application.name, (), {})


async def test_a_revoked_application_cannot_be_given_a_key_that_works(house: House) -> None:
    application, _ = await registered(house)
    await house.gateway.applications.revoke(application.name)
    with pytest.raises(ApplicationRevoked):
        await house.gateway.applications.rotate(application.name, 0)


async def test_operators_at_the_same_time_lose_no_key(house: House) -> None:
    application, _ = await registered(house)
    made = await asyncio.gather(*(house.gateway.applications.rotate(application.name, 60) for _ in range(3)))
    assert all([await is_known(house, key) for _, key in made])


async def test_an_application_with_every_scope_is_no_guest(house: House, anna: Person) -> None:
    _, headers = await registered(house, *SCOPES)
    async with house.door() as door:
        for method, path in [
            ("GET", "/v1/guests/me"), ("POST", "/v1/guests/me/token"), ("GET", "/v1/tables"), ("POST", "/v1/tickets"),
        ]:  # fmt: skip
            answer = await door.request(method, path, headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (403, "wrong-caller")
        both = [("Authorization", f"Bearer {anna.token}"), ("Authorization", headers["Authorization"])]
        answer = await door.get("/v1/guests/me", headers=both)
        assert answer.json().get("guest") == anna.id, "the first header counts, the second adds nothing"


async def test_it_looks_at_no_game_of_others_not_even_a_public_one(house: House, game: str) -> None:
    _, headers = await registered(house, *SCOPES)
    async with house.door() as door:
        for path in ("", "/view", "/events", "/frames", "/export", "/verify", "/legal"):
            answer = await door.get(f"/v1/games/{game}{path}", headers=headers)
            assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


async def test_what_an_application_does_is_counted_for_it(house: House) -> None:
    application, headers = await registered(house)
    async with house.door() as door:
        await door.get("/v1/titles", headers=headers)
    await asyncio.sleep(0)
    labels = {"application": application.name, "operation": "list_titles", "status": "200"}
    assert house.gateway.meters.registry.get_sample_value("sagebrush_application_requests_total", labels) == 1


def test_however_many_applications_there_are_the_labels_are_few() -> None:
    meters = Meters()
    for number in range(3 * APPLICATIONS):
        meters.attribute(f"app-{number}", "x", 200)
    found = {
        sample.labels["application"]
        for metric in meters.registry.collect() for sample in metric.samples if "application" in sample.labels
    }  # fmt: skip
    assert len(found) == APPLICATIONS + 1


async def test_an_application_never_has_more_than_four_keys(house: House) -> None:
    application, _ = await registered(house)
    keys = [(await house.gateway.applications.rotate(application.name, 600))[1] for _ in range(6)]
    assert [await is_known(house, key) for key in keys] == [False, False, True, True, True, True]
    stored = await house.gateway.applications.by_name(application.name)
    assert len(stored.keys) == 4 and replace(stored, keys=(ApplicationKey("x"),)).knows_key("x")
    assert isinstance(house.gateway.applications, ApplicationRegistry)


def test_a_key_that_soon_ends_lasts_no_longer_for_a_later_rotation() -> None:
    application = Application("a", "club", (), {}, (ApplicationKey("first"),), created=0)
    hurried = renewed(application, "second", until=100)
    assert renewed(hurried, "third", until=5000).keys == (
        ApplicationKey("third"), ApplicationKey("second", 5000), ApplicationKey("first", 100),
    )  # fmt: skip
