"""Leaving a running game over HTTP: as commands of one's own seat, and by the host."""

import asyncio
import contextlib

import pytest

from sagebrush_games.kernel import absence
from sagebrush_games.kernel.messages import AbsenceTerms
from tests.gateway.house import House, Person, newcomer, started_game


async def removal(person: Person, game: str, seat: int) -> tuple[int, str]:
    answer = await person.client.delete(f"/v1/tables/{game}/seats/{seat}", headers=person.headers)
    return answer.status_code, answer.json().get("code", "")


async def test_a_seat_shows_the_computer_that_plays_for_who_left(game: str, anna: Person, bill: Person) -> None:
    assert (await anna.command(game, {"type": "leave-seat"})).status_code == 200
    assert {"seat": 0, "prompt": "card", "opponent": "casual"} in (await bill.get(f"/v1/games/{game}")).json()[
        "awaited"
    ]
    refused = (await anna.command(game, {"type": "play-card", "card": 1})).json()
    assert refused["code"] == "seat-left" and "return to it" in refused["detail"]
    assert (await anna.command(game, {"type": "return-to-seat"})).status_code == 200
    assert (await anna.play(game))["version"] == 4


async def test_who_resigns_loses_and_the_table_is_finished(game: str, anna: Person, bill: Person) -> None:
    assert (await bill.command(game, {"type": "resign"})).status_code == 200
    found = (await anna.get(f"/v1/games/{game}")).json()
    assert (found["stage"], found["outcome"]["reason"]) == ("finished", "resigned")
    assert [one["seat"] for one in found["outcome"]["ranking"]] == [0, 1]


async def test_a_stranger_says_nothing_about_a_game(game: str, house: House, stack: contextlib.AsyncExitStack) -> None:
    carol = await newcomer(house, stack, "Carol")
    for command in ({"type": "resign"}, {"type": "agree-to-end"}, {"type": "vote-to-remove", "against": 0}):
        assert (await carol.command(game, command)).json()["code"] == "no-seat"


async def test_no_seat_does_what_the_host_alone_may(game: str, anna: Person, bill: Person) -> None:
    for person in (anna, bill):
        assert (await person.command(game, {"type": "remove-player", "against": 0})).json()["code"] == "only-the-host"


async def test_the_host_removes_somebody_who_was_absent_for_a_day(
    game: str, anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert await removal(anna, game, 0) == (422, "not-absent")
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    assert await removal(bill, game, 0) == (403, "host-only")
    assert await removal(anna, game, 9) == (404, "no-seat")
    assert await removal(anna, game, 0) == (200, "")
    assert await removal(anna, game, 0) == (200, "")
    assert (await bill.get(f"/v1/games/{game}")).json()["outcome"]["ranking"][-1]["seat"] == 0


async def test_a_kick_in_the_same_millisecond_as_a_move_comes_before_or_after_it(
    anna: Person, bill: Person, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The second request gets the reason; the clock of the platform stands still meanwhile."""
    monkeypatch.setattr(absence, "DEFAULTS", AbsenceTerms(remove_after=0))
    heard = set()
    for _ in range(6):
        game = await started_game(anna, bill)
        card = {"type": "play-card", "card": (await bill.hand(game))[0]}
        (_, kick), answer = await asyncio.gather(removal(anna, game, 1), bill.command(game, card, version=1))
        move = answer.json().get("code", "")
        heard.add((kick, move))
        assert (kick, move) in {("", "stale-version"), ("", "game-over"), ("not-absent", ""), ("", "")}
        commits = [
            frame["events"][0]["type"] for frame in (await anna.get(f"/v1/games/{game}/frames")).json()["frames"]
        ]
        assert len(commits) == 2 + (kick == move == ""), commits
        assert (await anna.get(f"/v1/games/{game}/verify")).json()["ok"]
    assert heard
