"""Whatever a release prints, a game that has begun folds, is shown and goes on as before."""

from contextlib import ExitStack
from pathlib import Path

import msgspec
import pytest

from sagebrush_games import TITLES
from sagebrush_history import release
from sagebrush_history.table import TitleRegistry
from tests.stored.games import GAMES, SOME, stored
from tests.stored.rows import added, changed, every_row, unreadable
from tests.stored.told import began, told

PLAYED_ON = 10
"""Commits for which half a game is played on."""


def never_reads_today(path: Path) -> None:
    """Folds, shows, continues and verifies a stored game while nobody may read today's content."""
    title = TITLES[path.name.split(".")[0]]
    with ExitStack() as stack:
        for content in title.contents.values():
            stack.enter_context(unreadable(content))
        assert told(path)
        stored = msgspec.msgpack.decode(path.read_bytes(), type=list[bytes])
        for commits in (stored, stored[: len(stored) // 2]):
            assert release.read(path.stem, commits, TitleRegistry([title]), PLAYED_ON).status != "different"


def test_every_edition_has_a_game() -> None:
    assert set(GAMES) == {(title.id, edition) for title in TITLES.values() for edition in title.contents}


@pytest.mark.parametrize(("title", "edition"), GAMES)
def test_a_changed_row_changes_no_game_that_has_begun(title: str, edition: str) -> None:
    game, content = stored(title, edition), TITLES[title].contents[edition]
    before = began(game)
    for table, row in every_row(TITLES[title], edition):
        with changed(content, table, row):
            assert began(game) == before, f"{table}.{row}"


@pytest.mark.parametrize(("title", "edition"), GAMES)
def test_an_added_row_changes_no_game_that_has_begun(title: str, edition: str) -> None:
    game, content = stored(title, edition), TITLES[title].contents[edition]
    before = began(game)
    for table in content.tables:
        with added(content, table):
            assert began(game) == before, table


@pytest.mark.parametrize("path", SOME, ids=lambda path: path.stem)
def test_a_stored_game_never_reads_what_is_printed_today(path: Path) -> None:
    never_reads_today(path)


@pytest.mark.parametrize(("title", "edition"), GAMES)
def test_rows_keep_their_places(title: str, edition: str) -> None:
    """Events name cards by number, and the words for numbers are published once for all games."""
    first = TITLES[title].contents.first(edition)
    today = TITLES[title].contents[edition]
    for table, rows in first.tables.items():
        assert list(today.tables[table])[: len(rows)] == list(rows), f"new rows of {table} come after those of before"
