"""The sources as mypyc gets them: a copy in which two forms that it cannot translate are written in another way."""

import ast
import shutil
from collections.abc import Iterator
from pathlib import Path

PACKAGES = ("sagebrush_games", "sagebrush_opponents")
"""What is compiled, all at once: modules know each other's classes natively."""

Edit = tuple[int, int, bytes]
"""From, to (offsets in bytes), and what stands there instead."""


def copy_sources(services: Path, target: Path) -> None:
    """Put the packages of ``services`` into the empty folder ``target``, without what an interpreter left there."""
    for package in PACKAGES:
        shutil.copytree(services / package, target / package, ignore=shutil.ignore_patterns("__pycache__", "*.pyc"))


def translatable(source: str) -> str:
    """``source`` in forms that mypyc translates, each statement on the line where it was.

    A dataclass has no ``slots=True``: mypyc's own classes have slots anyway, and a second class made by the decorator
    would not be known to it. ``x in (*a, b)`` asks a tuple that is made first: mypyc would compare with each part.
    What compiled classes and functions do not keep and what is read of them at run time stands beside them: annotations
    and docstrings of classes, from which copies, views, hashes and the codec are made, on the empty line after the
    class; the annotations of functions, from which ``kernel/evolving.py`` makes tables, at the end.
    """
    body = source.encode()
    line_starts = [0]
    for line in body.splitlines(keepends=True):
        line_starts.append(line_starts[-1] + len(line))
    tree = ast.parse(source)
    for start, end, text in sorted(_edits(tree, line_starts), reverse=True):
        body = body[:start] + text + body[end:]
    return body.decode() + _kept_of_functions(tree)


def _edits(tree: ast.Module, line_starts: list[int]) -> Iterator[Edit]:
    for node in ast.walk(tree):
        match node:
            case ast.ClassDef():
                for keyword in _slots(node):
                    start, end = _span(keyword, line_starts)
                    yield start, end, b"slots=False"
            case ast.Compare():
                for sequence in _unpacked(node):
                    start, end = _span(sequence, line_starts)
                    yield start, start, b"tuple("
                    yield end, end, b")"
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and node.end_lineno is not None:
            after = line_starts[node.end_lineno]
            yield after, after, _kept_of_class(node).encode()


def _kept_of_class(node: ast.ClassDef) -> str:
    """Statements that give a class the annotations and the docstring that it has in the source."""
    fields = [field for field in node.body if isinstance(field, ast.AnnAssign)]
    kept = {
        "__annotations__": {ast.unparse(field.target): _text(field.annotation) for field in fields},
        "__doc__": ast.get_docstring(node, clean=False),
    }
    return "; ".join(f'setattr({node.name}, "{name}", {value!r})' for name, value in kept.items() if value)


def _kept_of_functions(tree: ast.Module) -> str:
    """A statement that keeps the annotations of the parameters of all functions, each of which has one."""
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    kept = {node.name: [_text(argument.annotation) for argument in _arguments(node)] for node in functions}
    return f"\n__parameters__: dict[str, list[str]] = {kept}\n" if kept else ""


def _arguments(node: ast.FunctionDef) -> list[ast.arg]:
    return [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]


def _text(annotation: ast.expr | None) -> str:
    match annotation:
        case None:
            return "None"
        case ast.Constant(str(text)):
            return text
    return ast.unparse(annotation)


def _slots(node: ast.ClassDef) -> Iterator[ast.keyword]:
    """The argument ``slots`` of the decorators of a class."""
    for decorator in node.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name("dataclass")):
                yield from (keyword for keyword in decorator.keywords if keyword.arg == "slots")


def _unpacked(node: ast.Compare) -> Iterator[ast.expr]:
    """What ``in`` and ``not in`` of a comparison are asked of, where it is written down with a star in it."""
    for operator, asked in zip(node.ops, node.comparators, strict=True):
        match operator, asked:
            case ast.In() | ast.NotIn(), ast.Tuple(parts) | ast.List(parts) | ast.Set(parts):
                if any(isinstance(part, ast.Starred) for part in parts):
                    yield asked


def _span(node: ast.expr | ast.keyword, line_starts: list[int]) -> tuple[int, int]:
    assert node.end_lineno is not None and node.end_col_offset is not None
    return line_starts[node.lineno - 1] + node.col_offset, line_starts[node.end_lineno - 1] + node.end_col_offset
