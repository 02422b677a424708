"""Live events: three forms, one payload, resumed from any version, ended in an orderly way."""

import asyncio
import contextlib
from collections.abc import AsyncGenerator
from typing import Any

import pytest
from grpc import StatusCode
from redis.exceptions import RedisError
from websockets.exceptions import ConnectionClosed, InvalidStatus

from sagebrush_gateway.guests import tickets
from sagebrush_gateway.guests.tokens import digest
from sagebrush_gateway.meters import Meters
from sagebrush_gateway.server.slow_clients import drop_slow_clients
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, newcomer, opened_house, play_out, small_house, started_game
from tests.gateway.streams import WAYS, Moments, first, lines, server_sent

every_way = pytest.mark.parametrize("way", WAYS.values(), ids=list(WAYS))


@every_way
async def test_a_stream_resumes_from_any_version(house: House, game: str, anna: Person, bill: Person, way: Any) -> None:
    await play_out(house, game, anna, bill)
    for after in range(8):
        moments = [moment async for moment in way(anna, game, after=after)]
        assert [moment["version"] for moment in moments] == list(range(after + 1, 9))


@every_way
async def test_a_stream_goes_on_where_it_was_when_the_rules_service_was_away(
    house: House, game: str, anna: Person, bill: Person, way: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    watch, calls = house.gateway.rules.watch, 0

    async def interrupted(request: wire.WatchRequest) -> AsyncGenerator[wire.Frame, None]:
        nonlocal calls
        calls += 1
        async for frame in watch(request):
            yield frame
            if calls == 1 and frame.version == 2:
                raise RulesError(StatusCode.UNAVAILABLE, "", "gone")

    monkeypatch.setattr(house.gateway.rules, "watch", interrupted)
    for person in (anna, bill):
        await person.play(game)
    assert [moment["version"] for moment in await first(3, way(anna, game))] == [1, 2, 3]
    assert calls == 2


@every_way
async def test_a_stream_tells_what_happens_while_it_is_open(game: str, anna: Person, bill: Person, way: Any) -> None:
    following = asyncio.create_task(first(2, way(bill, game, after=1)))
    await asyncio.sleep(0.05)
    played = await anna.play(game)
    await bill.play(game)
    versions = [(moment["version"], moment["actor"]) for moment in await following]
    assert played["version"] == 2 and versions == [(2, 0), (3, 1)]


async def test_every_way_tells_the_same(house: House, game: str, anna: Person, bill: Person) -> None:
    await play_out(house, game, anna, bill)
    told = [[moment async for moment in way(anna, game, view="true")] for way in WAYS.values()]
    assert told[0] == told[1] == told[2]
    frames = (await anna.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert told[0] == frames


async def test_a_stream_brings_views_and_legal_commands_when_asked(game: str, anna: Person) -> None:
    bare, full = await first(1, lines(anna, game)), await first(1, lines(anna, game, view="true", legal="true"))
    assert "view" not in bare[0] and "legal" not in bare[0]
    assert len(full[0]["legal"]) == len(full[0]["view"]["hand"]) == 3


async def test_last_event_id_wins(game: str, anna: Person) -> None:
    await anna.play(game)
    headers = {**anna.headers, "Last-Event-ID": "1"}
    async with anna.client.stream("GET", f"/v1/games/{game}/events?after=0", headers=headers) as answer:
        ids = [line async for line in _until(answer.aiter_lines(), "id: ")]
    assert ids[-1] == "id: 2"


async def test_an_event_source_that_has_seen_all_stops_asking(
    house: House, game: str, anna: Person, bill: Person
) -> None:
    await play_out(house, game, anna, bill)
    answer = await anna.get(f"/v1/games/{game}/events", headers={"Last-Event-ID": "8"})
    assert (answer.status_code, answer.content) == (204, b"")
    whole = await anna.get(f"/v1/games/{game}/events", after=7)
    assert whole.text.endswith("event: end\ndata: {}\n\n")


async def test_a_form_that_nobody_speaks_is_refused(game: str, anna: Person) -> None:
    answer = await anna.get(f"/v1/games/{game}/events", headers={"Accept": "image/png"})
    assert (answer.status_code, answer.json()["code"]) == (406, "not-acceptable")


async def test_a_ticket_opens_one_stream_and_opens_it_again_when_the_browser_reconnects(
    game: str, anna: Person, bill: Person
) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    path = f"/v1/games/{game}/events?ticket={ticket}&legal=true"
    for _ in range(3):
        async with anna.client.stream("GET", path) as answer:
            assert answer.status_code == 200
            assert '"legal":[{' in [line async for line in _until(answer.aiter_lines(), "data: ")][-1]
    other = await started_game(anna, bill)
    assert (await anna.client.get(f"/v1/games/{other}/events?ticket={ticket}")).json()["code"] == "unauthenticated"


async def test_a_ticket_that_was_never_used_expires_and_one_that_was_lasts(
    house: House, game: str, anna: Person
) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    (key,) = [key async for key in house.gateway.store.scan_iter(f"gw:ticket:{digest(ticket)}*", count=1000)]
    assert await house.gateway.store.ttl(key) <= 30
    await first(1, lines(anna, game))  # by token
    async with anna.client.stream("GET", f"/v1/games/{game}/events?ticket={ticket}"):
        assert await house.gateway.store.ttl(key) > 23 * 3600


async def test_a_ticket_takes_little_room_however_long_the_path_is_at_which_it_was_used(
    house: House, anna: Person
) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    answer = await anna.client.get(f"/v1/games/{'a' * 7000}/events", params={"ticket": ticket})
    assert answer.json()["code"] == "unknown-game"
    store = house.gateway.store
    keys = [key async for key in store.scan_iter(f"gw:ticket:{digest(ticket)}*", count=1000)]
    assert len(keys) == 2 and sum([await store.strlen(key) for key in keys]) < 1000


async def test_a_ticket_that_an_earlier_release_bound_to_its_stream_goes_on(
    house: House, game: str, anna: Person, bill: Person
) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    path = f"/v1/games/{game}/events"
    await house.gateway.store.set(f"gw:ticket:{digest(ticket)}:stream", path, ex=60)
    async with anna.client.stream("GET", f"{path}?ticket={ticket}") as answer:
        assert answer.status_code == 200
    other = await started_game(anna, bill)
    assert (await anna.client.get(f"/v1/games/{other}/events?ticket={ticket}")).status_code == 401


async def test_of_the_tickets_of_a_guest_the_latest_are_kept(
    game: str, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tickets, "MOST", 2)
    first = (await bill.post("/v1/tickets")).json()["ticket"]
    given = [(await anna.post("/v1/tickets")).json()["ticket"] for _ in range(3)]
    found = []
    for ticket in (first, *given):
        async with anna.client.stream("GET", f"/v1/games/{game}/events?ticket={ticket}") as answer:
            found.append(answer.status_code)
    assert found == [200, 401, 200, 200]


@pytest.mark.parametrize("ending", ["revoke", "rotate"])
async def test_a_used_ticket_opens_nothing_once_the_token_has_ended(game: str, anna: Person, ending: str) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    path = f"/v1/games/{game}/events?ticket={ticket}"
    async with anna.client.stream("GET", path) as answer:
        assert answer.status_code == 200
    if ending == "revoke":
        await anna.client.delete("/v1/guests/me/token", headers=anna.headers)
    else:
        await anna.post("/v1/guests/me/token")
    assert (await anna.client.get(path)).status_code == 401


async def test_a_browser_can_read_why_a_stream_was_refused(game: str, anna: Person) -> None:
    wrong = f"/v1/games/{game}/events?ticket=sbt_x&problems=stream"
    answer = await anna.client.get(wrong)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/event-stream")
    _, event, data = answer.text.strip().splitlines()
    assert event == "event: problem" and '"code":"unauthenticated"' in data
    async with anna.socket(wrong.replace("/events", "/events/ws"), {}) as socket:
        with pytest.raises(ConnectionClosed) as told:
            await socket.recv()
    assert told.value.rcvd is not None
    assert (told.value.rcvd.code, told.value.rcvd.reason) == (4401, "unauthenticated")


@pytest.mark.parametrize(
    ("path", "code"), [("/v1/games/{game}/events?after=999", "no-such-version"), ("/v1/me/events?ticket=x", "")]
)
async def test_who_reads_no_server_sent_events_has_the_problem_as_the_answer(
    game: str, anna: Person, path: str, code: str
) -> None:
    """A program that asks for lines sees the status of a refusal, where an `EventSource` does not."""
    wrong = path.format(game=game) + "&problems=stream"
    headers = anna.headers if code else {}
    status, told = (404, code) if code else (401, "unauthenticated")
    for accept in ("application/x-ndjson", "application/x-ndjson, */*"):
        answer = await anna.client.get(wrong, headers={**headers, "Accept": accept})
        assert (answer.status_code, answer.headers["content-type"]) == (status, "application/problem+json")
        assert answer.json()["code"] == told
    for accept in ("text/event-stream", "*/*"):
        answer = await anna.client.get(wrong, headers={**headers, "Accept": accept})
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/event-stream")


async def test_a_form_that_nobody_speaks_is_refused_for_all_to_see(game: str, anna: Person) -> None:
    answer = await anna.get(f"/v1/games/{game}/events", headers={"Accept": "image/png"}, problems="stream")
    assert (answer.status_code, answer.json()["code"]) == (406, "not-acceptable")


async def test_only_streams_tell_a_refusal_with_status_200(game: str, anna: Person) -> None:
    assert (await anna.client.get(f"/v1/games/{game}/view?problems=stream")).status_code == 401


async def test_a_ticket_opens_a_web_socket_and_nothing_else(game: str, anna: Person) -> None:
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    assert (await anna.client.get(f"/v1/games/{game}/view?ticket={ticket}")).status_code == 401
    async with anna.socket(f"/v1/games/{game}/events/ws?ticket={ticket}", {}) as socket:
        assert '"version":1' in str(await socket.recv())


@pytest.mark.parametrize(("query", "status"), [("", 401), ("?ticket=x", 401), ("?as=7", 401)])
async def test_a_web_socket_without_a_token_is_refused(game: str, anna: Person, query: str, status: int) -> None:
    assert await _refusal(anna, game, query, {}) == (status, b"unauthenticated")


async def test_a_web_socket_has_the_problems_of_every_route(game: str, anna: Person) -> None:
    assert await _refusal(anna, "0" * 26, "", anna.headers) == (404, b"unknown-game")
    assert await _refusal(anna, game, "?as=1", anna.headers) == (404, b"no-seat")
    assert await _refusal(anna, game, "?after=x", anna.headers) == (400, b"malformed")
    assert await _refusal(anna, game, "?after=9", anna.headers) == (404, b"no-such-version")


@pytest.mark.parametrize("path", ["/v1/nothing/ws", "/v1/tables", "/nothing"])
async def test_a_web_socket_at_an_unknown_address_is_told_so(anna: Person, path: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        async with anna.socket(path):
            pass
    assert refused.value.response.status_code == 404
    assert b'"code":"not-found"' in refused.value.response.body


async def test_a_refused_web_socket_is_no_error_of_the_gateway(
    game: str, anna: Person, caplog: pytest.LogCaptureFixture
) -> None:
    """A stranger would fill the log otherwise."""
    await _refusal(anna, game, "", {})
    await _refusal(anna, "0" * 26, "?problems=none", anna.headers)
    with pytest.raises(InvalidStatus):
        async with anna.socket("/v1/nothing/ws", {}):
            pass
    await anna.get(f"/v1/games/{game}")
    assert [record.getMessage() for record in caplog.records if record.levelname in ("WARNING", "ERROR")] == []


async def test_what_a_client_says_on_a_web_socket_is_ignored(game: str, anna: Person) -> None:
    async with anna.socket(f"/v1/games/{game}/events/ws?after=1") as socket:
        await socket.send("hello")
        await socket.send(b"\x00\x01")
        await anna.play(game)
        assert '"version":2' in str(await socket.recv())


async def test_a_web_socket_on_which_a_client_says_more_than_the_guide_allows_is_closed(
    game: str, anna: Person
) -> None:
    async with anna.socket(f"/v1/games/{game}/events/ws?after=1") as socket:
        await socket.send("x" * 4097)
        with pytest.raises(ConnectionClosed) as told:
            await socket.recv()
    assert told.value.rcvd is not None and told.value.rcvd.code == 1009


async def test_a_guest_has_so_many_streams_and_not_more(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url, gateway_streams_per_guest=2) as (house, dora, _, game):
        async with _open(dora, game), _open(dora, game):
            third = await dora.get(f"/v1/games/{game}/events")
            assert (third.status_code, third.json()["code"]) == (429, "too-many-streams")
            with pytest.raises(InvalidStatus):
                await dora.socket(f"/v1/games/{game}/events/ws")
        await _streams_open(house, 0)
        async with _open(dora, game) as again:
            assert again["version"] == 1


@pytest.mark.parametrize("path", ["/v1/games/{game}/events", "/v1/me/events", "/v1/tables/events"])
async def test_of_many_streams_that_are_asked_for_together_those_beyond_the_limit_are_refused(
    rules: str, store_url: str, path: str
) -> None:
    """They had status 200 and broke off."""
    async with small_house(rules, store_url, gateway_streams_per_guest=2) as (house, dora, _, game):
        asked = asyncio.Barrier(6)

        async def status(address: str) -> int:
            async with house.door() as door, door.stream("GET", address, headers=dora.headers) as answer:
                await asked.wait()
                return answer.status_code

        statuses = await asyncio.gather(*(status(path.format(game=game)) for _ in range(6)))
        assert sorted(statuses) == [200, 200, 429, 429, 429, 429]


async def test_a_quiet_stream_stays_awake(rules: str, store_url: str) -> None:
    async with (
        small_house(rules, store_url, gateway_keepalive_seconds=0.05) as (_, dora, _, game),
        dora.client.stream("GET", f"/v1/games/{game}/events", headers=dora.headers) as answer,
    ):
        assert [line async for line in _until(answer.aiter_lines(), ": awake")][-1] == ": awake"


async def test_a_web_socket_that_cannot_go_on_is_not_closed_as_if_the_game_were_over(
    house: House, game: str, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def damaged(_request: wire.WatchRequest) -> AsyncGenerator[wire.Frame, None]:
        raise RulesError(StatusCode.DATA_LOSS, "record-damaged", "")
        yield wire.Frame()

    async def away(*_: Any) -> None:
        raise RedisError

    monkeypatch.setattr(house.gateway.rules, "watch", damaged)
    monkeypatch.setattr(house.gateway.tables.lists, "page_of_guest", away)
    for path in (f"/v1/games/{game}/events/ws", "/v1/me/events/ws"):
        async with anna.socket(path) as socket:
            with pytest.raises(ConnectionClosed, match="internal error"):
                await socket.recv()


async def test_a_gateway_that_stops_says_so_in_its_streams(rules: str, store_url: str) -> None:
    async with contextlib.AsyncExitStack() as visitors:
        async with opened_house(rules, store_url) as ending:
            dora, emil = await newcomer(ending, visitors, "Dora"), await newcomer(ending, visitors, "Emil")
            game = await started_game(dora, emil)
            reading = asyncio.create_task(_everything(dora, game))
            socket = await emil.socket(f"/v1/games/{game}/events/ws")
            assert '"version":1' in str(await socket.recv())
            await _streams_open(ending, 2)
        assert (await reading).endswith(": the gateway ends this stream, come back\n\n")
        with pytest.raises(ConnectionClosed, match="service restart"):
            await socket.recv()


async def test_a_reader_who_does_not_read_is_dropped() -> None:
    meters = Meters()
    flood = drop_slow_clients(Flood, 64 * 1024, 0.1, meters.dropped)
    server = await asyncio.get_running_loop().create_server(flood, "127.0.0.1", 0)
    reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname(), limit=1024)
    while meters.registry.get_sample_value("sagebrush_streams_dropped_total") != 1:
        await asyncio.sleep(0.02)
    assert len(await reader.read()) < Flood.SIZE
    writer.close()
    server.close()


class Flood(asyncio.Protocol):
    """Sends more than any buffer holds."""

    SIZE = 32 * 1024 * 1024

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        asyncio.get_running_loop().call_soon(transport.write, bytes(self.SIZE))


async def _streams_open(house: House, count: int) -> None:
    """Returns when so many streams are open."""
    while house.gateway.meters.registry.get_sample_value("sagebrush_streams") != count:
        await asyncio.sleep(0.01)


async def _refusal(person: Person, game: str, query: str, headers: dict[str, str]) -> tuple[int, bytes]:
    with pytest.raises(InvalidStatus) as refused:
        await person.socket(f"/v1/games/{game}/events/ws{query}", headers)
    body = bytes(refused.value.response.body or b"")
    return refused.value.response.status_code, body.split(b'"code":"')[1].split(b'"')[0]


async def _until(found: Any, start: str) -> Any:
    async for line in found:
        yield line
        if line.startswith(start):
            return


@contextlib.asynccontextmanager
async def _open(person: Person, game: str) -> Any:
    moments: Moments = server_sent(person, game)
    async with contextlib.aclosing(moments):
        yield await anext(moments)


async def _everything(person: Person, game: str) -> str:
    return (await person.get(f"/v1/games/{game}/events")).text
