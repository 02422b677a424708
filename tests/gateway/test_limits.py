"""Limits: buckets in the process, counted by seat, guest and address."""

import re
from itertools import pairwise
from typing import Any

import httpx
import pytest

from sagebrush_gateway.access.request_limits import SHOWN, RequestLimits
from sagebrush_gateway.gateway import build
from sagebrush_gateway.limits.buckets import ROOM, TokenBuckets
from sagebrush_gateway.limits.headers import limit_headers
from sagebrush_gateway.limits.limit_policy import rate_policy
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.settings import GatewaySettings
from tests.gateway.house import Person, small_house

CARD = {"type": "play-card", "card": 1}


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(buckets: TokenBuckets, key: str, times: int) -> int:
    """How many of ``times`` were granted before the first refusal."""
    return next((count for count in range(times) if buckets.take(key).wait), times)


def buckets_of(rate: float, burst: float, clock: Clock) -> TokenBuckets:
    return TokenBuckets(rate_policy("seat", rate, burst), clock)


def test_a_full_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = Clock()
    buckets = buckets_of(5, 20, clock)
    assert taken(buckets, "a", 100) == 20
    clock.now += 1
    assert taken(buckets, "a", 100) == 5
    clock.now += 3600
    assert taken(buckets, "a", 100) == 20


def test_a_bot_at_full_speed_is_stopped_by_nothing_in_a_whole_game_of_sierra_west() -> None:
    usual, decisions = GatewaySettings(), 340  # of one seat in a long game, as the settings have it
    seat = buckets_of(usual.gateway_seat_rate, usual.gateway_seat_burst, Clock())
    guest = buckets_of(usual.gateway_account_rate, usual.gateway_account_burst, Clock())
    assert taken(seat, "a", decisions) == taken(guest, "a", decisions) == decisions


def test_buckets_are_independent() -> None:
    buckets = buckets_of(1, 2, Clock())
    assert (taken(buckets, "a", 5), taken(buckets, "b", 5)) == (2, 2)


def test_a_refusal_says_when_to_come_back() -> None:
    clock = Clock()
    buckets = buckets_of(0.5, 1, clock)
    buckets.take("a")
    wait = buckets.take("a").wait
    clock.now += wait
    assert wait == 2 and not buckets.take("a").wait


def test_what_is_left_stands_in_the_fields_of_the_draft() -> None:
    gateway = build(GatewaySettings(gateway_read_rate=10, gateway_read_burst=20))
    scope: dict[str, Any] = {}
    limits = RequestLimits(gateway, scope, "anna")
    limits.take_read(3)
    limits.take_commands()
    assert limit_headers(scope) == [
        (b"ratelimit-policy", b'"reads";q=20;w=2, "commands";q=2000;w=10'),
        (b"ratelimit", b'"reads";r=17;t=1, "commands";r=1999;t=1'),
    ]


def test_buckets_that_are_full_again_are_forgotten() -> None:
    clock = Clock()
    buckets = buckets_of(1, 1, clock)
    for number in range(ROOM):
        buckets.take(str(number))
    clock.now += 10
    buckets.take("late")
    assert len(buckets) == 1


async def test_a_seat_that_hammers_is_slowed_down_and_others_are_not(rules: str, store_url: str) -> None:
    limits = {"gateway_seat_rate": 0.1, "gateway_seat_burst": 3}
    async with small_house(rules, store_url, **limits) as (_, dora, emil, game):
        answers = [await dora.command(game, CARD) for _ in range(5)]
        assert [answer.status_code for answer in answers] == [422, 422, 422, 429, 429]
        assert answers[3].json()["code"] == "too-many-requests" and int(answers[3].headers["retry-after"]) in range(
            1, 11
        )
        assert (await emil.command(game, CARD)).status_code == 422


async def test_a_guest_has_one_budget_over_all_games(rules: str, store_url: str) -> None:
    limits = {"gateway_account_rate": 0.1, "gateway_account_burst": 2}
    async with small_house(rules, store_url, **limits) as (_, dora, _, game):
        answers = [await dora.command(game, CARD) for _ in range(3)]
    assert [answer.status_code for answer in answers] == [422, 422, 429]


async def test_reads_have_a_budget_and_verifying_costs_ten(rules: str, store_url: str) -> None:
    limits = {"gateway_read_rate": 0.1, "gateway_read_burst": 12}
    async with small_house(rules, store_url, **limits) as (_, _, emil, game):
        assert (await emil.get(f"/v1/games/{game}/verify")).json()["ok"]
        assert (await emil.get(f"/v1/games/{game}/verify")).status_code == 429


@pytest.mark.parametrize(("path", "body", "status"), [("/v1/tables", b"{", 400), ("/v1/games/%2f/commands", b"", 404)])
async def test_who_sends_what_reaches_no_route_is_stopped_like_everybody_and_told_what_is_left(
    rules: str, store_url: str, path: str, body: bytes, status: int
) -> None:
    async with small_house(rules, store_url, gateway_read_rate=0.1, gateway_read_burst=12) as (_, _, emil, _):
        headers = emil.headers | {"Content-Type": "application/json"}
        answers = [await emil.client.post(path, content=body, headers=headers) for _ in range(13)]
    assert (answers[0].status_code, answers[-1].status_code) == (status, 429)
    assert answers[0].headers["ratelimit"].startswith('"reads";r=')


def test_a_look_at_nothing_gives_nothing_back() -> None:
    limits = RequestLimits(build(GatewaySettings(gateway_read_burst=1)), {}, "a")
    limits.take_read()
    for commits in (-100, 0, 1, 5):
        limits.look_back(commits, SHOWN)
    with pytest.raises(Problem):
        limits.take_read()


def reads_left(answer: httpx.Response) -> int:
    return int(re.findall(r'"reads";r=(\d+)', answer.headers["ratelimit"])[-1])


async def come_and_go(person: Person, game: str, version: int) -> None:
    """Makes commits until the game, which has just begun, is at ``version``."""
    for number in range(version - 1):
        kind = "return-to-seat" if number % 2 else "leave-seat"
        assert (await person.command(game, {"type": kind})).status_code == 200


async def test_frames_cost_by_the_commits_that_there_are(rules: str, store_url: str) -> None:
    limits = {"gateway_read_rate": 0.01, "gateway_read_burst": 100}
    async with small_house(rules, store_url, **limits) as (_, dora, emil, game):
        await come_and_go(dora, game, 21)
        asked = "limit=1", "limit=500", "limit=500&patch=true&until=11", "limit=500&view=false", "limit=10"
        told = [await emil.get(f"/v1/games/{game}/frames?{query}") for query in asked]
    assert [len(answer.json()["frames"]) for answer in told] == [1, 21, 11, 21, 10]
    assert [before - after for before, after in pairwise(map(reads_left, told))] == [5, 3, 1, 2]


@pytest.mark.parametrize("path", ["frames?limit=500", "events?view=true", "events?legal=true"])
async def test_somebody_who_looks_back_without_end_is_stopped_and_nobody_else(
    rules: str, store_url: str, path: str
) -> None:
    limits = {"gateway_read_rate": 0.01, "gateway_read_burst": 5}
    async with small_house(rules, store_url, **limits) as (_, dora, emil, game):
        await come_and_go(dora, game, 41)
        async with emil.client.stream("GET", f"/v1/games/{game}/{path}", headers=emil.headers) as first:
            assert (first.status_code, reads_left(first)) == (200, 0)
        assert (await emil.get(f"/v1/games/{game}/{path}")).status_code == 429
        assert (await dora.get(f"/v1/games/{game}/view")).status_code == 200


async def test_the_file_and_the_stream_of_a_long_game_cost_more_than_one_look(rules: str, store_url: str) -> None:
    limits = {"gateway_read_rate": 0.01, "gateway_read_burst": 100}
    async with small_house(rules, store_url, **limits) as (_, dora, emil, game):
        left = [reads_left(await emil.get(f"/v1/games/{game}/export")) for _ in range(2)]
        await come_and_go(dora, game, 51)
        left.append(reads_left(await emil.get(f"/v1/games/{game}/export")))
        async with emil.client.stream("GET", f"/v1/games/{game}/events", headers=emil.headers) as stream:
            left.append(reads_left(stream))
    assert [before - after for before, after in pairwise(left)] == [1, 2, 2]
