"""Commands: the answer, the same answer again, and every documented refusal."""

import asyncio
from uuid import uuid4

from tests.gateway.house import House, Person, play_out, started_game


async def test_a_command_answers_with_the_version_and_what_the_seat_may_read(game: str, anna: Person) -> None:
    card = (await anna.hand(game))[0]
    answer = await anna.command(game, {"type": "play-card", "card": card})
    assert answer.json() == {"version": 2, "events": [{"type": "card-played", "seat": 0, "card": card}]}
    assert answer.headers["etag"] == '"2"'


async def test_a_repeated_key_gets_the_same_bytes(game: str, anna: Person) -> None:
    command = {"type": "play-card", "card": (await anna.hand(game))[0]}
    key = str(uuid4())
    answers = [await anna.command(game, command, key) for _ in range(3)]
    assert len({answer.content for answer in answers}) == 1
    assert [answer.headers.get("idempotency-replayed") for answer in answers] == [None, "true", "true"]
    assert (await anna.get(f"/v1/games/{game}")).json()["version"] == 2


async def test_a_game_can_be_played_to_its_end(house: House, game: str, anna: Person, bill: Person) -> None:
    await play_out(house, game, anna, bill)
    found = (await anna.get(f"/v1/games/{game}")).json()
    assert found["over"] and found["stage"] == "finished"
    assert [line["place"] for line in found["outcome"]["ranking"]] == [1, 2]


async def test_a_key_means_one_command_of_a_seat(game: str, anna: Person, bill: Person) -> None:
    key = str(uuid4())
    first, second = (await anna.hand(game))[:2]
    assert (await anna.command(game, {"type": "play-card", "card": first}, key)).status_code == 200
    answer = await anna.command(game, {"type": "play-card", "card": second}, key)
    assert (answer.status_code, answer.json()["code"]) == (422, "idempotency-key-reused")
    mine = {"type": "play-card", "card": (await bill.hand(game))[0]}
    answers = [await bill.command(game, mine, key) for _ in range(2)]
    assert [(answer.status_code, answer.json()["version"]) for answer in answers] == [(200, 3), (200, 3)]
    assert answers[1].headers["idempotency-replayed"] == "true"


async def test_of_many_with_one_version_one_wins_and_the_others_learn_the_version(
    game: str, anna: Person, bill: Person
) -> None:
    commands = [
        (person, {"type": "play-card", "card": card}) for person in (anna, bill) for card in await person.hand(game)
    ]
    answers = await asyncio.gather(*(person.command(game, command, version=1) for person, command in commands))
    refused = [answer.json() for answer in answers if answer.status_code == 409]
    assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409, 409]
    assert {(problem["code"], problem["version"]) for problem in refused} == {("stale-version", 2)}


async def test_a_rule_refuses_with_its_code_and_sentence(game: str, anna: Person) -> None:
    answer = await anna.command(game, {"type": "play-card", "card": 7013})
    assert answer.status_code == 422 and answer.headers["content-type"] == "application/problem+json"
    assert answer.json() == {
        "type": "urn:sagebrush:problem:card-not-in-hand",
        "title": "A rule forbids it",
        "status": 422,
        "detail": "That card is not in your hand.",
        "code": "card-not-in-hand",
        "version": 1,
    }


async def test_who_is_not_awaited_must_wait(game: str, anna: Person) -> None:
    await anna.play(game)
    answer = await anna.command(game, {"type": "play-card", "card": (await anna.hand(game))[0]})
    assert (answer.status_code, answer.json()["code"]) == (422, "not-your-turn")


async def test_nobody_moves_the_automaton(house: House, game: str, anna: Person, bill: Person) -> None:
    await anna.play(game)
    await bill.play(game)
    assert (await anna.get(f"/v1/games/{game}")).json()["awaited"] == [{"seat": -1, "prompt": "wind"}]
    assert (await anna.command(game, {"type": "blow"})).json()["code"] == "not-your-turn"


async def test_who_has_no_seat_sends_no_command(game: str, anna: Person, carl: Person) -> None:
    answer = await carl.command(game, {"type": "play-card", "card": 7001})
    assert (answer.status_code, answer.json()["code"]) == (404, "no-seat")


async def test_a_seat_at_one_table_is_no_seat_at_another(anna: Person, bill: Person, carl: Person) -> None:
    private = await started_game(bill, carl, visibility="private")
    command = {"type": "play-card", "card": 7001}
    foreign, unknown = await anna.command(private, command), await anna.command("0" * 26, command)
    assert (foreign.status_code, foreign.content) == (404, unknown.content)


async def test_a_choice_that_answers_the_same_question_is_heard_although_somebody_left(
    anna: Person, bill: Person
) -> None:
    game = await started_game(anna, bill)
    await bill.command(game, {"type": "agree-to-end"})
    command = {"type": "play-card", "card": (await anna.hand(game))[0]}
    for prefer in ({}, {"prefer": "respond-async"}):
        assert (await anna.command(game, command, version=1, **prefer)).status_code == 409
    assert (await anna.command(game, command, version=1, prefer="wait=1, Same-Question")).status_code == 200
