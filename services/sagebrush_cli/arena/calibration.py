"""``sagebrush arena calibration``: predicted shares of the win against outcomes, by title, seats and player."""

import sys
from collections.abc import Iterable
from dataclasses import asdict
from pathlib import Path

from sagebrush_cli import screen
from sagebrush_cli.arena.play import ArenaRequest, planned_rounds, player_labels
from sagebrush_cli.arena.playing import opened_log, played_rounds
from sagebrush_cli.titles.balance.command import check_picture
from sagebrush_opponents.arena.balance.tables import TextTable
from sagebrush_opponents.arena.pairing import for_predictions
from sagebrush_opponents.arena.ratings.calibration import Calibration, calibration
from sagebrush_opponents.arena.records import GameRecord
from sagebrush_opponents.arena.standings import forecasts
from sagebrush_opponents.arena.tables import CALIBRATION, calibration_cells


def run(request: ArenaRequest, kept: Path, plot: Path | None, jobs: int, as_json: bool) -> None:
    """Play what is missing, and compare predictions with outcomes; ends the command where nobody predicts."""
    player_labels(request.players)
    if plot is not None:
        check_picture(plot)
    rounds = [for_predictions(planned) for planned in planned_rounds(request)]
    with opened_log(kept) as log:
        total = sum(len(planned.games) for planned in rounds)
        finished = played_rounds(rounds, log, jobs, as_json, total)
    found = calibrations(record for one in finished for record in one.records)
    if not found:
        sys.exit("sagebrush: None of these players says what share of the win it expects.")
    if as_json:
        for (table, name), one in found.items():
            screen.emit({"table": table, "player": name, **asdict(one)})
    else:
        shown = calibration_table(found)
        screen.show_table(shown.title, shown.headings, shown.rows)
    if plot is not None:
        from sagebrush_cli.arena.reliability import draw_reliability

        draw_reliability(found, plot)


def calibrations(records: Iterable[GameRecord]) -> dict[tuple[str, str], Calibration]:
    """The calibration of each player at each table, of those who predict."""
    by_table: dict[str, list[GameRecord]] = {}
    for record in records:
        by_table.setdefault(record.config, []).append(record)
    return {
        (table, name): one
        for table, games in by_table.items()
        for name, told in forecasts(games).items()
        if (one := calibration(told)) is not None
    }


def calibration_table(found: dict[tuple[str, str], Calibration]) -> TextTable:
    """A row for each player at each table."""
    rows = [(table, name, *calibration_cells(one)) for (table, name), one in found.items()]
    return TextTable("Predicted shares of the win against outcomes", ("table", "player", *CALIBRATION), tuple(rows))
