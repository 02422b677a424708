"""People who change their minds, at a table with computers, on real processes that die."""

import asyncio
import json

import httpx
import pytest

from sagebrush_events import Commit
from sagebrush_host.platform import Platform
from tests.e2e.invariants import check
from tests.e2e.players import Table, open_table
from tests.e2e.test_game import versions

pytestmark = [pytest.mark.platform]


@pytest.fixture
async def fickle(http: httpx.AsyncClient) -> Table:
    """Two people who take back the first three choices they may, later every third, a computer and the Outlaws."""
    table = await open_table(http, people=2, computers=1, variants=["outlaws"])
    for person in table.people:
        person.fickle, person.surely = 0.35, 3
    return table


def returns(commits: list[Commit]) -> list[Commit]:
    return [commit for commit in commits if b"taken-back" in commit.events[0][:12]]


async def test_a_game_in_which_much_is_taken_back_ends_and_proves_itself(
    platform: Platform, http: httpx.AsyncClient, fickle: Table
) -> None:
    following = asyncio.create_task(versions(http, fickle.game, fickle.people[1].token))
    await fickle.play()
    commits = await check(platform, fickle)
    assert await following == [commit.version for commit in commits]
    assert {commit.seat for commit in returns(commits)} <= {0, 1}
    assert len(returns(commits)) > 2
    assert any(commit.engine for commit in commits), "the computer was not confused"


async def test_what_was_taken_back_survives_kill_9_of_the_service_that_did_it(
    platform: Platform, fickle: Table
) -> None:
    playing = asyncio.create_task(fickle.play())
    for _ in range(4):
        await asyncio.sleep(0.3)
        platform.processes["rules"].kill()
        await platform.ready()
    await playing
    assert returns(await check(platform, fickle))


async def test_the_replay_goes_back_to_the_view_of_that_version(
    platform: Platform, http: httpx.AsyncClient, fickle: Table
) -> None:
    await fickle.play()
    person = fickle.people[0]
    frames = [frame async for frame in person.at.frames()]
    told = [frame for frame in frames if frame["events"][0]["type"] == "taken-back"]
    assert told
    for frame in told:
        (event,) = frame["events"]
        assert json.dumps(frame["view"]) == json.dumps(frames[event["to"] - 1]["view"])
