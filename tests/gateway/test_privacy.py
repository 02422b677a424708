"""Hidden hands: every card is a number that occurs nowhere else, and no byte for another viewer holds it."""

import asyncio
import re
from typing import Any

import pytest

from tests.gateway.house import House, Person, blow, opened_table, play_out, started_game
from tests.gateway.streams import WAYS, first, lines

CARD = re.compile(r"(?<![\w.])70(?:0[1-9]|1[012])(?!\w)")


def cards_in(text: str) -> set[int]:
    """Every card named in ``text``; that the table agreed on the first is public."""
    return {int(found) for found in CARD.findall(re.sub(r"first_card\W+7001", "", text))}


async def everything(person: Person, game: str, as_: str) -> str:
    """All bytes that every reading route gives ``person`` of a running game."""
    head = (await person.get(f"/v1/games/{game}")).json()["version"]
    answers = [await person.get(f"/v1/games/{game}"), await person.get(f"/v1/games/{game}/verify")]
    for path in ("view?legal=true&", "frames?", "export?", "events?after=99&", "view?at=99&"):
        answers.append(await person.get(f"/v1/games/{game}/{path}as={as_}"))
    for version in range(1, head + 1):
        answers.append(await person.get(f"/v1/games/{game}/view?at={version}&legal=true&as={as_}"))
    query: dict[str, Any] = {"as": as_, "view": "true", "legal": "true"}
    streams = [str(await first(head, way(person, game, **query))) for way in WAYS.values()]
    return "".join([*streams, *(answer.text + str(answer.headers) for answer in answers)])


async def test_no_viewer_of_a_running_game_gets_the_hand_of_another(
    game: str, anna: Person, bill: Person, carl: Person
) -> None:
    hands = [set(await person.hand(game)) for person in (anna, bill)]
    await anna.play(game)
    assert cards_in(await everything(anna, game, "0")) == hands[0]
    assert cards_in(await everything(bill, game, "1")) == hands[1]
    for person in (anna, bill, carl):
        assert cards_in(await everything(person, game, "spectator")) == set()


async def test_the_play_of_another_is_known_and_not_what_it_was(game: str, anna: Person, bill: Person) -> None:
    await anna.play(game)
    moment = (await first(1, lines(bill, game, after=1)))[0]
    assert (moment["actor"], moment["events"]) == (0, [{"type": "redacted"}])


async def test_refusals_tell_nothing_of_other_hands(game: str, anna: Person, bill: Person) -> None:
    hidden = (await bill.hand(game))[0]
    answers = [await anna.command(game, {"type": "play-card", "card": card}) for card in (hidden, 7013)]
    assert [answer.content for answer in answers] == [answers[0].content] * 2
    assert answers[0].json()["code"] == "card-not-in-hand"


async def test_another_seat_with_my_key_gets_no_answer_of_mine(game: str, anna: Person, bill: Person) -> None:
    key, card = "0b5f37a2-87a7-4c7b-9d11-5f1d6c1f0a55", (await anna.hand(game))[0]
    await anna.command(game, {"type": "play-card", "card": card}, key)
    stolen = await bill.command(game, {"type": "play-card", "card": card}, key)
    assert stolen.json()["code"] == "card-not-in-hand" and "events" not in stolen.json()


async def test_forbidden_and_unknown_games_look_the_same(anna: Person, bill: Person, carl: Person) -> None:
    private = await started_game(anna, bill, visibility="private")
    for path in ("", "/view", "/legal", "/frames", "/events", "/export", "/verify"):
        forbidden = await carl.get(f"/v1/games/{private}{path}")
        unknown = await carl.get(f"/v1/games/{'0' * 26}{path}")
        assert (forbidden.status_code, forbidden.content) == (404, unknown.content)


async def test_who_left_a_private_table_is_told_nothing_of_its_game(anna: Person, bill: Person, carl: Person) -> None:
    table = await opened_table(anna, visibility="private")
    await carl.post(f"/v1/tables/{table}/join", {})
    await carl.post(f"/v1/tables/{table}/leave")
    for person in (anna, bill):
        await person.post(f"/v1/tables/{table}/join", {})
    assert table in (await carl.get("/v1/tables", mine="true")).text, "while it is open, its id is the invitation"
    await anna.post(f"/v1/tables/{table}/start")
    assert (await carl.get(f"/v1/tables/{table}")).status_code == 404
    assert table not in (await carl.get("/v1/tables", mine="true")).text
    assert table in (await bill.get("/v1/tables", mine="true")).text


async def test_a_table_that_has_not_started_is_no_game(anna: Person) -> None:
    table = (await anna.post("/v1/tables", {"title": "high-card", "edition": "plain", "seats": 2})).json()["table"]
    assert (await anna.get(f"/v1/games/{table}/view")).json()["code"] == "unknown-game"


async def test_the_seed_is_told_when_the_game_is_over_and_not_before(
    house: House, game: str, anna: Person, bill: Person, carl: Person
) -> None:
    await anna.play(game)
    assert "seed-revealed" not in await everything(anna, game, "0")
    following = asyncio.create_task(first(99, lines(carl, game, after=2)))
    await bill.play(game)
    await blow(house, game)
    for person in (anna, bill, anna, bill):
        await person.play(game)
    assert (await following)[-1]["events"][-1]["type"] == "seed-revealed"


@pytest.mark.parametrize("path", ["/openapi.json", "/healthz", "/readyz"])
async def test_pages_for_operators_name_no_game_guest_or_card(
    house: House, game: str, anna: Person, bill: Person, path: str
) -> None:
    await play_out(house, game, anna, bill)
    page = (await anna.client.get(path)).text
    assert game not in page and anna.id not in page and anna.token not in page and not cards_in(page)
