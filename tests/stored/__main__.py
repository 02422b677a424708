"""``python -m tests.stored``: every stored game, every row and every look, which takes some ten minutes."""

import tempfile
from pathlib import Path

from sagebrush_games import TITLES
from tests.stored.games import ALL, GAMES, stored
from tests.stored.next_release import written
from tests.stored.rows import added, changed, every_row
from tests.stored.test_changed_rows import never_reads_today
from tests.stored.test_next_release import told_by
from tests.stored.told import told


def rows(title: str, edition: str) -> None:
    """The whole game of an edition, once for each row that is changed and each table that has one more."""
    game, content = stored(title, edition), TITLES[title].contents[edition]
    before = told(game)
    for table, row in every_row(TITLES[title], edition):
        with changed(content, table, row):
            assert told(game) == before, f"{title} {edition}: {table}.{row}"
    for table in content.tables:
        with added(content, table):
            assert told(game) == before, f"{title} {edition}: {table}"


if __name__ == "__main__":
    for path in ALL:
        never_reads_today(path)
    print(f"{len(ALL)} games read nothing of what is printed today")
    with tempfile.TemporaryDirectory() as folder:
        assert told_by(written(Path(folder)), ALL) == list(map(told, ALL))
    print(f"{len(ALL)} games are the same in a release with more members, cards and expansions")
    for title, edition in GAMES:
        rows(title, edition)
        print(f"{title} {edition}: no row and no table changes a game")
