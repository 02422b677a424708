"""An application plays for its own users: many games in one request, a token for each seat, nothing of anybody's."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import httpx
import pytest
import pytest_asyncio

from sagebrush_games.kernel import absence
from sagebrush_games.kernel.messages import AbsenceTerms
from sagebrush_gateway.applications import seat_tokens
from sagebrush_gateway.applications.application import DAY, SCOPES, Application, Quota
from sagebrush_gateway.applications.seat_holder import user_id
from sagebrush_gateway.guests.tokens import digest, new_id, new_secret
from sagebrush_rpc.errors import RulesError
from tests.gateway.house import House, Person, opened_house, registered, table_for
from tests.gateway.streams import WAYS
from tests.patience import PATIENCE


class Platform:
    """An application with a connection."""

    def __init__(self, house: House, client: httpx.AsyncClient, known: tuple[Application, dict[str, str]]) -> None:
        self.house = house
        self.client = client
        self.application, self.headers = known

    async def create(self, *games: Any, key: str = "", at: House | None = None) -> httpx.Response:
        headers = {**self.headers, "Idempotency-Key": key or str(uuid4())}
        url = f"{(at or self.house).url}/v1/games"
        return await self.client.post(url, json={"games": list(games)}, headers=headers)

    async def created(self, *games: Any) -> list[dict[str, Any]]:
        answer = await self.create(*games)
        assert answer.status_code == 200, answer.text
        assert answer.json()["created"] == len(games), answer.text
        made: list[dict[str, Any]] = answer.json()["games"]
        return made

    async def ask(self, method: str, path: str) -> httpx.Response:
        return await self.client.request(method, f"/v1{path}", headers=self.headers)

    def player(self, seat: dict[str, Any]) -> Person:
        """The user who has a seat."""
        return Person(self.client, {"name": seat["player"], "guest": "", "token": seat["token"]})


def tokens(answer: httpx.Response) -> list[Any]:
    """By game its id and the tokens of its seats."""
    return [(made["game"], *(seat["token"] for seat in made["seats"])) for made in answer.json()["games"]]


def game(*users: str, **changes: Any) -> dict[str, Any]:
    """A game of High Card in which ``users`` sit."""
    wanted = {**table_for(2), **changes}
    del wanted["seats"]
    return {**wanted, "seats": [{"user": user, "name": user.title()} for user in users]}


@pytest_asyncio.fixture(loop_scope="session")
async def club(house: House, stack: contextlib.AsyncExitStack) -> Platform:
    return Platform(house, await stack.enter_async_context(house.door()), await registered(house, *SCOPES))


@pytest_asyncio.fixture(loop_scope="session")
async def other(house: House, stack: contextlib.AsyncExitStack) -> Platform:
    return Platform(house, await stack.enter_async_context(house.door()), await registered(house, *SCOPES))


@pytest_asyncio.fixture(loop_scope="session")
async def elsewhere(rules: str, store_url: str) -> AsyncIterator[House]:
    async with opened_house(rules, store_url) as house:
        yield house


def code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json().get("code", "")


async def test_users_of_a_platform_play_by_the_tokens_of_their_seats(club: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    assert [(seat["user"], seat["player"]) for seat in made["seats"]] == [("u-1", "U-1"), ("u-2", "U-2")]
    for seat in made["seats"]:
        assert seat["link"] == f"{club.house.url}/#/seat/{made['game']}/{seat['token']}"
    anna, bill = map(club.player, made["seats"])
    assert (await anna.get(f"/v1/games/{made['game']}")).json()["seat"] == 0
    assert (await anna.play(made["game"]))["version"] == 2
    assert (await bill.play(made["game"]))["version"] == 3
    assert (await anna.get(f"/v1/games/{made['game']}/verify")).json()["ok"]


async def test_a_hundred_games_of_which_five_are_wrong_are_ninety_five(club: Platform) -> None:
    wanted = [game(f"a{number}", f"b{number}") for number in range(100)]
    wanted[7]["edition"] = "golden"
    wanted[50]["seats"][1] = {"user": "x", "name": "An\u202ena"}
    wanted[60]["seats"][1] = wanted[60]["seats"][0]
    wanted[70]["colour"] = "red"
    wanted[99]["title"] = "chess"
    answer = await club.create(*wanted)
    assert (answer.status_code, answer.json()["created"]) == (200, 95)
    problems = {one["index"]: one["problem"] for one in answer.json()["games"] if one["problem"]}
    assert {index: (problem["code"], problem["field"]) for index, problem in problems.items()} == {
        7: ("bad-config", "edition"), 50: ("malformed", "seats.1.name"), 60: ("malformed", "seats"),
        70: ("malformed", "colour"), 99: ("unknown-title", None),
    }  # fmt: skip
    listed = []
    following = ""
    while following is not None:
        page = (await club.ask("GET", f"/games?limit=40&before={following}")).json()
        listed += page["games"]
        following = page["next"]
    assert {one["game"] for one in listed} == {one["game"] for one in answer.json()["games"] if one["game"]}
    assert len(listed) == 95 and all(one["awaited"] and one["stage"] == "started" for one in listed)


async def test_why_a_game_was_not_created_is_told_in_the_language_of_the_application(club: Platform) -> None:
    wrong = {**game("ann", "bob"), "title": "chess"}
    club.client.headers["Accept-Language"] = "de"
    answer = await club.create(game("ann", "bob"), wrong)
    assert answer.json()["games"][1]["problem"]["title"] == "Diesen Titel gibt es nicht"


async def test_the_same_request_again_has_the_same_games_and_tokens(club: Platform, elsewhere: House) -> None:
    wanted, key = [game("u-1", "u-2"), game("u-3", "u-4", edition="golden")], str(uuid4())
    first = (await club.create(*wanted, key=key)).json()
    again = await asyncio.gather(*(club.create(*wanted, key=key, at=place) for place in (club.house, elsewhere) * 3))
    for answer in again:
        origin = str(answer.request.url).removesuffix("/v1/games")
        assert json.loads(answer.text.replace(origin, club.house.url)) == first
    other_body = await club.create(game("u-1", "u-9"), key=key)
    assert code(other_body) == (422, "idempotency-key-reused")
    listed = (await club.ask("GET", "/games")).json()["games"]
    assert len(listed) == 1


async def test_a_version_that_creating_games_does_not_ask_for_is_not_read(club: Platform) -> None:
    club.headers["If-Match"] = "no version"
    assert (await club.create(game("anna", "bill"))).status_code == 200


async def test_two_gateways_at_once_with_one_key_make_each_game_once(club: Platform, elsewhere: House) -> None:
    wanted, key = [game(f"a{number}", f"b{number}") for number in range(10)], str(uuid4())
    places = (club.house, elsewhere) * 4
    answers = await asyncio.gather(*(club.create(*wanted, key=key, at=place) for place in places))
    made = {tuple((one["game"], one["seats"][0]["token"]) for one in answer.json()["games"]) for answer in answers}
    assert len(made) == 1 and {answer.json()["created"] for answer in answers} == {10}
    assert len((await club.ask("GET", "/games?limit=100")).json()["games"]) == 10


async def test_two_bodies_with_one_key_at_once_are_not_mixed(club: Platform, elsewhere: House) -> None:
    key = str(uuid4())
    bodies = [game("a", "b"), game("c", "d")]
    pairs = [(body, place) for body in bodies for place in (club.house, elsewhere)]
    answers = await asyncio.gather(*(club.create(body, key=key, at=place) for body, place in pairs))
    assert sorted(answer.status_code for answer in answers) == [200, 200, 422, 422]
    assert len((await club.ask("GET", "/games")).json()["games"]) == 1


async def test_keys_belong_to_an_application(club: Platform, other: Platform) -> None:
    key = str(uuid4())
    mine, theirs = await club.create(game("a", "b"), key=key), await other.create(game("c", "d"), key=key)
    assert {mine.status_code, theirs.status_code} == {200}
    assert mine.json()["games"][0]["game"] != theirs.json()["games"][0]["game"]


async def test_what_was_interrupted_goes_on(club: Platform, monkeypatch: pytest.MonkeyPatch) -> None:
    from grpc import StatusCode

    wanted, key = [game(f"a{number}", f"b{number}") for number in range(6)], str(uuid4())
    inner, calls = club.house.gateway.rules.create_game, 0

    async def interrupted(request: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls % 2:
            raise RulesError(StatusCode.UNAVAILABLE, "away", "gone")
        return await inner(request)

    monkeypatch.setattr(club.house.gateway.rules, "create_game", interrupted)
    first = (await club.create(*wanted, key=key)).json()
    assert first["created"] == 3
    assert {one["problem"]["code"] for one in first["games"] if one["problem"]} == {"unavailable"}
    assert len((await club.ask("GET", "/games")).json()["games"]) == 3, "what has not started is in no list"
    monkeypatch.undo()
    again = (await club.create(*wanted, key=key)).json()
    assert again["created"] == 6
    kept = [(one["game"], one["seats"]) for one in first["games"] if one["game"]]
    assert [pair for pair in ((one["game"], one["seats"]) for one in again["games"]) if pair in kept] == kept


async def test_computers_are_asked_for_by_name_or_level(club: Platform) -> None:
    seats = [{"user": "u", "name": "Anna"}, {"opponent": {"level": 1}}]
    (made,) = await club.created({**game(), "seats": seats})
    assert made["seats"][1] | {"player": ""} == {
        "seat": 1, "user": None, "player": "", "opponent": {"name": "novice", "budget_ms": 0},
        "token": None, "link": None, "expires_at": None,
    }  # fmt: skip
    wrong = await club.create({**game(), "seats": [seats[0], {"opponent": {"name": "deep-thought"}}]})
    assert code(wrong) == (400, "no-such-opponent") and wrong.json()["field"] == "seats.1.opponent"


@pytest.mark.parametrize(
    "seats",
    [
        [], [{}], [{"user": "a"}], [{"name": "A"}], [{"user": "a", "name": "A", "opponent": {"level": 1}}],
        [{"opponent": {}}], [{"opponent": {"level": 1, "name": "random"}}], [{"user": "a", "name": "\x1b[31mA"}],
        [{"user": "a\x00b", "name": "A"}], [{"user": "", "name": "A"}], [{"user": "x" * 129, "name": "A"}],
        [{"user": "a", "name": "A", "scope": "games:create"}], [{"user": "a", "name": "A"}] * 2, "all", None,
        [{"user": {"$ne": ""}, "name": "A"}], [{"user": "a", "name": "A", "entropy": "xyz"}],
    ],
)  # fmt: skip
async def test_a_seat_that_makes_no_sense_is_refused_before_anything_is_made(club: Platform, seats: Any) -> None:
    answer = await club.create({**game(), "seats": seats})
    assert code(answer) == (400, "malformed")
    assert (await club.ask("GET", "/games")).json()["games"] == []


async def test_more_than_a_hundred_games_or_none_are_refused(club: Platform) -> None:
    assert code(await club.create()) == (400, "malformed")
    assert (await club.create(*[game("a", "b")] * 101)).status_code == 400
    assert code(await club.client.post("/v1/games", json={"games": [game("a", "b")]}, headers=club.headers)) == (
        400, "bad-idempotency-key",
    )  # fmt: skip


async def test_only_an_application_that_creates_games_may_send_much(club: Platform, anna: Person) -> None:
    large = {"games": [game("a" * 39, "b" * 39)] * 90}
    assert (await club.create(*large["games"])).status_code == 200
    assert code(await anna.post("/v1/games", large)) == (413, "body-too-large")
    assert code(await club.client.post("/v1/tables", json=large, headers=club.headers)) == (413, "body-too-large")
    assert code(await anna.post("/v1/games", {"games": [game("a", "b")]})) == (403, "wrong-caller")


@pytest.mark.parametrize("missing", ["games:create", "games:read", "seats:issue"])
async def test_each_scope_opens_its_own_routes_alone(house: House, club: Platform, missing: str) -> None:
    scopes = [scope for scope in SCOPES if scope != missing]
    known = await registered(house, *scopes)
    stored = await house.gateway.store.get(f"gw:application:{known[0].id}")
    assert stored and missing not in stored.decode()
    platform = Platform(house, club.client, known)
    answer = await platform.create(game("a", "b"))
    assert (code(answer) == (403, "missing-scope")) == (missing == "games:create")
    assert (code(await platform.ask("GET", "/games")) == (403, "missing-scope")) == (missing == "games:read")
    made = "none" if missing == "games:create" else answer.json()["games"][0]["game"]
    issued = await platform.ask("POST", f"/games/{made}/seats/0/token")
    assert (code(issued) == (403, "missing-scope")) == (missing == "seats:issue")
    assert ((await platform.ask("GET", f"/games/{made}")).status_code == 404) == (missing != "seats:issue")


async def test_a_token_opens_its_seat_of_its_game_and_nothing_else(club: Platform, anna: Person) -> None:
    first, second = await club.created(game("u-1", "u-2"), game("u-1", "u-3"))
    holder = club.player(first["seats"][0])
    for path in ("", "/view", "/legal", "/events", "/frames", "/export", "/verify"):
        assert code(await holder.get(f"/v1/games/{second['game']}{path}")) == (404, "unknown-game")
    public = (await anna.post("/v1/tables", table_for(2))).json()["table"]
    for method, path in [
        ("GET", "/tables"), ("POST", "/tables"), ("GET", f"/tables/{public}"), ("POST", f"/tables/{public}/join"),
        ("GET", f"/tables/{first['game']}"), ("DELETE", f"/tables/{first['game']}"), ("GET", "/guests/me"),
        ("POST", "/guests/me/token"), ("DELETE", "/guests/me/token"), ("GET", "/games"), ("POST", "/games"),
        ("POST", f"/games/{first['game']}/seats/0/token"), ("DELETE", f"/games/{first['game']}/seats/1/token"),
    ]:  # fmt: skip
        body = {"POST": {"games": [game("a", "b")]} if path == "/games" else {}}.get(method)
        headers = {**holder.headers, "Idempotency-Key": str(uuid4())}
        answer = await holder.client.request(method, f"/v1{path}", json=body, headers=headers)
        assert code(answer) in [(403, "wrong-caller"), (400, "malformed")], (method, path, answer.text)
    view = (await holder.get(f"/v1/games/{first['game']}/view?as=1")).json()
    assert view["code"] == "no-seat"


async def test_a_token_with_another_seat_or_game_in_it_is_nobody_s(club: Platform) -> None:
    first, second = await club.created(game("u-1", "u-2"), game("u-1", "u-2"))
    token = first["seats"][0]["token"]
    secret = token.rsplit("_", 1)[1] if token.count("_") == 3 else token[len(f"sbs_{first['game']}_0_") :]
    forged = [
        f"sbs_{first['game']}_1_{secret}", f"sbs_{second['game']}_0_{secret}", f"sbs_{first['game']}_00_{secret}",
        f"sbs_{first['game']}_99_{secret}", token[:-1], token + "A", f"sbs_{first['game']}_0_{'A' * 43}", "sbs_",
    ]  # fmt: skip
    for wrong in forged:
        holder = Person(club.client, {"name": "", "guest": "", "token": wrong})
        assert code(await holder.get(f"/v1/games/{first['game']}")) == (401, "unauthenticated"), wrong


async def test_games_and_users_of_another_application_do_not_exist(club: Platform, other: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2", visibility="public"))
    for method, path in [
        ("GET", ""), ("GET", "/view"), ("GET", "/events"), ("POST", "/seats/0/token"), ("DELETE", "/seats/0/token"),
    ]:  # fmt: skip
        assert code(await other.ask(method, f"/games/{made['game']}{path}")) == (404, "unknown-game")
    assert (await other.ask("GET", "/games")).json()["games"] == []
    assert user_id(club.application.id, "u-1") != user_id(other.application.id, "u-1")
    assert await club.player(made["seats"][0]).play(made["game"])


async def test_nobody_else_sees_what_a_platform_calls_its_users(club: Platform, anna: Person) -> None:
    (made,) = await club.created(game("secret-user-1", "secret-user-2", visibility="public"))
    for viewer in (anna, club.player(made["seats"][0])):
        for path in ("", "/view", "/frames", "/export"):
            assert "secret-user" not in (await viewer.get(f"/v1/games/{made['game']}{path}")).text
    assert "secret-user" not in (await anna.get("/v1/tables?stage=started&limit=100")).text


async def test_a_guest_with_the_name_of_an_application_has_no_right_of_it(club: Platform, anna: Person) -> None:
    headers = {**anna.headers, "Sagebrush-Application": club.application.id, "X-Application": club.application.name}
    answer = await anna.client.get("/v1/games", headers=headers)
    assert code(answer) == (403, "wrong-caller")


async def test_who_has_a_seat_is_told_for_whom_the_engine_thinks(club: Platform) -> None:
    (made,) = await club.created(game("ann", "bob"))
    headers = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
    told = (await club.client.get("/v1/ai", headers=headers)).json()
    assert told["code"] == "wrong-caller"
    assert told["detail"] == "This is for guests and applications; the token of a seat opens one game."


async def test_the_ticket_of_a_user_lasts_once_it_was_used(club: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    holder, store = club.player(made["seats"][0]), club.house.gateway.store
    ticket = (await holder.post("/v1/tickets")).json()["ticket"]
    (key,) = [key async for key in store.scan_iter(f"*:{digest(ticket)}", count=1000)]
    assert await store.ttl(key) <= 30
    async with club.client.stream("GET", f"/v1/games/{made['game']}/events?ticket={ticket}") as answer:
        assert answer.status_code == 200
        assert await store.ttl(key) > 23 * 3600


async def test_a_user_whose_token_ended_unheard_is_refused_while_revocations_are_unknown(
    club: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    holder, gateway = club.player(made["seats"][0]), club.house.gateway
    path = f"/v1/games/{made['game']}"
    monkeypatch.setattr(gateway.revocations, "are_known", lambda: True)
    assert (await holder.get(path)).status_code == 200
    await gateway.store.hdel(f"gw:seats:{made['game']}", "0")  # as by a gateway that could not pass it on
    assert (await holder.get(path)).status_code == 200
    monkeypatch.setattr(gateway.revocations, "are_known", lambda: False)
    assert (await holder.get(path)).status_code == 401


async def test_a_new_token_ends_the_old_one_and_its_streams(club: Platform, elsewhere: House) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    holder = club.player(made["seats"][0])
    path = f"/games/{made['game']}/seats/0/token"
    stream = asyncio.create_task(_ended(WAYS["lines"](holder, made["game"])))
    await asyncio.sleep(0.2)
    issued = (await club.ask("POST", path)).json()
    await asyncio.wait_for(stream, PATIENCE)
    assert (await holder.get(f"/v1/games/{made['game']}")).status_code == 401
    renewed = club.player({"player": "", "token": issued["token"]})
    assert issued["link"].endswith(issued["token"])
    assert (await renewed.play(made["game"]))["version"] == 2
    assert (await club.ask("DELETE", path)).status_code == 204
    assert (await renewed.get(f"/v1/games/{made['game']}")).status_code == 401
    assert (await club.ask("POST", path)).status_code == 200, "a seat that was revoked can be given out again"
    assert code(await club.ask("POST", f"/games/{made['game']}/seats/5/token")) == (404, "no-seat")


async def test_a_seat_that_is_handed_over_while_its_token_is_exchanged_stays_handed_over(club: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    seats = club.house.gateway.seats
    grant = seats.new_grant(club.application.id, "u-1", "U-1", "a token")
    for _ in range(30):
        await seats.grant(made["game"], 0, grant)
        await asyncio.gather(seats.rotate(made["game"], 0), seats.release(made["game"], 0))
        assert await seats.rotate(made["game"], 0) is None


async def test_a_token_that_was_exchanged_is_not_shown_by_a_repetition(club: Platform) -> None:
    key, wanted = str(uuid4()), game("u-1", "u-2")
    made = (await club.create(wanted, key=key)).json()["games"][0]
    await club.ask("POST", f"/games/{made['game']}/seats/0/token")
    seats = (await club.create(wanted, key=key)).json()["games"][0]["seats"]
    assert [seat["token"] for seat in seats] == [None, made["seats"][1]["token"]]
    _, fresh = await club.house.gateway.applications.rotate(club.application.name, 60)
    club.headers = {"Authorization": f"Bearer {fresh}"}
    seats = (await club.create(wanted, key=key)).json()["games"][0]["seats"]
    assert [seat["token"] for seat in seats] == [None, None], "tokens are derived from the key that created them"


async def test_tokens_are_neither_stored_nor_derived_from_what_is(club: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    store = club.house.gateway.store
    texts = [json.dumps([value.decode() for value in (await store.hgetall(f"gw:seats:{made['game']}")).values()])]
    texts += [(await store.get(name)).decode() async for name in store.scan_iter("gw:batch:*", count=1000)]
    secret = made["seats"][0]["token"][len(f"sbs_{made['game']}_0_") :]
    key = club.headers["Authorization"].removeprefix("Bearer ")
    assert not any(secret in text or key in text for text in texts)


@pytest.mark.parametrize("way", list(WAYS))
async def test_a_revoked_application_loses_streams_and_seats_everywhere(
    club: Platform, elsewhere: House, way: str
) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    async with elsewhere.door() as door:
        here, there = (
            club.player(made["seats"][0]),
            Person(door, {"name": "", "guest": "", "token": made["seats"][1]["token"]}),
        )
        own = Person(club.client, {"name": "", "guest": "", "token": club.headers["Authorization"][7:]})
        streams = [asyncio.create_task(_ended(WAYS[way](person, made["game"]))) for person in (here, there, own)]
        await asyncio.sleep(0.3)
        assert not any(stream.done() for stream in streams)
        ticket = (await here.post("/v1/tickets")).json()["ticket"]
        await club.house.gateway.applications.revoke(club.application.name)
        async with asyncio.timeout(PATIENCE):
            await asyncio.gather(*streams)
        assert (await here.get(f"/v1/games/{made['game']}")).status_code == 401
        assert (await there.get(f"/v1/games/{made['game']}")).status_code == 401
        by_ticket = await door.get(f"/v1/games/{made['game']}/events?ticket={ticket}")
        assert by_ticket.status_code == 401


async def test_an_application_that_is_revoked_in_the_middle_is_given_nothing(
    club: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    inner, calls = club.house.gateway.rules.create_game, 0

    async def revoking(request: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls == 20:
            await club.house.gateway.applications.revoke(club.application.name)
        return await inner(request)

    monkeypatch.setattr(club.house.gateway.rules, "create_game", revoking)
    answer = await club.create(*(game(f"a{number}", f"b{number}") for number in range(60)))
    assert code(answer) == (401, "unauthenticated") and "sbs_" not in answer.text
    assert calls < 40, "what had not begun is not made"


async def test_the_quota_of_games_counts_each_once_over_all_gateways(house: House, elsewhere: House) -> None:
    known = await registered(house, *SCOPES, games=Quota(10, DAY))
    async with house.door() as client:
        club = Platform(house, client, known)
        key = str(uuid4())
        wanted = [game(f"a{number}", f"b{number}") for number in range(4)]
        answers = await asyncio.gather(*(club.create(*wanted, key=key, at=at) for at in (house, elsewhere) * 3))
        assert {answer.status_code for answer in answers} <= {200, 429}
        first = next(answer for answer in answers if answer.status_code == 200)
        assert '"games";q=10;w=86400' in " ".join(answer.headers["ratelimit-policy"] for answer in answers)
        assert (await club.create(*wanted)).status_code == 200
        refused = await club.create(*wanted)
        assert code(refused) == (429, "quota-spent") and int(refused.headers["retry-after"]) > 0
        again = await club.create(*wanted, key=key)
        assert tokens(again) == tokens(first), "the links differ, each names the gateway that answers"
        assert (await club.create(*wanted[:2])).status_code == 200


async def test_a_stream_is_followed_with_a_ticket_and_by_the_application(club: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    holder = club.player(made["seats"][0])
    ticket = (await holder.post("/v1/tickets")).json()["ticket"]
    async with club.client.stream("GET", f"/v1/games/{made['game']}/events?legal=true&ticket={ticket}") as answer:
        lines = answer.aiter_lines()
        data = [line async for line in _first(lines, "data:")]
    assert json.loads(data[0][5:])["legal"]
    spectated = (await club.ask("GET", f"/games/{made['game']}/view")).json()
    assert spectated["view"]["hand"] is None or spectated["view"]["hand"] == []


async def test_what_a_user_does_is_counted_for_the_application(club: Platform) -> None:
    (made,) = await club.created(game("u-1", "u-2"))
    await club.player(made["seats"][0]).play(made["game"])
    await asyncio.sleep(0)
    labels = {"application": club.application.name, "operation": "submit_command", "status": "200"}
    assert club.house.gateway.meters.registry.get_sample_value("sagebrush_application_requests_total", labels) == 1


async def _ended(moments: Any) -> None:
    with contextlib.suppress(Exception):
        async for _ in moments:
            pass


async def _first(lines: AsyncIterator[str], start: str) -> AsyncIterator[str]:
    async for line in lines:
        if line.startswith(start):
            yield line
            return


async def test_an_application_ends_a_game_of_its_own_and_everybody_reads_why(club: Platform) -> None:
    made = (await club.created(game("ann", "bob")))[0]
    for _ in range(2):
        assert (await club.ask("DELETE", f"/games/{made['game']}?reason=The+club+is+closed.")).status_code == 204
    found = (await club.player(made["seats"][0]).get(f"/v1/games/{made['game']}/frames")).json()["frames"][-1]
    assert [event["type"] for event in found["events"]] == ["game-closed", "end-explained", "seed-revealed"]
    assert found["events"][1]["words"] == "The club is closed."
    assert (await club.ask("GET", f"/games/{made['game']}/verify")).json()["code"] == "sound"


async def test_an_application_removes_a_user_who_stays_away_and_nobody_else(
    club: Platform, monkeypatch: pytest.MonkeyPatch
) -> None:
    (made,) = await club.created(game("ann", "bob"))
    refused = await club.ask("DELETE", f"/games/{made['game']}/seats/0")
    assert (refused.status_code, refused.json()["code"]) == (422, "not-absent")
    assert (await club.ask("DELETE", f"/games/{made['game']}/seats/9")).json()["code"] == "no-seat"
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    for _ in range(2):
        assert (await club.ask("DELETE", f"/games/{made['game']}/seats/0")).status_code == 204
    state = (await club.ask("GET", f"/games/{made['game']}")).json()
    assert (state["outcome"]["reason"], state["outcome"]["ranking"][-1]["seat"]) == ("resigned", 0)


async def test_an_application_neither_ends_games_of_another_nor_removes_anybody_there(
    club: Platform, house: House
) -> None:
    (made,) = await club.created(game("ann", "bob"))
    _, another = await registered(house, *SCOPES)
    _, reading = await registered(house, "games:read")
    for path in (f"/v1/games/{made['game']}", f"/v1/games/{made['game']}/seats/0"):
        told = [await club.client.delete(path, headers=headers) for headers in (another, reading)]
        assert [answer.json()["code"] for answer in told] == ["unknown-game", "missing-scope"]
        user = await club.client.delete(path, headers={"Authorization": f"Bearer {made['seats'][1]['token']}"})
        assert user.json()["code"] == "wrong-caller"
    assert not (await club.ask("GET", f"/games/{made['game']}")).json()["over"]


async def test_a_game_that_is_ended_twice_while_its_users_move_ends_once(club: Platform) -> None:
    (made,) = await club.created(game("ann", "bob"))
    users = [club.player(seat) for seat in made["seats"]]
    ends = [club.ask("DELETE", f"/games/{made['game']}?reason={reason}") for reason in ("rain", "snow")]
    told, _ = await asyncio.gather(
        asyncio.gather(*ends), asyncio.gather(*(user.play(made["game"]) for user in users), return_exceptions=True)
    )
    assert [answer.status_code for answer in told] == [204, 204], [answer.text for answer in told]
    frames = (await users[0].get(f"/v1/games/{made['game']}/frames")).json()["frames"]
    ended = [event["type"] for frame in frames for event in frame["events"]].count("game-closed")
    assert (ended, frames[-1]["over"]) == (1, True)
    assert (await club.ask("GET", f"/games/{made['game']}/verify")).json()["code"] == "sound"


async def test_a_token_whose_days_are_over_opens_no_seat(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    application, _ = await registered(house)
    game, seats = new_id(), house.gateway.seats
    token = seat_tokens.seat_token(game, 0, new_secret(""))
    grant = await seats.grant(game, 0, seats.new_grant(application.id, "u-0", "Uma", token))
    holder = await seats.by_token(token)
    assert holder is not None and holder.name == "Uma"
    monkeypatch.setattr(seat_tokens, "time", lambda: grant.expires + 1)
    assert await seats.by_token(token) is None
