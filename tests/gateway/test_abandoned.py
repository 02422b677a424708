"""Tables that nobody needs any more: their host ends them, and they lock nobody out."""

import asyncio
import contextlib
import json
from typing import Any

import pytest

from sagebrush_events.memory import MemoryRecord
from sagebrush_gateway.tables.closing import is_abandoned
from sagebrush_process.clock import now_ms
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import (
    House,
    Person,
    newcomer,
    opened_house,
    opened_table,
    play_out,
    rules_service,
    started_game,
    table_for,
)
from tests.gateway.streams import lines

AT_ONCE = 1e-9
"""Hours after which a table counts as abandoned."""


async def close(person: Person, table: str) -> tuple[int, str]:
    answer = await person.client.delete(f"/v1/tables/{table}", headers=person.headers)
    return answer.status_code, answer.json()["code"] if answer.content else ""


async def game_of(person: Person, game: str) -> Any:
    return (await person.get(f"/v1/games/{game}")).json()


async def among_computers(host: Person, joins: bool) -> str:
    """A game of ``host`` and computers, or of computers alone."""
    table = await opened_table(host)
    if joins:
        await host.post(f"/v1/tables/{table}/join", {})
    await host.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    assert (await host.post(f"/v1/tables/{table}/start")).status_code == 200
    return table


async def test_a_host_ends_a_game_that_no_other_person_plays(anna: Person) -> None:
    for joins in (True, False):
        game = await among_computers(anna, joins)
        assert await close(anna, game) == (204, "")
        found = await game_of(anna, game)
        assert (found["stage"], found["over"], found["awaited"]) == ("finished", True, [])
        assert (found["outcome"]["reason"], found["outcome"]["ranking"]) == ("closed-by-host", [])
        assert (await anna.get(f"/v1/games/{game}/verify")).json()["code"] == "sound"


async def test_a_host_ends_no_game_in_which_somebody_takes_his_seat_over_at_that_moment(
    house: House, anna: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await among_computers(anna, joins=True)
    offer = (await anna.post(f"/v1/games/{game}/seats/0/offer")).json()["offer"]
    newest_frame = house.gateway.lobby.newest_frame
    taken = list[int]()

    async def late(*asked: Any, **more: Any) -> wire.Frame:
        found = await newest_frame(*asked, **more)
        if not taken:
            taken.append(1)
            assert (await carl.post("/v1/offers/accept", {"offer": offer})).status_code == 200
        return found

    monkeypatch.setattr(house.gateway.lobby, "newest_frame", late)
    assert await close(anna, game) == (409, "table-started")
    found = await game_of(carl, game)
    assert (found["seat"], found["over"]) == (0, False)


async def test_a_host_ends_no_game_of_which_his_gateway_has_not_heard_that_somebody_took_his_seat_over(
    rules: str, store_url: str, house: House, anna: Person, carl: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(rules, store_url) as other, contextlib.AsyncExitStack() as stack:
        elsewhere = await stack.enter_async_context(other.door())
        there = Person(elsewhere, {"name": "Anna", "guest": anna.id, "token": anna.token})
        game = await among_computers(anna, joins=True)
        assert (await game_of(there, game))["seat"] == 0
        monkeypatch.setattr(other.gateway.tables.changes, "_notify", lambda *_: None)
        offer = (await anna.post(f"/v1/games/{game}/seats/0/offer")).json()["offer"]
        assert (await carl.post("/v1/offers/accept", {"offer": offer})).status_code == 200
        assert await close(there, game) == (409, "table-started")
    assert not (await game_of(carl, game))["over"]


async def test_a_host_ends_a_game_of_computers_that_move_at_that_moment(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, submit = await among_computers(anna, joins=False), house.gateway.rules.submit
    moved = list[int]()

    async def after_a_move(request: wire.SubmitRequest) -> wire.SubmitReply:
        if request.command_id == "closed-by-host" and not moved:
            moved.append(1)
            seen = wire.GetViewRequest(game=game, viewer=wire.Viewer(seat=0))
            card = json.loads((await house.gateway.rules.get_view(seen)).view)["hand"][0]
            command = json.dumps({"type": "play-card", "card": card}).encode()
            await submit(wire.SubmitRequest(game=game, seat=0, command_id="computer-moves", command=command))
        return await submit(request)

    monkeypatch.setattr(house.gateway.rules._submitter, "submit", after_a_move)
    assert await close(anna, game) == (204, "")
    found = await game_of(anna, game)
    assert moved and (found["version"], found["outcome"]["reason"]) == (3, "closed-by-host")


async def test_no_computer_moves_in_a_game_that_was_ended(house: House, anna: Person) -> None:
    game = await among_computers(anna, joins=False)
    await close(anna, game)
    frame = await house.gateway.rules.get_view(wire.GetViewRequest(game=game, viewer=wire.Viewer(seat=0), legal=True))
    assert (list(frame.awaited), frame.legal) == ([], b"[]")


async def test_a_host_does_not_end_a_game_that_others_play(game: str, anna: Person, bill: Person) -> None:
    assert await close(anna, game) == (409, "table-started")
    assert await close(bill, game) == (403, "host-only")
    assert (await anna.play(game))["version"] == 2


async def test_a_host_ends_a_game_of_others_when_nobody_has_moved_for_the_set_time(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async with opened_house(rules, store_url, gateway_abandoned_hours=AT_ONCE) as house:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        game = await started_game(dora, emil)
        following = asyncio.create_task(_all(emil, game))
        await asyncio.sleep(0.1)
        assert await close(dora, game) == (204, "")
        assert [moment["over"] for moment in await following] == [False, True]
        assert (await game_of(emil, game))["stage"] == "finished"
        await stack.aclose()


async def test_a_game_in_which_somebody_moves_while_its_host_ends_it_goes_on(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_house(rules, store_url, gateway_abandoned_hours=AT_ONCE) as house:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        game, submit = await started_game(dora, emil), house.gateway.rules.submit

        async def after_a_move(request: wire.SubmitRequest) -> wire.SubmitReply:
            if request.command_id == "closed-by-host":
                assert (await emil.play(game))["version"] == 2
            return await submit(request)

        monkeypatch.setattr(house.gateway.rules._submitter, "submit", after_a_move)
        assert await close(dora, game) == (409, "stale-version")
        assert not (await game_of(emil, game))["over"]
        await stack.aclose()


def test_what_clocks_decide_for_people_who_went_keeps_no_game_from_its_end(house: House) -> None:
    now, lobby = now_ms(), house.gateway.lobby
    assert is_abandoned(lobby, wire.Frame(played_ms=1, time_ms=now))
    assert not is_abandoned(lobby, wire.Frame(played_ms=now, time_ms=now))


async def _all(person: Person, game: str) -> list[Any]:
    return [moment async for moment in lines(person, game)]


async def test_ending_a_game_again_changes_nothing(house: House, anna: Person, bill: Person) -> None:
    game = await among_computers(anna, joins=True)
    assert [await close(anna, game) for _ in range(2)] == [(204, "")] * 2
    assert (await game_of(anna, game))["version"] == 2
    finished = await started_game(anna, bill)
    await play_out(house, finished, anna, bill)
    assert await close(anna, finished) == (204, "")
    assert (await game_of(anna, finished))["version"] == 8


async def test_ended_tables_make_room_for_others(rules: str, store_url: str, stack: contextlib.AsyncExitStack) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=1) as house:
        dora = await newcomer(house, stack, "Dora")
        game = await among_computers(dora, joins=True)
        assert (await dora.post("/v1/tables", table_for(2))).json()["code"] == "too-many-tables"
        await close(dora, game)
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        await stack.aclose()


async def test_started_tables_that_everybody_left_do_not_lock_their_host_out(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=1, gateway_abandoned_hours=AT_ONCE) as house:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        game = await started_game(dora, emil)
        await asyncio.sleep(0.01)
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        assert (await dora.post("/v1/tables", table_for(2))).json()["code"] == "too-many-tables", "open tables count"
        assert (await dora.play(game))["version"] == 2, "the game goes on when somebody comes back"
        await stack.aclose()


async def test_a_game_that_is_damaged_does_not_lock_its_host_out(
    store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    record = MemoryRecord()
    async with rules_service(record=record) as rules, opened_house(rules, store_url, gateway_live_tables=1) as house:
        dora = await newcomer(house, stack, "Dora")
        game = await among_computers(dora, joins=True)
        assert (await dora.post("/v1/tables", table_for(2))).json()["code"] == "too-many-tables"
        await stack.aclose()
    record._games[game].commits[0] = b"\xff not a commit"
    async with rules_service(record=record) as rules, opened_house(rules, store_url, gateway_live_tables=1) as house:
        dora.client = await stack.enter_async_context(house.door())
        assert (await dora.get(f"/v1/games/{game}/view")).json()["code"] == "record-damaged"
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        await stack.aclose()
