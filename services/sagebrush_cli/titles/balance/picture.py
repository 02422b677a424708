"""Reports as a picture: a row of panels for each edition, a colour and a shape for each number of seats."""

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.lines import Line2D
from matplotlib.ticker import PercentFormatter

from sagebrush_opponents.arena.balance.estimates import Share
from sagebrush_opponents.arena.balance.report import Report

COLOURS = ("#000000", "#0072B2", "#D55E00", "#009E73", "#CC79A7", "#B58900")
"""By number of seats from 1: after Okabe and Ito, so that colour-blind people tell them apart."""
MARKERS = ("o", "s", "D", "^", "v", "P")
"""And a shape each, for those who print it in grey."""
APART = 0.13
"""Between the points of two seat counts at one place of an axis."""
PANELS = {
    "wins by seat": ("seat", 3.0),
    "wins by order of the first round": ("place", 3.0),
    "score by seat": ("seat", 3.0),
    "rounds": ("seats", 1.8),
    "decisions in a turn": ("seats", 2.0),
}
"""Headings of the panels of a row, what lies along each, and its inches."""
HEIGHT = 2.9
WORDS = 1.0
"""Inches above and below all panels."""
SMALL, NORMAL, LARGE = 8, 10, 13
"""Points of a letter."""
BELOW, LEFT, RIGHT = (0, -9), (-6, 0), (6, 0)
"""Points from a mark to its number."""
DOTS = 130
"""Dots an inch."""
EXPLAINED = """\
Bars are 95 % intervals. Thin lines: of the scores, the deviation of single games; of the rounds, from the shortest game
to the longest; of the decisions, from the mean to the longest turn, with a dash at the 95th percentile."""


def draw(title: str, opponent: str, reports: Sequence[Report], file: Path) -> None:
    """Write the picture of ``reports``, which is a PNG, SVG or PDF as the name of the file says."""
    editions = list(dict.fromkeys(report.rules for report in reports))
    widths = [width for _, width in PANELS.values()]
    size = (sum(widths), WORDS + HEIGHT * len(editions))
    figure = Figure(figsize=size, layout="constrained", dpi=DOTS)
    grid = figure.subplots(len(editions), len(PANELS), squeeze=False, width_ratios=widths)
    for row, edition in enumerate(editions):
        _row(list(grid[row]), [report for report in reports if report.rules == edition])
        grid[row][0].set_ylabel(edition, fontsize=LARGE)
    for axes, heading in zip(grid[0], PANELS, strict=True):
        axes.set_title(heading, fontsize=NORMAL)
    figure.suptitle(f"{title}: {reports[0].games} games of {opponent} at each table", fontsize=LARGE)
    marks = list(_legend(reports))
    words: dict[str, Any] = {"title": EXPLAINED, "title_fontsize": SMALL, "fontsize": NORMAL}
    figure.legend(handles=marks, loc="outside lower center", ncols=len(marks), frameon=False, **words)
    figure.savefig(file)


def _row(panels: Sequence[Axes], reports: Sequence[Report]) -> None:
    wins, order, score, rounds, turns = panels
    for number, report in enumerate(reports):
        shift = (number - (len(reports) - 1) / 2) * APART
        _shares(wins, report, report.wins, shift)
        _shares(order, report, report.order, shift)
        _scores(score, report, shift)
        _rounds(rounds, report)
        _turns(turns, report)
    for axes, (along, _) in zip(panels, PANELS.values(), strict=True):
        _dress(axes, along, range(1, max(report.config.seats for report in reports) + 1))
    for axes in (wins, order):
        axes.yaxis.set_major_formatter(PercentFormatter(1.0))
    for axes in (wins, order, rounds, turns):
        axes.set_ylim(bottom=0.0)


def _colour(report: Report) -> str:
    return COLOURS[report.config.seats - 1]


def _marker(report: Report) -> str:
    return MARKERS[report.config.seats - 1]


def _shares(axes: Axes, report: Report, shares: Sequence[Share], shift: float) -> None:
    """A point for each place, and a line where all would be alike."""
    places = [place + shift for place in range(1, len(shares) + 1)]
    middles = [share.share for share in shares]
    reach = [[share.share - share.low for share in shares], [share.high - share.share for share in shares]]
    axes.errorbar(places, middles, yerr=reach, fmt=_marker(report), color=_colour(report), capsize=2, markersize=5)
    if len(shares) > 1:
        axes.hlines(1 / len(shares), 0.6, len(shares) + 0.4, colors=_colour(report), linestyles=":", linewidth=1)


def _scores(axes: Axes, report: Report, shift: float) -> None:
    """A point for each seat with its interval, and a thin line for the deviation of single games."""
    places = [place + shift for place in range(1, report.config.seats + 1)]
    means = [score.mean for score in report.scores]
    deviations = [score.deviation for score in report.scores]
    axes.errorbar(places, means, yerr=deviations, fmt="none", ecolor=_colour(report), elinewidth=0.6, alpha=0.6)
    sure = [score.mean - score.low for score in report.scores]
    axes.errorbar(
        places, means, yerr=sure, fmt=_marker(report), color=_colour(report), capsize=2, markersize=5, elinewidth=2
    )


def _rounds(axes: Axes, report: Report) -> None:
    """The mean and, as a line, the shortest and the longest game."""
    seats, rounds = report.config.seats, report.rounds
    axes.vlines(seats, rounds.least, rounds.most, colors=_colour(report), linewidth=1)
    axes.plot(seats, rounds.mean, _marker(report), color=_colour(report), markersize=5)
    _label(axes, (seats, rounds.least), f"{rounds.mean:.1f}", BELOW)


def _turns(axes: Axes, report: Report) -> None:
    """The mean, and with a dash each the 95th percentile and the longest turn."""
    seats, turns = report.config.seats, report.turns
    axes.vlines(seats, turns.mean, turns.most, colors=_colour(report), linewidth=1)
    axes.plot(seats, turns.mean, _marker(report), color=_colour(report), markersize=5)
    axes.plot([seats] * 2, [turns.p95, turns.most], "_", color=_colour(report), markersize=8)
    _label(axes, (seats, turns.mean), f"{turns.mean:.1f}", LEFT)
    for value in {turns.p95, turns.most}:
        _label(axes, (seats, value), f"{value}", RIGHT)


def _label(axes: Axes, point: tuple[float, float], word: str, where: tuple[int, int]) -> None:
    """A number near its point."""
    across = {BELOW: "center", LEFT: "right", RIGHT: "left"}[where]
    axes.annotate(word, point, where, textcoords="offset points", ha=across, va="center", fontsize=SMALL)


def _dress(axes: Axes, along: str, places: Sequence[int]) -> None:
    axes.grid(axis="y", color="#dddddd", linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xticks(places)
    axes.set_xlim(places[0] - 0.5, places[-1] + 0.5)
    axes.set_xlabel(along, fontsize=SMALL)


def _legend(reports: Sequence[Report]) -> Iterator[Line2D]:
    """A mark for each number of seats, and one for what lies where all are alike."""
    for seats in sorted({report.config.seats for report in reports}):
        colour, marker = COLOURS[seats - 1], MARKERS[seats - 1]
        yield Line2D([], [], color=colour, marker=marker, linestyle="", label=f"{seats} seat{'s' * (seats > 1)}")
    yield Line2D([], [], color="#555555", linestyle=":", label="all alike")
