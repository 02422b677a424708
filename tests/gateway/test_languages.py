"""People read in the language of their browser."""

import json

import pytest

from sagebrush_gateway.http.languages import LANGUAGES
from sagebrush_gateway.problems import CATALOGUE, ENGLISH, SHARED_TITLES, titles
from tests.gateway.house import Person, started_game


async def test_a_refusal_is_said_in_the_language_of_the_player(anna: Person, bill: Person, game: str) -> None:
    card = {"type": "play-card", "card": 1}
    german = await anna.command(game, card, Accept_Language="de-CH, en;q=0.5")
    spanish = await anna.command(game, card, Accept_Language="es")
    unknown = await anna.command(game, card, Accept_Language="tlh")
    assert german.json()["code"] == spanish.json()["code"] == unknown.json()["code"]
    assert german.json()["title"] == "Eine Regel verbietet es" and spanish.json()["title"] == "Una regla lo prohíbe"
    other = await bill.command(game, {"type": "take-back"}, Accept_Language="de")
    assert other.json()["detail"].startswith("Seit deinem letzten Zug")


async def test_a_refusal_inside_an_answer_is_in_the_language_of_the_player(anna: Person, bill: Person) -> None:
    game = await started_game(anna, bill, title="market-day", options={})
    commands = {"commands": [{"type": "buy", "stall": 0}, {"type": "buy", "stall": 9}]}
    headers = {**anna.headers, "Accept-Language": "de"}
    tried = await anna.client.post(f"/v1/games/{game}/commands/dry-run", json=commands, headers=headers)
    keyed = {**headers, "Idempotency-Key": "a-list-in-german"}
    sent = await anna.client.post(f"/v1/games/{game}/commands/list", json=commands, headers=keyed)
    for answer in (tried, sent):
        assert answer.json()["refused"]["title"] == "Eine Regel verbietet es"


async def test_a_host_reads_in_his_language_why_nobody_is_removed(anna: Person, game: str) -> None:
    headers = {**anna.headers, "Accept-Language": "de"}
    answer = await anna.client.delete(f"/v1/tables/{game}/seats/1", headers=headers)
    assert (answer.status_code, answer.json()["code"]) == (422, "not-absent")
    assert answer.json()["detail"].startswith("Das Spiel wartet noch nicht lange genug")


async def test_a_browser_reads_in_the_language_of_its_query_why_a_stream_was_refused(anna: Person, game: str) -> None:
    wrong = f"/v1/games/{game}/events?ticket=sbt_x&problems=stream&language=de"
    assert "Dafür ist ein gültiges Token nötig" in (await anna.client.get(wrong)).text


async def test_two_players_of_one_game_read_it_in_two_languages(anna: Person, game: str) -> None:
    german, english = [
        await anna.get(f"/v1/games/{game}/view", {"Accept-Language": name}, legal=True) for name in ("de", "en")
    ]
    assert german.headers["vary"] == "Authorization, Accept-Language"
    assert german.json()["legal"][0]["command"] == english.json()["legal"][0]["command"]


async def test_the_telling_of_a_title_is_kept_by_language(anna: Person) -> None:
    told = [
        (await anna.get("/v1/titles/high-card/schemas", {"Accept-Language": name})).json()["telling"]["events"]
        for name in ("es", "de", "es")
    ]
    assert told[0] == told[2] != told[1]
    assert told[1]["game-closed"] == "Der Gastgeber des Tisches beendet das Spiel."


async def test_a_socket_names_its_language_in_the_query(anna: Person, game: str) -> None:
    async with anna.socket(f"/v1/games/{game}/events/ws?legal=true&language=de") as socket:
        assert "legal" in json.loads(await socket.recv())


async def test_a_language_that_nobody_knows_is_refused_in_the_query(anna: Person, game: str) -> None:
    answer = await anna.get(f"/v1/games/{game}/events", language="tlh")
    assert (answer.status_code, answer.json()["field"]) == (400, "language")


@pytest.mark.parametrize("language", [one for one in LANGUAGES if one != ENGLISH])
def test_every_problem_has_a_title_in_every_language(language: str) -> None:
    assert titles(language).keys() == {kind.code for kind in CATALOGUE} | set(SHARED_TITLES)


async def test_a_problem_is_titled_in_the_language_of_the_reader(anna: Person) -> None:
    german = (await anna.get("/v1/tables/none", {"Accept-Language": "de"})).json()
    english = (await anna.get("/v1/tables/none", {"Accept-Language": "fr"})).json()
    assert (german["title"], english["title"]) == ("Diesen Tisch gibt es nicht", "There is no such table")
    assert german["code"] == english["code"] == "unknown-table"
    assert german["detail"] == "Diesen Tisch gibt es nicht.", "it says no more than the title"


async def test_what_is_wrong_in_a_request_is_named_in_every_language(anna: Person, game: str) -> None:
    answer = await anna.get(f"/v1/games/{game}/events", {"Accept-Language": "es"}, language="tlh")
    assert (answer.json()["title"], answer.json()["field"]) == ("Algo tiene una forma incorrecta", "language")
