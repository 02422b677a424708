"""Somebody sits down at a table with a clock and goes away: on real servers the game goes on without him."""

import asyncio
import json
from typing import Any

import httpx
import pytest

from sagebrush_host.platform import Platform
from tests.e2e.players import Person, open_any_table

pytestmark = [pytest.mark.platform]

BOX = {
    "title": "tiny-epic-western",
    "edition": "standard",
    "clock": {"kind": "decision", "seconds": 15, "warnings": [12], "at_end": "computer"},
}


async def events_of(person: Person) -> list[dict[str, Any]]:
    """What has happened, as the person may read it."""
    return [event async for frame in person.at.frames() for event in frame["events"]]


async def warnings_of(http: httpx.AsyncClient, person: Person) -> list[dict[str, Any]]:
    """Of what the person is warned until his game is over."""
    found: list[dict[str, Any]] = []
    headers = {"Authorization": f"Bearer {person.token}", "Accept": "application/x-ndjson"}
    async with http.stream("GET", "/v1/me/events", headers=headers) as answer:
        async for line in answer.aiter_lines():
            update: dict[str, Any] = json.loads(line) if line.startswith("{") else {"type": ""}
            if update["type"] == "warned":
                found.append(update["warning"])
            if update["type"] == "finished":
                break
    return found


async def finished(person: Person) -> None:
    while not (await person.at.state())["over"]:
        await asyncio.sleep(0.2)


async def test_whose_time_is_up_is_warned_and_replaced_once_although_the_watch_was_killed(
    platform: Platform, http: httpx.AsyncClient
) -> None:
    table = await open_any_table(http, BOX, people=1, computers=1)
    person = table.people[0]
    warned = asyncio.create_task(warnings_of(http, person))
    platform.processes["sweeper"].kill()
    await finished(person)
    assert [(one["seat"], one["seconds"]) for one in await warned] == [(person.seat, 12)]
    told = [event["type"] for event in await events_of(person)]
    assert (told.count("timed-out"), told.count("seat-left")) == (1, 1)
    verified = await person.at.verify()
    assert verified["ok"], verified
