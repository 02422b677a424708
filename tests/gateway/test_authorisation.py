"""Permissions: every operation of the description, for every kind of caller, at every kind of object."""

import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio
from websockets.exceptions import InvalidStatus

from sagebrush_gateway.api.streams_description import asyncapi
from sagebrush_gateway.app import create_api
from sagebrush_gateway.applications.application import SCOPES
from sagebrush_gateway.gateway import build
from sagebrush_gateway.settings import GatewaySettings
from tests.gateway.house import House, Person, newcomer, opened_table, play_out, registered, started_game

METHODS = {"get", "post", "put", "patch", "delete"}
POLICIES = {
    "isAlive": "anyone", "isReady": "anyone", "createGuest": "anyone", "listTitles": "anyone", "getSchemas": "anyone",
    "getMessages": "anyone",
    "listOpponents": "anyone", "getContent": "anyone",
    "whoAmI": "guest", "rotateToken": "guest", "revokeToken": "guest", "createTicket": "player",
    "listTables": "guest", "openTable": "guest",
    "getTable": "table", "joinTable": "table", "leaveTable": "table", "revealEntropy": "table",
    "addOpponents": "host", "startGame": "host", "closeTable": "host", "freeSeat": "host", "swapSeats": "host",
    "openRematch": "rematch", "openBranch": "table",
    "getGame": "game", "getView": "game", "getViewContent": "game", "getResults": "game",
    "getFrames": "game", "exportGame": "game", "verifyGame": "game",
    "followMine": "ai", "followMineByWebSocket": "ai", "followLobby": "guest", "followLobbyByWebSocket": "guest",
    "followGame": "game", "followGameByWebSocket": "game",
    "createGames": "application", "listGames": "application", "rotateSeatToken": "issuer", "revokeSeatToken": "issuer",
    "endGame": "issuer", "removePlayer": "issuer",
    "createWebhook": "application", "listWebhooks": "application",
    "getWebhook": "webhook", "deleteWebhook": "webhook", "rotateWebhookSecret": "webhook", "pingWebhook": "webhook",
    "listDeliveries": "webhook", "getDelivery": "webhook", "replayDelivery": "webhook", "replayDeadLetters": "webhook",
    "describeEngine": "ai", "decide": "ai", "analyze": "ai", "takeHint": "seat",
    "getPlan": "seat", "planMoves": "seat",
    "offerSeat": "offerer", "withdrawOffer": "offerer", "getOffer": "guest", "acceptOffer": "guest",
    "takeJobs": "guest",
    "getLegal": "seat", "dryRun": "seat", "submitCommand": "seat", "submitCommands": "seat",
}  # fmt: skip
"""Every operation has a row here that says its callers."""
BODIES: dict[str, Any] = {
    "createGuest": {"name": "Dora"},
    "openTable": {"title": "high-card", "edition": "plain", "seats": 2},
    "joinTable": {},
    "swapSeats": {"seats": [0, 1]},
    "takeJobs": {"wait_seconds": 1},
    "openRematch": {},
    "openBranch": {"version": 1},
    "revealEntropy": {"entropy": "ab" * 32},
    "addOpponents": {"name": "greedy"},
    "submitCommand": {"type": "nothing"},
    "decide": {"title": "high-card", "config": {"edition": "plain", "seats": 2}, "view": {}},
    "submitCommands": {"commands": [{"type": "nothing"}]},
    "dryRun": {"commands": [{"type": "nothing"}]},
    "planMoves": {"moves": []},
    "getOffer": {"offer": "sbo_nothing"},
    "acceptOffer": {"offer": "sbo_nothing"},
    "createWebhook": {"url": "https://club.example/"},
    "rotateWebhookSecret": {},
    "createGames": {"games": [{"title": "chess", "edition": "x", "seats": [{"user": "u", "name": "U"}]}]},
}
ALLOWED = (0, "")
"""Stands for every answer that is not about who calls or what exists."""
NO_TOKEN = (401, "unauthenticated")
HIDDEN = {"table": (404, "unknown-table"), "host": (404, "unknown-table"), "game": (404, "unknown-game")}
HIDDEN["rematch"] = HIDDEN["table"]
HIDDEN["webhook"] = (404, "unknown-webhook")
HIDDEN["seat"] = HIDDEN["issuer"] = HIDDEN["offerer"] = HIDDEN["game"]
GUESTS = {"outsider", "seat 0", "seat 1", "host"}
CALLERS = {
    "guest": GUESTS, "table": GUESTS, "host": GUESTS, "rematch": GUESTS, "player": GUESTS | {"user"},
    "game": GUESTS | {"user", "application"}, "seat": GUESTS | {"user", "application"},
    "offerer": GUESTS | {"user", "application"},
    "ai": GUESTS | {"application"}, "application": {"application"}, "issuer": {"application"},
    "webhook": {"application"},
}  # fmt: skip
"""Those with a good token who are no strangers to a policy."""


PATHS: dict[str, dict[str, Any]] = create_api(build(GatewaySettings())).openapi()["paths"]
DESCRIBED: dict[str, dict[str, Any]] = {
    operation["operationId"]: operation
    for methods in PATHS.values()
    for method, operation in methods.items()
    if method in METHODS
}
"""The operations of the description by their ids."""


def operations() -> dict[str, tuple[str, str]]:
    """Method and path by the id of the operation."""
    found = {
        operation["operationId"]: (method, path)
        for path, methods in PATHS.items()
        for method, operation in methods.items()
        if method in METHODS
    }
    streams = {channel.get("address") for channel in asyncapi()["channels"].values()}
    sockets = {
        f"{name}ByWebSocket": (method, f"{path}/ws") for name, (method, path) in found.items() if path in streams
    }
    return found | sockets


OPERATIONS = operations()


@dataclass(frozen=True, slots=True)
class World:
    """Callers by kind, the host last because it may change things; objects by kind."""

    house: House
    callers: dict[str, str]
    objects: dict[str, str]


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def world(house: House) -> AsyncIterator[World]:
    async with contextlib.AsyncExitStack() as stack:
        names = ("Outsider", "Anna", "Bill", "Host", "Gone")
        outsider, anna, bill, host, gone = [await newcomer(house, stack, name) for name in names]
        await gone.client.delete("/v1/guests/me/token", headers=gone.headers)
        objects = {"unknown": "0" * 26}
        for visibility in ("public", "private"):
            objects[visibility] = await hosted_game(host, anna, bill, visibility=visibility)
            objects[f"{visibility}, over"] = over = await hosted_game(host, anna, bill, visibility=visibility)
            await play_out(house, over, anna, bill)
            assert (await anna.get(f"/v1/games/{over}")).json()["over"]
        key, objects["platform"], user = await platform_game(house)
        callers = {
            "nobody": "", "wrong": "sb_" + "A" * 43, "revoked": gone.token, "outsider": outsider.token,
            "seat 0": anna.token, "seat 1": bill.token, "host": host.token, "application": key,
            "user": user,
        }  # fmt: skip
        yield World(house, callers, objects)


async def platform_game(house: House) -> tuple[str, str, str]:
    """The key of an application that may do everything, its game, and the token of its user on seat 1."""
    _, headers = await registered(house, *SCOPES)
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    wanted = {"title": "high-card", "edition": "plain", "seats": seats, "hints": True}
    async with house.door() as door:
        answer = await door.post("/v1/games", json={"games": [wanted]}, headers={**headers, "Idempotency-Key": "k" * 8})
    (made,) = answer.json()["games"]
    return headers["Authorization"].removeprefix("Bearer "), made["game"], made["seats"][1]["token"]


async def hosted_game(host: Person, *people: Person, visibility: str) -> str:
    """A game whose host does not sit."""
    game = await opened_table(host, len(people), visibility=visibility, hints=True)
    for person in people:
        assert (await person.post(f"/v1/tables/{game}/join", {})).status_code == 200
    assert (await host.post(f"/v1/tables/{game}/start")).status_code == 200
    return game


def expected(policy: str, caller: str, thing: str) -> tuple[int, str]:
    """The status and the code that the answer must have."""
    if policy == "anyone":
        return ALLOWED
    if caller in ("nobody", "wrong", "revoked"):
        return NO_TOKEN
    if caller not in CALLERS[policy]:
        return 403, "wrong-caller"
    if policy in ("guest", "player", "application", "ai"):
        return ALLOWED
    if policy == "webhook" or not is_there(caller, thing):  # no game is a webhook; test_webhooks.py has those of others
        return HIDDEN[policy]
    if policy == "host" and caller != "host":
        return 403, "host-only"
    if policy == "rematch" and caller == "outsider":
        return 404, "no-seat"
    if policy == "offerer" and caller == "outsider":
        return 404, "no-seat"
    if policy == "offerer" and caller in ("seat 1", "user"):  # the path names seat 0
        return 403, "host-only"
    if policy == "seat" and not caller.startswith(("seat", "user")):
        return 404, "no-seat"
    return ALLOWED


def is_there(caller: str, thing: str) -> bool:
    """Whether a game exists for a caller."""
    if caller in ("application", "user") or thing == "platform":
        return caller in ("application", "user") and thing == "platform"
    return thing != "unknown" and not ("private" in thing and caller == "outsider")


async def asked(world: World, operation: str, token: str, thing: str) -> tuple[int, bytes]:
    """Status and body of the answer; of a stream only the status."""
    method, path = OPERATIONS[operation]
    path = path.format(
        game=thing, table=thing, webhook=thing, delivery="ping-0", title="high-card", language="en", seat=0
    )
    headers = {"Idempotency-Key": str(uuid4())} | ({"Authorization": f"Bearer {token}"} if token else {})
    if operation.endswith("ByWebSocket"):
        return await _handshake(world, path, headers)
    async with world.house.door() as door:
        request = door.build_request(method, path, json=BODIES.get(operation), headers=headers)
        answer = await door.send(request, stream=True)
        body = b"" if answer.is_success else await answer.aread()
        await answer.aclose()
        return answer.status_code, body


async def _handshake(world: World, path: str, headers: dict[str, str]) -> tuple[int, bytes]:
    async with world.house.door() as door:
        try:
            async with Person(door, {"name": "", "guest": "", "token": ""}).socket(path, headers):
                return 101, b""
        except InvalidStatus as refused:
            return refused.response.status_code, bytes(refused.response.body or b"")


def test_every_operation_says_who_may_call_it() -> None:
    assert set(OPERATIONS) == set(POLICIES)


def test_an_operation_says_that_it_refuses_callers_of_some_kinds_where_it_does() -> None:
    told = {name for name in DESCRIBED if "`wrong-caller`" in str(DESCRIBED[name]["responses"].get("403", ""))}
    everybody = GUESTS | {"user", "application"}
    assert told == {name for name in DESCRIBED if CALLERS.get(POLICIES[name], everybody) < everybody}


@pytest.mark.parametrize("operation", sorted(POLICIES))
async def test_nobody_does_or_learns_what_is_not_for_him(world: World, operation: str) -> None:
    wrong = []
    for thing, name in world.objects.items():
        for caller, token in world.callers.items():
            if operation in ("rotateToken", "revokeToken") and token and token != world.callers["wrong"]:
                continue  # they would end what the others need; their own tests are in test_guests.py
            status, body = await asked(world, operation, token, name)
            wanted = expected(POLICIES[operation], caller, thing)
            right = status not in (401, 403, 500) if wanted == ALLOWED else status == wanted[0]
            if not right or wanted[1].encode() not in body:
                wrong.append((thing, caller, status, body, wanted))
    assert wrong == []


@pytest.mark.parametrize(
    "operation",
    sorted(name for name, policy in POLICIES.items() if "outsider" in CALLERS.get(policy, ()) and policy in HIDDEN),
)
async def test_what_is_hidden_looks_like_what_does_not_exist(world: World, operation: str) -> None:
    outsider = world.callers["outsider"]
    unknown = await asked(world, operation, outsider, world.objects["unknown"])
    for thing in ("private", "private, over", "platform"):
        assert await asked(world, operation, outsider, world.objects[thing]) == unknown


@pytest.mark.parametrize("operation", sorted(name for name, policy in POLICIES.items() if policy in HIDDEN))
async def test_without_a_token_every_object_looks_the_same(world: World, operation: str) -> None:
    for token in ("", world.callers["revoked"]):
        answers = {await asked(world, operation, token, name) for name in world.objects.values()}
        assert len(answers) == 1


async def test_an_open_table_is_seen_by_all_and_changed_by_its_host(world: World, anna: Person, carl: Person) -> None:
    table = await opened_table(anna, 2, visibility="private")
    for operation, policy in POLICIES.items():
        if policy == "host":
            assert (await asked(world, operation, carl.token, table))[0] == 403
        elif policy in ("game", "seat"):
            for guest in (anna, carl):
                assert (await asked(world, operation, guest.token, table))[0] == 404
    assert (await asked(world, "getTable", carl.token, table))[0] == 200


async def test_seats_are_bound_to_the_guest_who_sits(world: World, anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    card = {"type": "play-card", "card": (await bill.hand(game))[0]}
    assert (await anna.command(game, card)).status_code == 422
    assert (await bill.command(game, card)).status_code == 200
