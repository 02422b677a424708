"""What a character does can be read, with the numbers that the box of the host prints."""

import pytest

from sagebrush_games import TITLES
from sagebrush_games.carson_city.content import SIDES
from sagebrush_games.kernel.messages import Config
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.templates import texts_of

CARSON = TITLES["carson-city"]
DEARER = "[character-gain.banker-dollars]\nvalue = 11\n"


def texts(edition: str, language: str = "en", corrections: str = "") -> dict[str, str]:
    printed = CARSON.printed(Config(CARSON.id, edition, 3, corrections=corrections))
    return texts_of(Catalogue(CARSON, language), printed)["character"]


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
