"""A game of Carson City from the open table to the verified file."""

import asyncio
import json
import uuid
from typing import Any

import httpx
import pytest

from sagebrush_client import Problem
from sagebrush_host.platform import Platform
from tests.e2e.invariants import check
from tests.e2e.players import Person, Table, new_guest, open_table
from tests.patience import PATIENCE

pytestmark = [pytest.mark.platform]


async def test_people_and_computers_play_a_game_with_outlaws_to_its_end(platform: Platform, table: Table) -> None:
    await table.play()
    commits = await check(platform, table)
    engines = {commit.engine["name"] for commit in commits if commit.engine}
    assert "random" in engines
    assert {commit.seat for commit in commits} == {None, -1, 0, 1, 2, 3}
    outcome = (await table.people[0].at.state())["outcome"]
    assert outcome is not None and outcome["reason"] == "four-rounds"
    assert sorted(standing["place"] for standing in outcome["ranking"]) == [1, 2, 3, 4]


async def test_of_32_clients_that_race_on_one_version_exactly_one_wins_each(
    platform: Platform, http: httpx.AsyncClient
) -> None:
    table = await open_table(http, people=2, computers=0, variants=[])
    for _ in range(12):
        version, seat, legal = await awaited(table)
        racers = [Person(http, table.people[seat].token, seat, table.game) for _ in range(32)]
        commands = [legal[i % len(legal)]["command"] for i in range(32)]
        answers = await asyncio.gather(
            *(
                racer.submit(command, version, str(uuid.uuid4()))
                for racer, command in zip(racers, commands, strict=True)
            )
        )
        refusals = [answer for answer in answers if isinstance(answer, Problem)]
        [commit] = [answer for answer in answers if not isinstance(answer, Problem)]
        assert {(refusal.status, refusal.code) for refusal in refusals} == {(409, "stale-version")}
        assert {commit["version"], *(refusal.body["version"] for refusal in refusals)} == {version + 1}
        table.people[seat].acknowledged += [said for racer in racers for said in racer.acknowledged]
    await table.play()
    await check(platform, table)


async def test_a_command_that_is_sent_three_times_at_once_is_applied_once(
    platform: Platform, http: httpx.AsyncClient
) -> None:
    table = await open_table(http, people=2, computers=0, variants=[])
    for _ in range(20):
        version, seat, legal = await awaited(table)
        person, key = table.people[seat], str(uuid.uuid4())
        answers = await asyncio.gather(*(person.submit(legal[0]["command"], version, key) for _ in range(3)))
        assert len({json.dumps(answer) for answer in answers if isinstance(answer, dict)}) == 1
        assert [isinstance(answer, dict) and answer["version"] for answer in answers] == [version + 1] * 3
        other = await person.submit({"type": "pass"}, version, key)
        assert isinstance(other, Problem) and (other.status, other.code) == (422, "idempotency-key-reused")
    await table.play()
    await check(platform, table)


async def test_every_live_stream_sees_every_commit_once_and_in_order(
    platform: Platform, http: httpx.AsyncClient
) -> None:
    table = await open_table(http, people=2, computers=1, variants=["outlaws"])
    watchers = [await new_guest(http, f"Watcher {number}") for number in range(3)]
    followed = [asyncio.create_task(versions(http, table.game, token)) for token in watchers]
    await table.play()
    commits = await check(platform, table)
    for seen in await asyncio.gather(*followed):
        assert seen == [commit.version for commit in commits]


async def test_a_second_start_goes_on_with_yesterdays_games(platform: Platform, table: Table) -> None:
    await table.play(until=40)
    settings = platform.settings
    await platform.__aexit__(None, None, None)
    async with Platform(settings) as again:
        await table.play(seed=2)
        commits = await check(again, table)
        assert len(commits) > 40


async def awaited(table: Table) -> tuple[int, int, list[dict[str, Any]]]:
    """The version, the seat that can act, and what it can do."""
    for person in table.people:
        offered: Any = await person.at.legal()
        if offered["legal"]:
            return offered["version"], person.seat, offered["legal"]
    raise AssertionError("nobody is awaited")


async def versions(http: httpx.AsyncClient, game: str, token: str) -> list[int]:
    """The versions that an ND-JSON stream brings, to the end of the game."""
    headers = {"Authorization": f"Bearer {token}", "Accept": "application/x-ndjson"}
    seen: list[int] = []
    async with http.stream("GET", f"/v1/games/{game}/events", headers=headers, timeout=PATIENCE) as response:
        async for line in response.aiter_lines():
            if line:
                moment = json.loads(line)
                seen.append(moment["version"])
                if moment["over"]:
                    break
    return seen
