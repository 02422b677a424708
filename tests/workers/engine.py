"""Requests to the engine, for its tests: positions and files of High Card."""

import json
from collections.abc import AsyncGenerator, AsyncIterator
from contextlib import AbstractAsyncContextManager, aclosing, asynccontextmanager
from typing import Any

from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.codec import Codec
from sagebrush_games.kernel.messages import Config
from sagebrush_rpc import EngineClient
from sagebrush_rpc.v1 import engine_pb2 as wire
from sagebrush_rpc.v1 import rules_pb2
from tests.toys.high_card import HIGH_CARD
from tests.workers.platform import Platform

CONFIG = {"title": "high-card", "edition": "plain", "seats": 2}


def view_of(seat: int, deal: int = 1) -> bytes:
    """What ``seat`` sees when the cards are dealt."""
    decider = HIGH_CARD.build(Config("high-card", "plain", seats=2))
    state, _ = decider.set_up(seeded(deal))
    return Codec(HIGH_CARD).view_to_json(decider.view(state, seat))


def hand_in(view: bytes) -> list[int]:
    hand: list[int] = json.loads(view)["hand"]
    return hand


def question(level: str = "estimating", deal: int = 1, **changes: Any) -> wire.DecideRequest:
    """What to play with the cards that were dealt with ``deal``."""
    parts = {"caller": "anna", "level": level, "lines": 3, "view": view_of(0, deal), "seat": 0, "seed": 7, **changes}
    return wire.DecideRequest(**{"config": json.dumps(CONFIG).encode(), **parts})


@asynccontextmanager
async def engine_of(here: Platform, instance: str = "1") -> AsyncIterator[EngineClient]:
    """A client of the engine of ``here``."""
    client = EngineClient(here.engine_address(instance), 60)
    try:
        yield client
    finally:
        await client.close()


async def answer(client: EngineClient, request: wire.DecideRequest) -> dict[str, Any]:
    """What the engine says, without the time it took."""
    told: dict[str, Any] = json.loads((await client.decide(request)).answer)
    del told["statistics"]["milliseconds"]
    return told


async def file_of(here: Platform, game: str) -> bytes:
    """The file of a game."""
    return b"".join([piece async for piece in here.rules.export(rules_pb2.ExportRequest(game=game))])


def analysis(
    client: EngineClient, request: wire.AnalyzeRequest
) -> AbstractAsyncContextManager[AsyncGenerator[wire.AnalyzeReply, None]]:
    """The lines as they come; leaving the block ends the work."""
    return aclosing(client.analyze(request))


async def lines_of(client: EngineClient, request: wire.AnalyzeRequest) -> list[dict[str, Any]]:
    """The whole analysis."""
    async with analysis(client, request) as replies:
        return [json.loads(reply.line) async for reply in replies]
