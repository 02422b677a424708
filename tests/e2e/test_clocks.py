"""Somebody sits down at a table with a clock and goes away: on real servers the game goes on without him."""

import asyncio
from typing import Any

import httpx
import pytest

from sagebrush_host.platform import Platform
from tests.e2e.players import Person, open_any_table

pytestmark = [pytest.mark.platform]

BOX = {
    "title": "tiny-epic-western",
    "edition": "standard",
    "clock": {"kind": "decision", "seconds": 5, "at_end": "computer"},
}


async def events_of(person: Person) -> list[dict[str, Any]]:
    """What has happened, as the person may read it."""
    found: list[dict[str, Any]] = []
    after: int | None = 0
    while after is not None:
        page = await person.ask(f"/frames?view=false&after={after}")
        found += [event for frame in page["frames"] for event in frame["events"]]
        after = page["next"]
    return found


async def finished(person: Person) -> None:
    while not (await person.ask(""))["over"]:
        await asyncio.sleep(0.2)


async def test_whose_time_is_up_is_replaced_once_although_the_watch_was_killed(
    platform: Platform, http: httpx.AsyncClient
) -> None:
    table = await open_any_table(http, BOX, people=1, computers=1)
    person = table.people[0]
    platform.processes["sweeper"].kill()
    await finished(person)
    told = [event["type"] for event in await events_of(person)]
    assert (told.count("timed-out"), told.count("seat-left")) == (1, 1)
    verified = await http.get(f"/v1/games/{table.game}/verify", headers=person.credentials)
    assert verified.json()["ok"], verified.text
