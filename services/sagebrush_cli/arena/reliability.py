"""Predictions as a picture: how often what was predicted came true, a panel for each player at each table."""

from collections.abc import Mapping
from math import ceil
from pathlib import Path

from matplotlib.axes import Axes
from matplotlib.figure import Figure

from sagebrush_opponents.arena.ratings.calibration import Calibration

COLOUR, GREY = "#0072B2", "#999999"
ACROSS, SIDE, DOTS = 3, 3.2, 130
"""Panels in a row, inches of a panel, dots an inch."""
LARGEST = 220.0
"""Square points of the mark of the bin with the most predictions."""


def draw_reliability(found: Mapping[tuple[str, str], Calibration], file: Path) -> None:
    """Write the picture, which is a PNG, SVG or PDF as the name of the file says."""
    rows = ceil(len(found) / ACROSS)
    figure = Figure(figsize=(ACROSS * SIDE, rows * (SIDE + 0.5)), layout="constrained", dpi=DOTS)
    panels = figure.subplots(rows, ACROSS, squeeze=False).ravel()
    for axes, ((table, name), one) in zip(panels, found.items(), strict=False):
        _draw(axes, one)
        axes.set_title(f"{table}\n{name}: {one.error:.3f}", fontsize=8)
    for axes in panels[len(found) :]:
        axes.set_visible(False)
    figure.supxlabel("predicted share of the win", fontsize=9)
    figure.supylabel("share that came", fontsize=9)
    figure.savefig(file)


def _draw(axes: Axes, found: Calibration) -> None:
    most = max(one.forecasts for one in found.bins)
    axes.plot([0, 1], [0, 1], ":", color=GREY)
    axes.scatter(
        [one.predicted for one in found.bins],
        [one.happened for one in found.bins],
        [LARGEST * one.forecasts / most for one in found.bins],
        color=COLOUR,
        alpha=0.7,
    )
    axes.set_xlim(-0.05, 1.05)
    axes.set_ylim(-0.05, 1.05)
    axes.set_aspect("equal")
    axes.spines[["top", "right"]].set_visible(False)
