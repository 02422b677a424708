"""Reports as tables: headings and rows of text, for a terminal or a page."""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from itertools import chain, islice, repeat

from sagebrush_opponents.arena.balance.estimates import Mean, Share
from sagebrush_opponents.arena.balance.report import Report

SEATS = ("seat 1", "seat 2", "seat 3", "seat 4", "seat 5", "seat 6")
PLACES = ("first", "second", "third", "fourth", "fifth", "sixth")
COURSE = (
    "edition",
    "seats",
    "games",
    "rounds: mean, least, most",
    "decisions a turn: mean, p95, most",
    "legal commands: p50, p95, most",
    "score: mean, deviation",
    "margin",
)
NOTHING = ""
"""The cell of what a table does not have."""


@dataclass(frozen=True, slots=True)
class TextTable:
    """A table of text; every row has a cell for each heading."""

    title: str
    headings: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]

    def markdown(self) -> str:
        """The table for a page."""
        rows = [[cell.replace("|", r"\|") for cell in row] for row in self.rows]
        lines = [self.headings, ("---",) * len(self.headings), *rows]
        return f"{self.title}:\n\n" + "".join(f"| {' | '.join(line)} |\n" for line in lines)


def tables(reports: Sequence[Report]) -> list[TextTable]:
    """Everything the reports say, a row for each of them in every table."""
    return [
        TextTable(
            "Length of a game, and what it asks of a player",
            COURSE,
            tuple(map(_course, reports)),
        ),
        _by_place("Wins by seat", SEATS, reports, lambda report: map(share, report.wins)),
        _by_place("Wins by the order of the first round", PLACES, reports, lambda report: map(share, report.order)),
        _by_place("Score by seat", SEATS, reports, lambda report: map(mean, report.scores)),
    ]


def _course(report: Report) -> tuple[str, ...]:
    """The row that says how the games went."""
    rounds, turns, choices, score = report.rounds, report.turns, report.choices, report.score
    return (
        *_name(report),
        f"{report.games}",
        f"{rounds.mean:.1f}, {rounds.least}, {rounds.most}",
        f"{turns.mean:.1f}, {turns.p95}, {turns.most}",
        f"{choices.p50}, {choices.p95}, {choices.most}",
        f"{score.mean:.1f}, {score.deviation:.1f}",
        NOTHING if report.margin is None else mean(report.margin),
    )


def _by_place(
    title: str, places: Sequence[str], reports: Sequence[Report], cells: Callable[[Report], Iterable[str]]
) -> TextTable:
    """A column for each seat, or for each place in an order."""
    most = max(report.config.seats for report in reports)
    rows = tuple((*_name(report), *islice(chain(cells(report), repeat(NOTHING)), most)) for report in reports)
    return TextTable(title, ("edition", "seats", *places[:most]), rows)


def _name(report: Report) -> tuple[str, str]:
    """The first cells of every row."""
    return report.rules, str(report.config.seats)


def share(value: Share) -> str:
    """A share with its interval, in percent."""
    return f"{value.share:.1%} ({100 * value.low:.1f} to {100 * value.high:.1f})"


def mean(value: Mean) -> str:
    """A mean with what it may be off."""
    return f"{value.mean:.1f} ± {value.mean - value.low:.1f}"
