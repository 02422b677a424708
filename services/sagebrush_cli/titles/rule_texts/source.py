"""What people wrote beside the code of a file: comments and docstrings, each with the function it stands in."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

Scope = ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef


@dataclass(frozen=True, slots=True)
class Note:
    """A comment or a docstring, as it stands in the file."""

    text: str
    line: int
    inside: str


def notes(file: Path) -> Iterator[Note]:
    """Those of a Python file; of a TOML file every line."""
    text = file.read_text()
    yield from _python_notes(text) if file.suffix == ".py" else _toml_notes(text)


def _python_notes(text: str) -> Iterator[Note]:
    if "[" not in text:
        return
    tree = ast.parse(text)
    scopes = list(_scopes(tree, ""))
    for line, note in sorted([*_docstrings(tree, text), *_comments(text)]):
        yield Note(note, line, _scope_of(line, scopes))


def _docstrings(tree: ast.Module, text: str) -> Iterator[tuple[int, str]]:
    """Strings that stand alone: docstrings, and those below a constant or a field."""
    lines = text.splitlines()
    for node in ast.walk(tree):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
            yield node.lineno, "\n".join(lines[node.lineno - 1 : node.end_lineno])


def _comments(text: str) -> Iterator[tuple[int, str]]:
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type == tokenize.COMMENT:
            yield token.start[0], token.string


def _scopes(node: ast.AST, outer: str) -> Iterator[tuple[int, int, str]]:
    """First line (that of a decorator, or of the comment right above), last line and name; outer ones first."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, Scope):
            name = f"{outer}{child.name}"
            first = min((decorator.lineno for decorator in child.decorator_list), default=child.lineno)
            yield first - 1, child.end_lineno or first, name
            yield from _scopes(child, f"{name}.")


def _scope_of(line: int, scopes: list[tuple[int, int, str]]) -> str:
    return next((name for first, last, name in reversed(scopes) if first <= line <= last), "")


def _toml_notes(text: str) -> Iterator[Note]:
    table = ""
    for number, line in enumerate(text.splitlines(), 1):
        if head := re.match(r"^\[+([^\[\]]+)\]+\s*(#|$)", line):
            table = head[1]
        yield Note(line, number, table)
