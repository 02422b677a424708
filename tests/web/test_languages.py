"""The page in the language of who reads it."""

import json
import re
from collections import Counter
from pathlib import Path

import httpx
import pytest
from playwright.async_api import expect

from sagebrush_games import TITLES
from sagebrush_gateway.http.modules import preloads
from tests.web.conftest import People, token_of
from tests.web.said import REACHED, texts, variables
from tests.web.test_play import open_table
from tests.web.test_twice import point_at_one

WEB = Path("gateway/web")
LINE = re.compile(r'^  (".*"): (".*"),$', re.MULTILINE)
HOLE = re.compile(r"\{(\w+)\}")
OTHERS = ("de", "es")


def lines(path: str) -> dict[str, str]:
    """A catalogue of the page: a line for each text."""
    text = (WEB / "languages" / path).read_text("utf-8")
    return {json.loads(english): json.loads(other) for english, other in LINE.findall(text)}


def catalogue(language: str) -> dict[str, str]:
    """What the first table says, what boards say, and what is fetched later."""
    return {english: other for path in catalogues(language) for english, other in lines(path).items()}


def catalogues(language: str) -> list[str]:
    return [f"{language}.js", f"later/{language}.js", *(f"{title}/{language}.js" for title in TITLES)]


def scripts() -> list[Path]:
    """All code of the page."""
    return [path for path in WEB.rglob("*.js") if "kept" not in path.parts and "languages" not in path.parts]


def said() -> set[str]:
    """Every text in the code of the page, and those that reach it otherwise."""
    return texts(scripts()).union(*(words() for words in REACHED.values()))


def modules(*roots: str) -> set[Path]:
    """Those of the page and of its frame, and ``roots``, with what they load at once."""
    return {WEB / path for root in ("app.js", "embed.js", *roots) for path in preloads(WEB, root)}


@pytest.mark.parametrize("language", OTHERS)
def test_everything_that_the_page_says_is_translated(language: str) -> None:
    assert sorted(said() - catalogue(language).keys()) == []


@pytest.mark.parametrize(("language", "word", "printed"), [("de", "Feuerkraft", "Stärke"), ("es", "vaquero", "cowboy")])
def test_the_page_and_the_terminal_call_things_as_the_box_does(language: str, word: str, printed: str) -> None:
    """A player who reads a word on the box searches for the same word on the page."""
    box = Path(f"services/sagebrush_games/carson_city/locales/{language}.ftl").read_text("utf-8")
    terminal = Path(f"services/sagebrush_cli/languages/{language}.toml").read_text("utf-8")
    told = "\n".join([*catalogue(language).values(), terminal])
    for text in (box, told):
        assert printed.lower() in text.lower() and word.lower() not in text.lower()


@pytest.mark.parametrize("language", OTHERS)
def test_nothing_is_translated_that_the_page_does_not_say(language: str) -> None:
    assert sorted(catalogue(language).keys() - said()) == []


def test_whatever_reaches_the_reader_by_a_variable_is_known() -> None:
    assert variables(scripts()) == set(REACHED)


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("language", OTHERS)
def test_what_the_first_table_says_does_not_wait_for_the_words_of_other_screens(language: str, title: str) -> None:
    shared, own = lines(f"{language}.js"), lines(f"{title}/{language}.js")
    assert sorted(texts(modules()) - shared.keys()) == []
    assert sorted(texts(modules(f"boards/{title}/board.js")) - shared.keys() - own.keys()) == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_is_in_two_catalogues(language: str) -> None:
    found = Counter(english for path in catalogues(language) for english in lines(path))
    assert [english for english, times in found.items() if times > 1] == []


@pytest.mark.parametrize(
    ("language", "sentence"), [("de", "Warten auf den Automaten."), ("es", "Esperando: el autómata.")]
)
def test_the_automaton_that_is_waited_for_has_its_right_case(language: str, sentence: str) -> None:
    words = catalogue(language)
    assert words["Waiting for {names}."].format(names=words["the automaton"]) == sentence


@pytest.mark.parametrize("language", OTHERS)
def test_a_translation_has_the_same_holes(language: str) -> None:
    assert [
        english
        for english, other in catalogue(language).items()
        if set(HOLE.findall(english)) != set(HOLE.findall(other))
    ] == []


async def test_a_german_browser_shows_a_german_table(people: People) -> None:
    page = await people.come("Grete", language="de-DE")
    await page.get_by_role("heading", name="Einen Tisch eröffnen").wait_for()
    await page.get_by_role("button", name="Jetzt spielen").click()
    await page.get_by_role("tab", name="Verlauf").wait_for()
    assert await page.evaluate("document.documentElement.lang") == "de"
    await page.get_by_text("Parzelle").first.wait_for()
    assert "Take parcel" not in await page.inner_text("body")


async def test_somebody_changes_the_language_and_keeps_it(people: People) -> None:
    page = await people.come("Ines")
    await page.get_by_role("heading", name="Open a table").wait_for()
    await page.get_by_label("Language").select_option("es")
    await page.get_by_role("heading", name="Abrir una mesa").wait_for()
    await page.reload()
    await page.get_by_role("heading", name="Abrir una mesa").wait_for()


@pytest.mark.platform
async def test_a_change_of_language_keeps_the_choice_that_is_half_made(people: People) -> None:
    page = await people.come("Ines")
    await open_table(page, "carson-city", 2, "computers, now")
    ref = await point_at_one(page)
    await page.get_by_label("Language").select_option("es")
    await page.get_by_role("button", name="Cancelar").wait_for()
    chosen = page.locator(".board .thing.chosen")
    assert await chosen.get_attribute("data-ref") == ref
    await page.keyboard.press("Escape")
    await page.reload()
    await page.wait_for_selector(".bar.mine")
    await page.wait_for_timeout(500)
    await expect(chosen).to_have_count(0)


@pytest.mark.platform
async def test_a_friend_reads_in_his_language_what_will_be_played(people: People, host: str) -> None:
    page = await people.come("Ana", language="es-ES")
    bearer = {"Authorization": f"Bearer {await token_of(page)}"}
    async with httpx.AsyncClient(base_url=host) as client:
        titles = (await client.get("/v1/titles", headers={"Accept-Language": "es"})).json()["titles"]
        title = next(one for one in titles if one["id"] == "carson-city")
        variant = next(one for one in title["variants"] if "big-box" in one["editions"])
        wanted = {
            "title": "carson-city",
            "edition": "big-box",
            "variants": [variant["id"]],
            "seats": 3,
            "options": {"buildings": "basic"},
        }
        opened = (await client.post("/v1/tables", json=wanted, headers=bearer)).raise_for_status()
    await page.goto(f"{host}/#/table/{opened.json()['table']}")
    await expect(page.locator(".played")).to_contain_text(f"Variantes: {variant['name']}")
    await expect(page.locator(".played")).to_contain_text("(Edificios: solo los básicos)")
    assert variant["name"] not in ("", variant["id"].replace("-", " "))
