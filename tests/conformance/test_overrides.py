"""Every title can be corrected: any row, carried by the game, verified by anybody."""

import random
from collections.abc import Iterator
from itertools import pairwise

import pytest

from sagebrush_cli.titles.fuzz import random_game
from sagebrush_games import TITLES
from sagebrush_games.kernel.content import Content
from sagebrush_games.kernel.corrections import OVERRIDDEN, Tables, corrected, written
from sagebrush_games.kernel.messages import Config
from sagebrush_games.kernel.override import validate_override
from sagebrush_games.kernel.title import AnyTitle
from sagebrush_history.gamefile import complete
from sagebrush_history.verify import verify

EVERY_TITLE = pytest.mark.parametrize("title", TITLES.values(), ids=TITLES.keys())


def boxes(title: AnyTitle) -> Iterator[tuple[str, Content]]:
    """The editions with what they print."""
    assert title.contents.keys() == {edition.id for edition in title.manifest.editions}
    yield from title.contents.items()


def repeated(content: Content, table: str) -> Tables:
    """Every row of ``table`` as it is printed."""
    rows = content.rows(table).items()
    return {table: {row: {name: cells[name] for name in cells.keys() - OVERRIDDEN.keys()} for row, cells in rows}}


@EVERY_TITLE
def test_whatever_is_printed_may_be_repeated_which_makes_it_official(title: AnyTitle) -> None:
    for _, content in boxes(title):
        everything = {name: rows for table in content.tables for name, rows in repeated(content, table).items()}
        same = corrected(content, validate_override(title, written(everything)))
        assert not same.unofficial()
        assert all(repeated(same, table) == repeated(content, table) for table in content.tables)


@EVERY_TITLE
def test_a_game_that_carries_a_correction_is_verified_by_anybody(title: AnyTitle) -> None:
    edition, content = next(boxes(title))
    row = (content.unofficial() or [f"{table}.{row}" for table, rows in content.tables.items() for row in rows])[0]
    table, _, name = row.partition(".")
    corrections = validate_override(title, written({table: {name: repeated(content, table)[table][name]}}))
    config = Config(title.id, edition, 2, corrections=corrections)
    assert list(title.printed(config).corrected) == [row]
    played, stored = random_game(title, config, random.Random(1))
    assert verify(b"".join(complete(played, stored)), [title]).code == "sound"


@EVERY_TITLE
def test_unofficial_rows_become_official_one_by_one(title: AnyTitle) -> None:
    edition, content = next(boxes(title))
    rows = [row.partition(".") for row in content.unofficial()]
    steps = [rows[:count] for count in range(len(rows) + 1)]
    for fewer, more in pairwise(map(len, (left(title, edition, step) for step in steps))):
        assert fewer >= more
    assert not left(title, edition, rows)


def left(title: AnyTitle, edition: str, rows: list[tuple[str, str, str]]) -> list[str]:
    """What is unofficial at a table whose host has confirmed ``rows``."""
    confirmed: dict[str, dict[str, dict[str, str]]] = {}
    for table, _, row in rows:
        confirmed.setdefault(table, {})[row] = {"source": "my box"}
    return list(title.unofficial(Config(title.id, edition, 2, corrections=written(confirmed))))
