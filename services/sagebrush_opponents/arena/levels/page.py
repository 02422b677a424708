"""The page ``docs/strength.md`` from the games that were played."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from sagebrush_games import TITLES
from sagebrush_opponents import LEVELS
from sagebrush_opponents.arena.balance.tables import TextTable, share
from sagebrush_opponents.arena.fingerprints import telling
from sagebrush_opponents.arena.levels.cells import MILLISECONDS, level_cells
from sagebrush_opponents.arena.levels.verdicts import CellResult, cell_result
from sagebrush_opponents.arena.ratings.bradley_terry import Sitting, bradley_terry
from sagebrush_opponents.arena.ratings.calibration import calibration
from sagebrush_opponents.arena.records import GameRecord
from sagebrush_opponents.arena.standings import forecasts, times_by_player
from sagebrush_opponents.arena.tables import CALIBRATION, calibration_cells, ratings_table

HEAD = """\
# How strong the levels are

Written by `sagebrush arena levels --page docs/strength.md` from {games:,} games, {hours:.1f} hours of one core.
[The arena](arena.md) says how games are paired and figures reckoned.

{runs}

Shares of the win have Wilson intervals of 95 %. Levels think as many simulations as they are defined by, without a
limit of time. Editions of a title take turns. A target is **met** where the share reaches it and the lower end of the
interval what stands in brackets (5 points less than the target where nothing else was agreed); **not met** where the
upper end is below the target; otherwise **undecided**.
"""


KEPT = "<!-- What follows is not written by the command. -->"
"""In a page that is there: this line and what follows it stay."""


def rewritten(page: str, before: str) -> str:
    """``page`` with what people wrote at the end of the page ``before``."""
    _, mark, kept = before.partition(KEPT)
    return f"{page}\n{mark}{kept}" if mark else page


def strength_page(records: Sequence[GameRecord], runs: Sequence[Mapping[str, Any]], builds: Mapping[str, str]) -> str:
    """The page of ``records``, which were played in ``runs``; ``builds``: by game with which build."""
    results = [cell_result(cell, records) for cell in level_cells()]
    hours = sum(record.seconds for record in records) / 3600
    head = HEAD.format(games=len(records), hours=hours, runs=_runs(runs))
    tables = [
        *_target_tables(results),
        *_ratings(records),
        *_times(records, builds),
        *_calibrations(records),
        *_bases(results),
    ]
    return head + "".join(f"\n## {table.title}\n\n{_body(table)}" for table in tables if table.rows)


def _body(table: TextTable) -> str:
    return table.markdown().partition("\n\n")[2]


def _runs(runs: Sequence[Mapping[str, Any]]) -> str:
    """A line for each machine and interpreter: the days, how busy it was when runs began, and the commits.

    A busy machine makes times longer, and leaves simulations as they are.
    """
    alike: dict[str, list[Mapping[str, Any]]] = {}
    for run in runs:
        machine = f"{run['processor']}, {run['cores']} cores, {run['build']} build, {run['python']}"
        alike.setdefault(machine, []).append(run)
    return "\n".join(
        f"- {machine}, {_days(found)}, {_loads(found)}, {_commits(found)}" for machine, found in alike.items()
    )


def _commits(runs: Sequence[Mapping[str, Any]]) -> str:
    commits = list(dict.fromkeys(f"`{run['commit']}`" for run in runs))
    return f"commit{'s' if len(commits) > 1 else ''} {', '.join(commits)}"


def _days(runs: Sequence[Mapping[str, Any]]) -> str:
    return _from_to(run["began"][:10] for run in runs)


def _loads(runs: Sequence[Mapping[str, Any]]) -> str:
    return f"load {_from_to(run['load'] for run in runs)}"


def _from_to(values: Iterable[Any]) -> str:
    """The least and the greatest; one where all are the same."""
    found = sorted(set(values))
    return f"{found[0]} to {found[-1]}" if len(found) > 1 else f"{found[0]}"


def _target_tables(results: Sequence[CellResult]) -> Iterator[TextTable]:
    headings = ("title", "level", "against", "games", "share of the win (95 %)", "target", "")
    for heading, seats in (("Two seats", 2), ("Four seats, one against three", 4), ("Alone", 1)):
        rows = [_target_row(found) for found in results if found.cell.seats == seats and found.cell.target]
        yield TextTable(heading, headings, tuple(rows))


def _target_row(found: CellResult) -> tuple[str, ...]:
    target = found.cell.target
    assert target is not None
    told = f"{target.share:.0%} ({target.least:.2f})"
    shown = share(found.share) if found.share else "not played"
    return (*_names(found), f"{found.games}", shown, told, str(found.verdict))


def _names(found: CellResult) -> tuple[str, str, str]:
    cell = found.cell
    level = LEVELS.get(cell.player)
    player = f"{level.number} {cell.player}" if level else cell.player
    return cell.title, player, cell.rival or cell.difficulty


def _bases(results: Sequence[CellResult]) -> Iterator[TextTable]:
    headings = ("title", "seats", "player", "against", "games", "share of the win (95 %)")
    rows = [
        (found.cell.title, f"{found.cell.seats}", *_names(found)[1:], f"{found.games}", share(found.share))
        for found in results
        if found.cell.target is None and found.share and not found.cell.is_among_equals
    ]
    yield TextTable("Baselines, and what knowing all is worth", headings, tuple(rows))


def _grouped(records: Iterable[GameRecord]) -> Iterator[tuple[str, int, list[GameRecord]]]:
    """Records by title and number of seats."""
    found: dict[tuple[str, int], list[GameRecord]] = {}
    for record in records:
        found.setdefault((record.config.split()[0], len(record.labels)), []).append(record)
    for title in TITLES:
        for seats in sorted(seats for known, seats in found if known == title):
            yield title, seats, found[title, seats]


def _ratings(records: Sequence[GameRecord]) -> Iterator[TextTable]:
    for title, seats, games in _grouped(records):
        if seats > 1:
            rounds: dict[tuple[str, int], list[Sitting]] = {}
            for game in games:
                rounds.setdefault((game.cell, game.seed), []).append(Sitting(game.labels, game.shares))
            yield ratings_table(f"Ratings in {title}, {seats} seats", bradley_terry(list(rounds.values()), "greedy"))


def _times(records: Sequence[GameRecord], builds: Mapping[str, str]) -> Iterator[TextTable]:
    limits = {level.name: MILLISECONDS.get(level.number) for level in LEVELS.values()}
    played: dict[tuple[str, str], list[GameRecord]] = {}
    for record in records:
        played.setdefault((record.config.split()[0], builds.get(record.id, "unknown")), []).append(record)
    rows = [
        (
            title,
            build,
            name,
            f"{times.decisions}",
            f"{times.median:.1f}",
            f"{times.p99:.0f}",
            f"{limits.get(name) or ''}",
        )
        for (title, build), games in sorted(played.items())
        for name, times in sorted(times_by_player(games).items())
    ]
    headings = ("title", "build", "player", "decisions", "ms: p50", "p99", "may take")
    yield TextTable("Time for a decision", headings, tuple(rows))


def _calibrations(records: Sequence[GameRecord]) -> Iterator[TextTable]:
    rows = []
    for title, seats, found in _grouped(filter(_predicts_as_today, records)):
        for player, told in sorted(forecasts(found).items()):
            if (error := calibration(told)) is not None:
                rows.append((title, f"{seats}", player, *calibration_cells(error)))
    headings = ("title", "seats", "player", *CALIBRATION)
    yield TextTable("Predicted shares of the win against outcomes, among equals", headings, tuple(rows))


def _predicts_as_today(record: GameRecord) -> bool:
    """Whether it is a game among equals, or of one alone, whose predictions were told as they are today."""
    return len(set(record.labels)) == 1 and record.telling == telling(record.config.split()[0])
