"""Every row of what the editions print today, changed in place."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_games.sierra_west import manifest as sierra_west
from sagebrush_games.tiny_epic_western import manifest as tiny_epic_western

ADDED = "added-row"


def forget_rulesets() -> None:
    """What was built before is built anew, with whatever is printed now."""
    sierra_west._of_mode.cache_clear()
    tiny_epic_western.printed_fields.cache_clear()


def every_row(title: AnyTitle, edition: str) -> Iterator[tuple[str, str]]:
    """Table and row of everything printed in an edition."""
    for table, rows in title.contents[edition].tables.items():
        yield from ((table, row) for row in rows)


@contextmanager
def changed(content: Content, table: str, row: str) -> Iterator[None]:
    """The row says something else in every cell."""
    cells: Any = content.tables[table][row]
    before = dict(cells)
    cells.update({name: other(value) for name, value in before.items() if name not in ("mark", "source")})
    assert cells != before
    forget_rulesets()
    try:
        yield
    finally:
        cells.update(before)
        forget_rulesets()


@contextmanager
def added(content: Content, table: str) -> Iterator[None]:
    """The table has one more row, before all others."""
    rows: Any = content.tables[table]
    before = dict(rows)
    rows.clear()
    rows.update({ADDED: next(iter(before.values())), **before})
    forget_rulesets()
    try:
        yield
    finally:
        rows.clear()
        rows.update(before)
        forget_rulesets()


def other(value: Any) -> Any:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, str):
        return f"{value}?"
    if isinstance(value, list):
        return [*map(other, value)] or ["?"]
    return {name: other(inner) for name, inner in value.items()}


class Tripwire(Mapping[str, Any]):
    """Rows that nobody may read."""

    def __getitem__(self, row: str) -> Any:
        raise AssertionError(f"today's content is read: {row}")

    def __iter__(self) -> Iterator[str]:
        raise AssertionError("today's content is read")

    def __len__(self) -> int:
        raise AssertionError("today's content is read")


@contextmanager
def unreadable(content: Content) -> Iterator[None]:
    """Reading a row of today's content fails."""
    tables: Any = content.tables
    before = dict(tables)
    tables.update({table: Tripwire() for table in before})
    forget_rulesets()
    try:
        yield
    finally:
        tables.update(before)
        forget_rulesets()
