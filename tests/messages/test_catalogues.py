"""Code and catalogues agree: every message has an entry, every entry a user, and both the same arguments."""

import ast
import re
import sys
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import fields
from importlib.resources import files
from pathlib import Path

import pytest

from sagebrush_games import TITLES
from sagebrush_games.kernel.action import Action, command_message
from sagebrush_games.kernel.messages import Config, kebab
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.kernel.wording import Message, Named
from sagebrush_messages.catalogue import Catalogue
from sagebrush_messages.resources import KERNEL, entries
from sagebrush_messages.templates import PLATFORM
from tests.messages.translations import variables
from tests.prompts import prompts
from tests.sentences import english

EACH = pytest.mark.parametrize("title", TITLES.values(), ids=list(TITLES))
PARTS = ("piece-", "action-", "icon-")
"""Beginnings of ids that are made from what is printed."""


def sources(title: AnyTitle) -> list[Path]:
    """The code of a title, without its expansions' twice."""
    return sorted(Path(str(files(title.wording.packages[0]))).rglob("*.py"))


def called(title: AnyTitle) -> Iterator[tuple[str, set[str]]]:
    """Id and arguments of each call of ``message`` in the code of a title; an id may be chosen between two texts."""
    for file in sources(title):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "message":
                for id in texts(node.args[0]):
                    yield id, {keyword.arg for keyword in node.keywords if keyword.arg}


def texts(node: ast.AST) -> list[str]:
    """The texts that an expression may be."""
    if isinstance(node, ast.IfExp):
        return texts(node.body) + texts(node.orelse)
    return [node.value] if isinstance(node, ast.Constant) and isinstance(node.value, str) else []


def words(title: AnyTitle) -> set[str]:
    """Every text in the code of a title: ids that tables choose between stand there, too, and codes of refusals."""
    nodes = (node for file in sources(title) for node in ast.walk(ast.parse(file.read_text("utf-8"))))
    return {node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def actions(title: AnyTitle) -> Iterator[Action]:
    """Every action that a module of the title names, also in a table of its own."""
    package = title.wording.packages[0]
    for name, module in sorted(sys.modules.items()):
        if name.startswith(f"{package}."):
            yield from found_in(vars(module).values())


def found_in(values: Iterable[object]) -> Iterator[Action]:
    for value in values:
        if isinstance(value, Action):
            yield value
        elif isinstance(value, Mapping):
            yield from found_in(value.values())
        elif isinstance(value, tuple | list):
            yield from found_in(value)


def by_default(title: AnyTitle) -> dict[str, set[str]]:
    """Id and arguments of each action without a sentence of its own."""
    silent = [action for action in actions(title) if command_message.__name__ in action.sentence.__qualname__]
    return {f"command-{kebab(action.message.__name__)}": names(action.message) for action in silent}


def names(cls: type) -> set[str]:
    return {field.name for field in fields(cls)}


def events(title: AnyTitle) -> dict[str, set[str]]:
    return {f"event-{kebab(event.__name__)}": names(event) for event in (*PLATFORM, *title.types.events)}


def own(title: AnyTitle) -> Mapping[str, set[str]]:
    """The entries of a title, with the arguments that each uses."""
    return {id: variables(entry) for id, entry in entries(title.wording.packages, "en").items()}


@EACH
def test_every_message_of_the_code_has_an_entry_and_all_its_arguments(title: AnyTitle) -> None:
    known = {id: variables(entry) for id, entry in entries((KERNEL, *title.wording.packages), "en").items()}
    said = [*called(title), *by_default(title).items(), *events(title).items()]
    assert {id for id, _ in said} - set(known) == set()
    assert [(id, missing) for id, given in said if (missing := known[id] - given)] == []


@EACH
def test_every_argument_of_a_message_is_used(title: AnyTitle) -> None:
    """The fields of commands and events are what they are, and summit actions of one kind get the same arguments."""
    used = own(title)
    idle = [(id, idle) for id, given in called(title) if id in used and (idle := given - used[id])]
    assert idle == []


def printed_rows(title: AnyTitle) -> set[str]:
    """``table-row`` of everything that an edition prints."""
    configs = [Config(title.id, edition.id, edition.seats[0]) for edition in title.manifest.editions]
    tables = [table for config in configs for table in title.printed(config).tables.items()]
    return {f"{table}-{row}" for table, rows in tables for row in rows}


def option_entries(title: AnyTitle) -> set[str]:
    """Ids of the entries that may name the values of its options."""
    named = {(option.id, str(value).lower()) for option in title.manifest.options for value in option.values}
    listed = {
        part
        for option in title.manifest.options
        if option.listed
        for value in option.values
        for part in str(value).split("-")
    }
    return {f"option-{option}-{value}" for option, value in named} | {
        f"value-{value}" for value in listed | {value for _, value in named}
    }


@EACH
def test_every_value_of_an_option_has_a_name_that_an_entry_gives(title: AnyTitle) -> None:
    catalogue = Catalogue(title)
    for option in title.manifest.options:
        names = [catalogue.option_value(option, value) for value in option.values]
        assert len(set(names)) == len(names), option.id
        nameless = [
            value
            for value in option.values
            for part in (str(value).split("-") if option.listed else [str(value).lower()])
            if not {f"option-{option.id}-{part}", f"value-{part}"} & catalogue.formats.keys()
        ]
        assert nameless == [], option.id


@EACH
def test_every_entry_has_a_user(title: AnyTitle) -> None:
    said = {id for id, _ in called(title)} | set(by_default(title)) | set(events(title)) | words(title)
    said |= {f"refusal-{word}" for word in words(title)}
    said |= {f"name-{kind}" for kind in {*title.wording.kinds.values(), *title.wording.names}}
    said |= {f"text-{row}" for row in printed_rows(title)}
    said |= {f"part-{name}" for name in title.wording.names.get("part", ())}
    said |= {f"prompt-{name}" for name in prompts(title.id)}
    said |= option_entries(title)
    assert {id for id in own(title) if not id.startswith(PARTS)} - said == set()


@EACH
def test_names_use_what_a_name_is_given(title: AnyTitle) -> None:
    assert [id for id, used in own(title).items() if id.startswith("name-") and used - {"value", "name"}] == []


@EACH
def test_refusals_have_no_arguments_and_end(title: AnyTitle) -> None:
    catalogue = english(title.id)
    assert [id for id, used in own(title).items() if id.startswith("refusal-") and used] == []
    assert [text for text in catalogue.refusals().values() if not text.endswith(".")] == []


@EACH
def test_every_kind_is_called_or_named(title: AnyTitle) -> None:
    """A kind without an entry of its own has names that are printed, or the same in every language."""
    printed = {**title.wording.names, **title.wording.printed("")}
    kinds = {kind for kind in title.wording.kinds.values() if kind and f"name-{kind}" not in english(title.id).formats}
    assert kinds - set(printed) == set()


@EACH
def test_every_entry_can_be_filled_in(title: AnyTitle) -> None:
    catalogue = Catalogue(title)
    for id, used in own(title).items():
        for value in (1, 2):
            text = catalogue.format(id, dict.fromkeys(used, value))
            assert "{$" not in text.replace(" ", ""), (id, text)
        assert catalogue.text(Message(id, tuple((name, Named(1, "it")) for name in sorted(used)))) != id


@EACH
def test_no_sentence_for_a_player_stands_in_the_code_of_an_action(title: AnyTitle) -> None:
    """Errors of content and the manifest are for authors and hosts, and stand elsewhere."""
    acting = [file for file in sources(title) if "Action(" in file.read_text("utf-8") or "read" in file.parts]
    trees = [ast.parse(file.read_text("utf-8")) for file in acting]
    assert [text for tree in trees for text in spoken(tree)] == []


def spoken(tree: ast.AST) -> Iterator[str]:
    """Texts of several words that are no docstring and no error."""
    silent = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    silent |= {id(part) for node in ast.walk(tree) if isinstance(node, ast.Raise) for part in ast.walk(node)}
    for node in ast.walk(tree):
        text = node.value if isinstance(node, ast.Constant) and id(node) not in silent else None
        if isinstance(text, str) and re.search(r"[a-z]+ [a-z]+", text):
            yield text


def test_a_sentence_in_the_code_of_an_action_would_be_found() -> None:
    code = 'def sentence(command):\n    """A doc string."""\n    return f"Buy parcel {command.parcel}."'
    assert list(spoken(ast.parse(code))) == ["Buy parcel "]
