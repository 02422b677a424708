"""``sagebrush arena levels``: plays the cells of the table of levels, and writes the page."""

import sys
import time
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from sagebrush_cli import screen
from sagebrush_cli.arena.playing import opened_log, played_rounds, usable_log
from sagebrush_opponents.arena.balance.tables import share
from sagebrush_opponents.arena.levels.cells import LevelCell, level_cells
from sagebrush_opponents.arena.levels.kept_games import drop_old_games
from sagebrush_opponents.arena.levels.page import rewritten, strength_page
from sagebrush_opponents.arena.levels.planning import planned_rounds
from sagebrush_opponents.arena.levels.verdicts import cell_result
from sagebrush_process.files import replace_file


@dataclass(frozen=True, slots=True)
class LevelsRequest:
    """Cells by title, player and number of seats (none: all), how many games each has, and when to stop.

    ``games`` is None where the cost of a cell decides.
    """

    titles: Sequence[str]
    players: Sequence[str]
    seats: Sequence[int]
    games: int | None
    minutes: float
    rivals: Sequence[str] = ()


def run(request: LevelsRequest, kept: Path, page: Path | None, jobs: int, as_json: bool) -> None:
    """Play what is missing, then tell and write what all games of the file that were played for cells come to."""
    cells = _chosen(request)
    deadline = time.monotonic() + 60 * request.minutes if request.minutes else float("inf")
    _drop_old_games(kept, as_json)
    with opened_log(kept) as log:
        if request.games != 0:
            before = list(log.records.values())
            rounds = list(planned_rounds([cell_result(cell, before) for cell in cells], request.games))
            total = sum(len(planned.games) for planned in rounds)
            played_rounds(rounds, log, jobs, as_json, total, lambda _rounds: time.monotonic() > deadline)
        records = [record for record in log.records.values() if record.cell]  # those of other commands are none of ours
        runs, builds = log.runs, log.builds
    for found in (cell_result(cell, records) for cell in cells):
        if as_json:
            screen.emit({**asdict(found), "verdict": found.verdict})
        elif found.share:
            screen.say(f"{found.cell.id}: {share(found.share)}, {found.games} games, {found.verdict or 'no target'}")
    if page is not None:
        written = page.read_text() if page.exists() else ""
        replace_file(page, rewritten(strength_page(records, runs, builds), written).encode())


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
        sys.exit(f"sagebrush: There is no such cell: {_known_cells(request)}.")
    return cells


def _known_cells(request: LevelsRequest) -> str:
    """What can be asked for instead of each value that no cell has; the pairs that meet where every value is known."""
    cells = level_cells()
    asked: dict[str, tuple[Sequence[object], set[Any]]] = {
        "title": (request.titles, {cell.title for cell in cells}),
        "player": (request.players, {cell.player for cell in cells}),
        "seats": (request.seats, {cell.seats for cell in cells}),
        "rival": (request.rivals, {cell.rival for cell in cells if cell.rival}),
    }
    wrong = [f"{name} is one of {_listed(known)}" for name, (values, known) in asked.items() if not {*values} <= known]
    pairs = {f"{cell.player} against {cell.rival}" for cell in cells if cell.rival}
    return "; ".join(wrong) or f"those that meet are {_listed(pairs)}"


def _listed(values: Iterable[object]) -> str:
    return ", ".join(sorted(map(str, values)))


def _drop_old_games(kept: Path, as_json: bool) -> None:
    """Leave the games of today's players in the file; ends the command with a sentence where that is not possible."""
    with usable_log():
        dropped = drop_old_games(kept)
    if dropped and not as_json:
        screen.say(f"{dropped} games are left out: their players decide otherwise today.")
