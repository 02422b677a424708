"""After the game: the same people play again, at one table, on seats that are kept for them."""

import asyncio
import contextlib
from hashlib import sha256
from typing import Any

import pytest
from redis.exceptions import ConnectionError as StoreAway

from sagebrush_gateway.guests.registry import Guest
from sagebrush_gateway.tables.lobby_table import LobbyTable, closed
from tests.gateway.house import House, Person, newcomer, opened_table, play_out, started_game


async def finished_game(house: House, *people: Person, **changes: Any) -> str:
    game = await started_game(*people, **changes)
    await play_out(house, game, *people)
    return game


async def rematch(person: Person, game: str, **asked: Any) -> Any:
    answer = await person.post(f"/v1/tables/{game}/rematch", asked)
    assert answer.status_code == 200, answer.text
    return answer.json()


async def join(person: Person, table: str, **asked: Any) -> Any:
    return (await person.post(f"/v1/tables/{table}/join", asked)).json()


CLOCK = {"kind": "decision", "seconds": 600}
ABSENCE = {"remove_after": 3600}


async def test_everybody_who_asks_gets_one_table_like_the_last_one(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(
        house, anna, bill, visibility="private", options={"first_card": 7001}, hints=True, clock=CLOCK, absence=ABSENCE
    )
    played = (await anna.get(f"/v1/tables/{game}")).json()
    opened = await rematch(bill, game)
    assert (await rematch(anna, game))["table"] == opened["table"] != game
    assert opened["host"] and opened["stage"] == "open" and opened["commitment"] != played["commitment"]
    same = ("title", "edition", "variants", "options", "name", "visibility", "hints", "clock", "absence")
    assert [opened[field] for field in same] == [played[field] for field in same]
    assert [seat["reserved_for"] for seat in opened["seats"]] == ["Anna", "Bill"]
    assert (await anna.get(f"/v1/tables/{game}")).json()["rematch"] == opened["table"]


async def test_who_accepts_sits_in_his_seat_and_they_play(house: House, anna: Person, bill: Person) -> None:
    table = (await rematch(anna, await finished_game(house, anna, bill)))["table"]
    assert (await join(bill, table))["seat"] == 1
    assert (await join(anna, table))["seat"] == 0
    assert (await anna.post(f"/v1/tables/{table}/start")).status_code == 200
    await play_out(house, table, anna, bill)
    assert (await anna.get(f"/v1/games/{table}/verify")).json()["code"] == "sound"


async def test_everybody_may_move_on_by_one_seat(house: House, anna: Person, bill: Person) -> None:
    opened = await rematch(anna, await finished_game(house, anna, bill), seats="next")
    assert [seat["reserved_for"] for seat in opened["seats"]] == ["Bill", "Anna"]
    assert (await join(anna, opened["table"]))["seat"] == 1


async def test_two_who_ask_at_once_get_one_table(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill)
    asked = await asyncio.gather(*(rematch(person, game) for person in (anna, bill) * 4))
    (table,) = {opened["table"] for opened in asked}
    for person in (anna, bill):
        listed = (await person.get("/v1/tables", mine="true")).json()["tables"]
        assert [one["table"] for one in listed if one["stage"] == "open"] == [table]


async def test_everybody_finds_a_rematch_whose_opening_was_interrupted_and_repeated(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await finished_game(house, anna, bill)

    async def dying(_guest: str, _table: LobbyTable) -> None:
        raise StoreAway

    with monkeypatch.context() as death:
        death.setattr(house.gateway.tables.lists, "remember", dying)
        assert (await anna.post(f"/v1/tables/{game}/rematch", {})).status_code == 503
    table = (await rematch(anna, game))["table"]
    listed = (await bill.get("/v1/tables", mine=True, stage="open")).json()["tables"]
    assert [one["table"] for one in listed] == [table]


async def test_a_seat_is_kept_from_strangers_until_the_host_frees_it(
    house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person
) -> None:
    carl = await newcomer(house, stack, "Carla")
    table = (await rematch(anna, await finished_game(house, anna, bill)))["table"]
    assert [(await join(carl, table, **wanted))["code"] for wanted in ({}, {"seat": 1})] == ["table-full", "seat-taken"]
    assert (await join(anna, table, seat=1))["code"] == "seat-taken"
    assert (await carl.client.delete(f"/v1/tables/{table}/seats/1", headers=carl.headers)).status_code == 403
    assert (await anna.client.delete(f"/v1/tables/{table}/seats/1", headers=anna.headers)).status_code == 200
    assert (await join(carl, table))["seat"] == 1
    assert (await join(bill, table))["code"] == "table-full"


async def test_who_stands_up_finds_his_seat_kept(house: House, anna: Person, bill: Person) -> None:
    table = (await rematch(anna, await finished_game(house, anna, bill)))["table"]
    await join(bill, table)
    await bill.post(f"/v1/tables/{table}/leave")
    assert (await bill.get(f"/v1/tables/{table}")).json()["seats"][1]["reserved_for_you"]


async def test_computers_sit_again(house: House, anna: Person) -> None:
    game = await opened_table(anna, 3)
    await join(anna, game, seat=1)
    await anna.post(f"/v1/tables/{game}/opponents", {"name": "greedy", "budget_ms": 20})
    await anna.post(f"/v1/tables/{game}/start")
    await anna.client.delete(f"/v1/tables/{game}", headers=anna.headers)
    opened = await rematch(anna, game, seats="next")
    assert [seat["player"] for seat in opened["seats"]] == ["greedy 1", "greedy 2", None]
    assert opened["seats"][0]["opponent"] == {"name": "greedy", "budget_ms": 20}
    assert (await join(anna, opened["table"]))["seat"] == 2


async def test_a_rematch_that_its_host_closed_makes_room_for_another(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill)
    first = (await rematch(anna, game))["table"]
    assert (await anna.client.delete(f"/v1/tables/{first}", headers=anna.headers)).status_code == 204
    second = await rematch(bill, game)
    assert second["table"] != first and second["host"]


async def test_a_rematch_that_was_closed_by_a_gateway_which_died_makes_room_for_another(
    house: House, anna: Person, bill: Person
) -> None:
    game = await finished_game(house, anna, bill)
    first, host = (await rematch(anna, game))["table"], Guest(anna.id, "Anna", 0)
    await house.gateway.tables.change(first, lambda table: closed(table, host))
    second = await rematch(bill, game)
    assert second["table"] != first and second["host"]


@pytest.mark.parametrize(("who", "status", "code"), [("anna", 409, "game-not-over"), ("carl", 404, "no-seat")])
async def test_a_rematch_is_for_those_who_have_finished(
    game: str, anna: Person, carl: Person, who: str, status: int, code: str
) -> None:
    answer = await {"anna": anna, "carl": carl}[who].post(f"/v1/tables/{game}/rematch", {})
    assert (answer.status_code, answer.json()["code"]) == (status, code)


async def test_a_host_who_did_not_sit_opens_the_next_game_of_his_players(
    house: House, anna: Person, bill: Person, carl: Person
) -> None:
    game = await opened_table(carl, visibility="private")
    for person in (anna, bill):
        await join(person, game)
    await carl.post(f"/v1/tables/{game}/start")
    await play_out(house, game, anna, bill)
    opened = await rematch(carl, game)
    assert opened["host"] and [seat["reserved_for"] for seat in opened["seats"]] == ["Anna", "Bill"]


async def test_who_stays_out_of_a_private_rematch_learns_nothing_of_it_once_it_has_started(
    house: House, anna: Person, bill: Person, carl: Person
) -> None:
    game = await finished_game(house, anna, bill, visibility="private")
    table = (await rematch(bill, game))["table"]
    await bill.client.delete(f"/v1/tables/{table}/seats/0", headers=bill.headers)
    for person in (carl, bill):
        assert (await join(person, table))["seat"] is not None
    assert (await rematch(anna, game))["table"] == table, "until then knowing its id is an invitation"
    assert (await bill.post(f"/v1/tables/{table}/start")).status_code == 200
    assert (await rematch(bill, game))["stage"] == "started"
    refused = await anna.post(f"/v1/tables/{game}/rematch", {})
    assert (refused.status_code, refused.json()["code"]) == (404, "unknown-table"), "as if she looked at it"


async def test_the_host_swaps_seats_until_the_start(anna: Person, bill: Person) -> None:
    table = await opened_table(anna, 3)
    await join(anna, table)
    await join(bill, table)
    swapped = (await anna.post(f"/v1/tables/{table}/swap", {"seats": [2, 0]})).json()
    assert [seat["player"] for seat in swapped["seats"]] == [None, "Bill", "Anna"]
    assert (await bill.post(f"/v1/tables/{table}/swap", {"seats": [0, 1]})).json()["code"] == "host-only"
    assert (await anna.post(f"/v1/tables/{table}/swap", {"seats": [0, 3]})).json()["code"] == "no-seat"


async def test_nobody_swaps_seats_of_a_game(game: str, anna: Person) -> None:
    assert (await anna.post(f"/v1/tables/{game}/swap", {"seats": [0, 1]})).json()["code"] == "table-started"


async def test_an_order_of_seats_is_not_chosen_by_who_knows_the_entropy(anna: Person, bill: Person) -> None:
    table = await opened_table(anna)
    for person, byte in ((anna, b"a"), (bill, b"b")):
        await join(person, table, entropy_commitment=sha256(byte * 32).hexdigest())
    await anna.post(f"/v1/tables/{table}/reveal", {"entropy": (b"a" * 32).hex()})
    swapped = (await anna.post(f"/v1/tables/{table}/swap", {"seats": [0, 1]})).json()
    assert [seat["entropy"] for seat in swapped["seats"]] == ["committed", "spent"]
    assert (await anna.post(f"/v1/tables/{table}/start")).json()["code"] == "entropy-missing"


@pytest.mark.parametrize("what", ["tables", "games"])
async def test_what_is_kept_beside_a_table_is_no_table(house: House, anna: Person, bill: Person, what: str) -> None:
    game = await finished_game(house, anna, bill)
    await rematch(anna, game)
    answer = await anna.get(f"/v1/{what}/{game}:rematch")
    assert (answer.status_code, answer.json()["code"]) == (404, f"unknown-{what[:-1]}")
