"""Stored files of finished games: ``python -m tests.files 0.1`` stores those that a release lacks.

By title a branch whose hidden parts were guessed, a table that shared its chance with others, and a game by
correspondence with clocks, in which seats were left, came back or changed hands. What is stored stays as it is: every
later release verifies it.
"""

import random
import sys
from collections.abc import Iterable, Iterator
from itertools import count
from pathlib import Path

from sagebrush_events.commit import decode
from sagebrush_games import TITLES
from sagebrush_games.kernel.control.messages import SeatHandedOver
from sagebrush_games.kernel.messages import DowntimeCredited, Event, TimedOut
from sagebrush_history import gamefile
from sagebrush_history.folding import events_of
from tests.conformance.tables import TABLES
from tests.history.correspondence import Week, simulated
from tests.history.test_branches import begun, file_of, parent_of, played_out
from tests.history.test_duplicates import Played

FOLDER = Path(__file__).parent / "fixtures" / "files"
HAPPENED = SeatHandedOver, TimedOut, DowntimeCredited
"""What a stored game by correspondence tells of."""


def games(title: str) -> Iterator[tuple[str, bytes]]:
    """The name and the file of each game."""
    table, secret, first = begun(parent_of(title), guessed=True, viewer=0)
    yield "guessed-branch", file_of(table, played_out(secret, first))
    yield "group", Played(title, 1).play_out(random.Random(title)).file()
    numbers = (number for number in count() if TABLES[number % len(TABLES)].title == title)
    week = next(filter(_has_all, map(simulated, numbers)))
    yield "correspondence", b"".join(gamefile.complete(week.table, week.record))


def _has_all(week: Week) -> bool:
    return {type(event) for event in _events(week)} >= {*HAPPENED}


def _events(week: Week) -> Iterable[Event]:
    commits = map(decode, week.record)
    return (event for commit in commits for event in events_of(week.table, commit))


def main(release: str) -> None:
    """Store what ``release`` lacks."""
    folder = FOLDER / release
    folder.mkdir(parents=True, exist_ok=True)
    for title in TITLES:
        for name, file in games(title):
            path = folder / f"{title}.{name}.ndjson"
            if not path.exists():
                path.write_bytes(file)
                print(path.name, len(file))


if __name__ == "__main__":
    main(sys.argv[1])
