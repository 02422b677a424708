"""The games of today's players among those that are kept."""

import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from sagebrush_opponents.arena.fingerprints import fingerprints, telling
from sagebrush_opponents.arena.game_log import RUN, GameLog
from sagebrush_opponents.arena.players import UnknownPlayer
from sagebrush_opponents.arena.records import GameRecord, record_of


def is_current(record: GameRecord) -> bool:
    """Whether each of its players would be decided for, and where that matters predict, in the same way today."""
    title = record.config.split()[0]
    try:
        decided = record.engines == fingerprints(record.labels, title)
    except UnknownPlayer:  # nobody is called so today
        return False
    return decided and (record.telling == telling(title) or not is_for_predictions(record))


def is_for_predictions(record: GameRecord) -> bool:
    """Whether nothing can be learnt from the game but what predictions are worth: all its players are the same."""
    return len(record.labels) > 1 and len(set(record.labels)) == 1


def drop_old_games(file: Path) -> int:
    """Takes games of other engines out of ``file``, and runs of which nothing is left; how many games those were.

    Games of other commands, which were played for no cell, stay. Until the new file is complete, the old one stays.
    Raises what GameLog raises.
    """
    with GameLog(file) as log:
        old = sum(not _stays(record) for record in log.records.values())
        if old:
            part = file.with_name(f"{file.name}.part")
            with part.open("wb") as written:
                written.writelines(_current_lines(file.read_bytes().splitlines(keepends=True)))
                written.flush()
                os.fsync(written.fileno())
            part.replace(file)
    return old


def _stays(record: GameRecord) -> bool:
    return not record.cell or is_current(record)


def _current_lines(lines: Iterable[bytes]) -> Iterator[bytes]:
    """Lines of games that stay, each of their runs before its first game."""
    run = b""
    for line in lines:
        fields = json.loads(line)
        if RUN in fields:
            run = line
        elif _stays(record_of(fields)):
            yield from (run, line) if run else (line,)
            run = b""
