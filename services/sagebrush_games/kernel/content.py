"""Printed things as data: TOML rows, each with its mark and its source, which an owner of the box may correct."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any

MARKS = ("found", "inferred", "reconstructed")
"""How sure a row is: printed in a source we read; follows from one; or our proposal, easy to change."""


class BadContent(Exception):
    """A content file or an override breaks its form; the message names the row."""


@dataclass(frozen=True, slots=True)
class Content:
    """The tables of one title: table name, then rows by id, each a mapping with ``mark`` and ``source``.

    ``corrected`` names, as ``table.row``, what an override file has corrected.
    """

    tables: Mapping[str, Mapping[str, Mapping[str, Any]]]
    corrected: tuple[str, ...] = ()

    def rows(self, table: str) -> Mapping[str, Mapping[str, Any]]:
        """The rows of ``table`` by id, in printed order."""
        return self.tables[table]

    def value(self, table: str, row: str) -> Any:
        """The ``value`` of one row."""
        return self.tables[table][row]["value"]

    def unofficial(self) -> list[str]:
        """``table.row`` of everything that is reconstructed."""
        return [
            f"{table}.{row}"
            for table, rows in self.tables.items()
            for row, cells in rows.items()
            if cells["mark"] == "reconstructed"
        ]


def load(package: str, names: Sequence[str]) -> Content:
    """The content files ``names`` (without .toml) of ``package``, one over the other; raises BadContent."""
    content = Content({})
    for name in names:
        content = extended(content, Content(parse(files(package).joinpath(f"{name}.toml").read_text("utf-8"))))
    return content


def parse(text: str) -> dict[str, dict[str, dict[str, Any]]]:
    """The tables of one TOML text; raises BadContent unless every row has a known mark and a source."""
    tables: dict[str, dict[str, dict[str, Any]]] = tomllib.loads(text)
    for table, rows in tables.items():
        for row, cells in rows.items():
            if not isinstance(cells, dict) or cells.get("mark") not in MARKS or not cells.get("source"):
                raise BadContent(f"{table}.{row} needs a mark ({', '.join(MARKS)}) and a source")
    return tables


def extended(content: Content, more: Content) -> Content:
    """``content`` with the rows of another edition: its own in place of those with the same name, new ones after."""
    tables = {table: dict(rows) for table, rows in content.tables.items()}
    for table, rows in more.tables.items():
        tables[table] = tables.get(table, {}) | dict(rows)
    return Content(tables)
