"""A whole house in one process: rules service, gateway, and people who call it over real connections."""

import asyncio
import contextlib
import socket
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import connect

import sagebrush_events
from sagebrush_events import Record
from sagebrush_gateway.applications.application import Application, Quota, Scope
from sagebrush_gateway.gateway import Gateway, build
from sagebrush_gateway.server.uvicorn_server import server_of
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from tests.patience import PATIENCE
from tests.toys.high_card import HIGH_CARD
from tests.toys.market_day import MARKET_DAY

FIRST_CARD = 7001
"""With this option every card is a number that occurs nowhere else: a canary."""
UNHURRIED = RulesSettings(rules_command_seconds=PATIENCE, rules_call_seconds=PATIENCE)
"""On a busy machine a command may take longer than players would wait."""
GENEROUS: dict[str, Any] = {
    "gateway_seat_rate": 10_000,
    "gateway_seat_burst": 10_000,
    "gateway_account_rate": 10_000,
    "gateway_account_burst": 10_000,
    "gateway_read_rate": 10_000,
    "gateway_read_burst": 10_000,
    "gateway_stranger_rate": 10_000,
    "gateway_stranger_burst": 10_000,
    "gateway_guests_per_minute": 60_000,
    "gateway_tables_per_minute": 60_000,
    "gateway_streams_per_guest": 64,
    "gateway_call_seconds": PATIENCE,
}


class House:
    """A running gateway and how to reach it."""

    def __init__(self, gateway: Gateway, url: str) -> None:
        self.gateway = gateway
        self.url = url

    @contextlib.asynccontextmanager
    async def door(self) -> AsyncIterator[httpx.AsyncClient]:
        """A client of somebody who has no token yet."""
        unverified = False  # a client that verifies loads certificates, each time
        async with httpx.AsyncClient(base_url=self.url, timeout=PATIENCE, verify=unverified) as client:
            yield client


@contextlib.asynccontextmanager
async def rules_service(corrections: str = "", record: Record | None = None) -> AsyncIterator[str]:
    """The address of a rules service with the toy titles, one of which the host corrects, and a record in memory."""
    record = record or await sagebrush_events.connect("memory://")
    service = Service(record, [HIGH_CARD, MARKET_DAY], UNHURRIED, {(HIGH_CARD.id, ""): corrections})
    port = await service.start("127.0.0.1:0")
    try:
        yield f"127.0.0.1:{port}"
    finally:
        await service.stop()
        await record.close()


@contextlib.asynccontextmanager
async def opened_house(rules: str, store_url: str, **settings: Any) -> AsyncIterator[House]:
    """A gateway that listens on a port of its own."""
    shares_limits = settings.pop("shares_limits", False)
    gateway = build(GatewaySettings(rules_address=rules, store_url=store_url, **{**GENEROUS, **settings}))
    if not shares_limits:
        gateway.shared._all.clear()  # all tests have one address
    listening = listening_socket()
    serving = server_of(gateway)
    running = asyncio.create_task(serving.serve([listening]))
    while not serving.started:
        await asyncio.sleep(0.005)
    try:
        yield House(gateway, f"http://127.0.0.1:{listening.getsockname()[1]}")
    finally:
        serving.should_exit = True
        await running


def listening_socket() -> socket.socket:
    """A socket at a free port. It names its protocol, without which asyncio leaves Nagle's algorithm on."""
    found = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    found.bind(("127.0.0.1", 0))
    return found


class Person:
    """A guest with a token and a connection."""

    def __init__(self, client: httpx.AsyncClient, welcome: dict[str, Any]) -> None:
        self.client = client
        self.name: str = welcome["name"]
        self.id: str = welcome["guest"]
        self.token: str = welcome["token"]

    @property
    def headers(self) -> dict[str, str]:
        return {"Authorization": f"Bearer {self.token}"}

    async def get(self, path: str, headers: dict[str, str] | None = None, **query: Any) -> httpx.Response:
        query = {name.rstrip("_"): value for name, value in query.items()}  # `as_` is `as`
        return await self.client.get(path, params=query or None, headers={**self.headers, **(headers or {})})

    async def post(self, path: str, body: Any = None, key: str = "", seen: str = "") -> httpx.Response:
        named = ({"Idempotency-Key": key} if key else {}) | ({"If-Match": seen} if seen else {})
        return await self.client.post(path, json=body, headers=self.headers | named)

    async def command(
        self, game: str, command: Any, key: str = "", version: int | None = None, **headers: str
    ) -> httpx.Response:
        """Sends ``command``; in the names of headers ``_`` stands for ``-``."""
        own = {name.replace("_", "-"): value for name, value in headers.items()}
        given = {**self.headers, "Idempotency-Key": key or str(uuid4()), **own}
        if version is not None:
            given["If-Match"] = f'"{version}"'
        return await self.client.post(f"/v1/games/{game}/commands", json=command, headers=given)

    def socket(self, path: str, headers: dict[str, str] | None = None) -> connect:
        """A WebSocket, with the token unless other headers are given."""
        url = str(self.client.base_url).replace("http:", "ws:").rstrip("/")
        return connect(url + path, additional_headers=self.headers if headers is None else headers, proxy=None)

    async def hand(self, game: str) -> list[int]:
        view = (await self.get(f"/v1/games/{game}/view")).json()
        hand: list[int] = view["view"]["hand"]
        return hand

    async def play(self, game: str) -> dict[str, Any]:
        """Plays the lowest card of the hand."""
        answer = await self.command(game, {"type": "play-card", "card": (await self.hand(game))[0]})
        assert answer.status_code == 200, answer.text
        played: dict[str, Any] = answer.json()
        return played


async def registered(house: House, *scopes: Scope, **quotas: Quota) -> tuple[Application, dict[str, str]]:
    """An application that the operator has registered, and the headers with its key."""
    name, given = f"app-{uuid4().hex[:12]}", dict[Any, Quota](quotas)
    application, key = await house.gateway.applications.create(name, scopes, given)
    return application, {"Authorization": f"Bearer {key}"}


async def newcomer(house: House, stack: contextlib.AsyncExitStack, name: str) -> Person:
    """A guest who just arrived."""
    client = await stack.enter_async_context(house.door())
    answer = await client.post("/v1/guests", json={"name": name})
    assert answer.status_code == 201, answer.text
    return Person(client, answer.json())


def table_for(seats: int, **changes: Any) -> dict[str, Any]:
    """The body that opens a table of High Card, its cards canaries."""
    return {"title": "high-card", "edition": "plain", "seats": seats, "options": {"first_card": FIRST_CARD}, **changes}


async def opened_table(host: Person, seats: int = 2, **changes: Any) -> str:
    answer = await host.post("/v1/tables", table_for(seats, **changes))
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


async def started_game(*people: Person, **changes: Any) -> str:
    """A game in which ``people`` sit in this order; the first is the host."""
    game = await opened_table(people[0], len(people), **changes)
    for person in people:
        assert (await person.post(f"/v1/tables/{game}/join", {})).status_code == 200
    answer = await people[0].post(f"/v1/tables/{game}/start")
    assert answer.status_code == 200, answer.text
    return game


async def blow(house: House, game: str) -> None:
    """The wind, moved as a worker would."""
    await house.gateway.rules.submit(
        wire.SubmitRequest(game=game, seat=-1, command_id=str(uuid4()), command=b'{"type":"blow"}')
    )


async def play_out(house: House, game: str, *people: Person) -> None:
    """Every trick, to the end."""
    for trick in range(3):
        for person in people:
            await person.play(game)
        if trick == 0:
            await blow(house, game)


@contextlib.asynccontextmanager
async def small_house(rules: str, store_url: str, **settings: Any) -> AsyncIterator[tuple[House, Person, Person, str]]:
    """A house of its own with two guests at a running game."""
    async with opened_house(rules, store_url, **settings) as house, contextlib.AsyncExitStack() as stack:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        yield house, dora, emil, await started_game(dora, emil)
