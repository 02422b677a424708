"""``sagebrush arena levels``: plays the cells of the table of levels, and writes the page."""

import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass
from itertools import islice
from pathlib import Path

from sagebrush_cli import screen
from sagebrush_cli.arena.playing import opened_log, played_rounds
from sagebrush_opponents.arena.balance.tables import share
from sagebrush_opponents.arena.levels.cells import LevelCell, level_cells
from sagebrush_opponents.arena.levels.page import rewritten, strength_page
from sagebrush_opponents.arena.levels.verdicts import cell_result
from sagebrush_opponents.arena.pairing import PlannedRound

STRIDE = 2
"""Rounds of a cell before the next cell has its turn, so that all grow alike."""


@dataclass(frozen=True, slots=True)
class LevelsRequest:
    """Cells by title, player and number of seats (none: all), how many games each has, and when to stop."""

    titles: Sequence[str]
    players: Sequence[str]
    seats: Sequence[int]
    games: int
    minutes: float
    rivals: Sequence[str] = ()


def run(request: LevelsRequest, kept: Path, page: Path | None, jobs: int, as_json: bool) -> None:
    """Play what is missing, then tell and write what all games of the file come to."""
    cells = _chosen(request)
    rounds = list(_planned(cells, request.games))
    deadline = time.monotonic() + 60 * request.minutes if request.minutes else float("inf")
    with opened_log(kept) as log:
        if request.games:
            total = sum(len(planned.games) for planned in rounds)
            played_rounds(rounds, log, jobs, as_json, total, lambda _rounds: time.monotonic() > deadline)
        records, runs = list(log.records.values()), log.runs
    for found in (cell_result(cell, records) for cell in cells):
        if as_json:
            screen.emit({**asdict(found), "verdict": found.verdict})
        elif found.share:
            screen.say(f"{found.cell.id}: {share(found.share)}, {found.games} games, {found.verdict or 'no target'}")
    if page is not None:
        before = page.read_text() if page.exists() else ""
        page.write_text(rewritten(strength_page(records, runs), before))


def _chosen(request: LevelsRequest) -> list[LevelCell]:
    cells = [
        cell
        for cell in level_cells()
        if (not request.titles or cell.title in request.titles)
        and (not request.players or cell.player in request.players)
        and (not request.seats or cell.seats in request.seats)
        and (not request.rivals or cell.rival in request.rivals)
    ]
    if not cells:
        sys.exit("sagebrush: There is no such cell.")
    return cells


def _planned(cells: Sequence[LevelCell], games: int) -> Iterator[PlannedRound]:
    """``games`` of each cell, a few rounds of each in turn."""
    left = [_rounds(cell, games) for cell in cells]
    while left:
        for rounds in tuple(left):
            if batch := list(islice(rounds, STRIDE)):
                yield from batch
            else:
                left.remove(rounds)


def _rounds(cell: LevelCell, games: int) -> Iterator[PlannedRound]:
    """Rounds until there are ``games``, or a few more where the last one completes its rotations."""
    each = len(next(cell.rounds()).games)
    return islice(cell.rounds(), -(-games // each))
