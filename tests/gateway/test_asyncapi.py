"""The description of the streams: it leads nowhere wrong, names what is served, and holds for what is sent."""

import json
import re
from collections.abc import AsyncGenerator
from typing import Any

import jsonschema_rs
import pytest
from fastapi.routing import APIWebSocketRoute

from sagebrush_gateway import openapi
from sagebrush_gateway.api.streams_description import CHANNELS, UPDATES, asyncapi
from sagebrush_gateway.app import create_api
from sagebrush_gateway.gateway import build
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.streams.formats import ndjson, sse
from sagebrush_gateway.webhooks.events import game_event, ping_event
from sagebrush_gateway.webhooks.subscription import EVENT_KINDS
from tests.gateway.house import House, Person, play_out, started_game
from tests.gateway.streams import first, lines
from tests.gateway.test_following import following


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return asyncapi()


def references(part: Any) -> list[str]:
    if isinstance(part, dict):
        own = [part["$ref"]] if isinstance(part.get("$ref"), str) else []
        return own + [found for value in part.values() for found in references(value)]
    return [found for value in part for found in references(value)] if isinstance(part, list) else []


def test_the_stored_description_is_what_the_code_says() -> None:
    assert openapi.STREAMS_SNAPSHOT.read_text() == openapi.streams_text()


def test_every_reference_leads_somewhere(document: dict[str, Any]) -> None:
    for reference in references(document):
        part: Any = document
        for name in reference.removeprefix("#/").split("/"):
            assert name in part, reference
            part = part[name]


def test_every_channel_is_served_and_every_stream_is_a_channel() -> None:
    api = create_api(build(GatewaySettings()))
    addresses = {address for _, address, *_ in CHANNELS}
    assert addresses == {path for path in api.openapi()["paths"] if path.endswith("/events")}
    assert {f"{address}/ws" for address in addresses} == {
        route.path for route in api.routes if isinstance(route, APIWebSocketRoute)
    }


def validator(document: dict[str, Any], model: str) -> Any:
    return jsonschema_rs.validator_for({"$ref": f"#/components/schemas/{model}", "components": document["components"]})


async def test_the_description_says_what_signs_of_life_look_like(document: dict[str, Any]) -> None:
    async def silence() -> AsyncGenerator[None, None]:
        yield None

    events = b"".join([part async for part in sse(silence())]).decode().splitlines()
    said = " ".join(document["info"]["description"].split())
    (comment,) = re.findall(r"the comment `(.+?)` among server-sent events, an empty line in ND-JSON", said)
    assert comment in events
    assert [part async for part in ndjson(silence())] == [b"\n"]


async def test_what_is_sent_is_as_described(document: dict[str, Any], house: House, anna: Person, bill: Person) -> None:
    frames, updates = validator(document, "FrameResponse"), validator(document, "TableUpdateResponse")
    told = set()
    async with following(anna.client, anna.headers, legal="true") as reader:
        await reader.until("ready")
        game = await started_game(anna, bill)
        await play_out(house, game, anna, bill)
        for update in await reader.until("finished"):
            updates.validate(update)
            told.add(update["type"])
    assert {"your-turn", "finished"} <= told <= set(UPDATES)
    for frame in await first(8, lines(anna, game, view="true", legal="true")):
        frames.validate(frame)
    assert not updates.is_valid({"id": 7, "type": "unheard-of"})


def test_what_webhooks_send_is_as_described(document: dict[str, Any]) -> None:
    news = {"game": "g", "title": "t", "name": "n", "version": 1, "awaited": [{"seat": 0, "user": "u"}], "over": False}
    game, ping = validator(document, "GameEvent"), validator(document, "PingEvent")
    for kind in EVENT_KINDS:
        game.validate(json.loads(game_event(kind, "g", 1, news, 0).body))
    ping.validate(json.loads(ping_event("w", 0).body))
    assert not game.is_valid(json.loads(ping_event("w", 0).body))
    sent = {f"game.{kind}" for kind in EVENT_KINDS} | {"ping"}
    assert set(document["channels"]["webhook"]["messages"]) == sent
