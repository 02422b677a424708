"""The gateway stops when it is told to."""

import asyncio
from typing import Any

import pytest

from sagebrush_gateway.guests.revocations import Revocations
from tests.gateway.house import opened_house, small_house
from tests.patience import PATIENCE


async def test_a_gateway_stops_although_a_cancellation_is_lost(
    rules: str, store_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looking = asyncio.Event()

    async def lose_the_cancellation(_: Any) -> None:
        looking.set()
        try:
            await asyncio.Event().wait()
        except asyncio.CancelledError:
            return

    monkeypatch.setattr(Revocations, "poll", lose_the_cancellation)
    async with asyncio.timeout(PATIENCE), opened_house(rules, store_url):
        await looking.wait()


async def test_a_stream_that_begins_while_the_gateway_stops_ends_at_once(rules: str, store_url: str) -> None:
    async with (
        asyncio.timeout(PATIENCE),
        small_house(rules, store_url, gateway_keepalive_seconds=600) as (house, dora, _, game),
    ):
        house.gateway.streams.close()
        answer = await dora.get(f"/v1/games/{game}/events")
        assert answer.text.endswith(": the gateway ends this stream, come back\n\n")
