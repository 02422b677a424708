"""Tables opened under a key: a host whose answer was lost asks again and has the same table."""

import asyncio
import contextlib
import re
from typing import Any

import httpx
import pytest

from sagebrush_gateway.problems import UNAVAILABLE, Problem
from sagebrush_gateway.tables.live_tables import LiveTables
from sagebrush_gateway.tables.table_lists import TableLists
from tests.gateway.house import Person, newcomer, opened_house, started_game, table_for

KEY = "one-evening-of-cards"


async def hosted(person: Person) -> list[str]:
    """The tables on the list of ``person``."""
    return [table["table"] for table in (await person.get("/v1/tables", mine="true")).json()["tables"]]


async def close(host: Person, table: str) -> None:
    """The host takes an open table away."""
    assert (await host.client.delete(f"/v1/tables/{table}", headers=host.headers)).status_code == 204


async def test_the_same_request_again_has_the_same_table(anna: Person) -> None:
    first, again = [await anna.post("/v1/tables", table_for(2), key=KEY) for _ in range(2)]
    assert (first.status_code, again.status_code) == (201, 201)
    assert first.json() == again.json()
    assert "idempotency-replayed" not in first.headers and again.headers["idempotency-replayed"] == "true"
    other = await anna.post("/v1/tables", table_for(2), key=f"{KEY}-2")
    assert await hosted(anna) == [other.json()["table"], first.json()["table"]]
    unnamed = {(await anna.post("/v1/tables", table_for(2))).json()["table"] for _ in range(2)}
    assert len(unnamed) == 2, "without a key every request opens a table"


async def test_the_same_table_is_answered_as_it_is_by_now(anna: Person, bill: Person) -> None:
    table = (await anna.post("/v1/tables", table_for(2), key=KEY)).json()["table"]
    await bill.post(f"/v1/tables/{table}/join", {})
    again = (await anna.post("/v1/tables", table_for(2), key=KEY)).json()
    assert [seat["player"] for seat in again["seats"]] == ["Bill", None]


async def test_a_key_belongs_to_one_host_and_one_request(anna: Person, bill: Person) -> None:
    mine = (await anna.post("/v1/tables", table_for(2), key=KEY)).json()["table"]
    refused = await anna.post("/v1/tables", table_for(2, name="Another"), key=KEY)
    assert (refused.status_code, refused.json()["code"]) == (422, "idempotency-key-reused")
    assert (await bill.post("/v1/tables", table_for(2), key=KEY)).json()["table"] != mine
    game = await started_game(anna, bill)
    branched = await anna.post(f"/v1/tables/{game}/branch", {"version": 1}, key=KEY)
    assert branched.json()["code"] == "idempotency-key-reused"


@pytest.mark.parametrize("key", ["short", "x" * 65, "computer-1234", "with a space"])
async def test_a_key_of_another_form_is_refused(anna: Person, key: str) -> None:
    refused = await anna.post("/v1/tables", table_for(2), key=key)
    assert (refused.status_code, refused.json()["code"]) == (400, "bad-idempotency-key")
    assert await hosted(anna) == []


async def test_a_branch_is_opened_once(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    wanted = {"version": 1, "name": "What if"}
    first, again = [await anna.post(f"/v1/tables/{game}/branch", wanted, key=KEY) for _ in range(2)]
    assert first.status_code == 201 and first.json()["table"] == again.json()["table"]
    assert len(await hosted(anna)) == 2


async def test_many_at_the_same_time_open_one_table(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=2) as house, contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        answers = await asyncio.gather(*(dora.post("/v1/tables", table_for(2), key=KEY) for _ in range(6)))
        assert len({answer.json()["table"] for answer in answers}) == 1
        assert len(await hosted(dora)) == 1
        assert await house.gateway.tables.live.count(dora.id) == 1


@pytest.mark.parametrize("error", [TimeoutError(), Problem(UNAVAILABLE)])
@pytest.mark.parametrize(("part", "step"), [(LiveTables, "begin"), (TableLists, "add_new")])
async def test_a_table_whose_opening_was_interrupted_is_gone_on_with_by_another_gateway(
    rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch, part: type, step: str, error: Exception
) -> None:
    async def die(*_: object) -> None:
        raise error

    async with opened_house(rules, store_url, gateway_live_tables=1) as house, contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        with monkeypatch.context() as patched:
            patched.setattr(part, step, die)
            assert (await dora.post("/v1/tables", table_for(2), key=KEY)).status_code >= 500
        left = [key async for key in house.gateway.store.scan_iter("gw:opening:*", count=1000)]
        assert left and all([await house.gateway.store.ttl(key) > 0 for key in left]), "nobody may come for it again"
        other = await stack.enter_async_context(opened_house(rules, store_url, gateway_live_tables=1))
        dora.client = await stack.enter_async_context(other.door())
        opened = (await dora.post("/v1/tables", table_for(2), key=KEY)).json()["table"]
        assert await hosted(dora) == [opened]
        assert await house.gateway.tables.live.count(dora.id) == 1
        open_now = (await dora.get("/v1/tables")).json()["tables"]
        assert [table["table"] for table in open_now].count(opened) == 1


async def test_who_had_too_many_tables_asks_again_when_one_is_closed(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=1) as house, contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        first = (await dora.post("/v1/tables", table_for(2))).json()["table"]
        assert (await dora.post("/v1/tables", table_for(2), key=KEY)).json()["code"] == "too-many-tables"
        await close(dora, first)
        assert (await dora.post("/v1/tables", table_for(2), key=KEY)).status_code == 201


async def test_asking_for_the_answer_again_costs_no_table_of_a_minute(rules: str, store_url: str) -> None:
    async with (
        opened_house(rules, store_url, gateway_tables_per_minute=1) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        dora = await newcomer(house, stack, "Dora")
        answers = [await dora.post("/v1/tables", table_for(2), key=KEY) for _ in range(4)]
        assert [answer.status_code for answer in answers] == [201] * 4
        assert (await dora.post("/v1/tables", table_for(2), key=f"{KEY}-2")).status_code == 429


def left_of_tables(answer: httpx.Response) -> int:
    """How many tables the answer says may be opened now."""
    found = re.search(r'"new-tables";r=(\d+)', answer.headers["ratelimit"])
    assert found is not None
    return int(found[1])


async def test_what_is_refused_for_its_contents_costs_no_table_of_a_minute(rules: str, store_url: str) -> None:
    refusals: list[tuple[dict[str, Any], str]] = [
        ({"tables": 16, "seats": 5}, "malformed"),
        ({"title": "chess"}, "unknown-title"),
        ({"edition": "golden"}, "bad-config"),
        ({"absence": {"substitute": "nobody"}}, "no-such-opponent"),
    ]
    async with (
        opened_house(rules, store_url, gateway_tables_per_minute=1) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        dora = await newcomer(house, stack, "Dora")
        for change, code in refusals:
            answer = await dora.post("/v1/tables", table_for(2) | change)
            assert (answer.json()["code"], left_of_tables(answer)) == (code, 1)
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        assert (await dora.post("/v1/tables", {"title": "chess", "edition": "x", "seats": 1})).status_code == 429


async def test_refusals_under_ever_new_keys_leave_nothing_in_the_store(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url) as house, contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        for number in range(3):
            answer = await dora.post("/v1/tables", table_for(2, edition="golden"), key=f"{KEY}-{number}")
            assert answer.json()["code"] == "bad-config"
        assert await house.gateway.store.keys(f"gw:opening:{dora.id}:*") == []
        corrected = await dora.post("/v1/tables", table_for(2), key=f"{KEY}-0")
        assert corrected.status_code == 201
        assert len(await house.gateway.store.keys(f"gw:opening:{dora.id}:*")) == 1


async def test_one_table_too_many_costs_a_table_of_a_minute(rules: str, store_url: str) -> None:
    """To find that out, the platform looks at all unfinished ones."""
    settings = {"gateway_tables_per_minute": 2, "gateway_live_tables": 1}
    async with opened_house(rules, store_url, **settings) as house, contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        answers = [await dora.post("/v1/tables", table_for(2)) for _ in range(3)]
        codes = [answer.json().get("code", "") for answer in answers]
        assert codes == ["", "too-many-tables", "too-many-requests"]
        assert ["retry-after" in answer.headers for answer in answers] == [False, False, True]


async def test_a_table_that_its_host_closed_stays_closed(anna: Person) -> None:
    table = (await anna.post("/v1/tables", table_for(2), key=KEY)).json()["table"]
    await close(anna, table)
    again = await anna.post("/v1/tables", table_for(2), key=KEY)
    assert (again.status_code, again.json()["code"]) == (404, "unknown-table")
    assert await hosted(anna) == []
