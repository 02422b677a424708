"""Domains: which values a field of a command can have, and the place of each.

A domain is written in one line. ``0..63``: these whole numbers. ``salary ammunition``: these words, in this order.
``flag``: false, true. ``none | box``: those of the first, then those of the second; ``none`` is the missing value.
``subsets 3``: the sets of places 0 to 2, as sorted tuples, none of them empty. ``rank 3``: the rank of the value
among those that the fields with a rank have in all legal commands of the same kind: what a hand holds, for instance.
"""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

_RANGE = re.compile(r"(-?\d+)\.\.(-?\d+)")
_COUNTED = re.compile(r"(rank|subsets) (\d+)")


@dataclass(frozen=True, slots=True)
class Domain:
    """The values of a field in order; for ranks, the places themselves."""

    values: tuple[Any, ...]
    by_rank: bool = False


def domain_of(text: str, named: Mapping[str, str]) -> Domain:
    """The domain that ``text`` writes, in which names stand for those in ``named``."""
    if counted := _COUNTED.fullmatch(text):
        kind, number = counted[1], int(counted[2])
        return Domain(tuple(range(number)), by_rank=True) if kind == "rank" else Domain(_subsets(number))
    return Domain(tuple(value for part in text.split("|") for value in _values(part.strip(), named)))


def _values(text: str, named: Mapping[str, str]) -> Sequence[Any]:
    if text in named:
        return domain_of(named[text], named).values
    if numbers := _RANGE.fullmatch(text):
        return range(int(numbers[1]), int(numbers[2]) + 1)
    return {"flag": (False, True), "none": (None,)}.get(text) or text.split()


def _subsets(places: int) -> tuple[tuple[int, ...], ...]:
    """By the number whose bits they are: (0,), (1,), (0, 1), (2,) and so on."""
    return tuple(tuple(place for place in range(places) if bits >> place & 1) for bits in range(1, 1 << places))
