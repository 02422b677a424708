"""Dry runs over HTTP: a question like a look at the game, for the holder of a seat."""

from typing import Any

import httpx

from sagebrush_client.views import patched
from tests.gateway.house import Person, small_house, started_game


def buy(stall: int) -> dict[str, Any]:
    return {"type": "buy", "stall": stall}


WRONG: tuple[dict[str, Any], ...] = ({"commands": []}, {"commands": [7]}, {}, {"commands": [buy(0)], "seat": 1})


async def market(*people: Person) -> str:
    return await started_game(*people, title="market-day", options={})


async def tried(person: Person, game: str, commands: Any, version: str = "", **fields: Any) -> httpx.Response:
    headers = {**person.headers, **({"If-Match": version} if version else {})}
    path = f"/v1/games/{game}/commands/dry-run"
    return await person.client.post(path, json={"commands": commands, **fields}, headers=headers)


async def test_a_player_sees_what_a_turn_would_lead_to_and_the_game_stays_as_it_is(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    answer = await tried(anna, game, [buy(0), buy(2)], version='"1"')
    said = answer.json()
    assert answer.status_code == 200 and answer.headers["etag"] == '"1"' and said["refused"] is None
    assert [frame["version"] for frame in said["frames"]] == [2, 3]
    assert said["frames"][0]["events"] == [{"type": "bought", "seat": 0, "stall": 0}]
    assert said["frames"][1]["view"]["bought"] == [[0, 2], []] and said["frames"][1]["take_back"] == [1, 2]
    assert (await anna.get(f"/v1/games/{game}")).json()["version"] == 1


async def test_views_come_as_what_changed_and_without_what_never_does_when_asked_for(
    anna: Person, bill: Person
) -> None:
    game = await market(anna, bill)
    asked = [buy(0), buy(2)]
    whole = (await tried(anna, game, asked, views=True)).json()["frames"]
    short = (await tried(anna, game, asked, views=True, patch=True)).json()["frames"]
    assert short[0]["view"] == whole[0]["view"] and "view" not in short[1]
    assert patched(short[0]["view"], short[1]["view_patch"]) == whole[1]["view"]
    last = (await tried(anna, game, asked, patch=True)).json()["frames"]
    assert "view" not in last[0] and last[1]["view"] == whole[1]["view"]


async def test_why_not_is_answered_with_the_rule_and_the_place(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    refused = (await tried(anna, game, [buy(0), buy(9)])).json()["refused"]
    assert (refused["code"], refused["status"], refused["index"]) == ("no-such-stall", 422, 1)
    refused = (await tried(anna, game, [{"type": "gamble"}])).json()["refused"]
    assert (refused["code"], refused["index"]) == ("would-draw", 0)
    refused = (await tried(anna, game, [{"type": "buy", "stall": "x"}])).json()["refused"]
    assert (refused["code"], refused["status"], refused["field"]) == ("malformed", 400, "$.stall")


async def test_it_says_which_version_it_is_about(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    stale, odd = await tried(anna, game, [buy(0)], version='"7"'), await tried(anna, game, [buy(0)], version="x")
    assert (stale.status_code, stale.json()["code"], stale.json()["version"]) == (409, "stale-version", 1)
    assert (odd.status_code, odd.json()["code"], odd.json()["field"]) == (400, "malformed", "If-Match")


async def test_commands_that_are_left_out_too_many_or_beside_others_are_malformed(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    for wrong in WRONG:
        answer = await anna.client.post(f"/v1/games/{game}/commands/dry-run", json=wrong, headers=anna.headers)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed")


async def test_many_commands_cost_as_much_as_several_looks_and_no_command(rules: str, store_url: str) -> None:
    limits = {"gateway_read_rate": 0.01, "gateway_read_burst": 40, "gateway_seat_burst": 2, "gateway_seat_rate": 0.01}
    async with small_house(rules, store_url, **limits) as (_, dora, emil, _):
        game = await market(dora, emil)
        statuses = [(await tried(dora, game, [buy(0)] * 60)).status_code for _ in range(6)]
        assert statuses[:3] == [200] * 3 and statuses[-1] == 429
        assert (await dora.command(game, buy(0))).status_code == 200


async def test_spectators_have_nothing_to_try(anna: Person, bill: Person, carl: Person) -> None:
    answer = await tried(carl, await market(anna, bill), [buy(0)])
    assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")
