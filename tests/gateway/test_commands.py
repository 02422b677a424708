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
