"""An owner's corrections of printed things: read from an override file, laid over the content, written in one form.

The form is TOML like the content itself: tables, rows and cells by name, only those that are corrected.
"""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Any

from sagebrush_games.kernel.content import MARKS, BadContent, Content

MOST_BYTES = 65_536
"""Of an override file: more than the whole content of a title."""
MOST = 10_000
"""The largest number anybody prints."""
KEPT = 16
"""Texts whose corrections stay parsed: a host has a few, and many tables are built from each."""
OVERRIDDEN: Mapping[str, Any] = {"mark": "found", "source": "override file"}
"""What a corrected row says of itself, unless the file says otherwise."""

Tables = Mapping[str, Mapping[str, Mapping[str, Any]]]
"""Corrected cells by table, row and name."""

_BARE = re.compile(r"[A-Za-z0-9_-]+")


@lru_cache(maxsize=KEPT)
def parsed(text: str) -> Tables:
    """The corrections of a text; raises BadContent when they are no tables of rows of cells."""
    if len(text.encode()) > MOST_BYTES:
        raise BadContent(f"the text must not be longer than {MOST_BYTES} bytes")
    try:
        tables: Tables = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise BadContent(f"not TOML: {error}") from None
    for table, rows in tables.items():
        if not isinstance(rows, dict):
            raise BadContent(f"{table}: expected a table such as [{table}], found {_shown(rows)}")
        for row, cells in rows.items():
            if not isinstance(cells, dict):
                raise BadContent(f"{table}.{row}: expected cells such as {{ value = 1 }}, found {_shown(cells)}")
    return tables


def corrected(content: Content, corrections: str) -> Content:
    """``content`` with ``corrections`` laid over it; rows it has not belong to other editions. Raises BadContent."""
    if not corrections:
        return content
    tables = {table: dict(rows) for table, rows in content.tables.items()}
    found = list(_known(content, parsed(corrections)))
    for table, row, cells in found:
        _require_fitting(content.rows(table), table, row, cells)
        tables[table][row] = {**tables[table][row], **OVERRIDDEN, **cells}
    return Content(tables, tuple(f"{table}.{row}" for table, row, _ in found))


def require_alike(printed: Content, content: Content) -> None:
    """Raises BadContent unless each row of ``content`` is one of ``printed``, with cells like those."""
    if not isinstance(content.tables, dict):
        raise BadContent("expected tables")
    for table, rows in content.tables.items():
        for row, cells in rows.items() if isinstance(rows, dict) else ():
            if row not in printed.tables.get(table, {}) or not isinstance(cells, dict):
                raise BadContent(f"{table}.{row}: expected a row that a release has")
            _require_fitting(printed.rows(table), table, row, cells)


def merged(tables: Tables, more: Tables) -> Tables:
    """``tables`` with the cells of ``more`` over them."""
    laid = {table: {row: dict(cells) for row, cells in rows.items()} for table, rows in tables.items()}
    for table, rows in more.items():
        for row, cells in rows.items():
            laid.setdefault(table, {}).setdefault(row, {}).update(cells)
    return laid


def written(tables: Tables) -> str:
    """The one text of ``tables``: everything in alphabetical order, what corrects nothing left out."""
    lines: list[str] = []
    for table, rows in sorted(tables.items()):
        told = [f"{key(row)} = {cell(cells)}" for row, cells in sorted(rows.items()) if cells]
        lines += [f"[{key(table)}]", *told] if told else []
    return "".join(f"{line}\n" for line in lines)


def key(name: str) -> str:
    """``name`` as TOML writes the name of a table, row or cell."""
    return name if _BARE.fullmatch(name) else cell(name)


def cell(value: Any) -> str:
    """``value`` as TOML writes it in one line."""
    if isinstance(value, dict):
        return f"{{ {', '.join(f'{key(name)} = {cell(inner)}' for name, inner in sorted(value.items()))} }}"
    if isinstance(value, list):
        return f"[{', '.join(map(cell, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


_KINDS = {bool: "true or false", int: "an integer", str: "a string", list: "a list", dict: "a table"}


def _kind(printed: Any) -> str:
    """What ``printed`` is, in the words of TOML."""
    return _KINDS.get(type(printed), "a value")


def _shown(value: Any) -> str:
    """``value`` for an error; a file may hold what no content does, such as dates."""
    try:
        return cell(value)
    except TypeError:
        return str(value)


def _known(content: Content, tables: Tables) -> Iterator[tuple[str, str, Mapping[str, Any]]]:
    """Table, row and cells of what ``content`` has."""
    for table, rows in tables.items():
        for row, cells in rows.items():
            if row in content.tables.get(table, {}):
                yield table, row, cells


def _require_fitting(rows: Mapping[str, Mapping[str, Any]], table: str, row: str, cells: Mapping[str, Any]) -> None:
    """Raises BadContent unless each cell looks like one of its column, and like the one it corrects."""
    for name, value in cells.items():
        column = [printed[name] for printed in rows.values() if name in printed]
        own = [rows[row][name]] if name in rows[row] else column
        where = f"{table}.{row}.{name}"
        if not column:
            raise BadContent(f"{where}: the rows of {table} have no cell of this name")
        if name == "mark" and value not in MARKS:
            raise BadContent(f"{where}: expected one of {', '.join(MARKS)}, found {_shown(value)}")
        if not any(type(value) is type(printed) for printed in own) or not any(_alike(value, one) for one in column):
            raise BadContent(f"{where}: expected {_kind(own[0])} like {cell(own[0])}, found {_shown(value)}")
        if name == "source" and not value:
            raise BadContent(f"{where}: source must not be empty")
        _require_printable(where, value, min(_numbers(column), default=0))


def _alike(value: Any, printed: Any) -> bool:
    """Whether both have one type, in mappings and lists too; numbers in a list mean places, so they are as many."""
    if type(value) is not type(printed):
        return False
    if isinstance(value, dict):
        return value.keys() == printed.keys() and all(_alike(value[name], printed[name]) for name in value)
    if isinstance(value, list):
        if any(type(item) is int for item in (*value, *printed)) and len(value) != len(printed):
            return False
        return all(any(_alike(item, one) for one in printed) for item in value)
    return True


def _require_printable(where: str, value: Any, least: int) -> None:
    """Raises BadContent for numbers that are smaller than ``least`` and nothing, or larger than any."""
    for number in _numbers(value):
        if not min(least, 0) <= number <= MOST:
            raise BadContent(f"{where}: expected a number from {min(least, 0)} to {MOST}, found {number}")


def _numbers(value: Any) -> Iterator[int]:
    """Every number in a cell."""
    if isinstance(value, list | dict):
        for inner in value.values() if isinstance(value, dict) else value:
            yield from _numbers(inner)
    elif type(value) is int:
        yield value
