"""Players read their games in English, Spanish and German."""

import json
import re
from collections.abc import Iterator
from random import Random

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.manifest import Edition
from sagebrush_games.kernel.messages import Config, Seat
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.kernel.wording import Message, Named, message
from sagebrush_gateway.http.languages import LANGUAGES as OFFERED
from sagebrush_gateway.http.languages import language_of
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.languages import LANGUAGES, TitleCatalogues, language_or_english
from sagebrush_messages.resources import KERNEL, printed_texts
from sagebrush_rules.application import manifests
from sagebrush_rules.application.contents import SAID

REGISTRY = TitleRegistry(TITLES.values())
OTHERS = [language for language in LANGUAGES if language != "en"]
ANNA: Seat = 0
NAMES = {"Carson City (2009)", "Carson City Big Box", "Tiny Epic Western", "Hastings"} | {
    edition.name for edition in TITLES["sierra-west"].manifest.editions
}
"""What is called the same in every language."""
MOVES = 150
"""Of each game whose commands are read."""
APPLES = {"Granny Smith", "Red Delicious"}


def printed_words(title: AnyTitle) -> Iterator[str]:
    """The English names and summaries of what a table can choose."""
    manifest = title.manifest
    for variant in manifest.variants:
        yield from (variant.name, variant.summary)
    for option in manifest.options:
        yield from (option.name, option.summary)
    yield from (edition.name for edition in manifest.editions)


def sentences(title: AnyTitle, catalogue: Catalogue) -> list[str]:
    """Of the commands that are legal at the start of a game of each edition."""
    found: list[str] = []
    for edition in title.manifest.editions:
        decider = title.build(Config(title.id, edition.id, edition.seats[-1]))
        state, _ = decider.set_up(seeded(1))
        seat = decider.awaited(state)[0][0]
        for command in decider.legal(state, seat):
            action = decider.action(state, command)
            found.append(catalogue.text(action.sentence(decider.rules, state, command)))
    return found


def test_the_gateway_offers_the_languages_that_have_catalogues() -> None:
    assert OFFERED == LANGUAGES == ("en", "de", "es")
    assert language_or_english("tlh") == "en"


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_name_and_summary_of_a_manifest_is_translated(title: AnyTitle, language: str) -> None:
    known = printed_texts((KERNEL, *title.wording.packages), language)
    assert [text for text in printed_words(title) if text not in known and text not in NAMES] == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_every_name_and_text_of_the_box_is_translated(title: AnyTitle, language: str) -> None:
    known = printed_texts((KERNEL, *title.wording.packages), language)
    cells = [
        cells for printed in title.contents.values() for rows in printed.tables.values() for cells in rows.values()
    ]
    texts = {cells[name] for cells in cells for name in SAID if name in cells}
    assert texts - known.keys() - APPLES == set()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_no_translation_is_left_over_from_a_text_that_has_changed(title: AnyTitle, language: str) -> None:
    other = next(one for one in OTHERS if one != language)
    packages = (KERNEL, *title.wording.packages)
    assert printed_texts(packages, language).keys() == printed_texts(packages, other).keys()


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_the_first_commands_of_a_game_are_said_in_another_language(title: AnyTitle, language: str) -> None:
    catalogues = TitleCatalogues(title)
    english, other = (sentences(title, catalogues.in_language(one)) for one in ("en", language))
    assert len(english) == len(other)
    assert not set(english) & set(other)


def told_commands(title: AnyTitle, edition: Edition) -> Iterator[Message]:
    """What can be done in a game that is played at random."""
    decider, chance, order = title.build(Config(title.id, edition.id, edition.seats[-1])), seeded(5), Random(5)
    state, _ = decider.set_up(chance)
    for _ in range(MOVES):
        asked = decider.awaited(state)
        if not asked:
            return
        legal = decider.legal(state, asked[0][0])
        yield from (decider.action(state, command).sentence(decider.rules, state, command) for command in legal[:9])
        decider.play(state, order.choice(legal), chance)


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
def test_no_command_is_said_half_in_english(title: AnyTitle, language: str) -> None:
    catalogue = TitleCatalogues(title).in_language(language)
    translated = printed_texts(catalogue.packages, language).items()
    english = {text.rstrip(".").lower() for text, other in translated if is_sentence(text) and text != other}
    said = {catalogue.text(one).lower() for edition in title.manifest.editions for one in told_commands(title, edition)}
    assert not [sentence for sentence in said if any(text in sentence for text in english)]


def is_sentence(text: str) -> bool:
    """Names can be the same word in several languages."""
    return text.endswith(".") and " " in text


@pytest.mark.parametrize(
    ("language", "step", "plan"),
    [
        ("en", "Move the tan-path pioneer to the next icon (2 boots) and use it", "Tan path: 2 boots and fur trade."),
        (
            "de",
            "Den Pionier des braunen Pfads auf das nächste Symbol (2 Stiefel)",
            "Brauner Pfad: 2 Stiefel und Pelzhandel.",
        ),
        (
            "es",
            "Mover a tu pionero del camino marrón al icono siguiente (2 botas)",
            "Camino marrón: 2 botas y comercio de pieles.",
        ),
    ],
)
def test_icons_of_sierra_west_are_called_by_what_they_show(language: str, step: str, plan: str) -> None:
    catalogue = REGISTRY.catalogue("sierra-west", language)
    boots, trade = message("icon-b", count=2), message("icon-ft")
    walk = message("command-step-on", pioneer=1, icon=(boots,), price="", effect="Gain food.")
    assert catalogue.text(walk).startswith(step)
    laid = {"left": Named(1, "H1"), "middle": Named(2, "H2"), "right": Named(3, "H3"), "green": (boots,)}
    assert catalogue.text(message("command-arrange-cards", **laid, tan=(boots, trade))).endswith(plan)


@pytest.mark.parametrize(("language", "building"), [("en", "building"), ("de", "Gebäude"), ("es", "edificio")])
def test_a_house_and_a_mountain_are_not_called_buildings(language: str, building: str) -> None:
    """They are none: points for buildings leave them out."""
    catalogue = Catalogue(TITLES["carson-city"], language)
    awaited = [catalogue.text(message("command-await-points", kind=kind, score=2)) for kind in ("house", "mountain")]
    assert [said for said in awaited if building in said] == []


@pytest.mark.parametrize(
    ("language", "tile"), [("en", "property tile"), ("de", "Besitzmarker"), ("es", "loseta de propiedad")]
)
def test_who_has_no_property_tile_left_is_not_told_that_he_did_not_want_to_buy(language: str, tile: str) -> None:
    """Of twelve tiles: the event is the same where none is left."""
    catalogue = Catalogue(TITLES["carson-city"], language)
    assert tile in catalogue.text(message("event-claims-dropped", seat=ANNA, parcels=(0, 1)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_character_scores_is_called_as_the_character(language: str) -> None:
    catalogue = Catalogue(TITLES["carson-city"], language)
    card = catalogue.text(message("name-character", value="teacher", name=""))
    assert catalogue.text(message("part-teacher")) == card


@pytest.mark.parametrize(("language", "gave_up"), [("en", "given up"), ("de", "aufgegeben"), ("es", "rendido")])
def test_who_was_voted_out_is_not_told_that_he_gave_up(language: str, gave_up: str) -> None:
    """A player who is out for good is refused with the same code, whether he resigned or was absent too long.

    And a game from which the others were voted out ends for the same reason as one in which they gave up.
    """
    catalogue = Catalogue(TITLES["carson-city"], language)
    assert gave_up not in catalogue.refusals()["already-resigned"]
    endings = [catalogue.text(message(id)) for id in ("ending-resigned", "ending-nobody-left")]
    assert [said for said in endings if gave_up in said] == []


def test_a_german_player_buys_a_parcel_in_german() -> None:
    catalogue = REGISTRY.catalogue("carson-city", "de")
    assert catalogue.text(message("command-buy-parcel", parcel=0, price=4)) == "Parzelle A1 für $4 kaufen."
    assert catalogue.refusal("no-road") == "Kein Weg berührt diese Parzelle."


@pytest.mark.parametrize(
    ("language", "points"),
    [("en", "passing before others"), ("de", "früher gepasst als andere"), ("es", "pasar antes que otros")],
)
def test_who_sees_the_points_of_kit_carson_reads_what_they_are_for(language: str, points: str) -> None:
    """They were called nearly as the place in the order of passing, which decides ties on the same screen."""
    catalogue = REGISTRY.catalogue("carson-city", language)
    assert catalogue.text(message("part-place")) == points
    assert catalogue.text(message("part-passed")) != points


def test_a_spanish_player_reads_what_a_building_does() -> None:
    catalogue = REGISTRY.catalogue("tiny-epic-western", "es")
    text = catalogue.text(
        message("command-use-building", building="Jail", text="Turn any number of Law into Force and gain 2 Force.")
    )
    assert text.endswith("Convierte cuanta Ley quieras en Fuerza y gana 2 de Fuerza.")


def test_manifest_and_telling_are_given_in_the_language_that_is_asked_for() -> None:
    spoken = json.loads(manifests.manifests_json(REGISTRY, "es"))[0]
    assert "Caballos" in {variant["name"] for variant in spoken["variants"]}
    schemas = json.loads(manifests.schemas_json(REGISTRY, "carson-city", "es"))
    assert schemas["telling"]["events"]["passed"] == "{seat:player} pasa."
    assert schemas["telling"]["words"]["kind"]["bank"] == "banco"
    assert schemas["sentences"]["no-cowboy"] == "No te quedan cowboys en la reserva."


@pytest.mark.parametrize(
    ("accepted", "language"),
    [
        ("", "en"), ("de", "de"), ("de-AT,de;q=0.9,en;q=0.8", "de"), ("fr, es;q=0.3, de;q=0.5", "de"), ("DE", "de"),
        ("en;q=0.2, es;q=0.2", "en"), ("de;q=0, en", "en"), ("*", "en"), ("tlh", "en"), ("de;q=x,;;,es", "es"),
        ("," * 4000, "en"), ("de;q=0.5, de", "de"),
    ],
)  # fmt: skip
def test_the_browser_says_which_language_its_user_reads(accepted: str, language: str) -> None:
    assert language_of([(b"host", b"here"), (b"accept-language", accepted.encode())]) == language


def test_a_host_s_own_text_stays_as_the_host_wrote_it() -> None:
    catalogue = REGISTRY.catalogue("tiny-epic-western", "de")
    assert catalogue.printed("Gain everything.") == "Gain everything."
    assert not re.search(
        "Gain", catalogue.printed("Gain 1 influence of your choice for each hat card in play, at most 3.")
    )
