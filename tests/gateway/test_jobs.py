"""Bots that ask for work: every turn goes to one program at a time, and to another when that one is lost."""

import asyncio
import contextlib
from typing import Any

import httpx
import pytest

from sagebrush_gateway.following.leases import TurnLeases
from tests.gateway.house import House, Person, blow, newcomer, opened_house, small_house, started_game
from tests.patience import PATIENCE

Job = dict[str, Any]


async def jobs(person: Person, wait: int = 20, lease: int = 60, most: int = 16) -> list[Job]:
    body = {"wait_seconds": wait, "lease_seconds": lease, "most": most}
    answer = await person.client.post("/v1/bots/jobs", json=body, headers=person.headers)
    assert answer.status_code == 200, answer.text
    found: list[Job] = answer.json()["jobs"]
    return found


async def test_two_programs_of_a_bot_never_get_the_same_turn(anna: Person, bill: Person) -> None:
    games = {await started_game(anna, bill) for _ in range(2)}
    one, other = await asyncio.gather(jobs(anna, most=1), jobs(anna, most=1))
    assert {job["game"] for job in one + other} == games
    assert await jobs(anna, wait=1) == []


async def test_a_turn_is_handed_out_again_when_the_program_that_had_it_is_killed(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    body = {"lease_seconds": 5}
    with contextlib.suppress(httpx.TransportError):
        async with anna.client.stream("POST", "/v1/bots/jobs", json=body, headers=anna.headers):
            pass  # it dies without reading what it was given
    assert await jobs(anna, wait=1) == []
    again: list[Job] = []
    while not again:
        again = await jobs(anna, wait=2)
    assert [job["game"] for job in again] == [game]


async def test_who_waits_gets_the_turn_that_comes(anna: Person, bill: Person) -> None:
    waiting = asyncio.create_task(jobs(anna, wait=30))
    game = await started_game(anna, bill)
    [job] = await waiting
    assert (job["game"], job["seat"], job["version"]) == (game, 0, 1)
    assert all(offer["sentence"] for offer in job["legal"])


async def test_a_turn_is_done_by_its_command_and_the_next_one_is_another_job(
    house: House, anna: Person, bill: Person
) -> None:
    game = await started_game(anna, bill)
    [job] = await jobs(anna)
    headers = {**anna.headers, "Idempotency-Key": "job-of-anna", "If-Match": f'"{job["version"]}"'}
    command = job["legal"][0]["command"]
    done = await anna.client.post(f"/v1/games/{game}/commands", json=command, headers=headers)
    assert done.status_code == 200
    assert await jobs(anna, wait=1) == []
    await bill.play(game)
    await blow(house, game)
    [following] = await jobs(anna)
    assert (following["game"], following["version"] > job["version"]) == (game, True)


async def test_nobody_gets_the_turns_of_others(house: House, anna: Person, bill: Person) -> None:
    await started_game(anna, bill)
    async with contextlib.AsyncExitStack() as stack:
        dora = await newcomer(house, stack, "Dora")
        [mine], [his], none = await asyncio.gather(jobs(anna), jobs(bill), jobs(dora, wait=2))
    assert (mine["seat"], his["seat"], none) == (0, 1, [])
    assert mine["legal"] != his["legal"]


async def test_a_program_that_gave_up_waiting_gets_no_turn_and_takes_no_place(rules: str, store_url: str) -> None:
    async with (
        opened_house(rules, store_url, gateway_streams_per_guest=1) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        with contextlib.suppress(httpx.TimeoutException):
            await dora.client.post("/v1/bots/jobs", json={"wait_seconds": 30}, headers=dora.headers, timeout=0.5)
        game = await started_game(dora, emil)
        assert [job["game"] for job in await jobs(dora, wait=1)] == [game]


async def test_a_turn_that_is_being_leased_when_the_time_is_up_is_handed_out(
    anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    take = TurnLeases.take

    async def taken_slowly(leases: TurnLeases, *turn: Any) -> bool:
        is_taken = await take(leases, *turn)
        await asyncio.sleep(1.5)
        return is_taken

    monkeypatch.setattr(TurnLeases, "take", taken_slowly)
    game = await started_game(anna, bill)
    assert [job["game"] for job in await jobs(anna, wait=1)] == [game]


async def test_programs_that_wait_for_work_keep_nobody_out(rules: str, store_url: str) -> None:
    async with (
        small_house(rules, store_url, gateway_requests=2) as (house, _, emil, game),
        contextlib.AsyncExitStack() as stack,
    ):
        bots = [await newcomer(house, stack, name) for name in ("Fred", "Gina", "Hugo")]
        waiting = []
        for bot in bots:
            waiting.append(asyncio.create_task(jobs(bot, wait=30)))
            while len(house.gateway.streams.callers()) < len(waiting):  # until then its request is in progress
                await asyncio.sleep(0.01)
        for _ in range(8):
            assert (await emil.get(f"/v1/games/{game}")).status_code == 200
        for bot in bots:
            await bot.client.delete("/v1/guests/me/token", headers=bot.headers)
        assert await asyncio.wait_for(asyncio.gather(*waiting), PATIENCE) == [[], [], []]


async def test_a_token_that_ends_ends_the_wait(anna: Person) -> None:
    waiting = asyncio.create_task(jobs(anna, wait=30))
    await asyncio.sleep(0.2)
    await anna.client.delete("/v1/guests/me/token", headers=anna.headers)
    assert await asyncio.wait_for(waiting, PATIENCE) == []
