"""Everything a caller can get wrong has its documented problem, and nothing is a 500."""

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import pytest

from sagebrush_gateway.problems import CATALOGUE
from sagebrush_workers.turns import AutomaticTurn
from tests.gateway.house import Person, opened_house

CARD = b'{"type":"play-card","card":7001}'


async def send(person: Person, game: str, body: bytes, **changes: str | None) -> tuple[int, str, Any]:
    """Status, code and field of the answer to a command with ``body``."""
    headers = {**person.headers, "Idempotency-Key": str(uuid4()), "Content-Type": "application/json"}
    for name, value in changes.items():
        headers.pop(name.replace("_", "-"), None)
        if value is not None:
            headers[name.replace("_", "-")] = value
    answer = await person.client.post(f"/v1/games/{game}/commands", content=body, headers=headers)
    assert answer.headers["content-type"] == "application/problem+json", answer.text
    problem = answer.json()
    assert problem["status"] == answer.status_code and problem["type"] == f"urn:sagebrush:problem:{problem['code']}"
    return answer.status_code, problem["code"], problem.get("field")


@pytest.mark.parametrize(
    ("body", "status", "code", "field"),
    [
        (b"", 400, "malformed-json", None),
        (b"{", 400, "malformed-json", None),
        (b"\xff\xfe", 400, "malformed-json", None),
        (b'{"type":"play-card","card":NaN}', 400, "malformed-json", None),
        (b'{"type":"play-card","card":"\\ud800"}', 400, "malformed-json", None),
        (b"[]", 400, "malformed", "$"),
        (b'{"card":7001}', 400, "malformed", "$"),
        (b'{"type":"sing"}', 400, "malformed", "$.type"),
        (b'{"type":"play-card","card":"7001"}', 400, "malformed", "$.card"),
        (b'{"type":"play-card","card":7001,"seat":1}', 400, "malformed", "$"),
        (b"[" * 8 + b"]" * 8, 400, "malformed", "$"),
        (b"[" * 9 + b"]" * 9, 400, "body-too-deep", None),
        (b"[" * 16_000, 400, "body-too-deep", None),
        (json.dumps({"type": "play-card", "card": 2**53 + 1}).encode(), 400, "body-too-rich", None),
        (json.dumps({"type": "x" * 257}).encode(), 400, "body-too-rich", None),
        (json.dumps([0] * 65).encode(), 400, "body-too-rich", None),
        (json.dumps({str(n): n for n in range(65)}).encode(), 400, "body-too-rich", None),
        (b" " * 16_384 + CARD, 413, "body-too-large", None),
    ],
)
async def test_a_body_that_is_no_command(
    game: str, anna: Person, body: bytes, status: int, code: str, field: str | None
) -> None:
    assert await send(anna, game, body) == (status, code, field)


@pytest.mark.parametrize(
    ("header", "value", "status", "code"),
    [
        ("Authorization", None, 401, "unauthenticated"),
        ("Authorization", "Bearer sb_guess", 401, "unauthenticated"),
        ("Authorization", "Basic YTpi", 401, "unauthenticated"),
        ("Content_Type", None, 415, "wrong-content-type"),
        ("Content_Type", "text/plain", 415, "wrong-content-type"),
        ("Content_Type", "application/x-www-form-urlencoded", 415, "wrong-content-type"),
        ("Content_Type", "multipart/form-data; boundary=x", 415, "wrong-content-type"),
        ("Content_Type", "application/json; charset=latin-1", 415, "wrong-content-type"),
        ("Idempotency_Key", None, 400, "bad-idempotency-key"),
        ("Idempotency_Key", "short", 400, "bad-idempotency-key"),
        ("Idempotency_Key", "x" * 65, 400, "bad-idempotency-key"),
        ("Idempotency_Key", "with a space", 400, "bad-idempotency-key"),
        ("Idempotency_Key", AutomaticTurn("0" * 26, 4, 1).command_id, 400, "bad-idempotency-key"),
        ("If_Match", "yesterday", 400, "malformed"),
        ("If_Match", '"9"', 409, "stale-version"),
    ],
)
async def test_headers_that_are_wrong(
    game: str, anna: Person, header: str, value: str | None, status: int, code: str
) -> None:
    assert (await send(anna, game, CARD, **{header: value}))[:2] == (status, code)


async def test_a_chunked_body_is_counted_while_it_comes(game: str, anna: Person) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(64):
            yield b" " * 1024

    headers = {**anna.headers, "Idempotency-Key": str(uuid4()), "Content-Type": "application/json"}
    answer = await anna.client.post(f"/v1/games/{game}/commands", content=endless(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (413, "body-too-large")


@pytest.mark.parametrize("game_id", ["0" * 26, "nope", "%00", "x" * 500])
async def test_an_unknown_game(anna: Person, game_id: str) -> None:
    assert (await send(anna, game_id, CARD))[:2] == (404, "unknown-game")
    for path in ("", "/view", "/legal", "/frames", "/events", "/export", "/verify"):
        answer = await anna.get(f"/v1/games/{game_id}{path}")
        assert (answer.status_code, answer.json()["code"]) == (404, "unknown-game")


@pytest.mark.parametrize("query", ["as=9", "as=1", "as=2"])
async def test_a_seat_that_is_not_mine(game: str, anna: Person, query: str) -> None:
    for path in ("view", "frames", "events", "export"):
        answer = await anna.client.get(f"/v1/games/{game}/{path}?{query}", headers=anna.headers)
        assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")


@pytest.mark.parametrize(
    ("path", "field"),
    [
        ("view?as=-1", "as"),
        ("view?as=spectator2", "as"),
        ("view?at=x", "at"),
        ("view?at=99999999999999999999", "at"),
        ("view?colour=red", "colour"),
        ("frames?limit=501", "limit"),
        ("frames?after=-1", "after"),
        ("events?after=1.5", "after"),
        ("export?at=1", "at"),
    ],
)
async def test_a_question_that_is_malformed(game: str, anna: Person, path: str, field: str) -> None:
    answer = await anna.client.get(f"/v1/games/{game}/{path}", headers=anna.headers)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", field)


@pytest.mark.parametrize("path", ["view?at=5", "frames?after=5", "events?after=5"])
async def test_a_version_that_is_not_there_yet(game: str, anna: Person, path: str) -> None:
    answer = await anna.client.get(f"/v1/games/{game}/{path}", headers=anna.headers)
    assert (answer.status_code, answer.json()["code"], answer.json()["version"]) == (404, "no-such-version", 1)


async def test_addresses_and_methods_that_are_not_there(anna: Person) -> None:
    assert (await anna.get("/v2/guests")).json()["code"] == "not-found"
    wrong = await anna.client.put("/v1/tables", headers=anna.headers)
    assert (wrong.status_code, wrong.json()["code"]) == (405, "method-not-allowed")
    assert (await anna.get("/v1/games/x/commands")).json()["code"] == "method-not-allowed"


@pytest.mark.parametrize("path", ["/v1/guests%2Fme", "/v1/guests%2fme", "/v1/tables/x%2F..%2F..%2Fguests%2Fme"])
async def test_an_encoded_slash_leads_from_no_address_to_another(anna: Person, path: str) -> None:
    assert (await anna.get("/v1/guests/me")).status_code == 200
    assert (await anna.get(path)).json()["code"] == "not-found"


async def test_without_the_rules_service_the_answer_says_when_to_come_back(store_url: str) -> None:
    async with opened_house("127.0.0.1:1", store_url, gateway_call_seconds=0.2) as lonely, lonely.door() as door:
        ready, titles = await door.get("/readyz"), await door.get("/v1/titles")
    assert (ready.status_code, ready.json()["code"]) == (503, "unavailable")
    assert titles.status_code in (503, 504) and titles.headers["retry-after"] == "1"


async def test_without_the_store_nobody_is_known(rules: str) -> None:
    async with opened_house(rules, "redis://127.0.0.1:1/0") as lonely, lonely.door() as door:
        answer = await door.post("/v1/guests", json={"name": "Anna"})
    assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
    assert "redis" not in answer.text.lower()


async def test_every_code_is_kebab_case_and_used_once() -> None:
    codes = [kind.code for kind in CATALOGUE]
    assert len(codes) == len(set(codes)) and all(code == code.lower().strip("-") for code in codes)


async def test_a_body_that_never_ends_is_given_up(rules: str, store_url: str) -> None:
    async with opened_house(rules, store_url, gateway_body_seconds=0.1) as quick, quick.door() as door:

        async def hesitant() -> AsyncIterator[bytes]:
            yield b"{"
            await asyncio.sleep(0.5)
            yield b"}"

        headers = {"Content-Type": "application/json"}
        answer = await door.post("/v1/guests", content=hesitant(), headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (408, "body-too-slow")


PARAMETERS = [
    "/v1/titles", "/v1/titles/high-card/schemas", "/v1/titles/high-card/messages/en", "/v1/titles/high-card/content",
    "/v1/opponents", "/v1/guests/me", "/v1/ai", "/v1/tables", "/v1/games/{game}", "/v1/games/{game}/view",
    "/v1/games/{game}/verify", "/v1/games/{game}/legal", "/v1/games/{game}/plan", "/v1/games/{game}/events",
]  # fmt: skip


@pytest.mark.parametrize("path", PARAMETERS)
async def test_a_parameter_that_a_route_does_not_know_is_refused_and_counted(
    game: str, anna: Person, path: str
) -> None:
    answer = await anna.get(path.format(game=game), colour="red")
    problem = answer.json()
    assert (answer.status_code, problem["code"], problem["field"]) == (400, "malformed", "colour")
    assert problem["detail"] == "There is no such field or parameter."
    assert '"reads"' in answer.headers["ratelimit"]


@pytest.mark.parametrize("path", ["", "/list", "/dry-run"])
async def test_commands_have_no_parameters(game: str, anna: Person, path: str) -> None:
    answer = await anna.post(f"/v1/games/{game}/commands{path}?at=1", {"type": "blow"}, key=str(uuid4()))
    assert (answer.status_code, answer.json().get("field")) == (400, "at")


@pytest.mark.parametrize("query", ["at=1&at=2", "at=1&at=1", "legal=true&at=0&legal=", "as=0&as=1"])
async def test_a_parameter_is_given_once(game: str, anna: Person, query: str) -> None:
    answer = await anna.get(f"/v1/games/{game}/view?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert (answer.json()["field"], answer.json()["detail"]) == (query.split("=")[0], "A parameter is given once.")


async def test_probes_answer_whatever_is_added_to_their_address(anna: Person) -> None:
    assert (await anna.get("/healthz", from_="balancer")).status_code == 200


@pytest.mark.parametrize(
    ("method", "path", "allowed"),
    [
        ("PUT", "/v1/tables", "GET, HEAD, POST"),
        ("PUT", "/v1/tables/0", "DELETE, GET, HEAD"),
        ("GET", "/v1/games/0/commands", "POST"),
        ("DELETE", "/v1/games/0/plan", "GET, HEAD, POST"),
        ("POST", "/v1/titles", "GET, HEAD"),
        ("HEAD", "/v1/games/0/commands", "POST"),
    ],
)
async def test_an_address_that_does_not_know_the_method_names_all_that_it_does(
    anna: Person, method: str, path: str, allowed: str
) -> None:
    answer = await anna.client.request(method, path, headers=anna.headers)
    assert answer.status_code == 405 and answer.headers["allow"] == allowed
    assert method == "HEAD" or answer.json()["code"] == "method-not-allowed"
