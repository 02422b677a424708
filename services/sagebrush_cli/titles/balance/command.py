"""``sagebrush balance``: games among computers, and what they tell about a title."""

import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from importlib.util import find_spec
from pathlib import Path

from rich.progress import track

from sagebrush_cli import screen
from sagebrush_cli.pool import exit_when_killed, process_pool
from sagebrush_games import TITLES
from sagebrush_games.kernel.messages import Config
from sagebrush_opponents import OPPONENTS
from sagebrush_opponents.arena.balance.games import played
from sagebrush_opponents.arena.balance.report import Report, report_of
from sagebrush_opponents.arena.balance.tables import tables
from sagebrush_opponents.arena.match import Endless

PICTURES = (".png", ".svg", ".pdf")
"""Endings of a file that can be drawn."""


@dataclass(frozen=True, slots=True)
class BalanceRequest:
    """How many ``games`` are played at each of the tables, with ``opponent`` on every seat."""

    configs: list[Config]
    games: int
    opponent: str
    processes: int


@exit_when_killed()
def run(request: BalanceRequest, written: Callable[[Sequence[Report]], None], file: Path | None, quiet: bool) -> None:
    """Play, write the reports, and draw them into ``file``; ends with a sentence where that is not possible."""
    if request.opponent not in OPPONENTS:
        sys.exit(f"sagebrush: There is no opponent {request.opponent!r}; there are: {', '.join(OPPONENTS)}.")
    if file is not None:
        check_picture(file)
    try:
        reports = _reports(request, quiet)
    except Endless as endless:
        sys.exit(f"sagebrush: A game did not end: {endless}.")
    written(reports)
    if file is not None:
        from sagebrush_cli.titles.balance.picture import draw

        draw(TITLES[request.configs[0].title].name, request.opponent, reports, file)


def check_picture(file: Path) -> None:
    """Ends the command, before anything is played, when ``file`` could not be drawn."""
    if file.suffix not in PICTURES:
        sys.exit(f"sagebrush: {file} is no picture; its name ends with one of {', '.join(PICTURES)}.")
    if not file.absolute().parent.is_dir():
        sys.exit(f"sagebrush: There is no folder {file.absolute().parent}.")
    if find_spec("matplotlib") is None:
        sys.exit("sagebrush: Pictures are drawn by matplotlib, which is not installed; `make check` installs it.")


def _reports(request: BalanceRequest, quiet: bool) -> list[Report]:
    """A report for each table, in order; raises Endless."""
    jobs = [(config, request.opponent, seed) for config in request.configs for seed in range(request.games)]
    with process_pool(request.processes) as pool:
        results = pool.map(played, *zip(*jobs, strict=True), chunksize=4)
        games = list(track(results, "Playing", len(jobs), console=screen.console, disable=quiet))
    starts = range(0, len(jobs), request.games)
    return [
        report_of(config, games[start : start + request.games])
        for config, start in zip(request.configs, starts, strict=True)
    ]


def show(reports: Sequence[Report]) -> None:
    """The tables for people."""
    for table in tables(reports):
        screen.show_table(table.title, table.headings, table.rows)


def emit(reports: Sequence[Report]) -> None:
    """A line for each table of the title."""
    for report in reports:
        screen.emit(asdict(report))


def emit_markdown(reports: Sequence[Report]) -> None:
    """The tables for a page."""
    print("\n".join(table.markdown() for table in tables(reports)), end="")
