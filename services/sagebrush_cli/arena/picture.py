"""Standings as a picture: for each table, ratings with their intervals beside the time per move."""

from collections.abc import Sequence
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sagebrush_opponents.arena.standings import ArenaStandings

WIDTH, ROW, MARGIN = 10.0, 0.35, 1.2
"""Inches: of a picture, of a player, above and below the players of a table."""
COLOUR, GREY = "#0072B2", "#dddddd"
DOTS = 130


def draw_standings(found: Sequence[ArenaStandings], file: Path) -> None:
    """Write the picture, which is a PNG, SVG or PDF as the name of the file says."""
    heights = [MARGIN + ROW * max(1, len(one.times)) for one in found]
    figure = Figure(figsize=(WIDTH, sum(heights)), layout="constrained", dpi=DOTS)
    grid = figure.subplots(len(found), 2, squeeze=False, height_ratios=heights)
    for (left, right), one in zip(grid, found, strict=True):
        _draw_strength(left, one)
        _draw_times(right, one)
    figure.savefig(file)


def _draw_strength(axes: Axes, found: ArenaStandings) -> None:
    """Elo of those who met others, the share of wins of those who were alone."""
    if found.ratings:
        lines = [(one.player, one.elo, one.low, one.high) for one in reversed(found.ratings)]
    else:
        lines = [(one.player, one.share.share, one.share.low, one.share.high) for one in reversed(found.matches)]
    middles = [middle for _, middle, _, _ in lines]
    reach = [[middle - low for _, middle, low, _ in lines], [high - middle for _, middle, _, high in lines]]
    axes.errorbar(middles, range(len(lines)), xerr=reach, fmt="o", color=COLOUR, capsize=3)
    _dress(axes, [name for name, *_ in lines], "Elo, 95 %" if found.ratings else "share of games won, 95 %")
    axes.set_title(f"{found.config}: {found.games} games", fontsize=10, loc="left")


def _draw_times(axes: Axes, found: ArenaStandings) -> None:
    names = sorted(found.times, key=lambda name: -found.times[name].median)
    times = [found.times[name] for name in names]
    axes.hlines(range(len(names)), [t.median for t in times], [t.p99 for t in times], colors=COLOUR, linewidth=1)
    axes.plot([t.median for t in times], range(len(names)), "o", color=COLOUR)
    axes.plot([t.p99 for t in times], range(len(names)), "|", color=COLOUR, markersize=10)
    axes.set_xscale("log")
    _dress(axes, names, "ms per move: median, and a dash at the 99th percentile")


def _dress(axes: Axes, names: Sequence[str], along: str) -> None:
    axes.set_yticks(range(len(names)), names)
    axes.set_ylim(-0.6, len(names) - 0.4)
    axes.grid(axis="x", color=GREY, linewidth=0.6)
    axes.set_axisbelow(True)
    axes.spines[["top", "right"]].set_visible(False)
    axes.set_xlabel(along, fontsize=8)
