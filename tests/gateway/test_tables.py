"""Tables: seats are taken one by one, and a game starts once."""

import asyncio
import contextlib
from typing import Any

import pytest
from grpc import StatusCode
from redis.exceptions import ConnectionError as StoreAway

from sagebrush_gateway.tables import table_lists
from sagebrush_gateway.tables.lobby import Lobby
from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_gateway.tables.table_changes import TableChanges
from sagebrush_gateway.tables.table_lists import TableLists
from sagebrush_rpc.errors import RulesError
from tests.gateway.house import House, Person, newcomer, opened_house, opened_table, play_out, started_game, table_for


async def test_opening_a_table_publishes_the_commitment_before_anybody_sits(anna: Person) -> None:
    table = (await anna.post("/v1/tables", table_for(2))).json()
    assert len(bytes.fromhex(table["commitment"])) == 32
    assert table["host"] and table["seat"] is None and table["stage"] == "open"
    assert [seat["player"] for seat in table["seats"]] == [None, None]


async def test_the_commitment_of_the_table_is_that_of_the_game(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    promised = (await anna.get(f"/v1/tables/{game}")).json()["commitment"]
    frames = (await anna.get(f"/v1/games/{game}/frames", limit=1)).json()["frames"]
    assert frames[0]["events"][0]["commitment"] == promised


@pytest.mark.parametrize(
    ("change", "status", "code", "field"),
    [
        ({"title": "chess"}, 404, "unknown-title", None),
        ({"edition": "golden"}, 400, "bad-config", "edition"),
        ({"seats": 9}, 400, "bad-config", "seats"),
        ({"variants": ["highest"]}, 400, "bad-config", "variants"),
        ({"options": {"first_card": 3}}, 400, "bad-config", "options.first_card"),
        ({"seats": "2"}, 400, "malformed", "seats"),
        ({"colour": "red"}, 400, "malformed", "colour"),
    ],
)
async def test_a_table_nobody_can_play_is_refused_at_once(
    anna: Person, change: dict[str, object], status: int, code: str, field: str | None
) -> None:
    answer = await anna.post("/v1/tables", table_for(2) | change)
    assert (answer.status_code, answer.json()["code"], answer.json().get("field")) == (status, code, field)


async def test_a_misspelled_field_is_said_to_be_none(anna: Person) -> None:
    misspelled = (await anna.post("/v1/tables", table_for(2) | {"variant": []})).json()
    assert (misspelled["field"], misspelled["detail"]) == ("variant", "There is no such field or parameter.")
    neither = (await anna.post("/v1/tables", table_for(2, options={"first_card": None}))).json()
    types = "Input should be a valid string or a valid integer or a valid boolean."
    assert (neither["field"], neither["detail"]) == ("options.first_card", types)
    nameless = (await anna.post("/v1/tables", table_for(2, name=" "))).json()
    assert nameless["detail"] == "There must be something to read, and no control characters."
    missing = (await anna.post("/v1/tables", {"title": "high-card"})).json()
    assert (missing["field"], missing["detail"]) == ("edition", "This is needed.")


async def test_joining_takes_the_first_free_seat_and_repeating_it_changes_nothing(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    assert (await anna.post(f"/v1/tables/{table}/join", {})).json()["seat"] == 0
    joined = [(await bill.post(f"/v1/tables/{table}/join", {"name": "Billy"})).json() for _ in range(2)]
    assert joined[0] == joined[1] and joined[0]["seat"] == 1
    assert [seat["player"] for seat in joined[0]["seats"]] == ["Anna", "Billy"]


async def test_two_joiners_never_get_one_seat(house: House, stack: contextlib.AsyncExitStack, anna: Person) -> None:
    table = await opened_table(anna, 4)
    crowd = [await newcomer(house, stack, f"Guest {number}") for number in range(12)]
    answers = await asyncio.gather(*(guest.post(f"/v1/tables/{table}/join", {}) for guest in crowd))
    seats = sorted(answer.json()["seat"] for answer in answers if answer.status_code == 200)
    assert seats == [0, 1, 2, 3]
    assert {answer.json()["code"] for answer in answers if answer.status_code != 200} == {"table-full"}


async def test_a_taken_seat_stays_taken(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    await anna.post(f"/v1/tables/{table}/join", {"seat": 1})
    assert (await bill.post(f"/v1/tables/{table}/join", {"seat": 1})).json()["code"] == "seat-taken"
    assert (await anna.post(f"/v1/tables/{table}/join", {"seat": 0})).json()["code"] == "seat-taken"
    assert (await bill.post(f"/v1/tables/{table}/join", {"seat": 2})).json()["code"] == "no-seat"


async def test_a_seat_that_was_left_is_free(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    await bill.post(f"/v1/tables/{table}/join", {})
    assert (await bill.post(f"/v1/tables/{table}/leave")).json()["seat"] is None
    assert (await anna.post(f"/v1/tables/{table}/join", {})).json()["seat"] == 0


async def test_computers_fill_the_free_seats(anna: Person) -> None:
    table = await opened_table(anna, 3)
    await anna.post(f"/v1/tables/{table}/join", {"seat": 1})
    answer = await anna.post(f"/v1/tables/{table}/opponents", {"name": "greedy", "budget_ms": 50})
    opponents = [seat["opponent"] for seat in answer.json()["seats"]]
    assert opponents == [{"name": "greedy", "budget_ms": 50}, None, {"name": "greedy", "budget_ms": 50}]


async def test_an_unknown_computer_is_refused(anna: Person) -> None:
    table = await opened_table(anna)
    answer = await anna.post(f"/v1/tables/{table}/opponents", {"name": "deep-thought"})
    assert (answer.status_code, answer.json()["code"]) == (400, "no-such-opponent")


async def test_the_game_waits_for_the_seats_and_says_where_computers_sit(anna: Person) -> None:
    table = await opened_table(anna)
    await anna.post(f"/v1/tables/{table}/join", {})
    await anna.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    game = (await anna.post(f"/v1/tables/{table}/start")).json()["game"]
    awaited = (await anna.get(f"/v1/games/{game}")).json()["awaited"]
    assert awaited == [{"seat": 0, "prompt": "card"}, {"seat": 1, "prompt": "card", "opponent": "random"}]


async def test_starting_twice_at_once_is_starting_once(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    for person in (anna, bill):
        await person.post(f"/v1/tables/{table}/join", {"entropy": "00ff" * 8})
    answers = await asyncio.gather(*(anna.post(f"/v1/tables/{table}/start") for _ in range(5)))
    assert {answer.content for answer in answers} == {answers[0].content}
    assert answers[0].json()["game"] == table
    assert (await anna.get(f"/v1/games/{table}")).json()["version"] == 1


async def test_only_the_host_starts_fills_and_closes(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    await bill.post(f"/v1/tables/{table}/join", {})
    paths = [("start", None), ("opponents", {"name": "random"})]
    answers = [await bill.post(f"/v1/tables/{table}/{path}", body) for path, body in paths]
    answers.append(await bill.client.delete(f"/v1/tables/{table}", headers=bill.headers))
    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [(403, "host-only")] * 3


async def test_a_table_with_free_seats_does_not_start(anna: Person) -> None:
    answer = await anna.post(f"/v1/tables/{await opened_table(anna)}/start")
    assert (answer.status_code, answer.json()["code"]) == (409, "seats-free")


async def test_nobody_leaves_joins_or_closes_once_the_game_runs(game: str, anna: Person, carl: Person) -> None:
    answers = [await anna.post(f"/v1/tables/{game}/leave"), await carl.post(f"/v1/tables/{game}/join", {})]
    answers.append(await anna.client.delete(f"/v1/tables/{game}", headers=anna.headers))
    assert [answer.json()["code"] for answer in answers] == ["table-started"] * 3


async def test_a_closed_table_is_gone(anna: Person) -> None:
    table = await opened_table(anna)
    assert (await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)).status_code == 204
    assert (await anna.get(f"/v1/tables/{table}")).json()["code"] == "unknown-table"


async def test_open_tables_are_listed_newest_first_in_pages(anna: Person) -> None:
    opened = [await opened_table(anna) for _ in range(3)]
    first = (await anna.get("/v1/tables", limit=2)).json()
    assert [table["table"] for table in first["tables"]] == [opened[2], opened[1]]
    second = (await anna.get("/v1/tables", limit=1, before=first["next"])).json()
    assert [table["table"] for table in second["tables"]] == [opened[0]]


async def test_a_host_lists_the_tables_at_a_stage_and_reads_how_many_of_them_count(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_lists, "LOOKED_THROUGH", 3)
    games = [await started_game(anna, bill) for _ in range(3)]
    tables = [await opened_table(anna) for _ in range(4)]
    first = (await anna.get("/v1/tables", mine=True, stage="open", limit=2)).json()
    assert [one["table"] for one in first["tables"]] == [tables[3], tables[2]]
    assert (first["hosted"], first["hosted_limit"]) == (7, house.gateway.settings.gateway_live_tables)
    listed, pages, before = [], 0, ""
    while pages == 0 or before:
        page = (await anna.get("/v1/tables", mine=True, stage="started", limit=2, before=before or "")).json()
        listed += [one["table"] for one in page["tables"]]
        pages, before = pages + 1, page["next"]
    assert listed == games[::-1] and pages < 9
    assert (await anna.get("/v1/tables?stage=started")).json().get("hosted") is None
    assert len((await anna.get("/v1/tables?mine=true")).json()["tables"]) == 7, "at any stage"


async def test_a_table_moves_through_the_lists_as_its_game_does(
    house: House, game: str, anna: Person, bill: Person
) -> None:
    assert game in await _listed(anna, "started") and game not in await _listed(anna, "open")
    await play_out(house, game, anna, bill)
    await anna.get(f"/v1/games/{game}")
    assert game in await _listed(anna, "finished") and game not in await _listed(anna, "started")


async def test_a_change_of_a_table_is_told_once_however_often_one_looks(house: House, anna: Person) -> None:
    changes, told = TableChanges(house.gateway.tables._store), list[str]()
    changes.subscribe(told.append)
    table = await opened_table(anna)
    for _ in range(3):
        await changes.poll()
    assert told.count(table) == 1
    await anna.post(f"/v1/tables/{table}/join", {})
    for _ in range(3):
        await changes.poll()
    assert told.count(table) == 2


def dying_at(name: str, patched: pytest.MonkeyPatch) -> None:
    """From now on the gateway dies before it writes to the list of this name."""
    real = TableLists._put

    async def dying(self: TableLists, key: str, table: LobbyTable) -> None:
        if key == name:
            raise StoreAway
        await real(self, key, table)

    patched.setattr(TableLists, "_put", dying)


async def test_a_game_is_found_among_those_that_play_although_its_start_was_interrupted(
    anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened_table(anna)
    for person in (anna, bill):
        await person.post(f"/v1/tables/{table}/join", {})
    with monkeypatch.context() as death:
        dying_at("gw:tables:started", death)
        assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 503
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["stage"] == "started"
    assert table not in await _listed(bill, "open")
    assert table in await _listed(bill, "started")


async def test_a_finished_game_counts_no_longer_although_the_gateway_that_noticed_its_end_died(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=1) as strict:
        dora, emil = await newcomer(strict, stack, "Dora"), await newcomer(strict, stack, "Emil")
        game = await started_game(dora, emil)
        await play_out(strict, game, dora, emil)
        with monkeypatch.context() as death:
            dying_at("gw:tables:finished", death)
            assert (await dora.get(f"/v1/games/{game}")).status_code == 503
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        assert game not in await _listed(emil, "started")
        assert game in await _listed(emil, "finished")
        await stack.aclose()


async def test_a_table_that_is_being_closed_is_neither_started_nor_listed(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened_table(anna)
    for person in (anna, bill):
        await person.post(f"/v1/tables/{table}/join", {})

    async def dying(_table: LobbyTable) -> None:
        raise StoreAway

    with monkeypatch.context() as death:
        death.setattr(house.gateway.tables, "remove", dying)
        assert (await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)).status_code == 503
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["code"] == "unknown-table"
    assert table not in await _listed(bill, "open")


async def test_a_table_whose_game_is_over_says_so_to_who_asks_first(
    house: House, game: str, anna: Person, bill: Person
) -> None:
    assert (await anna.get(f"/v1/tables/{game}")).json()["stage"] == "started"
    await play_out(house, game, anna, bill)
    assert (await anna.get(f"/v1/tables/{game}")).json()["stage"] == "finished"


async def test_a_table_whose_game_nobody_can_read_is_shown_as_it_was(
    game: str, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def newest_frame(*_: object) -> None:
        raise RulesError(StatusCode.DATA_LOSS, "record-damaged", "The record of this game is damaged.")

    monkeypatch.setattr(Lobby, "newest_frame", newest_frame)
    assert (await anna.get(f"/v1/tables/{game}")).json()["stage"] == "started"


async def test_my_tables_are_those_i_opened_or_joined(game: str, anna: Person, bill: Person, carl: Person) -> None:
    found = [(await person.get("/v1/tables", mine=True)).json()["tables"] for person in (anna, bill, carl)]
    assert [[table["table"] for table in tables] for tables in found] == [[game], [game], []]


async def test_a_private_table_is_found_by_invitation_alone(anna: Person, bill: Person, carl: Person) -> None:
    table = await opened_table(anna, visibility="private")
    assert table not in await _listed(bill, "open")
    for person in (anna, bill):
        assert (await person.post(f"/v1/tables/{table}/join", {})).status_code == 200
    await anna.post(f"/v1/tables/{table}/start")
    assert (await bill.get(f"/v1/tables/{table}")).status_code == 200
    assert (await carl.get(f"/v1/tables/{table}")).json()["code"] == "unknown-table"


@pytest.mark.parametrize("visibility", ["public", "private"])
async def test_a_table_says_before_the_start_who_may_look_on(
    anna: Person, bill: Person, carl: Person, visibility: str
) -> None:
    opened = await opened_table(anna, visibility=visibility)
    told = (await carl.get(f"/v1/tables/{opened}")).json()["watchable"]
    game = await started_game(anna, bill, visibility=visibility)
    assert (await carl.get(f"/v1/games/{game}/view")).is_success == told == (visibility == "public")
    assert (await anna.get(f"/v1/games/{game}")).json()["watchable"] == told


async def test_nobody_reads_the_entropy_or_the_id_of_another_at_the_table(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    await anna.post(f"/v1/tables/{table}/join", {"entropy": "abcdef0123456789"})
    seen = (await bill.get(f"/v1/tables/{table}")).text
    assert "abcdef0123456789" not in seen and anna.id not in seen


async def test_unfinished_tables_of_one_guest_have_a_limit(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=2) as strict:
        dora, emil = await newcomer(strict, stack, "Dora"), await newcomer(strict, stack, "Emil")
        game = await started_game(dora, emil)
        await opened_table(dora)
        answer = await dora.post("/v1/tables", table_for(2))
        assert (answer.status_code, answer.json()["code"]) == (429, "too-many-tables")
        await play_out(strict, game, dora, emil)
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        await stack.aclose()


async def _listed(person: Person, stage: str) -> list[str]:
    tables = (await person.get("/v1/tables", stage=stage, limit=100)).json()["tables"]
    return [table["table"] for table in tables]


async def test_a_list_says_whose_turn_it_is(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    waiting = await opened_table(anna, 2)

    async def listed(person: Person) -> dict[str, Any]:
        tables = (await person.get("/v1/tables", mine=True)).json()["tables"]
        return {one["table"]: (one["your_turn"], one["version"], one["awaited"]) for one in tables}

    await anna.play(game)
    assert (await listed(anna))[game] == (False, 2, [{"seat": 1, "prompt": "card"}])
    assert (await listed(bill))[game] == (True, 2, [{"seat": 1, "prompt": "card"}])
    assert (await listed(anna))[waiting] == (False, None, [])
