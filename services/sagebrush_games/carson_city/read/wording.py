"""Several things in one sentence."""

from collections.abc import Iterable

from sagebrush_games.kernel.wording import Argument, message


def all_of(parts: Iterable[Argument]) -> Argument:
    """``A and B and C``."""
    first, *rest = parts
    for part in rest:
        first = message("list-last", list=first, item=part)
    return first
