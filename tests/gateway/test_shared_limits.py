"""Limits are counted for all gateways together, and fairly between the users of an application."""

import asyncio
import contextlib

import pytest
from redis.asyncio import Redis
from redis.exceptions import ConnectionError as StoreIsAway

from sagebrush_gateway.access.request_limits import RequestLimits
from sagebrush_gateway.applications.application import DAY, Quota
from sagebrush_gateway.applications.request_quota import RequestQuotas
from sagebrush_gateway.applications.seat_holder import SeatHolder
from sagebrush_gateway.gateway import build
from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.limits.buckets import TokenBuckets
from sagebrush_gateway.limits.counters import count
from sagebrush_gateway.limits.fair_shares import FairShares
from sagebrush_gateway.limits.limit_policy import LimitPolicy, rate_policy
from sagebrush_gateway.limits.shared_buckets import SharedBuckets
from sagebrush_gateway.problems import Problem
from sagebrush_gateway.settings import GatewaySettings
from sagebrush_gateway.store import Store, connect
from tests.gateway.house import House, Person, newcomer, opened_house, registered
from tests.gateway.test_limits import Clock, taken


def gateways(store: Store, number: int, burst: float) -> list[tuple[SharedBuckets, TokenBuckets]]:
    """Buckets of as many gateways on one store; next to nothing flows back."""
    found = []
    for _ in range(number):
        shared = SharedBuckets(store)
        found.append((shared, shared.share(TokenBuckets(rate_policy("seat", 0.01, burst)))))
    return found


async def test_what_one_gateway_gave_another_does_not_give_again(store_url: str) -> None:
    store, key = connect(store_url), new_id()
    (one, here), (other, there) = gateways(store, 2, 16)
    assert taken(here, key, 16) == 16
    await one.exchange()
    assert taken(there, key, 2) == 2, "a gateway that has not heard of it lets an eighth through"
    await other.exchange()
    assert taken(there, key, 16) == 0
    await store.aclose()


async def test_gateways_that_race_give_little_more_than_the_bucket_and_it_is_paid_back(store_url: str) -> None:
    store, key = connect(store_url), new_id()
    crowd = gateways(store, 4, 80)
    given = 0
    for _ in range(80):
        for shared, buckets in crowd:
            given += taken(buckets, key, 1)
            await shared.exchange()
    assert 80 <= given <= 80 + 4 * 80 / 8
    await store.aclose()


async def test_who_asks_now_and_then_costs_the_store_nothing(store_url: str) -> None:
    store, key, clock = connect(store_url), new_id(), Clock()
    shared = SharedBuckets(store)
    buckets = shared.share(TokenBuckets(rate_policy("seat", 1, 80), clock))
    for _ in range(200):
        buckets.take(key)
        clock.now += 2
    await shared.exchange()
    assert await store.exists(f"{buckets.policy.place}:{key}") == 0
    await store.aclose()


async def test_what_one_gateway_puts_back_another_gives(store_url: str) -> None:
    store, key = connect(store_url), new_id()
    (one, here), (other, there) = gateways(store, 2, 16)
    here.take(key, 16)
    await one.exchange()
    here.give_back(key, 16)
    assert here.left(key) == 1
    await one.exchange()
    assert here.left(key) == 1
    assert taken(there, key, 2) == 2
    await other.exchange()
    assert taken(there, key, 20) == 14
    await store.aclose()


async def test_without_the_store_every_gateway_counts_for_itself_and_tells_it_later(store_url: str) -> None:
    away: Store = Redis.from_url("unix:///nowhere/at/all")
    key = new_id()
    ((shared, buckets),) = gateways(away, 1, 16)
    assert taken(buckets, key, 100) == 16
    with pytest.raises((StoreIsAway, OSError)):
        await shared.exchange()
    assert taken(buckets, key, 1) == 0
    shared._store = connect(store_url)
    await shared.exchange()
    assert await shared._store.pttl(f"{buckets.policy.place}:{key}") > 0
    await shared._store.aclose()


async def test_a_cluster_counts_like_one_server(cluster_url: str) -> None:
    store = connect(cluster_url)
    (one, here), (other, there) = gateways(store, 2, 16)
    for key in (new_id() for _ in range(6)):
        assert taken(here, key, 16) == 16
        await one.exchange()
        taken(there, key, 2)
        await other.exchange()
        assert taken(there, key, 1) == 0
    await store.aclose()


async def test_a_quota_is_exact_however_many_gateways_take_at_once(store_url: str) -> None:
    settings = GatewaySettings(store_url=store_url, gateway_guest_simulations=1000)
    crowd = [build(settings) for _ in range(3)]
    anna = Guest(new_id(), "Anna", 0)

    async def took(number: int) -> bool:
        try:
            await RequestLimits(crowd[number % 3], {}, anna.id).take_quota(anna, "simulations", 30)
        except Problem as refused:
            assert (refused.kind.code, refused.kind.status) == ("quota-spent", 429)
            assert 0 < int(refused.headers["Retry-After"]) <= DAY
            return False
        return True

    assert sum(await asyncio.gather(*(took(number) for number in range(60)))) == 33
    limits = RequestLimits(crowd[0], {}, anna.id)
    await limits.give_back(anna, "simulations", 30)
    await limits.take_quota(anna, "simulations", 30)
    with pytest.raises(Problem):
        await limits.take_quota(anna, "simulations", 100_000)
    for gateway in crowd:
        await gateway.close()


async def test_what_a_user_of_an_application_spends_is_the_application_s(store_url: str) -> None:
    gateway = build(GatewaySettings(store_url=store_url))
    application, _ = await gateway.applications.create(f"paid-{new_id()}", (), {"simulations": Quota(100, DAY)})
    holder = SeatHolder(new_id(), "Anna", "", new_id(), 0, application)
    await RequestLimits(gateway, {}, holder.id).take_quota(holder, "simulations", 80)
    with pytest.raises(Problem):
        await RequestLimits(gateway, {}, application.id).take_quota(application, "simulations", 30)
    await gateway.close()


async def test_what_is_given_back_is_never_more_than_the_quota(store_url: str) -> None:
    store, key = connect(store_url), f"gw:limit:simulations:{new_id()}"
    await count(store, key, 10.0, 100.0)
    assert (await count(store, key, -500.0)).full_in == 0
    assert (await count(store, key, 100.0, 100.0)).granted and not (await count(store, key, 1.0, 100.0)).granted
    await store.aclose()


async def test_a_user_who_takes_much_leaves_half_to_the_others_of_the_application(store_url: str) -> None:
    store = connect(store_url)
    gateway = build(GatewaySettings(store_url=store_url))
    application, _ = await gateway.applications.create(f"fair-{new_id()}", (), {"requests": Quota(100, DAY)})
    quotas = RequestQuotas(SharedBuckets(store))
    assert not quotas.take(application, "quiet").wait
    greedy = sum(not quotas.take(application, "greedy").wait for _ in range(500))
    assert greedy in range(45, 55)
    assert sum(not quotas.take(application, "quiet").wait for _ in range(30)) == 30
    await gateway.close()
    await store.aclose()


async def test_the_key_of_an_application_is_no_user_that_takes_more_than_others(store_url: str) -> None:
    """It creates games and exchanges tokens for all of them."""
    store = connect(store_url)
    gateway = build(GatewaySettings(store_url=store_url))
    application, _ = await gateway.applications.create(f"own-{new_id()}", (), {"requests": Quota(100, DAY)})
    quotas = RequestQuotas(SharedBuckets(store))
    for user in ("one", "another"):
        assert not any(quotas.take(application, user).wait for _ in range(15))
    assert not any(quotas.take(application, application.id).wait for _ in range(60))
    await gateway.close()
    await store.aclose()


def test_alone_a_user_may_take_everything() -> None:
    shares = FairShares(60, Clock())
    shares.note("only", 1000)
    assert not shares.is_above_average("only")


def test_what_a_user_took_fades() -> None:
    clock = Clock()
    shares = FairShares(60, clock)
    shares.note("early", 100)
    clock.now += 600
    for user in ("late", "later"):
        shares.note(user, 5)
    assert not any(shares.is_above_average(user) for user in ("early", "late", "later"))
    shares.note("late", 5)
    assert shares.is_above_average("late") and not shares.is_above_average("later")


def test_users_who_left_keep_nobody_below_the_average() -> None:
    clock = Clock()
    shares = FairShares(60, clock)
    for number in range(100):
        shares.note(f"gone {number}", 10)
    clock.now += 100
    shares.note("gone 7", 10)  # and came back
    clock.now += 200
    for user in ("anna", "bill"):
        shares.note(user, 10)
    assert not shares.is_above_average("anna") and not shares.is_above_average("bill")
    assert len(shares) == 2


def test_a_policy_says_its_quota_and_window() -> None:
    assert LimitPolicy("simulations", 1_000_000, DAY).said == '"simulations";q=1000000;w=86400'


async def test_every_answer_of_a_limited_route_says_what_is_left(
    house: House, game: str, anna: Person, rules: str, store_url: str
) -> None:
    answers = [
        await anna.get(f"/v1/games/{game}"), await anna.get("/v1/nothing"), await anna.get("/v1/games/none"),
        await anna.command(game, {"type": "sing"}), await anna.get("/v1/titles"), await anna.get("/v1/tables?limit=0"),
    ]  # fmt: skip
    for answer in answers:
        assert answer.headers["ratelimit-policy"].startswith('"') and ";r=" in answer.headers["ratelimit"]
    assert '"seat";q=' in answers[3].headers["ratelimit-policy"]
    async with house.door() as door:
        assert '"address";r=' in (await door.get("/v1/titles")).headers["ratelimit"]


async def test_a_refused_answer_has_nothing_left(rules: str, store_url: str) -> None:
    strict = opened_house(rules, store_url, gateway_stranger_rate=0.1, gateway_stranger_burst=1)
    async with strict as house, house.door() as door:
        await door.get("/v1/titles")
        refused = await door.get("/v1/titles")
    assert (refused.status_code, refused.headers["retry-after"]) == (429, "10")
    assert refused.headers["ratelimit"] == '"address";r=0;t=10'


async def test_an_application_has_a_quota_of_requests(house: House) -> None:
    _, key = await registered(house, requests=Quota(3, DAY))
    async with house.door() as door:
        answers = [await door.get("/v1/titles", headers=key) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [200, 200, 200, 429]
    assert answers[3].headers["ratelimit"].startswith('"application";r=0;t=')


async def test_a_guest_hammers_two_gateways_and_is_stopped_at_both(house: House, rules: str, store_url: str) -> None:
    limits = {"gateway_read_rate": 0.1, "gateway_read_burst": 16, "shares_limits": True}
    async with (
        opened_house(rules, store_url, **limits) as one,
        opened_house(rules, store_url, **limits) as other,
        contextlib.AsyncExitStack() as stack,
    ):
        dora = await newcomer(one, stack, "Dora")
        served = {200: 0, 429: 0}
        for _ in range(20):
            for place in (one, other):
                async with place.door() as door:
                    served[(await door.get("/v1/guests/me", headers=dora.headers)).status_code] += 1
            await asyncio.sleep(0.02)
    assert 16 <= served[200] <= 24
