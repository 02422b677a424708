"""Lists of commands: a turn in one request."""

import asyncio
import json
from typing import Any
from uuid import uuid4

import httpx
import pytest
from grpc import StatusCode

from sagebrush_gateway.settings import GatewaySettings
from sagebrush_rpc import RulesError
from sagebrush_rpc.submitter import Submitter
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, small_house, started_game

BACK = {"type": "take-back"}
REST = {"type": "rest"}
LIMITS = ("gateway_seat_rate", "gateway_seat_burst", "gateway_account_rate", "gateway_account_burst")


def buy(stall: int) -> dict[str, Any]:
    return {"type": "buy", "stall": stall}


async def market(*people: Person) -> str:
    return await started_game(*people, title="market-day", options={})


async def sent(person: Person, game: str, commands: Any, key: str = "", version: int | None = None) -> httpx.Response:
    headers = {**person.headers, "Idempotency-Key": key or str(uuid4())}
    if version is not None:
        headers["If-Match"] = f'"{version}"'
    path = f"/v1/games/{game}/commands/list"
    return await person.client.post(path, json={"commands": commands}, headers=headers)


async def version_of(person: Person, game: str) -> int:
    version: int = (await person.get(f"/v1/games/{game}")).json()["version"]
    return version


async def test_a_turn_is_sent_in_one_request_and_each_command_is_a_commit(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    answer = await sent(anna, game, [buy(0), buy(2), {"type": "take-back", "to": 2}, buy(1)], version=1)
    assert answer.status_code == 200 and answer.headers["etag"] == '"5"'
    assert answer.json()["version"] == 5 and answer.json()["refused"] is None
    assert [commit["version"] for commit in answer.json()["commits"]] == [2, 3, 4, 5]
    assert answer.json()["commits"][0]["events"] == [{"type": "bought", "seat": 0, "stall": 0}]
    frames = (await anna.get(f"/v1/games/{game}/frames?after=1")).json()["frames"]
    assert [frame["events"] for frame in frames] == [commit["events"] for commit in answer.json()["commits"]]


async def test_a_list_ends_at_the_first_refusal_and_says_which_command_it_was(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    answer = (await sent(anna, game, [buy(0), buy(9), buy(1)])).json()
    assert [commit["version"] for commit in answer["commits"]] == [2] and answer["version"] == 2
    assert (answer["refused"]["index"], answer["refused"]["code"], answer["refused"]["status"]) == (
        1, "no-such-stall", 422,
    )  # fmt: skip
    assert await version_of(anna, game) == 2


@pytest.mark.parametrize(
    ("first", "version", "status", "code"),
    [(buy(9), None, 422, "no-such-stall"), (buy(0), 7, 409, "stale-version"), ({"type": "x"}, None, 400, "malformed")],
)
async def test_a_list_whose_first_command_is_refused_is_refused(
    anna: Person, bill: Person, first: dict[str, Any], version: int | None, status: int, code: str
) -> None:
    game = await market(anna, bill)
    answer = await sent(anna, game, [first, buy(1)], version=version)
    assert (answer.status_code, answer.json()["code"]) == (status, code)
    assert answer.headers["content-type"] == "application/problem+json" and await version_of(anna, game) == 1


async def test_a_repeated_list_gets_the_same_bytes_and_is_applied_once(anna: Person, bill: Person) -> None:
    game, key = await market(anna, bill), str(uuid4())
    answers = [await sent(anna, game, [buy(0), buy(1)], key, 1) for _ in range(2)]
    await sent(bill, game, [buy(2)])
    answers.append(await sent(anna, game, [buy(0), buy(1)], key, 1))
    assert {answer.content for answer in answers} == {answers[0].content}
    assert [answer.headers.get("idempotency-replayed") for answer in answers] == [None, "true", "true"]
    assert await version_of(anna, game) == 4


async def test_of_many_times_the_same_list_at_once_one_is_applied(anna: Person, bill: Person) -> None:
    game, key = await market(anna, bill), str(uuid4())
    commands = [buy(number % 3) for number in range(8)]
    answers = await asyncio.gather(*(sent(anna, game, commands, key) for _ in range(8)))
    assert {answer.content for answer in answers} == {answers[0].content} and await version_of(anna, game) == 9


@pytest.mark.parametrize("other", [[buy(0)], [buy(0), buy(1), buy(2)], [buy(1), buy(0)], [buy(0), buy(2)]])
async def test_a_key_means_one_list(anna: Person, bill: Person, other: list[dict[str, Any]]) -> None:
    game, key = await market(anna, bill), str(uuid4())
    await sent(anna, game, [buy(0), buy(1)], key)
    answer = await sent(anna, game, other, key)
    assert (answer.status_code, answer.json()["code"]) == (422, "idempotency-key-reused")
    assert await version_of(anna, game) == 3


async def test_two_seats_may_use_the_same_key_for_their_lists(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    for person, first in ((anna, 2), (bill, 4)):
        answer = (await sent(person, game, [buy(0), buy(1)], "first-turn")).json()
        assert [commit["version"] for commit in answer["commits"]] == [first, first + 1]


async def test_with_a_version_nobody_comes_in_between(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await market(anna, bill)
    inner = Submitter.submit

    async def interrupted(self: Submitter, request: wire.SubmitRequest) -> wire.SubmitReply:
        reply = await inner(self, request)
        if json.loads(request.command) == buy(0):
            other = wire.SubmitRequest(game=game, seat=1, command_id="in-between", command=json.dumps(buy(2)).encode())
            await inner(self, other)
        return reply

    monkeypatch.setattr(Submitter, "submit", interrupted)
    answer = (await sent(anna, game, [buy(0), buy(1)], version=1)).json()
    assert len(answer["commits"]) == 1
    assert (answer["refused"]["code"], answer["refused"]["index"], answer["refused"]["version"]) == (
        "stale-version", 1, 3,
    )  # fmt: skip


async def test_after_an_interruption_the_repeated_list_goes_on_where_it_was(
    anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, key, inner = await market(anna, bill), str(uuid4()), Submitter.submit

    async def lost(self: Submitter, request: wire.SubmitRequest) -> wire.SubmitReply:
        reply = await inner(self, request)
        if json.loads(request.command) == buy(1):
            raise RulesError(StatusCode.UNAVAILABLE, "outcome-unknown", "Lost.")
        return reply

    with monkeypatch.context() as patched:
        patched.setattr(Submitter, "submit", lost)
        unknown = await sent(anna, game, [buy(0), buy(1), buy(2)], key, 1)
    assert (unknown.status_code, unknown.json()["code"]) == (
        503,
        "outcome-unknown",
    ) and "retry-after" in unknown.headers
    answer = (await sent(anna, game, [buy(0), buy(1), buy(2)], key, 1)).json()
    assert [commit["version"] for commit in answer["commits"]] == [2, 3, 4] and answer["refused"] is None


@pytest.mark.parametrize(
    ("commands", "field"),
    [([], "commands"), ([1], "commands.0"), ({}, "commands"), (None, "commands")],
)
async def test_what_is_no_list_of_commands_is_malformed(anna: Person, bill: Person, commands: Any, field: str) -> None:
    answer = await sent(anna, await market(anna, bill), commands)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", field)


async def test_a_list_has_at_most_64_commands(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    assert (await sent(anna, game, [buy(0), BACK] * 32)).json()["version"] == 65
    assert (await sent(anna, game, [buy(0)] * 65)).json()["code"] == "body-too-rich"


@pytest.mark.parametrize("key", ["", "short", "computer-12345", "x" * 61])
async def test_a_list_needs_a_key_of_its_own(anna: Person, bill: Person, key: str) -> None:
    game = await market(anna, bill)
    headers = {**anna.headers, **({"Idempotency-Key": key} if key else {})}
    path = f"/v1/games/{game}/commands/list"
    answer = await anna.client.post(path, json={"commands": [buy(0)]}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad-idempotency-key")


async def test_who_has_no_seat_sends_no_list(anna: Person, bill: Person, carl: Person) -> None:
    answer = await sent(carl, await market(anna, bill), [buy(0)])
    assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")


async def test_a_list_counts_as_many_commands_as_it_has(rules: str, store_url: str) -> None:
    limits = {"gateway_seat_rate": 0.01, "gateway_seat_burst": 5}
    async with small_house(rules, store_url, **limits) as (_, dora, emil, _):
        game = await market(dora, emil)
        statuses = [(await sent(dora, game, [buy(0)] * 3)).status_code for _ in range(3)]
        assert statuses == [200, 200, 429]
        assert (await sent(emil, game, [buy(0)])).status_code == 200


async def test_a_turn_of_sixty_commands_meets_no_limit_one_by_one_or_as_a_list(rules: str, store_url: str) -> None:
    usual = {name: getattr(GatewaySettings(), name) for name in LIMITS}
    async with small_house(rules, store_url, **usual) as (_, dora, emil, _):
        game = await market(dora, emil)
        for _ in range(30):
            for command in (buy(0), BACK):
                assert (await dora.command(game, command)).status_code == 200
        assert (await sent(emil, game, [buy(0), BACK] * 30)).json()["refused"] is None
