"""A table opened with terms of absence: what all may read of them, and which there cannot be; games ended by hosts."""

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import pytest

from tests.gateway.house import (
    House,
    Person,
    newcomer,
    opened_house,
    opened_table,
    play_out,
    started_game,
    table_for,
)
from tests.patience import PATIENCE

TERMS = {"remove_after": 3600, "substitute": "greedy", "end_after": 86_400, "abandoned": "absent-lose"}
DEFAULTS = {"remove_after": 86_400, "substitute": "casual", "end_after": 0, "abandoned": "no-result"}


async def test_everybody_reads_what_was_agreed_on(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, absence=TERMS)
    assert (await bill.get(f"/v1/tables/{game}")).json()["absence"] == TERMS
    presence = (await bill.get(f"/v1/games/{game}/view")).json()["presence"]
    assert (presence["terms"], presence["away"]) == (TERMS, [])
    assert presence["abandoned_at"] - presence["removable"][0]["at"] == (86_400 - 3600) * 1000


async def test_a_table_that_agreed_on_nothing_has_the_defaults(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    assert (await anna.get(f"/v1/tables/{game}")).json()["absence"] == DEFAULTS
    assert "presence" not in (await bill.get(f"/v1/games/{game}/view")).json()


async def test_the_substitute_of_the_table_plays_for_who_left(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, absence=TERMS)
    await anna.command(game, {"type": "leave-seat"})
    frame = (await anna.get(f"/v1/games/{game}/view?legal=true")).json()
    assert frame["legal"] == [], "the computer decides now"
    left = {"seat": 0, "opponent": "greedy", "returns": True, "since": frame["time"]}
    assert frame["presence"]["away"] == [left]
    mine = (await anna.get("/v1/tables?mine=true")).json()["tables"]
    assert [one["your_turn"] for one in mine if one["table"] == game] == [False]


async def test_lists_games_and_streams_say_who_is_away_and_who_plays_for_him(
    game: str, house: House, anna: Person, bill: Person
) -> None:
    async def told() -> list[Any]:
        mine = (await bill.get("/v1/tables?mine=true")).json()["tables"]
        listed = next(one for one in mine if one["table"] == game)
        return [listed["presence"], (await bill.get(f"/v1/games/{game}")).json()["presence"]]

    for presence in await told():
        assert presence["away"] == [] and {one["seat"] for one in presence["removable"]} == {0, 1}
    await anna.command(game, {"type": "leave-seat"})
    left = (await bill.get(f"/v1/games/{game}/view")).json()["time"]
    away = [{"seat": 0, "opponent": "casual", "returns": True, "since": left}]
    assert [presence["away"] for presence in await told()] == [away, away]
    async with asyncio.timeout(PATIENCE), bill.socket("/v1/me/events/ws") as socket:
        while (update := json.loads(await socket.recv())).get("table") != game:
            pass
    assert update["presence"]["away"] == away
    await anna.command(game, {"type": "return-to-seat"})
    await play_out(house, game, anna, bill)
    assert await told() == [None, None]


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"remove_after": 0}, "malformed"),
        ({"remove_after": 3_153_600_000}, "malformed"),
        ({"end_after": 5}, "bad-config"),
        ({"abandoned": "draw"}, "malformed"),
        ({"substitute": "my-friend"}, "no-such-opponent"),
        ({"patience": 5}, "malformed"),
    ],
)
async def test_terms_that_cannot_be_are_refused_when_the_table_is_opened(
    anna: Person, wrong: dict[str, Any], code: str
) -> None:
    body = {"title": "high-card", "edition": "plain", "seats": 2, "absence": {**TERMS, **wrong}}
    answer = await anna.post("/v1/tables", body)
    assert answer.json()["code"] == code
    assert "absence" in answer.text


async def test_who_names_no_substitute_is_not_refused_where_the_usual_one_is_not_offered(
    rules: str, store_url: str
) -> None:
    async with opened_house(rules, store_url, gateway_opponents=["novice"]) as house, AsyncExitStack() as stack:
        anna = await newcomer(house, stack, "Anna")
        game = await opened_table(anna, absence={"remove_after": 3600})
        assert (await anna.get(f"/v1/tables/{game}")).json()["absence"]["substitute"] == "casual"
        named = await anna.post("/v1/tables", table_for(2, absence={"substitute": "casual"}))
        assert (named.json()["code"], named.json()["field"]) == ("no-such-opponent", "absence.substitute")


async def test_a_host_says_why_he_ends_the_game(anna: Person) -> None:
    game = await started_alone(anna)
    reason = "We meet on Friday instead."
    answer = await anna.client.delete(f"/v1/tables/{game}", params={"reason": reason}, headers=anna.headers)
    assert answer.status_code == 204
    frames = (await anna.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert {"type": "end-explained", "words": reason} in frames[-1]["events"]
    assert frames[-1]["outcome"]["reason"] == "closed-by-host"


@pytest.mark.parametrize("reason", ["   ", "two\nlines", "x" * 201])
async def test_a_reason_that_nobody_can_read_is_refused_and_the_game_goes_on(anna: Person, reason: str) -> None:
    game = await started_alone(anna)
    answer = await anna.client.delete(f"/v1/tables/{game}", params={"reason": reason}, headers=anna.headers)
    assert (answer.status_code, answer.json()["code"]) == (400, "malformed")
    assert (await anna.get(f"/v1/games/{game}")).json()["over"] is False


async def started_alone(anna: Person) -> str:
    """A game of Anna with a computer."""
    table = (await anna.post("/v1/tables", {"title": "high-card", "edition": "plain", "seats": 2})).json()["table"]
    await anna.post(f"/v1/tables/{table}/join", {"entropy": "00" * 16})
    await anna.post(f"/v1/tables/{table}/opponents", {"name": "random"})
    assert (await anna.post(f"/v1/tables/{table}/start", {})).status_code == 200
    return str(table)
