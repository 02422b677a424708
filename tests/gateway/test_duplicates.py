"""Tables that play with one chance: nothing of another table before all are over, then results."""

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator
from dataclasses import dataclass
from hashlib import sha256
from time import time
from typing import Any
from uuid import uuid4

import pytest
import pytest_asyncio
from grpc import StatusCode
from msgspec.structs import replace

from sagebrush_gateway.applications.application import SCOPES
from sagebrush_gateway.tables.groups import ending
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.clients.verifiers import by_python
from tests.gateway.house import (
    House,
    Person,
    newcomer,
    opened_house,
    opened_table,
    play_out,
    registered,
    started_game,
    table_for,
)
from tests.gateway.test_authorisation import HIDDEN, OPERATIONS, POLICIES, World, asked
from tests.gateway.test_following import following
from tests.history.test_verifying import judged

NAMES = ("Dora", "Emil", "Fred", "Gina")
ENTROPY = {name: sha256(name.encode()).hexdigest() for name in NAMES}


@dataclass
class Group:
    """Two tables for two, with a host who does not sit."""

    house: House
    table: str
    host: Person
    people: list[Person]
    games: list[str]

    def at(self, number: int) -> list[Person]:
        """The people of a table."""
        return self.people[2 * number : 2 * number + 2]

    async def finish(self, number: int) -> None:
        await play_out(self.house, self.games[number], *self.at(number))


async def sat_down(host: Person, people: list[Person], **changes: Any) -> str:
    """A group whose seats are all taken, by entropy that was committed first and then revealed."""
    table = await opened_table(host, 2, tables=len(people) // 2, **changes)
    for person in people:
        promise = sha256(bytes.fromhex(ENTROPY[person.name])).hexdigest()
        assert (await person.post(f"/v1/tables/{table}/join", {"entropy_commitment": promise})).status_code == 200
    for person in people:
        answer = await person.post(f"/v1/tables/{table}/reveal", {"entropy": ENTROPY[person.name]})
        assert answer.status_code == 200, answer.text
    return table


async def started(house: House, host: Person, people: list[Person], **changes: Any) -> Group:
    table = await sat_down(host, people, **changes)
    answer = await host.post(f"/v1/tables/{table}/start")
    assert answer.status_code == 200, answer.text
    games = [(await person.get(f"/v1/tables/{table}")).json()["game"] for person in people[::2]]
    return Group(house, table, host, people, games)


@pytest_asyncio.fixture(loop_scope="session")
async def people(house: House, stack: contextlib.AsyncExitStack) -> list[Person]:
    return [await newcomer(house, stack, name) for name in NAMES]


@pytest_asyncio.fixture(loop_scope="session")
async def group(house: House, anna: Person, people: list[Person]) -> AsyncIterator[Group]:
    yield await started(house, anna, people)


async def code_of(person: Person, path: str, **query: Any) -> tuple[int, str]:
    answer = await person.get(path, **query)
    return answer.status_code, "" if answer.is_success else answer.json()["code"]


async def test_everybody_sits_at_one_table_and_is_dealt_what_his_seat_is_dealt_elsewhere(group: Group) -> None:
    assert len(set(group.games)) == 2 and group.table not in group.games
    hands = [await person.hand(game) for number, game in enumerate(group.games) for person in group.at(number)]
    assert hands[:2] == hands[2:] and hands[0] != hands[1]
    told = (await group.people[2].get(f"/v1/tables/{group.games[1]}")).json()
    assert (told["seat"], told["group"]["table"], told["group"]["group"]) == (0, 1, group.table)
    assert told["group"]["games"] is None and told["group"]["until"] > told["opened_at"]


async def test_a_person_has_one_seat_of_the_whole_group(anna: Person, bill: Person) -> None:
    table = await opened_table(anna, 2, tables=3)
    sat = (await bill.post(f"/v1/tables/{table}/join", {"seat": 5})).json()
    assert (sat["seat"], sat["game"]) == (5, None), "there is no game to go to before the start"
    answer = await bill.post(f"/v1/tables/{table}/join", {"seat": 0})
    assert (answer.status_code, answer.json()["code"]) == (409, "seat-taken")
    both = await asyncio.gather(*(anna.post(f"/v1/tables/{table}/join", {"seat": seat}) for seat in (0, 2, 4)))
    assert sorted(answer.status_code for answer in both) == [200, 409, 409]


@pytest.mark.parametrize(
    ("changes", "field"),
    [({"tables": 1}, "tables"), ({"tables": 0}, "tables"), ({"tables": 1000}, "tables"), ({"tables": "2"}, "tables"),
     ({"tables": 2, "hours": 0}, "hours"), ({"tables": 2, "hours": 876_000}, "hours"),
     ({"tables": 16, "seats": 5}, "tables"), ({"hours": 5}, "hours"), ({"tables": None, "hours": 720}, "hours")],
)  # fmt: skip
async def test_a_group_that_cannot_be_is_refused(anna: Person, changes: dict[str, Any], field: str) -> None:
    body = {"title": "high-card", "edition": "plain", "seats": 2, **changes}
    answer = await anna.post("/v1/tables", body)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", field)


async def test_the_largest_group_has_sixteen_tables_for_four(anna: Person) -> None:
    opened = await opened_table(anna, 4, tables=16)
    assert len((await anna.get(f"/v1/tables/{opened}")).json()["seats"]) == 64


async def test_nobody_reveals_before_every_seat_of_every_table_is_taken(anna: Person, bill: Person) -> None:
    table = await opened_table(anna, 2, tables=2)
    promise = {"entropy_commitment": sha256(bytes(16)).hexdigest()}
    for person in (anna, bill):
        await person.post(f"/v1/tables/{table}/join", promise)
    answer = await anna.post(f"/v1/tables/{table}/reveal", {"entropy": bytes(16).hex()})
    assert (answer.status_code, answer.json()["code"]) == (409, "seats-free")
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["code"] == "seats-free"


async def test_who_leaves_any_table_spends_what_was_revealed_at_all(anna: Person, people: list[Person]) -> None:
    table = await sat_down(anna, people)
    left = (await people[3].post(f"/v1/tables/{table}/leave")).json()
    assert [seat["entropy"] for seat in left["seats"]] == ["spent", "spent", "spent", "none"]


async def test_nobody_meets_another_table_of_the_group_until_all_are_over(group: Group, bill: Person) -> None:
    """Every operation for every caller at a table that is over and sealed, and at one that runs."""
    await group.finish(0)
    strangers = {"host": group.host, "watcher": bill, "another table": group.people[2]}
    world = World(group.house, {name: person.token for name, person in strangers.items()}, {})
    wrong = []
    for operation, policy in POLICIES.items():
        if policy not in ("table", "host", "rematch", "game", "seat"):
            continue
        for game, callers in ((group.games[0], strangers), (group.games[1], {"host": 0, "watcher": 0})):
            for caller in callers:
                status, body = await asked(world, operation, world.callers[caller], game)
                if (status, HIDDEN[policy][1].encode() in body) != (404, True):
                    wrong.append((operation, caller, status, body))
    assert not wrong


async def test_lists_and_streams_of_the_host_know_no_table_at_which_he_does_not_sit(group: Group) -> None:
    listed = (await group.host.get("/v1/tables", mine="true")).json()["tables"]
    assert group.table in {one["table"] for one in listed}
    assert not {one["table"] for one in listed} & set(group.games)
    for stage in ("started", "finished"):
        found = (await group.host.get("/v1/tables", stage=stage, limit="100")).json()["tables"]
        assert not {one["table"] for one in found} & {*group.games, group.table}
    mine = (await group.people[0].get("/v1/tables", mine="true")).json()["tables"]
    assert {one["table"] for one in mine} == {group.table, group.games[0]}


async def test_a_game_that_is_over_tells_no_seed_and_no_hand_until_the_last_one_is(group: Group) -> None:
    dora, game = group.people[0], group.games[0]
    await group.finish(0)
    told = (await dora.get(f"/v1/games/{game}")).json()
    assert (told["over"], told["sealed"], told["stage"]) == (True, True, "started") and told["outcome"]
    frames = (await dora.get(f"/v1/games/{game}/frames", limit="100")).text
    assert "seed-revealed" not in frames and '"sealed":true' in frames
    header, *_ = (await dora.get(f"/v1/games/{game}/export")).text.splitlines()
    assert json.loads(header)["complete"] is False
    for path in (f"/v1/games/{game}/view", f"/v1/games/{game}/frames", f"/v1/games/{game}/export"):
        assert await code_of(dora, path, as_="1") == (404, "no-seat")
    assert await code_of(dora, f"/v1/games/{game}/results") == (409, "game-not-over")
    assert (await dora.post(f"/v1/ai/analyze?game={game}")).json()["code"] == "game-not-over"
    assert (await dora.post(f"/v1/tables/{game}/rematch", {})).json()["code"] == "game-not-over"
    branch = (await dora.post(f"/v1/tables/{game}/branch", {"version": 1})).json()
    assert branch["branch"]["guessed"] and branch["branch"]["alone"] and branch["group"] is None
    await group.finish(1)
    assert "seed-revealed" in (await dora.get(f"/v1/games/{game}/frames", limit="100")).text
    assert (await dora.get(f"/v1/games/{game}")).json()["stage"] == "finished"
    assert await code_of(dora, f"/v1/games/{game}/export", as_="1") == (200, "")


async def test_who_has_the_end_of_a_sealed_game_is_told_when_it_is_unsealed(group: Group) -> None:
    dora, path = group.people[0], f"/v1/games/{group.games[0]}/view"
    await group.finish(0)
    sealed = await dora.get(path)
    assert sealed.json()["sealed"] and sealed.headers["etag"] == f'"{sealed.json()["version"]}-sealed"'
    have = {"If-None-Match": sealed.headers["etag"]}
    assert (await dora.get(path, headers=have)).status_code == 304
    await group.finish(1)
    told = await dora.get(path, headers=have)
    assert (told.status_code, "sealed" in told.json()) == (200, False)
    assert told.headers["etag"] == f'"{told.json()["version"]}"'


async def test_who_may_not_look_at_a_sealed_game_is_told_that_another_one_runs(group: Group) -> None:
    await group.finish(0)
    refused = (await group.people[0].get(f"/v1/games/{group.games[0]}/view", as_="1")).json()
    assert refused["detail"].startswith("While this game, or another one with the same chance, runs, look as ")


async def test_what_is_branched_from_a_sealed_game_is_unknown_to_the_other_tables(group: Group, bill: Person) -> None:
    dora, game = group.people[0], group.games[0]
    asked = {"version": 1, "knowledge": "spectator", "visibility": "public"}
    opened = (await dora.post(f"/v1/tables/{game}/branch", asked)).json()
    assert (opened["branch"]["alone"], opened["visibility"]) == (True, "private")
    for other in (*group.people[1:], group.host, bill):
        assert await code_of(other, f"/v1/tables/{opened['table']}") == (404, "unknown-table")
    for number in range(2):
        await group.finish(number)
    opened = (await dora.post(f"/v1/tables/{game}/branch", asked)).json()
    assert (opened["branch"]["alone"], opened["visibility"]) == (False, "public")


async def test_the_stream_of_the_lobby_knows_no_sealed_game_and_tells_of_it_when_all_are_over(
    house: House, anna: Person, bill: Person, people: list[Person]
) -> None:
    async with following(bill.client, bill.headers, "/v1/tables/events") as reader:
        group = await started(house, anna, people)
        told = await reader.until("table", await opened_table(bill, 2))
        assert not {update.get("table") for update in told} & {*group.games}
        assert [update["type"] for update in told if update.get("table") == group.table][-1] == "removed"
        for number in range(2):
            await group.finish(number)
        await anna.get(f"/v1/tables/{group.table}")
        told = await reader.until("table", group.games[1])
        assert told[-1]["stage"] == "finished"


async def test_when_all_are_over_everybody_sees_everything_and_proves_it(group: Group, bill: Person) -> None:
    table = (await group.host.get(f"/v1/tables/{group.table}")).json()
    for number in range(2):
        await group.finish(number)
    over = (await group.host.get(f"/v1/tables/{group.table}")).json()
    assert over["stage"] == "finished" and over["group"]["games"] == group.games
    seeds = set()
    for game in group.games:
        for person in (bill, group.host, *group.people):
            assert await code_of(person, f"/v1/games/{game}/view", as_="0") == (200, "")
        file = (await bill.get(f"/v1/games/{game}/export")).content
        assert judged(file).code == "sound" and by_python(file, table["commitment"])["code"] == "consistent"
        seeds.add(json.loads(file.splitlines()[-2])["events"][-1]["seed"])
    assert len(seeds) == 1


async def test_every_table_says_when_others_may_look_on(group: Group, bill: Person) -> None:
    async def told() -> tuple[list[bool], bool]:
        seen = [(await group.people[0].get(f"/v1/tables/{one}")).json() for one in (group.table, group.games[0])]
        return [one["watchable"] for one in seen], (await bill.get(f"/v1/games/{group.games[0]}/view")).is_success

    assert (await bill.get(f"/v1/tables/{await sat_down(bill, group.people)}")).json()["watchable"] is False
    for number in range(2):
        assert await told() == ([False, False], False)
        await group.finish(number)
    assert await told() == ([True, True], True)


async def test_which_games_share_the_chance_is_told_when_all_are_over(group: Group) -> None:
    async def told() -> list[Any]:
        paths = (group.table, group.games[0])
        return [(await group.people[0].get(f"/v1/tables/{path}")).json()["group"]["games"] for path in paths]

    await group.finish(0)
    assert await told() == [None, None]
    await group.finish(1)
    assert await told() == [group.games, group.games]


async def test_results_are_compared_seat_by_seat(group: Group) -> None:
    for number in range(2):
        await group.finish(number)
    told = (await group.people[3].get(f"/v1/games/{group.games[0]}/results")).json()
    assert told["group"] == group.table and [one["game"] for one in told["tables"]] == group.games
    for table, names in zip(told["tables"], (NAMES[:2], NAMES[2:]), strict=True):
        assert [seat["player"] for seat in table["seats"]] == list(names)
        assert [(seat["points"], seat["most_points"], seat["difference"]) for seat in table["seats"]] == [
            (0.5, 1, 0)
        ] * 2
    assert await code_of(group.people[0], f"/v1/games/{group.table}/results") == (404, "unknown-game")


async def test_a_game_of_its_own_has_no_results_to_compare(house: House, anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    assert await code_of(anna, f"/v1/games/{game}/results") == (404, "no-group")


async def test_people_of_a_private_group_see_each_others_games_afterwards_and_nobody_else(
    house: House, anna: Person, bill: Person, people: list[Person]
) -> None:
    group = await started(house, anna, people, visibility="private")
    for number in range(2):
        await group.finish(number)
    await anna.get(f"/v1/tables/{group.table}")
    assert await code_of(people[0], f"/v1/games/{group.games[1]}") == (200, "")
    assert await code_of(bill, f"/v1/games/{group.games[1]}") == (404, "unknown-game")


async def test_starting_may_be_repeated_and_starts_each_table_once(
    anna: Person, bill: Person, people: list[Person]
) -> None:
    table = await sat_down(anna, people)
    assert (await people[0].post(f"/v1/tables/{table}/start")).json()["code"] == "host-only"
    answers = await asyncio.gather(*(anna.post(f"/v1/tables/{table}/start") for _ in range(4)))
    assert {answer.status_code for answer in answers} == {200}
    assert (await bill.post(f"/v1/tables/{table}/start")).json()["code"] == "host-only"
    assert len({(await person.get(f"/v1/tables/{table}")).json()["game"] for person in people}) == 2


async def test_a_start_that_is_repeated_prolongs_no_group(house: House, anna: Person) -> None:
    table = await house.gateway.tables.get(await opened_table(anna, 2, tables=2, hours=5))
    begun = ending(replace(table, stage="starting"), 1000)
    assert begun.group is not None and begun.group.until == 1000 + 5 * 3_600_000
    assert ending(begun, 9000) == begun


async def test_the_host_frees_an_absent_seat_and_ends_what_he_may_end_without_looking(group: Group) -> None:
    freed = await group.host.client.delete(f"/v1/tables/{group.table}/seats/2", headers=group.host.headers)
    assert freed.json()["code"] == "not-absent"
    stranger = await group.people[0].client.delete(f"/v1/tables/{group.table}/seats/2", headers=group.people[0].headers)
    assert stranger.json()["code"] == "host-only"
    ended = await group.host.client.delete(f"/v1/tables/{group.table}", headers=group.host.headers)
    assert (ended.status_code, ended.json()["code"]) == (409, "table-started")


async def test_the_host_who_frees_a_seat_learns_nothing_of_a_table_at_which_he_does_not_sit(group: Group) -> None:
    """Neither how far it is, nor that it is over."""

    async def refusal(seat: int) -> dict[str, Any]:
        path = f"/v1/tables/{group.table}/seats/{seat}"
        answer = await group.host.client.delete(path, headers={**group.host.headers, "Accept-Language": "de"})
        told: dict[str, Any] = answer.json()
        return told

    before = await refusal(0)
    assert before["code"] == "not-absent" and "version" not in before
    await group.finish(0)
    assert await refusal(0) == await refusal(2) == before
    await group.finish(1)
    assert await refusal(0) == before


async def offered(person: Person, game: str) -> str:
    """The link that offers the seat of ``person``."""
    seat = (await person.get(f"/v1/tables/{game}")).json()["seat"]
    return str((await person.post(f"/v1/games/{game}/seats/{seat}/offer")).json()["offer"])


async def accepted(person: Person, offer: str) -> str:
    """The code with which the offer was refused; empty when he has the seat."""
    answer = await person.post("/v1/offers/accept", {"offer": offer})
    return "" if answer.is_success else str(answer.json()["code"])


async def test_a_seat_of_a_group_goes_to_nobody_who_knows_another_table(group: Group, bill: Person) -> None:
    """Not to who sits there, nor to who had a seat at any of them and gave it away."""
    dora, emil, fred, gina = group.people
    first = await offered(dora, group.games[0])
    assert await accepted(fred, first) == await accepted(emil, first) == "already-seated"
    assert await accepted(bill, first) == ""
    second = await offered(gina, group.games[1])
    assert await accepted(dora, second) == await accepted(bill, second) == "already-seated"
    assert await code_of(bill, f"/v1/games/{group.games[0]}") == (200, "")
    third = await offered(bill, group.games[0])
    assert await accepted(dora, third) == ""
    assert await accepted(bill, second) == "already-seated"
    assert await accepted(group.host, second) == ""


async def test_who_did_not_get_a_seat_may_take_one_at_another_table(group: Group, bill: Person, carl: Person) -> None:
    dora, _, fred, _ = group.people
    first, second = await offered(dora, group.games[0]), await offered(fred, group.games[1])
    assert await accepted(bill, first) == ""
    assert await accepted(carl, first) == "offer-accepted"
    assert await accepted(carl, second) == ""
    assert await accepted(carl, await offered(bill, group.games[0])) == "already-seated"


async def test_who_is_refused_a_second_seat_of_a_table_still_knows_it(group: Group, bill: Person) -> None:
    dora, emil, fred, _ = group.people
    other, elsewhere = await offered(emil, group.games[0]), await offered(fred, group.games[1])
    assert await accepted(bill, await offered(dora, group.games[0])) == ""
    assert await accepted(bill, other) == await accepted(bill, elsewhere) == "already-seated"
    assert await accepted(dora, await offered(bill, group.games[0])) == ""
    assert await accepted(bill, other) == "had-another-seat"
    assert await accepted(bill, elsewhere) == "already-seated"


async def test_whom_a_rule_refuses_a_seat_is_free_and_who_gets_one_meanwhile_is_not(
    group: Group, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    dora, emil, fred, _ = group.people
    rules = group.house.gateway.rules

    async def refused(_request: wire.SubmitRequest) -> wire.SubmitReply:
        raise RulesError(StatusCode.FAILED_PRECONDITION, "player-returned", "The player came back.")

    first, another, second = (
        await offered(dora, group.games[0]), await offered(emil, group.games[0]), await offered(fred, group.games[1]),
    )  # fmt: skip
    with monkeypatch.context() as once:
        once.setattr(type(rules), "submit", property(lambda _: refused))
        assert await accepted(carl, first) == "player-returned"
    codes = await asyncio.gather(*(accepted(carl, offer) for offer in (another, second)))
    assert sorted(codes) == ["", "already-seated"]


async def test_a_group_counts_as_many_tables_as_it_has(house: House, anna: Person) -> None:
    most = house.gateway.settings.gateway_live_tables
    for _ in range(most // 16):
        await opened_table(anna, 2, tables=16)
    body = {"title": "high-card", "edition": "plain", "seats": 2, "tables": 16}
    assert await house.gateway.tables.live.count(anna.id) == most // 16 * 16
    assert (await anna.post("/v1/tables", body)).json()["code"] == "too-many-tables"
    assert len(await house.gateway.tables.live.of(anna.id)) == most // 16


async def test_a_host_who_counts_his_tables_does_not_learn_that_a_sealed_game_is_over(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async def hosted(host: Person) -> int:
        count: int = (await host.get("/v1/tables", mine=True)).json()["hosted"]
        return count

    async with opened_house(rules, store_url, gateway_live_tables=2) as house, stack:
        host, *people = [await newcomer(house, stack, name) for name in ("Anna", *NAMES)]
        group = await started(house, host, people)
        await group.finish(0)
        full = await host.post("/v1/tables", table_for(2))
        assert (full.status_code, full.json()["code"], await hosted(host)) == (429, "too-many-tables", 2)
        await group.finish(1)
        assert (await host.post("/v1/tables", table_for(2))).status_code == 201
        assert await hosted(host) == 1


async def test_a_group_that_has_started_counts_its_games_and_not_its_table_as_well(group: Group) -> None:
    assert await group.house.gateway.tables.live.count(group.host.id) == 2
    for number in range(2):
        await group.finish(number)
    await group.host.get(f"/v1/tables/{group.table}")
    assert await group.house.gateway.tables.live.count(group.host.id) == 0


def halted_at(monkeypatch: pytest.MonkeyPatch, game: str, code: str = "record-damaged") -> None:
    """The record of ``game`` cannot be read."""
    real = Lobby.newest_frame

    async def newest_frame(self: Lobby, table: LobbyTable, presence: bool = False) -> wire.Frame:
        if table.id == game:
            raise RulesError(StatusCode.DATA_LOSS, code, "The record of this game cannot be read.")
        return await real(self, table, presence)

    monkeypatch.setattr(Lobby, "newest_frame", newest_frame)


@pytest.mark.parametrize("code", ["unknown-game", "record-damaged", "record-lost", "content-unknown"])
async def test_a_game_that_cannot_be_read_hides_neither_the_other_tables_nor_their_results(
    group: Group, monkeypatch: pytest.MonkeyPatch, code: str
) -> None:
    """Until the time of the group is up nobody knows whether it goes on; then it is over, without a result."""
    lobby = group.house.gateway.lobby
    await group.finish(0)
    halted_at(monkeypatch, group.games[1], code)
    fred, dora = group.people[2], group.people[0]
    assert await code_of(fred, f"/v1/tables/{group.table}") == (200, "")
    assert (await lobby.refresh(await lobby.tables.get(group.table))).stage == "started"
    await lobby.tables.advance(group.games[0], "finished")  # the platform has unsealed it
    with monkeypatch.context() as later:
        later.setattr("sagebrush_gateway.tables.lobby.now_ms", lambda: int(1000 * time()) + 10**11)
        assert (await lobby.refresh(await lobby.tables.get(group.table))).stage == "finished"
    await lobby.tables.advance(group.games[1], "finished")
    told = (await dora.get(f"/v1/games/{group.games[0]}/results")).json()["tables"]
    assert [(one["reason"] is None, len(one["seats"])) for one in told] == [(False, 2), (True, 0)]


async def test_the_host_ends_the_other_games_of_a_group_of_which_one_is_damaged(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened_table(anna, 2, tables=2)
    await anna.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 200
    kept = await house.gateway.tables.get(table)
    assert kept.group is not None
    first, second = kept.group.games
    halted_at(monkeypatch, first)
    ended = await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)
    assert ended.json()["code"] == "record-damaged"
    assert (await house.gateway.rules.get_view(wire.GetViewRequest(game=second, viewer=wire.Viewer()))).over


async def test_a_group_whose_start_was_refused_can_be_closed(house: House, anna: Person) -> None:
    table = await opened_table(anna, 2, tables=2)
    await anna.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    kept = await house.gateway.tables.change(table, lambda found: replace(found, variants=("gone",)))
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["code"] == "bad-config"
    kept = await house.gateway.tables.get(table)
    assert kept.group is not None and kept.group.until and kept.is_open()
    assert (await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)).status_code == 204
    assert await code_of(anna, f"/v1/tables/{table}") == (404, "unknown-table")


async def test_computers_fill_a_group_and_the_whole_group_is_played_again(
    house: House, anna: Person, bill: Person
) -> None:
    table = await opened_table(anna, 2, tables=2)
    for person, seat in ((anna, 0), (bill, 2)):
        assert (await person.post(f"/v1/tables/{table}/join", {"seat": seat})).status_code == 200
    assert (await anna.post(f"/v1/tables/{table}/opponents", {"name": "greedy"})).status_code == 200
    assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 200
    game = (await bill.get(f"/v1/tables/{table}")).json()["game"]
    seats = (await bill.get(f"/v1/tables/{game}")).json()["seats"]
    assert [seat["player"] for seat in seats] == ["Bill", "greedy 2"]
    assert (await anna.post(f"/v1/tables/{table}/rematch", {})).json()["code"] == "game-not-over"


async def test_a_group_is_played_again_as_one(group: Group) -> None:
    for number in range(2):
        await group.finish(number)
    again = (await group.people[1].post(f"/v1/tables/{group.table}/rematch", {})).json()
    assert (again["group"]["tables"], again["group"]["until"], len(again["seats"])) == (2, None, 4)
    single = (await group.people[1].post(f"/v1/tables/{group.games[0]}/rematch", {})).json()
    assert single["group"] is None and len(single["seats"]) == 2


def asked_for(*users: str, **changes: Any) -> dict[str, Any]:
    seats = [{"user": user, "name": user.title()} for user in users]
    return {"title": "high-card", "edition": "plain", "group": "round-1", "seats": seats, **changes}


async def created(house: House, *games: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, Any]]]:
    _, headers = await registered(house, *SCOPES)
    async with house.door() as door:
        given = {**headers, "Idempotency-Key": str(uuid4())}
        answers = [(await door.post("/v1/games", json={"games": list(games)}, headers=given)).json() for _ in range(2)]
    assert answers[0] == answers[1]
    made: list[dict[str, Any]] = answers[0]["games"]
    return headers, made


async def test_an_application_creates_groups_beside_other_games(house: House) -> None:
    headers, made = await created(house, asked_for("a", "b"), asked_for("c", "d", group=None), asked_for("e", "f"))
    assert made[0]["commitment"] == made[2]["commitment"] != made[1]["commitment"]
    async with house.door() as door:
        at = {n: [Person(door, {"name": "", "guest": "", **seat}) for seat in made[n]["seats"]] for n in (0, 2)}
        assert await at[0][0].hand(made[0]["game"]) == await at[2][0].hand(made[2]["game"])
        assert await code_of(at[0][0], f"/v1/games/{made[2]['game']}") == (404, "unknown-game")
        await play_out(house, made[0]["game"], *at[0])
        assert await code_of(at[0][0], f"/v1/games/{made[0]['game']}/results") == (409, "game-not-over")
        listed = (await door.get("/v1/games", headers=headers)).json()["games"]
        assert {one["game"] for one in listed} == {one["game"] for one in made}
        await play_out(house, made[2]["game"], *at[2])
        for asking, game in ((headers, made[2]), (at[0][1].headers, made[0])):
            answer = await door.get(f"/v1/games/{game['game']}/results", headers=asking)
            assert [one["game"] for one in answer.json()["tables"]] == [made[0]["game"], made[2]["game"]]


@pytest.mark.parametrize(
    ("games", "reason"),
    [
        ([asked_for("a", "b")], "2 to 16"),
        ([asked_for("a", "b"), asked_for("c", "d", variants=["lowest"])], "differ in nothing"),
        ([asked_for("a", "b"), asked_for("c", "d", hours=5)], "differ in nothing"),
        ([asked_for("a", "b"), asked_for("c", "d", "e")], "differ in nothing"),
        ([asked_for("a", "b"), asked_for("c", "a")], "one seat of a group"),
        ([asked_for(f"a{n}", f"b{n}") for n in range(17)], "2 to 16"),
        ([asked_for(*(f"{seat}{n}" for seat in "abcde")) for n in range(13)], "at most 64 seats"),
        ([asked_for("a", "b"), asked_for("c", "d", colour="red")], "created whole or not at all"),
        ([asked_for("a", "b", group=None, hours=5)], "goes with `group`"),
    ],
)
async def test_a_group_of_an_application_that_cannot_be_is_created_in_no_part(
    house: House, games: list[dict[str, Any]], reason: str
) -> None:
    _, headers = await registered(house, *SCOPES)
    async with house.door() as door:
        body = {"games": [*games, asked_for("x", "y", group=None)]}
        answer = await door.post("/v1/games", json=body, headers={**headers, "Idempotency-Key": str(uuid4())})
    *refused, single = answer.json()["games"]
    assert single["game"] and not any(one["game"] for one in refused)
    assert any(reason in one["problem"]["detail"] for one in refused), refused
    assert {one["problem"]["code"] for one in refused} == {"malformed"}


async def test_whoever_asks_for_one_group_alone_is_told_of_the_game_that_is_at_fault(house: House) -> None:
    _, headers = await registered(house, *SCOPES)
    async with house.door() as door:
        body = {"games": [asked_for("a", "b"), asked_for("c", "d", colour="red")]}
        answer = await door.post("/v1/games", json=body, headers={**headers, "Idempotency-Key": str(uuid4())})
    assert (answer.status_code, answer.json()["field"]) == (400, "colour")


async def test_a_group_of_an_application_in_which_a_user_sleeps_too_long_is_created_in_no_part(house: House) -> None:
    """Otherwise the table that was created would stay sealed until the time of the group is up."""
    clock = {"kind": "decision", "seconds": 86_400, "own_sleep": 60}
    sleepy = asked_for("c", "d", clock=clock)
    sleepy["seats"][1]["sleep"] = {"begin": 0, "end": 61}
    _, made = await created(house, asked_for("a", "b", clock=clock), sleepy, asked_for("x", "y", group=None))
    assert [one["game"] is None for one in made] == [True, True, False]
    assert [one["problem"]["code"] for one in made[:2]] == ["malformed", "bad-config"]
    assert made[1]["problem"]["field"] == "seats.1.sleep"


def test_every_operation_of_the_matrix_is_known_here() -> None:
    assert "getResults" in OPERATIONS
