"""Branches over HTTP: who may open one, with whose knowledge, and who may sit there."""

import contextlib
from typing import Any

from tests.gateway.house import (
    FIRST_CARD,
    House,
    Person,
    blow,
    newcomer,
    opened_table,
    play_out,
    registered,
    started_game,
)

CANARIES = {"options": {"first_card": FIRST_CARD}}


async def branch(person: Person, game: str, version: int = 1, **asked: Any) -> Any:
    return (await person.post(f"/v1/tables/{game}/branch", {"version": version, **asked})).json()


async def finished_game(house: House, *people: Person, **changes: Any) -> str:
    game = await started_game(*people, **changes)
    await play_out(house, game, *people)
    return game


async def begun(host: Person, table: str, *others: Person) -> None:
    """The game of a branch, with people on its first seats and a computer on what is free."""
    for person in (host, *others):
        assert (await person.post(f"/v1/tables/{table}/join", {})).status_code == 200
    state = (await host.get(f"/v1/tables/{table}")).json()
    if any(seat["player"] is None for seat in state["seats"]):
        assert (await host.post(f"/v1/tables/{table}/opponents", {"name": "greedy"})).status_code == 200
    answer = await host.post(f"/v1/tables/{table}/start")
    assert answer.status_code == 200, answer.text


async def test_people_play_on_from_a_version_and_the_branch_is_proved(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill, **CANARIES)
    opened = await branch(anna, game, 2, name="What if")
    assert opened["host"] and opened["seat"] is None and opened["visibility"] == "private"
    assert opened["branch"] == {"game": game, "version": 2, "guessed": False, "seat": None, "alone": False}
    again = opened["table"]
    await begun(anna, again, bill)
    past = (await anna.get(f"/v1/games/{game}/view", at=2, as_="1")).json()["view"]
    assert (await bill.get(f"/v1/games/{again}/view")).json()["view"] == past
    frames = (await bill.get(f"/v1/games/{again}/frames", view="false")).json()["frames"]
    (started,) = frames[0]["events"]
    assert (started["branch"]["game"], started["branch"]["position"]) == (game, "")
    await bill.play(again)
    await blow(house, again)
    for person in (anna, bill) * 2:
        await person.play(again)
    assert (await anna.get(f"/v1/games/{again}/verify")).json()["code"] == "sound"


async def test_a_running_game_leaks_nothing_through_a_branch(house: House, anna: Person, bill: Person) -> None:
    """Other hands are dealt there; only what Anna knew anyway is kept."""
    game = await started_game(anna, bill, **CANARIES)
    hidden, guesses = await bill.hand(game), set()
    for _ in range(4):
        again = (await branch(anna, game))["table"]
        await begun(anna, again)
        assert await anna.hand(again) == await anna.hand(game)
        await anna.client.delete(f"/v1/tables/{again}", headers=anna.headers)
        seen = (await anna.get(f"/v1/games/{again}/view", as_="1")).json()["view"]["hand"]
        guesses.add(tuple(seen))
    assert guesses != {tuple(hidden)}


async def test_who_plays_a_running_game_branches_it_for_himself_alone(
    house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person
) -> None:
    game = await started_game(anna, bill)
    opened = await branch(anna, game, visibility="public")
    assert opened["visibility"] == "private"
    assert opened["branch"] == {"game": game, "version": 1, "guessed": True, "seat": 0, "alone": True}
    carla = await newcomer(house, stack, "Carla")
    for other in (bill, carla):
        refused = await other.post(f"/v1/tables/{opened['table']}/join", {})
        assert (refused.status_code, refused.json()["code"]) == (404, "unknown-table")
    await begun(anna, opened["table"])
    for other in (bill, carla):
        assert (await other.get(f"/v1/games/{opened['table']}/view")).status_code == 404


async def test_of_a_running_game_nobody_has_the_knowledge_of_another_seat(
    house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person
) -> None:
    game = await started_game(anna, bill)
    carla = await newcomer(house, stack, "Carla")
    for person, seat in ((anna, "1"), (carla, "0"), (carla, "7")):
        assert (await branch(person, game, knowledge=seat))["code"] == "no-seat"
    told = (await branch(carla, game, visibility="public"))["branch"]
    assert (told["guessed"], told["seat"], told["alone"]) == (True, None, False)
    assert (await branch(anna, game, knowledge="spectator"))["branch"]["alone"] is False


async def test_a_private_game_is_branched_by_its_people_in_private(
    house: House, stack: contextlib.AsyncExitStack, anna: Person, bill: Person
) -> None:
    carla = await newcomer(house, stack, "Carla")
    running = await started_game(anna, bill, visibility="private")
    over = await finished_game(house, anna, bill, visibility="private")
    for game in (running, over):
        assert (await branch(carla, game))["code"] == "unknown-table"
        assert (await branch(bill, game, knowledge="spectator", visibility="public"))["visibility"] == "private"


async def test_after_the_game_the_knowledge_of_every_seat_may_be_kept(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill, **CANARIES)
    opened = await branch(anna, game, knowledge="1", visibility="public")
    assert opened["branch"]["guessed"] and not opened["branch"]["alone"]
    assert opened["visibility"] == "public"
    await begun(anna, opened["table"], bill)
    past = (await bill.get(f"/v1/games/{game}/view", at=1)).json()["view"]["hand"]
    assert await bill.hand(opened["table"]) == past


async def test_what_cannot_be_branched_is_said_at_once(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill)
    last = (await anna.get(f"/v1/games/{game}")).json()["version"]
    over = await branch(anna, game, last)
    assert (over["code"], over["field"]) == ("over-at-version", "version")
    assert (await branch(anna, game, last + 1))["code"] == "no-such-version"
    assert (await branch(anna, game, 0))["code"] == "malformed"
    assert (await branch(anna, game, knowledge="me"))["code"] == "malformed"
    too_short = {"kind": "decision", "seconds": 1}
    assert (await branch(anna, game, clock=too_short))["code"] == "malformed"
    assert (await branch(anna, await opened_table(anna, 2)))["code"] == "unknown-game"


async def test_a_branch_has_terms_of_its_own(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill)
    clock, absence = {"kind": "decision", "seconds": 60}, {"substitute": "greedy"}
    opened = await branch(anna, game, clock=clock, absence=absence)
    assert (opened["clock"]["seconds"], opened["absence"]["substitute"]) == (60, "greedy")
    await begun(anna, opened["table"], bill)
    assert (await branch(anna, game, absence={"substitute": "grandmaster"}))["code"] == "no-such-opponent"


async def test_applications_open_no_branches(house: House, anna: Person, bill: Person) -> None:
    game = await finished_game(house, anna, bill)
    _, headers = await registered(house, "games:create", "games:read")
    async with house.door() as door:
        answer = await door.post(f"/v1/tables/{game}/branch", json={"version": 1}, headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "wrong-caller")
