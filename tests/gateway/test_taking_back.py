"""Taking back over HTTP: offered with the legal commands, sent like a command, seen in every stream."""

import asyncio
import json
from uuid import uuid4

from tests.gateway.house import Person, started_game

BACK = {"type": "take-back"}


async def market(*people: Person) -> str:
    return await started_game(*people, title="market-day", options={})


async def buy(person: Person, game: str, *stalls: int) -> int:
    for stall in stalls:
        answer = await person.command(game, {"type": "buy", "stall": stall})
        assert answer.status_code == 200, answer.text
    version: int = answer.json()["version"]
    return version


async def test_a_turn_is_taken_back_and_the_answer_says_so(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    await buy(anna, game, 0, 1)
    legal = (await anna.get(f"/v1/games/{game}/legal")).json()
    assert (legal["take_back"], legal["take_back_left"]) == ([1, 2], 100)
    answer = await anna.command(game, {**BACK, "to": 2}, version=3)
    assert (answer.status_code, answer.headers["etag"]) == (200, '"4"')
    assert answer.json() == {"version": 4, "events": [{"type": "taken-back", "seat": 0, "to": 2}]}
    moment = (await anna.get(f"/v1/games/{game}/view", legal=True)).json()
    assert (moment["view"]["bought"], moment["take_back"], moment["take_back_left"]) == ([[0], []], [1], 98)
    assert not {"take_back", "take_back_left"} & (await anna.get(f"/v1/games/{game}/view")).json().keys()
    assert (await bill.get(f"/v1/games/{game}/view", legal=True)).json()["take_back"] == []
    assert (await bill.get(f"/v1/games/{game}/view", legal=True, as_="spectator")).json()["take_back"] == []


async def test_the_answer_says_before_a_step_that_a_hundred_commits_came_to_nothing(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    for _ in range(50):
        await buy(anna, game, 0)
        assert (await anna.command(game, BACK)).status_code == 200
    legal = (await anna.get(f"/v1/games/{game}/legal")).json()
    assert (legal["take_back"], legal["take_back_left"]) == ([], 0)
    await buy(anna, game, 0)
    refused = await anna.command(game, BACK)
    assert (refused.status_code, refused.json()["code"]) == (422, "taken-back-enough")
    assert refused.json()["detail"] == "Undo limit for this turn reached (100)."


async def test_what_cannot_be_taken_back_is_refused_with_a_sentence(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    nothing = await anna.command(game, BACK)
    assert (nothing.status_code, nothing.json()["code"]) == (422, "nothing-to-take-back")
    await buy(anna, game, 0)
    far = await anna.command(game, {**BACK, "to": 7})
    assert (far.status_code, far.json()["code"]) == (422, "too-far-back")
    strange = await anna.command(game, {**BACK, "since": 1})
    assert (strange.status_code, strange.json()["code"]) == (400, "malformed")
    stale = await anna.command(game, BACK, version=1)
    assert (stale.status_code, stale.json()["code"]) == (409, "stale-version")
    sentences = (await anna.get("/v1/titles/market-day/schemas")).json()["sentences"]
    assert {"nothing-to-take-back", "too-far-back", "taken-back-enough"} <= set(sentences)


async def test_one_key_takes_back_once(anna: Person, bill: Person) -> None:
    game, key = await market(anna, bill), str(uuid4())
    await buy(anna, game, 0, 1, 2)
    answers = await asyncio.gather(*(anna.command(game, {**BACK, "to": 3}, key=key) for _ in range(3)))
    assert {(answer.status_code, answer.content) for answer in answers} == {(200, answers[0].content)}
    assert (await anna.get(f"/v1/games/{game}/view")).json()["view"]["bought"] == [[0, 1], []]
    other = await anna.command(game, BACK, key=key)
    assert (other.status_code, other.json()["code"]) == (422, "idempotency-key-reused")


async def test_every_stream_and_the_replay_tell_it(anna: Person, bill: Person) -> None:
    game = await market(anna, bill)
    await buy(anna, game, 0)
    await anna.command(game, BACK)
    frames = (await bill.get(f"/v1/games/{game}/frames")).json()["frames"]
    assert [frame["view"]["bought"] for frame in frames] == [[[], []], [[0], []], [[], []]]
    told = {"type": "taken-back", "seat": 0, "to": 1}
    assert frames[2]["events"] == [told]
    async with bill.socket(f"/v1/games/{game}/events/ws?view=true&after=2") as socket:
        moment = json.loads(await socket.recv())
    assert (moment["events"], moment["view"]["bought"]) == ([told], [[], []])
    path = f"{bill.client.base_url}/v1/games/{game}/events?after=2"
    for accept, start in (("application/x-ndjson", "{"), ("text/event-stream", "data: {")):
        async with bill.client.stream("GET", path, headers={**bill.headers, "Accept": accept}) as stream:
            async for line in stream.aiter_lines():
                if line.startswith(start):
                    assert json.loads(line.removeprefix("data: "))["events"] == [told]
                    break
