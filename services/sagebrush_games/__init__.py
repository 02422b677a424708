"""The games: a pure library of titles, each a decider over events."""

from collections.abc import Mapping
from importlib import import_module
from pkgutil import iter_modules

from sagebrush_games.kernel.title import AnyTitle

_FIRST = ("carson_city", "tiny_epic_western", "sierra_west")
"""The packages whose titles are listed first, in this order; the others follow by name."""


def _titles() -> Mapping[str, AnyTitle]:
    """The ``TITLE`` of every package beside the kernel, by id."""
    names = sorted(module.name for module in iter_modules(__path__) if module.ispkg and module.name != "kernel")
    names.sort(key=lambda name: _FIRST.index(name) if name in _FIRST else len(_FIRST))
    titles: list[AnyTitle] = [import_module(f"{__name__}.{name}").TITLE for name in names]
    return {title.id: title for title in titles}


TITLES = _titles()
"""Every title, by id: adding one is adding its package."""
