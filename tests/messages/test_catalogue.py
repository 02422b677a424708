"""What a catalogue makes of a message."""

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Seat
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.kernel.wording import Named, Wording, message
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.resources import KERNEL, BadCatalogue, entries
from tests.messages.translations import faults
from tests.toys.high_card import HIGH_CARD

ENGLISH = """
give = Give { $amount ->
    [one] one coin
   *[other] { $amount } coins
} to { $seat }.
take = Take { $things }.
name-thing = { $value ->
    [1] the hat
   *[other] the { $name }
}
name-empty = {""}
"""
FRENCH = """
give = { $seat } reçoit { $amount } pièces.
list-last = { $list } et { $item }
"""
ANNA: Seat = 0


@pytest.fixture
def box(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A package with catalogues in two languages."""
    folder = tmp_path / "spoken_box" / "locales"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text(ENGLISH, "utf-8")
    (folder / "fr.ftl").write_text(FRENCH, "utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    entries.cache_clear()
    yield folder
    entries.cache_clear()


def speaking(language: str = "en") -> Catalogue:
    wording = Wording(("spoken_box",), {"things": "thing"}, {"thing": {3: "rope"}})
    return Catalogue(replace(HIGH_CARD, wording=wording), language)


def test_numbers_choose_plurals_and_are_written_in_digits(box: Path) -> None:
    assert speaking().text(message("give", amount=1, seat=2)) == "Give one coin to seat 2."
    assert speaking().text(message("give", amount=1000, seat=2)) == "Give 1000 coins to seat 2."


def test_things_are_called_by_kind_and_listed(box: Path) -> None:
    assert speaking().text(message("take", things=())) == "Take nothing."
    assert speaking().text(message("take", things=(3,))) == "Take the rope."
    things = (1, 3, Named(4, "old boot"), message("name-empty"))
    assert speaking().text(message("take", things=things)) == "Take the hat, the rope, the old boot and ."


def test_a_translation_is_used_and_english_for_what_it_lacks(box: Path) -> None:
    assert speaking("fr").text(message("give", amount=2, seat=1)) == "seat 1 reçoit 2 pièces."
    assert speaking("fr").text(message("take", things=(1, 3))) == "Take the hat et the rope."


def test_what_has_no_entry_is_called_by_its_id(box: Path) -> None:
    assert speaking().text(message("steal", things=(1,))) == "steal"
    assert speaking().refusal("no-thief") == "refusal-no-thief"


def test_an_entry_that_stands_twice_is_found(box: Path) -> None:
    (box / "en.ftl").write_text(ENGLISH + "list-last = { $list } or { $item }\n", "utf-8")
    with pytest.raises(BadCatalogue, match="list-last stands twice"):
        entries((KERNEL, "spoken_box"), "en")


def test_what_fluent_cannot_read_is_found(box: Path) -> None:
    (box / "en.ftl").write_text("give = Give { $amount\n", "utf-8")
    with pytest.raises(BadCatalogue, match="cannot read"):
        entries(("spoken_box",), "en")


def test_faults_of_a_translation_are_named(box: Path) -> None:
    (box / "fr.ftl").write_text("give = Donne { $coins }.\nprends = Prends.\n", "utf-8")
    assert sorted(faults(("spoken_box",), "fr")) == [
        "give in fr uses coins, which it is not given.",
        "name-empty has no entry in fr.",
        "name-thing has no entry in fr.",
        "prends has an entry in fr alone.",
        "take has no entry in fr.",
    ]


@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_translation_of_a_title_fits(title: AnyTitle) -> None:
    packages = (KERNEL, *title.wording.packages)
    folders = [Path(*package.split(".")) / "locales" for package in packages]
    languages = {file.stem for folder in folders for file in (Path("services") / folder).glob("*.ftl")} - {"en"}
    assert [fault for language in sorted(languages) for fault in faults(packages, language)] == []
