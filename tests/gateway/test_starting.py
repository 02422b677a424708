"""Starting a game when something goes wrong in the middle."""

from time import time

import msgspec

from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.tables.lobby import flow_of
from sagebrush_gateway.tables.lobby_table import ComputerOpponent, LobbyTable, Occupant, advanced
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
