"""The description of the API has the commands about seats, each with exactly the problems that it may meet."""

import contextlib
from typing import Any
from uuid import uuid4

import pytest

from sagebrush_games.kernel import absence, refusal
from sagebrush_games.kernel.control.messages import CONTROL_COMMANDS, HandOverSeat, RemovePlayer
from sagebrush_games.kernel.messages import AbsenceTerms, kebab
from sagebrush_gateway.api import seat_commands
from sagebrush_gateway.api.seat_commands import SCHEMAS
from sagebrush_gateway.applications.application import SCOPES
from tests.gateway.house import House, Person, newcomer, opened_table, play_out, registered, started_game

OF_THE_PLATFORM = {RemovePlayer, HandOverSeat}
"""Given by routes of their own."""
TYPES: dict[str, Any] = {schema["title"]: schema for schema in SCHEMAS.values()}
LEAVE: dict[str, Any] = {"type": "leave-seat"}
RETURN: dict[str, Any] = {"type": "return-to-seat"}
RESIGN: dict[str, Any] = {"type": "resign"}
AGREE: dict[str, Any] = {"type": "agree-to-end"}
VOTE: dict[str, Any] = {"type": "vote-to-remove", "against": 0}


async def said(person: Person, game: str, command: dict[str, Any]) -> str:
    """The code of the refusal, which is among those that the description has; empty where it was heard."""
    answer = await person.command(game, command)
    code = "" if answer.status_code == 200 else str(answer.json()["code"])
    assert not code or (answer.status_code, code in TYPES[command["type"]]["x-problem-codes"]) == (422, True), code
    return code


def test_every_command_about_a_seat_is_described_and_every_problem_is_one_of_the_rules() -> None:
    assert set(TYPES) == {kebab(one.__name__) for one in CONTROL_COMMANDS if one not in OF_THE_PLATFORM}
    assert {example["value"]["type"] for example in seat_commands.EXAMPLES.values()} == set(TYPES)
    known = {code for code in vars(refusal).values() if isinstance(code, str)}
    assert set(seat_commands.REFUSALS) <= known


async def test_each_is_refused_with_the_problems_of_its_description(
    house: House, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = await started_game(anna, bill)
    assert [await said(anna, game, one) for one in (RETURN, LEAVE, LEAVE, RETURN)] == ["not-left", "", "seat-left", ""]
    assert [await said(anna, game, AGREE) for _ in range(2)] == ["", "already-agreed"]
    assert await said(bill, game, VOTE) == "not-absent"
    with monkeypatch.context() as patience:
        patience.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
        assert await said(bill, game, {**VOTE, "against": 1}) == "not-absent", "oneself"
        for nowhere in (9, -1):
            answer = (await bill.command(game, {**VOTE, "against": nowhere})).json()
            assert (answer["code"], answer["detail"]) == ("no-seat", "There is no such seat in this game.")
    await play_out(house, game, anna, bill)
    for command in (RETURN, LEAVE, AGREE, VOTE, RESIGN):
        assert await said(bill, game, command) == "game-over"


async def test_who_has_resigned_says_nothing_more_about_seats(anna: Person, bill: Person, carl: Person) -> None:
    game = await started_game(anna, bill, carl)
    assert await said(anna, game, RESIGN) == ""
    for command in (RESIGN, LEAVE, RETURN, AGREE, {**VOTE, "against": 1}):
        assert await said(anna, game, command) == "already-resigned"
    assert await said(bill, game, VOTE) == "already-resigned"


@pytest.mark.parametrize("left", [50])
async def test_a_seat_that_was_left_too_often_is_kept(anna: Person, bill: Person, left: int) -> None:
    game = await started_game(anna, bill)
    for _ in range(left):
        assert [await said(anna, game, one) for one in (LEAVE, RETURN)] == ["", ""]
    assert await said(anna, game, LEAVE) == "left-too-often"


@pytest.mark.parametrize("kind", TYPES)
async def test_nobody_says_anything_about_a_seat_that_is_not_his(
    kind: str, house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person, carl: Person
) -> None:
    """Strangers, the host who does not sit, who had the seat before, an application, somebody without a token."""
    host = await newcomer(house, stack, "Host")
    command = {"type": kind, **({"against": 1} if kind == VOTE["type"] else {})}
    game, private = await hosted(host, anna, bill), await hosted(host, anna, bill, visibility="private")
    offer = (await anna.post(f"/v1/games/{game}/seats/0/offer")).json()["offer"]
    assert (await carl.post("/v1/offers/accept", {"offer": offer})).status_code == 200
    stranger = await newcomer(house, stack, "Stranger")
    found = [(await one.command(game, command)).json()["code"] for one in (stranger, host, anna)]
    assert found == ["no-seat"] * 3
    assert (await stranger.command(private, command)).json()["code"] == "unknown-game"
    assert (await host.command(private, command)).json()["code"] == "no-seat"
    _, key = await registered(house, *SCOPES)
    for headers in (key, {}):
        answer = await host.client.post(
            f"/v1/games/{game}/commands", json=command, headers={**headers, "Idempotency-Key": uuid4().hex}
        )
        assert answer.status_code in (401, 403, 404), answer.text
    assert (await carl.get(f"/v1/games/{game}")).json()["version"] == 2, "handed over, and nothing else"


async def hosted(host: Person, *people: Person, **changes: Any) -> str:
    """A game at whose table its host does not sit."""
    game = await opened_table(host, len(people), **changes)
    for person in people:
        await person.post(f"/v1/tables/{game}/join", {})
    assert (await host.post(f"/v1/tables/{game}/start")).status_code == 200
    return game
