"""Readers copy examples from the documents: each runs as it stands, is run by a test that it names, or says why not."""

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from typer import BadParameter
from typer.core import TyperGroup
from typer.main import get_command

from sagebrush_bench import __main__ as bench
from sagebrush_cli.app import app
from sagebrush_games import TITLES
from sagebrush_games.kernel.chance import seeded
from sagebrush_games.kernel.messages import Config
from sagebrush_gateway import apps
from sagebrush_gateway.moderation.arguments import parser_of
from tests.documents.examples import EXAMPLES, NOT_RUN, PAGES, ROOT, Example, examples_of

READ = {"json", "toml", "ftl", "http"}
"""Languages of examples that are read, not run."""
SHELL = {"sh", ""}
OURS = re.compile(r"^(?:[A-Z_]+=\S* )*(sagebrush .*)$", re.MULTILINE)
OTHERS = ("make ", "cd ", "python3 ", "pip install ", "npm install ")
"""Programs of others, in blocks of commands."""
COMMANDS: Any = get_command(app)
PASSED_ON = {
    "app": apps._parser(),
    "bench": bench._parser(),
    **{kind: parser_of(kind) for kind in ("guest", "table")},
}
"""Commands whose options another program reads."""
NAMED = [
    (page, word)
    for page in PAGES
    for word in sorted(set(re.findall(r"`sagebrush ([a-z][a-z-]*)", page.read_text("utf-8"))))
]
WHAT_TO_DO = (
    "write '<!-- example: tests/…/test_….py -->' (a test that runs it) or '<!-- example: not run: why -->' on the line "
    "before the block"
)


def of(*languages: str) -> list[Example]:
    return [example for example in EXAMPLES if example.language in languages]


@pytest.mark.parametrize("example", [example for example in EXAMPLES if example.said], ids=str)
def test_what_a_page_says_about_an_example_is_so(example: Example) -> None:
    if example.said.startswith(NOT_RUN):
        assert len(example.said) > len(NOT_RUN) + 8, f"{example}: say why"
        return
    test = ROOT / example.said
    assert test.is_file(), f"{example}: there is no {example.said}"
    assert example.page.name in test.read_text("utf-8"), f"{example}: {example.said} does not read the page"


def test_every_example_is_run_or_read_or_says_why_not() -> None:
    known = {"python", *READ}  # Python without a word is run by test_examples_run.py
    silent = [
        str(example)
        for example in EXAMPLES
        if not example.said and example.language not in known and not is_of_commands(example)
    ]
    assert silent == [], WHAT_TO_DO


def is_of_commands(example: Example) -> bool:
    """Whether every line is a command whose options can be checked; a block without a language is no program."""
    lines = [line for line in example.text.splitlines() if line and not line.startswith("#")]
    return not example.language or all(OURS.match(line) or line.startswith(OTHERS) for line in lines)


@pytest.mark.parametrize("example", of("json"), ids=str)
def test_json_can_be_read(example: Example) -> None:
    text, decoder = example.text.strip(), json.JSONDecoder()
    while text:
        _, end = decoder.raw_decode(text)
        text = text[end:].lstrip()


@pytest.mark.parametrize("example", of("toml"), ids=str)
def test_toml_can_be_read(example: Example) -> None:
    tomllib.loads(example.text)


@pytest.mark.parametrize("example", of("ftl"), ids=str)
def test_messages_can_be_read(example: Example) -> None:
    assert [entry for entry in FluentParser().parse(example.text).body if isinstance(entry, ast.Junk)] == []


@pytest.mark.parametrize("example", of("http"), ids=str)
def test_a_request_is_one_of_the_api(example: Example) -> None:
    head, body = example.text.split("\n\n")
    method, path = head.splitlines()[0].split()
    described = json.loads((ROOT / "docs" / "openapi.json").read_text("utf-8"))["paths"]
    routes = {re.sub(r"\\{\w+\\}", "[^/]+", re.escape(route)): methods for route, methods in described.items()}
    (methods,) = [methods for route, methods in routes.items() if re.fullmatch(route, path)]
    assert method.lower() in methods
    json.loads(body)


@pytest.mark.parametrize("example", [one for one in of(*SHELL) if OURS.search(one.text)], ids=str)
def test_a_command_of_the_documents_is_one_that_the_command_line_takes(example: Example) -> None:
    for line in OURS.findall(example.text):
        if "[--" not in line:  # a synopsis, not a command
            parse(line)


def parse(line: str) -> None:
    """Parse a line as `sagebrush` does; raises for a command, an option or a value that it does not know."""
    words = shlex.split(re.sub(r"\s[>|].*$", "", line), comments=True)[1:]
    command = COMMANDS
    while isinstance(command, TyperGroup):
        assert words and words[0] in command.commands, f"there is no command {words[:1]} in: {line}"
        command = command.commands[words.pop(0)]
    if command.name in PASSED_ON:
        PASSED_ON[command.name].parse_args(words)
        return
    try:
        command.make_context(command.name, words)
    except BadParameter as fault:
        assert "does not exist" in str(fault), line  # a file of the reader's


@pytest.mark.parametrize(("page", "word"), NAMED, ids=lambda one: str(one).removeprefix(f"{ROOT}/"))
def test_a_command_that_a_sentence_names_exists(page: Path, word: str) -> None:
    assert word in COMMANDS.commands


def test_the_variant_of_the_guide_makes_parcels_dearer_whatever_they_cost_before() -> None:
    (example,) = [one for one in of("python") if one.page.name == "adding-a-variant.md"]
    module: dict[str, Any] = {}
    exec(example.text, module)
    config, title = Config("carson-city", "2009", seats=3), TITLES["carson-city"]
    base, apply = title.ruleset(config), module["EXPANSION"].apply
    dearer = apply(apply(base, config), config)
    state, _ = title.build(config).set_up(seeded(1))
    assert dearer.parcel_price(dearer, state, 10) == base.parcel_price(base, state, 10) + 2


def test_an_example_that_is_wrong_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "<!-- example: not run: why -->\n```js\nx\n```\n\n```sh\nsagebrush arena plai x\n```\n```rust\ny\n```\n"
    )
    declared, command, silent = examples_of(page)
    assert (declared.said, declared.line) == ("not run: why", 2)
    with pytest.raises(AssertionError, match="no command"):
        parse(OURS.findall(command.text)[0])
    with pytest.raises(Exception, match="No such option"):
        parse("sagebrush verify x --nothing")
    with pytest.raises(SystemExit):
        parse("sagebrush app creat x")
    assert not is_of_commands(silent)
