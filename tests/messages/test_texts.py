"""What characters, buildings, boxes and corrals do can be read, with the numbers that the box of the host prints."""

import re
from dataclasses import replace

import pytest

from sagebrush_games import TITLES
from sagebrush_games.carson_city.content import SIDES
from sagebrush_games.carson_city.state.model import BUILDINGS
from sagebrush_games.kernel.messages import Config
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.resources import printed_texts
from sagebrush_messages.templates import texts_of

CARSON = TITLES["carson-city"]
DEARER = "[character-gain.banker-dollars]\nvalue = 11\n"


def all_texts(edition: str, language: str = "en", corrections: str = "") -> dict[str, dict[str, str]]:
    printed = CARSON.printed(Config(CARSON.id, edition, 3, corrections=corrections))
    return texts_of(Catalogue(CARSON, language), printed)


def texts(edition: str, language: str = "en", corrections: str = "") -> dict[str, str]:
    return all_texts(edition, language, corrections)["character"]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_side_of_every_character_is_told_in_every_language(language: str) -> None:
    said = texts("big-box", language)
    assert set(said) == set(SIDES)
    assert [side for side, text in said.items() if "{" in text or "$character" in text or not text.endswith(".")] == []
    assert language == "en" or [side for side, text in said.items() if text == texts("big-box")[side]] == []


def test_a_box_tells_only_of_what_is_in_it() -> None:
    assert "doctor" not in texts("2009") and "banker" in texts("2009")


def test_a_host_who_corrects_a_number_reads_it_in_the_text() -> None:
    assert texts("big-box")["banker"] == "Take $9."
    assert texts("big-box", corrections=DEARER)["banker"] == "Take $11."


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_every_building_box_and_corral_is_told_in_every_language(language: str) -> None:
    said = all_texts("big-box", language)
    assert set(said["building"]) == set(BUILDINGS)
    assert {*said["gain"], *said["share"]} >= {"salary", "guns", "roads", "road", "parcel-income", "building-points"}
    assert set(said["corral-hats"]) == {"1", "2", "3", "4", "5"}
    rows = [(table, row, text) for table, rows in said.items() for row, text in rows.items()]
    assert [row for row in rows if "{" in row[2] or not row[2].endswith(".")] == []
    english = all_texts("big-box")
    assert language == "en" or [row for row in rows if row[2] == english[row[0]][row[1]]] == []


def test_a_building_is_told_with_the_numbers_of_its_box() -> None:
    assert "at most $35" in all_texts("2009")["building"]["saloon"]
    assert "at most $55" in all_texts("big-box")["building"]["saloon"]
    assert "station" not in all_texts("2009")["building"]


@pytest.mark.parametrize(("language", "own"), [("de", ("deiner ",)), ("es", ("tuyo", "tus "))])
def test_a_card_that_counts_or_moves_posses_of_the_player_alone_says_so(language: str, own: tuple[str, ...]) -> None:
    western = TITLES["tiny-epic-western"]
    said = printed_texts(western.wording.packages, language)
    about_own = [text for text in said if "of your wounded" in text or "of your standing" in text]
    assert len(about_own) == 5
    assert [said[text] for text in about_own if not any(word in said[text] for word in own)] == []


def test_in_spanish_no_mine_cart_could_be_the_wagon() -> None:
    said = printed_texts(TITLES["sierra-west"].wording.packages, "es")
    of_carts = [text for english, text in said.items() if "cart" in english.split() or "cart." in english.split()]
    assert len(of_carts) == 2
    assert [text for text in of_carts if "carro de mina" not in text] == []


@pytest.mark.parametrize(("language", "set_of_fish"), [("de", "einen jeder Art"), ("es", "uno de cada clase")])
def test_the_fish_market_gives_gold_for_a_set_not_for_each_fish(language: str, set_of_fish: str) -> None:
    said = printed_texts(TITLES["sierra-west"].wording.packages, language)
    assert set_of_fish in said["Return one fish for a basic resource, or one of each kind for gold."]


SEVERAL = {
    "en": r"\b(points|roads|parcels|tokens|horses|tiles|added up)\b",
    "de": r"\b(Siegpunkte|Wege|Parzellen|Pferde|Stärkepunkte|zusammengezählt)\b",
    "es": r"\b(puntos|carreteras|parcelas|fichas|caballos|losetas|sumados)\b",
}
ONE = {
    "en": r"\b(point|road|parcel|token|horse|die|tile)\b",
    "de": r"\b(Siegpunkt|Weg|Parzelle|Pferd|Stärkepunkt)\b",
    "es": r"\b(punto|carretera|parcela|ficha|caballo|dado|loseta)\b",
}
"""By language: what stands behind the numbers of cards, said of several and of one."""


def counted(language: str, number: int) -> list[str]:
    """What stands behind ``number`` in the texts of a box in which every gain and every share is so many."""
    printed = CARSON.printed(Config(CARSON.id, "big-box", 3))
    rows = {
        table: {row: {**cells, "value": number} for row, cells in printed.rows(table).items()}
        for table in ("character-gain", "share", "gain")
    }
    told = texts_of(Catalogue(CARSON, language), replace(printed, tables={**printed.tables, **rows}))
    texts = (text for table in ("character", "share", "gain", "dynamite") for text in told.get(table, {}).values())
    clauses = (
        clause for text in texts for clause in re.split(r"[.:,;]|\b(?:for each|for every|für je|por cada)", text)
    )
    return [clause for clause in clauses if re.search(rf"(?<![\$\d]){number}(?![\d\$])", clause)]


@pytest.mark.parametrize("language", ["en", "de", "es"])
def test_a_host_may_correct_a_number_to_one_and_to_several(language: str) -> None:
    ones, twos = counted(language, 1), counted(language, 2)
    assert len(ones) > 15 and len(twos) > 15
    assert [clause for clause in ones if re.search(SEVERAL[language], clause)] == []
    assert [clause for clause in twos if re.search(ONE[language], clause)] == []


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "A victory point for every parcel you own."),
        ("de", "Ein Siegpunkt für jede Parzelle, die dir gehört."),
        ("es", "Un punto de victoria por cada parcela tuya."),
    ],
)
def test_a_share_of_one_parcel_is_each_parcel(language: str, sentence: str) -> None:
    corrected = all_texts("big-box", language, "[share.parcel-points]\nvalue = 1\n")
    assert corrected["share"]["parcel-points"] == sentence
