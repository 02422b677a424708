"""A table of High Card on a service of its own, and the hands that play on it."""

import json
import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sagebrush_events import Record
from sagebrush_rpc import RulesClient
from sagebrush_rpc.v1 import rules_pb2 as wire
from sagebrush_rules.server import Service
from sagebrush_rules.settings import RulesSettings
from tests.patience import PATIENCE
from tests.toys.high_card import HIGH_CARD
from tests.toys.market_day import MARKET_DAY

ALPHABET = "0123456789abcdefghijklmnopqrstuv"
WIND = -1


def new_id() -> str:
    """A game id."""
    return "".join(secrets.choice(ALPHABET) for _ in range(26))


@asynccontextmanager
async def running(record: Record, corrections: str = "", **settings: Any) -> AsyncIterator[RulesClient]:
    """A client of a fresh service on ``record``, whose host makes ``corrections``."""
    async with serving(record, corrections, **settings) as (_, client):
        yield client


@asynccontextmanager
async def serving(record: Record, corrections: str = "", **settings: Any) -> AsyncIterator[tuple[Service, RulesClient]]:
    """A fresh service on ``record``, and a client of it."""
    service = Service(record, [HIGH_CARD, MARKET_DAY], RulesSettings(**settings), {(HIGH_CARD.id, ""): corrections})
    client = RulesClient(f"127.0.0.1:{await service.start('127.0.0.1:0')}", deadline=PATIENCE)
    try:
        yield service, client
    finally:
        await client.close()
        await service.stop()


class Hands:
    """Everybody at one table of High Card."""

    def __init__(self, rules: RulesClient, game: str, seats: int) -> None:
        self.rules = rules
        self.game = game
        self.seats = seats
        self.replies: list[wire.SubmitReply] = []

    async def view(self, seat: int | None = None, version: int | None = None) -> dict[str, Any]:
        """What ``seat`` sees."""
        request = wire.GetViewRequest(game=self.game, viewer=wire.Viewer(seat=seat), version=version)
        seen: dict[str, Any] = json.loads((await self.rules.get_view(request)).view)
        return seen

    async def legal(self, seat: int) -> list[Any]:
        """The choices of ``seat``, or of the computer that plays it."""
        request = wire.GetViewRequest(game=self.game, viewer=wire.Viewer(seat=seat), legal=True, thinking=True)
        choices: list[Any] = json.loads((await self.rules.get_view(request)).legal)
        return choices

    def request(self, seat: int, command: dict[str, Any], **fields: Any) -> wire.SubmitRequest:
        """A command of ``seat`` with an id of its own."""
        body = json.dumps(command).encode()
        given: dict[str, Any] = {"command_id": secrets.token_hex(8), **fields}
        return wire.SubmitRequest(game=self.game, seat=seat, command=body, **given)

    async def card(self, seat: int) -> dict[str, Any]:
        """The command that plays the first card of ``seat``."""
        command: dict[str, Any] = (await self.legal(seat))[0]["command"]
        return command

    async def play(self, seat: int, **fields: Any) -> wire.SubmitReply:
        """The reply to the first legal command of ``seat``."""
        reply = await self.rules.submit(self.request(seat, await self.card(seat), **fields))
        self.replies.append(reply)
        return reply

    async def frame(self) -> wire.Frame:
        """The newest frame for a spectator."""
        return await self.rules.get_view(wire.GetViewRequest(game=self.game))

    async def play_to_the_end(self) -> wire.Frame:
        """The last frame, after every awaited actor took the first legal command again and again."""
        while not (frame := await self.frame()).over:
            await self.play(frame.awaited[0].seat)
        return frame


async def table(rules: RulesClient, seats: int = 2, **fields: Any) -> Hands:
    """Hands at a new table."""
    request = creation(seats, **fields)
    await rules.create_game(request)
    return Hands(rules, request.game, seats)


def creation(seats: int = 2, computers: tuple[int, ...] = (), **fields: Any) -> wire.CreateGameRequest:
    """A request for a new table, some of whose seats are played by computers."""
    greedy = wire.Opponent(name="greedy", budget_ms=50)
    plans = [
        wire.SeatPlan(player=f"P{seat}", entropy=b"salt", opponent=greedy if seat in computers else None)
        for seat in range(seats)
    ]
    given: dict[str, Any] = {"game": new_id(), "title": "high-card", "config": b'{"edition":"plain"}', **fields}
    return wire.CreateGameRequest(seats=plans, **given)
