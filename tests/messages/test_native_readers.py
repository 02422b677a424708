"""Germans and Spaniards read sentences that one of them could have written."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

from sagebrush_cli.games.event_renderer import EventRenderer, event_sentence
from sagebrush_cli.phrases import use_language
from sagebrush_games import TITLES
from sagebrush_games.kernel.wording import Argument, Message, Named, message
from sagebrush_history.table import TitleRegistry
from sagebrush_messages.templates import telling

REGISTRY = TitleRegistry(TITLES.values())
LINE = re.compile(r'^  ".*": "(.*)",$', re.MULTILINE)
ENTRY = re.compile(r"^-?[\w-]+ =(.*(?:\n[ ]+.*)*)", re.MULTILINE)
CODE = re.compile(r'\{"[^"]*"\}')
QUOTES = {
    "de": (re.compile("„[^„“”«»]*“"), "„“”«»"),
    "es": (re.compile("«[^„“”«»]*»"), "„“”«»"),
}
"""By language: a quotation as it is printed there, and all marks that could be used for one."""
ONE_WORD = [
    ("de", r"\bZugfolge|Zugreihenfolge", "Spielerreihenfolge"),
    ("de", r"\bin (?:der|dieser|beliebiger) Folge\b", "Reihenfolge"),
    ("de", r"Ressourcen?\b", "Rohstoffe"),
    ("de", r"\b(?:als|Als) nächste[nrs]?\b", "als Nächstes"),
    ("de", r"\bHinweise?\b", "Tipps"),
    ("de", r"\bPartien?\b", "Spiel"),
    ("de", r"\bTopf\b", "Pot"),
    ("de", r"\bBesitzer\b", "Eigentümer"),
    ("de", r"\b(?:an|unter) (?:dein)?(?:em)? ?Weg\b", "Wagenpfad"),
    ("de", r"\b(?:Das|das|Zum|Den) Brett|Spielplan", "Spielbrett"),
    ("de", r"\b[Aa]nwerben|\bWirb\b", "anheuern"),
    ("es", r"\b[Mm]ovimientos?\b", "jugada"),
    ("es", r"\bcaminos\b(?! por la montaña| de izquierda| de iconos)", "carreteras"),
    ("es", r"\breparte\b", "crupier"),
    ("es", r"sentido horario", "sentido de las agujas del reloj"),
    ("es", r"\bcimas?\b", "cumbre"),
    ("es", r"\bpueblo\b", "ciudad"),
    ("es", r"\babandon", "rendirse"),
    ("es", r"\ba lo largo de tu camino\b", "sendero"),
]
"""What players read: a word for a thing that is called otherwise in the same language, by the rulebook or elsewhere."""


def texts(language: str) -> Iterator[tuple[str, str]]:
    """All that is said in a language: the place of a text, and the text."""
    for path in Path("gateway/web/languages").rglob(f"{language}.js"):
        yield from ((str(path), text) for text in LINE.findall(path.read_text("utf-8")))
    for folder in ("services", "gateway/sagebrush_gateway"):
        for path in Path(folder).rglob(f"{language}.toml"):
            yield from ((str(path), str(text)) for text in tomllib.loads(path.read_text("utf-8")).values())
        for path in Path(folder).rglob(f"{language}.ftl"):
            yield from ((str(path), CODE.sub("", text)) for text in ENTRY.findall(path.read_text("utf-8")))


def test_what_is_read_is_found() -> None:
    for language in QUOTES:
        found = [path for path, _ in texts(language)]
        assert len(found) > 2000 and len(set(found)) > 25


@pytest.mark.parametrize("language", QUOTES)
def test_what_is_quoted_stands_between_the_marks_of_the_language(language: str) -> None:
    quotation, marks = QUOTES[language]
    wrong = [text for _, text in texts(language) if re.search(f"[{marks}]", quotation.sub("", text)) or '\\"' in text]
    assert wrong == []


@pytest.mark.parametrize(("language", "wrong", "right"), ONE_WORD)
def test_a_thing_has_one_name_wherever_it_is_read(language: str, wrong: str, right: str) -> None:
    assert [f"{path}: {text} ({right})" for path, text in texts(language) if re.search(wrong, text)] == []


def told(title: str, language: str, **event: object) -> str:
    """An event of a game of Anna and Bill, as a terminal tells it."""
    use_language(language)
    try:
        renderer = EventRenderer(telling(TITLES[title], REGISTRY.catalogue(title, language)))
        renderer.names = ["Anna", "Bill"]
        return event_sentence(event, renderer)
    finally:
        use_language("en")


FIGHT = {"type": "outlaw-fought", "parcel": 0, "duelists": [0], "dice": [4], "strengths": [6], "winner": 0}


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Anna against the outlaw on A1: 4 shown, with firepower 6; Anna wins."),
        ("de", "Anna gegen den Banditen auf A1: gezeigt 4, mit Stärke zusammen 6; Anna gewinnt."),
        ("es", "Anna contra el forajido de A1: 4, que con la potencia de fuego suman 6; gana Anna."),
    ],
)
def test_who_fights_an_outlaw_alone_does_not_read_of_several(language: str, sentence: str) -> None:
    assert told("carson-city", language, **FIGHT) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "Duel tiles shown, by Bill: 3."),
        ("de", "Aufgedeckte Duellplättchen von Bill: 3."),
        ("es", "Losetas de duelo reveladas por Bill: 3."),
    ],
)
def test_who_shows_a_duel_tile_alone_does_not_read_of_several(language: str, sentence: str) -> None:
    assert told("carson-city", language, type="tiles-used", seats=[1], tiles=[3]) == sentence


@pytest.mark.parametrize(("language", "sentence"), [("de", "Am Zug: der Automat."), ("es", "Le toca a: el autómata.")])
def test_the_terminal_waits_for_the_automaton_in_its_right_case(language: str, sentence: str) -> None:
    said = tomllib.loads(Path(f"services/sagebrush_cli/languages/{language}.toml").read_text("utf-8"))
    assert said["Waiting for {names}."].format(names=said["the automaton"]) == sentence


def said(title: str, language: str, id: str, **arguments: Argument) -> str:
    return REGISTRY.catalogue(title, language).text(message(id, **arguments))


def spot(id: str) -> Message:
    return message(id, mat=Named(0, "the Bank"), kind=2)


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Einen Revolverhelden setzen: auf das Einflussfeld der Tafel Bank (sofort 1 Geld)."),
        ("es", "Colocar un pistolero en la casilla de influencia del banco (1 de Dinero al instante)."),
    ],
)
def test_what_a_spot_gives_does_not_read_like_its_price(language: str, sentence: str) -> None:
    where = spot("where-influence-at-once")
    placing = said("tiny-epic-western", language, "command-place-posse", where=where, paying="", using="", duel="")
    assert placing == sentence


@pytest.mark.parametrize(
    ("language", "cabin", "building"),
    [
        ("de", "Anna baut eine Hütte: Sägewerk.", "Bill kauft ein Gebäude: Friedhof."),
        ("es", "Anna construye una cabaña: Serrería.", "Bill compra una propiedad: Cementerio."),
    ],
)
def test_what_has_a_name_without_an_article_is_told_with_what_it_is(language: str, cabin: str, building: str) -> None:
    """ "Anna baut Sägewerk." is no German sentence."""
    sawmill, graveyard = (
        next(
            id
            for id, name in telling(TITLES[title], REGISTRY.catalogue(title, "en"))["words"][kind].items()
            if name == english
        )
        for title, kind, english in (
            ("sierra-west", "cabin", "Sawmill"),
            ("tiny-epic-western", "building", "Graveyard"),
        )
    )
    assert told("sierra-west", language, type="cabin-built", seat=0, cabin=int(sawmill)) == cabin
    assert told("tiny-epic-western", language, type="building-bought", owner=1, building=int(graveyard)) == building


def test_a_german_puts_a_figure_on_a_card_that_is_declined() -> None:
    german = said("sierra-west", "de", "command-place-figure", figure=2, slot=1, summit="")
    assert german.startswith("Eine Figur (Maultier) auf die Gipfelaktion der mittleren Karte stellen:")


def test_a_german_comes_onto_the_field_at_the_foot_of_the_mountain() -> None:
    """Nobody stands "auf dem Fuß" of a mountain."""
    place = message("mountain-base")
    moved = said("sierra-west", "de", "command-move-frontiersman", place=place, payer="")
    assert moved == "Deinen Grenzer auf das Feld am Fuß des Bergs bewegen."


def test_a_german_places_a_posse_somewhere_and_not_at_a_place() -> None:
    where = message("where-leftover", mat=Named(4, ""))
    placing = said("tiny-epic-western", "de", "command-place-posse", where=where, paying="", using="", duel="")
    assert placing == "Einen Revolverhelden setzen: an die Tafel Büro des Sheriffs, um ein übriges Gebäude zu kaufen."


def test_a_german_plays_with_a_boss_that_has_no_article() -> None:
    """ "Anna spielt mit Bankier." is no German sentence."""
    bosses = telling(TITLES["tiny-epic-western"], REGISTRY.catalogue("tiny-epic-western", "de"))["words"]["boss"]
    banker = next(int(number) for number, name in bosses.items() if name == "Bankier")
    assert told("tiny-epic-western", "de", type="boss-taken", seat=0, boss=banker) == (
        "Anna spielt mit diesem Boss: Bankier."
    )
    choice = said("tiny-epic-western", "de", "command-choose-boss", boss=Named(banker, "The Banker"), text="")
    assert choice.startswith("Mit diesem Boss spielen: Bankier.")


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Einen Cowboy auf Parzelle A1 setzen, um sie zu kaufen, zurzeit für $2."),
        ("es", "Colocar un cowboy en la parcela A1 para comprarla, por ahora a 2$."),
    ],
)
def test_what_is_bought_is_named_before_it_is_called_she(language: str, sentence: str) -> None:
    placing = said("carson-city", language, "command-place-on-parcel", parcel=0, price=2, meeting="")
    assert placing == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "$5 zahlen, um ein Gebäude zu nehmen und für später zu behalten: Gebäude für $8 (Bank)."),
        ("es", "Pagar 5$ para tomar un edificio y guardarlo para más tarde: Edificio de 8$ (banco)."),
    ],
)
def test_the_price_that_is_paid_is_not_the_one_of_the_box(language: str, sentence: str) -> None:
    box = message("box-with-building", box="building-8", kind="bank")
    assert said("carson-city", language, "command-take-and-keep", price=5, box=box) == sentence


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("de", "Hier entscheiden Duellplättchen einen Kampf: Einkommen durch Würfeln."),
        ("es", "Aquí las losetas de duelo deciden un combate: Ingresos por apuestas."),
    ],
)
def test_a_box_is_named_for_which_duel_tiles_are_laid(language: str, sentence: str) -> None:
    assert told("carson-city", language, type="tiles-due", place="gambling") == sentence
