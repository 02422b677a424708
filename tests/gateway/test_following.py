"""Following many games in one stream: nothing is lost, nothing hidden is told, and it goes on where it was left."""

import asyncio
import contextlib
import json
import re
from collections.abc import AsyncGenerator, AsyncIterator
from types import SimpleNamespace
from typing import Any
from uuid import uuid4

import httpx
import pytest
from grpc import StatusCode
from websockets.exceptions import ConnectionClosed

from sagebrush_gateway.api.responses.following import TableUpdateResponse
from sagebrush_gateway.api.table_stream import TableStream
from sagebrush_gateway.applications.application import SCOPES
from sagebrush_gateway.following import followers as followers_of_games
from sagebrush_gateway.following.followers import Followers
from sagebrush_gateway.following.mailbox import Mailbox
from sagebrush_process.clock import now_ms
from sagebrush_process.tasks import cancel_all
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import (
    House,
    Person,
    blow,
    newcomer,
    opened_house,
    opened_table,
    play_out,
    registered,
    started_game,
)
from tests.patience import PATIENCE

Update = dict[str, Any]

CARD_OF_0, CARD_OF_1 = ({"seat": seat, "prompt": "card"} for seat in (0, 1))


class Reader:
    """Reads updates one by one; `ready` ends what was missed."""

    def __init__(self, lines: AsyncGenerator[str, None]) -> None:
        self.lines = lines

    async def next(self) -> Update:
        async for line in self.lines:
            if line.startswith("{"):
                update: Update = json.loads(line)
                return update
        raise AssertionError("the stream has ended")

    async def until(self, kind: str, table: str = "") -> list[Update]:
        """Updates up to the first of this type, and of this table if one is given."""
        found = [await self.next()]
        while found[-1]["type"] != kind or (table and found[-1]["table"] != table):
            found.append(await self.next())
        return found


@contextlib.asynccontextmanager
async def following(
    client: httpx.AsyncClient, headers: dict[str, str], path: str = "/v1/me/events", **query: Any
) -> AsyncIterator[Reader]:
    wanted = {**headers, "Accept": "application/x-ndjson"}
    async with client.stream("GET", path, params=query, headers=wanted, timeout=PATIENCE) as answer:
        assert answer.status_code == 200, await answer.aread()
        yield Reader(answer.aiter_lines())  # type: ignore[arg-type]


async def test_one_stream_tells_of_all_games_whose_turn_it_is(house: House, anna: Person, bill: Person) -> None:
    games = [await started_game(anna, bill) for _ in range(3)]
    async with following(bill.client, bill.headers) as reader:
        missed = (await reader.until("ready"))[:-1]
        assert {one["table"]: one["type"] for one in missed} == dict.fromkeys(games, "your-turn")
        assert all(one["awaited"] == [CARD_OF_0, CARD_OF_1] and one["seat"] == 1 for one in missed)
        for game in reversed(games):
            await anna.play(game)
            (update,) = await reader.until("your-turn")
            assert (update["table"], update["version"], update["awaited"]) == (game, 2, [CARD_OF_1])
            await bill.play(game)
            (update,) = await reader.until("moved")
            assert (update["table"], update["version"], update["your_turn"]) == (game, 3, False)


async def test_legal_commands_come_with_your_turn_and_not_with_others(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    hand = await bill.hand(game)
    async with following(bill.client, bill.headers, legal="true") as reader:
        asked = [await reader.next()]
        await reader.until("ready")
        await anna.play(game)
        asked += await reader.until("your-turn")
        assert [[one["command"]["card"] for one in update["legal"]] for update in asked] == [hand, hand]
        await bill.play(game)
        assert "legal" not in (await reader.until("moved"))[-1]


async def test_a_game_is_told_from_its_table_to_its_end(house: House, anna: Person, bill: Person) -> None:
    async with following(bill.client, bill.headers) as reader:
        await reader.until("ready")
        game = await opened_table(anna)
        assert (await bill.post(f"/v1/tables/{game}/join", {})).status_code == 200
        (update,) = await reader.until("table")
        assert [seat["you"] for seat in update["details"]["seats"]] == [True, False]
        await anna.post(f"/v1/tables/{game}/join", {})
        await anna.post(f"/v1/tables/{game}/start")
        await reader.until("your-turn", game)
        await play_out(house, game, bill, anna)
        end = (await reader.until("finished"))[-1]
        assert end["over"] and end["awaited"] == [] and end["stage"] == "finished"
        assert {one["seat"] for one in end["outcome"]["ranking"]} == {0, 1}


async def test_versions_of_a_game_never_go_back(house: House, anna: Person, bill: Person) -> None:
    async with following(anna.client, anna.headers) as reader:
        game = await started_game(anna, bill)
        await play_out(house, game, anna, bill)
        told = await reader.until("finished")
    versions = [one["version"] for one in told if one.get("version")]
    assert versions == sorted(versions) and versions[-1] == 8
    assert len({one["id"] for one in told if one.get("version")}) == len(versions)


async def test_what_happened_while_nobody_listened_is_told_from_the_cursor(
    house: House, anna: Person, bill: Person
) -> None:
    quiet, ends, moves = [await started_game(anna, bill) for _ in range(3)]
    async with following(anna.client, anna.headers) as reader:
        cursor = (await reader.until("ready"))[-1]["cursor"]
    await play_out(house, ends, anna, bill)
    await anna.play(moves)
    async with following(anna.client, anna.headers, after=cursor) as reader:
        told = {one["table"]: one["type"] for one in (await reader.until("ready"))[:-1]}
    assert told[ends] == "finished" and told[moves] == "moved"
    async with following(anna.client, anna.headers, after=cursor + 40_000) as reader:
        assert [one["type"] for one in await reader.until("ready")] == ["ready"], quiet


async def test_a_reader_that_goes_in_the_middle_of_what_it_missed_is_told_all_of_it_again(
    anna: Person, bill: Person
) -> None:
    games = {await started_game(anna, bill) for _ in range(4)}
    async with following(anna.client, anna.headers) as reader:
        left = (await reader.next())["cursor"]
    async with following(anna.client, anna.headers, after=left) as reader:
        assert {one["table"] for one in (await reader.until("ready"))[:-1]} == games


async def test_streams_that_others_open_with_tickets_take_nothing_of_what_one_may_read(
    rules: str, store_url: str
) -> None:
    async with (
        opened_house(rules, store_url, gateway_read_rate=0.01, gateway_read_burst=25) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        assert await _statuses_by_ticket(dora, 4) == [200, 200, 200, 429]
        assert await _statuses_by_ticket(emil, 1) == [200]


async def _statuses_by_ticket(person: Person, count: int) -> list[int]:
    """Those of streams over the tables of ``person``, opened as a browser does."""
    tickets = [(await person.post("/v1/tickets")).json()["ticket"] for _ in range(count)]
    return [await _status(person, f"/v1/me/events?ticket={ticket}") for ticket in tickets]


async def _status(person: Person, path: str) -> int:
    async with person.client.stream("GET", path) as answer:
        return answer.status_code


async def test_a_browser_resumes_with_the_id_of_the_last_event_and_its_ticket(anna: Person, bill: Person) -> None:
    await started_game(anna, bill)
    ticket = (await anna.post("/v1/tickets")).json()["ticket"]
    last: dict[str, str] = {}
    for _ in range(2):
        async with anna.client.stream("GET", f"/v1/me/events?ticket={ticket}", headers=last) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            async for line in answer.aiter_lines():
                if line.startswith("id: "):
                    last = {"Last-Event-ID": line[4:]}
                if line == "event: ready":
                    break
    answer = await anna.client.get(f"/v1/tables/events?ticket={ticket}")
    assert answer.status_code == 401
    wrong = await anna.get("/v1/me/events", headers={"Last-Event-ID": "x"})
    assert (wrong.status_code, wrong.json()["field"]) == (400, "Last-Event-ID")


async def test_a_web_socket_tells_the_same_and_is_closed_with_the_token(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    async with anna.socket("/v1/me/events/ws") as socket:
        assert json.loads(await socket.recv())["table"] == game
        assert json.loads(await socket.recv())["type"] == "ready"
        await anna.client.delete("/v1/guests/me/token", headers=anna.headers)
        with pytest.raises(ConnectionClosed) as told:
            await socket.recv()
    assert told.value.rcvd is not None and told.value.rcvd.code == 1008


async def test_nobody_is_told_of_games_of_others_nor_of_hidden_cards(
    house: House, anna: Person, bill: Person, carl: Person
) -> None:
    async with following(carl.client, carl.headers, legal="true") as reader:
        await reader.until("ready")
        game = await started_game(anna, bill, visibility="private")
        await anna.play(game)
        own = await started_game(carl, bill)
        told = await reader.until("your-turn")
        assert {one["table"] for one in told} == {own}
        hidden = {str(card) for card in await bill.hand(own)}
        await carl.play(own)
        moved = re.findall(r"\w+", json.dumps(await reader.until("moved")))  # a cursor has the same digits at times
        assert hidden.isdisjoint(moved)


async def test_who_left_his_seat_is_not_called_when_the_computer_in_his_place_is_to_move(
    anna: Person, bill: Person
) -> None:
    game = await started_game(anna, bill)
    for person in (bill, anna):
        assert (await person.command(game, {"type": "leave-seat"})).status_code == 200
    async with following(anna.client, anna.headers) as reader:
        found = [update for update in await reader.until("ready") if update.get("table") == game]
    assert [(update["type"], update["your_turn"]) for update in found] == [("moved", False)]


async def test_who_leaves_a_table_is_told_once_and_then_nothing(anna: Person, bill: Person) -> None:
    async with following(bill.client, bill.headers) as reader:
        await reader.until("ready")
        table = await opened_table(anna)
        await bill.post(f"/v1/tables/{table}/join", {})
        await reader.until("table")
        await bill.post(f"/v1/tables/{table}/leave")
        (update,) = await reader.until("removed")
        assert update["table"] == table
        await anna.post(f"/v1/tables/{table}/join", {})
        other = await opened_table(bill)
        assert (await reader.next())["table"] == other


async def test_the_lobby_tells_of_public_tables_alone(anna: Person, bill: Person, carl: Person) -> None:
    async with following(carl.client, carl.headers, "/v1/tables/events") as reader:
        await reader.until("ready")
        await opened_table(anna, visibility="private")
        table = await opened_table(anna)
        update = await reader.next()
        assert (update["table"], update["stage"], update["details"]["seat"]) == (table, "open", None)
        await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)
        assert (await reader.until("removed"))[-1]["table"] == table


async def test_an_application_follows_the_games_of_its_users(house: House) -> None:
    _, headers = await registered(house, *SCOPES)
    seats = [{"user": name, "name": name} for name in ("u-0", "u-1")]
    wanted = {"title": "high-card", "edition": "plain", "seats": seats}
    async with house.door() as door, following(door, headers) as reader:
        await reader.until("ready")
        answer = await door.post("/v1/games", json={"games": [wanted]}, headers={**headers, "Idempotency-Key": "k" * 8})
        (made,) = answer.json()["games"]
        update = (await reader.until("started"))[-1]
        assert update["table"] == made["game"] and [one["user"] for one in update["awaited"]] == ["u-0", "u-1"]
        token = {"Authorization": f"Bearer {made['seats'][0]['token']}"}
        view = (await door.get(f"/v1/games/{made['game']}/view", headers=token)).json()["view"]
        card = {"type": "play-card", "card": view["hand"][0]}
        played = {**token, "Idempotency-Key": str(uuid4())}
        assert (await door.post(f"/v1/games/{made['game']}/commands", json=card, headers=played)).status_code == 200
        (update,) = await reader.until("moved")
        assert update["awaited"] == [{**CARD_OF_1, "user": "u-1"}]


async def test_a_revoked_application_loses_its_stream_at_once(house: House) -> None:
    application, headers = await registered(house, *SCOPES)
    async with house.door() as door, following(door, headers) as reader:
        await reader.until("ready")
        await house.gateway.applications.revoke(application.name)
        with pytest.raises(AssertionError, match="ended"):
            await reader.next()


async def test_moves_made_at_another_gateway_and_by_the_automaton_are_told(
    rules: str, store_url: str, house: House, anna: Person, bill: Person
) -> None:
    async with (
        opened_house(rules, store_url) as other,
        other.door() as door,
        following(door, anna.headers) as reader,
    ):
        await reader.until("ready")
        game = await started_game(anna, bill)
        await reader.until("your-turn", game)
        await anna.play(game)
        await bill.play(game)
        await blow(house, game)
        assert (await reader.until("your-turn", game))[-1]["version"] == 4


async def test_streams_over_tables_count_as_streams(rules: str, store_url: str) -> None:
    async with (
        opened_house(rules, store_url, gateway_streams_per_guest=1) as house,
        contextlib.AsyncExitStack() as stack,
    ):
        dora = await newcomer(house, stack, "Dora")
        async with following(dora.client, dora.headers) as reader:
            await reader.until("ready")
            answer = await dora.get("/v1/me/events")
            assert (answer.status_code, answer.json()["code"]) == (429, "too-many-streams")
            told = await dora.get("/v1/me/events", problems="stream")
            assert told.status_code == 200 and "event: problem" in told.text


SOON: dict[str, Any] = {"kind": "decision", "seconds": 300, "warnings": [299, 5]}


async def warned(house: House, game: str, seats: int = 1) -> None:
    """Waits until the rules service has told that so many seats have little time left."""
    async with asyncio.timeout(PATIENCE):
        while not (told := await house.gateway.rules.tell_warnings(game)):
            await asyncio.sleep(0.05)
    assert told == seats


async def test_a_player_is_warned_of_the_end_of_his_own_time_and_nobody_else(
    house: House, anna: Person, bill: Person
) -> None:
    async with following(bill.client, bill.headers) as reader, following(anna.client, anna.headers) as others:
        await reader.until("ready")
        game, began = await started_game(anna, bill, clock=SOON), now_ms()
        await anna.play(game)
        await reader.until("your-turn", game)
        await warned(house, game)
        told = (await reader.until("warned"))[-1]
        assert (told["table"], told["version"], told["your_turn"]) == (game, 2, True)
        ends = (await bill.get(f"/v1/games/{game}/view")).json()["clock"]["running"][0]["ends"]
        credited = told["warning"]["ends"] - ends  # a machine that stood still was down, which a warning reckons with
        assert 0 <= credited <= now_ms() - began
        assert told["warning"] == {"seat": 1, "seconds": 299, "ends": ends + credited}
        await bill.play(game)
        heard = await others.until("moved")
        assert "warned" not in {one["type"] for one in heard}


async def test_who_was_away_is_warned_when_he_comes_back_and_not_twice(
    house: House, anna: Person, bill: Person
) -> None:
    game = await started_game(anna, bill, clock=SOON)
    async with following(bill.client, bill.headers) as reader:
        cursor = (await reader.until("ready"))[-1]["cursor"]
    await warned(house, game, seats=2)
    for _ in range(2):
        async with following(bill.client, bill.headers, after=cursor) as reader:
            told = [one for one in await reader.until("ready") if one["type"] == "warned"]
        assert [(one["warning"]["seat"], one["warning"]["seconds"]) for one in told] == [(1, 299)]
    async with following(bill.client, bill.headers, after=now_ms() + 60_000) as reader:
        assert "warned" not in {one["type"] for one in await reader.until("ready")}


async def test_a_warning_that_comes_twice_is_told_once(house: House, anna: Person, bill: Person) -> None:
    async with following(bill.client, bill.headers) as reader:
        await reader.until("ready")
        game = await started_game(anna, bill, clock=SOON)
        again = wire.ClockWarning(seat=1, seconds=299, since=7, ends=9, told=8)
        for _ in range(2):
            await house.gateway.followers._warn(wire.FollowedWarnings(game=game, version=1, warnings=[again]))
        await bill.play(game)
        heard = await reader.until("moved", game)
        assert [one["type"] for one in heard].count("warned") == 1


class BrokenRules:
    """A rules service whose stream of commits breaks once, while a game moves."""

    def __init__(self) -> None:
        self.calls = 0
        self.may_break = asyncio.Event()

    async def follow(self) -> AsyncGenerator[wire.FollowedCommits, None]:
        self.calls += 1
        yield wire.FollowedCommits()
        await (self.may_break.wait() if self.calls == 1 else asyncio.Event().wait())
        raise RulesError(StatusCode.UNAVAILABLE, "", "gone")


async def test_readers_look_at_their_tables_again_when_the_rules_service_was_away(house: House) -> None:
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    running = asyncio.create_task(followers.follow())
    opened = now_ms()
    with followers.mailbox("anna", 7) as box:
        async with asyncio.timeout(PATIENCE):
            await box.woken.wait()
            assert box.since == 7  # a new reader catches up from its cursor
            box.since = None
            box.take()
            rules.may_break.set()
            broke = now_ms()
            await box.woken.wait()
        assert rules.calls == 2 and box.since is not None and opened <= box.since <= broke
    await cancel_all([running])


async def test_what_a_dying_connection_did_not_tell_is_looked_for(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    told, noticed = 1_000_000, 1_040_000  # a peer that vanished without a word is noticed by its silence
    clock = [told]
    monkeypatch.setattr(followers_of_games, "now_ms", lambda: clock[0])
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    running = asyncio.create_task(followers.follow())
    with followers.mailbox("anna", 7) as box:
        async with asyncio.timeout(PATIENCE):
            await box.woken.wait()
            assert followers.complete_until() == told
            box.since = None
            box.take()
            clock[0] = noticed
            rules.may_break.set()
            await box.woken.wait()
        assert box.since == told
    await cancel_all([running])


async def test_a_new_reader_catches_up_from_its_own_cursor_however_long_nobody_followed(house: House) -> None:
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    cursor = now_ms() + 60_000
    running = asyncio.create_task(followers.follow())
    with followers.mailbox("anna", cursor) as box:
        async with asyncio.timeout(PATIENCE):
            await box.woken.wait()
        assert box.since == cursor
    await cancel_all([running])


class InterruptedReader:
    """Reads one table of a guest; the rules service goes away and comes back while it is read for the first time."""

    is_lobby = False

    def __init__(self, box: Mailbox) -> None:
        self.box = box
        self.asked = 0
        self.gateway = SimpleNamespace(tables=SimpleNamespace(lists=self))
        self.caller = SimpleNamespace(id="anna")

    async def page_of_guest(self, _guest: str, _before: str, _count: int) -> tuple[list[Any], str]:
        return [SimpleNamespace(id="t", stage="started")], ""

    async def missed(self, _table: str, _after: int) -> list[TableUpdateResponse]:
        self.asked += 1
        if self.asked == 1:
            self.box.catch_up(5)
        return []


async def test_a_reader_looks_again_when_the_rules_service_was_away_while_he_looked(house: House) -> None:
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    with followers.mailbox("anna", 7) as box:
        box.woken.set()
        reader: Any = InterruptedReader(box)
        stream = TableStream(followers, box, reader).updates()
        async with asyncio.timeout(PATIENCE), contextlib.aclosing(stream) as updates:
            assert [(await anext(updates)).type, (await anext(updates)).type] == ["ready", "ready"]
    assert reader.asked == 2


class LateReader(InterruptedReader):
    """The newest state of its table is version 5 at first; afterwards it is told what comes."""

    async def missed(self, _table: str, _after: int) -> list[TableUpdateResponse]:
        return [await self.update("t", wire.FollowedCommit(version=5))]

    async def update(self, table: str, commit: wire.FollowedCommit) -> TableUpdateResponse:
        return TableUpdateResponse(id=f"t-{commit.version}", type="moved", table=table, version=commit.version)


async def test_a_commit_that_comes_late_is_not_told_after_a_newer_state(house: House) -> None:
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    with followers.mailbox("anna", 7) as box:
        box.put("t", wire.FollowedCommit(version=4), 8)
        reader: Any = LateReader(box)
        stream = TableStream(followers, box, reader).updates()
        async with asyncio.timeout(PATIENCE), contextlib.aclosing(stream) as updates:
            assert [(await anext(updates)).version, (await anext(updates)).type] == [5, "ready"]
            following = asyncio.ensure_future(anext(updates))
            await asyncio.sleep(0)
            box.put("t", wire.FollowedCommit(version=6), 9)
            assert (await following).version == 6


class RefusedReader(LateReader):
    """The rules service does not answer the first time."""

    async def missed(self, table: str, after: int) -> list[TableUpdateResponse]:
        self.asked += 1
        if self.asked == 1:
            raise RulesError(StatusCode.UNAVAILABLE, "", "gone")
        return await super().missed(table, after)


async def test_what_a_reader_missed_is_told_as_soon_as_the_rules_service_answers(house: House) -> None:
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    with followers.mailbox("anna", 7) as box:
        box.woken.set()
        reader: Any = RefusedReader(box)
        stream = TableStream(followers, box, reader).updates()
        async with asyncio.timeout(PATIENCE), contextlib.aclosing(stream) as updates:
            told = await anext(updates)
    assert (told.version, told.cursor, reader.asked) == (5, 7, 2)


class ForgetfulReader(InterruptedReader):
    """Of two tables one is gone, and the rules service does not answer the first time that it is asked of the other."""

    async def missed(self, _table: str, _after: int) -> list[TableUpdateResponse]:
        return []

    async def update(self, table: str, _commit: wire.FollowedCommit | None) -> TableUpdateResponse:
        if table == "gone":
            return TableUpdateResponse(id="gone-removed", type="removed", table="gone")
        self.asked += 1
        if self.asked == 1:
            raise RulesError(StatusCode.UNAVAILABLE, "", "gone")
        return TableUpdateResponse(id="t-2", type="moved", table=table, version=2)


async def test_a_table_that_goes_while_the_rules_service_is_away_is_told_as_removed(house: House) -> None:
    """It is on no list, so nobody who looks at his tables again finds that it is gone."""
    rules: Any = BrokenRules()
    followers = Followers(rules, house.gateway.tables)
    with followers.mailbox("anna", 7) as box:
        box.known.add("gone")
        box.put("t", None, 8)
        box.put("gone", None, 9)
        reader: Any = ForgetfulReader(box)
        stream = TableStream(followers, box, reader).updates()
        told = list[str]()
        async with asyncio.timeout(PATIENCE), contextlib.aclosing(stream) as updates:
            while "removed" not in told:
                told.append((await anext(updates)).type)
    assert told == ["ready", "ready", "moved", "removed"]


async def test_a_slow_reader_holds_each_table_once() -> None:
    box = Mailbox("anna", 0)
    for version in range(1, 1000):
        box.put("g", wire.FollowedCommit(game="g", version=version), now=version)
    began, changed, _ = box.take()
    commit = changed["g"]
    assert commit is not None and (began, len(changed), commit.version) == (1, 1, 999)
