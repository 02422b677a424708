"""The ledger: quantities that only events change, added up apart from ``evolve``, so that each proves the other."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from sagebrush_games.kernel.messages import Event

Amounts = dict[str, int]
"""Quantities by name, such as ``dollars of seat 2``."""


@dataclass(frozen=True, slots=True)
class Ledger:
    """Amounts that the conformance suite compares after each command.

    counted(state): the amounts as the state shows them. record(amounts, event): changes the amounts by what the event
    says, without a look at the state.
    """

    counted: Callable[[Any], Amounts]
    record: Callable[[Amounts, Event], None]


def _count_nothing(_state: Any) -> Amounts:
    return {}


def _record_nothing(_amounts: Amounts, _event: Event) -> None:
    pass


NO_LEDGER = Ledger(_count_nothing, _record_nothing)
"""Of a title whose events neither add nor take."""
