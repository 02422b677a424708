"""What the page says: every text that reaches ``say``, as it stands in the code or by way of a variable."""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import Path

from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import kebab
from sagebrush_gateway.tables.computers import DESCRIBED

CALL = re.compile(r"(?<![\w.])say\(")
TEXT = r'"(?:[^"\\]|\\.)*"'
LITERAL = re.compile(TEXT)
EITHER = re.compile(rf'[^"?]+\? ({TEXT}) : ({TEXT})')
TIES = {"passed-earlier", "claimed cards", "wagon", "shared", "shares", "buildings"}
"""What decides between equal points, in the results of games that have no points by part."""


def arguments(code: str) -> Iterator[str]:
    """The first argument of each call of ``say``."""
    for call in CALL.finditer(code):
        yield _argument(code[call.end() :]).strip()


def _argument(code: str) -> str:
    """``code`` up to the comma or bracket that ends an argument."""
    depth, at = 0, 0
    while depth or code[at] not in ",)":
        if text := LITERAL.match(code, at):
            at = text.end()
            continue
        depth += {"(": 1, "[": 1, "{": 1, ")": -1, "]": -1, "}": -1}.get(code[at], 0)
        at += 1
    return code[:at]


def texts(scripts: Iterable[Path]) -> set[str]:
    """What stands in the code of ``scripts``: one text, or one of two."""
    found = [
        match for script in scripts for argument in arguments(script.read_text("utf-8")) if (match := _match(argument))
    ]
    return {json.loads(text) for match in found for text in match.groups() or (match[0],)}


def _match(argument: str) -> re.Match[str] | None:
    return LITERAL.fullmatch(argument) or EITHER.fullmatch(argument)


def variables(scripts: Iterable[Path]) -> set[tuple[str, str]]:
    """Every other argument, with the name of its script."""
    return {
        (script.name, argument)
        for script in scripts
        for argument in arguments(script.read_text("utf-8"))
        if not _match(argument)
    }


def spoken(names: Iterable[str]) -> set[str]:
    """Names as ``spoken`` of the page makes headings of them."""
    return {(words := name.replace("-", " ").replace("_", " "))[:1].upper() + words[1:] for name in names}


def commands() -> set[str]:
    return spoken(kebab(command.__name__) for title in TITLES.values() for command in title.types.commands)


def computers() -> set[str]:
    return spoken(DESCRIBED)


def sentences() -> set[str]:
    return {computer.about for computer in DESCRIBED.values()}


REACHED: Mapping[tuple[str, str], Callable[[], set[str]]] = {
    ("levels.js", "spoken(one.name)"): computers,
    ("levels.js", "about"): sentences,
    ("words.js", "spoken(name)"): computers,
    ("terms.js", "spoken(absence.substitute)"): computers,
    ("presence.js", "spoken(away.opponent)"): computers,
    ("thought.js", "spoken(level)"): computers,
    ("thought.js", "spoken(opponent)"): computers,
    ("thought.js", "spoken(thought.level)"): computers,
    ("end.js", "spoken(line.tie_break)"): lambda: spoken(TIES),
    ("choices.js", "spoken(group.type)"): commands,
    ("bar.js", "spoken(one.command.type)"): commands,
    ("plan-words.js", "spoken(command.type)"): commands,
}
"""By script and argument: the texts that a variable can be."""
