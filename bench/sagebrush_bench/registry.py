"""All figures, in the order of the table of results; each is imported when it is measured."""

from collections.abc import Sequence
from importlib import import_module

from sagebrush_bench.figure import Figure

MODULES = (
    "commands",
    "cpu",
    "one_client",
    "python_client",
    "soak",
    "durability",
    "append",
    "playout",
    "step",
    "environments",
    "big_box",
    "fold",
    "thought",
    "levels",
    "worker",
    "replay",
    "storage",
    "turn",
    "start",
    "under_attack",
    "flood",
    "rush",
    "clocks",
    "patches",
    "page",
    "suite",
)


def names() -> list[str]:
    """The name of every figure."""
    return [module.replace("_", "-") for module in MODULES]


def figures(chosen: Sequence[str] = ()) -> list[Figure]:
    """The figures ``chosen`` by name; without names all that are not on request. KeyError for an unknown name."""
    known = dict(zip(names(), MODULES, strict=True))
    if chosen:
        return [_figure(known[name]) for name in chosen]
    return [figure for figure in map(_figure, MODULES) if not figure.on_request]


def _figure(module: str) -> Figure:
    figure: Figure = import_module(f"sagebrush_bench.figures.{module}").FIGURE
    return figure
