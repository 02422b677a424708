"""A host who cheats: stops games that he loses, reads what others plan, shows what a seat of a running game knows."""

import asyncio
import contextlib
import json
from collections import Counter
from collections.abc import AsyncIterator
from typing import Any
from uuid import uuid4

import msgspec
import pytest
from redis.exceptions import ConnectionError as StoreAway

from sagebrush_gateway.tables.lobby_table import LobbyTable
from sagebrush_rpc.errors import RulesError
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import (
    House,
    Person,
    newcomer,
    opened_house,
    opened_table,
    play_out,
    rules_service,
    small_house,
    started_game,
    table_for,
)
from tests.gateway.streams import lines

HOUR_MS = 3_600_000
AT_ONCE = 1e-9
"""Hours after which a table counts as abandoned."""


async def close(person: Person, table: str) -> tuple[int, str]:
    answer = await person.client.delete(f"/v1/tables/{table}", headers=person.headers)
    return answer.status_code, answer.json()["detail"] if answer.content else ""


async def test_a_host_who_moves_no_more_does_not_stop_the_game_that_he_loses(rules: str, store_url: str) -> None:
    async with small_house(rules, store_url, gateway_abandoned_hours=AT_ONCE) as (_, dora, emil, game):
        await emil.play(game)
        status, why = await close(dora, game)
        assert status == 409 and "waits for you alone" in why
        await dora.play(game)
        assert (await emil.get(f"/v1/games/{game}")).json()["stage"] == "started"


async def test_what_clocks_decide_keeps_no_game_alive_that_everybody_left(
    store_url: str, stack: contextlib.AsyncExitStack, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Days of correspondence in which the default is played again and again lock the host out no longer than a week."""
    now = [1_800_000_000_000]
    monkeypatch.setattr("sagebrush_rules.server.now_ms", lambda: now[0])
    monkeypatch.setattr("sagebrush_rules.server.PULSE", 3600)
    monkeypatch.setattr("sagebrush_gateway.tables.closing.now_ms", lambda: now[0])
    clock = {"kind": "decision", "seconds": 47 * 3600}
    async with rules_service() as rules, opened_house(rules, store_url, gateway_live_tables=1) as house:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        game = await started_game(dora, emil, clock=clock)
        await dora.play(game)
        for days in (2, 4):
            now[0] = 1_800_000_000_000 + days * 24 * HOUR_MS
            await time_is_up(house, game)
            assert (await dora.post("/v1/tables", table_for(2))).json()["code"] == "too-many-tables"
        now[0] += 73 * HOUR_MS
        assert not (await dora.get(f"/v1/games/{game}")).json()["over"]
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        assert (await close(dora, game))[0] == 204
        await stack.aclose()


async def time_is_up(house: House, game: str) -> None:
    """What the watch of the clocks does for each seat, and then the wind."""
    frame = await house.gateway.rules.get_view(wire.GetViewRequest(game=game))
    for _ in frame.awaited:
        told = await given(house, game, b'{"type":"check-clocks"}')
        assert b"timed-out" in told.events
    await given(house, game, b'{"type":"blow"}')


async def given(house: House, game: str, command: bytes) -> wire.SubmitReply:
    """The reply to a command of the automaton; an empty one where the rules refuse it."""
    request = wire.SubmitRequest(game=game, seat=-1, command_id=uuid4().hex, command=command)
    with contextlib.suppress(RulesError):
        return await house.gateway.rules.submit(request)
    return wire.SubmitReply()


async def test_what_is_branched_from_a_branch_for_one_alone_is_for_him_alone(
    house: House, anna: Person, bill: Person
) -> None:
    """Otherwise others would learn there what a seat of a running game knows."""
    game = await started_game(anna, bill)
    alone = (await anna.post(f"/v1/tables/{game}/branch", {"version": 1})).json()["table"]
    assert (await anna.post(f"/v1/tables/{alone}/join", {})).status_code == 200
    await anna.post(f"/v1/tables/{alone}/opponents", {"name": "greedy"})
    assert (await anna.post(f"/v1/tables/{alone}/start")).status_code == 200
    for knowledge in (None, "0", "spectator"):
        assert await branched(anna, alone, knowledge) == ("private", True), "it runs"
    await close(anna, alone)
    for knowledge in (None, "0", "spectator"):
        assert await branched(anna, alone, knowledge) == ("private", True), "it is over"
    again = (await anna.post(f"/v1/tables/{alone}/rematch", {})).json()["table"]
    for table in (alone, again):
        assert (await bill.get(f"/v1/tables/{table}")).json()["code"] == "unknown-table"
        assert (await bill.post(f"/v1/tables/{table}/join", {})).json()["code"] == "unknown-table"
        assert (await bill.post(f"/v1/tables/{table}/branch", {"version": 1})).json()["code"] == "unknown-table"


async def branched(person: Person, game: str, knowledge: str | None) -> tuple[str, bool]:
    """Visibility of a new branch that asks to be public, and whether it is for its host alone."""
    asked = {"version": 1, "visibility": "public"} | ({"knowledge": knowledge} if knowledge else {})
    opened = (await person.post(f"/v1/tables/{game}/branch", asked)).json()
    return opened["visibility"], opened["branch"]["alone"]


PATHS = (
    "/v1/tables/{0}", "/v1/tables?mine=true", "/v1/games/{0}", "/v1/games/{0}/view", "/v1/games/{0}/frames",
    "/v1/games/{0}/export", "/v1/games/{0}/verify", "/v1/games/{0}/legal", "/v1/games/{0}/plan",
)  # fmt: skip


async def read_by(host: Person, game: str, newest: int) -> list[str]:
    """All that a host without a seat reads of a game: every answer, the stream of the game, a branch of it."""
    told = [(await host.get(path.format(game))).text for path in PATHS]
    stream = lines(host, game, after=newest - 1)
    async with contextlib.aclosing(stream):
        told.append(json.dumps(await anext(stream)))
    return told


async def test_a_host_reads_the_same_whether_somebody_has_planned_his_move_or_not(
    house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person
) -> None:
    host = await newcomer(house, stack, "Host")
    game = await opened_table(host, 2)
    for person in (anna, bill):
        await person.post(f"/v1/tables/{game}/join", {})
    assert (await host.post(f"/v1/tables/{game}/start")).status_code == 200
    await bill.play(game)
    before = await read_by(host, game, 2)
    card = {"type": "play-card", "card": (await bill.hand(game))[0]}
    assert (await bill.post(f"/v1/games/{game}/plan", {"moves": [{"command": card}]})).status_code == 200
    assert (await bill.get(f"/v1/games/{game}/plan")).json()["moves"], "it is there for him"
    assert await read_by(host, game, 2) == before
    branch = (await host.post(f"/v1/tables/{game}/branch", {"version": 2, "visibility": "public"})).json()["table"]
    for person in (anna, bill):
        assert (await person.post(f"/v1/tables/{branch}/join", {})).status_code == 200
    assert (await host.post(f"/v1/tables/{branch}/start")).status_code == 200
    assert (await bill.get(f"/v1/games/{branch}/plan")).json()["moves"] == []
    assert "plan-" not in "".join(await read_by(host, branch, 1))


async def test_games_that_a_host_has_left_to_computers_end_and_lock_him_out_of_nothing(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    async with opened_house(rules, store_url, gateway_live_tables=1) as house:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        game = await started_game(dora, emil)
        for person in (dora, emil):
            assert (await person.command(game, {"type": "resign"})).status_code in (200, 422)
        other = await started_game(dora, emil)
        await play_out(house, other, dora, emil)
        assert (await dora.post("/v1/tables", table_for(2))).status_code == 201
        assert [one["stage"] for one in await mine(dora)] == ["open", "finished", "finished"]
        await stack.aclose()


async def mine(person: Person) -> list[dict[str, Any]]:
    listed: list[dict[str, Any]] = (await person.get("/v1/tables", mine=True)).json()["tables"]
    return listed


async def test_a_table_whose_gateway_died_while_its_host_closed_it_is_closed_by_asking_again(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await opened_table(anna)

    async def dying(_table: object) -> None:
        raise StoreAway

    with monkeypatch.context() as death:
        death.setattr(house.gateway.tables, "remove", dying)
        assert (await close(anna, table))[0] == 503
    assert (await bill.post(f"/v1/tables/{table}/join", {})).json()["code"] == "unknown-table"
    assert (await close(anna, table))[0] == 204
    assert (await anna.get(f"/v1/tables/{table}")).json()["code"] == "unknown-table"
    assert not [one for one in await mine(anna) if one["table"] == table]


async def tables_of(house: House, host: Person) -> AsyncIterator[LobbyTable]:
    """Every table of ``host`` in the store, on a list or not."""
    async for key in house.gateway.store.scan_iter("gw:table:*"):
        stored = await house.gateway.store.get(key) if key.count(b":") == 2 else None
        table = msgspec.json.decode(stored, type=LobbyTable) if stored else None
        if table is not None and table.host == host.id:
            yield table


async def test_a_table_counts_although_somebody_looks_for_vanished_ones_while_it_is_opened(
    house: House, anna: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = house.gateway.tables
    counted = tables.live.begin

    async def looked_at(table: LobbyTable, count: int) -> None:
        await counted(table, count)
        await tables.live.of(table.host)

    monkeypatch.setattr(tables.live, "begin", looked_at)
    opened = await tables.newest(await opened_table(anna))
    assert opened.id in [table.id for table in await tables.live.of(opened.host)]


async def test_a_host_who_opens_many_tables_at_once_gets_no_more_than_one_after_the_other(
    rules: str, store_url: str, stack: contextlib.AsyncExitStack
) -> None:
    """By all three ways: new tables, branches, and tables for the next game."""
    async with opened_house(rules, store_url, gateway_live_tables=3) as house:
        dora, emil = await newcomer(house, stack, "Dora"), await newcomer(house, stack, "Emil")
        game = await started_game(dora, emil)
        await play_out(house, game, dora, emil)
        asked = [("/v1/tables", table_for(2)), (f"/v1/tables/{game}/branch", {"version": 1})] * 8
        answers = await asyncio.gather(*(dora.post(path, body) for path, body in asked))
        codes = Counter(answer.json().get("code", "") for answer in answers)
        assert codes == {"": 3, "too-many-tables": 13}
        kept = [table async for table in tables_of(house, dora)]
        assert len(kept) == 4, "the finished one and three new ones: a refused table is not kept"
        assert (await dora.post(f"/v1/tables/{game}/rematch", {})).json()["code"] == "too-many-tables"
        opened = [answer.json()["table"] for answer in answers if answer.is_success]
        assert (await close(dora, opened[0]))[0] == 204
        assert (await dora.post(f"/v1/tables/{game}/rematch", {})).status_code == 200
        assert len(await mine(dora)) == 4
        await stack.aclose()
