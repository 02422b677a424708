"""The Python client repeats what may be repeated, comes back to its streams, and keeps what a table promised."""

import asyncio
import json
import pickle
import time
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from email.utils import formatdate
from threading import TIMEOUT_MAX
from typing import Any
from urllib.parse import quote

import httpx
import pytest

import sagebrush_client.blocking.following
import sagebrush_client.blocking.games
from sagebrush_client import AsyncClient, Client, Game, Problem, PromiseBroken, Retry, Turns
from sagebrush_client.frames import Json
from sagebrush_client.promise import commitment_to

HURRY = Retry(seconds=2, first_seconds=2, pause=0.001, longest_pause=0.002)
PASS = {"type": "pass"}
Answer = httpx.Response | Exception


class Lost(httpx.ReadError):
    """The answer got lost: nobody knows what the platform did."""

    def __init__(self) -> None:
        super().__init__("lost")


class Platform:
    """A platform in memory: it gives one answer after the other, and remembers what it was asked."""

    def __init__(self, *answers: Answer) -> None:
        self.answers = list(answers)
        self.asked: list[httpx.Request] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        self.asked.append(request)
        answer = self.answers.pop(0)
        if isinstance(answer, Exception):
            raise answer
        return answer

    def client(self, retry: Retry = HURRY) -> Client:
        return Client("http://test", "sb_token", retry=retry, http=httpx.Client(transport=httpx.MockTransport(self)))


def said(body: object, status: int = 200) -> httpx.Response:
    return httpx.Response(status, json=body)


def problem(code: str, status: int, **more: Any) -> httpx.Response:
    headers = {"Content-Type": "application/problem+json"}
    body = {"code": code, "title": "No.", "detail": "Because.", "status": status, **more}
    return httpx.Response(status, content=json.dumps(body), headers=headers)


def lines(*frames: Json, breaks: bool = False) -> httpx.Response:
    def chunks() -> Iterator[bytes]:
        yield b"\n"
        for frame in frames:
            yield json.dumps(frame).encode() + b"\n"
        if breaks:
            raise Lost

    return httpx.Response(200, content=chunks())


def commit(version: int, over: bool = False) -> Json:
    return {"version": version, "over": over}


def limited(code: str, retry_after: str) -> httpx.Response:
    refusal = problem(code, 429)
    refusal.headers["Retry-After"] = retry_after
    return refusal


@pytest.mark.parametrize("id", ["g1#", "g1?as=0", "../guests/me/token?", "a/b", "é"])
def test_an_id_that_a_stranger_wrote_leads_to_no_other_address(id: str) -> None:
    platform = Platform(*(said({}) for _ in range(3)))
    with platform.client() as client:
        client.table(id).free(1)
        client.game(id).end()
        client.delete_webhook(id)
    asked = [httpx.URL(str(request.url)).raw_path.decode() for request in platform.asked]
    segment = quote(id, safe="")
    assert asked == [f"/v1/tables/{segment}/seats/1", f"/v1/games/{segment}", f"/v1/webhooks/{segment}"]


LATER = [Lost(), problem("outcome-unknown", 503), problem("deadline", 504), limited("too-many-requests", "0")]


@pytest.mark.parametrize("trouble", LATER)
def test_a_command_whose_outcome_is_unknown_is_sent_again_with_its_key_and_version(trouble: Answer) -> None:
    platform = Platform(trouble, said({"version": 8, "events": []}))
    assert platform.client().game("g").submit(PASS, version=7)["version"] == 8
    first, second = platform.asked
    assert first.headers["Idempotency-Key"] == second.headers["Idempotency-Key"]
    assert first.content == second.content
    assert second.headers["If-Match"] == '"7"'


def test_two_commands_have_two_keys() -> None:
    platform = Platform(*(said({"version": version, "events": []}) for version in (1, 2)))
    game = platform.client().game("g")
    game.submit(PASS)
    game.submit(PASS)
    assert len({request.headers["Idempotency-Key"] for request in platform.asked}) == 2


@pytest.mark.parametrize("trouble", [Lost(), problem("deadline", 504)])
def test_what_is_deleted_although_the_answer_got_lost_is_no_error(trouble: Answer) -> None:
    platform = Platform(trouble, problem("unknown-webhook", 404))
    platform.client().delete_webhook("w")
    assert len(platform.asked) == 2


@pytest.mark.parametrize("trouble", [[], [httpx.ConnectError("refused")], [limited("too-many-requests", "0")]])
def test_what_was_never_there_is_not_deleted(trouble: list[Answer]) -> None:
    platform = Platform(*trouble, problem("unknown-webhook", 404))
    with pytest.raises(Problem) as told:
        platform.client().delete_webhook("w")
    assert told.value.code == "unknown-webhook"


@pytest.mark.parametrize("trouble", [Lost(), problem("deadline", 504)])
def test_a_guest_who_is_gone_although_the_answer_got_lost_is_no_error(trouble: Answer) -> None:
    platform = Platform(trouble, problem("unauthenticated", 401))
    platform.client().revoke_token()
    assert len(platform.asked) == 2


@pytest.mark.parametrize("trouble", [[], [httpx.ConnectError("refused")], [limited("too-many-requests", "0")]])
def test_a_token_that_was_nobody_s_before_is_not_revoked(trouble: list[Answer]) -> None:
    platform = Platform(*trouble, problem("unauthenticated", 401))
    with pytest.raises(Problem) as told:
        platform.client().revoke_token()
    assert told.value.code == "unauthenticated"


def test_nothing_else_is_deleted_where_the_token_is_nobody_s() -> None:
    with pytest.raises(Problem, match="Because"):
        Platform(Lost(), problem("unauthenticated", 401)).client().delete_webhook("w")


def test_what_has_no_key_is_not_sent_twice_because_the_answer_got_lost() -> None:
    platform = Platform(Lost(), said({}))
    with pytest.raises(httpx.TransportError):
        platform.client().post("/guests", {"name": "Anna"})
    assert len(platform.asked) == 1


@pytest.mark.parametrize("trouble", [Lost(), problem("deadline", 504)])
def test_seats_do_not_change_back_because_the_answer_got_lost(trouble: Answer) -> None:
    platform = Platform(trouble, said({"table": "t"}))
    with pytest.raises((Problem, httpx.TransportError)):
        platform.client().table("t").swap(0, 1)
    assert len(platform.asked) == 1


def test_seats_change_as_soon_as_a_busy_platform_has_time() -> None:
    platform = Platform(problem("unavailable", 503), said({"table": "t"}))
    assert platform.client().table("t").swap(0, 1)["table"] == "t"


@pytest.mark.parametrize("has_happened", [True, False])
def test_a_guest_is_not_lost_with_the_answer_that_has_the_new_token(has_happened: bool) -> None:
    me = {"guest": "g", "name": "Anna", "expires_at": 1}
    platform = Platform(Lost(), said(me) if has_happened else problem("unauthenticated", 401), said(me))
    client = platform.client()
    if has_happened:
        token = client.exchange_token()["token"]
    else:
        token = "sb_token"
        with pytest.raises(Lost):
            client.exchange_token()
    assert client.who_am_i() == me
    exchange, asked, later = platform.asked
    brought = json.loads(exchange.content)["token"]
    assert asked.headers["Authorization"] == f"Bearer {brought}"
    assert later.headers["Authorization"] == f"Bearer {token}" and (token == brought) is has_happened


def test_nobody_else_calls_with_a_token_that_may_be_nobody_s() -> None:
    """Somebody follows a game with the same client while it is asked whether the exchange has happened."""
    asked: list[tuple[str, str]] = []

    def answer(request: httpx.Request) -> httpx.Response:
        asked.append((request.headers["Authorization"], client.token))
        if request.method == "POST":
            raise Lost
        return problem("unauthenticated", 401)

    client = Client("http://test", "sb_token", http=httpx.Client(transport=httpx.MockTransport(answer)))
    with pytest.raises(Lost):
        client.exchange_token()
    (_, first), (brought, second) = asked
    assert brought != "Bearer sb_token" and first == second == client.token == "sb_token"


async def test_streams_and_requests_go_on_while_their_token_is_exchanged() -> None:
    """The platform has ended the old token, and its answer with the new one is on the way."""
    good, is_ended, is_refused = "sb_token", asyncio.Event(), asyncio.Event()

    async def answer(request: httpx.Request) -> httpx.Response:
        nonlocal good
        if request.method == "POST":
            good = json.loads(request.content)["token"]
            is_ended.set()
            await is_refused.wait()
            return said({"guest": "g", "token": good})
        if request.headers["Authorization"] != f"Bearer {good}":
            is_refused.set()
            return problem("unauthenticated", 401)
        if request.url.path.endswith("/events"):
            return httpx.Response(200, content=json.dumps(commit(1, over=True)) + "\n")
        return said({"titles": [{"id": "chess"}]})

    http = httpx.AsyncClient(transport=httpx.MockTransport(answer))
    async with AsyncClient("http://test", good, retry=HURRY, http=http) as client, asyncio.TaskGroup() as tasks:
        tasks.create_task(client.exchange_token())
        await is_ended.wait()
        titles = tasks.create_task(client.titles())
        assert [frame["version"] async for frame in client.game("g").follow()] == [1]
    assert [title["id"] for title in titles.result()] == ["chess"]


def test_a_token_that_is_nobody_s_is_told_at_once() -> None:
    platform = Platform(problem("unauthenticated", 401), problem("unauthenticated", 401))
    client = platform.client()
    for ask in (client.titles, client.exchange_token):
        platform.answers.append(problem("unauthenticated", 401))
        with pytest.raises(Problem, match="Because"):
            ask()
    assert len(platform.asked) == 3


def test_a_command_says_that_it_answers_the_same_question() -> None:
    platform = Platform(*(said({"version": version, "events": []}) for version in (8, 9)))
    game = platform.client().game("g")
    game.submit(PASS, version=7, same_question=True)
    game.submit(PASS, version=8)
    assert [request.headers.get("Prefer") for request in platform.asked] == ["same-question", None]


def test_a_plan_is_asked_for_again_with_its_key_when_the_answer_got_lost() -> None:
    planned = {"id": "0123456789abcdef", "tag": "0123456789abcdef-0", "after": 3, "moves": [], "played": 0, "ended": ""}
    platform = Platform(Lost(), said(planned), said(planned))
    game = platform.client().game("g")
    assert game.plan()["tag"] == planned["tag"]
    first, second = platform.asked
    assert first.headers["Idempotency-Key"] == second.headers["Idempotency-Key"]
    assert "If-Match" not in first.headers
    game.plan(key="my-own-key", instead_of="0123456789abcdef-0")
    asked = platform.asked[-1].headers
    assert (asked["Idempotency-Key"], asked["If-Match"]) == ("my-own-key", '"0123456789abcdef-0"')


@pytest.mark.parametrize("opens", ["table", "branch"])
def test_a_table_is_asked_for_again_with_its_key_when_the_answer_got_lost(opens: str) -> None:
    platform = Platform(Lost(), said({"table": "t"}), said({"table": "t"}))
    client = platform.client()

    def opened(key: str = "") -> None:
        if opens == "table":
            client.open_table("high-card", 2, "plain", key=key)
        else:
            client.table("t").branch(3, key=key)

    opened()
    assert len({request.headers["Idempotency-Key"] for request in platform.asked}) == 1
    opened(key="my-own-key")
    assert [request.headers["Idempotency-Key"] for request in platform.asked].count("my-own-key") == 1
    assert {request.url.path for request in platform.asked} == {
        "/v1/tables" if opens == "table" else "/v1/tables/t/branch"
    }


def test_a_refusal_is_an_exception_with_a_stable_code_and_the_whole_problem() -> None:
    platform = Platform(problem("stale-version", 409, version=9))
    with pytest.raises(Problem, match="Because") as refused:
        platform.client().game("g").submit(PASS, version=7)
    assert (refused.value.code, refused.value.status, refused.value.body["version"]) == ("stale-version", 409, 9)


@pytest.mark.parametrize(
    "told", [Problem("stale-version", "Late.", 409, {"version": 9}, 1), PromiseBroken("It is another")]
)
def test_a_problem_comes_out_of_a_pool_of_processes_as_it_was_raised(told: Problem) -> None:
    found = pickle.loads(pickle.dumps(told))
    assert (type(found), str(found), vars(found)) == (type(told), str(told), vars(told))


def test_an_answer_of_something_else_than_a_platform_is_a_problem_and_no_crash() -> None:
    platform = Platform(httpx.Response(404, content=b"<html>"))
    with pytest.raises(Problem) as refused:
        platform.client().titles()
    assert refused.value.code == "not-sagebrush"


@pytest.mark.parametrize("body", [b'{"title": "Bad gateway"}', b"[]", b"not JSON"])
def test_a_problem_of_something_else_than_a_platform_is_told_so(body: bytes) -> None:
    foreign = httpx.Response(500, content=body, headers={"Content-Type": "application/problem+json"})
    with pytest.raises(Problem) as refused:
        Platform(foreign).client().titles()
    assert (refused.value.code, refused.value.status) == ("not-sagebrush", 500)


@pytest.mark.parametrize(("kind", "text"), [("text/html; charset=utf-8", b"<html>Log in"), ("text/plain", b"OK")])
def test_a_page_for_people_is_a_problem_and_no_crash(kind: str, text: bytes) -> None:
    page = httpx.Response(200, content=text, headers={"Content-Type": kind})
    for ask in (Client.titles, lambda client: list(client.game("g").follow())):
        with pytest.raises(Problem) as refused:
            ask(Platform(page).client())
        assert (refused.value.code, refused.value.status) == ("not-sagebrush", 200)


def test_a_platform_that_stays_away_is_given_up_and_its_last_word_is_told() -> None:
    platform = Platform(*(problem("unavailable", 503) for _ in range(1000)))
    with pytest.raises(Problem) as refused:
        platform.client(Retry(seconds=0.02, first_seconds=0.02, pause=0.001, longest_pause=0.002)).titles()
    assert refused.value.code == "unavailable"
    assert 1 < len(platform.asked) < 1000


def test_a_platform_that_says_when_to_come_back_is_not_asked_before() -> None:
    busy = limited("too-many-requests", "3")
    assert Retry().pause_after(0, busy) == 3


def test_a_limit_that_lasts_longer_than_the_patience_is_told_at_once() -> None:
    platform = Platform(limited("quota-spent", "3600"), said({"titles": []}))
    with pytest.raises(Problem) as refused:
        platform.client().titles()
    assert (refused.value.retry_after, len(platform.asked)) == (3600, 1)


@pytest.mark.parametrize("follow", [lambda client: client.game("g").follow(), lambda client: client.follow_mine()])
def test_a_stream_that_is_refused_for_a_while_comes_back_when_the_platform_says(
    follow: Callable[[Client], Iterator[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    for part in (sagebrush_client.blocking.games, sagebrush_client.blocking.following):
        monkeypatch.setattr(part, "pause", waits.append)
    platform = Platform(limited("too-many-streams", "5"), lines({**commit(1, over=True), "cursor": 1}))
    assert next(follow(platform.client()))["cursor"] == 1
    assert waits == [5]


@pytest.mark.parametrize("seconds", ["99999999999", "9" * 400])
def test_a_stream_that_is_refused_for_longer_than_a_thread_can_sleep_waits_and_does_not_crash(
    seconds: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    platform = Platform(limited("too-many-streams", seconds), lines(commit(1, over=True)))
    assert len([*platform.client().game("g").follow()]) == 1
    assert waits == [TIMEOUT_MAX]


FOLLOWED: list[Callable[[Client], Iterator[Any]]] = [lambda client: client.game("g").follow(), Client.follow_mine]


@pytest.mark.parametrize("asked", [*FOLLOWED, lambda client: iter(client.titles())])
def test_an_address_that_is_none_is_told_at_once(
    asked: Callable[[Client], Iterator[Any]], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wait(_seconds: float) -> None:
        pytest.fail("no time mends it")

    monkeypatch.setattr(time, "sleep", wait)
    with Client("127.0.0.1:8000", "sb_token") as client, pytest.raises(httpx.UnsupportedProtocol, match="http://"):
        next(asked(client))


def test_a_token_may_come_from_a_file_whose_last_line_ends() -> None:
    platform = Platform(said({}))
    client = Client("http://test", "sb_token\n", http=httpx.Client(transport=httpx.MockTransport(platform)))
    client.who_am_i()
    assert platform.asked[0].headers["Authorization"] == f"Bearer {client.token}" == "Bearer sb_token"


def test_what_is_turned_off_is_said_to_the_platform() -> None:
    platform = Platform(said({}))
    platform.client().get("/games/g/frames", view=False, events=True, until=None)
    assert str(platform.asked[0].url.query, "ascii") == "view=false&events=true"


def test_a_replay_ends_with_the_game_where_more_is_asked_for() -> None:
    def page(first: int, last: int) -> httpx.Response:
        return said({"frames": [{"version": version, "view": {}} for version in range(first, last + 1)]})

    platform = Platform(page(1, 2), problem("no-such-version", 404))
    assert [frame["version"] for frame in platform.client().game("g").frames(until=300)] == [1, 2]
    assert len([*Platform(page(1, 200), page(201, 250)).client().game("g").frames(until=250)]) == 250


def test_a_key_that_is_too_long_for_a_list_is_not_shortened_to_that_of_another() -> None:
    platform = Platform(said({"commits": []}))
    platform.client().game("g").submit_list([PASS], key="x" * 70)
    assert platform.asked[0].headers["Idempotency-Key"] == "x" * 70


def test_an_analysis_that_ends_early_says_when_to_come_back() -> None:
    told = {"code": "quota-spent", "title": "No.", "status": 429, "retry_after": 60}
    with pytest.raises(Problem) as refused:
        list(Platform(lines({"type": "problem", "problem": told})).client().analyze("g"))
    assert (refused.value.code, refused.value.retry_after) == ("quota-spent", 60)


def test_half_an_analysis_is_not_taken_for_a_whole_one() -> None:
    decision, summary = {"type": "decision", "version": 2}, {"type": "summary"}
    assert list(Platform(lines(decision, summary)).client().analyze("g")) == [decision, summary]
    with pytest.raises(httpx.RemoteProtocolError):
        list(Platform(lines(decision)).client().analyze("g"))


def test_a_limit_that_no_time_lifts_is_told_at_once() -> None:
    platform = Platform(problem("too-many-tables", 429), said({"table": "t"}))
    with pytest.raises(Problem) as refused:
        platform.client().open_table("high-card", 2)
    assert (refused.value.code, len(platform.asked)) == ("too-many-tables", 1)


def test_a_stream_that_ends_in_the_middle_of_a_line_goes_on_after_the_last_whole_one() -> None:
    cut = httpx.Response(200, content=iter([b'{"version": 1, "over": false}\n{"ver', b'sion": 2, "ov']))
    platform = Platform(cut, lines(commit(2), commit(3, over=True)))
    assert [frame["version"] for frame in platform.client().game("g").follow()] == [1, 2, 3]


def test_a_text_may_hold_every_end_of_a_line_but_the_newline() -> None:
    name = "An\u2028na\u0085"
    text = json.dumps({**commit(1, over=True), "name": name}, ensure_ascii=False)
    answer = httpx.Response(200, content=text.encode() + b"\n")
    [frame] = Platform(answer).client().game("g").follow()
    assert dict(frame)["name"] == name


def test_a_stream_that_breaks_goes_on_after_the_last_commit_and_tells_none_twice() -> None:
    platform = Platform(
        lines(commit(1), commit(2), breaks=True), Lost(), lines(commit(2), commit(3)), lines(commit(4, over=True))
    )
    assert [frame["version"] for frame in platform.client().game("g").follow()] == [1, 2, 3, 4]
    assert [dict(request.url.params).get("after") for request in platform.asked] == ["0", "2", "2", "3"]


def test_every_connection_of_a_stream_without_a_token_has_a_ticket_of_its_own() -> None:
    tickets = [said({"ticket": f"sbt_{number}"}) for number in (1, 2)]
    platform = Platform(tickets[0], lines(commit(1), breaks=True), tickets[1], lines(commit(2, over=True)))
    assert [frame["version"] for frame in platform.client().game("g").follow(by_ticket=True)] == [1, 2]
    streams = [request for request in platform.asked if request.url.path.endswith("/events")]
    assert [request.url.params["ticket"] for request in streams] == ["sbt_1", "sbt_2"]
    assert not any("Authorization" in request.headers for request in streams)


def test_a_stream_that_is_refused_for_good_is_not_asked_for_again() -> None:
    platform = Platform(problem("unauthorized", 401))
    with pytest.raises(Problem):
        list(platform.client().game("g").follow())


def test_a_stream_over_many_tables_goes_on_after_the_last_update() -> None:
    told = [{"cursor": 7, "type": "moved"}, {"cursor": 9, "type": "ready"}]
    platform = Platform(
        lines(told[0], breaks=True), Lost(), problem("overloaded", 503), lines(told[1]), problem("gone", 404)
    )
    stream = platform.client().follow_mine(after=5, legal=True)
    assert [next(stream)["cursor"], next(stream)["cursor"]] == [7, 9]
    assert [request.url.params["after"] for request in platform.asked] == ["5", "7", "7", "7"]
    with pytest.raises(Problem):
        next(stream)


def test_a_game_that_ended_before_it_was_followed_ends_the_stream() -> None:
    platform = Platform(httpx.Response(204), said({"over": True}))
    assert list(platform.client().game("g").follow(after=9)) == []


async def test_the_asynchronous_client_does_the_same_as_the_one_that_blocks() -> None:
    platform = Platform(lines(commit(1), breaks=True), lines(commit(2, over=True)), Lost(), said({"version": 3}))
    http = httpx.AsyncClient(transport=httpx.MockTransport(_asynchronously(platform)))
    async with AsyncClient("http://test", "sb_token", retry=HURRY, http=http) as client:
        game = client.game("g")
        assert [frame["version"] async for frame in game.follow()] == [1, 2]
        assert (await game.submit(PASS))["version"] == 3


def _asynchronously(platform: Platform) -> Callable[[httpx.Request], Any]:
    async def answer(request: httpx.Request) -> httpx.Response:
        response = platform(request)
        if isinstance(response.stream, httpx.SyncByteStream) and not hasattr(response, "_content"):
            return httpx.Response(200, content=_chunks(response))
        return response

    return answer


async def _chunks(response: httpx.Response) -> Any:
    assert isinstance(response.stream, httpx.SyncByteStream)
    for chunk in response.stream:
        yield chunk


def dated(answer: httpx.Response, ahead: float, cache: str = "no-store") -> httpx.Response:
    answer.headers.update({"Date": formatdate(time.time() + ahead, usegmt=True), "Cache-Control": cache})
    return answer


HOURS = 3600.0


@pytest.mark.parametrize(
    ("answer", "ahead"),
    [
        (dated(said({}), 5 * HOURS), 5 * HOURS),
        (dated(problem("unknown-game", 404), -5 * HOURS), -5 * HOURS),
        (dated(said({}), 5 * HOURS, "public, max-age=3600"), 0),
        (said({}), 0),
        (httpx.Response(200, json={}, headers={"Date": "soon", "Cache-Control": "no-store"}), 0),
    ],
)
def test_the_time_is_that_of_the_platform_where_the_clock_of_the_machine_is_wrong(
    answer: httpx.Response, ahead: float
) -> None:
    client = Platform(answer).client()
    with suppress(Problem):
        client.get("/games/g")
    assert abs(client.now() / 1000 - time.time() - ahead) < HOURS


def test_a_stream_tells_the_time_of_the_platform_too_and_a_clock_that_is_nearly_right_is_left_alone() -> None:
    client = Platform(dated(lines(commit(1, over=True)), 5 * HOURS), dated(said({}), 2)).client()
    list(client.game("g").follow())
    assert abs(client.now() / 1000 - time.time() - 5 * HOURS) < HOURS
    client.get("/games/g")
    assert client._transport.time._ahead == 0


# ------------------------------------------------------------------------------------------------------------ promises

COMMITMENT = "5e" * 32


class Liar:
    """A platform that starts games as ``lie`` changes them, and refuses one step."""

    def __init__(self, lie: Callable[[Json], Json] = dict, refuses: str = "", **shown: Any) -> None:
        self.lie, self.refuses, self.shown = lie, refuses, shown
        self.table: Json = {}
        self.asked: list[str] = []
        self.deleted: list[str] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        verb = request.url.path.rpartition("/")[2]
        if request.method == "DELETE":
            self.deleted.append(request.url.path)
            return httpx.Response(204)
        self.asked.append(verb)
        if verb == self.refuses:
            return problem("no", 409)
        if verb == "frames":
            return said({"frames": [{"events": [self.lie(deepcopy(self.table))]}]})
        body = json.loads(request.content or b"{}")
        if verb == "tables":
            seats = [{"entropy_commitment": "", "entropy": "", "player": None} for _ in range(body["seats"])]
            known = {"commitment": COMMITMENT, "stage": "open", "host": True}
            self.table = {"table": "t", **known, "seats": seats, "seat": 0, "game": "t", **self.shown}
        elif verb in ("join", "reveal"):
            self.table["seats"][0].update(body)
        return said(self.table)

    def opened(self) -> Any:
        client = Client("http://test", "sb_token", http=httpx.Client(transport=httpx.MockTransport(self)))
        return client.open_table("chess", 2, "plain").start_against("greedy")


def test_every_game_has_entropy_of_its_own_that_was_committed_to_first() -> None:
    promises = [Liar().opened() for _ in range(2)]
    assert promises[0].seats != promises[1].seats
    assert promises[0].commitment == COMMITMENT
    assert len(bytes.fromhex(promises[0].seats[0])) == 32


def with_another_commitment(begun: Json) -> Json:
    return {**begun, "commitment": "00" * 32}


def with_another_entropy(begun: Json) -> Json:
    begun["seats"][0]["entropy"] = "00" * 32
    return begun


def with_entropy_of_a_computer(begun: Json) -> Json:
    """The attack: entropy that suits the dice, on a seat that had committed to nothing."""
    begun["seats"][1]["entropy"] = "00" * 32
    return begun


@pytest.mark.parametrize("lie", [with_another_commitment, with_another_entropy, with_entropy_of_a_computer])
def test_a_game_that_is_not_what_its_table_promised_is_not_played(lie: Callable[[Json], Json]) -> None:
    with pytest.raises(PromiseBroken) as told:
        Liar(lie).opened()
    assert told.value.code == "promise-broken"


@pytest.mark.parametrize("step", ["join", "opponents", "reveal", "start"])
def test_a_table_whose_game_cannot_start_is_not_left_behind(step: str) -> None:
    platform = Liar(refuses=step)
    with pytest.raises(Problem):
        platform.opened()
    assert platform.deleted == ["/v1/tables/t"]


@pytest.mark.parametrize(
    ("shown", "code"),
    [({"stage": "started"}, "table-started"), ({"stage": "finished"}, "table-started"), ({"host": False}, "host-only")],
)
def test_a_game_that_runs_and_a_table_of_another_are_left_alone(shown: Json, code: str) -> None:
    platform = Liar(**shown)
    with pytest.raises(Problem) as told:
        platform.opened()
    assert told.value.code == code
    assert (platform.asked, platform.deleted) == (["tables", "t"], [])


def test_nobody_else_who_sits_at_the_table_is_sent_away_because_its_game_cannot_start() -> None:
    seats = [{"player": "Anna"}, {"player": "Bill", "entropy": "committed", "entropy_commitment": "c0"}]
    platform = Liar(refuses="start", seats=seats)
    with pytest.raises(Problem, match="Because"):
        platform.opened()
    assert platform.deleted == []


def test_a_table_where_computers_sit_already_is_not_left_behind() -> None:
    computer = {"player": "Greedy", "opponent": {"name": "greedy"}, "entropy_commitment": ""}
    platform = Liar(refuses="start", seats=[{"player": "Anna"}, computer])
    with pytest.raises(Problem, match="Because"):
        platform.opened()
    assert platform.deleted == ["/v1/tables/t"]


@pytest.mark.parametrize("answer", [said({"stage": "closed", "game": None}), problem("unknown-table", 404)])
def test_who_waits_at_a_table_is_told_that_its_host_closed_it_shut_or_gone(answer: Answer) -> None:
    waiting = {"name": "Evening", "stage": "open", "game": None, "host": False, "seats": [{"player": "Anna"}]}
    platform = Platform(said({**waiting, "seat": None}), said({**waiting, "seat": 0}), answer)
    with pytest.raises(Problem, match="The host closed this table") as told:
        platform.client().table("t").sit_down()
    assert told.value.code == "table-closed"


def test_who_waits_at_a_table_waits_on_while_the_platform_is_away(monkeypatch: pytest.MonkeyPatch) -> None:
    waits: list[float] = []
    monkeypatch.setattr(time, "sleep", waits.append)
    waiting = {"name": "Evening", "stage": "open", "game": None, "host": False, "seats": [{"player": "Anna"}]}
    away: list[Answer] = [Lost(), limited("overloaded", "7")]
    platform = Platform(said({**waiting, "seat": None}), said({**waiting, "seat": 0}), *away, problem("gone", 410))
    with pytest.raises(Problem) as told:
        platform.client(Retry(seconds=0, first_seconds=0)).table("t").sit_down()
    assert told.value.code == "gone"
    assert waits == [0.5, 0.5, 7, 0.5]


class Evening:
    """A table of two at which Bill leaves between a look of ours and the step ``refused``, and Carl takes his seat."""

    def __init__(self, refused: str, code: str) -> None:
        self.refused, self.code = refused, code
        self.mine, self.other = "", "committed"
        self.commitments: list[str] = []
        self.is_revealed = self.has_started = False

    def __call__(self, request: httpx.Request) -> httpx.Response:
        verb, body = request.url.path.rpartition("/")[2], json.loads(request.content or b"{}")
        if verb == self.refused:
            self.refused = ""
            self.mine = "spent" if self.is_revealed else self.mine
            self.is_revealed = False
            return problem(self.code, 409)
        if verb == "join":
            self.commitments.append(body["entropy_commitment"])
            self.mine = "committed"
        elif verb == "reveal":
            assert commitment_to(body["entropy"]) == self.commitments[-1]
            assert body["entropy_commitments"] == [self.commitments[-1], commitment_to("cc")]
            self.entropy, self.is_revealed = body["entropy"], True
            self.mine = self.other = "revealed"
        elif verb == "start":
            self.has_started = True
        elif verb == "frames":
            seats = [{"entropy": self.entropy}, {"entropy": "cc"}]
            return said({"frames": [{"events": [{"game": "t", "commitment": COMMITMENT, "seats": seats}]}]})
        return said(self.table())

    def table(self) -> Json:
        seats = [
            {"player": "Anna", "entropy": self.mine, "entropy_commitment": (self.commitments or [""])[-1]},
            {"player": "Carl", "entropy": self.other, "entropy_commitment": commitment_to("cc")},
        ]
        known = {"table": "t", "name": "Evening", "commitment": COMMITMENT, "stage": "open", "host": True}
        return {**known, "seats": seats, "seat": 0 if self.mine else None, "game": "t" if self.has_started else None}


@pytest.mark.parametrize(
    ("refused", "code"),
    [
        *((refused, code) for refused in ("reveal", "start") for code in ("seats-free", "entropy-missing")),
        ("reveal", "commitments-changed"),
    ],
)
def test_who_waits_at_a_table_waits_on_when_somebody_leaves_at_the_last_moment(refused: str, code: str) -> None:
    evening, told = Evening(refused, code), list[str]()
    http = httpx.Client(transport=httpx.MockTransport(evening))
    promise = Client("http://test", "sb_token", http=http).table("t").sit_down(tell=told.append, start=True)
    first, second = evening.commitments
    assert first != second, "whoever comes next must not know the entropy that was revealed in vain"
    assert promise.seats == (second, commitment_to("cc"))
    assert told.count("Every seat is taken; the host starts the game.") == (1 if refused == "reveal" else 2)


# --------------------------------------------------------------------------------------------------------------- turns


class Standing:
    """A game at ``version`` whose next command is refused with ``refusal``, if there is one."""

    def __init__(self, version: int, refusal: str = "") -> None:
        self.version, self.refusal = version, refusal
        self.answers: list[tuple[str | None, str | None]] = []

    def __call__(self, request: httpx.Request) -> httpx.Response:
        if request.method == "POST":
            self.answers.append((request.headers.get("If-Match"), request.headers.get("Prefer")))
            if self.refusal:
                return problem(self.refusal, 422)
            self.version += 1
        return said({"version": self.version, "events": []})

    def turns(self) -> Turns[Json, Json, Json]:
        client = Client("http://test", http=httpx.Client(transport=httpx.MockTransport(self)))
        game: Game[Json, Json, Json] = client.game("g")
        return Turns.of(game)


def frame(version: int, legal: bool = True) -> Any:
    """A frame at which this caller may pass, with its commands if it asked for them."""
    return {"version": version, "legal": [{"command": PASS}]} if legal else {"version": version}


def test_the_past_of_a_game_is_not_asked_about() -> None:
    turns = Standing(3).turns()
    assert [bool(turns.choices(frame(version))) for version in (1, 2, 3)] == [False, False, True]


def test_moments_before_our_own_commit_ask_nothing_more() -> None:
    game = Standing(3)
    turns = game.turns()
    game.version = 5  # two other seats were faster
    assert turns.take(PASS, frame(3))
    assert [bool(turns.choices(frame(version))) for version in (4, 5, 6)] == [False, False, True]


def test_a_choice_says_which_question_it_answers_and_a_command_about_the_seat_does_not() -> None:
    game = Standing(3)
    turns = game.turns()
    turns.take(PASS, frame(3))
    turns.take({"type": "leave-seat"}, frame(4))
    turns.take(PASS, frame(5, legal=False))
    assert game.answers == [('"3"', "same-question"), (None, None), (None, None)]


def test_what_came_too_late_is_chosen_again_at_the_newest_moment() -> None:
    game = Standing(3, refusal="not-awaited")
    turns = game.turns()
    game.version = 5
    assert not turns.take(PASS, frame(3))
    assert [bool(turns.choices(frame(version))) for version in (3, 4, 5)] == [False, False, True]


def test_a_refusal_while_the_game_stands_still_is_told_and_the_choice_stays() -> None:
    turns = Standing(3, refusal="too-expensive").turns()
    with pytest.raises(Problem):
        turns.take(PASS, frame(3))
