"""The command line speaks the language of its reader."""

import ast
import re
from pathlib import Path

import pytest

from sagebrush_cli import phrases
from sagebrush_cli.drawings.sierra_west import ICONS, MODES
from sagebrush_cli.errors import in_words
from sagebrush_cli.games import orders
from sagebrush_cli.games.choosing import question
from sagebrush_cli.phrases import phrase, translations, use_language
from sagebrush_cli.records.verify import COLOURS
from sagebrush_client import Problem
from sagebrush_client.promise import NOT_REVEALED
from sagebrush_client.steps import CHOSEN_AGAIN, COMPLETE, seated
from sagebrush_history.verify import PARTIAL, SOUND

CODE = Path("services/sagebrush_cli")
HOLE = re.compile(r"\{(\w+)\}")
OTHERS = ("de", "es")
STEPS = (seated(0, "Saturday night"), CHOSEN_AGAIN, COMPLETE)


def said() -> set[str]:
    """Every text that the code of the command line says by ``phrase``."""
    calls = [
        call
        for path in CODE.rglob("*.py")
        for call in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(call, ast.Call) and getattr(call.func, "id", "") == "phrase"
    ]
    found = {ast.literal_eval(call.args[0]) for call in calls if not isinstance(call.args[0], ast.Name)}
    modes = {label for labels in MODES.values() for label in labels.values()}
    return found | {*ICONS.values(), *modes, *COLOURS, SOUND, PARTIAL, NOT_REVEALED, *(step.template for step in STEPS)}


@pytest.fixture(params=("en", "de", "es"))
def language(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> str:
    monkeypatch.setattr(phrases, "_chosen", ["en"])
    use_language(request.param)
    return str(request.param)


@pytest.mark.parametrize("other", OTHERS)
def test_everything_that_the_command_line_says_is_translated_and_nothing_else(other: str) -> None:
    assert said() ^ translations(other).keys() == set()


@pytest.mark.parametrize("other", OTHERS)
def test_a_translation_has_the_same_holes(other: str) -> None:
    pairs = translations(other).items()
    assert [text for text, own in pairs if sorted(HOLE.findall(text)) != sorted(HOLE.findall(own))] == []


def test_a_reader_of_a_language_that_nobody_has_written_reads_english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(phrases, "_chosen", ["en"])
    use_language("de-AT")
    assert phrase("you") == "du"
    use_language("fr")
    assert phrase("you") == "you"


def test_every_question_leaves_room_for_an_answer_in_its_line(language: str) -> None:
    waiting = "Others decide. ? for the table, plan, who, help: "
    away = "A computer plays for you. Type return to play again, help for more: "
    again = phrase("Type {word} to play again with everybody, or Enter to go: ", word=phrase("rematch"))
    assert max(map(len, (question(True), question(False), phrase(waiting), phrase(away), again))) <= 70, language


def test_no_two_orders_are_called_the_same(language: str) -> None:
    words = [word for order in orders.all_orders() for word in {order.word, order.own}]
    assert len(words) == len({*words}), language


def test_an_order_is_understood_in_english_and_in_the_own_language(language: str) -> None:
    for order in orders.all_orders():
        rest = "Anna" if order.takes else ""
        assert orders.understood(f"{order.word} {rest}".strip()) == (order.word, rest)
        assert orders.understood(f"{order.own} {rest}".strip()) == (order.word, rest), language
    assert orders.understood("leave summit") is None


def test_what_the_platform_refuses_is_told_in_the_language_of_the_reader(language: str) -> None:
    full = Problem(
        "too-many-tables", "At most 20 unfinished tables; finish or close one first.", 429, {"title": "Voll"}
    )
    wrong = Problem("malformed", "name: too long.", 400, {"title": "Falsch"})
    rule = Problem("not-your-turn", "Seat 1 is not awaited.", 422, {"title": "A rule forbids it"})
    here = Problem("promise-broken", "Do not trust its dice.")
    told = [in_words(one) for one in (full, wrong, rule, here)]
    if language == "en":
        assert told == [str(one) for one in (full, wrong, rule, here)]
    else:
        assert told == ["Voll.", "Falsch: name: too long.", str(rule), str(here)]
