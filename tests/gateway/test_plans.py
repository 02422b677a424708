"""Planned moves over HTTP: who plans, who reads it, and what is refused."""

import asyncio
from typing import Any

import pytest

from sagebrush_rpc import RulesClient
from sagebrush_rpc.v1 import rules_pb2 as wire
from tests.gateway.house import House, Person, blow, started_game
from tests.patience import PATIENCE

NOTHING: dict[str, Any] = {"tag": "none", "after": None, "moves": [], "played": 0, "ended": ""}
UNWINDY = {"if": "unchanged", "path": "/windy"}


async def plan(person: Person, game: str, *moves: Any) -> Any:
    return await person.post(f"/v1/games/{game}/plan", {"moves": moves})


async def planned(person: Person, game: str) -> Any:
    return (await person.get(f"/v1/games/{game}/plan")).json()


async def card(person: Person, game: str, place: int = 0) -> Any:
    return {"type": "play-card", "card": (await person.hand(game))[place]}


async def test_a_seat_answers_by_itself_when_it_is_asked(house: House, anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    next_card = await card(bill, game, 1)
    await bill.play(game)
    answer = await plan(bill, game, {"command": next_card, "when": [UNWINDY, {"if": "asked", "prompt": "card"}]})
    assert (answer.status_code, answer.headers["cache-control"]) == (200, "no-store")
    assert answer.json()["moves"][0]["command"] == next_card
    assert (
        answer.json().keys() == (await planned(bill, game)).keys() == {"id", "tag", "after", "moves", "played", "ended"}
    )
    await anna.play(game)
    await blow(house, game)
    async with asyncio.timeout(PATIENCE):
        while (found := await planned(bill, game))["ended"] != "played":
            await asyncio.sleep(0.02)
    assert found["played"] == 1
    assert next_card["card"] not in await bill.hand(game)


async def test_a_plan_has_an_id_of_its_own_before_it_is_sent(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The rules service may die over it, and is asked again."""
    game = await started_game(anna, bill)
    await bill.play(game)
    sent: list[wire.WritePlanRequest] = []
    write = RulesClient.write_plan

    async def noted(client: RulesClient, request: wire.WritePlanRequest) -> wire.PlanReply:
        sent.append(request)
        return await write(client, request)

    monkeypatch.setattr(RulesClient, "write_plan", noted)
    for _ in range(2):
        answer = await plan(bill, game, {"command": await card(bill, game), "when": [UNWINDY]})
        assert answer.json()["id"] == sent[-1].id
    assert sent[0].id != sent[1].id


async def told_of(person: Person, game: str) -> str:
    """Everything that ``person`` reads of a game and its table."""
    paths = ("view", "frames", "export", "")
    texts = [(await person.get(f"/v1/games/{game}/{path}".rstrip("/"))).text for path in paths]
    return "".join([*texts, (await person.get(f"/v1/tables/{game}")).text])


async def test_nobody_reads_the_plan_of_another_seat(house: House, anna: Person, bill: Person) -> None:
    """Neither before it is played nor afterwards, while the game runs; nor in a branch of it."""
    game = await started_game(anna, bill)
    await bill.play(game)
    await plan(bill, game, {"command": await card(bill, game), "when": [UNWINDY]})
    assert await planned(anna, game) == NOTHING
    opened = (await bill.post(f"/v1/tables/{game}/branch", {"version": 1})).json()
    assert "plan" not in opened
    branch = opened["table"]
    await bill.post(f"/v1/tables/{branch}/join", {})
    await bill.post(f"/v1/tables/{branch}/opponents", {"name": "greedy"})
    begun = await bill.post(f"/v1/tables/{branch}/start")
    assert begun.status_code == 200, begun.text
    assert await planned(bill, branch) == NOTHING
    hidden = ("unchanged", "/windy", '"plan-')
    for person, at in ((anna, game), (bill, game), (bill, branch)):
        assert not [word for word in hidden if word in await told_of(person, at)]
    await anna.play(game)
    await blow(house, game)
    async with asyncio.timeout(PATIENCE):
        while (await planned(bill, game))["ended"] != "played":
            await asyncio.sleep(0.02)
    for person in (anna, bill):
        assert not [word for word in hidden if word in await told_of(person, game)]


async def test_a_plan_is_taken_away_by_an_empty_one(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    await bill.play(game)
    await plan(bill, game, {"command": await card(bill, game)})
    assert (await plan(bill, game)).status_code == 200
    assert (await planned(bill, game))["moves"] == []


async def test_what_cannot_be_planned_is_refused(house: House, anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    good = await card(bill, game)
    for wrong in (
        [{"command": {"type": "fly"}}],
        [{"command": {"type": "resign"}}],
        [{"command": good, "when": [{"if": "raining"}]}],
        [{"command": good, "when": [{"if": "asked", "prompt": "sing"}]}],
        [{"command": good, "when": [{"if": "unchanged", "path": "/hand/99"}]}],
        [{"command": good, "unless": []}],
        [{"command": good}] * 9,
    ):
        answer = await plan(bill, game, *wrong)
        assert (answer.status_code, answer.json()["code"]) == (400, "malformed"), answer.text
    assert (await planned(bill, game))["moves"] == []


@pytest.mark.parametrize(
    ("condition", "member", "detail"),
    [
        ({"if": "unchanged", "path": "dealer"}, ".path", "String should match pattern '^/'."),
        ({"if": "unchanged"}, ".path", "This is needed."),
        ({"if": "no-event", "types": []}, ".types", "List should have at least 1 item after validation, not 0."),
        ({"if": "asked", "prompt": "play", "path": "/"}, ".path", "There is no such field or parameter."),
        ({"if": "raining"}, ".if", "Input should be 'asked' or 'no-event' or 'unchanged'."),
        ({"path": "/dealer"}, ".if", "This is needed."),
        ("asked", "", "An object is needed."),
    ],
)
async def test_of_a_condition_the_member_at_fault_is_named(
    anna: Person, bill: Person, condition: Any, member: str, detail: str
) -> None:
    game = await started_game(anna, bill)
    told = (await plan(bill, game, {"command": await card(bill, game), "when": [condition]})).json()
    assert (told["field"], told["detail"]) == (f"moves.0.when.0{member}", detail)


@pytest.mark.parametrize(
    ("move", "field"),
    [
        ({"command": {"type": "fly"}}, "moves.1.command.type"),
        ({"command": {"type": "resign"}}, "moves.1.command"),
        ({"command": {"type": "play-card", "card": "x"}}, "moves.1.command.card"),
    ],
)
async def test_what_the_rules_find_wrong_is_named_as_every_field_of_the_plan_is(
    anna: Person, bill: Person, move: Any, field: str
) -> None:
    game = await started_game(anna, bill)
    answer = await plan(bill, game, {"command": await card(bill, game)}, move)
    assert (answer.status_code, answer.json()["code"], answer.json()["field"]) == (400, "malformed", field)


async def test_a_plan_that_a_proxy_sends_again_does_not_come_back(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill)
    await bill.play(game)
    first = {"moves": [{"command": await card(bill, game)}]}
    path, key = f"/v1/games/{game}/plan", "key-of-the-first"
    kept = await bill.post(path, first, key=key)
    again = await bill.post(path, first, key=key)
    assert (again.json(), again.headers["idempotency-replayed"]) == (kept.json(), "true")
    assert "idempotency-replayed" not in kept.headers
    withdrawn = await bill.post(path, {"moves": []}, key="key-of-the-second")
    late = await bill.post(path, first, key=key)
    assert (late.status_code, late.json()) == (200, withdrawn.json())
    other = await bill.post(path, {"moves": []}, key=key)
    assert (other.status_code, other.json()["code"]) == (422, "idempotency-key-reused")
    bad = await bill.post(path, first, key="short")
    assert (bad.status_code, bad.json()["code"]) == (400, "bad-idempotency-key")


async def test_a_plan_is_not_replaced_by_who_saw_another_one(anna: Person, bill: Person) -> None:
    """Such as a second tab, which shows what the first one has changed since."""
    game = await started_game(anna, bill)
    await bill.play(game)
    first = {"moves": [{"command": await card(bill, game)}]}
    path = f"/v1/games/{game}/plan"
    unplanned = await bill.get(path)
    assert unplanned.headers["etag"] == '"none"'
    kept = await bill.post(path, first, seen=unplanned.headers["etag"])
    assert kept.headers["etag"] == f'"{kept.json()["tag"]}"' == (await bill.get(path)).headers["etag"]
    refused = await bill.post(path, {"moves": []}, seen=unplanned.headers["etag"])
    assert (refused.status_code, refused.json()["code"], refused.json()["field"]) == (409, "plan-changed", "If-Match")
    wrong = await bill.post(path, first, seen='"A"')
    assert (wrong.status_code, wrong.json()["field"]) == (400, "If-Match")
    assert (await bill.post(path, {"moves": []}, seen=kept.headers["etag"])).status_code == 200
