"""Books: quantities that only events change, kept apart from ``evolve``, so that each proves the other."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.messages import Event

Amounts = dict[str, int]
"""Quantities by name, such as ``dollars of seat 2``."""


@dataclass(frozen=True, slots=True)
class Books:
    """What a title keeps books about: ``counted`` gives the amounts of a state, ``post`` changes them by an event."""

    counted: Callable[[Any], Amounts]
    post: Callable[[Amounts, Event], None]


def _nothing(_state: Any) -> Amounts:
    return {}


def _unread(_amounts: Amounts, _event: Event) -> None:
    """Nothing is posted."""


NO_BOOKS = Books(_nothing, _unread)
"""Of a title that keeps none."""
