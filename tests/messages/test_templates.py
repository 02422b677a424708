"""How titles tell their events: every sentence names what is there."""

import re
from collections.abc import Mapping
from dataclasses import fields

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.control.messages import ABANDONED, ABSENT, AGREED, GROUP_ENDED, NOBODY_LEFT, RESIGNED
from sagebrush_games.kernel.messages import Event, kebab
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.applied_commit import UNDECIDED
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.fields import ValueKind, fields_of
from sagebrush_messages.templates import PLATFORM, event_templates, words
from tests.sentences import english

EACH = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
FIELD = re.compile(r"\{(\w+)(?::(\w+))?\}")


def sentences(title: AnyTitle) -> list[tuple[type[Event], str]]:
    told = event_templates(title, english(title.id))
    return [(event, told[kebab(event.__name__)]) for event in (*PLATFORM, *title.types.events)]


SHOWN = {"player", "part", "face", "path-icon", "summit"}
"""What views and results name, and sentences of events do not: parts of a score, what is printed on cards."""


@EACH
def test_every_event_is_told(title: AnyTitle) -> None:
    assert len(sentences(title)) == len(event_templates(title, english(title.id)))


@EACH
def test_sentences_name_fields_of_their_events(title: AnyTitle) -> None:
    named = {(event, name) for event, sentence in sentences(title) for name, _ in FIELD.findall(sentence)}
    assert [(event, name) for event, name in named if name not in {field.name for field in fields(event)}] == []


@EACH
def test_sentences_use_words_that_the_title_has(title: AnyTitle) -> None:
    used = {words for _, sentence in sentences(title) for _, words in FIELD.findall(sentence)} - {"", *SHOWN}
    assert used == set(words(title, english(title.id))) - SHOWN


@EACH
def test_sentences_end_and_hold_no_other_braces(title: AnyTitle) -> None:
    told = [sentence for _, sentence in sentences(title) if sentence]
    assert [text for text in told if not text.endswith(".") or set(FIELD.sub("", text)) & set("{}")] == []


RUN = re.compile(rf"(?:{FIELD.pattern}){{2,}}")


@pytest.mark.parametrize("language", ["en", "de", "es"])
@EACH
def test_in_a_list_of_fields_what_follows_begins_with_a_space(title: AnyTitle, language: str) -> None:
    """The API guide says so to clients, which put a comma alone between them."""
    catalogue = Catalogue(title, language)
    told = words(title, catalogue)
    runs = [FIELD.findall(run[0]) for text in event_templates(title, catalogue).values() for run in RUN.finditer(text)]
    following = {kind for run in runs for _, kind in run[1:]}
    assert [text for kind in following for text in told[kind].values() if text and not text.startswith(" ")] == []


STOPPED = {RESIGNED, NOBODY_LEFT, AGREED, ABANDONED, ABSENT, GROUP_ENDED, UNDECIDED.reason}


@pytest.mark.parametrize("language", ["en", "de", "es"])
@EACH
def test_every_way_in_which_a_game_ends_has_words(title: AnyTitle, language: str) -> None:
    """Also in the outcome, which has the stable name alone."""
    own = {value for kind in ("ending", "reason") if (found := _kinds(title).get(kind)) for value in found.values}
    called = words(title, Catalogue(title, language))["ending"]
    assert (STOPPED | own) - {""} - set(called) == set()
    assert [name for name, text in called.items() if text in (name, f"ending-{name}") or text.endswith(".")] == []


def _kinds(title: AnyTitle) -> Mapping[str, ValueKind]:
    return fields_of(title.wording.packages).kinds
