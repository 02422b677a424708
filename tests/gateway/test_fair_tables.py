"""Fair tables: one commitment to the end, and nobody chooses entropy knowing that of others."""

from hashlib import sha256
from time import time
from typing import Any

import pytest

from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.tables.lobby_table import ComputerOpponent, LobbyTable, Occupant
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, opened_table

ANNAS, BILLS, CARLS = "a1" * 32, "b2" * 16, "c3" * 32
HOUR_MS = 3_600_000


def promise(entropy: str) -> dict[str, str]:
    """The body of a join that commits to ``entropy``."""
    return {"entropy_commitment": sha256(bytes.fromhex(entropy)).hexdigest()}


async def join(person: Person, table: str, entropy: str) -> dict[str, Any]:
    answer = await person.post(f"/v1/tables/{table}/join", promise(entropy))
    assert answer.status_code == 200, answer.text
    joined: dict[str, Any] = answer.json()
    return joined


async def reveal(person: Person, table: str, entropy: str) -> tuple[int, Any]:
    answer = await person.post(f"/v1/tables/{table}/reveal", {"entropy": entropy})
    return answer.status_code, answer.json().get("code") or [seat["entropy"] for seat in answer.json()["seats"]]


async def start(host: Person, table: str) -> tuple[int, str | None]:
    answer = await host.post(f"/v1/tables/{table}/start")
    return answer.status_code, answer.json().get("code")


async def committed_table(anna: Person, bill: Person) -> str:
    """A full table whose seats have committed and not revealed."""
    table = await opened_table(anna)
    await join(anna, table, ANNAS)
    await join(bill, table, BILLS)
    return table


async def test_everybody_sees_what_a_seat_committed_to_and_nobody_its_entropy(anna: Person, bill: Person) -> None:
    table = await committed_table(anna, bill)
    await reveal(anna, table, ANNAS)
    answer = await bill.get(f"/v1/tables/{table}")
    seats = answer.json()["seats"]
    assert [seat["entropy"] for seat in seats] == ["revealed", "committed"]
    assert [seat["entropy_commitment"] for seat in seats] == [promise(e)["entropy_commitment"] for e in (ANNAS, BILLS)]
    assert ANNAS not in answer.text


async def test_entropy_is_revealed_only_when_nobody_can_join_any_more(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    await join(anna, table, ANNAS)
    assert await reveal(anna, table, ANNAS) == (409, "seats-free")
    await join(bill, table, BILLS)
    assert await reveal(anna, table, ANNAS) == (200, ["revealed", "committed"])


async def test_entropy_that_was_not_committed_to_is_refused(anna: Person, bill: Person, carl: Person) -> None:
    table = await committed_table(anna, bill)
    assert await reveal(anna, table, BILLS) == (409, "entropy-mismatch")
    assert await reveal(carl, table, BILLS) == (404, "no-seat")
    assert (await anna.post(f"/v1/tables/{table}/reveal", {"entropy": "a1" * 15})).json()["field"] == "entropy"


async def test_a_game_does_not_start_until_every_seat_has_revealed_and_says_who_is_missing(
    anna: Person, bill: Person
) -> None:
    table = await committed_table(anna, bill)
    await reveal(anna, table, ANNAS)
    answer = await anna.post(f"/v1/tables/{table}/start")
    assert (answer.status_code, answer.json()["code"], answer.json()["seats"]) == (409, "entropy-missing", [1])
    assert "Bill" in answer.json()["detail"]
    await reveal(bill, table, BILLS)
    assert await start(anna, table) == (200, None)


async def test_the_first_event_has_what_the_table_showed(anna: Person, bill: Person) -> None:
    table = await opened_table(anna, 3)
    await join(anna, table, ANNAS)
    await bill.post(f"/v1/tables/{table}/join", {"entropy": BILLS})
    await anna.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    await reveal(anna, table, ANNAS)
    shown = (await anna.get(f"/v1/tables/{table}")).json()
    assert [seat["entropy"] for seat in shown["seats"]] == ["revealed", "given", "none"]
    assert await start(anna, table) == (200, None)
    frames = (await anna.get(f"/v1/games/{table}/frames", limit=1)).json()["frames"]
    begun = frames[0]["events"][0]
    assert begun["commitment"] == shown["commitment"]
    assert [seat["entropy"] for seat in begun["seats"]] == [ANNAS, BILLS, ""]
    assert [seat["entropy_commitment"] for seat in begun["seats"]] == [s["entropy_commitment"] for s in shown["seats"]]


async def test_nobody_takes_a_seat_knowing_what_others_revealed(anna: Person, bill: Person, carl: Person) -> None:
    """The attack: let all others reveal, leave, and come back with entropy that suits you."""
    table = await committed_table(anna, bill)
    await reveal(anna, table, ANNAS)
    await bill.post(f"/v1/tables/{table}/leave")
    await join(carl, table, CARLS)
    assert await reveal(carl, table, CARLS) == (409, "entropy-missing")
    assert await start(anna, table) == (409, "entropy-missing")
    assert await reveal(anna, table, ANNAS) == (409, "entropy-missing")


async def test_nobody_reveals_before_who_must_commit_again_has_done_so(anna: Person, bill: Person) -> None:
    """Otherwise Anna could neither commit any more nor reveal, and the table could never start."""
    table = await committed_table(anna, bill)
    await reveal(anna, table, ANNAS)
    await bill.post(f"/v1/tables/{table}/leave")
    await join(bill, table, BILLS)
    assert await reveal(bill, table, BILLS) == (409, "entropy-missing")
    await join(anna, table, CARLS)
    assert await reveal(bill, table, BILLS) == (200, ["committed", "revealed"])
    assert await reveal(anna, table, CARLS) == (200, ["revealed", "revealed"])
    assert await start(anna, table) == (200, None)


async def test_who_revealed_before_a_seat_became_free_commits_to_other_entropy(anna: Person, bill: Person) -> None:
    table = await committed_table(anna, bill)
    await reveal(anna, table, ANNAS)
    await bill.post(f"/v1/tables/{table}/leave")
    for same in promise(ANNAS), {"entropy": ANNAS}:
        assert (await anna.post(f"/v1/tables/{table}/join", same)).json()["code"] == "entropy-fixed"
    await join(anna, table, CARLS)
    await join(bill, table, BILLS)
    assert await reveal(anna, table, CARLS) == (200, ["revealed", "committed"])
    assert await reveal(bill, table, BILLS) == (200, ["revealed", "revealed"])
    assert await start(anna, table) == (200, None)


async def test_nobody_reveals_to_seats_that_are_bound_to_something_else_by_now(anna: Person, bill: Person) -> None:
    """Otherwise Anna's client compares the game with what it saw, and tells that the table has broken its promise."""
    table = await committed_table(anna, bill)
    seen = [promise(one)["entropy_commitment"] for one in (ANNAS, BILLS)]
    await join(bill, table, CARLS)
    shown = {"entropy": ANNAS, "entropy_commitments": seen}
    refused = await anna.post(f"/v1/tables/{table}/reveal", shown)
    assert (refused.status_code, refused.json()["code"]) == (409, "commitments-changed")
    states = [seat["entropy"] for seat in (await anna.get(f"/v1/tables/{table}")).json()["seats"]]
    assert states == ["committed", "committed"]
    await join(bill, table, BILLS)
    first, again = [await anna.post(f"/v1/tables/{table}/reveal", shown) for _ in range(2)]
    assert (first.status_code, first.content) == (200, again.content)


async def test_the_host_removes_a_guest_who_does_not_reveal(anna: Person, bill: Person) -> None:
    table = await committed_table(anna, bill)
    path = f"/v1/tables/{table}/seats/1"
    assert (await bill.client.delete(path, headers=bill.headers)).json()["code"] == "host-only"
    freed = await anna.client.delete(path, headers=anna.headers)
    assert [seat["player"] for seat in freed.json()["seats"]] == ["Anna", None]
    assert (await anna.client.delete(path, headers=anna.headers)).content == freed.content
    beyond = await anna.client.delete(f"/v1/tables/{table}/seats/2", headers=anna.headers)
    assert beyond.json()["code"] == "no-seat"


async def test_a_commitment_may_change_until_somebody_reveals(anna: Person, bill: Person) -> None:
    table = await committed_table(anna, bill)
    changed = await join(bill, table, CARLS)
    assert changed["seats"][1]["entropy_commitment"] == promise(CARLS)["entropy_commitment"]
    await reveal(anna, table, ANNAS)
    assert (await bill.post(f"/v1/tables/{table}/join", promise(BILLS))).json()["code"] == "entropy-fixed"
    assert (await bill.post(f"/v1/tables/{table}/join", {"entropy": BILLS})).json()["code"] == "entropy-fixed"


async def test_joining_and_revealing_again_changes_nothing_even_after_the_start(anna: Person, bill: Person) -> None:
    table = await committed_table(anna, bill)
    await reveal(bill, table, BILLS)
    await reveal(anna, table, ANNAS)
    await start(anna, table)
    assert await reveal(anna, table, ANNAS) == (200, ["revealed", "revealed"])
    assert (await join(anna, table, ANNAS))["stage"] == "started"
    assert await reveal(anna, table, CARLS) == (409, "table-started")
    assert (await anna.post(f"/v1/tables/{table}/join", promise(CARLS))).json()["code"] == "table-started"


async def test_entropy_is_given_at_once_or_committed_to(anna: Person) -> None:
    both = {"entropy": ANNAS, **promise(ANNAS)}
    answer = await anna.post(f"/v1/tables/{await opened_table(anna)}/join", both)
    assert (answer.status_code, answer.json()["field"]) == (400, "entropy")


def table_of(host: Person, **changes: Any) -> LobbyTable:
    """A table among computers."""
    computer = Occupant("x", opponent=ComputerOpponent("random"))
    agreed: dict[str, Any] = {
        "id": new_id(),
        "title": "high-card",
        "edition": "plain",
        "variants": (),
        "options": {},
        "name": "A table",
        "visibility": "public",
        "host": host.id,
        "commitment": "",
        "opened": int(time() * 1000),
        "seats": (computer, computer),
    }
    return LobbyTable(**{**agreed, **changes})


@pytest.mark.parametrize("stage", ["open", "starting"])
async def test_a_table_whose_seed_is_gone_is_closed_and_never_gets_another_one(
    house: House, anna: Person, stage: Any
) -> None:
    table = table_of(anna, commitment="5e" * 32, stage=stage)
    await house.gateway.tables.add(table)
    answer = await anna.post(f"/v1/tables/{table.id}/start")
    assert (answer.status_code, answer.json()["code"]) == (410, "seed-gone")
    assert (await anna.get(f"/v1/tables/{table.id}")).json()["code"] == "unknown-table"
    assert (await anna.get(f"/v1/games/{table.id}")).json()["code"] == "unknown-game"


async def test_an_open_table_vanishes_a_day_after_it_was_opened_whatever_happens_at_it(
    house: House, anna: Person, bill: Person
) -> None:
    opened = int(time() * 1000) - 23 * HOUR_MS
    table = table_of(anna, opened=opened, seats=(None, None))
    await house.gateway.tables.add(table)
    await join(bill, table.id, BILLS)
    assert 0 < await house.gateway.store.pttl(f"gw:table:{table.id}") <= HOUR_MS


async def test_a_table_whose_id_is_another_game_says_so(house: House, anna: Person) -> None:
    table = table_of(anna)
    await house.gateway.tables.add(table)
    others = [wire.SeatPlan(player=name) for name in ("Somebody", "Else")]
    config = b'{"edition":"plain"}'
    await house.gateway.rules.create_game(
        wire.CreateGameRequest(game=table.id, title="high-card", config=config, seats=others)
    )
    assert await start(anna, table.id) == (409, "game-exists")
