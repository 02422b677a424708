"""Starting a game when something goes wrong in the middle."""

from time import time
from typing import Any

import msgspec
import pytest
from grpc import StatusCode

from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.tables import lobby
from sagebrush_gateway.tables.lobby import flow_of
from sagebrush_gateway.tables.lobby_table import ComputerOpponent, LobbyTable, Occupant, advanced, reopened, started
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, opened_table, started_game


async def test_a_start_that_was_interrupted_is_repeated_by_the_host(house: House, anna: Person) -> None:
    table = await opened_table(anna)
    await anna.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    await house.gateway.tables.change(table, lambda found: advanced(found, "starting"))
    assert (await anna.post(f"/v1/tables/{table}/join", {})).json()["code"] == "table-started"
    assert (await anna.get(f"/v1/games/{table}")).json()["code"] == "unknown-game"
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["game"] == table


async def test_whoever_sits_repeats_a_start_that_was_interrupted(house: House, anna: Person, bill: Person) -> None:
    """The host's gateway ended in the middle of it, and he is gone."""
    table = await opened_table(anna)
    for person in (anna, bill):
        assert (await person.post(f"/v1/tables/{table}/join", {})).status_code == 200
    assert (await bill.post(f"/v1/tables/{table}/start")).json()["code"] == "host-only"
    await house.gateway.tables.change(table, lambda found: advanced(found, "starting"))
    assert (await bill.post(f"/v1/tables/{table}/start")).json()["game"] == table


def now() -> int:
    """Unix milliseconds."""
    return int(time() * 1000)


async def test_a_table_the_title_refuses_is_open_again(house: House, anna: Person) -> None:
    """A table of an older release, say, which agreed to what no longer is."""
    occupant = Occupant("x", opponent=ComputerOpponent("random"))
    table = LobbyTable(
        new_id(), "high-card", "plain", ("gone",), {}, "", "public", anna.id, "", now(), (occupant, occupant)
    )
    await house.gateway.tables.add(table)
    answer = await anna.post(f"/v1/tables/{table.id}/start")
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "bad-config", "variants")
    assert (await anna.get(f"/v1/tables/{table.id}")).json()["stage"] == "open"


async def full_table(*people: Person) -> str:
    """A table at which ``people`` sit; the first is the host."""
    table = await opened_table(people[0], len(people))
    for person in people:
        assert (await person.post(f"/v1/tables/{table}/join", {})).status_code == 200
    return table


def let_creation_fail(house: House, patched: pytest.MonkeyPatch, status: StatusCode, creates: bool) -> None:
    """Every game is answered with a failure from now on, and created all the same where ``creates``."""
    create = house.gateway.rules.create_game

    async def failing(request: wire.CreateGameRequest) -> wire.CreateGameReply:
        if creates:
            await create(request)
        raise RulesError(status, "internal", "")

    patched.setattr(house.gateway.rules, "create_game", failing)


async def stage_of(person: Person, table: str) -> Any:
    return (await person.get(f"/v1/tables/{table}")).json()["stage"]


LASTING = StatusCode.INTERNAL, StatusCode.UNIMPLEMENTED, StatusCode.OUT_OF_RANGE, StatusCode.DATA_LOSS


@pytest.mark.parametrize("status", LASTING)
async def test_a_table_whose_game_cannot_be_created_is_open_again(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch, status: StatusCode
) -> None:
    """It stayed `starting` for ever: nobody could leave it, nor could its host or the operator close it."""
    table = await full_table(anna, bill)
    with monkeypatch.context() as patched:
        let_creation_fail(house, patched, status, creates=False)
        assert (await anna.post(f"/v1/tables/{table}/start")).status_code >= 400
    assert await stage_of(bill, table) == "open"
    assert (await bill.post(f"/v1/tables/{table}/leave")).status_code == 200
    assert (await bill.post(f"/v1/tables/{table}/join", {})).status_code == 200
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["game"] == table


@pytest.mark.parametrize("status", [StatusCode.INTERNAL, StatusCode.INVALID_ARGUMENT])
async def test_a_game_that_was_created_is_not_lost_by_a_failure_after_it(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch, status: StatusCode
) -> None:
    """As where an answer was lost, and a newer release refuses what the older one created."""
    table = await full_table(anna, bill)
    with monkeypatch.context() as patched:
        let_creation_fail(house, patched, status, creates=True)
        answer = await anna.post(f"/v1/tables/{table}/start")
    assert (answer.status_code, answer.json()["game"]) == (200, table)
    await anna.play(table)


@pytest.mark.parametrize(("creates", "stage"), [(False, "open"), (True, "started")])
@pytest.mark.parametrize("way", ["look", "list"])
async def test_a_start_that_nobody_repeats_is_resolved_after_a_while(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch, creates: bool, stage: str, way: str
) -> None:
    table = await full_table(anna, bill)
    with monkeypatch.context() as patched:
        let_creation_fail(house, patched, StatusCode.DEADLINE_EXCEEDED, creates)
        assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 504
    assert await stage_of(bill, table) == "starting"  # another try may succeed, or the last one may still do
    assert (await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)).json()["code"] == "table-started"
    monkeypatch.setattr(lobby, "START_MS", -1000)
    if way == "look":
        assert await stage_of(bill, table) == stage
    else:
        listed = (await anna.get("/v1/tables", mine="true")).json()["tables"]
        assert [one["stage"] for one in listed if one["table"] == table] == [stage]


async def test_the_host_closes_a_table_whose_start_was_interrupted(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await full_table(anna, bill)
    with monkeypatch.context() as patched:
        let_creation_fail(house, patched, StatusCode.UNAVAILABLE, creates=False)
        assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 503
    monkeypatch.setattr(lobby, "START_MS", -1000)
    assert (await anna.client.delete(f"/v1/tables/{table}", headers=anna.headers)).status_code == 204
    assert (await anna.get(f"/v1/tables/{table}")).json()["code"] == "unknown-table"


async def test_while_nobody_knows_whether_there_is_a_game_a_table_stays_as_it_is(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await full_table(anna, bill)

    async def away(_request: wire.GetViewRequest) -> wire.Frame:
        raise RulesError(StatusCode.UNAVAILABLE, "unavailable", "")

    with monkeypatch.context() as patched:
        let_creation_fail(house, patched, StatusCode.INTERNAL, creates=False)
        patched.setattr(house.gateway.rules, "get_view", away)
        assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 500
        patched.setattr(lobby, "START_MS", -1000)
        assert await stage_of(bill, table) == "starting"
    assert (await bill.post(f"/v1/tables/{table}/start")).json()["game"] == table


def test_only_the_start_that_failed_is_undone_and_a_game_has_the_seats_with_which_it_was_created() -> None:
    before, since = (Occupant(name, name) for name in ("anna", "bill"))
    table = LobbyTable(new_id(), "high-card", "plain", (), {}, "", "public", "anna", "", 1, (before,), "starting")
    table = msgspec.structs.replace(table, start_asked=7)
    assert reopened(table, 6) == table and reopened(table, 7).is_open()
    changed = msgspec.structs.replace(reopened(table, 7), seats=(since,))
    assert started(changed, (before,)).seats == (before,)
    running = msgspec.structs.replace(changed, stage="started")
    assert started(running, (before,)) == running  # somebody took the seat over since


def test_a_table_never_goes_back() -> None:
    table = LobbyTable(new_id(), "high-card", "plain", (), {}, "", "public", "anna", "", 1, (None, None), "finished")
    assert advanced(table, "started") == table
    assert advanced(msgspec.structs.replace(table, stage="started"), "finished") == table


async def test_all_tables_of_a_guest_share_one_queue_for_their_computers(anna: Person, bill: Person) -> None:
    async def flow(game: str) -> int:
        frames = (await anna.get(f"/v1/games/{game}/frames", limit=1)).json()["frames"]
        found: int = frames[0]["events"][0]["flow"]
        return found

    first, second = await started_game(anna, bill), await started_game(anna, bill)
    assert await flow(first) == await flow(second)


def test_the_flows_of_guests_are_spread_and_tell_less_than_who_they_are() -> None:
    flows = {flow_of(new_id()) for _ in range(5000)}
    assert flows == set(range(256))
