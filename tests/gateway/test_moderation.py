"""The operator ends guests and closes tables; whoever else plays reads why, and loses nothing."""

import asyncio
import contextlib
import json
import os
import subprocess
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from sagebrush_gateway.guests.tokens import new_id
from sagebrush_gateway.moderation.tables import BY_OPERATOR
from tests.gateway.house import House, Person, newcomer, opened_table, started_game
from tests.gateway.test_following import following
from tests.gateway.test_offers import accept, offered
from tests.quoting import quoting_server

Operator = Callable[..., Awaitable[tuple[int, Any]]]


@pytest.fixture
def operator(house: House, rules: str, store_url: str, tmp_path: Path) -> Operator:
    """Runs the command of the operator; the status, and what it printed."""

    async def run(*arguments: str, log: Path = tmp_path / "operator.log", store: str = store_url) -> tuple[int, Any]:
        own = {"STORE_URL": store, "RULES_ADDRESS": rules, "OPERATOR_LOG": str(log), "LOG_LEVEL": "critical"}
        done = await asyncio.to_thread(
            subprocess.run,
            [sys.executable, "-P", "-m", "sagebrush_gateway.moderation", *arguments],
            env=os.environ | {f"SAGEBRUSH_{name}": value for name, value in own.items()},
            capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert "Traceback" not in done.stderr
        return done.returncode, json.loads(done.stdout) if done.stdout.startswith("{") else done.stdout + done.stderr

    return run


def logged(folder: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (folder / "operator.log").read_text().splitlines()]


async def test_a_guest_who_was_ended_is_out_everywhere_and_the_others_play_on(
    house: House,
    stack: contextlib.AsyncExitStack,
    anna: Person,
    bill: Person,
    carl: Person,
    operator: Operator,
    tmp_path: Path,
) -> None:
    game, over = await started_game(anna, bill, carl), await started_game(bill, anna)
    assert (await bill.command(over, {"type": "resign"})).status_code == 200
    assert (await anna.get(f"/v1/games/{over}")).json()["stage"] == "finished"
    joined, hosted = await opened_table(anna), await opened_table(bill)
    assert (await bill.post(f"/v1/tables/{joined}/join", {})).status_code == 200
    assert (await anna.post(f"/v1/tables/{hosted}/join", {})).status_code == 200
    offer = await offered(bill, game, 1)
    status, shown = await operator("guest", "show", bill.id, "--json")
    assert (status, shown["name"], shown["ended"]) == (0, "Bill", False)
    assert shown["tables"] == {game: "started, seat 1", joined: "open, seat 0", hosted: "open, host"}
    async with following(bill.client, bill.headers) as reader:
        await reader.until("ready")
        status, done = await operator("guest", "end", bill.id, "--reason", "Insults", "--json")
        assert (status, done) == (
            0,
            {"guest": bill.id, "ended": True, "tables": {game: "resigned", joined: "left", hosted: "removed"}},
        )
        with pytest.raises(AssertionError, match="the stream has ended"):
            while True:
                await reader.next()
    assert (await bill.get("/v1/guests/me")).status_code == 401
    table = (await anna.get(f"/v1/tables/{joined}")).json()
    assert [seat["player"] for seat in table["seats"]] == [None, None]
    assert (await anna.get(f"/v1/tables/{hosted}")).status_code == 404
    frames = (await anna.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert frames[-1]["events"][0]["type"] == "seat-resigned"
    assert {"seat": 1, "prompt": "card", "opponent": "casual"} in (await anna.get(f"/v1/games/{game}")).json()[
        "awaited"
    ]
    await anna.play(game)
    assert (await accept(await newcomer(house, stack, "Bill again"), offer)).json()["code"] == "offer-withdrawn"
    assert await operator("guest", "end", bill.id, "--json") == (0, {"guest": bill.id, "ended": True, "tables": {}})
    status, shown = await operator("guest", "show", bill.id, "--json")
    assert (status, shown["ended"]) == (0, True)
    told = [(line["event"], line["guest"], line.get("reason")) for line in logged(tmp_path)]
    assert told[:2] == [("guest-end-asked", bill.id, "Insults"), ("guest-ended", bill.id, "Insults")]
    assert {line["game"] for line in logged(tmp_path) if line["event"] == "guest-unseated"} == {game, joined, hosted}


async def test_a_guest_who_was_alone_with_another_loses_the_game(
    anna: Person, bill: Person, operator: Operator
) -> None:
    game = await started_game(anna, bill)
    assert (await operator("guest", "end", bill.id))[0] == 0
    found = (await anna.get(f"/v1/games/{game}")).json()
    assert (found["stage"], found["outcome"]["reason"]) == ("finished", "resigned")
    assert [one["seat"] for one in found["outcome"]["ranking"]] == [0, 1]


async def test_no_key_of_a_command_keeps_a_guest_in_a_game_from_which_he_is_ended(
    anna: Person, bill: Person, operator: Operator
) -> None:
    game = await started_game(anna, bill)
    card = {"type": "play-card", "card": (await bill.hand(game))[0]}
    await anna.play(game)
    assert (await bill.command(game, card, "ended-by-operator-0")).status_code == 200
    assert (await operator("guest", "end", bill.id, "--json"))[1]["tables"] == {game: "resigned"}
    assert (await anna.get(f"/v1/games/{game}")).json()["outcome"]["reason"] == "resigned"


async def test_what_could_not_be_done_is_said_and_done_by_a_repetition(
    house: House, anna: Person, bill: Person, operator: Operator, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await started_game(anna, bill)
    table = await house.gateway.tables.newest(game)
    starting = await opened_table(anna)
    await bill.post(f"/v1/tables/{starting}/join", {})
    await house.gateway.tables.advance(starting, "starting")
    status, done = await operator("guest", "end", bill.id, "--json")
    assert (status, done["tables"], done["not_done"]) == (1, {table.id: "resigned"}, {starting: "table-started"})
    await house.gateway.tables.change(starting, lambda one: one.__class__(**{**fields_of(one), "stage": "open"}))
    assert (await operator("guest", "end", bill.id, "--json"))[1]["tables"] == {starting: "left"}


def fields_of(table: Any) -> dict[str, Any]:
    return {name: getattr(table, name) for name in table.__struct_fields__}


async def test_an_open_table_is_taken_away_whoever_hosts_it(
    anna: Person, bill: Person, operator: Operator, tmp_path: Path
) -> None:
    table = await opened_table(anna, name="Insulting")
    await bill.post(f"/v1/tables/{table}/join", {})
    status, shown = await operator("table", "show", table, "--json")
    assert (status, shown["host"], shown["seats"]) == (0, anna.id, {"0": f"{bill.id} (Bill)", "1": None})
    async with following(bill.client, bill.headers) as reader:
        await reader.until("ready")
        assert await operator("table", "close", table, "--json") == (0, {"table": table, "done": "removed"})
        await reader.until("removed", table)
    assert (await anna.get(f"/v1/tables/{table}")).status_code == 404
    status, said = await operator("table", "close", table)
    assert status == 1 and table in said
    assert [line["what"] for line in logged(tmp_path) if line["event"] == "table-closed"] == ["removed"]


@pytest.mark.parametrize("reason", ["", "The name of the table"])
async def test_a_running_game_ends_without_a_ranking_and_everybody_reads_why(
    anna: Person, bill: Person, operator: Operator, reason: str
) -> None:
    game = await started_game(anna, bill)
    given = ("--reason", reason) if reason else ()
    assert await operator("table", "close", game, *given, "--json") == (0, {"table": game, "done": "ended"})
    found = (await bill.get(f"/v1/games/{game}")).json()
    assert (found["stage"], found["outcome"]) == ("finished", {"reason": "closed-by-host", "ranking": [], "scores": []})
    events = (await bill.get(f"/v1/games/{game}/frames")).json()["frames"][-1]["events"]
    assert events[1] == {"type": "end-explained", "words": reason or BY_OPERATOR}
    assert (await bill.get(f"/v1/games/{game}/verify")).json()["ok"]
    assert await operator("table", "close", game, "--json") == (0, {"table": game, "done": "over"})


async def test_the_operator_reads_what_is_wrong(operator: Operator, tmp_path: Path, anna: Person) -> None:
    for arguments, words in {
        ("guest", "end", new_id()): "There is no guest",
        ("guest", "end", "x:token"): "There is no guest",
        ("guest", "show", new_id()): "There is no guest",
        ("table", "close", new_id()): "no such table",
        ("table", "show", "x:rematch"): "no such table",
        ("table", "close", new_id(), "--reason", "a" * 201): "a reason has at most 200",
        ("table", "close", new_id(), "--reason", "a\x1b[31m"): "a reason has at most 200",
        ("guest",): "COMMAND",
        ("game", "close"): "expected `guest` or `table`",
        (): "expected `guest` or `table`",
    }.items():
        status, said = await operator(*arguments)
        assert status in (1, 2) and words.lower() in said.lower(), (arguments, said)
    status, said = await operator("guest", "end", anna.id, log=tmp_path / "nowhere" / "log")
    assert status == 1 and "No more was done" in said
    status, said = await operator("guest", "end", anna.id, log=Path("/dev/full"))  # a disk without room
    assert status == 1 and "No more was done" in said and "No space left" in said
    status, said = await operator("table", "close", await opened_table(anna), log=Path("/dev/full"))
    assert status == 1 and "No more was done" in said
    assert (await anna.get("/v1/guests/me")).status_code == 200


async def test_what_a_store_quotes_of_a_password_is_not_told_when_a_guest_is_ended(operator: Operator) -> None:
    async with quoting_server() as port:
        status, said = await operator("guest", "end", new_id(), store=f"redis://gateway:hunter2@127.0.0.1:{port}/0")
    assert status == 1 and "does not answer as it should" in said and "hunter2" not in said


async def test_a_table_of_a_group_ends_with_all_its_games(
    house: House, stack: contextlib.AsyncExitStack, operator: Operator
) -> None:
    people = [await newcomer(house, stack, name) for name in ("Dora", "Emil", "Fred", "Gina")]
    table = await opened_table(people[0], 2, tables=2)
    for person in people:
        assert (await person.post(f"/v1/tables/{table}/join", {})).status_code == 200
    started = await people[0].post(f"/v1/tables/{table}/start")
    assert started.status_code == 200, started.text
    group = (await house.gateway.tables.newest(table)).group
    assert group is not None and len(group.games) == 2
    games = group.games
    assert (await operator("table", "close", table, "--json"))[1] == {"table": table, "done": "ended"}
    for game in games:
        assert (await house.gateway.lobby.newest_frame(await house.gateway.tables.newest(game))).over
    assert (await operator("table", "close", table, "--json"))[1] == {"table": table, "done": "over"}
